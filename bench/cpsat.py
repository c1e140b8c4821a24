"""Puzzles as a model for OR-Tools CP-SAT: a peer that answers the same questions on one worker.

A boolean for every tile, cell and rotation; colours of edges, which touching tiles share; a
circuit through all tiles of a goal's colour; and, since connected cells without a hole have as
many cells and triangles as one more than their contacts, one sum that forbids holes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import pairwise
from time import perf_counter
from typing import Any

from tantrix.puzzles.boards import hexagon
from tantrix.puzzles.puzzle import Goals, LinkShape, Puzzle
from tantrix.rules.core.colours import COLOURS, Colour
from tantrix.rules.core.hexes import OPPOSITE, Hex, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES

Literal = Any
"""A boolean of the model: the package has no types of its own."""


class Model:
    """One choice of a puzzle's goals on a window of cells."""

    def __init__(self, puzzle: Puzzle, goals: Goals, cells: Iterable[Hex]) -> None:
        from ortools.sat.python import cp_model

        self.model = cp_model.CpModel()
        self.puzzle, self.cells = puzzle, frozenset(cells)
        self.placed = self._placed()
        self.filled = {at: self._any(self._lying(at)) for at in self.cells}
        self.edges = self._edges()
        self._match()
        self.arcs = {goal.colour: self._track(goal.form, goal.colour) for goal in goals}
        if puzzle.board is None:
            self._forbid_holes()

    def pin(self) -> None:
        """Let the first tile, which has no copy, lie unturned: each figure comes once, or moved."""
        first = self.puzzle.tiles[0]
        for (tile, _, rotation), literal in self.placed.items():
            if tile == first and rotation:
                self.model.add(literal == 0)

    def pin_at(self, at: Hex) -> None:
        """Let the first tile lie unturned in a cell and loops leave it one way: no figure twice."""
        first = self.puzzle.tiles[0]
        self.model.add(self.placed[first, at, 0] == 1)
        for colour, arcs in self.arcs.items():
            way = neighbours(at)[TILES[first].edges.index(colour)]
            self.model.add(arcs[at, way] == 1)

    def _placed(self) -> dict[tuple[int, Hex, int], Literal]:
        """Make the booleans of all placements; every tile lies as often as it has copies."""
        copies = Counter(self.puzzle.tiles)
        placed = {
            (tile, at, rotation): self.model.new_bool_var("")
            for tile in copies
            for at in sorted(self.cells)
            for rotation in range(6)
        }
        for tile, times in copies.items():
            ways = [literal for key, literal in placed.items() if key[0] == tile]
            self.model.add(sum(ways) == times)
        return placed

    def _lying(self, at: Hex, edge: int = 0, colours: Iterable[str] = COLOURS) -> list[Literal]:
        """Return what can lie in a cell and shows one of the colours there."""
        return [
            self.placed[tile, at, rotation]
            for tile in dict.fromkeys(self.puzzle.tiles)
            for rotation in range(6)
            if TILES[tile].rotated(rotation)[edge] in colours
        ]

    def _any(self, literals: list[Literal]) -> Literal:
        """Make a boolean that says whether one of them holds; no two do."""
        holds = self.model.new_bool_var("")
        self.model.add(sum(literals) == holds)
        return holds

    def _all(self, *literals: Literal) -> Literal:
        """Make a boolean that says whether all of them hold."""
        holds = self.model.new_bool_var("")
        self.model.add_bool_or([holds, *(~one for one in literals)])
        for one in literals:
            self.model.add_implication(holds, one)
        return holds

    def _edges(self) -> dict[tuple[Hex, int, Colour], Literal]:
        return {
            (at, edge, colour): self._any(self._lying(at, edge, colour))
            for at in self.cells
            for edge in range(6)
            for colour in COLOURS
        }

    def _match(self) -> None:
        """Where a colour touches a tile, the tile shows it too; a board is filled."""
        for (at, edge, colour), literal in self.edges.items():
            beside = neighbours(at)[edge]
            if beside in self.cells:
                touching = self.edges[beside, OPPOSITE[edge], colour]
                self.model.add_bool_or([~literal, ~self.filled[beside], touching])
        if self.puzzle.board is not None:
            for literal in self.filled.values():
                self.model.add(literal == 1)

    def _track(
        self, form: LinkShape, colour: Colour
    ) -> Mapping[tuple[Hex | None, Hex | None], Literal]:
        """Ask for one circuit through the tiles of a colour; a line's goes by way of None."""
        arcs: dict[tuple[Hex | None, Hex | None], Literal] = {}
        for at in self.cells:
            on = self._any([self.placed[t, at, k] for t, k in self._carriers(colour)])
            arcs[at, at] = ~on
            if form is LinkShape.LINE:
                arcs[None, at], arcs[at, None] = (self.model.new_bool_var("") for _ in range(2))
        for at, edge, beside in self._contacts():
            ends = self.edges[at, edge, colour], self.edges[beside, OPPOSITE[edge], colour]
            both = arcs[at, beside], arcs[beside, at] = [
                self.model.new_bool_var("") for _ in range(2)
            ]
            self.model.add(sum(both) == self._all(*ends))
        if form is LinkShape.LOOP:
            self._join_ends(colour)
        number = {at: index for index, at in enumerate([*sorted(self.cells), None])}
        self.model.add_circuit(
            [(number[a], number[b], literal) for (a, b), literal in arcs.items()]
        )
        return arcs

    def _carriers(self, colour: Colour) -> list[tuple[int, int]]:
        """Return the tiles that have a colour, in each rotation."""
        tiles = dict.fromkeys(self.puzzle.tiles)
        return [(tile, k) for tile in tiles if colour in TILES[tile].edges for k in range(6)]

    def _join_ends(self, colour: Colour) -> None:
        """Ask that the colour goes on wherever it leaves a cell."""
        for at in self.cells:
            for edge, beside in enumerate(neighbours(at)):
                literal = self.edges[at, edge, colour]
                if beside in self.cells:
                    self.model.add_implication(literal, self.filled[beside])
                else:
                    self.model.add(literal == 0)

    def _contacts(self) -> list[tuple[Hex, int, Hex]]:
        """Return all pairs of neighbouring cells, with the edge of the first that touches."""
        return [
            (at, edge, neighbours(at)[edge])
            for at in sorted(self.cells)
            for edge in range(3)
            if neighbours(at)[edge] in self.cells
        ]

    def _forbid_holes(self) -> None:
        """Ask for cells + triangles = contacts + 1: the tracks connect all, so there is no hole."""
        contacts = [self._all(self.filled[a], self.filled[b]) for a, _, b in self._contacts()]
        triangles = [
            self._all(*(self.filled[cell] for cell in (at, one, other)))
            for at in sorted(self.cells)
            for one, other in pairwise(neighbours(at)[:3])
            if {one, other} <= self.cells
        ]
        self.model.add(len(self.puzzle.tiles) + sum(triangles) == sum(contacts) + 1)


