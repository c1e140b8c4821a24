"""Puzzles as a person has them on the table: what lies, what is left, and where to go on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from tantrix.puzzles.puzzle import Goal, LinkShape, Puzzle
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.hexes import OPPOSITE, Hex, distance, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import OPEN, fits, with_edge
from tantrix.rules.core.tiles import partner


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

    def undo_to(self, size: int) -> None:
        """Take back the last tiles until so many lie."""
        while len(self._order) > size:
            one = self._order.pop()
            self.left[one.tile] += 1
            del self.laid[one.hex]

    def __len__(self) -> int:
        return len(self._order)

    def pattern(self, at: Hex) -> str:
        """Return what touches an empty cell."""
        asked = OPEN
        for edge, cell in enumerate(neighbours(at)):
            if cell in self.laid:
                asked = with_edge(asked, edge, self.laid[cell][OPPOSITE[edge]])
        return asked

    def fitting(self, at: Hex) -> Iterator[Placement]:
        """Yield the ways to lay a tile that is left where its edges match."""
        turns = fits(self.pattern(at))
        for tile, count in self.left.items():
            if count and tile in turns:
                for rotation in turns[tile]:
                    yield Placement(tile, at.q, at.r, rotation)


def trace(laid: dict[Hex, str], at: Hex, edge: int) -> tuple[Hex, int]:
    """Follow a line out of a cell by an edge; return the last cell and the edge it leaves by.

    A loop ends where it began.
    """
    start = at
    while (ahead := neighbours(at)[edge]) in laid:
        at, edge = ahead, partner(laid[ahead], OPPOSITE[edge])
        if at == start:
            break
    return at, edge


class BoardTable(WorkingBoard):
    """A board to fill, with one loop or line through all tiles or with none."""

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(puzzle.tiles)
        self._board = puzzle.board or frozenset()
        self._goal: Goal | None = next(iter(puzzle.choices[0]), None)
        self._given_tiles = {
            one.at: one.tile for one in puzzle.givens if one.at and one.rotation is None
        }
        for one in puzzle.givens:
            if one.at and one.rotation is not None:
                self.place(Placement(one.tile, *one.at, one.rotation))

    def answers(self) -> list[Placement]:
        """Return the answers for the cell that has the fewest, of all that touch a tile."""
        empty = [at for at in sorted(self._board) if at not in self.laid]
        beside = [at for at in empty if any(cell in self.laid for cell in neighbours(at))]
        return min((self._at(at) for at in beside or empty), key=len, default=[])

    def _at(self, at: Hex) -> list[Placement]:
        given = self._given_tiles.get(at)
        found = (one for one in self.fitting(at) if given in (None, one.tile))
        return [one for one in found if self._goal is None or self._leads_on(one, self._goal)]

    def _leads_on(self, one: Placement, goal: Goal) -> bool:
        """Tell whether the line of the goal neither ends nor closes too early."""
        edges = [edge for edge in range(6) if one.edges[edge] == goal.colour]
        last = self.left.total() == 1
        if goal.form is LinkShape.LINE and self._open_ends(goal.colour) + self._out(one, edges) > 2:
            return False
        if goal.form is LinkShape.LOOP and self._out(one, edges):
            return False
        self.laid[one.hex] = one.edges
        ends = [trace(self.laid, one.hex, edge) for edge in edges]
        del self.laid[one.hex]
        closed = ends[0][0] == one.hex and neighbours(one.hex)[ends[0][1]] in self.laid
        if closed:
            return last and goal.form is LinkShape.LOOP
        return last or any(neighbours(at)[edge] in self._board for at, edge in ends)

    def _out(self, one: Placement, edges: Sequence[int]) -> int:
        """Return how many of the edges lie at the rim of the board."""
        return sum(neighbours(one.hex)[edge] not in self._board for edge in edges)

    def _open_ends(self, colour: Colour) -> int:
        """Return how many ends of a colour lie at the rim of the board."""
        return sum(
            letter == colour and cell not in self._board
            for at, edges in self.laid.items()
            for letter, cell in zip(edges, neighbours(at), strict=True)
        )


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
