"""A tournament that is open: one task makes all changes, and what is due happens by itself.

Beside that task there is another one (`_keep_going`), as long as the tournament is on. It looks
after every event and every second at what there is to do: results of tables that have ended, tables
that are to be opened, and what is due (`schedule`). It stores nothing itself: each of these is a
job of the actor, which looks at the state again before it does it. So whatever breaks off in
between, or is done twice, leads to the same.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial

import structlog

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.actor import EventSourced, Subscriber
from tantrix.server.actors.log import EventLog, History
from tantrix.server.actors.registry import LocalLock, Locks
from tantrix.server.db.base import Summary, Unavailable
from tantrix.server.db.engine import Job
from tantrix.server.db.store import Store
from tantrix.server.tournaments import messages as m
from tantrix.server.tournaments import requests as q
from tantrix.server.tournaments import views
from tantrix.server.tournaments.acts import Asker, Plain, decide
from tantrix.server.tournaments.arena import ArenaTicks
from tantrix.server.tournaments.emitting import Emitter
from tantrix.server.tournaments.games import (
    GameTables,
    GameToOpen,
    at_room,
    awaited,
    room_of,
    taken,
    to_end,
    to_open,
)
from tantrix.server.tournaments.joining import joined
from tantrix.server.tournaments.listing import summary
from tantrix.server.tournaments.offices import (
    RULES,
    check_office,
    check_seen,
    kind_of,
    office_of,
)
from tantrix.server.tournaments.pairer import Pairer, Wish
from tantrix.server.tournaments.people import People, Strength
from tantrix.server.tournaments.repository import TournamentStore, keeping
from tantrix.server.tournaments.schedule import (
    TOO_FEW_CAME,
    TOO_FEW_LEFT,
    Due,
    deadline_ms,
    due,
    has_round_ahead,
    is_arena,
    is_on,
    walkovers,
)
from tantrix.server.tournaments.views import TournamentMoment
from tantrix.server.web.protocol import encode
from tantrix.tournaments import arena, arranging, directing, events
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.fold import apply, start
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import TournamentState
from tantrix.tournaments.steps import next_step

log = structlog.get_logger()

LOOK_S = 1.0
"""How often it is looked whether something is to be done."""

SIGN_MS = 10_000
"""How often a tournament that is on gives a sign of life."""

TOGETHER = 32
"""How many tables are opened at once."""

TOURNAMENT_LOG = EventLog[TournamentState, AnyEvent](AnyEvent, start, apply)
"""The events of tournaments."""


@dataclass(frozen=True)
class TournamentDeps:
    """What tournaments need of the world.

    `wall_ms` tells the time, `tick_ms` never goes back. `pairer` computes rounds away from the
    event loop. `strength` is what seeding knows of a person.
    """

    store: Store
    listings: TournamentStore
    tables: GameTables
    people: People
    strength: Callable[[str], Awaitable[Strength]]
    wall_ms: Callable[[], int]
    tick_ms: Callable[[], int]
    new_key: Callable[[], bytes]
    pairer: Pairer = field(default_factory=Pairer)
    locks: Locks = field(default_factory=LocalLock)


class TournamentActor(EventSourced[TournamentState, AnyEvent, q.TournamentAction]):
    """A tournament that is open."""

    _deps: TournamentDeps

    def __init__(
        self, history: History[TournamentState], deps: TournamentDeps, on_end: Callable[[], None]
    ) -> None:
        super().__init__(history, TOURNAMENT_LOG, deps, on_end)
        self._stuck: tuple[int, TantrixError] | None = None
        self._signed_ms = deps.tick_ms()
        self._news = asyncio.Event()
        self._going: asyncio.Task[None] | None = None
        self._arena = ArenaTicks()
        self._emitter = Emitter(self.id, self.owner)
        self._ended_games: set[str] = set()

    def go_on(self) -> None:
        """Do from now on what there is to do, while the tournament is on."""
        self._news.set()
        if self.busy() and self._going is None and not self.ended:
            self._going = asyncio.create_task(self._keep_going(), name=f"tournament {self.id}")

    # --- as an actor ------------------------------------------------------------------------

    def snapshot(self, person: str) -> m.TournamentSnapshot:
        """Return all of the tournament, as a person sees it."""
        check_seen(self.state, office_of(self.state, self.owner, person))
        return views.snapshot(self.id, self.owner, self.state, self.moment(), person)

    def concerns(self, person: str) -> bool:
        known = person == self.owner or person in self.state.officers
        return known or views.entry_of(self.state, person) is not None

    def busy(self) -> bool:
        return is_on(self.state)

    def stop(self) -> None:
        if self._going is not None:
            self._going.cancel()

    async def joined(self, subscriber: Subscriber, person: str) -> None:
        """Note what was told to somebody who came; a director who comes may have time to look."""
        self._emitter.joined(subscriber, views.you(self.state, self.owner, person))

    def left(self, person: str) -> None:  # noqa: ARG002
        """Forget who has gone."""
        self._emitter.keep(self._subscribers)

    def moment(self) -> TournamentMoment:
        """Return who is there, the time, and what is wrong."""
        stuck = None
        if self._stuck is not None and self._stuck[0] == self.version:
            stuck = self._stuck[1]
        return TournamentMoment(self.here, self._deps.wall_ms(), stuck)

    def heard(self, room: str, *, asked: bool) -> None:
        """Take the news of a table: its game is over, or a Controller is `asked` there."""
        self._news.set()
        place = at_room(self.id, self.state, room) if asked else None
        if place is None:
            return
        called = encode(m.ControllerCalled(place.round, place.table, place.game, room))
        for subscriber, person in tuple(self._subscribers.items()):
            if office_of(self.state, self.owner, person) in RULES:
                subscriber.send(called)

    # --- what can be asked ------------------------------------------------------------------

    async def perform(self, person: str, message: q.TournamentAction, client_id: str) -> None:
        """See `EventSourced`."""
        check_seen(self.state, office_of(self.state, self.owner, person))
        if isinstance(message, q.HoldGame | q.ReleaseGame):
            await self._hold(person, message, client_id)
        else:
            await self.commit_together(await self._events(person, message), client_id)

    async def _events(
        self, person: str, message: Plain | q.JoinTournament | q.Appoint | q.PairRound
    ) -> list[AnyEvent]:
        """Return what a request leads to; raises `TantrixError`."""
        member = await self._deps.people.member(person)
        if isinstance(message, q.JoinTournament):
            return [await joined(self.state, self._deps, person, message)]
        if isinstance(message, q.Appoint | q.PairRound):
            check_office(office_of(self.state, self.owner, person), kind_of(message))
        if isinstance(message, q.Appoint):
            return [await self._appointed(message, member.name)]
        if isinstance(message, q.PairRound):
            return await self._paired(message, member.name)
        here, now_ms = self.here, self._deps.wall_ms()
        return decide(self.state, Asker(self.owner, person, member.name, here, now_ms), message)

    async def _hold(self, person: str, message: q.HoldGame | q.ReleaseGame, client_id: str) -> None:
        """Stop a game in play, or let it go on: its table notes that, not the tournament."""
        check_office(office_of(self.state, self.owner, person), kind_of(message))
        room = room_of(self.state, Place(message.round, message.table, message.game))
        release = isinstance(message, q.ReleaseGame)
        await self._deps.tables.hold(room, f"{self.id}/{client_id}", release=release)

    async def _appointed(self, message: q.Appoint, by: str) -> AnyEvent:
        """Return that somebody holds an office, or none any more."""
        named = await self._deps.people.named(message.name)
        if named.id == self.owner:
            raise TantrixError("tournament.not_allowed")
        office = message.office
        if office is None and named.id not in self.state.officers:
            raise TantrixError("people.unknown", name=message.name)
        return events.Appointed(person=named.id, name=named.name, office=office, by=by)

    async def _paired(self, message: q.PairRound, by: str) -> list[AnyEvent]:
        """Return the next round, computed away from the event loop."""
        if has_round_ahead(self.state):
            raise TantrixError("tournament.round_ahead")
        if self.state.status == "draft":
            raise TantrixError("tournament.not_open")
        forced, bye = message.forced, message.bye
        wish = Wish(message.stage, forced, bye, message.reason, by)
        return await self._deps.pairer.pair(self.state, wish)

    # --- what happens by itself -------------------------------------------------------------

    async def _keep_going(self) -> None:
        """Do whatever there is to do, again and again, as long as the tournament is on."""
        while not self.ended and self.busy():
            self._news.clear()
            try:
                await self._results()
                await self._tables()
                await self._ends()
                await self.post(self._do_due)
                await self._sign()
            except (TantrixError, Unavailable) as error:
                log.warning("tournament waits", tournament=self.id, why=str(error))
            except Exception:
                log.exception("tournament waits", tournament=self.id)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_S):
                    await self._news.wait()
        self._going = None

    async def _results(self) -> None:
        """Take the results of the tables that have ended."""
        words = awaited(self.id, self.state)
        found = await self._deps.tables.played(words) if words else []

        async def job() -> None:
            happened = taken(self.id, self.state, found)
            if happened:
                await self.commit_together(happened)

        if found:
            await self.post(job)

    async def _tables(self) -> None:
        """Open the tables that are to be open."""
        games = to_open(self.id, self.state, self._deps.wall_ms())
        for first in range(0, len(games), TOGETHER):
            some = games[first : first + TOGETHER]
            rooms = await asyncio.gather(*map(self._deps.tables.open, some))
            await self.post(partial(self._began, some, rooms))

    async def _began(self, games: list[GameToOpen], rooms: list[str]) -> None:
        """Note which tables are open, of those games that are still to be played."""
        still = {game.word for game in to_open(self.id, self.state, self._deps.wall_ms())}
        happened: list[AnyEvent] = [
            events.Began(
                round=game.place.round, table=game.place.table, game=game.place.game, room=room
            )
            for game, room in zip(games, rooms, strict=True)
            if game.word in still
        ]
        if happened:
            await self.commit_together(happened)

    async def _ends(self) -> None:
        """End the games in play of which a Controller has decided."""
        for game in to_end(self.id, self.state):
            if game.word not in self._ended_games:
                await self._deps.tables.end(*game)
                self._ended_games.add(game.word)

    async def _do_due(self) -> None:
        """Do what is due, unless it was found to be impossible as things are."""
        here = views.officers_here(self.state, self.here)
        found = due(self.state, here=here)
        if found is None or found.at_ms > self._deps.wall_ms():
            return
        if self._stuck is not None and self._stuck[0] == self.version:
            return
        try:
            happened = await self._due_events(found)
        except TantrixError as error:
            self._stuck = self.version, error
            log.warning("tournament is stuck", tournament=self.id, why=str(error))
            return
        if happened:
            await self.commit_together(happened)

    async def _due_events(self, found: Due) -> list[AnyEvent]:
        """Return what happens by itself; raises `TantrixError` where it cannot."""
        state = self.state
        match found.what:
            case "start" | "tick" | "go_on":
                computed = {"start": self._started, "tick": self._ticked, "go_on": self._gone_on}
                return await computed[found.what]()
            case "walkovers":
                return walkovers(state)
            case "publish":
                until_ms = deadline_ms(state, self._deps.wall_ms())
                return [directing.publish(state, self._starts_ms(), deadline_ms=until_ms)]
            case "deadline":
                return list(arranging.unarranged(state, state.rounds[-1].number))
            case "close":
                due_ms = self._deps.wall_ms() + state.settings.online.pause_ms
                return [directing.close_round(state, state.rounds[-1].number, due_ms)]
            case "end":
                return [directing.cancel(state, TOO_FEW_LEFT)]

    def _starts_ms(self) -> int:
        """Return the scheduled start of the round that is about to be published."""
        return self.state.starts_ms if len(self.state.rounds) == 1 else 0

    async def _started(self) -> list[AnyEvent]:
        """Return the end of the check-in and the first round; or the end, where too few came."""
        state, found = self.state, list[AnyEvent]()
        if is_arena(state):
            return [arena.begin(state, self._deps.wall_ms())]
        if state.settings.online.check_in and not state.checked_in:
            found.append(events.CheckInClosed())
            state = apply(state, found[0], state.updated_ms)
        present = [one for one in state.entries.values() if one.presence == "present"]
        if len(present) < 2:
            return [*found, directing.cancel(state, TOO_FEW_CAME)]
        return [*found, *await self._deps.pairer.pair(state, Wish())]

    async def _ticked(self) -> list[AnyEvent]:
        """Return whom an arena pairs now, of those who have its page open; or its end."""
        return await self._arena.tick(self.state, self.here, self._deps.wall_ms())

    async def _gone_on(self) -> list[AnyEvent]:
        """Return the next round or stage, or the end."""
        step = next_step(self.state)
        if step.kind == "finish":
            return [directing.finish(self.state)]
        if step.kind == "next_stage":
            return directing.next_stage(self.state)
        return await self._deps.pairer.pair(self.state, Wish(step.stage))

    async def _sign(self) -> None:
        """Give a sign of life now and then."""
        now_ms = self._deps.tick_ms()
        if now_ms - self._signed_ms >= SIGN_MS:
            self._signed_ms = now_ms
            await self._deps.listings.alive(self.id, self._deps.wall_ms())

    # --- what is stored and told ------------------------------------------------------------

    def summary(self, state: TournamentState) -> Summary:
        return summary(state)

    def in_same_commit(self, before: TournamentState, state: TournamentState) -> Job[None]:
        """See `EventSourced`: what lists need is written with every event."""
        return keeping(self.id, state, people_of(state) - people_of(before))

    def committed(self, event: AnyEvent, now_ms: int) -> None:  # noqa: ARG002
        """Tell everybody, and see what follows."""
        self._emitter.emit(event, self.state, self.moment(), self._subscribers)
        self.go_on()


def people_of(state: TournamentState) -> set[str]:
    """Return those whose tournament it is, beside who made it."""
    entered = {who for one in state.entries.values() for who in one.registration.persons}
    return entered | set(state.officers)
