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
from collections.abc import Callable
from functools import partial

import structlog

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.actor import Subscriber
from tantrix.server.actors.event_sourced import EventSourced
from tantrix.server.actors.fanout import Fanout
from tantrix.server.actors.log import History
from tantrix.server.actors.timing import Debouncer
from tantrix.server.db.base import Summary, Unavailable
from tantrix.server.db.engine import Job
from tantrix.server.tables.notifications import TournamentNews
from tantrix.server.tables.schedule import RULING_MS
from tantrix.server.tournaments import messages as m
from tantrix.server.tournaments import uploads, views
from tantrix.server.tournaments.acts import Asked, Asker, Plain, decide
from tantrix.server.tournaments.advancing import Advancer, Elsewhere, check_in_ended
from tantrix.server.tournaments.calls import Calls
from tantrix.server.tournaments.corrections import corrected
from tantrix.server.tournaments.deps import TOURNAMENT_LOG, TournamentDeps
from tantrix.server.tournaments.emitting import Emitter
from tantrix.server.tournaments.games import (
    awaited,
    is_over,
    room_of,
    taken,
    to_end,
    to_hold,
    to_open,
    to_stop,
)
from tantrix.server.tournaments.joining import check_entry, joined
from tantrix.server.tournaments.listing import summary
from tantrix.server.tournaments.live import LIVE_S, LiveGames
from tantrix.server.tournaments.making import people_of
from tantrix.server.tournaments.office_requests import (
    AdmitPerson,
    Appoint,
    FinishTournament,
    HoldGame,
    NextStage,
    PairRound,
    ReleaseGame,
    UploadEvents,
)
from tantrix.server.tournaments.offices import (
    RULES,
    check_office,
    check_seen,
    kind_of,
    office_of,
)
from tantrix.server.tournaments.opening import GameToOpen, Host, calls
from tantrix.server.tournaments.pairer import Wish
from tantrix.server.tournaments.player_requests import ChangeTeam, CheckIn, ComeBack, JoinTournament
from tantrix.server.tournaments.reminders import Reminder, outdated, reminder
from tantrix.server.tournaments.repository import keeping
from tantrix.server.tournaments.requests import TournamentAction
from tantrix.server.tournaments.schedule import (
    CUT_TIED,
    check_in_ms,
    colours_due,
    due,
    has_round_ahead,
    is_on,
    next_is_due,
)
from tantrix.server.tournaments.shared import SharedComputations
from tantrix.server.tournaments.standings_news import StandingsNews
from tantrix.server.tournaments.team_acts import team_changed
from tantrix.server.tournaments.views import TournamentMoment
from tantrix.server.web.budget import in_thread
from tantrix.server.web.cookies import Person
from tantrix.server.web.protocol import encode
from tantrix.tournaments import events
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import TournamentState

log = structlog.get_logger()

LOOK_S = 1.0
"""How often it is looked whether something is to be done."""

SIGN_MS = 10_000
"""How often a tournament that is on gives a sign of life."""

TOGETHER = 32
"""How many tables are opened at once."""

AT_ONCE = 500
"""About how many games it is asked at once whether they are over."""


