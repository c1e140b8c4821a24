"""The tables of the rankings as they are read: places, months, masters, countries."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from tantrix.ratings import months, standings
from tantrix.ratings.formula import MOST_MASTERS, Ladder
from tantrix.ratings.standings import Country, RankedLine
from tantrix.ratings.tables import NO_MONTH, RankingLine, masters
from tantrix.rules.core.errors import TantrixError
from tantrix.server.rankings.races import RaceLine, RaceStore
from tantrix.server.rankings.repository import ListedLine, RankedPerson, RankingStore

Made = TypeVar("Made")

FRESH_MS = 3000
"""How long a table is shown again as it was read, at most."""

REMEMBERED = 50
"""How many tables are remembered at most."""


class RankingRow(NamedTuple):
    """A row of a table: its place, whose it is, and the line."""

    place: int
    known: RankedPerson
    line: RankingLine


class _Made(NamedTuple):
    what: Any
    until_ms: int


class Rankings:
    """The tables of a server. `wall_ms` tells who is retired; `tick_ms` never goes back."""

    def __init__(
        self,
        store: RankingStore,
        races: RaceStore,
        wall_ms: Callable[[], int],
        tick_ms: Callable[[], int],
    ) -> None:
        self.store = store
        self._races = races
        self._wall_ms = wall_ms
        self._tick_ms = tick_ms
        self._made: dict[tuple[str, int], _Made] = {}
        self._making = asyncio.Lock()

    @property
    def month(self) -> int:
        """The month that it is now."""
        return months.month_of(self._wall_ms())

    async def months(self) -> list[int]:
        """Return the months that have a table, and the one that it is now; the newest first."""
        return sorted({self.month, *await self.store.months()}, reverse=True)

    async def table(self, name: str, month: int) -> list[RankingRow]:
        """Return the rows of a table, best first; only the monthly one goes by the month.

        Raises `TantrixError` `bad.ranking` for a table that there is not.
        """
        find = self._tables().get(name)
        if find is None:
            raise TantrixError("bad.ranking", text=name[:40])
        which = month if name == "monthly" else NO_MONTH
        return await self._remembered(name, which, lambda: find(which))

    async def countries(self) -> list[tuple[Country, list[RankingRow]]]:
        """Return the countries, each with those who count for it."""
        rows = await self.table("all-time", NO_MONTH)
        return await self._remembered("countries", NO_MONTH, lambda: _countries(rows))

    async def nation(self, country: str) -> list[RankingRow]:
        """Return all players of a country, as they stand in the all-time table."""
        rows = await self.table("all-time", NO_MONTH)
        return _rows(
            [ListedLine(row.known, row.line) for row in rows if row.known.country == country]
        )

    async def races(self) -> list[RaceLine]:
        """Return the table of the races, best first."""
        return await self._remembered("races", NO_MONTH, self._races.lines)

    async def is_master(self, person: str) -> bool:
        """Tell whether somebody may sit at a table of masters."""
        best = (await self.table("all-time", NO_MONTH))[:MOST_MASTERS]
        return person in masters({row.known.person: row.line for row in best}, self._wall_ms())

    @staticmethod
    def retires(ladder: Ladder) -> bool:
        """Tell whether who does not play for a while is left out of a table [O]."""
        return ladder not in {Ladder.MONTHLY, Ladder.TOURNAMENTS}

    def is_retired(self, line: RankingLine) -> bool:
        """Tell whether somebody has not played for so long that they are in no table."""
        return line.last_ms < months.idle_before(self._wall_ms())

    # --- within -----------------------------------------------------------------------------

    async def _remembered(self, name: str, month: int, make: Callable[[], Awaitable[Made]]) -> Made:
        """Return what was made a moment ago, or make it, one thing at a time."""
        async with self._making:
            known = self._made.get((name, month))
            if known is None or known.until_ms <= self._tick_ms():
                if len(self._made) >= REMEMBERED:
                    self._made.clear()
                known = self._made[name, month] = _Made(await make(), self._tick_ms() + FRESH_MS)
        made: Made = known.what
        return made

    def _tables(self) -> dict[str, Callable[[int], Awaitable[list[RankingRow]]]]:
        """Return the tables of players, in the order in which the page shows them."""
        return {
            "monthly": self._monthly,
            "all-time": self._all_time,
            "masters": self._masters,
            "doubles": self._doubles,
            "tournaments": self._tournaments,
            "retired": self._retired,
        }

    async def _monthly(self, month: int) -> list[RankingRow]:
        return _rows(await self.store.lines(Ladder.MONTHLY, month))

    async def _all_time(self, _: int) -> list[RankingRow]:
        return _rows(self._active(await self.store.lines(Ladder.ALL_TIME)))

    async def _doubles(self, _: int) -> list[RankingRow]:
        return _rows(self._active(await self.store.lines(Ladder.DOUBLES)))

    async def _tournaments(self, _: int) -> list[RankingRow]:
        return _rows(await self.store.lines(Ladder.TOURNAMENTS))

    async def _retired(self, _: int) -> list[RankingRow]:
        listed = await self.store.lines(Ladder.ALL_TIME)
        return _rows([one for one in listed if self.is_retired(one.line)])

    async def _masters(self, _: int) -> list[RankingRow]:
        all_time = await self.store.lines(Ladder.ALL_TIME)
        own = _lines(await self.store.lines(Ladder.MASTERS))
        lines = standings.among_masters(_lines(all_time), own, self._wall_ms())
        known = {one.known.person: one.known for one in all_time}
        return _rows([ListedLine(known[person], line) for person, line in lines.items()])

    def _active(self, listed: Sequence[ListedLine]) -> list[ListedLine]:
        return [one for one in listed if not self.is_retired(one.line)]


async def _countries(rows: Sequence[RankingRow]) -> list[tuple[Country, list[RankingRow]]]:
    of = {row.known.person: row for row in rows}
    country_of = {person: row.known.country for person, row in of.items() if row.known.country}
    found = standings.countries({person: row.line for person, row in of.items()}, country_of)
    return [(one, [of[person] for person in one.people]) for one in found]


def _rows(listed: Sequence[ListedLine]) -> list[RankingRow]:
    """Return lines in order, each with its place."""
    known = {one.known.person: one.known for one in listed}
    return [_row(entry, known) for entry in standings.standings(_lines(listed))]


def _lines(listed: Sequence[ListedLine]) -> dict[str, RankingLine]:
    return {one.known.person: one.line for one in listed}


def _row(entry: RankedLine, known: dict[str, RankedPerson]) -> RankingRow:
    return RankingRow(entry.place, known[entry.person], entry.line)
