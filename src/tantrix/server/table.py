"""A table in play: everything that happens at it passes one task, one thing after another.

What is done is first stored, then told to everybody who listens, and only then acknowledged. When
the store fails, nobody knows whether the last write was kept: the table is given up, and whoever
comes back finds it as it is stored.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar

import structlog

from tantrix.core.errors import TantrixError
from tantrix.core.placements import Placement
from tantrix.games.base import Resign as Resignation
from tantrix.games.base import Step
from tantrix.notation import moves
from tantrix.server import events, forms
from tantrix.server.clock import Clock
from tantrix.server.events import Acted, AnyEvent, Paced, Placed, Resigned, Rested
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
from tantrix.server.sheet import Sheet
from tantrix.server.store.base import Conflict, Entry, Row, Store, Unavailable
from tantrix.server.workers import Robots

log = structlog.get_logger()

PACES_MS: dict[Pace, int] = {"human": 900, "instant": 0}
"""How long after the last action a robot's placement comes at the earliest."""

IDLE_MS = 60_000
"""After how long without anybody there a table is put away."""

RETRY_S = 1.0
LONGEST_RETRY_S = 60.0
"""How long to wait before a robot that failed is asked again, doubled every time."""

Result = TypeVar("Result")
Job = Callable[[], Awaitable[Result]]


class Listener(Protocol):
    """Somebody who hears of everything that happens at a table."""

    def send(self, text: str) -> None:
        """Take a message, without waiting."""

    def end(self, code: int) -> None:
        """Close with a code of the WebSocket protocol."""


@dataclass(frozen=True)
class Means:
    """What tables need of the world.

    `wall_ms` tells the time, `tick_ms` never goes back; `new_seed` gives what nobody can guess.
    """

    store: Store
    robots: Robots
    wall_ms: Callable[[], int]
    tick_ms: Callable[[], int]
    new_seed: Callable[[], str]


class _Post(NamedTuple):
    """A job for the task of a table, and where its answer goes."""

    job: Job[Any]
    answer: asyncio.Future[Any]


