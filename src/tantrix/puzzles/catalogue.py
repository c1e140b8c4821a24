"""The puzzles of the sources by name."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from importlib.resources import files
from itertools import combinations
from types import MappingProxyType

from tantrix.puzzles.boards import triangle
from tantrix.puzzles.puzzle import MOST_FREE, Given, LinkShape, Puzzle, common_colours, lines, loops
from tantrix.rules.core.colours import COLOURS, Colour
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.tiles import TILES

DISCOVERY = range(3, 31)
"""How many tiles a Discovery puzzle has [S0]."""

TARGET_TIMES: Mapping[str, int] = MappingProxyType(
    {
        f"discovery-{size}": seconds
        for size, seconds in zip(range(3, 11), (20, 40, 60, 180, 360, 600, 900, 1080), strict=True)
    }
)
"""The times in seconds that the booklet sets for its puzzles [S0]."""

SET_TILES = 10
"""How many tiles the set of Discovery has [S0]."""

SET_COLOURS = "YYYRRBRBYB"
"""The colours that `sets-N` asks for when N ends in 1-9, 0: the ten-tile set's own; 1, 2 [O]."""

BOUNDS: Mapping[LinkShape, int] = MappingProxyType({LinkShape.LINE: 146, LinkShape.LOOP: 136})
"""What no arrangement of the 56 tiles exceeds, as `docs/internals/bounds.md` proves."""

JUNIOR = (3, 5, 8, 12, 14, 43, 46, 50, 52, 54)
STUDENT = (19, 21, 24, 25, 29, 31, 32, 40, 41, 42)
PROFESSOR = (2, 11, 15, 17, 20, 30, 38, 39, 44, 45, 51, 56)
MASTER = (18, 22, 23, 26, 27, 33, 34, 35, 36, 47, 53, 55)
GENIUS = (1, 4, 6, 7, 9, 10, 13, 16, 28, 37, 48, 49)

RED, YELLOW, BLUE, GREEN = COLOURS


def discovery(size: int) -> Puzzle:
    """Return the Discovery puzzle of the tiles 1 to `size`: a loop of the last number's colour.

    `size` is in `DISCOVERY` [S0].

    >>> from tantrix.puzzles.catalogue import discovery
    >>> discovery(10).name, discovery(10).colours
    ('discovery-10', (<Colour.RED: 'R'>,))
    """
    colour = Colour(TILES[size].number_colour)
    tiles = tuple(range(1, size + 1))
    return Puzzle(f"discovery-{size}", tiles, (loops(colour),), no_hole=True)


def sets(size: int) -> Puzzle:
    """Return the loop of `size` tiles, at least 3, out of as many ten-tile sets as that needs.

    >>> from tantrix.puzzles.catalogue import sets
    >>> len(sets(20).tiles)
    20
    """
    tiles = sorted(index % SET_TILES + 1 for index in range(size))
    colour = Colour(SET_COLOURS[(size - 1) % SET_TILES])
    return Puzzle(f"sets-{size}", tuple(tiles), (loops(colour),), no_hole=True)


def loop(name: str, tiles: Iterable[int], *colours: Colour) -> Puzzle:
    """Return the puzzle of one loop through all tiles.

    Its colour is one of `colours`, by default any that all the tiles have: to be found [S3].

    >>> import tantrix
    >>> from tantrix.puzzles.catalogue import loop
    >>> loop("mine", range(1, 6), tantrix.Colour.RED).tiles
    (1, 2, 3, 4, 5)
    """
    tiles = tuple(sorted(tiles))
    return Puzzle(name, tiles, tuple(loops(colour) for colour in colours or common_colours(tiles)))


def pyramid(name: str, tiles: Iterable[int], side: int, colour: Colour) -> Puzzle:
    """Return the pyramid of `side` cells a side with one line of a colour through all [S0].

    >>> import tantrix
    >>> from tantrix.puzzles.catalogue import pyramid
    >>> len(pyramid("mine", range(1, 11), 4, tantrix.Colour.RED).board)
    10
    """
    return Puzzle(name, tuple(sorted(tiles)), (lines(colour),), triangle(side))


