"""What a puzzle is: tiles, what their links shall form, and where they may lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from tantrix.rules.core.colours import COLOURS, Colour
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import OPPOSITE, Hex, neighbours
from tantrix.rules.core.tiles import TILES

MOST_TILES = 10_000
"""The most tiles of a puzzle."""

MOST_FREE = 2_000
"""The most tiles of a puzzle in a free shape."""

FARTHEST = 500
"""The farthest from 0 that q or r of a cell of a board may be."""


class LinkShape(StrEnum):
    """What links of a colour form: a closed loop, or an open line.

    >>> from tantrix.puzzles.puzzle import LinkShape
    >>> list(map(str, LinkShape))
    ['loop', 'line']
    """

    LOOP = "loop"
    LINE = "line"


class Goal(NamedTuple):
    """One loop or line of a colour, through every tile that has the colour.

    >>> import tantrix
    >>> tantrix.puzzle("discovery-5").choices[0][0]
    Goal(form=<LinkShape.LOOP: 'loop'>, colour=<Colour.RED: 'R'>)
    """

    form: LinkShape
    colour: Colour


Goals = tuple[Goal, ...]
"""Goals that are to be reached at once."""


class Given(NamedTuple):
    """A tile that lies in a given place, in a given rotation (0-5), or both.

    >>> import tantrix
    >>> tantrix.puzzle("pyramid-45").givens[0]
    Given(tile=24, at=Hex(q=0, r=0), rotation=None)
    """

    tile: int
    at: Hex | None = None
    rotation: int | None = None


@dataclass(frozen=True)
class Puzzle:
    """Tiles to be laid so that all touching edges match and the goals are reached.

    `tiles` are numbers 1-56 in rising order; one that stands there repeatedly has copies, which
    are alike. `choices` are the goals: a solution reaches all of one choice, and to find out which
    is part of the puzzle where there are several. `board` are the cells to fill, None for a free
    shape, which is connected.

    A solution in a free shape may enclose empty cells, but with `no_hole` none that has six tiles
    round it [S0, S3]. Searches look for solid shapes, which enclose nothing, unless `holes`: then
    they find the others as well. The two exclude each other.

    `givens` bind tiles of a board beforehand. Where `scored` is given, every arrangement of the 56
    tiles is a solution, worth the sum over the colours of its longest line (loop), a point a tile.
    Raises `TantrixError`.

    >>> import tantrix
    >>> from tantrix.puzzles.puzzle import loops
    >>> mine = tantrix.Puzzle("mine", (1, 2, 3), (loops(tantrix.Colour.YELLOW),))
    >>> tantrix.find(mine).status.value
    'solved'
    """

    name: str
    tiles: tuple[int, ...]
    choices: tuple[Goals, ...]
    board: frozenset[Hex] | None = None
    holes: bool = False
    givens: tuple[Given, ...] = ()
    scored: LinkShape | None = None
    no_hole: bool = False

    def __post_init__(self) -> None:
        _check_tiles(self.tiles, MOST_FREE if self.board is None else MOST_TILES)
        if self.board is not None:
            _check_board(self.board, len(self.tiles))
        if not self.choices:
            raise TantrixError("bad.puzzle.goals")
        for goals in self.choices:
            _check_goals(goals, self.tiles)
        if self.board is None and () in self.choices and self.scored is None:
            raise TantrixError("bad.puzzle.goals")
        if self.scored is not None and (self.tiles != tuple(TILES) or self.board is not None):
            raise TantrixError("bad.puzzle.scored")
        if self.no_hole and (self.holes or self.board is not None):
            raise TantrixError("bad.puzzle.holes")
        _check_givens(self)

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours that any choice names, in the order of `COLOURS`."""
        named = {goal.colour for goals in self.choices for goal in goals}
        return tuple(colour for colour in COLOURS if colour in named)


def _check_tiles(tiles: tuple[int, ...], most: int) -> None:
    """Raise `TantrixError` unless these are numbers of tiles in rising order, not too many."""
    if len(tiles) > most:
        raise TantrixError("bad.puzzle.many", most=most)
    for tile in tiles:
        if tile not in TILES:
            raise TantrixError("bad.puzzle.tile", tile=tile)
    if not tiles or list(tiles) != sorted(tiles):
        raise TantrixError("bad.puzzle.tiles")


