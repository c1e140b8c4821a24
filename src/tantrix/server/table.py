"""A table in play: a room with a sheet, to which everything that happens there adds an event."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

import structlog

from tantrix.core.errors import TantrixError
from tantrix.core.placements import Placement
from tantrix.games.base import Step
from tantrix.notation import moves
from tantrix.server import events, forms
from tantrix.server.archive.ended import ended
from tantrix.server.clock import Clock
from tantrix.server.events import Paced, Rested
from tantrix.server.news import GameFinish, News
from tantrix.server.protocol import (
    Accepted,
    Act,
    Action,
    ClockForm,
    Pace,
    Place,
    Preview,
    PreviewForm,
    Resign,
    SetPace,
    Snapshot,
    encode,
)
from tantrix.server.room import Room
from tantrix.server.sheet import Played, Sheet
from tantrix.server.store.base import Entry, Row, Store
from tantrix.server.workers import Robots

log = structlog.get_logger()

PACES_MS: dict[Pace, int] = {"human": 900, "instant": 0}
"""How long after the last action a robot's placement comes at the earliest."""

RETRY_S = 1.0
LONGEST_RETRY_S = 60.0
"""How long to wait before a robot that failed is asked again, doubled every time."""


@dataclass(frozen=True)
class Means:
    """What tables need of the world.

    `wall_ms` tells the time, `tick_ms` never goes back; `new_seed` gives what nobody can guess.
    `public` is the address under which the house is known, None: that under which it is asked.
    """

    store: Store
    robots: Robots
    wall_ms: Callable[[], int]
    tick_ms: Callable[[], int]
    new_seed: Callable[[], str]
    public: str | None = None
    news: News = field(default_factory=News)


