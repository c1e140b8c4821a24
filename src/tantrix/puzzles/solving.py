"""A puzzle solved by hand: tiles are laid, turned and taken up again, one move after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NoReturn

from tantrix.puzzles.puzzle import Given, Puzzle
from tantrix.rules.core.errors import IllegalAction, Refusal
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement

Move = Placement | Hex
"""A tile is laid, or turned where it lies; or the tile in a cell is taken up."""


class Solving:
    """The table of a puzzle: the tiles that lie, from the givens on.

    A given tile lies in its place from the beginning, in rotation 0 where none is given; it may be
    turned then, but never taken up. Tiles may lie beside others that they do not match.

    >>> import tantrix
    >>> from tantrix.puzzles.solving import Solving
    >>> solving = Solving(tantrix.puzzle("discovery-5"))
    >>> solving.play([tantrix.Placement(1, 0, 0, 0)])
    >>> solving.placements
    [Placement(tile=1, q=0, r=0, rotation=0)]
    >>> solving.play([tantrix.Hex(0, 0)])  # taken up again
    >>> solving.placements
    []
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self._board = puzzle.board
        self._given: dict[Hex, Given] = {one.at: one for one in puzzle.givens if one.at}
        self._laid = {
            at: Placement(one.tile, *at, one.rotation or 0) for at, one in self._given.items()
        }
        self._left = Counter(puzzle.tiles) - Counter(one.tile for one in self._laid.values())

    @property
    def placements(self) -> list[Placement]:
        """The tiles that lie, in order of their cells."""
        return [self._laid[at] for at in sorted(self._laid)]

    def play(self, moves: Iterable[Move]) -> None:
        """Make moves, one after the other.

        Raises `IllegalAction` `bad.daily.move` with the `number` (from 1) and the cell of the first
        move that cannot be made, and the `reason`: `tile` (it is not in the tray), `cell` (it is
        not on the board), `taken` (another tile lies there), `given` (the tile there stays as it
        lies), `empty` (there is nothing to take up).
        """
        for number, move in enumerate(moves, start=1):
            if isinstance(move, Placement):
                self._place(number, move)
            else:
                self._take(number, move)

    def _place(self, number: int, move: Placement) -> None:
        at, lies = move.hex, self._laid.get(move.hex)
        if self._board is not None and at not in self._board:
            _refuse(number, at, "cell")
        if lies is None:
            if not self._left[move.tile]:
                _refuse(number, at, "tile")
            self._left[move.tile] -= 1
        elif lies.tile != move.tile:
            _refuse(number, at, "taken")
        elif at in self._given and self._given[at].rotation not in (None, move.rotation):
            _refuse(number, at, "given")
        self._laid[at] = move

    def _take(self, number: int, at: Hex) -> None:
        if at in self._given:
            _refuse(number, at, "given")
        if at not in self._laid:
            _refuse(number, at, "empty")
        self._left[self._laid.pop(at).tile] += 1


def _refuse(number: int, at: Hex, reason: str) -> NoReturn:
    """Say which move cannot be made, and why."""
    params = {"number": number, "reason": reason}
    raise IllegalAction([Refusal("bad.daily.move", params, (at,))])
