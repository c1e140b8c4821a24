"""The Daily Match of the server: puzzles are ready when their day comes, and wins are checked.

A day is a date of UTC. Its puzzle is made once and kept, so that the days that are past stay as
they were. Nothing of a day to come leaves the server, nor does the secret that its puzzle hangs on.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from typing import NamedTuple

import structlog

from tantrix.puzzles import daily, verify
from tantrix.puzzles.ids import read_id
from tantrix.puzzles.solving import Move, Solving
from tantrix.rules.core.errors import IllegalAction, Refusal, TantrixError
from tantrix.server.daily.generator import DailyGenerator, GenerationFailed
from tantrix.server.daily.repository import Attempt, DailyFinish, DailyStore, Day, Standings
from tantrix.server.db.base import Unavailable
from tantrix.server.web.tasks import end_tasks
from tantrix.tournaments.league import POINTS, DayPlace, LeagueRow, league

log = structlog.get_logger()

SECRET_BYTES = 32

EARLY_MS = 10 * 60_000
"""How long before midnight the next day's puzzle is made."""

PAUSE_S = 30.0
"""How often it is looked whether a puzzle is to be made."""

WAITING = 8
"""How many puzzles may be in the making; whoever wants one more is asked to come back."""

BEST = 100
"""How many rows the table of a day has, beside that of whoever asks."""

A_DAY = timedelta(days=1)

BEFORE = timedelta(days=365)
"""How far the days reach back before the server was first opened."""

EARLIEST = date(2023, 1, 1)
"""Before this there was no server: a clock that was never set made none of these days."""


class NamedRow(NamedTuple):
    """A row of the league, and under which name."""

    name: str
    row: LeagueRow


