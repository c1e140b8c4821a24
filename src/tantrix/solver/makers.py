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
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple, TypeVar

from tantrix.puzzles.boards import hexagon, spiral, triangle
from tantrix.puzzles.catalogue import SET_TILES
from tantrix.puzzles.puzzle import Given, Goals, Puzzle, common_colours, lines, loops
from tantrix.rules.core.colours import COLOURS, Colour
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import DIRECTIONS, OPPOSITE, Hex, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import OPEN, fits, with_edge
from tantrix.rules.core.tiles import TILES, Shape
from tantrix.solver.search import count_up_to, has_full_loop, minimal_givens
from tantrix.solver.themes import LETTER_STROKES, letter_board, long_line, opposite_cells

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
    """Tiles for a loop or line of a colour, and those (each so often) that may stand for them."""

    tiles: list[int]
    pool: Mapping[int, int]
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
    return _settled(lambda: _closable(lambda: _copied(size, rng), board), make, rng)


def _different(size: int, rng: random.Random, colours: int) -> DrawnTiles:
    """Draw different tiles of those that have so many colours in common."""
    asked = rng.sample(COLOURS, colours)
    pool = [number for number, tile in TILES.items() if set(asked) <= set(tile.edges)]
    return DrawnTiles(rng.sample(pool, size), dict.fromkeys(pool, 1), asked[0])


