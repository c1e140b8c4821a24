"""Puzzles as text that a link can carry: `v1~1-10~loopR~free`.

Four or five parts with `~` between them, of letters that no link has to escape:

- the version;
- the tiles in rising order, ranges and copies short: `1-3x6.12`, three tiles six times and one;
- the choices of goals, `_` between them: `loopR.lineB_loopY`, `match` for none; `best-line` or
  `best-loop` where arrangements are scored;
- the board: `free`; `holes`, which searches leave in as well; `nohole`, which a solution must not
  have; `triangle-5`, `hexagon-3`, `spiral-40`; or its cells by rows, `rows_0.0.3_1.n1.2`: r, q of
  the first cell, and how many; `n` means minus;
- the givens, if any, `_` between them: `25at0.n1t5_7at1.0_12t3`, tile, cell, rotation.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain, groupby
from typing import NoReturn

from tantrix.puzzles.boards import MOST_CELLS, SHAPES, cells, read_board
from tantrix.puzzles.puzzle import MOST_TILES, Given, Goal, Goals, LinkShape, Puzzle
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex

VERSION = "v1"
LONGEST = 500_000
"""The longest id that is read."""

_NUMBER = r"(0|n?[1-9][0-9]{0,5})"
_TILES = re.compile(r"([1-9][0-9]?)(?:-([1-9][0-9]?))?(?:x([1-9][0-9]{0,4}))?")
_GOAL = re.compile(r"(loop|line)([RYBG])")
_RUN = re.compile(rf"{_NUMBER}\.{_NUMBER}\.([1-9][0-9]{{0,5}})")
_GIVEN = re.compile(rf"([1-9][0-9]?)(?:at{_NUMBER}\.{_NUMBER})?(?:t([0-5]))?")
_FREE = {"free", "holes", "nohole"}
_BEST = {"best-line": LinkShape.LINE, "best-loop": LinkShape.LOOP}


def write_id(puzzle: Puzzle) -> str:
    """Return the id that carries the whole puzzle, whatever its name.

    >>> import tantrix
    >>> from tantrix.puzzles.ids import write_id
    >>> write_id(tantrix.puzzle("discovery-5"))
    'v1~1-5~loopR~nohole'
    """
    parts = [VERSION, _tiles(puzzle.tiles), _choices(puzzle), _board(puzzle)]
    if puzzle.givens:
        parts.append("_".join(map(_given, puzzle.givens)))
    return "~".join(parts)


def read_id(text: str, most: int = MOST_TILES) -> Puzzle:
    """Return the puzzle of an id; its name is the id as `write_id` writes it.

    It has `most` tiles at most, and no more cells than a board of so many tiles.

    Raises `TantrixError` `bad.puzzle.id` with the `part` that cannot be read, or what `Puzzle`
    finds wrong.

    >>> from tantrix.puzzles.ids import read_id
    >>> read_id("v1~1-5~loopR~nohole").tiles
    (1, 2, 3, 4, 5)
    """
    parts = text.split("~")
    if len(text) > LONGEST or parts[0] != VERSION or len(parts) not in (4, 5):
        _refuse(text)
    choices, scored = _read_choices(parts[2])
    board = parts[3]
    puzzle = Puzzle(
        "",
        read_tiles(parts[1], most),
        choices,
        None if board in _FREE else _read_board(board, min(most, MOST_CELLS)),
        holes=board == "holes",
        givens=tuple(map(_read_given, parts[4].split("_"))) if len(parts) == 5 else (),
        scored=scored,
        no_hole=board == "nohole",
    )
    return ad_hoc(puzzle)


def ad_hoc(puzzle: Puzzle) -> Puzzle:
    """Return the same puzzle named by its id.

    >>> import tantrix
    >>> from tantrix.puzzles.ids import ad_hoc
    >>> ad_hoc(tantrix.puzzle("discovery-5")).name
    'v1~1-5~loopR~nohole'
    """
    return replace(puzzle, name=write_id(puzzle))


def _refuse(part: str) -> NoReturn:
    raise TantrixError("bad.puzzle.id", part=part[:40])


def _tiles(tiles: Iterable[int]) -> str:
    """Write tiles: numbers that follow each other, as often each, make one range."""
    copies = sorted(Counter(tiles).items())
    runs = groupby(enumerate(copies), key=lambda one: (one[1][0] - one[0], one[1][1]))
    spans = []
    for (_, times), run in runs:
        numbers = [number for _, (number, _) in run]
        span = str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}"
        spans.append(span if times == 1 else f"{span}x{times}")
    return ".".join(spans)


def read_tiles(text: str, most: int = MOST_TILES) -> tuple[int, ...]:
    """Return the tiles of a list such as `1-3x6.12` in rising order.

    Raises `TantrixError` `bad.puzzle.list`, `bad.puzzle.many`, `bad.puzzle.tile_twice`.

    >>> from tantrix.puzzles.ids import read_tiles
    >>> read_tiles("1-3x2.12")
    (1, 1, 2, 2, 3, 3, 12)
    """
    tiles: Counter[int] = Counter()
    for word in text.split("."):
        match = _TILES.fullmatch(word)
        if match is None:
            raise TantrixError("bad.puzzle.list", text=word[:40])
        first, last, times = int(match[1]), int(match[2] or match[1]), int(match[3] or 1)
        for tile in range(first, last + 1):
            if tile in tiles:
                raise TantrixError("bad.puzzle.tile_twice", tile=tile)
            tiles[tile] = times
    if tiles.total() > most:
        raise TantrixError("bad.puzzle.many", most=most)
    return tuple(sorted(tiles.elements()))


def _choices(puzzle: Puzzle) -> str:
    if puzzle.scored is not None:
        return f"best-{puzzle.scored}"
    return "_".join(
        ".".join(f"{form}{colour}" for form, colour in goals) or "match" for goals in puzzle.choices
    )


def _read_choices(text: str) -> tuple[tuple[Goals, ...], LinkShape | None]:
    if text in _BEST:
        return ((),), _BEST[text]
    return tuple(map(_read_goals, text.split("_"))), None


def _read_goals(text: str) -> Goals:
    return () if text == "match" else tuple(map(_read_goal, text.split(".")))


def _read_goal(word: str) -> Goal:
    match = _GOAL.fullmatch(word)
    if match is None:
        _refuse(word)
    return Goal(LinkShape(match[1]), Colour(match[2]))


def _board(puzzle: Puzzle) -> str:
    if puzzle.board is None:
        return "holes" if puzzle.holes else "nohole" if puzzle.no_hole else "free"
    return _named(puzzle.board) or "_".join(chain(["rows"], _rows(puzzle.board)))


def _named(board: frozenset[Hex]) -> str | None:
    """Return the name of a board that has one."""
    for name, (shape, largest) in SHAPES.items():
        size = _size(name, len(board))
        if size <= largest and shape(size) == board:
            return f"{name}-{size}"
    return None


def _size(name: str, count: int) -> int:
    """Return the size that a kind of board would have with so many cells, or the next smaller."""
    if name == "spiral":
        return count
    size = 1
    while cells(name, size + 1) <= count:
        size += 1
    return size


def _rows(board: frozenset[Hex]) -> Iterator[str]:
    """Write the cells, those of one row that follow each other at once."""
    cells = sorted((at.r, at.q) for at in board)
    for _, run in groupby(enumerate(cells), key=lambda one: (one[1][0], one[1][1] - one[0])):
        first, *more = [cell for _, cell in run]
        yield f"{_signed(first[0])}.{_signed(first[1])}.{1 + len(more)}"


def _read_board(text: str, most: int) -> frozenset[Hex]:
    kind, *runs = text.split("_")
    if kind != "rows":
        return read_board(text.replace("-", ":"), most)
    found: list[Hex] = []
    for run in runs:
        match = _RUN.fullmatch(run)
        if match is None:
            _refuse(run)
        r, q, count = _unsigned(match[1]), _unsigned(match[2]), int(match[3])
        if count + len(found) > most:
            raise TantrixError("bad.puzzle.many", most=most)
        found += (Hex(q + i, r) for i in range(count))
    return frozenset(found)


def _given(one: Given) -> str:
    place = "" if one.at is None else f"at{_signed(one.at.q)}.{_signed(one.at.r)}"
    return f"{one.tile}{place}" + ("" if one.rotation is None else f"t{one.rotation}")


def _read_given(word: str) -> Given:
    match = _GIVEN.fullmatch(word)
    if match is None:
        _refuse(word)
    tile, q, r, rotation = match.groups()
    at = None if q is None else Hex(_unsigned(q), _unsigned(r))
    return Given(int(tile), at, None if rotation is None else int(rotation))


def _signed(number: int) -> str:
    return f"n{-number}" if number < 0 else str(number)


def _unsigned(text: str) -> int:
    return int(text.replace("n", "-"))