class TournamentActor(EventSourced[TournamentState, AnyEvent, TournamentAction]):
    """A tournament that is open."""

    _deps: TournamentDeps

    def __init__(
        self,
        history: History[TournamentState],
        deps: TournamentDeps,
        on_end: Callable[[], None],
        elsewhere: Elsewhere,
        *,
        settled: bool = False,
    ) -> None:
        super().__init__(history, TOURNAMENT_LOG, deps, on_end)
        self._stuck: tuple[int, TantrixError] | None = None
        self._signed_ms = deps.tick_ms()
        self._reminded: Reminder | None = None
        self._news = asyncio.Event()
        self._going: asyncio.Task[None] | None = None
        self._advancer = Advancer(self.id, self.owner, deps, elsewhere)
        self._fanout = Fanout(self._subscribers, self._fail)
        self._emitter = Emitter(self.id, self.owner, self._fanout)
        self.shared = SharedComputations()
        self._held: set[str] = set()
        self._over: set[str] = set()
        self._calls = Calls()
        self._live = LiveGames()
        self._live_news = Debouncer(LIVE_S, self._emit_live)
        self._standings = StandingsNews(lambda: self.state, self.shared, LIVE_S, self._fail)
        self._settled = settled

    def go_on(self) -> None:
        """Do from now on what there is to do, while the tournament is on."""
        self._news.set()
        if self.busy() and self._going is None and not self.ended:
            self._going = asyncio.create_task(self._keep_going(), name=f"tournament {self.id}")

    # --- as an actor ------------------------------------------------------------------------

    def snapshot(self, person: str) -> m.TournamentSnapshot:
        """Return all of the tournament, as a person sees it."""
        check_seen(self.state, office_of(self.state, self.owner, person))
        you = self._emitter.you(self.state, person)
        return views.snapshot(self.id, self.owner, self.state, self.moment(), you)

    def concerns(self, person: str) -> bool:
        known = person == self.owner or person in self.state.officers
        return known or views.entry_of(self.state, person) is not None

    def busy(self) -> bool:
        """See `Actor`; one that is over goes on until all its tables are closed."""
        return is_on(self.state) or (is_over(self.state) and not self._settled)

    def stop(self) -> None:
        self._fanout.close()
        self._live_news.close()
        self._standings.close()
        if self._going is not None:
            self._going.cancel()

    async def joined(self, subscriber: Subscriber, person: str) -> None:
        """Note what was told to somebody who came, and tell them how the games in play stand."""
        self._emitter.joined(subscriber, self._emitter.you(self.state, person))
        live = self._live.all(self.id, self.state)
        if live is not None:
            subscriber.send(encode(live))
        if office_of(self.state, self.owner, person) in RULES:
            for called in self._calls.open(self.id, self.state):
                subscriber.send(encode(called))

    async def subscribe_with_standings(self, subscriber: Subscriber, person: str) -> None:
        """Let somebody in who is also told how the standings change."""
        await self.subscribe(subscriber, person)
        self._standings.follow(subscriber)

    def _emit_live(self) -> None:
        """Tell everybody how the games in play stand, as far as that has changed."""
        live = self._live.changed(self.id, self.state)
        if live is not None:
            text = encode(live)
            self._fanout.tell(lambda subscriber, _: subscriber.send(text))

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Forget who has gone."""
        self._emitter.left(subscriber)
        self._standings.leave(subscriber)
        super().unsubscribe(subscriber)

    def moment(self) -> TournamentMoment:
        """Return who is there, the time, and what is wrong."""
        return TournamentMoment(self.here, self._deps.wall_ms(), self._stuck_on(), self._lot_ms())

    def _stuck_on(self) -> TantrixError | None:
        """Return why the tournament cannot go on by itself as things are, None where it can."""
        if self._stuck is None or self._stuck[0] != self.version:
            return None
        return self._stuck[1]

    def _lot_ms(self) -> int | None:
        """Return when the lot helps it on, where nothing but shared places holds it up."""
        stuck = self._stuck_on()
        tied = stuck is not None and stuck.id == CUT_TIED
        return self._advancer.lot_ms(self.state, self.here) if tied else None

    def heard(self, news: TournamentNews) -> None:
        """Take the news of a table: its game stands otherwise or is over, or there is a dispute."""
        room = news.table
        if news.progress is not None:
            self._live.take(room, news.progress)
            self._live_news.soon()
            return
        self._news.set()
        if news.what in {"asked", "awaited"}:
            until_ms = self._deps.wall_ms() + RULING_MS
            self._call(room, until_ms, awaited=news.what == "awaited")

    def _call(self, room: str, until_ms: int, *, awaited: bool = False) -> None:
        """Tell those who may rule that a table needs them: somebody is `awaited`, or takes long."""
        self._calls.add(room, until_ms, awaited=awaited)
        called = [one for one in self._calls.open(self.id, self.state) if one.room == room]
        state = self.state

        def tell(subscriber: Subscriber, person: str) -> None:
            if office_of(state, self.owner, person) in RULES:
                for one in called:
                    subscriber.send(encode(one))

        self._fanout.tell(tell)

    # --- what can be asked ------------------------------------------------------------------

    async def perform(self, person: str, message: TournamentAction, client_id: str) -> None:
        """See `EventSourced`."""
        check_seen(self.state, office_of(self.state, self.owner, person))
        if self.state.from_file or isinstance(message, UploadEvents):
            await self._upload(person, message, client_id)
        elif isinstance(message, HoldGame | ReleaseGame):
            await self._hold(person, message, client_id)
        else:
            await self.commit_together(await self._events(person, message), client_id)

    async def _upload(self, person: str, message: TournamentAction, client_id: str) -> None:
        """Take events of the director's file; nothing else changes what is kept there."""
        if not isinstance(message, UploadEvents):
            raise TantrixError("tournament.from_file")
        check_office(office_of(self.state, self.owner, person), kind_of(message))
        if not self.state.from_file:
            raise TantrixError("tournament.not_allowed")
        now_ms = self._deps.wall_ms()
        happened = await in_thread(uploads.following, self.state, message, now_ms)
        if happened:
            await self.commit_together(happened, client_id)

    async def _events(self, person: str, message: Plain | Asked) -> list[AnyEvent]:
        """Return what a request leads to; raises `TantrixError`."""
        member = await self._deps.people.member(person)
        if isinstance(message, JoinTournament):
            if person == self.owner and self.state.settings.stages[0].hosted:
                raise TantrixError("tournament.host")
            await self._check_ready(member, message)
            return [await joined(self.state, self._deps, person, message)]
        if isinstance(message, ChangeTeam):
            return [await team_changed(self.state, self._deps, person, message.members)]
        if isinstance(message, CheckIn | ComeBack):
            await self._check_ready(member, message)
        if isinstance(message, Appoint | AdmitPerson | PairRound):
            check_office(office_of(self.state, self.owner, person), kind_of(message))
        if isinstance(message, Appoint):
            return [await self._appointed(message, member.name)]
        if isinstance(message, AdmitPerson):
            named = await self._deps.people.named(message.name)
            return [events.Admitted(person=named.id, name=named.name, by=member.name)]
        if isinstance(message, PairRound):
            return await self._paired(message, member.name)
        if isinstance(message, NextStage | FinishTournament):
            await self._ends()  # afterwards nobody looks at these tables any more
        here, now_ms = self.here, self._deps.wall_ms()
        return decide(self.state, Asker(self.owner, person, member.name, here, now_ms), message)

    async def _check_ready(
        self, member: Person, message: JoinTournament | CheckIn | ComeBack
    ) -> None:
        """Raise `TantrixError` for who meets a condition no more, or plays live elsewhere."""
        state = self.state
        mine = views.entry_of(state, member.id)
        entry = getattr(message, "entry", None) or (0 if mine is None else mine.number)
        known = state.entries.get(entry)
        if isinstance(message, CheckIn) and known is not None:
            await check_entry(state, self._deps, entry)
        persons = [member.id] if known is None else known.registration.persons
        running = state.status == "running"
        if running and await self._advancer.busy(state, persons):
            raise TantrixError("tournament.playing_elsewhere")
        checks_in = isinstance(message, CheckIn)
        if (running or checks_in) and await self._advancer.engaged(state, persons):
            name = member.name if known is None else known.name
            raise TantrixError("tournament.engaged", name=name)

    async def _hold(self, person: str, message: HoldGame | ReleaseGame, client_id: str) -> None:
        """Stop a game in play, or let it go on: its table notes that, not the tournament."""
        check_office(office_of(self.state, self.owner, person), kind_of(message))
        room = room_of(self.state, Place(message.round, message.table, message.game))
        release = isinstance(message, ReleaseGame)
        await self._deps.tables.hold(room, f"{self.id}/{client_id}", release=release)

    async def _appointed(self, message: Appoint, by: str) -> AnyEvent:
        """Return that somebody holds an office, or none any more."""
        named = await self._deps.people.named(message.name)
        if named.id == self.owner:
            raise TantrixError("tournament.not_allowed")
        office = message.office
        if office is None and named.id not in self.state.officers:
            raise TantrixError("people.unknown", name=message.name)
        return events.Appointed(person=named.id, name=named.name, office=office, by=by)

    async def _paired(self, message: PairRound, by: str) -> list[AnyEvent]:
        """Return the next round, computed away from the event loop.

        The first one ends the check-in, if that has begun: who has not checked in is not paired.
        """
        if has_round_ahead(self.state):
            raise TantrixError("tournament.round_ahead")
        if self.state.status == "draft":
            raise TantrixError("tournament.not_open")
        forced, bye = message.forced, message.bye
        wish = Wish(message.stage, forced, bye, message.reason, by)
        window = check_in_ms(self.state)
        begun = window is not None and window[0] <= self._deps.wall_ms()
        ended, state = check_in_ended(self.state) if begun else ([], self.state)
        await self._ends()  # afterwards nobody looks at the tables of the round before any more
        return [*ended, *await self._deps.pairer.pair(state, wish)]

    # --- what happens by itself -------------------------------------------------------------

    async def _keep_going(self) -> None:
        """Do whatever there is to do, again and again, as long as the tournament is on."""
        looked = False
        while not self.ended and self.busy():
            self._news.clear()
            # Results are asked for after this moment: nothing is decided without those of before.
            now_ms = self._deps.wall_ms()
            try:
                if not looked:
                    await self._look_at_games()
                    looked = True
                await self._results()
                await self._tables()
                await self._ends()
                await self.post(partial(self._do_due, now_ms))
                await self.post(partial(self._remind, now_ms))
                await self._sign()
                await self._settle()
            except (TantrixError, Unavailable) as error:
                log.warning("tournament waits", tournament=self.id, why=str(error))
            except Exception:
                log.exception("tournament waits", tournament=self.id)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_S):
                    await self._news.wait()
        self._going = None

    async def _look_at_games(self) -> None:
        """Have games open that all may have left, and know again which call a Controller."""
        for place in awaited(self.id, self.state).values():
            if calls(self.state, self.state.round(place.round)):
                room = room_of(self.state, place)
                call = await self._deps.tables.look_at(room)
                if call is not None:
                    self._call(room, call.until_ms, awaited=call.awaited)

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

    def _to_open(self) -> list[GameToOpen]:
        """Return the games whose tables are to be open now."""
        host = Host(self.owner, views.created_by(self.state))
        return to_open(self.id, self.state, self._deps.wall_ms(), host)

    async def _tables(self) -> None:
        """Open the tables that are to be open."""
        games = self._to_open()
        for first in range(0, len(games), TOGETHER):
            some = games[first : first + TOGETHER]
            rooms = await asyncio.gather(*map(self._deps.tables.open, some))
            await self.post(partial(self._began, some, rooms))

    async def _began(self, games: list[GameToOpen], rooms: list[str]) -> None:
        """Note which tables are open, of those games that are still to be played."""
        still = {game.word for game in self._to_open()}
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
        """End the games in play that have a result already, or whose time is over.

        Those by correspondence stop first, so that Controllers can decide them as they are.
        """
        for held in to_hold(self.id, self.state, self._deps.wall_ms()):
            if held.word not in self._held:
                await self._deps.tables.stop(held.room, held.word)
                self._held.add(held.word)
                self._call(held.room, held.until_ms)
        stopping = to_stop(self.id, self.state, self._deps.wall_ms())
        games = [*to_end(self.id, self.state, self._over), *stopping]
        for first in range(0, len(games), AT_ONCE):
            some = games[first : first + AT_ONCE]
            played = await self._deps.tables.played([game.word for game in some])
            ended = {one.word for one in played}
            for game in some:
                if game.word in ended or await self._deps.tables.end(game):
                    self._over.add(game.room)

    async def _settle(self) -> None:
        """Note that nothing is left to be done, once all tables of a tournament that is over are.

        Until then it is opened again whenever nobody keeps it.
        """
        if is_over(self.state) and not to_end(self.id, self.state, self._over):
            await self._deps.listings.settled(self.id)
            self._settled = True

    async def _do_due(self, now_ms: int) -> None:
        """Do what was due at a time, unless it was found to be impossible as things are.

        The colours of a round are always settled in time: tables wait for that, whatever is stuck.
        """
        here = views.officers_here(self.state, self.here)
        settles = colours_due(self.state, now_ms)
        found = settles or next_is_due(self.state) or due(self.state, here=here)
        if found is None or found.at_ms > now_ms:
            return
        lot_ms = self._lot_ms()
        still = self._stuck_on() is not None and (lot_ms is None or lot_ms > now_ms)
        if settles is None and still:
            return
        try:
            happened = await self._advancer.events_of(self.state, found, self.here)
        except TantrixError as error:
            self._stuck = self.version, error
            log.warning("tournament is stuck", tournament=self.id, why=str(error))
            return
        if happened:
            await self.commit_together(happened)

    async def _remind(self, now_ms: int) -> None:
        """Tell those who have entered that the start is near."""
        found = reminder(self.state, now_ms)
        if found is None or found == self._reminded:
            return
        await self._deps.listings.remind(self.id, found.minutes, found.people, now_ms)
        self._reminded = found

    async def _sign(self) -> None:
        """Give a sign of life now and then."""
        now_ms = self._deps.tick_ms()
        if now_ms - self._signed_ms >= SIGN_MS:
            self._signed_ms = now_ms
            await self._deps.listings.alive(self.id, self._deps.wall_ms())

    # --- what is stored and told ------------------------------------------------------------

    def summary(self, state: TournamentState) -> Summary:
        return summary(state)

    def in_same_commit(self, before: TournamentState, state: TournamentState) -> list[Job[None]]:
        """See `EventSourced`: what lists need is written with every event."""
        kept = keeping(self.id, state, people_of(state) - people_of(before))
        over = outdated(self.id, before, state, self._deps.wall_ms())
        jobs = (kept, over, corrected(self.id, before, state))
        return [job for job in jobs if job is not None]

    def committed(self, event: AnyEvent, now_ms: int) -> None:  # noqa: ARG002
        """Tell everybody, and see what follows; what is over is not in play any more."""
        self._settled = False
        self._emitter.emit(event, self.state, self.moment())
        self._standings.changed()
        if self._live:
            self._live_news.soon()
        self.go_on()
