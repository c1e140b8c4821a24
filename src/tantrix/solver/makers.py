"""How puzzles with exactly one solution are made: one maker a kind.

A maker is told how many tiles there may be, and asks the search only how many solutions there are,
which depends on neither seed nor version of the search. So what it makes depends on its random
numbers alone.

Tiles that all differ seldom make a loop with one solution. A tile at a tip of the figure touches
only its two neighbours on the loop, so that it can change places with any other such tile; a
hole-free loop has two tips or more, unless they touch each other, and a triangle has three. So
most loops are made of ten-tile sets, with copies at the tips. On a line a tip may be an end.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from tantrix.puzzles.boards import hexagon, spiral, triangle
from tantrix.puzzles.catalogue import SET_TILES
from tantrix.puzzles.puzzle import Given, Puzzle, common_colours, lines, loops
from tantrix.rules.core.colours import COLOURS, Colour
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import DIRECTIONS, OPPOSITE, Hex, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import OPEN, fits, with_edge
from tantrix.rules.core.tiles import TILES, Shape
from tantrix.solver.search import number

PATIENCE = 30
"""How many tiles are changed in vain before all are drawn anew."""

ENOUGH = 60
"""Tiles with more solutions than this are all equally far from having one."""

ORDERS = 3
"""In how many orders it is tried to do without the givens of a board; the best one counts."""

SET = tuple(range(1, SET_TILES + 1))
"""The ten-tile set; each tile of it has the first three colours."""

COPIES = SET * 10
ALL = tuple(TILES)

PYRAMIDS = (*[(4, lines)] * 4, *[(4, loops)] * 3, (5, lines), *[(5, loops)] * 3, (6, loops))
"""The sides and the goals of pyramids; those that come more often are made sooner."""

ANY = range(1, 1000)
"""As many tiles as may be."""

LOOPS = (7, 8, 8, 9, 9, 9, 10, 10, 10, 11)
"""The sizes of loops made of ten-tile sets; what comes more often stands there more often."""

DIFFERENT = 9
"""How many tiles a loop of different tiles has."""

Board = frozenset[Hex]
Option = TypeVar("Option")


def _of_size(
    options: Sequence[Option], sizes: range, size: Callable[[Option], int]
) -> Sequence[Option]:
    """Return the options of such sizes; raises `TantrixError` `bad.generate.tiles`."""
    found = [one for one in options if size(one) in sizes]
    if not found:
        raise TantrixError("bad.generate.tiles", low=sizes.start, high=sizes.stop - 1)
    return found


# --- loops and pyramids: tiles are changed until one solution is left ----------------------------


class DrawnTiles(NamedTuple):
    """Tiles for a loop or line of a colour, and those (with copies) that may stand for them."""

    tiles: list[int]
    pool: Sequence[int]
    colour: Colour


def loop(rng: random.Random, sizes: range = ANY) -> Puzzle:
    """Make a loop of 7 to 11 tiles; all colours that they have in common might be its colour."""
    known = _of_size(LOOPS, sizes, lambda size: size)
    if rng.random() < 0.1 and DIFFERENT in sizes:
        return _settled(lambda: _closable(lambda: _different(DIFFERENT, rng, 2)), _loop_puzzle, rng)
    size = rng.choice(known)
    return _settled(lambda: _closable(lambda: _copied(size, rng)), _loop_puzzle, rng)


def _loop_puzzle(tiles: Sequence[int], _: Colour) -> Puzzle:
    return Puzzle("", tuple(tiles), tuple(loops(colour) for colour in common_colours(tiles)))


def pyramid(rng: random.Random, sizes: range = ANY) -> Puzzle:
    """Make a triangle of side 4 to 6 with one line or loop through all."""
    side, goals = rng.choice(_of_size(PYRAMIDS, sizes, lambda one: len(triangle(one[0]))))
    board = triangle(side)
    size = len(board)

    def make(tiles: Sequence[int], colour: Colour) -> Puzzle:
        return Puzzle("", tuple(tiles), (goals(colour),), board)

    if goals is lines:
        return _settled(lambda: _different(size, rng, 1), make, rng)
    return _settled(lambda: _closable(lambda: _copied(size, rng)), make, rng)


def _different(size: int, rng: random.Random, colours: int) -> DrawnTiles:
    """Draw different tiles of those that have so many colours in common."""
    asked = rng.sample(COLOURS, colours)
    pool = [number for number, tile in TILES.items() if set(asked) <= set(tile.edges)]
    return DrawnTiles(rng.sample(pool, size), pool, asked[0])


def _copied(size: int, rng: random.Random) -> DrawnTiles:
    """Draw tiles of ten-tile sets, those with corner links of one colour all alike, or of two."""
    colour = rng.choice(COLOURS[:3])
    corners = [tile for tile in SET if _shape(tile, colour) is Shape.CORNER]
    others = [tile for tile in SET if tile not in corners]
    kinds = rng.sample(corners, rng.choice((1, 1, 2)))
    tiles = [rng.choice(kinds) for _ in range(rng.randint(3, size // 2 + 1))]
    tiles += rng.sample(others * 4, size - len(tiles))
    return DrawnTiles(tiles, [*kinds, *others] * size, colour)


def _closable(draw: Callable[[], DrawnTiles]) -> DrawnTiles:
    """Draw until the bends are even in number: no loop closes with an odd number."""
    while True:
        drawn = draw()
        if sum(_shape(tile, drawn.colour) is Shape.BEND for tile in drawn.tiles) % 2 == 0:
            return drawn


def _shape(tile: int, colour: Colour) -> Shape:
    return next(link.shape for link in TILES[tile].links if link.colour == colour)


def _settled(
    draw: Callable[[], DrawnTiles],
    make: Callable[[Sequence[int], Colour], Puzzle],
    rng: random.Random,
) -> Puzzle:
    """Change one tile after the other, as long as that leaves fewer solutions, until one is left.

    A tile is changed for one whose link has the same shape, so that the figures stay possible.
    """
    while True:
        drawn = draw()
        puzzle = make(sorted(drawn.tiles), drawn.colour)
        found, vain = number(puzzle, ENOUGH), 0
        while found > 1 and vain < PATIENCE:
            other = _changed(drawn, rng)
            changed = make(sorted(other.tiles), drawn.colour)
            now = number(changed, found + 1)
            vain = 0 if 0 < now < found else vain + 1
            if 0 < now <= found:
                drawn, puzzle, found = other, changed, now
        if found == 1:
            return puzzle


def _changed(drawn: DrawnTiles, rng: random.Random) -> DrawnTiles:
    """Change one tile for another one with a link of the same shape, if there is any."""
    tiles, pool, colour = drawn
    place = rng.randrange(len(tiles))
    spare = Counter(pool) - Counter(tiles)
    asked = _shape(tiles[place], colour)
    others = [tile for tile in sorted(spare) if _shape(tile, colour) is asked]
    others = [tile for tile in others if tile != tiles[place]] or [tiles[place]]
    return drawn._replace(tiles=[*tiles[:place], rng.choice(others), *tiles[place + 1 :]])


# --- boards: a solution is laid, then told as little of as will do -------------------------------


def flower() -> Board:
    """Return the hexagon of side 3 without its corners."""
    return hexagon(3) - {Hex(2 * at.q, 2 * at.r) for at in DIRECTIONS}


def rhomboid(width: int, height: int) -> Board:
    """Return rows of equal length, each half a cell further."""
    return frozenset(Hex(q, r) for q in range(width) for r in range(height))


def hourglass(side: int) -> Board:
    """Return two triangles that share a corner."""
    half = frozenset(Hex(at.q - side + 1, at.r) for at in triangle(side))
    return half | {Hex(-at.q, -at.r) for at in half}


def net(cells: Board) -> Board:
    """Return cells without every third one: none of those within has more than three neighbours."""
    return frozenset(at for at in cells if (at.q - at.r) % 3)


def lattice(cells: Board) -> Board:
    """Return cells without every fourth one: none of those within has more than four neighbours."""
    return frozenset(at for at in cells if at.q % 2 or at.r % 2)


BOARDS: tuple[Board, ...] = (
    *map(triangle, (4, 5, 6)),
    triangle(6) - triangle(3),
    *map(spiral, (10, 12, 14, 16, 18, 20, 22, 24)),
    *map(hexagon, (3, 3, 3)),
    hexagon(3) - hexagon(1),
    flower(),
    *(rhomboid(*sides) for sides in ((3, 4), (3, 5), (4, 4), (3, 6), (4, 5))),
    *map(hourglass, (3, 4)),
)
"""The boards to fill; a gap in one is no hole. The plain hexagon comes most often."""

TURNS: tuple[Board, ...] = (
    *map(hexagon, (3, 4, 5)),
    *map(triangle, (5, 6, 7, 8, 9)),
    *map(hourglass, (4, 5)),
    *(net(hexagon(side)) for side in (4, 5)),
    *(net(triangle(side)) for side in (7, 8, 9)),
    *(lattice(hexagon(side)) for side in (3, 4, 5, 6)),
    *(lattice(triangle(side)) for side in (7, 8, 9)),
)
"""The boards of rotation puzzles."""


def board(rng: random.Random, sizes: range = ANY) -> Puzzle:
    """Make a board to fill so that all edges match, some of its tiles given."""
    laid = _filled(rng.choice(_of_size(BOARDS, sizes, len)), ALL, rng)
    givens = [Given(one.tile, one.hex, one.rotation) for one in laid]

    def make(kept: Sequence[Given]) -> Puzzle:
        return _match(laid, kept)

    return min((_spared(givens, make, rng) for _ in range(ORDERS)), key=lambda p: len(p.givens))


def turns(rng: random.Random, sizes: range = ANY) -> Puzzle:
    """Make a rotation puzzle: all tiles lie in given places; some rotations are told if need be."""
    cells = rng.choice(_of_size(TURNS, sizes, len))
    laid = _filled(cells, rng.choice((ALL, COPIES)) if len(cells) < 40 else COPIES, rng)
    givens = [Given(one.tile, one.hex, one.rotation) for one in laid]

    def make(kept: Sequence[Given]) -> Puzzle:
        return _match(laid, [one if one in kept else one._replace(rotation=None) for one in givens])

    return make(()) if number(make(()), 2) == 1 else _spared(givens, make, rng)


def _match(laid: Sequence[Placement], givens: Sequence[Given]) -> Puzzle:
    """Return the puzzle to lay the same tiles on the same cells."""
    tiles = tuple(sorted(one.tile for one in laid))
    return Puzzle("", tiles, ((),), frozenset(one.hex for one in laid), givens=tuple(givens))


def _spared(
    givens: Sequence[Given], make: Callable[[Sequence[Given]], Puzzle], rng: random.Random
) -> Puzzle:
    """Do without one given after the other, where one solution remains without it."""
    kept = list(givens)
    for one in rng.sample(givens, len(givens)):
        fewer = [other for other in kept if other != one]
        if number(make(fewer), 2) == 1:
            kept = fewer
    return make(kept)


def _filled(cells: Board, pool: Sequence[int], rng: random.Random) -> list[Placement]:
    """Lay tiles on all cells so that all edges match, beginning anew where there is no way on."""
    while True:
        laid: dict[Hex, Placement] = {}
        while len(laid) < len(cells) and (one := _next(cells, laid, pool, rng)):
            laid[one.hex] = one
        if len(laid) == len(cells):
            return [laid[at] for at in sorted(laid)]


def _next(
    cells: Board, laid: dict[Hex, Placement], pool: Sequence[int], rng: random.Random
) -> Placement | None:
    """Lay a tile in the cell that the fewest tiles fit, None where it is none."""
    left = Counter(pool) - Counter(one.tile for one in laid.values())
    empty = [at for at in sorted(cells) if at not in laid]
    found = [[(at, tile) for tile in fits(_pattern(at, laid)) if tile in left] for at in empty]
    answers = min(found, key=len)
    if not answers:
        return None
    at, tile = rng.choice(answers)
    return Placement(tile, *at, rng.choice(fits(_pattern(at, laid))[tile]))


def _pattern(at: Hex, laid: dict[Hex, Placement]) -> str:
    """Return what touches an empty cell."""
    pattern = OPEN
    for edge, cell in enumerate(neighbours(at)):
        if cell in laid:
            pattern = with_edge(pattern, edge, laid[cell].edges[OPPOSITE[edge]])
    return pattern
