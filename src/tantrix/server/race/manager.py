"""All races of a server."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable

import structlog

from tantrix.rules.core.errors import TantrixError
from tantrix.rules.race.state import RaceRules
from tantrix.server.db.base import RACE, NewRow, StoredEvent, Unavailable
from tantrix.server.race import events, views
from tantrix.server.race.actor import RaceActor, RaceDeps, seats_again
from tantrix.server.race.events import RaceCreated, RaceSeat
from tantrix.server.race.messages import NewRace, NewSeat
from tantrix.server.race.state import first, fold
from tantrix.server.rooms import Rooms, paused
from tantrix.server.tables import actor as tables
from tantrix.server.tables.config import clean_name
from tantrix.server.tables.state import check_complete

log = structlog.get_logger()


class RaceManager(Rooms[RaceActor]):
    """All races of a store; what asks for one may raise `TantrixError` `table.paused`."""

    def __init__(self, means: RaceDeps) -> None:
        super().__init__(means.claims, "table")
        self._means = means

    async def open(self) -> None:
        """Let the races go on in which robots race, and keep the server tidy from now on.

        Raises `Unavailable` where the store cannot be read.
        """
        for race_id in await self._means.store.robots_due(RACE):
            try:
                await self.room(race_id)
            except TantrixError:
                log.warning("race cannot go on", race=race_id)
        self.keep_tidy()

    async def create(self, owner: str, wish: NewRace) -> str:
        """Make a race of a session and return its id; raises `TantrixError`."""
        return await self._create(owner, made(owner, wish))

    async def again(self, owner: str, race_id: str) -> str:
        """Make the next race of the same people, once, and return its id.

        Raises `TantrixError` `table.unknown`, `table.not_your_seat` or `lobby.not_over`.
        """
        race = await self.room(race_id)
        if race.sheet.seat_of(owner) is None and owner != race.owner:
            raise TantrixError("table.not_your_seat")
        if race.sheet.status != "over":
            raise TantrixError("lobby.not_over")
        beginning = RaceCreated(seats=seats_again(race.sheet), handicap=race.sheet.handicap)
        following = await self._create(race.owner, beginning, race_id)
        await race.follow(following)
        return following

    async def read(self, room_id: str, leave: Callable[[], None]) -> RaceActor:
        """See `Rooms`."""
        row = await self._means.store.row(room_id, RACE)
        if row is None:
            raise TantrixError("table.unknown")
        sheet = fold(await self._means.store.entries(room_id))
        check_complete(sheet.version, row.version)
        return RaceActor(row, sheet, self._means, leave)

    async def _create(self, owner: str, beginning: RaceCreated, again_of: str | None = None) -> str:
        """Store a race, and open it."""
        at_ms = self._means.wall_ms()
        race_id = secrets.token_hex(8)
        summary = views.summary(first(beginning, at_ms))
        row = NewRow(race_id, owner, at_ms, summary, again_of, RACE)
        entry = StoredEvent(1, at_ms, None, events.encode(beginning))
        try:
            kept = await self._means.store.create(row, entry)
        except Unavailable as error:
            raise paused(race_id, error) from error
        await self.room(kept)
        return kept


def means_of(means: tables.TableDeps) -> RaceDeps:
    """Return what races need, out of what tables need; robots act at a pace that nobody knows."""
    rng = random.Random(means.new_seed())
    return RaceDeps(
        means.store,
        means.wall_ms,
        means.tick_ms,
        means.new_seed,
        rng,
        sleep=asyncio.sleep,
        claims=means.claims,
    )


def made(owner: str, wish: NewRace) -> RaceCreated:
    """Return the beginning of the race that somebody wishes for; raises `TantrixError`."""
    if [seat.kind for seat in wish.seats].count("me") > 1:
        raise TantrixError("bad.message", field="seats[...].kind")
    name = clean_name(wish.name, "name")
    seats = tuple(_seat(seat, name, owner) for seat in wish.seats)
    handicap = tuple(seat.handicap for seat in wish.seats)
    return RaceCreated(seats=seats, handicap=RaceRules(len(seats), handicap).handicap)


def _seat(wish: NewSeat, name: str, owner: str) -> RaceSeat:
    """Return a seat; a robot must have a level, and nobody else one."""
    if (wish.level is not None) != (wish.kind == "robot"):
        raise TantrixError("bad.message", field="seats[...].level")
    if wish.kind == "me":
        return RaceSeat("person", name, owner=owner)
    return RaceSeat() if wish.level is None else RaceSeat("robot", level=wish.level)