def find(puzzle: Puzzle, seconds: float) -> list[Placement] | None:
    """Return a solution, or None after so many seconds; the model is made within them too.

    A free shape is looked for in windows that widen until they hold whatever there is. Raises
    `ValueError` where there is no solution.
    """
    end = perf_counter() + seconds
    for cells in _windows(puzzle):
        for goals in puzzle.choices:
            model = Model(puzzle, goals, cells)
            if puzzle.board is None:
                model.pin()
            solver = _solver(end)
            status = solver.status_name(solver.solve(model.model))
            if status == "OPTIMAL":
                return [
                    Placement(t, *at, k)
                    for (t, at, k), x in model.placed.items()
                    if solver.value(x)
                ]
            if status == "UNKNOWN":
                return None
    raise ValueError(puzzle.name)


def _windows(puzzle: Puzzle) -> list[frozenset[Hex]]:
    """Return the board, or hexagons in which the tiles lie once they are large enough."""
    if puzzle.board is not None:
        return [puzzle.board]
    radii = range(1, _reach(puzzle) + 1)
    return [hexagon(r + 1) for r in radii if 3 * r * (r + 1) + 1 >= len(puzzle.tiles)]


def _reach(puzzle: Puzzle) -> int:
    """Return how far tiles of a figure can lie apart: half way round where a loop passes all."""
    size = len(puzzle.tiles)
    return size // 2 if all(len(goals) == 1 for goals in puzzle.choices) else size - 1


def _solver(end: float) -> Any:  # noqa: ANN401 - the package has no types of its own
    from ortools.sat.python import cp_model

    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_time_in_seconds = max(0, end - perf_counter())
    return solver


def _tally() -> Any:  # noqa: ANN401
    from ortools.sat.python import cp_model

    class Tally(cp_model.CpSolverSolutionCallback):  # type: ignore[misc]
        """Counts the solutions."""

        found = 0

        def on_solution_callback(self) -> None:
            """Count one more."""
            self.found += 1

    return Tally()


def count(puzzle: Puzzle, seconds: float) -> int | None:
    """Return the number of loops through all tiles, or None after so many seconds."""
    end = perf_counter() + seconds
    found = 0
    for goals in puzzle.choices:
        model = Model(puzzle, goals, hexagon(_reach(puzzle) + 1))
        model.pin_at(Hex(0, 0))
        solver = _solver(end)
        solver.parameters.enumerate_all_solutions = True
        tally = _tally()
        if solver.status_name(solver.solve(model.model, tally)) not in {"OPTIMAL", "INFEASIBLE"}:
            return None
        found += tally.found
    return found
