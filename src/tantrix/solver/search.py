"""Searches that go on in the background, and the short ways to use one."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from math import inf
from types import TracebackType
from typing import Self

from tantrix.core.board import Board
from tantrix.core.colours import COLOURS
from tantrix.core.hexes import Hex
from tantrix.core.placements import Placement
from tantrix.puzzles import verify
from tantrix.puzzles.catalogue import BOUNDS
from tantrix.puzzles.puzzle import Form, Given, Puzzle
from tantrix.solver import _native
from tantrix.solver.answers import Answer, Progress, Solution, Status

_FORMS = tuple(Form)
_Told = tuple[tuple[int, ...], list[list[tuple[int, int]]], list[Hex], tuple[Given, ...], bool]
_GLANCE = 0.1
"""How many seconds pass, at most, until Ctrl-C or the end of the time is seen."""


class Search:
    """The solutions of a puzzle, one after the other, as they are found.

    The search runs in a thread of its own from the beginning, and waits where nobody takes what
    it finds. Iterate over it, or `async for`; leave a `with` block, or `stop`, to end it early.
    `first`: it ends with one solution, sooner. `keep` bounds how many solutions are handed out;
    those beyond are counted. `seed` orders the search, the same way every time on one thread.
    Where the puzzle is scored each solution is better than those before, and the search ends with
    one that reaches the bound.
    """

    def __init__(  # noqa: PLR0913 - what may be wished
        self,
        puzzle: Puzzle,
        *,
        first: bool = False,
        keep: int | None = None,
        seconds: float | None = None,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        self._seconds = inf if seconds is None else seconds
        self._first = first
        self._puzzle = puzzle
        if puzzle.scored is not None:
            bound = BOUNDS[puzzle.scored]
            self._run = _native.improve(_FORMS.index(puzzle.scored), bound, seed, threads)
            return
        self._run = _native.search(*_told(puzzle), seed, first, keep, threads)

    def stop(self) -> None:
        """End the search soon; what was found can still be taken."""
        self._run.stop()

    @property
    def progress(self) -> Progress:
        """How far the search is now."""
        _, found, nodes = self._run.outcome
        return Progress(found, nodes, self._run.seconds, *self._run.progress)

    def answer(self, solutions: Sequence[Solution] = ()) -> Answer:
        """Return what is known now, with the solutions that somebody kept."""
        complete, found, nodes = self._run.outcome
        if self._puzzle.scored is not None:
            return self._scored(solutions[-1:])
        enough = complete or (self._first and found)
        status = (Status.SOLVED if found else Status.UNSOLVABLE) if enough else Status.STOPPED
        return Answer(status, complete, found, tuple(solutions), self.progress.seconds, nodes)

    def _scored(self, best: Sequence[Solution]) -> Answer:
        """Return what is known of a puzzle with scores, of which the best is kept."""
        complete, _, nodes = self._run.outcome
        status = Status.SOLVED if complete else Status.STOPPED
        points = verify.score(self._puzzle, Board(best[0])) if best else None
        bound = BOUNDS[self._puzzle.scored] if self._puzzle.scored else None
        seconds = self._run.seconds
        return Answer(status, complete, len(best), tuple(best), seconds, nodes, points, bound)

    def finish(self) -> Answer:
        """Wait for the end of the search and return all that is known then."""
        with self:
            solutions = tuple(self)
        return self.answer(solutions)

    def take(self) -> Solution | None:
        """Return the next solution, waiting a moment at most; None where none came."""
        taken = self._run.take(min(_GLANCE, max(0, self._seconds - self._run.seconds)))
        if self._run.seconds >= self._seconds:
            self.stop()
        return None if taken is None else tuple(Placement(*told) for told in sorted(taken))

    @property
    def ended(self) -> bool:
        """Whether there is nothing more to come."""
        return self._run.ended

    def __iter__(self) -> Self:
        """Iterate over the solutions."""
        return self

    def __next__(self) -> Solution:
        """Wait for the next solution."""
        while not self.ended:
            taken = self.take()
            if taken is not None:
                return taken
        raise StopIteration

    def __aiter__(self) -> Self:
        """Iterate over the solutions while other things go on."""
        return self

    async def __anext__(self) -> Solution:
        """Wait for the next solution while other things go on."""
        while not self.ended:
            taken = await asyncio.to_thread(self.take)
            if taken is not None:
                return taken
        raise StopAsyncIteration

    def __enter__(self) -> Self:
        """Search until the end of the block."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        """Stop the search."""
        self.stop()


def solve(
    puzzle: Puzzle, *, seconds: float | None = None, seed: int = 0, threads: int = 1
) -> Search:
    """Return an iterator over all solutions, each when it is found; the first comes soon."""
    return Search(puzzle, seconds=seconds, seed=seed, threads=threads)


def find(
    puzzle: Puzzle, *, seconds: float | None = None, seed: int = 0, threads: int = 1
) -> Answer:
    """Return one solution, or the proof that there is none, or that the time was too short."""
    return Search(puzzle, first=True, keep=1, seconds=seconds, seed=seed, threads=threads).finish()


def count(
    puzzle: Puzzle, *, seconds: float | None = None, seed: int = 0, threads: int = 1
) -> Answer:
    """Return the number of solutions, with the first one found."""
    return Search(puzzle, keep=1, seconds=seconds, seed=seed, threads=threads).finish()


def number(puzzle: Puzzle, most: int) -> int:
    """Return how many solutions a puzzle without scores has, `most` where there are more.

    It is answered at once, without a thread, and cannot be stopped: for puzzles that are small.
    """
    return _native.number(*_told(puzzle), most)


def _told(puzzle: Puzzle) -> _Told:
    """Return a puzzle as the native code takes it."""
    goals = [[(_FORMS.index(f), COLOURS.index(c)) for f, c in each] for each in puzzle.choices]
    return puzzle.tiles, goals, sorted(puzzle.board or ()), puzzle.givens, puzzle.holes
