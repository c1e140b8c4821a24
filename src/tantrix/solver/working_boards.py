"""Puzzles as a person has them on the table: what lies, what is left, and where to go on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from tantrix.puzzles.puzzle import Goal, LinkShape, Puzzle
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.hexes import OPPOSITE, Hex, distance, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import OPEN, fits, with_edge
from tantrix.rules.core.tiles import TURNED, partner


class WorkingBoard(ABC):
    """Tiles that lie, tiles that are left, and where the person goes on."""

    def __init__(self, tiles: Iterable[int]) -> None:
        self.left = Counter(tiles)
        self.laid: dict[Hex, str] = {}
        self._order: list[Placement] = []

    @abstractmethod
    def answers(self) -> list[Placement]:
        """Return what may be laid in the cell where the person goes on; [] where they are stuck."""

    @property
    def done(self) -> bool:
        """Whether all tiles lie."""
        return not +self.left

    def place(self, one: Placement) -> None:
        """Lay a tile."""
        self.left[one.tile] -= 1
        self.laid[one.hex] = one.edges
        self._order.append(one)

    def lift(self) -> Placement:
        """Take back the last tile."""
        one = self._order.pop()
        self.left[one.tile] += 1
        del self.laid[one.hex]
        return one

    def undo_to(self, size: int) -> None:
        """Take back the last tiles until so many lie."""
        while len(self._order) > size:
            self.lift()

    def __len__(self) -> int:
        return len(self._order)

    def pattern(self, at: Hex) -> str:
        """Return what touches an empty cell."""
        asked = OPEN
        for edge, cell in enumerate(neighbours(at)):
            if cell in self.laid:
                asked = with_edge(asked, edge, self.laid[cell][OPPOSITE[edge]])
        return asked

    def fitting(self, at: Hex, only: int | None = None) -> list[Placement]:
        """Return the ways to lay a tile that is left, or one only, where its edges match."""
        turns = fits(self.pattern(at))
        return [
            Placement(tile, at.q, at.r, rotation)
            for tile in (self.left if only is None else (only,))
            if self.left[tile] and tile in turns
            for rotation in turns[tile]
        ]


LINE_ENDS = 2
"""How many ends a line has."""

MOST_ANSWERS = 10**6
"""More answers than a cell ever has."""


class BoardTable(WorkingBoard):
    """A board to fill, with one loop or line through all tiles or with none."""

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(puzzle.tiles)
        self._goal: Goal | None = next(iter(puzzle.choices[0]), None)
        self._beside = {at: neighbours(at) for at in sorted(puzzle.board or ())}
        self._patterns = dict.fromkeys(self._beside, OPEN)
        self._rim = {
            at: [edge for edge, cell in enumerate(cells) if cell not in self._beside]
            for at, cells in self._beside.items()
        }
        self._spare = sum(1 << tile for tile in self.left)
        self._rim_ends = 0
        self._given_tiles = {
            one.at: one.tile for one in puzzle.givens if one.at and one.rotation is None
        }
        for one in puzzle.givens:
            if one.at and one.rotation is not None:
                self.place(Placement(one.tile, *one.at, one.rotation))

    def place(self, one: Placement) -> None:
        """Lay a tile; the cells beside it ask for its colours."""
        super().place(one)
        if not self.left[one.tile]:
            self._spare &= ~(1 << one.tile)
        self._rim_ends += self._out(one.hex, one.edges)
        for edge, cell in enumerate(self._beside[one.hex]):
            if cell in self._patterns:
                self._patterns[cell] = with_edge(
                    self._patterns[cell], OPPOSITE[edge], one.edges[edge]
                )

    def lift(self) -> Placement:
        """Take back the last tile."""
        one = super().lift()
        self._spare |= 1 << one.tile
        self._rim_ends -= self._out(one.hex, one.edges)
        for edge, cell in enumerate(self._beside[one.hex]):
            if cell in self._patterns:
                self._patterns[cell] = with_edge(self._patterns[cell], OPPOSITE[edge], ".")
        return one

    def pattern(self, at: Hex) -> str:
        """Return what touches an empty cell."""
        return self._patterns[at]

    def answers(self) -> list[Placement]:
        """Return the answers for the cell that has the fewest, of all that touch a tile."""
        empty = [at for at in self._patterns if at not in self.laid]
        chosen, fewest = None, MOST_ANSWERS
        for at in [at for at in empty if self._patterns[at] != OPEN] or empty:
            number = self._number(at, fewest)
            if number < fewest:
                chosen, fewest = at, number
        return [] if chosen is None else self._at(chosen)

    def _number(self, at: Hex, most: int) -> int:
        """Return how many answers a cell has, `most` or more where it has as many."""
        given = self._given_tiles.get(at)
        if given is not None:
            return len(self._at(at))
        found = 0
        for ends, sets in _ways(self._patterns[at], self._goal and self._goal.colour):
            fitting = sum((tiles & self._spare).bit_count() for tiles in sets)
            if fitting and self._leads_on(at, ends):
                found += fitting
                if found >= most:
                    break
        return found

    def _at(self, at: Hex) -> list[Placement]:
        given = self._given_tiles.get(at)
        found = self.fitting(at, given)
        if self._goal is None:
            return found
        colour = self._goal.colour
        leads_on = {ends: self._leads_on(at, ends) for ends, _ in _ways(self._patterns[at], colour)}
        return [one for one in found if leads_on[_ends(one.edges, colour)]]

    def _leads_on(self, at: Hex, ends: Ends) -> bool:
        """Tell whether a line that leaves a cell so neither ends nor closes too early."""
        if self._goal is None or not ends:
            return True
        closed = self._goal.form is LinkShape.LOOP
        rim = self._rim[at]
        out = (ends[0] in rim) + (ends[1] in rim)
        if self._rim_ends + out > (0 if closed else LINE_ENDS):
            return False
        last = len(self.laid) + 1 == len(self._patterns)
        ahead = self._ahead(at, ends[0])
        if ahead == at:
            return last and closed
        return last or ahead in self._patterns or self._ahead(at, ends[1]) in self._patterns

    def _ahead(self, at: Hex, edge: int) -> Hex:
        """Return the cell without a tile that a line out of a cell by an edge leads into."""
        while (cell := self._beside[at][edge]) in self.laid:
            at, edge = cell, partner(self.laid[cell], OPPOSITE[edge])
        return cell

    def _out(self, at: Hex, edges: str) -> int:
        """Return how many ends of the goal's colour a tile shows at the rim of the board."""
        if self._goal is None:
            return 0
        return sum(edges[edge] == self._goal.colour for edge in self._rim[at])


