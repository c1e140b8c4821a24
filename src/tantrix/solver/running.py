"""Searches that go on in the background."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import inf
from typing import Self

from tantrix.native import _native
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.solver.answers import Answer, Progress, Solution

_GLANCE = 0.1
"""How many seconds pass, at most, until Ctrl-C or the end of the time is seen."""


class Running(ABC):
    """Figures that a search finds in the background, one after the other.

    Iterate over it, or `async for`; leave a `with` or `async with` block, or `stop`, to end it
    early.

    >>> import tantrix
    >>> with tantrix.solve(tantrix.puzzle("discovery-5")) as running:
    ...     first = next(running)
    >>> len(first), running.progress.nodes > 0
    (5, True)
    """

    def __init__(self, run: _native.Run, seconds: float | None) -> None:
        if seconds is not None and not seconds >= 0:
            run.stop()
            raise TantrixError("bad.search", name="seconds", value=seconds)
        self._run = run
        self._seconds = inf if seconds is None else seconds

    def stop(self) -> None:
        """End the search soon; what was found can still be taken."""
        self._run.stop()

    @property
    def progress(self) -> Progress:
        """How far the search is now."""
        _, found, nodes = self._run.outcome
        return Progress(found, nodes, self._run.seconds, *self._run.progress)

    @abstractmethod
    def answer(self, solutions: Sequence[Solution] = ()) -> Answer:
        """Return what is known now, with the solutions that somebody kept."""

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
        return None if taken is None else tuple(Placement(*fields) for fields in sorted(taken))

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

    def __exit__(self, *_: object) -> None:
        """Stop the search."""
        self.stop()

    async def __aenter__(self) -> Self:
        """Search until the end of the block."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop the search."""
        self.stop()