def _check_board(board: frozenset[Hex], tiles: int) -> None:
    """Raise `TantrixError` unless the tiles fill the board, and its cells lie near enough."""
    if len(board) != tiles:
        raise TantrixError("bad.puzzle.cells", tiles=tiles, cells=len(board))
    for at in board:
        if max(abs(at.q), abs(at.r)) > FARTHEST:
            raise TantrixError("bad.puzzle.far", q=at.q, r=at.r, most=FARTHEST)


def _check_goals(goals: Goals, tiles: tuple[int, ...]) -> None:
    """Raise `TantrixError` unless each goal has a colour of its own that a tile has."""
    colours = [goal.colour for goal in goals]
    for colour in colours:
        if not any(colour in TILES[tile].edges for tile in tiles):
            raise TantrixError("bad.puzzle.colour", colour=colour)
        if colours.count(colour) > 1:
            raise TantrixError("bad.puzzle.colour_twice", colour=colour)


def _check_givens(puzzle: Puzzle) -> None:
    """Raise `TantrixError` unless the givens can be met together, as far as counting tells."""
    tiles, cells = Counter(puzzle.tiles), Counter(one.at for one in puzzle.givens if one.at)
    asked = Counter(one.tile for one in puzzle.givens)
    if puzzle.givens and puzzle.board is None:
        raise TantrixError("bad.puzzle.given.board")
    for one in puzzle.givens:
        if asked[one.tile] > tiles[one.tile]:
            raise TantrixError("bad.puzzle.given.tile", tile=one.tile)
        if one.rotation not in (None, 0, 1, 2, 3, 4, 5) or (one.at, one.rotation) == (None, None):
            raise TantrixError("bad.puzzle.given.rotation", tile=one.tile)
        if one.at is not None and puzzle.board is not None and one.at not in puzzle.board:
            raise TantrixError("bad.puzzle.given.cell", tile=one.tile)
        if one.at is not None and cells[one.at] > 1:
            raise TantrixError("bad.puzzle.given.twice", q=one.at.q, r=one.at.r)
    _check_touching(puzzle.givens)


def _check_touching(givens: Iterable[Given]) -> None:
    """Raise `TantrixError` where givens that are bound altogether touch and do not match."""
    shown = {
        one.at: TILES[one.tile].rotated(one.rotation)
        for one in givens
        if one.at is not None and one.rotation is not None
    }
    for at, edges in shown.items():
        for edge, cell in enumerate(neighbours(at)):
            if cell in shown and edges[edge] != shown[cell][OPPOSITE[edge]]:
                raise TantrixError("bad.puzzle.given.clash", q=at.q, r=at.r)


def loops(*colours: Colour) -> Goals:
    """Return the goals of a loop in each colour, all at once.

    >>> import tantrix
    >>> from tantrix.puzzles.puzzle import loops
    >>> len(loops(tantrix.Colour.RED, tantrix.Colour.BLUE))
    2
    """
    return tuple(Goal(LinkShape.LOOP, colour) for colour in colours)


def lines(*colours: Colour) -> Goals:
    """Return the goals of an open line in each colour, all at once.

    >>> import tantrix
    >>> from tantrix.puzzles.puzzle import lines
    >>> lines(tantrix.Colour.RED)[0].form
    <LinkShape.LINE: 'line'>
    """
    return tuple(Goal(LinkShape.LINE, colour) for colour in colours)


def common_colours(tiles: Iterable[int]) -> tuple[Colour, ...]:
    """Return the colours that every one of the tiles has: those of a loop through all.

    >>> from tantrix.puzzles.puzzle import common_colours
    >>> [colour.name for colour in common_colours([1, 2, 3])]
    ['RED', 'YELLOW', 'BLUE']
    """
    tiles = tuple(tiles)
    return tuple(colour for colour in COLOURS if all(colour in TILES[tile].edges for tile in tiles))
