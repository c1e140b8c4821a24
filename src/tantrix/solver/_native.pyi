# The compiled module; `tantrix.solver` is the door to it.

from collections.abc import Sequence

# A search in the background; it stops when nobody holds it any more.
class Run:
    def take(self, seconds: float, /) -> list[tuple[int, int, int, int]] | None: ...
    def stop(self) -> None: ...
    @property
    def ended(self) -> bool: ...
    @property
    def seconds(self) -> float: ...
    # Whether everything was searched, the solutions found, the trials made.
    @property
    def outcome(self) -> tuple[bool, int, int]: ...
    # Tiles that lie, the most that lay, parts of the tree that are done, and in all.
    @property
    def progress(self) -> tuple[int, int, int, int]: ...

# Goals are (form, colour), numbers in the order of their enums; cells are (q, r); givens are
# (tile, cell, rotation), tiles laid (tile, q, r, rotation).
def search(
    tiles: Sequence[int],
    choices: Sequence[Sequence[tuple[int, int]]],
    board: Sequence[tuple[int, int]],
    givens: Sequence[tuple[int, tuple[int, int] | None, int | None]],
    laid: Sequence[tuple[int, int, int, int]],
    holes: bool,
    seed: int,
    first: bool,
    keep: int | None,
    threads: int,
) -> Run: ...

# How many solutions there are, `most` where there are as many or more; in the thread that asks.
def number(
    tiles: Sequence[int],
    choices: Sequence[Sequence[tuple[int, int]]],
    board: Sequence[tuple[int, int]],
    givens: Sequence[tuple[int, tuple[int, int] | None, int | None]],
    holes: bool,
    most: int,
) -> int: ...

# Longer and longer loops or lines of some of the tiles, until the longest is proved.
def longest(tiles: Sequence[int], goal: tuple[int, int], holes: bool, seed: int) -> Run: ...

# Better and better figures of all 56 tiles, until one has `bound` points.
def improve(form: int, bound: int, seed: int, threads: int) -> Run: ...

# Columns of cells, as `tantrix.puzzles.spaghetti` has them.
def spaghetti(sets: int, seed: int) -> list[tuple[int, int, list[int]]]: ...
