"""A race that is open: its lobby, the countdown, the race itself, and the robots in it.

Whatever arrives is done in the order of its arrival, one thing after another; so of two who aim at
one space the first has it, and the other is told who was there first.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from msgspec.structs import replace

from tantrix.notation.races import action_text, parse_action
from tantrix.rules.base import Resign
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.rules.race.pieces import RaceAction
from tantrix.rules.race.state import RaceState
from tantrix.server.actors.away import AwayTracker
from tantrix.server.claims import Alone, Claims
from tantrix.server.db.base import Store, StoredEvent, TableRow
from tantrix.server.race import events, views
from tantrix.server.race.events import (
    AnyEvent,
    CountdownStarted,
    NextRaceMade,
    RaceActionDone,
    RaceSeat,
    ReadyChanged,
    RobotSet,
    SeatLeft,
    SeatTaken,
)
from tantrix.server.race.messages import (
    Action,
    RaceAct,
    RacePresence,
    RaceReady,
    RaceSnapshot,
    SetRaceRobot,
    TakeRaceSeat,
)
from tantrix.server.race.robot_driver import RaceRobotDriver, Sleep
from tantrix.server.race.state import RaceTableState, turned
from tantrix.server.race.views import RaceMoment
from tantrix.server.room import Listener, OpenRoom, client_id_of
from tantrix.server.tables.config import clean_name
from tantrix.server.tables.messages import Accepted, encode

COUNTDOWN_S = 3.0
"""How long the countdown lasts."""

ABSENT_MS = 120_000
"""After how long somebody who is not there gives up, if nobody else can go on."""


@dataclass(frozen=True)
class RaceDeps:
    """What races need of the world.

    `wall_ms` tells the time, `tick_ms` never goes back; `new_seed` gives what nobody can guess;
    `rng` and `sleep` make robots act at their own pace.
    """

    store: Store
    wall_ms: Callable[[], int]
    tick_ms: Callable[[], int]
    new_seed: Callable[[], str]
    rng: random.Random
    sleep: Sleep
    claims: Claims = field(default_factory=Alone)


class RaceActor(OpenRoom):
    """A race that is open."""

    def __init__(
        self, row: TableRow, sheet: RaceTableState, means: RaceDeps, leave: Callable[[], None]
    ) -> None:
        super().__init__(row.id, means.tick_ms, leave)
        self.owner = row.owner
        self._sheet = sheet
        self._means = means
        self._crew: RaceRobotDriver | None = None
        self._countdown: asyncio.Task[None] | None = None
        self._due_ms = 0
        self._absences = AwayTracker((), means.tick_ms)
        self._go_on()

    # --- what can be seen -------------------------------------------------------------------

    @property
    def sheet(self) -> RaceTableState:
        """The race as it is stored."""
        return self._sheet

    @property
    def version(self) -> int:
        """The number of events."""
        return self._sheet.version

    def snapshot(self, owner: str) -> RaceSnapshot:
        """Return all of the race, as the session `owner` sees it."""
        return views.snapshot(self.id, self.owner, self._sheet, self._moment(), owner)

    def welcome(self, owner: str) -> str:
        """See `Room`."""
        return encode(self.snapshot(owner))

    def concerns(self, person: str) -> bool:
        """See `Room`."""
        return person == self.owner or self._sheet.seat_of(person) is not None

    def busy(self) -> bool:
        """See `Room`."""
        return self._sheet.going

    def stop(self) -> None:
        """See `Room`."""
        if self._crew is not None:
            self._crew.stop()
        self._stop_countdown()

    # --- who is there -----------------------------------------------------------------------

    async def admit(self, listener: Listener, owner: str) -> None:
        """See `Room`; everybody is told who is there now."""
        await super().admit(listener, owner)
        self._absences.came(owner)
        self._tell_presence()

    def part(self, listener: Listener) -> None:
        """See `Room`; everybody is told who is there now."""
        owner = self._listeners.get(listener)
        super().part(listener)
        if owner is not None and owner not in self.owners and self.concerns(owner):
            self._absences.left(owner)
        self._tell_presence()

    async def tidy(self) -> None:
        """See `Room`; those who went away give up where nobody else can go on."""
        if self._listeners and not self.ended:
            await self.post(self._give_up_absent)
        await super().tidy()

    def _tell_presence(self) -> None:
        self.tell(encode(RacePresence(views.here(self._sheet, self.owners))))

    async def _give_up_absent(self) -> None:
        """Have those give up who alone could go on, and have been away for long."""
        state = self._sheet.state
        players = range(len(self._sheet.seats))
        able = [player for player in players if state is not None and state.legal_actions(player)]
        if able and all(map(self._is_absent, able)):
            for player in able:
                await self._commit(self._acted(Resign(player)))

    def _is_absent(self, player: int) -> bool:
        """Tell whether a player is a person who has been away for long."""
        seat = self._sheet.seats[player]
        if seat.kind != "person" or seat.owner in self.owners:
            return False
        self._absences.left(seat.owner)  # at the latest now: the server may have opened meanwhile
        return (self._absences.away_ms(seat.owner) or 0) >= ABSENT_MS

    # --- what can be asked ------------------------------------------------------------------

    async def act(self, owner: str, message: Action) -> Accepted:
        """Do what a session asks and store it; a message that was done before is only answered.

        Raises `TantrixError` where it cannot be done, and then nothing has changed.
        """
        return await self.post(partial(self._act, owner, message))

    async def follow(self, race_id: str) -> None:
        """Tell everybody which race is the next."""

        async def job() -> None:
            if self._sheet.following is None:
                await self._commit(NextRaceMade(race=race_id))

        await self.post(job)

    async def _act(self, owner: str, message: Action) -> Accepted:
        """See `act`."""
        client_id = client_id_of(owner, message.id)
        done = self._sheet.answers.get(client_id)
        if done is None:
            await self._commit(self._event(owner, message), client_id)
            done = self._sheet.version
        return Accepted(message.id, done)

    def _event(self, owner: str, message: Action) -> AnyEvent:
        """Return the event that a message asks for; raises `TantrixError`."""
        if isinstance(message, RaceAct):
            if self._sheet.state is None:
                raise TantrixError("lobby.not_begun")
            return self._acted(parse_action(self._seat(owner), message.action))
        if self._sheet.state is not None:
            raise TantrixError("lobby.begun")
        if isinstance(message, TakeRaceSeat):
            return self._sitting(owner, message)
        if isinstance(message, SetRaceRobot):
            return self._manning(owner, message)
        if isinstance(message, RaceReady):
            return ReadyChanged(seat=self._seat(owner), ready=message.ready)
        return SeatLeft(seat=self._seat(owner))

    def _seat(self, owner: str) -> int:
        """Return the seat of a session; raises `TantrixError` `table.not_your_seat`."""
        seat = self._sheet.seat_of(owner)
        if seat is None:
            raise TantrixError("table.not_your_seat")
        return seat

    def _sitting(self, owner: str, message: TakeRaceSeat) -> SeatTaken:
        """Return the event of somebody who takes a seat."""
        if not owner:
            raise TantrixError("table.not_your_seat")
        if self._sheet.seat_of(owner) is not None:
            raise TantrixError("lobby.seated")
        seats = enumerate(self._sheet.seats)
        free = [number for number, seat in seats if seat.kind == "open"]
        if not free:
            raise TantrixError("lobby.full")
        seat = free[0] if message.seat is None else message.seat
        if seat not in free:
            raise TantrixError("lobby.taken")
        return SeatTaken(seat=seat, name=clean_name(message.name, "name"), owner=owner)

    def _manning(self, owner: str, message: SetRaceRobot) -> RobotSet:
        """Return the event of a robot that comes or goes."""
        if owner != self.owner:
            raise TantrixError("lobby.host_only")
        seats, here = self._sheet.seats, self.owners - {""}  # a seat without a person has no owner
        if message.seat >= len(seats) or seats[message.seat].owner in here:
            raise TantrixError("lobby.taken")
        return RobotSet(seat=message.seat, level=message.level)

    def _acted(self, action: RaceAction) -> RaceActionDone:
        """Return the event of an action; raises `IllegalAction`."""
        state = self._state()
        refusals = state.refusals(action)
        if refusals:
            raise IllegalAction(refusals)
        return RaceActionDone(
            player=action.player, action=action_text(action), turned=turned(state, action)
        )

    # --- what goes on -----------------------------------------------------------------------

    async def _commit(self, event: AnyEvent, client_id: str | None = None) -> None:
        """Store an event, and only then let it be true and tell everybody."""
        at_ms = max(self._means.wall_ms(), self._sheet.updated_ms)
        sheet = self._sheet.after(event, at_ms, client_id)
        entry = StoredEvent(sheet.version, at_ms, client_id, events.encode(event))
        await self._means.store.append(self.id, entry, views.summary(sheet))
        self._sheet = sheet
        self._go_on()
        self._tell_event(event)

    def _tell_event(self, event: AnyEvent) -> None:
        """Tell everybody what has happened, each with the own seat."""
        told = views.happened(self.id, event, self._sheet, self._moment())
        seats = {owner: self._sheet.seat_of(owner) for owner in self.owners}
        texts = {seat: encode(replace(told, you=seat)) for seat in set(seats.values())}
        for listener, owner in tuple(self._listeners.items()):
            listener.send(texts[seats[owner]])

    def _go_on(self) -> None:
        """Count down as soon as everybody is ready, and let the robots race."""
        if self.ended:
            return
        if self._sheet.state is not None:
            self._stop_countdown()
            self._race()
        elif not self._sheet.all_ready:
            self._stop_countdown()
        elif self._countdown is None:
            self._due_ms = self._means.tick_ms() + round(1000 * COUNTDOWN_S)
            self._countdown = asyncio.create_task(self._count_down(), name=f"countdown {self.id}")

    def _stop_countdown(self) -> None:
        if self._countdown is not None:
            self._countdown.cancel()
            self._countdown = None

    async def _count_down(self) -> None:
        """Tell everybody that the countdown begins, and deal at its end."""
        with contextlib.suppress(TantrixError):  # whatever fails is in the log
            await self.post(self._call)
            await self._means.sleep(COUNTDOWN_S)
            await self.post(self._deal)

    async def _call(self) -> None:
        if self._sheet.all_ready and not self._sheet.called:
            await self._commit(CountdownStarted())

    async def _deal(self) -> None:
        """Deal, unless somebody is no longer ready."""
        if self._sheet.called and self._sheet.state is None:
            seed = self._means.new_seed()
            deal = self._sheet.rules.deal(random.Random(seed))
            await self._commit(events.went(deal, seed))

    def _race(self) -> None:
        """Let the robots go on that have something to do."""
        if self._crew is None:
            seats = enumerate(self._sheet.seats)
            levels = {player: seat.level for player, seat in seats if seat.level is not None}
            self._crew = RaceRobotDriver(
                levels, self._means.rng, self._means.sleep, self._look, self._robot_acts
            )
        self._crew.wake()

    def _look(self) -> RaceState:
        """Return what robots see: no more than people."""
        return self._state().hidden()

    async def _robot_acts(self, action: RaceAction) -> None:
        """Make the action of a robot; raises `IllegalAction`."""

        async def job() -> None:
            await self._commit(self._acted(action))

        await self.post(job)

    def _state(self) -> RaceState:
        """Return the state of a race that is on."""
        assert self._sheet.state is not None  # noqa: S101 - asked for in a race only
        return self._sheet.state

    def _moment(self) -> RaceMoment:
        """Return who is there, and the time."""
        left_ms = max(0, self._due_ms - self._means.tick_ms())
        go_in_ms = left_ms if self._sheet.status == "counting" else None
        return RaceMoment(self.owners, go_in_ms, self._means.wall_ms())


def seats_again(sheet: RaceTableState) -> tuple[RaceSeat, ...]:
    """Return the seats of the next race: the same, of which no person is ready yet."""
    return tuple(RaceSeat(seat.kind, seat.name, seat.level, seat.owner) for seat in sheet.seats)