def pyramid_45() -> Puzzle:
    """Return the rotation puzzle of 45 tiles: they lie in their places, and are to be turned.

    The layout is ours, but for the yellow loop of 43, 45 and 49 in the centre [S3, O].

    >>> from tantrix.puzzles.catalogue import pyramid_45
    >>> len(pyramid_45().givens)
    45
    """
    document = json.loads(files("tantrix.puzzles").joinpath("pyramid45.json").read_text("utf-8"))
    givens = tuple(Given(tile, Hex(q, r)) for tile, q, r in document["cells"])
    tiles = tuple(sorted(given.tile for given in givens))
    return Puzzle("pyramid-45", tiles, ((),), triangle(9), givens=givens)


def numbered(number_colour: str) -> tuple[int, ...]:
    """Return the tiles whose number has a colour: a pile of the Rainbow puzzles [S0].

    >>> from tantrix.puzzles.catalogue import numbered
    >>> len(numbered("R"))
    15
    """
    return tuple(n for n, tile in TILES.items() if tile.number_colour == number_colour)


def _professor() -> Puzzle:
    """Return the puzzle of two loops at once, whose two colours are to be found [S3]."""
    choices = tuple(loops(*pair) for pair in combinations(COLOURS, 2))
    return Puzzle("professor", PROFESSOR, choices)


def _genius() -> Puzzle:
    """Return the puzzle of two lines at once, neither green, whose two colours are to be found."""
    choices = tuple(lines(*pair) for pair in combinations((RED, YELLOW, BLUE), 2))
    return Puzzle("genius", GENIUS, choices)


def _named() -> list[Puzzle]:
    return [
        *(discovery(size) for size in DISCOVERY),
        loop("rainbow-green", numbered("G"), GREEN),
        loop("rainbow-yellow", numbered("Y"), YELLOW),
        loop("rainbow-white", numbered("W")),
        pyramid("rainbow-blue", numbered("B"), 4, BLUE),
        pyramid("rainbow-red", numbered("R"), 5, RED),
        loop("junior", JUNIOR),
        loop("student", STUDENT),
        _professor(),
        loop("master", MASTER),
        _genius(),
        Puzzle("genius-ry", GENIUS, (lines(RED, YELLOW),)),
        Puzzle("genius-rb", GENIUS, (lines(RED, BLUE),)),
        pyramid_45(),
        Puzzle("four-lines", tuple(TILES), ((),), scored=LinkShape.LINE),
        Puzzle("four-loops", tuple(TILES), ((),), scored=LinkShape.LOOP),
    ]


CATALOGUE: Mapping[str, Puzzle] = MappingProxyType({one.name: one for one in _named()})
"""Every puzzle that has a name of its own, in the order of the sources; `sets-N` come beside."""

FAMILIES: Mapping[str, tuple[Callable[[int], Puzzle], range]] = MappingProxyType(
    {"sets": (sets, range(3, MOST_FREE + 1))}
)
"""Families of puzzles too many to list: by the word before the number, with the numbers."""


def puzzle(name: str) -> Puzzle:
    """Return the puzzle of a name such as `discovery-10` or `sets-60`.

    Raises `TantrixError` `bad.puzzle`, with the `close` name for which it may be a slip, if any.

    >>> import tantrix
    >>> tantrix.puzzle("discovery-5").tiles
    (1, 2, 3, 4, 5)
    """
    if name in CATALOGUE:
        return CATALOGUE[name]
    match = re.fullmatch(r"([a-z]+)-([1-9][0-9]{0,5})", name)
    if match and match[1] in FAMILIES:
        make, sizes = FAMILIES[match[1]]
        if int(match[2]) in sizes:
            return make(int(match[2]))
    size = int(match[2]) if match else 0
    sized = [f"{family}-{size}" for family, (_, sizes) in FAMILIES.items() if size in sizes]
    begun = [known for known in CATALOGUE if known.startswith(name) and name]
    close = begun or get_close_matches(name, [*CATALOGUE, *sized], 1, 0.8)
    hint = {"reason": "close", "close": close[0]} if close else {}
    raise TantrixError("bad.puzzle", text=name, **hint)
