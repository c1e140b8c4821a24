"""What a puzzle is: tiles, what their links shall form, and where they may lie."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from tantrix.core.colours import COLOURS, Colour
from tantrix.core.errors import TantrixError
from tantrix.core.hexes import Hex
from tantrix.core.tiles import TILES


class Form(StrEnum):
    """What all links of a colour shall form: a closed loop, or an open line."""

    LOOP = "loop"
    LINE = "line"


class Goal(NamedTuple):
    """One loop or line of a colour, through every tile that has the colour."""

    form: Form
    colour: Colour


Goals = tuple[Goal, ...]
"""Goals that are to be reached at once."""


@dataclass(frozen=True)
class Puzzle:
    """Tiles to be laid so that all touching edges match and the goals are reached.

    `tiles` are numbers 1-56 in rising order; one that stands there repeatedly has copies, which
    are alike. `choices` are the goals: a solution reaches all of one choice, and to find out which
    is part of the puzzle where there are several. `board` are the cells to fill, None for a free
    shape; a free shape is connected and has no hole unless `holes`. Raises `TantrixError`.
    """

    name: str
    tiles: tuple[int, ...]
    choices: tuple[Goals, ...]
    board: frozenset[Hex] | None = None
    holes: bool = False

    def __post_init__(self) -> None:
        _check_tiles(self.tiles)
        if self.board is not None and len(self.board) != len(self.tiles):
            raise TantrixError("bad.puzzle.cells", tiles=len(self.tiles), cells=len(self.board))
        for colour in self.colours:
            if not any(colour in TILES[tile].edges for tile in self.tiles):
                raise TantrixError("bad.puzzle.colour", colour=colour)

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours that any choice names, in the order of `COLOURS`."""
        named = {goal.colour for goals in self.choices for goal in goals}
        return tuple(colour for colour in COLOURS if colour in named)


def _check_tiles(tiles: tuple[int, ...]) -> None:
    """Raise `TantrixError` unless these are numbers of tiles in rising order."""
    for tile in tiles:
        if tile not in TILES:
            raise TantrixError("bad.puzzle.tile", tile=tile)
    if not tiles or list(tiles) != sorted(tiles):
        raise TantrixError("bad.puzzle.tiles")


def loops(*colours: Colour) -> Goals:
    """Return the goals of a loop in each colour, all at once."""
    return tuple(Goal(Form.LOOP, colour) for colour in colours)


def lines(*colours: Colour) -> Goals:
    """Return the goals of an open line in each colour, all at once."""
    return tuple(Goal(Form.LINE, colour) for colour in colours)


def common_colours(tiles: Iterable[int]) -> tuple[Colour, ...]:
    """Return the colours that every one of the tiles has: those of a loop through all."""
    tiles = tuple(tiles)
    return tuple(colour for colour in COLOURS if all(colour in TILES[tile].edges for tile in tiles))
