"""A table in play: the actor through which everything that happens at one table goes.

The table is event-sourced. Its state (`TableState`) is the result of all of its events, and
`perform` turns a message into the next one: acts.py checks the version and the turn and decides,
and `commit` stores the event; only then does `committed` move the clock (clock.py), send the event
to players and spectators, and wake the robot. If storing fails, nobody sees anything and the actor
ends; whoever comes back finds the table as it is stored. actors/event_sourced.py does this for all
kinds of actors.

Invariants: messages are handled one at a time, in one task. An action names the version that it was
made for, and is refused when the table has gone on. A message that was sent twice is answered twice
and done once, by its client id. A robot thinks outside the actor, and its move comes in like
anybody's; it is dropped if the version is no longer the same.

Spectators may be shown the game late (spectator_delay.py): `seen_by` gives each person the state
that they may see. The clock counts between events and stops while the server is down.

Read state.py next (events and how they change the state), then robot_driver.py.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Iterable
from functools import cache
from typing import Literal

import msgspec
from msgspec import structs
from prometheus_client import Counter

from tantrix.notation import moves
from tantrix.rules.base import Step
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.server.actors.actor import Subscriber, client_id_of
from tantrix.server.actors.event_sourced import EventSourced
from tantrix.server.actors.log import History
from tantrix.server.actors.timing import AwayTracker, Debouncer
from tantrix.server.db.base import Summary
from tantrix.server.db.engine import Job
from tantrix.server.notifications.notices import offered, turn_passed
from tantrix.server.tables import acts, agreements, plans, schedule, views
from tantrix.server.tables.agreement_messages import ReviewOpened, TablePresence
from tantrix.server.tables.agreements import Facts
from tantrix.server.tables.clock import TableClock
from tantrix.server.tables.decisions import Decision
from tantrix.server.tables.deps import TableDeps
from tantrix.server.tables.events import (
    AnyEvent,
    Arrived,
    NextTableMade,
    Placed,
    Rested,
    Returned,
    RulingAsked,
    StepDone,
)
from tantrix.server.tables.finished import ended
from tantrix.server.tables.messages import (
    Action,
    ClientMessage,
    Pace,
    PreviewMessage,
    PreviewView,
    ServerMessage,
    TableSnapshot,
)
from tantrix.server.tables.notifications import (
    GameFinish,
    TournamentNews,
)
from tantrix.server.tables.offers import Offer
from tantrix.server.tables.plans import NewPlans, Plans
from tantrix.server.tables.repository import keep_plans, keeping, plans_at, replace_plans
from tantrix.server.tables.robot_driver import RobotDriver
from tantrix.server.tables.spectator_delay import delayed_view_of
from tantrix.server.tables.state import TABLE_LOG, TableState
from tantrix.server.tables.views import PRESENCE_S, presence
from tantrix.server.web.counters import EVENTS
from tantrix.server.web.protocol import Hello, Ping, Pong, encode

LEFT_MS = 45_000
"""How long all must be away for a game to be left: a page may be loaded again. It is less than the
time after which the table is put away."""


class TableActor(EventSourced[TableState, AnyEvent, Action]):
    """A table that is open, with its state, its clock and its robots.

    The states of its history are only those of now, except where people watch late: there they are
    all. `follow` makes the table of the next game, once, and returns its id. The server has been
    open since `since_ms`, by the wall clock.
    """

    _deps: TableDeps

    def __init__(
        self,
        history: History[TableState],
        deps: TableDeps,
        on_end: Callable[[], None],
        follow: Callable[[], Awaitable[str]],
        since_ms: int,
    ) -> None:
        super().__init__(history, TABLE_LOG, deps, on_end)
        self._follow = follow
        self._since_ms = since_ms
        self._shown: dict[tuple[Pace, bool], msgspec.Raw] = {}
        self._agreed = views.AgreementsWriter()
        self._clock = TableClock(self.state, self._person, deps.tick_ms)
        persons = map(self._person, self.state.config.persons)
        self._absences = AwayTracker(persons, deps.tick_ms)
        self._robot_driver = RobotDriver(self.id, deps.robots, deps.tick_ms, self._robot_acts)
        self._presence = Debouncer(PRESENCE_S, lambda: self.emit(encode(self._who_is_there())))
        self._gallery = delayed_view_of(
            history.states, deps.wall_ms, deps.tick_ms, self._emit_to_watchers
        )
        self._wake_robot(deps.tick_ms())

    # --- what can be seen -------------------------------------------------------------------

    def seen_by(self, person: str) -> TableState:
        """Return the table as somebody may see it; raises `TantrixError` `table.closed`."""
        if self._players_of(person):
            return self.state
        table_state = self.state if self._gallery is None else self._gallery.table
        terms = table_state.config.terms
        sealed = self._deps.wall_ms() < terms.sealed_ms
        if sealed or (not terms.watch and not table_state.state.is_over):
            raise TantrixError("table.closed")
        return table_state

    def version_for(self, person: str) -> int:
        """Return the number of events of which somebody may know."""
        try:
            return self.seen_by(person).version
        except TantrixError:
            return 0

    def snapshot(self, person: str) -> TableSnapshot:
        """Return all of the table, as a person sees it; raises `TantrixError` `table.closed`."""
        return self._snapshot(self.seen_by(person), self._players_of(person))

    def _snapshot(self, table_state: TableState, you: list[int]) -> TableSnapshot:
        """Return all of a state of this table, for somebody who moves the players `you`."""
        clock = views.clock(self._clock.credited(), self._deps.tick_ms())
        if clock is not None and table_state is not self.state:
            clock = structs.replace(clock, used_ms=table_state.used_ms, running=table_state.running)
        return views.snapshot(self.id, table_state, clock, you)

    def preview(self, person: str, message: PreviewMessage) -> PreviewView:
        """Return what a placement would bring about; raises `TantrixError`."""
        table_state = self.seen_by(person)
        acts.refuse_stale(table_state, message.version)
        placement = moves.read_placement(message.placement)
        return PreviewView(
            id=message.id, **table_state.config.preview(table_state.state, placement)
        )

    # --- as an actor ------------------------------------------------------------------------

    def concerns(self, person: str) -> bool:
        return person == self.owner or self._players_of(person) != []

    def busy(self) -> bool:
        """See `Actor`: a robot is to move, whoever looks."""
        return self.state.robot is not None and not self.state.unattended

    def stop(self) -> None:
        """See `Actor`: the robot stops thinking, and nothing is emitted any more."""
        self._robot_driver.stop()
        self._presence.close()
        if self._gallery is not None:
            self._gallery.close()

    async def reap(self) -> None:
        """See `Actor`; what has fallen due happens first, also that all have left."""
        if not self._ended and self.state.falls_due_ms is not None:
            await self.post(self._fall_due)
        if not self._ended and self._is_left():
            await self.post(self._call)
        await super().reap()

    async def flush(self) -> None:
        """See `Actor`: store what the clock has counted, if it has counted anything."""
        used_ms = self._clock.used_ms()
        if used_ms is not None and used_ms != self.state.used_ms:
            await self.commit(Rested(used_ms=used_ms))

    # --- actions ----------------------------------------------------------------------------

    async def answer(self, person: str, message: ClientMessage) -> ServerMessage:
        """Return the answer to one message of a page; raises `TantrixError`."""
        if isinstance(message, Ping):
            return Pong()
        if isinstance(message, Hello):
            return self.snapshot(person)
        if isinstance(message, PreviewMessage):
            return self.preview(person, message)
        return await self.act(person, message)

    def authorize(self, person: str) -> None:
        """Refuse who moves no player here."""
        if not self._players_of(person):
            raise TantrixError("table.not_your_seat")

    def client_id(self, person: str, message: str) -> str:
        """See `EventSourced`: alone at a table nobody else can have given the same id."""
        return client_id_of(person, message) if self.state.config.together else message

    async def perform(self, person: str, message: Action, client_id: str) -> None:
        await self._fall_due()
        facts = Facts(self._clock.used_ms(), self._deps.wall_ms(), self._away_ms, self._been_away)
        event = acts.decide(self.state, self._players_of(person), message, facts)
        if isinstance(event, Placed | StepDone):
            await self._play(event, client_id)
            return
        if agreements.plays_again(self.state, event):
            event = NextTableMade(table=await self._follow())
        await self.commit(event, client_id)

    async def _play(self, event: Placed | StepDone, client_id: str | None = None) -> None:
        """Store an action, with the answers that were planned to it."""
        happened: list[Placed | StepDone] = [event]
        more: Job[None] | None = None
        if self.state.config.plannable and (planned := await self._plans()):
            happened, left = plans.followed(self.state, event, planned, self.owner)
            more = replace_plans(self.id, left)
        await self.commit_together(happened, client_id, more)

    async def _plans(self) -> dict[str, Plans]:
        """Return what players have planned here, by person."""
        return await self._deps.store.database.read(plans_at(self.id))

    async def plans_of(self, person: str) -> Plans:
        """Return what somebody has planned; raises `TantrixError` `table.not_your_seat`."""

        async def job() -> Plans:
            self.authorize(person)
            return (await self._plans()).get(person, Plans())

        return await self.post(job)

    async def plan(self, person: str, wish: NewPlans) -> Plans:
        """Have somebody's plans be these from now on; raises `TantrixError` as `planned` does."""

        async def job() -> Plans:
            self.authorize(person)
            await self._fall_due()
            made = plans.planned(self.state, self._players_of(person), wish)
            write = keep_plans(self.id, self.version, person, made)
            await self._deps.store.database.write(write)
            return made

        return await self.post(job)

    async def decide(self, decision: Decision, word: str) -> None:
        """Do what a Controller decides, once under a word; raises `TantrixError` as `decided`."""

        async def job() -> None:
            table_state, client_id = self.state, f"decision:{word}"
            if client_id in self._answers:
                return
            if table_state.state.is_over:
                raise TantrixError("table.over")
            agreements, sides = table_state.agreements, len(table_state.config.sides)
            event = schedule.decided(agreements, decision, sides, self._clock.used_ms())
            await self.commit(event, client_id)

        await self.post(job)

    async def _fall_due(self) -> None:
        """Let happen what has fallen due by now."""
        if self.state.falls_due_ms is not None:
            agreements, wall_ms = self.state.agreements, self._deps.wall_ms()
            event = schedule.fallen_due(
                agreements,
                self._clock.used_ms(),
                wall_ms,
                since_ms=self._since_ms,
                config=self.state.config,
            )
            if event is not None:
                await self.commit(event)

    def _is_left(self) -> bool:
        """Tell whether all have left a game for which a Controller is to be called then."""
        table_state = self.state
        if not table_state.config.terms.left_asks or table_state.running is None:
            return False
        if table_state.agreements.asked is not None:
            return False
        away = [self._away_ms(player) for player in table_state.config.persons]
        return all(away_ms is not None and away_ms >= LEFT_MS for away_ms in away)

    async def _call(self) -> None:
        """Call a Controller, unless somebody has come meanwhile."""
        player = self.state.running
        if self._is_left() and player is not None:
            used_ms, wall_ms = self._clock.used_ms(), self._deps.wall_ms()
            await self.commit(schedule.all_left(self.state.config, player, used_ms, wall_ms))

    async def _robot_acts(self, table_state: TableState, chosen: Placement | Step) -> None:
        """Do what a robot chose on a state, unless the table has gone on without it."""

        async def job() -> None:
            if self.version == table_state.version:
                await self._play(self.state.play(chosen, self._clock.used_ms()))

        await self.post(job)

    # --- what follows from an event ---------------------------------------------------------

    def summary(self, state: TableState) -> Summary:
        """See `EventSourced`; what hardly ever changes of a table is written once."""
        key = state.pace, state.state.is_over
        shown = self._shown.get(key)
        if shown is None:
            text = msgspec.json.encode(views.table(self.id, state))
            shown = self._shown[key] = msgspec.Raw(text)
        return views.summary(shown, state)

    def in_same_commit(self, before: TableState, state: TableState) -> list[Job[None]]:
        """Return what enters a game that the events have ended, or what falls due now.

        By correspondence it tells whose turn it is and who is offered something, and drops what
        was planned where something else than an action has changed the game.
        """
        jobs: list[Job[None]] = []
        over = state.state.is_over and not before.state.is_over
        if over or before.falls_due_ms != state.falls_due_ms:
            game = ended(self.owner, state) if over else None
            jobs.append(keeping(self.id, game, state.falls_due_ms))
        if state.config.terms.days is None:
            return jobs
        moved = len(state.moves) > len(before.moves)
        mover = state.moves[-1].entry.player if moved else before.player
        # After a part of an answer its player is to act: who was answered has caused that.
        cause = before.player if state.player == mover else mover
        if state.player != cause:
            by, to = (state.config.person_of(one, self.owner) for one in (cause, state.player))
            jobs.append(turn_passed(self.id, by, to, state.updated_ms))
        if state.acted != before.acted and not moved:
            jobs.append(replace_plans(self.id, {}))
        was, offer = before.agreements.offers.open, state.agreements.offers.open
        if offer != was:
            jobs.append(self._offer_changed(state, was, offer))
        return jobs

    def _offer_changed(self, state: TableState, was: Offer | None, now: Offer | None) -> Job[None]:
        """Return the job that tells who is to answer an offer, and not who has answered."""

        def people(players: Iterable[int]) -> set[str]:
            named = (state.config.person_of(player, self.owner) for player in players)
            return {one for one in named if one is not None}

        before = people(() if was is None else was.waiting)
        waiting = people(() if now is None else now.waiting)
        same = was is not None and now is not None and was.version == now.version
        by = None if now is None else state.config.person_of(now.by, self.owner)
        added = waiting - before if same else waiting
        return offered(self.id, by, added, before - waiting, state.updated_ms)

    def committed(self, event: AnyEvent, now_ms: int) -> None:
        """Emit an event, at once or late to those who watch late, and let a robot move."""
        table_state = self.state
        self._clock.count(table_state, now_ms)
        clock = views.clock(self._clock.counted, now_ms)
        news = views.happened(event, table_state, clock, self._agreed)
        _counter_of(type(event)).inc()
        if self._gallery is not None:
            self._gallery.hold(table_state, None if news is None else news.text(follows=False))
        else:
            self._emit_progress(table_state)
        for subscriber, person in tuple(self._subscribers.items()):
            if news is not None and (self._gallery is None or self._players_of(person)):
                subscriber.send(news.text(follows=subscriber.follows))
        result = None if news is None else news.result
        if table_state.acted == table_state.version and result is not None:
            people = table_state.config.people(self.owner)
            self._deps.news.emit(people, GameFinish(self.id, result))
            self._emit_to_tournament("over")
        if isinstance(event, RulingAsked):
            self._emit_to_tournament("awaited" if table_state.agreements.awaited else "asked")
        if not self._ended:
            self._wake_robot(now_ms)

    def _wake_robot(self, now_ms: int) -> None:
        """Have a robot think whose turn it is; among themselves they wait for somebody to look."""
        if self._subscribers or not self.state.unattended:
            self._robot_driver.wake(self.state, now_ms)
        else:
            self._robot_driver.stop()

    def _emit_to_tournament(self, what: Literal["over", "asked", "awaited"]) -> None:
        """Tell the tournament for which a game is played, if there is one."""
        game = self.state.config.terms.tournament
        if game is not None:
            self._deps.tournaments.emit(TournamentNews(game.tournament, self.id, what))

    def _emit_progress(self, table_state: TableState) -> None:
        """Tell the tournament how the game stands, as far as those who watch may see it."""
        terms = table_state.config.terms
        if terms.tournament is None:
            return
        wall_ms = self._deps.wall_ms()
        if terms.watch and wall_ms >= terms.sealed_ms and not table_state.state.is_over:
            progress = views.progress(table_state, wall_ms)
            news = TournamentNews(terms.tournament.tournament, self.id, "moved", progress)
            self._deps.tournaments.emit(news)

    def _emit_to_watchers(self, table_state: TableState, text: str | None) -> None:
        """Emit what led to a state to those who do not sit here, or all of it without a text.

        There is none of what happened before the table was opened again.
        """
        self._emit_progress(table_state)
        for subscriber, person in tuple(self._subscribers.items()):
            if not self._players_of(person):
                text = text or encode(self._snapshot(table_state, []))
                subscriber.send(text)

    def emit_review(self, review: str) -> None:
        """Tell those who have seen the end that the game is looked at together."""
        text = encode(ReviewOpened(review))
        for subscriber, person in tuple(self._subscribers.items()):
            with contextlib.suppress(TantrixError):
                if self.seen_by(person).state.is_over:
                    subscriber.send(text)

    # --- who is there -----------------------------------------------------------------------

    async def joined(self, subscriber: Subscriber, person: str) -> None:
        """Have who comes play at once, or again, and everybody know who is there."""
        self._absences.came(person)
        self._clock.came(person, self._players_of(person))
        await self._fall_due()
        if self.state.unattended and len(self._subscribers) == 1:
            self._wake_robot(self._deps.tick_ms())
        for player in self._players_of(person):
            agreed = self.state.agreements
            if (player in agreed.awaited or agreed.left) and self.state.player is not None:
                await self.commit(Arrived(used_ms=self._clock.used_ms(), player=player))
            if player in self.state.agreements.stand_ins and self.state.player is not None:
                await self.commit(Returned(used_ms=self._clock.used_ms(), player=player))
        if self.state.config.together:
            self._emit_presence_of(person)
            subscriber.send(encode(self._who_is_there()))

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """See `Actor`; the clock of who is cut off stands still."""
        person = self._subscribers.get(subscriber)
        super().unsubscribe(subscriber)
        if person is not None and person not in self.here and subscriber.unheard_ms is not None:
            self._clock.cut(person, subscriber.unheard_ms)

    def left(self, person: str) -> None:
        """Have everybody know who is there."""
        if person not in self.here and self._players_of(person):
            self._absences.left(person)
        if self.state.unattended and not self._subscribers:
            self._robot_driver.stop()
        if self.state.config.together:
            self._emit_presence_of(person)

    def _players_of(self, person: str) -> list[int]:
        """Return the players whom a person moves here."""
        return self.state.config.players_of(person, self.owner)

    def _person(self, player: int) -> str:
        """Return the person who moves a player."""
        return self.state.config.seats[player].person or self.owner

    def _emit_presence_of(self, person: str) -> None:
        """Tell everybody that somebody came or went; of those who only watch not each one apart."""
        if self._players_of(person):
            self._presence.now()
        else:
            self._presence.soon()

    def _who_is_there(self) -> TablePresence:
        """Return who is there, as it is sent."""
        subscribers = self._subscribers.items()
        watchers = [one.name for one, person in subscribers if not self._players_of(person)]
        return presence(self.state, self._away_ms, self._been_away, watchers)

    def _away_ms(self, player: int) -> int | None:
        """Return for how long a player has been away, None for one who is there."""
        return self._absences.away_ms(self._person(player))

    def _been_away(self, player: int) -> int:
        """Return how often a player has been away for long."""
        return self._absences.absences(self._person(player))


@cache
def _counter_of(kind: type[AnyEvent]) -> Counter:
    """Return what counts the events of a kind."""
    return EVENTS.labels(kind.__struct_config__.tag)