class DailyService:
    """All days of a server, up to today; `wall_ms` tells the time.

    There are days from a year before the server was first opened, so that a new one has a past
    to play too; the league begins when the server does.

    What is asked of another day raises `TantrixError` `bad.daily.future` or `bad.daily.past`. What
    needs a puzzle that cannot be made just now raises `bad.daily.unready`.
    """

    def __init__(
        self, store: DailyStore, maker: DailyGenerator, wall_ms: Callable[[], int]
    ) -> None:
        self.store = store
        self._maker = maker
        self._wall_ms = wall_ms
        self._making: dict[date, asyncio.Task[Day]] = {}
        self._job: asyncio.Task[None] | None = None
        self._secret = b""
        self._first = date.max

    async def open(self) -> None:
        """Have the puzzles ready from now on; raises `Unavailable`."""
        fresh = secrets.token_bytes(SECRET_BYTES)
        self._secret, first = await self.store.secret(fresh, self.today.isoformat())
        self._first = max(date.fromisoformat(first), EARLIEST)
        self._job = asyncio.create_task(self._keep_ready(), name="daily")

    async def close(self) -> None:
        """Stop what is in the making; whoever waits for it is told."""
        self._maker.close()
        await end_tasks(self._job)
        await asyncio.gather(*self._making.values(), return_exceptions=True)

    @property
    def today(self) -> date:
        """The day that it is now."""
        return daily.day_of(self._wall_ms())

    @property
    def opened(self) -> date:
        """The day on which the server was first opened."""
        return min(self._first, self.today)

    @property
    def first(self) -> date:
        """The first day that the server has a puzzle of."""
        return self.opened - BEFORE

    @property
    def now_ms(self) -> int:
        """The time on the clock of the server."""
        return self._wall_ms()

    async def prepare(self) -> None:
        """Make today's puzzle, and shortly before midnight tomorrow's, where they are not there."""
        now_ms = self._wall_ms()
        for day in sorted({daily.day_of(now_ms), daily.day_of(now_ms + EARLY_MS)}):
            await self._puzzle(day)

    async def puzzle(self, day: date) -> Day:
        """Return the puzzle of a day."""
        self._check(day)
        return await self._puzzle(day)

    async def begin(self, day: date, owner: str) -> tuple[Day, Attempt]:
        """Hand out the puzzle of a day; the first time, the time of the session begins."""
        puzzle = await self.puzzle(day)
        return puzzle, await self.store.begin(puzzle.date, owner, self._wall_ms())

    async def attempt(self, day: date, owner: str) -> Attempt | None:
        """Return how far a session is with a day, None where it has not begun."""
        self._check(day)
        return await self.store.attempt(day.isoformat(), owner)

    async def finish(self, day: date, owner: str, moves: Sequence[Move], name: str) -> Attempt:
        """Return the finished attempt of a session whose moves solve the puzzle of a day.

        One that is finished stays as it is. Raises `TantrixError` `bad.daily.unopened`, and
        `IllegalAction` `bad.daily.move`, `bad.daily.unsolved`.
        """
        at_ms = self._wall_ms()
        attempt = await self.attempt(day, owner)
        if attempt is None:
            raise TantrixError("bad.daily.unopened")
        if attempt.finish is not None:
            return attempt
        check((await self.puzzle(day)).puzzle, moves)
        finish = DailyFinish(name, at_ms, len(moves), daily.day_of(at_ms) == day)
        return await self.store.finish(day.isoformat(), owner, finish)

    async def standings(self, day: date, owner: str, best: int = BEST) -> Standings:
        """Return the table of a day down to so many rows, with the row of a session."""
        self._check(day)
        return await self.store.standings(day.isoformat(), owner, best)

    async def month(self, first: date, last: date) -> dict[date, tuple[int, str]]:
        """Return the grade and the kind of the days from `first` to `last`, made or not."""
        made = await self.store.made(first.isoformat(), last.isoformat())
        found = {date.fromisoformat(one.date): (one.grade, one.kind) for one in made}
        days = (first + A_DAY * number for number in range((last - first).days + 1))
        return {day: found.get(day) or daily.wish(day)[:2] for day in days}

    async def told(self, day: date) -> tuple[int, str]:
        """Return the grade and the kind of a day, made or not."""
        self._check(day)
        return (await self.month(day, day))[day]

    async def attempts(self, owner: str, first: date, last: date) -> dict[date, Attempt]:
        """Return the attempts of a session at the days from `first` to `last`."""
        found = await self.store.attempts(owner, first.isoformat(), last.isoformat())
        return {date.fromisoformat(one.date): one for one in found}

    async def places(self, owner: str, first: date, last: date) -> dict[date, int]:
        """Return the places of a session on the days from `first` to `last`."""
        found = await self.store.own_places(owner, first.isoformat(), last.isoformat())
        return {date.fromisoformat(day): place for day, place in found.items()}

    async def league(self, first: date, last: date) -> list[NamedRow]:
        """Return the league of the days from `first` to `last`, best first."""
        found = await self.store.places(first.isoformat(), last.isoformat(), len(POINTS))
        names = {one.owner: one.name for one in found}  # the last one that somebody has used
        rows = league(DayPlace(one.owner, one.date, one.place) for one in found)
        return [NamedRow(names[row.person], row) for row in rows]

    async def streak(self, owner: str) -> int:
        """Return how many days in a row a session has solved, up to today or yesterday."""
        today = self.today
        found = await self.store.streak(owner, today.isoformat())
        recent = {today.isoformat(), (today - A_DAY).isoformat()}
        return len(found) if found and found[0] in recent else 0

    def _check(self, day: date) -> None:
        """Refuse a day that is to come, or was before the first one."""
        if day > self.today:
            raise TantrixError("bad.daily.future", date=day.isoformat())
        if day < self.first:
            params = {"date": day.isoformat(), "first": self.first.isoformat()}
            raise TantrixError("bad.daily.past", **params)

    async def _puzzle(self, day: date) -> Day:
        """Return the puzzle of any day, made once however many ask for it."""
        found = await self.store.day(day.isoformat())
        if found is not None:
            return found
        if day not in self._making:
            self._begin_making(day)
        try:
            # Whoever else waits for it must have it even if this one gives up waiting.
            return await asyncio.shield(self._making[day])
        except GenerationFailed as error:
            raise _unready(day, str(error)) from error

    def _begin_making(self, day: date) -> None:
        if len(self._making) >= WAITING:
            raise _unready(day, "too many are in the making")
        making = asyncio.create_task(self._make(day), name=f"making {day}")
        making.add_done_callback(lambda done: self._end_making(day, done))
        self._making[day] = making

    def _end_making(self, day: date, done: asyncio.Task[Day]) -> None:
        """Let a puzzle that was not made be asked for again; whoever waits has been told."""
        del self._making[day]
        if not done.cancelled():
            done.exception()

    async def _make(self, day: date) -> Day:
        # Who found no puzzle may begin only when another has just made it and is gone.
        found = await self.store.day(day.isoformat())
        return found or await self.store.keep(await self._maker.make(self._secret, day))

    async def _keep_ready(self) -> None:
        """Prepare again and again, whatever goes wrong."""
        while True:
            try:
                await self.prepare()
            except (TantrixError, Unavailable) as error:
                log.warning("daily puzzle not prepared", why=str(error))
            await asyncio.sleep(PAUSE_S)


def _unready(day: date, why: str) -> TantrixError:
    """Return what is told when a puzzle cannot be had; the log has the reason."""
    log.warning("daily puzzle not ready", day=day.isoformat(), why=why)
    return TantrixError("bad.daily.unready")


def check(puzzle_id: str, moves: Sequence[Move]) -> None:
    """Refuse moves that do not solve a puzzle, with the first reason.

    Raises `IllegalAction`: `bad.daily.move` for one that cannot be made; `bad.daily.unsolved` with
    the last part of the id of `verify.check` as `reason`, and the cells that show it.
    """
    puzzle = read_id(puzzle_id)
    solving = Solving(puzzle)
    solving.play(moves)
    faults = verify.check(puzzle, solving.placements)
    if faults:
        reason = faults[0].id.rpartition(".")[2]
        raise IllegalAction([Refusal("bad.daily.unsolved", {"reason": reason}, faults[0].cells)])
