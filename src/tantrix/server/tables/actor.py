"""A table in play: a room with a sheet, to which everything that happens there adds an event."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from tantrix.notation import moves
from tantrix.rules.base import Step
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.server.actors.away import AwayTracker
from tantrix.server.claims import Alone, Claims
from tantrix.server.db.base import Store, StoredEvent, TableRow
from tantrix.server.room import Listener, OpenRoom, client_id_of
from tantrix.server.tables import agreements, events, views
from tantrix.server.tables.agreement_messages import ReviewOpened, TablePresence
from tantrix.server.tables.agreements import Facts
from tantrix.server.tables.clock import Clock
from tantrix.server.tables.events import AgreedOn, AnyEvent, NextTableMade, Paced, Rested, Returned
from tantrix.server.tables.finished import ended
from tantrix.server.tables.messages import (
    Accepted,
    Action,
    Agreement,
    AnswerOffer,
    ClaimMessage,
    ClockView,
    MakeOffer,
    PlaceMessage,
    PreviewMessage,
    PreviewView,
    ResignMessage,
    SetPace,
    StepMessage,
    TableSnapshot,
    WithdrawOffer,
    encode,
)
from tantrix.server.tables.notifications import GameFinish, GameNotifier
from tantrix.server.tables.presence import Debouncer, presence
from tantrix.server.tables.robot_driver import RobotDriver
from tantrix.server.tables.spectator_delay import delayed_view_of
from tantrix.server.tables.state import TableState, Transition
from tantrix.server.web.counters import EVENTS
from tantrix.server.workers.robots import RobotExecutor


@dataclass(frozen=True)
class TableDeps:
    """What tables need of the world.

    `wall_ms` tells the time, `tick_ms` never goes back; `new_seed` gives what nobody can guess.
    `claims` says which rooms may be open in this process; `public` is the address under which the
    server is known, None: that under which it is asked.
    """

    store: Store
    robots: RobotExecutor
    wall_ms: Callable[[], int]
    tick_ms: Callable[[], int]
    new_seed: Callable[[], str]
    public: str | None = None
    news: GameNotifier = field(default_factory=GameNotifier)
    claims: Claims = field(default_factory=Alone)


class TableActor(OpenRoom):
    """A table that is open, with its sheet, its clock and its robots.

    `sheets` ends with the one of now; the others led to it, where those who watch see them late.
    `follow` makes the table of the next game, once, and returns its id.
    """

    def __init__(
        self,
        row: TableRow,
        sheets: Sequence[TableState],
        means: TableDeps,
        leave: Callable[[], None],
        follow: Callable[[], Awaitable[str]],
    ) -> None:
        super().__init__(row.id, means.tick_ms, leave)
        self._follow = follow
        self.owner = row.owner
        self._sheet = sheet = sheets[-1]
        self._means = means
        self._clock = self._started_clock()
        self._absences = AwayTracker(map(self._person, sheet.setup.persons), means.tick_ms)
        self._mover = RobotDriver(row.id, means.robots, means.tick_ms, self._robot_acts)
        self._bulletin = Debouncer(lambda: self.tell(encode(self._presence())))
        self._gallery = delayed_view_of(sheets, means.wall_ms, means.tick_ms, self._tell_watchers)
        self._mover.wake(sheet, means.tick_ms())

    # --- what can be seen -------------------------------------------------------------------

    @property
    def sheet(self) -> TableState:
        """The table as it is stored."""
        return self._sheet

    @property
    def version(self) -> int:
        """The number of events."""
        return self._sheet.version

    def seen_by(self, person: str) -> TableState:
        """Return the table as somebody may see it; raises `TantrixError` `table.closed`."""
        if self._players_of(person):
            return self._sheet
        sheet = self._sheet if self._gallery is None else self._gallery.sheet
        if not sheet.setup.terms.watch and not sheet.state.is_over:
            raise TantrixError("table.closed")
        return sheet

    def version_for(self, owner: str) -> int:
        """Return the number of events of which somebody may know."""
        try:
            return self.seen_by(owner).version
        except TantrixError:
            return 0

    def snapshot(self, owner: str) -> TableSnapshot:
        """Return all of the table, as the session `owner` sees it; raises `TantrixError`."""
        return self._told(self.seen_by(owner), self._players_of(owner))

    def _told(self, sheet: TableState, you: list[int]) -> TableSnapshot:
        """Return all of a sheet of this table, for somebody who moves the players `you`."""
        clock = self._clock_form()
        if clock is not None and sheet is not self._sheet:
            clock = ClockView(clock.limit_ms, sheet.used_ms, sheet.running, clock.now)
        return views.snapshot(self.id, sheet, clock, you)

    def concerns(self, person: str) -> bool:
        """See `Room`."""
        return person == self.owner or self._players_of(person) != []

    def preview(self, owner: str, message: PreviewMessage) -> PreviewView:
        """Return what a placement would bring about; raises `TantrixError`."""
        sheet = self.seen_by(owner)
        _refuse_stale(sheet, message.version)
        placement = moves.parse_code(message.placement)
        return PreviewView(id=message.id, **sheet.setup.preview(sheet.state, placement))

    # --- what can be asked ------------------------------------------------------------------

    async def act(self, owner: str, message: Action) -> Accepted:
        """Do what a session asks and store it; a message that was done before is only answered.

        Raises `TantrixError` where it cannot be done, and then nothing has changed.
        """
        return await self.post(lambda: self._act(owner, message))

    # --- as a room --------------------------------------------------------------------------

    def welcome(self, owner: str) -> str:
        """See `Room`."""
        return encode(self.snapshot(owner))

    def busy(self) -> bool:
        """See `Room`: a robot is to move."""
        return self._sheet.robot is not None

    def stop(self) -> None:
        """See `Room`: the robot stops thinking, and nobody is told anything any more."""
        self._mover.stop()
        self._bulletin.close()
        if self._gallery is not None:
            self._gallery.close()

    async def rest(self) -> None:
        """See `Room`: store what the clock has counted, if it has counted anything."""
        used_ms = self._used()
        if used_ms is not None and used_ms != self._sheet.used_ms:
            await self._commit(Transition(Rested(used_ms=used_ms), self._sheet.state))

    # --- actions ----------------------------------------------------------------------------

    async def _act(self, owner: str, message: Action) -> Accepted:
        """See `act`."""
        you = self._players_of(owner)
        if not you:
            raise TantrixError("table.not_your_seat")
        client_id = self._client_id(owner, message)
        done = self._sheet.answers.get(client_id)
        if done is None:
            played = self._asked(you, message)
            event = played.event
            if isinstance(event, AgreedOn) and agreements.plays_again(self._sheet, event):
                played = self._beside(NextTableMade(table=await self._follow()))
            await self._commit(played, client_id)
            done = self._sheet.version
        return Accepted(message.id, done)

    def _players_of(self, person: str) -> list[int]:
        """Return the players whom a person moves here."""
        return self._sheet.setup.players_of(person, self.owner)

    def _client_id(self, person: str, message: Action) -> str:
        """Return how a message is known here."""
        together = self._sheet.setup.together
        return client_id_of(person, message.id) if together else message.id

    def _asked(self, you: Sequence[int], message: Action) -> Transition:
        """Return what a message asks for, of who moves `you`; raises `TantrixError`."""
        self._refuse_over(message)
        if isinstance(
            message, MakeOffer | ClaimMessage | PlaceMessage | StepMessage | ResignMessage
        ):
            _refuse_stale(self._sheet, message.version)
        if isinstance(message, Agreement):
            return self._beside(agreements.asked(self._sheet, you, message, self._facts()))
        if isinstance(message, SetPace):
            return self._beside(Paced(used_ms=self._used(), pace=message.pace))
        if isinstance(message, ResignMessage):
            return self._resignation(you, message)
        return self._persons_action(you, message)

    def _beside(self, event: AnyEvent) -> Transition:
        """Return an event that is no action of the game."""
        return Transition(event, self._sheet.state)

    def _refuse_over(self, message: Action) -> None:
        """Refuse what cannot be done after the end: all but to settle whether to play again."""
        again = isinstance(message, MakeOffer) and message.what == "rematch"
        again = again or isinstance(message, AnswerOffer | WithdrawOffer)
        if self._sheet.state.is_over and not again:
            raise TantrixError("table.over")

    def _resignation(self, you: Sequence[int], message: ResignMessage) -> Transition:
        """Have a person give up."""
        if message.player not in you:
            raise TantrixError("table.not_your_seat")
        return self._sheet.resign(message.player, self._used())

    def _persons_action(
        self, you: Sequence[int], message: PlaceMessage | StepMessage
    ) -> Transition:
        """Have a person lay a tile or make a step."""
        if self._sheet.player not in you:
            raise TantrixError("table.not_your_turn")
        if self._sheet.running is None:
            raise TantrixError("table.on_hold")
        if self._sheet.robot is not None:
            raise TantrixError("table.robot_plays")
        if isinstance(message, StepMessage):
            return self._sheet.play(message.action, self._used())
        return self._sheet.play(moves.parse_code(message.placement), self._used())

    async def _commit(self, played: Transition, client_id: str | None = None) -> None:
        """Store what was played, and only then let it be true and tell everybody."""
        now_ms = self._means.tick_ms()
        at_ms = max(self._means.wall_ms(), self._sheet.updated_ms)
        sheet = self._sheet.after(played, at_ms, client_id)
        clock = self._clock and Clock(self._clock.limit_ms, sheet.used_ms, sheet.running, now_ms)
        told = views.happened(played.event, sheet, views.clock(clock, now_ms))
        text = None if told is None else encode(told)
        entry = StoredEvent(sheet.version, at_ms, client_id, events.encode(played.event))
        came = None if self._sheet.state.is_over else ended(self.owner, sheet)
        await self._means.store.append(self.id, entry, views.summary(self.id, sheet), came)
        EVENTS.labels(type(played.event).__struct_config__.tag).inc()
        self._sheet, self._clock = sheet, clock
        self._tell_event(sheet, text)
        if sheet.acted == sheet.version and told is not None and told.result is not None:
            people = sheet.setup.people(self.owner)
            self._means.news.tell(people, GameFinish(self.id, told.result))
        if not self.ended:
            self._mover.wake(sheet, now_ms)

    # --- who watches ------------------------------------------------------------------------

    def _tell_event(self, sheet: TableState, text: str | None) -> None:
        """Tell what led to a sheet: at once, and later those who are to hear of it later."""
        if self._gallery is not None:
            self._gallery.hold(sheet, text)
        for listener, owner in tuple(self._listeners.items()):
            if text is not None and (self._gallery is None or self._players_of(owner)):
                listener.send(text)

    def _tell_watchers(self, sheet: TableState, text: str | None) -> None:
        """Tell those who do not sit here what led to a sheet, or all of it where nothing says so.

        Nothing does of what happened before the table was opened again.
        """
        for listener, owner in tuple(self._listeners.items()):
            if not self._players_of(owner):
                text = text or encode(self._told(sheet, []))
                listener.send(text)

    def tell_review(self, review: str) -> None:
        """Tell those who have seen the end that the game is looked at together."""
        told = encode(ReviewOpened(review))
        for listener, owner in tuple(self._listeners.items()):
            with contextlib.suppress(TantrixError):
                if self.seen_by(owner).state.is_over:
                    listener.send(told)

    # --- who is there -----------------------------------------------------------------------

    async def admit(self, listener: Listener, owner: str) -> None:
        """See `Room`; who comes back plays again at once, and everybody is told who is there."""
        await super().admit(listener, owner)
        self._absences.came(owner)
        await self._come_back(owner)
        if self._sheet.setup.together:
            self._tell_of(owner)
            listener.send(encode(self._presence()))

    def part(self, listener: Listener) -> None:
        """See `Room`; everybody is told who is there."""
        owner = self._listeners.get(listener)
        super().part(listener)
        if owner is not None and owner not in self.owners and self._players_of(owner):
            self._absences.left(owner)
        if owner is not None and self._sheet.setup.together:
            self._tell_of(owner)

    def _person(self, player: int) -> str:
        """Return the person who moves a player."""
        return self._sheet.setup.seats[player].person or self.owner

    def _stood_in(self, person: str) -> list[int]:
        """Return the players of a person for whom robots play."""
        return [p for p in self._players_of(person) if p in self._sheet.company.stand_ins]

    async def _come_back(self, person: str) -> None:
        """Have a person play again where robots have played."""
        for player in self._stood_in(person):
            if self._sheet.player is not None:
                returned = Returned(used_ms=self._used(), player=player)
                await self._commit(self._beside(returned))

    def _tell_of(self, person: str) -> None:
        """Tell everybody that somebody came or went; of those who only watch not each one apart."""
        if self._players_of(person):
            self._bulletin.now()
        else:
            self._bulletin.soon()

    def _presence(self) -> TablePresence:
        """Return who is there."""
        listeners = self._listeners.items()
        watchers = [one.name for one, owner in listeners if not self._players_of(owner)]
        return presence(self._sheet, self._away_ms, watchers)

    def _away_ms(self, player: int) -> int | None:
        """Return for how long a player has been away, None for one who is there."""
        return self._absences.away_ms(self._person(player))

    def _facts(self) -> Facts:
        """Return what agreements are judged by."""
        return Facts(self._used(), self._means.wall_ms(), self._away_ms)

    # --- the clock --------------------------------------------------------------------------

    def _started_clock(self) -> Clock | None:
        """Return the clock, which begins to count now: the server's rest is nobody's time."""
        setup = self._sheet.setup.clock
        if setup is None:
            return None
        now_ms = self._means.tick_ms()
        return Clock(setup.limit_ms, self._sheet.used_ms, self._sheet.running, now_ms)

    def _used(self) -> tuple[int, ...] | None:
        """Return what each player has used by now, None at a table without a clock."""
        return None if self._clock is None else self._clock.used_at(self._means.tick_ms())

    def _clock_form(self) -> ClockView | None:
        return views.clock(self._clock, self._means.tick_ms())

    # --- robots -----------------------------------------------------------------------------

    async def _robot_acts(self, sheet: TableState, chosen: Placement | Step) -> None:
        """Do what a robot chose on a sheet, unless the table has gone on without it."""

        async def job() -> None:
            if self._sheet.version == sheet.version:
                await self._commit(self._sheet.play(chosen, self._used()))

        await self.post(job)


def _refuse_stale(sheet: TableState, version: int) -> None:
    """Refuse an action on a table that has gone on since `version`, or is not so far yet."""
    if not sheet.acted <= version <= sheet.version:
        raise TantrixError("table.stale_version")
