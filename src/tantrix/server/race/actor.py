"""An open race: its seats, the countdown, the race itself, and the robots in it.

Whatever arrives is done in the order of its arrival, one thing after another; so of two who aim at
one space the first has it, and the other is told who was there first. A robot looks, decides, takes
its time, and acts; meanwhile others may act too.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

import structlog
from msgspec.structs import replace

from tantrix.notation.races import read_action, write_action
from tantrix.robots.race import RaceRobot
from tantrix.rules.base import Resign
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.rules.race.pieces import RaceAction
from tantrix.rules.race.state import RaceState
from tantrix.server.actors.actor import Subscriber
from tantrix.server.actors.event_sourced import EventSourced
from tantrix.server.actors.log import History
from tantrix.server.actors.registry import LocalLock, Locks
from tantrix.server.actors.timing import AwayTracker
from tantrix.server.auth.names import clean_name
from tantrix.server.db.base import Summary
from tantrix.server.db.engine import Job
from tantrix.server.db.store import Store
from tantrix.server.race import views
from tantrix.server.race.finished import entering
from tantrix.server.race.messages import (
    Action,
    LeaveRaceSeat,
    RaceAct,
    RacePresence,
    RaceReady,
    RaceSnapshot,
    SetRaceRobot,
    TakeRaceSeat,
)
from tantrix.server.race.state import (
    RACE_LOG,
    AnyEvent,
    CountdownStarted,
    NextRaceMade,
    RaceActionDone,
    RaceClosed,
    RaceSeat,
    RaceStarted,
    RaceStopped,
    RaceTableState,
    ReadyChanged,
    RobotSet,
    SeatLeft,
    SeatTaken,
    seated,
    turned,
    went,
)
from tantrix.server.race.views import RaceMoment
from tantrix.server.tables.decisions import Void
from tantrix.server.tables.repository import keeping, seating
from tantrix.server.web.protocol import encode

log = structlog.get_logger()

RETRY_S = 5.0
"""How long to wait before a robot that failed is asked again."""

Sleep = Callable[[float], Awaitable[None]]
Look = Callable[[], RaceState]
Do = Callable[[RaceAction], Awaitable[None]]


class RaceRobotDriver:
    """Robots by player. `look` returns what players see, `do` makes an action or refuses it."""

    def __init__(
        self, levels: Mapping[int, str], rng: random.Random, sleep: Sleep, look: Look, do: Do
    ) -> None:
        self._robots = {player: RaceRobot(level, rng) for player, level in levels.items()}
        self._sleep = sleep
        self._look = look
        self._do = do
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def wake(self) -> None:
        """Let every robot go on that has rested and has something to do."""
        state = self._look()
        for player in self._robots:
            resting = player not in self._tasks or self._tasks[player].done()
            if resting and state.legal_actions(player):
                task = asyncio.create_task(self._play(player), name=f"robot {player}")
                self._tasks[player] = task

    def stop(self) -> None:
        """Stop all of them."""
        for task in self._tasks.values():
            task.cancel()

    async def _play(self, player: int) -> None:
        """Act as long as there is something to do; a robot that fails is asked again."""
        robot = self._robots[player]
        while (action := robot.choose(self._look(), player)) is not None:
            try:
                await self._sleep(robot.seconds(action))
                await self._do(action)
            except IllegalAction:
                continue  # somebody was there first: look again
            except Exception as error:  # noqa: BLE001 - whatever it is, the race must go on
                log.warning("robot failed", player=player, why=repr(error))
                await self._sleep(RETRY_S)


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
    locks: Locks = field(default_factory=LocalLock)


class RaceActor(EventSourced[RaceTableState, AnyEvent, Action]):
    """A race that is open."""

    _deps: RaceDeps

    def __init__(
        self, history: History[RaceTableState], deps: RaceDeps, on_end: Callable[[], None]
    ) -> None:
        super().__init__(history, RACE_LOG, deps, on_end)
        self._crew: RaceRobotDriver | None = None
        self._countdown: asyncio.Task[None] | None = None
        self._due_ms = 0
        self._absences = AwayTracker((), deps.tick_ms)
        self._go_on()

    # --- as an actor ------------------------------------------------------------------------

    def snapshot(self, person: str) -> RaceSnapshot:
        """Return all of the race, as a person sees it."""
        return views.snapshot(self.id, self.owner, self.state, self._moment(), person)

    def concerns(self, person: str) -> bool:
        return person == self.owner or self.state.seat_of(person) is not None

    def busy(self) -> bool:
        return self.state.going or self.state.waits

    def stop(self) -> None:
        if self._crew is not None:
            self._crew.stop()
        self._stop_countdown()

    # --- who is there -----------------------------------------------------------------------

    async def joined(self, subscriber: Subscriber, person: str) -> None:  # noqa: ARG002
        """Tell who has come to a seat; a race against robots alone begins for who comes."""
        self._absences.came(person)
        self._go_on()
        if self.concerns(person) and list(self._subscribers.values()).count(person) == 1:
            self._emit_presence()

    def left(self, person: str) -> None:
        """Tell who has gone with the last page."""
        if person not in self.here and self.concerns(person):
            self._absences.left(person)
            self._emit_presence()

    async def reap(self) -> None:
        """See `Actor`; those who went away give up where nobody else can go on.

        Nobody is invited to a race by people who have left it: they lose their seats. In a
        tournament nobody waits for ever: the race begins, or ends, when its time has come.
        """
        if self._is_due():
            await self.post(self._do_due)
        if self.state.waits and not self.ended:
            await self.post(self._free_seats)
        if self._subscribers and not self.ended:
            await self.post(self._give_up_absent)
        await super().reap()

    def _is_due(self) -> bool:
        due_ms = self.state.falls_due_ms
        return due_ms is not None and due_ms <= self._deps.wall_ms()

    async def _do_due(self) -> None:
        """Begin without those who are not ready, or stop the race."""
        if not self._is_due():
            return
        if self.state.state is not None:
            await self.commit(RaceStopped())
            return
        seats = enumerate(self.state.seats)
        await self._go(tuple(player for player, seat in seats if not seat.ready))

    def _emit_presence(self) -> None:
        self.emit(encode(RacePresence(views.here(self.state, self.here))))

    async def _free_seats(self) -> None:
        """Free the seats of those who have been away for long from a race that waits."""
        if self.state.waits:
            for player in filter(self._is_absent, range(len(self.state.seats))):
                await self.commit(SeatLeft(seat=player))

    async def _give_up_absent(self) -> None:
        """Have those give up who alone could go on, and have been away for long."""
        race = self.state.state
        players = range(len(self.state.seats))
        able = [player for player in players if race is not None and race.legal_actions(player)]
        if able and all(map(self._is_absent, able)):
            for player in able:
                await self.commit(self._acted(Resign(player)))

    def _is_absent(self, player: int) -> bool:
        """Tell whether a player is a person who has been away for long."""
        seat = self.state.seats[player]
        if seat.kind != "person" or seat.person in self.here:
            return False
        self._absences.left(seat.person)  # at the latest now: the server may have started meanwhile
        return (self._absences.away_ms(seat.person) or 0) >= ABSENT_MS

    # --- what can be asked ------------------------------------------------------------------

    async def end(self, why: Void) -> None:
        """End a race that its tournament does not need any more, once, unless it is over.

        One that has not begun begins in the same moment, with nobody in it.
        """

        async def job() -> None:
            if self.state.status == "over":
                return
            nobody = tuple(range(len(self.state.seats)))
            began = [] if self.state.state is not None else [self._went(nobody)]
            await self.commit_together((*began, RaceClosed(why=why)))

        await self.post(job)

    async def follow(self, race_id: str) -> None:
        """Tell everybody which race is the next."""

        async def job() -> None:
            if self.state.following is None:
                await self.commit(NextRaceMade(race=race_id))

        await self.post(job)

    async def perform(self, person: str, message: Action, client_id: str) -> None:
        if isinstance(message, RaceAct):
            if self.state.state is None:
                raise TantrixError("lobby.not_begun")
            player = self.state.seating.own(person)
            event: AnyEvent = self._acted(read_action(player, message.action))
        else:
            event = self._reseated(person, message)
        await self.commit(event, client_id)

    def _reseated(
        self, person: str, message: TakeRaceSeat | LeaveRaceSeat | SetRaceRobot | RaceReady
    ) -> AnyEvent:
        """Return the event of somebody who sits down, stands up, is ready, or sets a robot."""
        seating = self.state.seating
        if self.state.state is not None:
            raise TantrixError("lobby.begun")
        if self.state.terms is not None and not isinstance(message, RaceReady):
            raise TantrixError("lobby.fixed")
        if isinstance(message, TakeRaceSeat):
            return self._sitting(person, message)
        if isinstance(message, SetRaceRobot):
            seating.refuse_others(person, self.owner)
            seating.set_robot(message.seat, RaceSeat.of_robot(message.level), self.here)
            return RobotSet(seat=message.seat, level=message.level)
        if isinstance(message, RaceReady):
            return ReadyChanged(seat=seating.own(person), ready=message.ready)
        return SeatLeft(seat=seating.own(person))

    def _sitting(self, person: str, message: TakeRaceSeat) -> SeatTaken:
        """Return the event of somebody who takes a seat; nobody changes over in a race."""
        seating = self.state.seating
        if not person:
            raise TantrixError(seating.refusals.unseated)
        if seating.seat_of(person) is not None:
            raise TantrixError("lobby.seated")
        if seating.full:
            raise TantrixError(seating.refusals.full)
        free = [number for number, seat in enumerate(seating.seats) if seat.free]
        number = free[0] if message.seat is None else message.seat
        seating.sit(number, RaceSeat.of_person(person, message.name))
        return SeatTaken(seat=number, name=clean_name(message.name, "name"), owner=person)

    def _acted(self, action: RaceAction) -> RaceActionDone:
        """Return the event of an action; raises `IllegalAction`."""
        state = self._state()
        refusals = state.refusals(action)
        if refusals:
            raise IllegalAction(refusals)
        return RaceActionDone(
            player=action.player, action=write_action(action), turned=turned(state, action)
        )

    # --- what goes on -----------------------------------------------------------------------

    def in_same_commit(self, before: RaceTableState, state: RaceTableState) -> list[Job[None]]:
        """Return the job that enters a race that is over, or who sits down, or what falls due."""
        if state.status == "over" and before.status != "over":
            return [entering(self.id, state)]
        if came := seated(state.seats) - seated(before.seats):
            return [seating(self.id, came)]
        if before.falls_due_ms == state.falls_due_ms:
            return []
        return [keeping(self.id, None, state.falls_due_ms)]

    def summary(self, state: RaceTableState) -> Summary:
        return views.summary(state)

    def committed(self, event: AnyEvent, now_ms: int) -> None:  # noqa: ARG002
        """Emit an event, to each with the own seat, and let the race go on."""
        self._go_on()
        payload = views.happened(self.id, event, self.state, self._moment())
        seats = {person: self.state.seat_of(person) for person in self.here}
        texts = {seat: encode(replace(payload, you=seat)) for seat in set(seats.values())}
        for subscriber, person in tuple(self._subscribers.items()):
            subscriber.send(texts[seats[person]])

    def _go_on(self) -> None:
        """Count down as soon as everybody is ready, and let the robots race."""
        if self.ended:
            return
        if self.state.state is not None:
            self._stop_countdown()
            self._race()
        elif not self.state.seating.all_ready:
            self._stop_countdown()
        elif self._waits_for_its_maker():
            return
        elif self._countdown is None:
            self._due_ms = self._deps.tick_ms() + round(1000 * COUNTDOWN_S)
            self._countdown = asyncio.create_task(self._count_down(), name=f"countdown {self.id}")

    def _waits_for_its_maker(self) -> bool:
        """Tell whether the only person of a race against robots is not there to see it begin."""
        persons = [seat.person for seat in self.state.seats if seat.kind == "person"]
        return len(persons) == 1 and persons[0] not in self.here and self.state.terms is None

    def _stop_countdown(self) -> None:
        if self._countdown is not None:
            self._countdown.cancel()
            self._countdown = None

    async def _count_down(self) -> None:
        """Tell everybody that the countdown begins, and deal at its end."""
        with contextlib.suppress(TantrixError):  # whatever fails is in the log
            await self.post(self._call)
            await self._deps.sleep(COUNTDOWN_S)
            await self.post(self._deal)

    async def _call(self) -> None:
        if self.state.seating.all_ready and not self.state.called:
            await self.commit(CountdownStarted())

    async def _deal(self) -> None:
        """Deal, unless somebody is no longer ready."""
        if self.state.called and self.state.state is None:
            await self._go()

    async def _go(self, absent: tuple[int, ...] = ()) -> None:
        await self.commit(self._went(absent))

    def _went(self, absent: tuple[int, ...]) -> RaceStarted:
        """Return the event of a new deal."""
        seed = self._deps.new_seed()
        deal = self.state.rules.deal(random.Random(seed))
        return went(deal, seed, absent)

    def _race(self) -> None:
        """Let the robots go on that have something to do."""
        if self._crew is None:
            seats = enumerate(self.state.seats)
            levels = {player: seat.level for player, seat in seats if seat.level is not None}
            self._crew = RaceRobotDriver(
                levels, self._deps.rng, self._deps.sleep, self._look, self._robot_acts
            )
        self._crew.wake()

    def _look(self) -> RaceState:
        """Return what robots see: no more than people."""
        return self._state().hidden()

    async def _robot_acts(self, action: RaceAction) -> None:
        """Make the action of a robot; raises `IllegalAction`."""

        async def job() -> None:
            await self.commit(self._acted(action))

        await self.post(job)

    def _state(self) -> RaceState:
        """Return the state of a race that is on."""
        assert self.state.state is not None  # noqa: S101 - asked for in a race only
        return self.state.state

    def _moment(self) -> RaceMoment:
        """Return who is there, and the time."""
        left_ms = max(0, self._due_ms - self._deps.tick_ms())
        go_in_ms = left_ms if self.state.status == "counting" else None
        return RaceMoment(self.here, go_in_ms, self._deps.wall_ms())
