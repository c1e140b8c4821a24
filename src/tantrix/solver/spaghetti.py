"""Spaghetti, made: as many whole sets of 56 tiles as are wanted in one matched group."""

from __future__ import annotations

from collections.abc import Iterator

from tantrix.native import _native
from tantrix.puzzles.spaghetti import Column
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.tiles import TILES

MOST_SETS = 100_000


def spaghetti(tiles: int, seed: int = 0) -> Iterator[Column]:
    """Yield the columns of one matched group of so many tiles, whole sets, without a hole [S0].

    Time and memory grow with the tiles. Equal seeds give equal figures. Raises `TantrixError`
    `bad.spaghetti.tiles` unless `tiles` is 56 times a number from 1 to `MOST_SETS`.

    >>> from tantrix.solver.spaghetti import spaghetti
    >>> columns = list(spaghetti(56, 1))
    >>> sum(cell > 0 for column in columns for cell in column.cells)
    56
    """
    sets, rest = divmod(tiles, len(TILES))
    if rest or not 0 < sets <= MOST_SETS:
        raise TantrixError("bad.spaghetti.tiles", tiles=tiles, most=MOST_SETS * len(TILES))
    return (Column(*column) for column in _native.spaghetti(sets, seed))
