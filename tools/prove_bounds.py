"""Check every step of the bounds of four lines and four loops that is counting or finite search.

The page `docs/internals/bounds.md` gives the argument. Exit status 1 when a step fails.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

TILES = 56
LINKS = 3 * TILES
COLOURS = 4

FIRST_CELL = 64
"""Where the first row begins: rows are sets of bits, and later ones may lie farther left.

No farther than the limit of a search, which no part of a shape exceeds in any way.
"""

Cell = tuple[int, int]


def most_cells(widths: int) -> int:
    """Return how many cells lie at most in rows whose numbers, over the three ways, add up so."""
    return max(
        _common_cells(one, two, widths - one - two, first)
        for one in range(1, widths - 1)
        for two in range(1, widths - one)
        for first in range(widths)
    )


def _common_cells(one: int, two: int, three: int, first: int) -> int:
    """Count the cells in `one` rows of one way, `two` of another, `three` of the last."""
    return sum(first <= q + r < first + three for q in range(one) for r in range(two))


def least_widths(cells: int) -> int:
    """Return the least sum of the numbers of rows of so many cells."""
    return next(widths for widths in range(3, 2 * cells + 2) if most_cells(widths) >= cells)


@cache
def cost_below(width: int, left: int) -> int:
    """Return the least cost of the rows under one of `width` cells, and of its lower edges.

    `left` are the cells still to come. Between rows of a and b cells lie at least |a - b| pairs
    of outer edges, and one where a = b; the ends of a row are a pair more.
    """
    if left == 0:
        return width
    return min(
        max(1, abs(width - below)) + 1 + cost_below(below, left - below)
        for below in range(1, left + 1)
    )


def odd_cells(row: int, above: int, below: int) -> int:
    """Return the cells of a row with an odd number of neighbours, so of outer edges as well."""
    return row & (row << 1 ^ row >> 1 ^ above ^ above >> 1 ^ below ^ below << 1)


class Part(NamedTuple):
    """The upper rows of a shape: `above` and `row` are the last two."""

    rows: tuple[int, ...]
    left: int
    pairs: int
    odd: int
    gaps: int

    @property
    def above(self) -> int:
        """The row above the last one."""
        return self.rows[-2] if len(self.rows) > 1 else 0

    @property
    def row(self) -> int:
        """The last row."""
        return self.rows[-1]


class Shapes:
    """The shapes of `cells` cells in which half of outer edges and odd cells is at most `limit`.

    Of each connected shape at least one turn comes, and some come that fall apart. `gaps` is how
    many gaps the rows may have together, in the way in which a shape has fewest.
    """

    def __init__(self, cells: int, limit: int) -> None:
        self.cells, self.limit = cells, limit
        self.gaps = (limit - least_widths(cells)) // 3
        self.span = (limit - 1) // 2
        if self.gaps > 1:
            message = "rows with more than one gap are not searched"
            raise ValueError(message)

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        """Yield the rows of each shape."""
        for width in range(1, self.cells + 1):
            row, left = ((1 << width) - 1) << FIRST_CELL, self.cells - width
            if 1 + width + cost_below(width, left) <= self.limit:
                yield from self._below(Part((row,), left, 1 + width, 0, self.gaps))

    def _below(self, part: Part) -> Iterator[tuple[int, ...]]:
        """Complete a part in every way that the limit allows."""
        if not part.left:
            odd = part.odd + odd_cells(part.row, part.above, 0).bit_count()
            if 2 * (part.pairs + part.row.bit_count()) + odd <= 2 * self.limit:
                yield part.rows
            return
        hoped = self.limit - part.pairs - (part.odd + 1) // 2
        for width, gap in product(range(1, part.left + 1), range(part.gaps + 1)):
            spare = hoped - cost_below(width, part.left - width) - 1 - gap
            if max(1, abs(part.row.bit_count() - width)) > spare:
                continue
            for row, pairs in self._rows(part.row, width, gap, spare):
                odd = part.odd + odd_cells(part.row, part.above, row).bit_count()
                if (odd + 1) // 2 - (part.odd + 1) // 2 <= spare - pairs:
                    rows, cost = (*part.rows, row), part.pairs + pairs + 1 + gap
                    yield from self._below(
                        Part(rows, part.left - width, cost, odd, part.gaps - gap)
                    )

    def _rows(self, above: int, width: int, gap: int, most: int) -> Iterator[tuple[int, int]]:
        """Yield the rows of so many cells that may come under a row.

        With each comes the number of pairs of outer edges between the two, `most` at most.
        """
        lowest = (above & -above).bit_length() - 1
        between = above.bit_count() + width
        for form in self._forms(width, gap):
            for at in range(lowest - form.bit_length(), above.bit_length()):
                row = form << at
                touching = (above & row).bit_count() + (above >> 1 & row).bit_count()
                if touching and between - touching <= most:
                    yield row, between - touching

    def _forms(self, width: int, gap: int) -> Iterator[int]:
        """Yield the forms of a row of `width` cells with that many gaps, none or one."""
        if not gap:
            yield (1 << width) - 1
            return
        for first, empty in product(range(1, width), range(1, self.span - width + 1)):
            yield ((1 << first) - 1) | ((1 << width - first) - 1) << first + empty


def cells_of(rows: tuple[int, ...]) -> set[Cell]:
    """Return the axial cells of a shape given by its rows."""
    return {(q, r) for r, row in enumerate(rows) for q in range(row.bit_length()) if row >> q & 1}


def outer_edges(shape: set[Cell]) -> Counter[Cell]:
    """Return how many outer edges each cell of a shape has."""
    ways = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
    return Counter(
        {(q, r): sum((q + dq, r + dr) not in shape for dq, dr in ways) for q, r in shape}
    )


def distance(one: Cell, two: Cell) -> int:
    """Return how many steps one cell is away from another."""
    q, r = two[0] - one[0], two[1] - one[1]
    return max(abs(q), abs(r), abs(q + r))


def pairing(cells: list[Cell]) -> int:
    """Return the least sum of distances when the cells, an even number, are paired."""
    if not cells:
        return 0
    first, *others = cells
    return min(
        distance(first, other) + pairing([one for one in others if one != other])
        for other in others
    )


def least_waste(shape: set[Cell]) -> int:
    """Return how many links of a shape lie on open chains at least."""
    outer = outer_edges(shape)
    return outer.total() // 2 + pairing([cell for cell, count in outer.items() if count % 2])


def bound_of_lines() -> int:
    """Return what four lines cannot pass: all but one link of each open chain that is too many."""
    return LINKS - (least_widths(TILES) - COLOURS)


def bound_of_loops() -> int:
    """Return what four loops cannot pass: the greatest waste that no shape can do without."""
    triangle = {(q, r) for q in range(10) for r in range(10 - q)}
    enough = least_waste(triangle | {(-1, 5)})
    found = [least_waste(cells_of(rows)) for rows in Shapes(TILES, enough - 1)]
    return LINKS - min([enough, *found])


def main() -> int:
    """Check the bounds, say what was found, and tell whether they hold."""
    lines, loops = bound_of_lines(), bound_of_loops()
    sys.stdout.write(
        f"{most_cells(25)} cells at most with 50 outer edges, {most_cells(26)} with 52\n"
        f"four lines: at most {lines}\nfour loops: at most {loops}\n"
    )
    return 0 if (lines, loops) == (146, 136) else 1


if __name__ == "__main__":
    sys.exit(main())