class Table:
    """A table that is open. `leave` is called once, when it is no longer to be used."""

    def __init__(self, row: Row, sheet: Sheet, means: Means, leave: Callable[[], None]) -> None:
        self.id = row.id
        self.owner = row.owner
        self._sheet = sheet
        self._means = means
        self._leave = leave
        self._listeners: set[Listener] = set()
        self._posts: asyncio.Queue[_Post] = asyncio.Queue()
        self._touched_ms = self._acted_ms = means.tick_ms()
        self._clock = self._started_clock()
        self._robot: asyncio.Task[None] | None = None
        self._ended = False
        self._task = asyncio.create_task(self._run(), name=f"table {row.id}")
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
        you = self._sheet.setup.persons if owner == self.owner else []
        return forms.snapshot(self.id, self._sheet, self._clock_form(), you)

    def preview(self, message: Preview) -> PreviewForm:
        """Return what a placement would bring about; raises `TantrixError`."""
        self._refuse_stale(message.version)
        placement = moves.parse_code(message.placement)
        return PreviewForm(id=message.id, **self._sheet.setup.preview(self._sheet.state, placement))

    def touch(self) -> None:
        """Note that somebody is interested in the table."""
        self._touched_ms = self._means.tick_ms()

    # --- what can be asked ------------------------------------------------------------------

    async def join(self, listener: Listener, owner: str) -> None:
        """Send a snapshot to a listener, and every event from there on."""

        async def job() -> None:
            listener.send(encode(self.snapshot(owner)))
            self._listeners.add(listener)

        await self._post(job)

    def part(self, listener: Listener) -> None:
        """Forget a listener."""
        self._listeners.discard(listener)
        self.touch()

    async def act(self, owner: str, message: Action) -> Accepted:
        """Do what a session asks and store it; a message that was done before is only answered.

        Raises `TantrixError` where it cannot be done, and then nothing has changed.
        """
        return await self._post(lambda: self._act(owner, message))

    async def tidy(self) -> None:
        """Put the table away if nobody has been there for a while and no robot is to move."""
        if not self._ended and self._idle():
            with contextlib.suppress(TantrixError):  # whatever fails is in the log
                await self._post(self._put_away)

    async def close(self, farewell: str, code: int) -> None:
        """Store the clock, say farewell to everybody who listens, and end."""

        async def job() -> None:
            try:
                await self._rest()
            finally:
                self._end(code, farewell)

        if not self._ended:
            with contextlib.suppress(TantrixError):
                await self._post(job)
        await self._task

    # --- the task ---------------------------------------------------------------------------

    async def _post(self, job: Job[Result]) -> Result:
        """Have the task do a job; raises `TantrixError`, `table.paused` after the end."""
        if self._ended:
            raise TantrixError("table.paused")
        self.touch()
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._posts.put_nowait(_Post(job, answer))
        return await answer

    async def _run(self) -> None:
        """Do the jobs, one after another, until the end."""
        while not self._ended:
            job, answer = await self._posts.get()
            await self._do(job, answer)
        while not self._posts.empty():
            _fail(self._posts.get_nowait().answer, TantrixError("table.paused"))

    async def _do(self, job: Job[Any], answer: asyncio.Future[Any]) -> None:
        """Do one job, unless nobody waits for it any more.

        A mistake of ours pauses the table; it never costs anybody the game. After a failure of the
        store the sockets close without an answer: whoever asked asks again.
        """
        if answer.cancelled():
            return
        try:
            done = await job()
        except TantrixError as error:
            _fail(answer, error)
        except Exception as error:
            log.exception("table failed", table=self.id)
            if isinstance(error, Conflict | Unavailable):
                self._end(1013)
            _fail(answer, TantrixError("table.paused"))
        else:
            if not answer.done():
                answer.set_result(done)

    def _end(self, code: int, farewell: str | None = None) -> None:
        """Let go of everybody and of the table."""
        if self._ended:
            return
        self._ended = True
        self._stop_robot()
        for listener in self._listeners:
            if farewell is not None:
                listener.send(farewell)
            listener.end(code)
        self._listeners.clear()
        self._leave()

    def _idle(self) -> bool:
        """Whether the table can be put away."""
        waited = self._means.tick_ms() - self._touched_ms
        return not self._listeners and self._sheet.robot is None and waited >= IDLE_MS

    async def _put_away(self) -> None:
        """Store the clock and end, unless somebody has come meanwhile."""
        await self._rest()
        if not self._listeners and self._posts.empty():
            self._end(1001)

    async def _rest(self) -> None:
        """Store what the clock has counted, if it has counted anything."""
        used_ms = self._used()
        if used_ms is not None and used_ms != self._sheet.used_ms:
            await self._commit(Rested(used_ms=used_ms))

    # --- actions ----------------------------------------------------------------------------

    async def _act(self, owner: str, message: Action) -> Accepted:
        """See `act`."""
        if owner != self.owner:
            raise TantrixError("table.not_your_seat")
        done = self._sheet.answers.get(message.id)
        if done is None:
            await self._commit(self._event(message), message.id)
            done = self._sheet.version
        return Accepted(message.id, done)

    def _event(self, message: Action) -> AnyEvent:
        """Return the event that a message asks for; raises `TantrixError`."""
        if self._sheet.state.is_over:
            raise TantrixError("table.over")
        if isinstance(message, SetPace):
            return Paced(used_ms=self._used(), pace=message.pace)
        self._refuse_stale(message.version)
        if isinstance(message, Resign):
            return self._resignation(message)
        return self._persons_action(message)

    def _refuse_stale(self, version: int) -> None:
        """Refuse an action on a table that has gone on since `version`, or is not so far yet."""
        if not self._sheet.acted <= version <= self._sheet.version:
            raise TantrixError("table.stale_version")

    def _resignation(self, message: Resign) -> Resigned:
        """Return the event of a person's resignation."""
        if message.player not in self._sheet.setup.persons:
            raise TantrixError("table.not_your_seat")
        self._sheet.state.copy().play(Resignation(message.player))
        return Resigned(used_ms=self._used(), player=message.player)

    def _persons_action(self, message: Place | Act) -> Placed | Acted:
        """Return the event of a person's placement or step."""
        if self._sheet.robot is not None:
            raise TantrixError("table.not_your_turn")
        if isinstance(message, Act):
            return self._sheet.event(message.action, self._used())
        return self._sheet.event(moves.parse_code(message.placement), self._used())

    async def _commit(self, event: AnyEvent, client_id: str | None = None) -> None:
        """Store an event, and only then let it be true and tell everybody."""
        now_ms = self._means.tick_ms()
        at_ms = max(self._means.wall_ms(), self._sheet.updated_ms)
        sheet = self._sheet.after(event, at_ms, client_id)
        clock = self._clock and Clock(self._clock.limit_ms, sheet.used_ms, sheet.player, now_ms)
        told = forms.happened(event, sheet, forms.clock(clock, now_ms))
        text = None if told is None else encode(told)
        entry = Entry(sheet.version, at_ms, client_id, events.encode(event))
        await self._means.store.append(self.id, entry, forms.summary(self.id, sheet))
        self._sheet, self._clock = sheet, clock
        if sheet.acted == sheet.version:
            self._acted_ms = now_ms
        if text is not None:
            self._tell(text)
        self._wake_robot()

    def _tell(self, text: str) -> None:
        """Tell everybody who listens."""
        for listener in tuple(self._listeners):
            listener.send(text)

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
        self._stop_robot()
        level = self._sheet.robot
        if level is not None and not self._ended:
            thinking = self._move_robot(level, self._sheet)
            self._robot = asyncio.create_task(thinking, name=f"robot at {self.id}")

    def _stop_robot(self) -> None:
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
                return await self._post(partial(self._robots_action, sheet, chosen))
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
            await self._commit(self._sheet.event(chosen, self._used()))


def _fail(answer: asyncio.Future[Any], error: TantrixError) -> None:
    """Let an error be the answer, if anybody still waits for it."""
    if not answer.done():
        answer.set_exception(error)