Ends = tuple[int, ...]
"""The two edges by which the line of a colour leaves a tile; none without a colour."""


@cache
def _ends(edges: str, colour: Colour) -> Ends:
    return tuple(edge for edge in range(6) if edges[edge] == colour)


@cache
def _ways(pattern: str, colour: Colour | None) -> tuple[tuple[Ends, tuple[int, ...]], ...]:
    """Return the tiles that fit a pattern, by where they lead the line of a colour, as bits.

    A tile that fits in two rotations is in the first two sets, and so on.
    """
    ways: dict[Ends, list[int]] = {}
    for tile, rotations in fits(pattern).items():
        for ends, number in Counter(
            () if colour is None else _ends(TURNED[tile][rotation], colour)
            for rotation in rotations
        ).items():
            sets = ways.setdefault(ends, [0] * 6)
            for index in range(number):
                sets[index] |= 1 << tile
    return tuple((ends, tuple(filter(None, sets))) for ends, sets in ways.items())


class Head(NamedTuple):
    """Where a loop goes on: an empty cell, and the edge by which the loop enters it."""

    at: Hex
    edge: int


class LoopTable(WorkingBoard):
    """A loop of a colour through all tiles, in a free shape without holes, from one tile on."""

    def __init__(self, puzzle: Puzzle, colour: Colour, first: Placement) -> None:
        super().__init__(puzzle.tiles)
        self._colour = colour
        self._heads: list[Head] = []
        self.place(first)
        self._home = neighbours(first.hex)[first.edges.index(colour)]

    def place(self, one: Placement) -> None:
        """Lay a tile at the head of the loop, which moves on."""
        super().place(one)
        edge = one.edges.rindex(self._colour)
        if self._heads:
            edge = partner(one.edges, self._heads[-1].edge)
        self._heads.append(Head(neighbours(one.hex)[edge], OPPOSITE[edge]))

    def undo_to(self, size: int) -> None:
        """Take back the last tiles, and the head of the loop with them."""
        super().undo_to(size)
        del self._heads[size:]

    def answers(self) -> list[Placement]:
        """Return what leads the loop on without ending it for good."""
        return [one for one in self.fitting(self._heads[-1].at) if self._leads_on(one)]

    def _leads_on(self, one: Placement) -> bool:
        """Tell whether the way home stays open and short enough, without a hole."""
        left = self.left.total() - 1
        if left == 0 or one.hex == self._home:
            return left == 0 and one.hex == self._home
        ahead = neighbours(one.hex)[partner(one.edges, self._heads[-1].edge)]
        if ahead in self.laid or distance(ahead, self._home) > left - 1:
            return False
        return _arcs(self.laid, one.hex) < 2 or self._no_hole(one, ahead, left)

    def _no_hole(self, one: Placement, ahead: Hex, left: int) -> bool:
        """Tell whether no cell is cut off but those that the rest of the loop will fill."""
        covered = {*self.laid, one.hex}
        for cell in neighbours(one.hex):
            if cell not in covered:
                inside = _enclosed(covered, cell)
                if inside and not (ahead in inside and len(inside) == left):
                    return False
        return True


def _arcs(laid: dict[Hex, str], at: Hex) -> int:
    """Return how many groups the tiles round a cell form."""
    round_it = [cell in laid for cell in neighbours(at)]
    return sum(here and not round_it[i - 1] for i, here in enumerate(round_it))


def _enclosed(covered: set[Hex], start: Hex) -> set[Hex]:
    """Return the empty cells connected with one, none where that is the outside."""
    west, east = min(at.q for at in covered), max(at.q for at in covered)
    reached, ahead = {start}, [start]
    while ahead:
        at = ahead.pop()
        if not west <= at.q <= east:
            return set()
        more = [cell for cell in neighbours(at) if cell not in covered and cell not in reached]
        reached.update(more)
        ahead += more
    return reached
