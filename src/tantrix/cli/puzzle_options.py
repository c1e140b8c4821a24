"""A puzzle as it is asked for on the command line: by its name, its id, or by options."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypedDict

import click

from tantrix.cli.common import STANDARD, PuzzleName, first_words, read_text
from tantrix.cli.i18n import option, say
from tantrix.puzzles.boards import SHAPES, read_board
from tantrix.puzzles.ids import ad_hoc, read_tiles
from tantrix.puzzles.known import known
from tantrix.puzzles.puzzle import Given, Goal, Goals, LinkShape, Puzzle
from tantrix.rules.core.colours import read_colour
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.tiles import TILES

_CELL = re.compile(r"\s*(-?\d{1,6})[\s,]+(-?\d{1,6})\s*")
_GIVEN = re.compile(r"(\d{1,2})(?:@(-?\d{1,6}),(-?\d{1,6}))?(?::([0-5]))?")

OPTIONS = (
    option("tiles", default=None),
    option("loop", "loops", multiple=True, metavar="COLOUR"),
    option("line", "lines", multiple=True, metavar="COLOUR"),
    option("beside", default=None, metavar="TILES"),
    option("board", default=None),
    option("given", "givens", multiple=True, metavar="PLACEMENT"),
    option("holes", is_flag=True),
)
"""The options that say a puzzle; `puzzle_of` takes what they give, by these names."""


class PuzzleOptions(TypedDict):
    """What the options give."""

    tiles: str | None
    loops: Sequence[str]
    lines: Sequence[str]
    beside: str | None
    board: str | None
    givens: Sequence[str]
    holes: bool


def with_puzzle_options(function: click.decorators.FC) -> click.decorators.FC:
    """Add the options that say a puzzle to a command, after the argument `puzzle`."""
    for one in reversed(OPTIONS):
        function = one(function)
    return click.argument("puzzle", type=PuzzleName(), required=False)(function)


def with_holes(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle that may have holes as well; a given board has none."""
    return puzzle if puzzle.board else ad_hoc(replace(puzzle, holes=True, no_hole=False))


def puzzle_of(puzzle: str | None, options: PuzzleOptions, *, some: bool = False) -> Puzzle:
    """Return the puzzle that is asked for; of its tiles only `some` need have the colours.

    `-` is the first word of standard input, as `tantrix generate` writes it.

    Raises `TantrixError`.
    """
    if puzzle is None:
        return _own(options, some=some)
    if puzzle == str(STANDARD):
        puzzle = next(iter(first_words(puzzle)), "")
    if any(value for name, value in options.items() if name != "holes"):
        raise TantrixError("cli.solve.both")
    return with_holes(known(puzzle)) if options["holes"] else known(puzzle)


def _own(options: PuzzleOptions, *, some: bool) -> Puzzle:
    """Return the puzzle that the options say, named by its id."""
    if options["tiles"] is None:
        raise TantrixError("cli.solve.what")
    goals = (*_goals(LinkShape.LOOP, options["loops"]), *_goals(LinkShape.LINE, options["lines"]))
    tiles = _tiles(options["tiles"], options["beside"], () if some else goals)
    board = None if options["board"] is None else _board(options["board"])
    givens = tuple(map(_given, options["givens"]))
    return ad_hoc(Puzzle("", tiles, (goals,), board, options["holes"] and not board, givens))


def _goals(form: LinkShape, colours: Sequence[str]) -> Goals:
    return tuple(Goal(form, read_colour(colour)) for colour in colours)


def _tiles(tiles: str, beside: str | None, goals: Goals) -> tuple[int, ...]:
    """Return all tiles, those that lie beside the goals too; the others are to be on one."""
    on = _listed(tiles)
    colours = [goal.colour for goal in goals]
    for tile in on if goals else ():
        if not any(colour in TILES[tile].edges for colour in colours):
            words = [say(f"colour.{colour}") for colour in colours]
            raise TantrixError("cli.solve.lacks", tile=tile, colours=words)
    if beside is None:
        return on
    more = _listed(beside)
    for tile in more:
        if tile in on:
            raise TantrixError("bad.puzzle.tile_twice", tile=tile)
    return tuple(sorted(on + more))


def _listed(text: str) -> tuple[int, ...]:
    if "." in text:
        raise TantrixError("bad.puzzle.list", text=text[:40])
    tiles = read_tiles(text.replace(" ", "").replace(",", "."))
    for tile in tiles:
        if tile not in TILES:
            raise TantrixError("bad.puzzle.tile", tile=tile)
    return tiles


def _given(text: str) -> Given:
    """Return the given of a text such as `25@0,-1:5`, `25@0,-1` or `25:5`."""
    match = _GIVEN.fullmatch(text)
    if match is None:
        raise TantrixError("bad.puzzle.given", text=text)
    tile, q, r, rotation = (None if word is None else int(word) for word in match.groups())
    at = None if q is None or r is None else Hex(q, r)
    return Given(tile or 0, at, rotation)


def _board(text: str) -> frozenset[Hex]:
    """Return the cells of a board that is named, or told in a file: JSON or one cell a line."""
    if text.partition(":")[0] in SHAPES or not (Path(text) == STANDARD or Path(text).exists()):
        return read_board(text)
    content = read_text(Path(text))
    cells = _from_json(content) if content.lstrip().startswith("[") else _from_lines(content)
    if len(set(cells)) < len(cells):
        raise TantrixError("bad.cells.twice", text=text)
    return frozenset(cells)


def _from_json(content: str) -> list[Hex]:
    try:
        cells = [Hex(q, r) for q, r in json.loads(content)]
    except (ValueError, TypeError, RecursionError):
        raise TantrixError("bad.cells.json") from None
    if not all(type(number) is int and abs(number) < 10**6 for at in cells for number in at):
        raise TantrixError("bad.cells.json")
    return cells


def _from_lines(content: str) -> list[Hex]:
    cells = []
    for number, line in enumerate(content.splitlines(), 1):
        match = _CELL.fullmatch(line)
        if match is None and line.strip():
            raise TantrixError("bad.cells.line", line=number)
        if match:
            cells.append(Hex(int(match[1]), int(match[2])))
    return cells
