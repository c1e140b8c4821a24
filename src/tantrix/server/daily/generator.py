"""Daily puzzles are made in a process of their own, so that the server never waits for one."""

from __future__ import annotations

from datetime import date
from typing import Protocol

from tantrix.puzzles.daily import wish
from tantrix.server.daily.repository import Day
from tantrix.server.workers.failures import WorkFailed
from tantrix.server.workers.single import SingleProcess

PATIENCE_S = 120.0
"""How long a puzzle may take before its process is ended."""


class GenerationFailed(Exception):
    """The process broke down, took too long, or was told to stop."""


class DailyGenerator(Protocol):
    """Whoever makes the puzzles of the days."""

    async def make(self, secret: bytes, day: date) -> Day:
        """Return the puzzle of a day; raises `GenerationFailed`."""

    def close(self) -> None:
        """Stop at once."""


class ProcessDailyGenerator(SingleProcess):
    """A `DailyGenerator` with one process at a time, each for one puzzle."""

    def __init__(self, patience_s: float = PATIENCE_S) -> None:
        super().__init__(patience_s)

    async def make(self, secret: bytes, day: date) -> Day:
        """See `DailyGenerator`."""
        try:
            found: Day = await self.ask(made, secret, day)
        except WorkFailed as error:
            raise GenerationFailed(f"{day}: {error}") from error
        return found


def made(secret: bytes, day: date) -> Day:
    """Make the puzzle of a day, here and now."""
    from tantrix.solver import daily  # in the process that makes puzzles alone

    one = daily.make(secret, day)
    grade = wish(day).grade
    return Day(day.isoformat(), grade, one.kind, len(one.puzzle.tiles), one.puzzle.name)
