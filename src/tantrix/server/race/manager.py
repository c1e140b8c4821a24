"""All races of a server."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import get_args

from tantrix.rules.core.errors import TantrixError
from tantrix.rules.race.state import RaceRules
from tantrix.server.actors.log import Damaged, History, answers_of
from tantrix.server.actors.registry import SourcedRegistry, paused
from tantrix.server.auth.names import clean_name
from tantrix.server.db.base import RACE, NewRow, Unavailable
from tantrix.server.notifications.notices import round_paired
from tantrix.server.race import views
from tantrix.server.race.actor import RaceActor, RaceDeps
from tantrix.server.race.messages import Level, ListedRace, NewRace, NewSeat, WaitingRace
from tantrix.server.race.record import record
from tantrix.server.race.state import (
    RACE_LOG,
    RaceCreated,
    RaceSeat,
    RaceTableState,
    RaceTerms,
    first,
    ready_alone,
    seated,
)
from tantrix.server.race.views import RaceOutcome
from tantrix.server.tables.decisions import Void
from tantrix.server.tables.deps import TableDeps
from tantrix.server.tables.repository import due
from tantrix.server.tables.views import NO_TAGS
from tantrix.server.web.allowed import misplaced, not_among

STILL_MS = 15 * 60_000
"""For how long a race that is on is listed in which nobody does anything."""

WAITING_MS = 60 * 60_000
"""For how long a race that waits for people is; who goes away loses the seat much sooner."""

LISTED, MOST = 200, 20
"""How many races are looked at for a list, and how many it shows."""


class RaceManager(SourcedRegistry[RaceActor]):
    """All races of a store; what asks for one may raise `TantrixError` `table.paused`."""

    def __init__(self, deps: RaceDeps) -> None:
        super().__init__(deps, deps.locks, RACE)
        self._deps = deps
        self.end_elsewhere: Callable[[str, Void], None] = lambda race, why: None  # noqa: ARG005

    async def create(self, owner: str, wish: NewRace) -> str:
        """Make a race of a session and return its id; raises `TantrixError`."""
        race_id = await self._create(owner, made(owner, wish))
        await self.room(race_id)
        return race_id

    async def again(self, owner: str, race_id: str) -> str:
        """Make the next race of the same people, once, and return its id.

        Raises `TantrixError` `table.unknown`, `table.not_your_seat` or `lobby.not_over`.
        """
        race = await self.room(race_id)
        if race.state.seat_of(owner) is None and owner != race.owner:
            raise TantrixError("table.not_your_seat")
        if race.state.terms is not None:
            raise TantrixError("lobby.fixed")
        if race.state.status != "over":
            raise TantrixError("lobby.not_over")
        beginning = RaceCreated(seats=ready_alone(race.state.seats), handicap=race.state.handicap)
        following = await self._create(race.owner, beginning, race_id)
        await self.room(following)
        await race.follow(following)
        return following

    async def running(self, person: str) -> list[ListedRace]:
        """Return the races that are on and that a person may watch, the last changed first.

        One in which nobody has done anything for long is none. Raises `TantrixError`
        `table.paused`.
        """
        on = await self._recent(views.is_on, STILL_MS)
        found = (views.listed(race, table, person) for race, table in on)
        return [one for one in found if one is not None]

    async def waiting(self, person: str) -> list[WaitingRace]:
        """Return the races that wait for people, as a person sees them; otherwise as `running`."""
        still = await self._recent(views.is_waiting, WAITING_MS)
        found = (views.waiting(race, table, person) for race, table in still)
        return [one for one in found if one is not None]

    async def _recent(
        self, wanted: Callable[[bytes], bool], span_ms: int
    ) -> list[tuple[str, RaceTableState]]:
        """Return the races changed last, within a span, whose summaries are `wanted`."""
        try:
            since_ms = self._deps.wall_ms() - span_ms
            rows = await self._store.since(RACE, since_ms, LISTED)
            races = [row.id for row in rows if wanted(row.summary)]
            return [(race, await self._told(race)) for race in races[:MOST]]
        except Unavailable as error:
            raise paused("list", error) from error

    async def _told(self, race_id: str) -> RaceTableState:
        """Return the state of a race by its events, whoever has it open."""
        row, entries = await self.stored(race_id)
        return RACE_LOG.replay(entries, row.version)

    async def record(self, race_id: str, more: Mapping[str, str] = NO_TAGS) -> str:
        """Return the record of a race that is over, with `more` tags.

        Raises `TantrixError` `table.unknown`, `table.paused`, `lobby.not_over`.
        """
        try:
            _, entries = await self.stored(race_id)
            return record(entries, more)
        except (Unavailable, Damaged) as error:
            raise paused(race_id, error) from error

    async def create_for_tournament(
        self, terms: RaceTerms, seats: Sequence[RaceSeat], word: str
    ) -> str:
        """Make the race of a heat, once under a word, and return its id."""
        beginning = RaceCreated(seats=tuple(seats), handicap=(0,) * len(seats), terms=terms)
        return await self._create("", beginning, word)

    async def end(self, race_id: str, why: Void) -> bool:
        """End a race that its tournament does not need any more, once; tell whether that is done.

        If not, another process holds the race and is told, which may fail: ask again until it is
        over. Raises `TantrixError` `table.unknown`.
        """
        try:
            race = await self.room(race_id)
        except TantrixError as error:
            if error.id != "table.paused":
                raise
            self.end_elsewhere(race_id, why)
            return False
        await race.end(why)
        return True

    async def results(self, words: Collection[str]) -> list[RaceOutcome]:
        """Return what came of races of tournaments that have ended, by their words.

        Raises `TantrixError` `table.paused`.
        """
        try:
            rows = await self._store.made_under(words, RACE)
        except Unavailable as error:
            raise paused("list", error) from error
        found = (views.outcome(word, body) for word, body in rows)
        return [one for one in found if one is not None]

    async def due(self) -> list[str]:
        return await self._store.database.read(due(self._deps.wall_ms(), RACE))

    async def read(self, actor_id: str, on_end: Callable[[], None]) -> RaceActor:
        row, entries = await self.stored(actor_id)
        states = [RACE_LOG.replay(entries, row.version)]
        history = History(row.id, row.owner, states, answers_of(entries))
        return RaceActor(history, self._deps, on_end)

    async def _create(self, owner: str, beginning: RaceCreated, again_of: str | None = None) -> str:
        """Store a race, under a word once, and return its id."""
        at_ms = self._deps.wall_ms()
        race_id = secrets.token_hex(8)
        made = first(beginning, at_ms)
        due_ms = made.falls_due_ms
        summary, seats = views.summary(made), tuple(sorted(seated(beginning.seats)))
        row = NewRow(race_id, owner, at_ms, summary, again_of, RACE, seats=seats, due_ms=due_ms)
        also = None
        if beginning.terms is not None:
            persons = [seat.person for seat in beginning.seats if seat.person]
            also = round_paired(race_id, persons, f"/race/{race_id}", at_ms)
        return await self.insert(row, RACE_LOG.encode(beginning), also)


def deps_of(deps: TableDeps) -> RaceDeps:
    """Return what races need, out of what tables need; robots act at a pace that nobody knows."""
    rng = random.Random(deps.new_seed())
    return RaceDeps(
        deps.store,
        deps.wall_ms,
        deps.tick_ms,
        deps.new_seed,
        rng,
        sleep=asyncio.sleep,
        locks=deps.locks,
    )


def made(owner: str, wish: NewRace) -> RaceCreated:
    """Return the beginning of the race that somebody wishes for; raises `TantrixError`."""
    mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
    if len(mine) > 1:
        raise not_among(f"seats[{mine[1]}].kind", "me", ("open", "robot"))
    name = clean_name(wish.name, "name")
    seats = tuple(_seat(seat, number, name, owner) for number, seat in enumerate(wish.seats))
    handicap = tuple(seat.handicap for seat in wish.seats)
    shares = RaceRules(len(seats), handicap).handicap
    return RaceCreated(seats=ready_alone(seats), handicap=shares, public=wish.public)


def _seat(wish: NewSeat, number: int, name: str, owner: str) -> RaceSeat:
    """Return the seat of a number from 0 on; a robot must have a level, and nobody else one."""
    if wish.kind == "robot" and wish.level is None:
        raise not_among(f"seats[{number}].level", None, get_args(Level))
    if wish.kind != "robot" and wish.level is not None:
        raise misplaced(f"seats[{number}].level", wish.level)
    if wish.kind == "me":
        return RaceSeat.of_person(owner, name)
    return RaceSeat.of_robot(wish.level)
