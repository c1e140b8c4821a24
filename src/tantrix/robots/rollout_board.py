"""A board of Solitaire as playouts see it: quick to copy, one colour's lines, no way back.

A cell is one whole number, an open end another: the empty cell there and the edge of it by which
the line would enter. Every tile of the triple has the colour, so each lies on one of its lines.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from tantrix.rules.core.colours import COLOURS
from tantrix.rules.core.hexes import DIRECTIONS, OPPOSITE, Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import FORCING, OPEN, fits
from tantrix.rules.core.tiles import TURNED

ROWS = 2**20
"""How far apart the cells of two columns are; no board is as high."""
STEPS = tuple(step.q * ROWS + step.r for step in DIRECTIONS)
"""What the cell across each edge has more."""
EDGES = tuple(zip(range(6), STEPS, OPPOSITE, strict=True))
"""Each edge, the step across it, and the edge met there."""

GROWTH = 1.86
"""The power of its length that a line is worth: long lines are, short ones are not."""
DEAD, THIN, DOUBT = 0.8, 0.53, 1.25
"""What a line loses, per tile, by an end that no tile fits, and by one that few fit."""
JOINT, JOINT_DOUBT = 0.18, 4.0
"""What lines gain, per tile, whose ends meet in a space that some tile fits."""
CIRCLE, SLACK = 0.4, 0.67
"""What a line gains, per tile, by ends that the tiles to come can still bring together."""
CLOSING, MISSED = 3.1, 0.5
"""What closing a loop is worth per tile, and what is missed by it per tile to come."""
NEVER = -1000.0
"""What closing a loop is worth where a line is asked for."""

Coming = AbstractSet[int]
"""The tiles that are still to come."""
LINKS: Mapping[str, Mapping[int, tuple[tuple[int, int], ...]]] = {
    colour: {
        tile: tuple((edges.find(colour), edges.rfind(colour)) for edges in turned)
        for tile, turned in TURNED.items()
        if colour in turned[0]
    }
    for colour in COLOURS
}
"""By colour and tile the two edges that the link joins, for each rotation."""


class Spot(NamedTuple):
    """Where a tile may go: a cell, and a rotation."""

    cell: int
    rotation: int


def cell_of(at: Hex) -> int:
    """Return the number of a cell."""
    return at.q * ROWS + at.r


def apart(one: int, other: int) -> int:
    """Return the number of steps between two cells."""
    between = one - other
    q = (between + ROWS // 2) // ROWS
    r = between - q * ROWS
    return max(abs(q), abs(r), abs(q + r))


class RolloutBoard:
    """The spaces of a board, and the lines of one colour on it.

    `ends` has for each open end the other end of its line and the number of tiles; `loop` is the
    length of the longest loop. With `open_only` a loop is never wanted.
    """

    __slots__ = ("colour", "ends", "forced", "loop", "open_only", "spaces", "tiles")

    def __init__(
        self, placements: Iterable[Placement], colour: str, *, open_only: bool = False
    ) -> None:
        self.colour = colour
        self.open_only = open_only
        self.spaces: dict[int, str] = {}
        self.forced: set[int] = set()
        self.tiles: set[int] = set()
        self.ends: dict[int, tuple[int, int]] = {}
        self.loop = 0
        for placement in placements:
            self.place(placement.tile, Spot(cell_of(placement.hex), placement.rotation))

    def copy(self) -> RolloutBoard:
        """Return a copy."""
        twin = object.__new__(RolloutBoard)
        twin.colour, twin.open_only, twin.loop = self.colour, self.open_only, self.loop
        twin.spaces, twin.forced = self.spaces.copy(), self.forced.copy()
        twin.tiles, twin.ends = self.tiles.copy(), self.ends.copy()
        return twin

    @property
    def line(self) -> int:
        """The length of the longest open line."""
        return max((length for _, length in self.ends.values()), default=0)

    def place(self, tile: int, spot: Spot) -> None:
        """Place a tile."""
        at, rotation = spot
        shown, spaces, tiles = TURNED[tile][rotation], self.spaces, self.tiles
        spaces.pop(at, None)
        self.forced.discard(at)
        tiles.add(at)
        for edge, step, met in EDGES:
            cell = at + step
            if cell not in tiles:
                pattern = spaces.get(cell, OPEN)
                pattern = spaces[cell] = pattern[:met] + shown[edge] + pattern[met + 1 :]
                if pattern.count(".") <= 6 - FORCING:
                    self.forced.add(cell)
        self._link(at, *LINKS[self.colour][tile][rotation])

    def _link(self, at: int, one: int, other: int) -> None:
        """Join what meets at a new link."""
        ends, last = self.ends, at * 6 + other
        joined = ends.pop(at * 6 + one, None)
        far, length = joined or _beyond(at, one)
        if far == last:
            del ends[last]
            self.loop = max(self.loop, length + 1)
            return
        joined = ends.pop(last, None)
        end, more = joined or _beyond(at, other)
        ends[far] = end, length + more + 1
        ends[end] = far, length + more + 1

    def spots(self, tile: int) -> list[Spot]:
        """Return where a tile may go: on forced spaces where it fits any, else anywhere [S0]."""
        spaces = self.spaces
        return self._fitting(tile, self.forced) or self._fitting(tile, spaces)

    def _fitting(self, tile: int, cells: Collection[int]) -> list[Spot]:
        """Return where a tile matches, among some spaces."""
        spaces = self.spaces
        return [Spot(at, turn) for at in cells for turn in fits(spaces[at]).get(tile, ())]

    def worth(self, tile: int, spot: Spot, coming: Coming) -> float:
        """Return what laying a tile is worth to the lines, while those `coming` are to follow."""
        at, rotation = spot
        one, other = LINKS[self.colour][tile][rotation]
        first, last = at * 6 + one, at * 6 + other
        ends = self.ends
        far, length = ends.get(first) or _beyond(at, one)
        if far == last:
            if self.open_only:
                return NEVER
            return CLOSING * (length - len(coming) * MISSED) if coming else 2 * (length + 1)
        end, more = ends.get(last) or _beyond(at, other)
        whole = length + more + 1
        if not coming:
            return whole
        value: float = whole**GROWTH - length**GROWTH - more**GROWTH
        tiles_between = apart(far // 6, end // 6) + 1
        if tiles_between <= len(coming):
            value += CIRCLE * whole * (1 - tiles_between / (len(coming) + SLACK))
        return value + self._beside(at, TURNED[tile][rotation], whole, coming)

    def _beside(self, at: int, shown: str, whole: int, coming: Coming) -> float:
        """Return what a tile does to the ends of lines in the spaces beside it."""
        value, colour, spaces, ends = 0.0, self.colour, self.spaces, self.ends
        for edge, step, met in EDGES:
            cell = at + step
            if cell in self.tiles:
                continue
            before = spaces.get(cell, OPEN)
            after = before[:met] + shown[edge] + before[met + 1 :]
            meeting = after.count(colour)
            if not meeting:
                continue
            length = whole if shown[edge] == colour else 0
            if colour in before:
                length += sum(ends[cell * 6 + e][1] for e in range(6) if before[e] == colour)
            fitting = len(fits(after).keys() & coming)
            if not fitting:
                value -= DEAD * length
            elif meeting == 1:
                value -= THIN * length * DOUBT / (fitting + DOUBT)
            else:
                value += JOINT * length * fitting / (fitting + JOINT_DOUBT)
        return value

    def best(self, tile: int, coming: Coming, rng: random.Random, noise: float) -> Spot:
        """Return the spot that is worth most, give or take some `noise`."""
        spots = self.spots(tile)
        if len(spots) == 1:
            return spots[0]
        return max(spots, key=lambda spot: self.worth(tile, spot, coming) + rng.random() * noise)

    def finish(self, stack: Sequence[int], rng: random.Random, noise: float) -> None:
        """Lay the rest of a stack, each tile where it is worth most."""
        coming = set(stack)
        for tile in stack:
            coming.discard(tile)
            self.place(tile, self.best(tile, coming, rng, noise))


def _beyond(at: int, edge: int) -> tuple[int, int]:
    """Return the end of no line yet, which is beyond an edge of a cell."""
    return (at + STEPS[edge]) * 6 + OPPOSITE[edge], 0