def _copied(size: int, rng: random.Random) -> DrawnTiles:
    """Draw tiles of ten-tile sets, those with corner links of one colour all alike, or of two."""
    colour = rng.choice(COLOURS[:3])
    corners, others = _corners_and_others(colour)
    kinds = rng.sample(corners, rng.choice((1, 1, 2)))
    tiles = [rng.choice(kinds) for _ in range(rng.randint(3, size // 2 + 1))]
    tiles += rng.sample(others * 4, size - len(tiles))
    return DrawnTiles(tiles, dict.fromkeys(sorted([*kinds, *others]), size), colour)


@cache
def _corners_and_others(colour: Colour) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the tiles of the set whose link of a colour is a corner, and the others."""
    corners = tuple(tile for tile in SET if _shape(tile, colour) is Shape.CORNER)
    return corners, tuple(tile for tile in SET if tile not in corners)


def _closable(draw: Callable[[], DrawnTiles], board: Board | None = None) -> DrawnTiles:
    """Draw until some loop has such links: in a free shape, or through all cells of a board."""
    while True:
        drawn = draw()
        shapes = Counter(_shape(tile, drawn.colour) for tile in drawn.tiles)
        if _some_loop(board, *(shapes[shape] for shape in Shape)):
            return drawn


@cache
def _some_loop(board: Board | None, corners: int, bends: int, straights: int) -> bool:
    """Tell whether a loop may have such links: none does with an odd number of bends."""
    if bends % 2:
        return False
    return board is None or has_full_loop(board, corners, bends, straights) is not False


@cache
def _shape(tile: int, colour: Colour) -> Shape:
    return next(link.shape for link in TILES[tile].links if link.colour == colour)


class CountedSets:
    """How many solutions sets of tiles have; each set is counted once as far as is needed."""

    def __init__(self, make: Callable[[Sequence[int], Colour], Puzzle]) -> None:
        self._make = make
        self._known: dict[tuple[Colour, tuple[int, ...]], tuple[int, int]] = {}

    def count_up_to(self, drawn: DrawnTiles, most: int) -> int:
        """Return how many solutions tiles have, `most` where there are more."""
        key = drawn.colour, tuple(sorted(drawn.tiles))
        found, asked = self._known.get(key, (0, 0))
        if found == asked < most:
            found, asked = count_up_to(self.puzzle(drawn), most), most
            self._known[key] = found, asked
        return min(found, most)

    def puzzle(self, drawn: DrawnTiles) -> Puzzle:
        """Return the puzzle of some tiles."""
        return self._make(sorted(drawn.tiles), drawn.colour)


def _settled(
    draw: Callable[[], DrawnTiles],
    make: Callable[[Sequence[int], Colour], Puzzle],
    rng: random.Random,
) -> Puzzle:
    """Change one tile after the other, as long as that leaves fewer solutions, until one is left.

    A tile is changed for one whose link has the same shape, so that the figures stay possible.
    """
    counted = CountedSets(make)
    while True:
        drawn = draw()
        found, vain = counted.count_up_to(drawn, ENOUGH), 0
        while found > 1 and vain < PATIENCE:
            changed = _changed(drawn, rng)
            now = counted.count_up_to(changed, found + 1)
            vain = 0 if 0 < now < found else vain + 1
            if 0 < now <= found:
                drawn, found = changed, now
        if found == 1:
            return counted.puzzle(drawn)


def _changed(drawn: DrawnTiles, rng: random.Random) -> DrawnTiles:
    """Change one tile for another one with a link of the same shape, if there is any."""
    tiles, pool, colour = drawn
    place = rng.randrange(len(tiles))
    old = tiles[place]
    asked = _shape(old, colour)
    others = [
        tile
        for tile, copies in pool.items()
        if tile != old and _shape(tile, colour) is asked and tiles.count(tile) < copies
    ] or [old]
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

SYMMETRIC: tuple[Board, ...] = tuple(one for one in BOARDS if opposite_cells(one))
"""The boards to fill that half a turn brings onto themselves."""

WINDING: tuple[Board, ...] = (
    *map(spiral, (10, 12, 14, 16)),
    flower(),
    rhomboid(3, 4),
    rhomboid(4, 4),
)
"""The boards to fill with one long line."""


@cache
def letters() -> tuple[Board, ...]:
    """Return the boards of rotation puzzles that show a letter."""
    return tuple(letter_board(name) for name in LETTER_STROKES)


def board(rng: random.Random, sizes: range = ANY) -> Puzzle:
    """Make a board to fill so that all edges match, some of its tiles given."""
    laid = _givens(_filled(rng.choice(_of_size(BOARDS, sizes, len)), ALL, rng))
    orders = [rng.sample(range(len(laid)), len(laid)) for _ in range(ORDERS)]
    return _match(laid, [laid[index] for index in minimal_givens(_match(laid), orders)])


def turns(rng: random.Random, sizes: range = ANY) -> Puzzle:
    """Make a rotation puzzle: all tiles lie in given places; some rotations are told if need be."""
    return _turns(rng.choice(_of_size(TURNS, sizes, len)), rng)


def letter(rng: random.Random, sizes: range = ANY) -> Puzzle:
    """Make a rotation puzzle in the shape of a capital letter."""
    return _turns(rng.choice(_of_size(letters(), sizes, len)), rng)


def symmetric(rng: random.Random, sizes: range = ANY) -> Puzzle:
    """Make a board to fill, which half a turn brings onto itself with the cells of the givens."""
    cells = rng.choice(_of_size(SYMMETRIC, sizes, len))
    laid = _givens(_filled(cells, ALL, rng))
    opposite = opposite_cells(cells)
    kept = laid
    for pair in dict.fromkeys(
        frozenset({at, opposite[at]}) for at in rng.sample(sorted(cells), len(cells))
    ):
        fewer = [one for one in kept if one.at not in pair]
        if count_up_to(_match(laid, fewer), 2) == 1:
            kept = fewer
    return _match(laid, kept)


def line(rng: random.Random, sizes: range = ANY) -> Puzzle:
    """Make a board to fill with one line of a colour through all tiles, some of them given."""
    cells = rng.choice(_of_size(WINDING, sizes, len))
    colour = rng.choice(COLOURS)
    pool = [tile for tile in ALL if colour in TILES[tile].edges]
    laid = _givens(_filled(cells, pool, rng, lambda: _led(long_line(cells, rng), colour)))
    order = rng.sample(range(len(laid)), len(laid))
    kept = [laid[index] for index in minimal_givens(_match(laid), [order])]
    goals = (lines(colour),)
    for one in rng.sample(kept, len(kept)):  # some are needless to whoever knows of the line
        fewer = [other for other in kept if other != one]
        if count_up_to(_match(laid, fewer, goals), 2) == 1:
            kept = fewer
    return _match(laid, kept, goals)


def _turns(cells: Board, rng: random.Random) -> Puzzle:
    laid = _givens(_filled(cells, rng.choice((ALL, COPIES)) if len(cells) < 40 else COPIES, rng))
    order = rng.sample(range(len(laid)), len(laid))
    told = set(minimal_givens(_match(laid), [order], rotations_only=True))
    return _match(
        laid, [one if i in told else one._replace(rotation=None) for i, one in enumerate(laid)]
    )


def _givens(laid: Iterable[Placement]) -> list[Given]:
    return [Given(one.tile, one.hex, one.rotation) for one in laid]


def _match(
    laid: Sequence[Given],
    givens: Sequence[Given] | None = None,
    choices: tuple[Goals, ...] = ((),),
) -> Puzzle:
    """Return the puzzle to lay the same tiles on the same cells, all or only some of them given."""
    tiles = tuple(sorted(one.tile for one in laid))
    cells = frozenset(one.at for one in laid if one.at)
    return Puzzle("", tiles, choices, cells, givens=tuple(laid if givens is None else givens))


def _led(way: Sequence[Hex], colour: Colour) -> dict[Hex, str]:
    """Return what each cell of a way asks for so that a line of a colour follows the way."""
    patterns = dict.fromkeys(sorted(way), OPEN)
    for one, other in pairwise(way):
        edge = neighbours(one).index(other)
        patterns[one] = with_edge(patterns[one], edge, colour)
        patterns[other] = with_edge(patterns[other], OPPOSITE[edge], colour)
    return patterns


def _filled(
    cells: Board,
    pool: Sequence[int],
    rng: random.Random,
    asked: Callable[[], dict[Hex, str]] | None = None,
) -> list[Placement]:
    """Lay tiles on all cells so that all edges match, beginning anew where there is no way on.

    `asked` says what the cells ask for before any tile lies, anew for each beginning.
    """
    while True:
        patterns = asked() if asked else dict.fromkeys(sorted(cells), OPEN)
        laid = _grown(patterns, Counter(pool), rng)
        if len(laid) == len(cells):
            return [laid[at] for at in sorted(laid)]


def _grown(
    patterns: dict[Hex, str], left: Counter[int], rng: random.Random
) -> dict[Hex, Placement]:
    """Lay tiles one by one in the cell that the fewest tiles fit, until it is none or all lie."""
    laid: dict[Hex, Placement] = {}
    kinds = {at: _fitting(pattern) for at, pattern in patterns.items()}
    spare = sum(1 << tile for tile in left)
    while kinds:
        at = min(kinds, key=lambda at: (kinds[at] & spare).bit_count())
        turns = fits(patterns[at])
        answers = [tile for tile in turns if left[tile]]
        if not answers:
            break
        tile = rng.choice(answers)
        one = laid[at] = Placement(tile, *at, rng.choice(turns[tile]))
        left[tile] -= 1
        if not left[tile]:
            spare &= ~(1 << tile)
        del kinds[at]
        for edge, cell in enumerate(neighbours(at)):
            if cell in kinds:
                patterns[cell] = with_edge(patterns[cell], OPPOSITE[edge], one.edges[edge])
                kinds[cell] = _fitting(patterns[cell])
    return laid


@cache
def _fitting(pattern: str) -> int:
    """Return the tiles that fit a pattern, as bits."""
    return sum(1 << tile for tile in fits(pattern))