class Table(Room):
    """A table that is open, with its sheet, its clock and its robots."""

    def __init__(self, row: Row, sheet: Sheet, means: Means, leave: Callable[[], None]) -> None:
        super().__init__(row.id, means.tick_ms, leave)
        self.owner = row.owner
        self._sheet = sheet
        self._means = means
        self._acted_ms = means.tick_ms()
        self._clock = self._started_clock()
        self._robot: asyncio.Task[None] | None = None
        self._wake_robot()

    # --- what can be seen -------------------------------------------------------------------

    @property
    def sheet(self) -> Sheet:
        """The table as it is stored."""
        return self._sheet

    @property
    def version(self) -> int:
        """The number of events."""
        return self._sheet.version

    def snapshot(self, owner: str) -> Snapshot:
        """Return all of the table, as the session `owner` sees it."""
        you = self._players_of(owner)
        return forms.snapshot(self.id, self._sheet, self._clock_form(), you)

    def preview(self, message: Preview) -> PreviewForm:
        """Return what a placement would bring about; raises `TantrixError`."""
        self._refuse_stale(message.version)
        placement = moves.parse_code(message.placement)
        return PreviewForm(id=message.id, **self._sheet.setup.preview(self._sheet.state, placement))

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

    async def rest(self) -> None:
        """See `Room`: store what the clock has counted, if it has counted anything."""
        used_ms = self._used()
        if used_ms is not None and used_ms != self._sheet.used_ms:
            await self._commit(Played(Rested(used_ms=used_ms), self._sheet.state))

    # --- actions ----------------------------------------------------------------------------

    async def _act(self, owner: str, message: Action) -> Accepted:
        """See `act`."""
        you = self._players_of(owner)
        if not you:
            raise TantrixError("table.not_your_seat")
        client_id = self._client_id(owner, message)
        done = self._sheet.answers.get(client_id)
        if done is None:
            await self._commit(self._asked(you, message), client_id)
            done = self._sheet.version
        return Accepted(message.id, done)

    def _players_of(self, person: str) -> list[int]:
        """Return the players whom a person moves here."""
        return self._sheet.setup.players_of(person, self.owner)

    def _client_id(self, person: str, message: Action) -> str:
        """Return how a message is known here: two people may give theirs the same name."""
        return f"{person[:16]}:{message.id}" if self._sheet.setup.together else message.id

    def _asked(self, you: Sequence[int], message: Action) -> Played:
        """Return what a message asks for, of who moves `you`; raises `TantrixError`."""
        if self._sheet.state.is_over:
            raise TantrixError("table.over")
        if isinstance(message, SetPace):
            paced = Paced(used_ms=self._used(), pace=message.pace)
            return Played(paced, self._sheet.state)
        self._refuse_stale(message.version)
        if isinstance(message, Resign):
            return self._resignation(you, message)
        return self._persons_action(you, message)

    def _refuse_stale(self, version: int) -> None:
        """Refuse an action on a table that has gone on since `version`, or is not so far yet."""
        if not self._sheet.acted <= version <= self._sheet.version:
            raise TantrixError("table.stale_version")

    def _resignation(self, you: Sequence[int], message: Resign) -> Played:
        """Have a person give up."""
        if message.player not in you:
            raise TantrixError("table.not_your_seat")
        return self._sheet.resign(message.player, self._used())

    def _persons_action(self, you: Sequence[int], message: Place | Act) -> Played:
        """Have a person lay a tile or make a step."""
        if self._sheet.player not in you:
            raise TantrixError("table.not_your_turn")
        if isinstance(message, Act):
            return self._sheet.play(message.action, self._used())
        return self._sheet.play(moves.parse_code(message.placement), self._used())

    async def _commit(self, played: Played, client_id: str | None = None) -> None:
        """Store what was played, and only then let it be true and tell everybody."""
        now_ms = self._means.tick_ms()
        at_ms = max(self._means.wall_ms(), self._sheet.updated_ms)
        sheet = self._sheet.after(played, at_ms, client_id)
        clock = self._clock and Clock(self._clock.limit_ms, sheet.used_ms, sheet.player, now_ms)
        told = forms.happened(played.event, sheet, forms.clock(clock, now_ms))
        text = None if told is None else encode(told)
        entry = Entry(sheet.version, at_ms, client_id, events.encode(played.event))
        came = None if self._sheet.state.is_over else ended(self.owner, sheet)
        await self._means.store.append(self.id, entry, forms.summary(self.id, sheet), came)
        self._sheet, self._clock = sheet, clock
        if sheet.acted == sheet.version:
            self._acted_ms = now_ms
        if text is not None:
            self.tell(text)
        if sheet.acted == sheet.version and told is not None and told.result is not None:
            people = sheet.setup.people(self.owner)
            self._means.news.tell(people, GameFinish(self.id, told.result))
        self._wake_robot()

    # --- the clock --------------------------------------------------------------------------

    def _started_clock(self) -> Clock | None:
        """Return the clock, which begins to count now: the house's rest is nobody's time."""
        setup = self._sheet.setup.clock
        if setup is None:
            return None
        now_ms = self._means.tick_ms()
        return Clock(setup.limit_ms, self._sheet.used_ms, self._sheet.player, now_ms)

    def _used(self) -> tuple[int, ...] | None:
        """Return what each player has used by now, None at a table without a clock."""
        return None if self._clock is None else self._clock.used_at(self._means.tick_ms())

    def _clock_form(self) -> ClockForm | None:
        return forms.clock(self._clock, self._means.tick_ms())

    # --- robots -----------------------------------------------------------------------------

    def _wake_robot(self) -> None:
        """Have the robot think whose turn it is, if any; a robot that thought so far stops."""
        self.stop()
        level = self._sheet.robot
        if level is not None and not self.ended:
            thinking = self._move_robot(level, self._sheet)
            self._robot = asyncio.create_task(thinking, name=f"robot at {self.id}")

    def stop(self) -> None:
        """See `Room`: the robot stops thinking."""
        if self._robot is not None:
            self._robot.cancel()
            self._robot = None

    async def _move_robot(self, level: str, sheet: Sheet) -> None:
        """Think, wait as long as the pace says, act; a robot that fails is asked again."""
        wait_s = RETRY_S
        while True:
            try:
                chosen = await self._choice(level, sheet)
                await asyncio.sleep(self._pause_s())
                return await self.post(partial(self._robots_action, sheet, chosen))
            except Exception as error:  # noqa: BLE001 - whatever it is, the game must go on
                log.warning("robot failed", table=self.id, level=level, why=repr(error))
            await asyncio.sleep(wait_s)
            wait_s = min(2 * wait_s, LONGEST_RETRY_S)

    async def _choice(self, level: str, sheet: Sheet) -> Placement | Step:
        """Return what a robot chooses; raises `RobotFailed`."""
        game, shown = sheet.setup.game, sheet.state.hidden()
        return await self._means.robots.choose(game, level, shown)

    def _pause_s(self) -> float:
        """Return how long the robot's action has still to wait, in seconds."""
        due_ms = self._acted_ms + PACES_MS[self._sheet.pace]
        return max(0, due_ms - self._means.tick_ms()) / 1000

    async def _robots_action(self, sheet: Sheet, chosen: Placement | Step) -> None:
        """Do what a robot chose, unless the table has gone on without it."""
        if self._sheet.version == sheet.version:
            await self._commit(self._sheet.play(chosen, self._used()))
