"""What a rush asks, and who may answer when: the server makes the exercises and judges them.

Which exercise has which number hangs on the id of the rush alone, so that a rush goes on after the
server was closed, and nothing of what is to come leaves it. While somebody looks at one exercise,
the next is made already.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal, NamedTuple

from tantrix.analysis import ExerciseKind, exercise, packaged_tactics
from tantrix.notation.moves import read_placement
from tantrix.notation.positions import strategy
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState
from tantrix.server.rush.repository import Minutes, RushRun, RushStore
from tantrix.server.web.allowed import unfit
from tantrix.server.workers.pool import Executor

TACTIC_EVERY = 4
"""Every fourth exercise is a tactic."""

REMEMBERED = 500
"""How many exercises are kept in memory."""


RushKind = ExerciseKind | Literal["best"]
"""What is asked in an exercise."""


class RushTask(NamedTuple):
    """What is to be done in a position, and with which placements; `best` is that of a tactic."""

    kind: RushKind
    position: str
    right: frozenset[Placement]

    def state(self) -> StrategyState:
        """Return the position."""
        return strategy.read(self.position)


class RushAnswer(NamedTuple):
    """What is said of an answer: `right` is None where it came too late or a second time."""

    run: RushRun
    right: bool | None
    task: RushTask


class RushService:
    """Starts rushes, and judges what is answered."""

    def __init__(self, store: RushStore, executor: Executor, wall_ms: Callable[[], int]) -> None:
        self.store = store
        self._executor = executor
        self._wall_ms = wall_ms
        self._tasks: OrderedDict[tuple[str, int], asyncio.Future[RushTask]] = OrderedDict()

    @property
    def now_ms(self) -> int:
        """The time on the clock of the server."""
        return self._wall_ms()

    async def start(self, owner: str, minutes: Minutes) -> RushRun:
        """Begin a rush; its time runs when its first exercise is ready."""
        name = secrets.token_urlsafe(12)
        await self._task(name, 0)
        run = RushRun(name, owner, minutes, self._wall_ms())
        await self.store.start(run)
        return run

    async def run(self, name: str, owner: str) -> RushRun:
        """Return a rush of somebody; raises `TantrixError` `bad.path`."""
        found = await self.store.run(name)
        if found is None or found.owner != owner:
            raise TantrixError("bad.path")
        return found

    async def task(self, run: RushRun) -> RushTask:
        """Return the exercise that is to be solved next, and have the one after it made."""
        task = await self._task(run.id, run.number)
        self._making(run.id, run.number + 1)
        return task

    async def answer(self, run: RushRun, number: int, placement: Placement) -> RushAnswer:
        """Judge the answer to an exercise; one that came too late, or twice, changes nothing.

        Raises `TantrixError` `bad.message` for an exercise that was not shown, and `IllegalAction`
        for a placement that is not legal, which is no mistake.
        """
        at_ms = self._wall_ms()
        if not 0 <= number <= run.number:
            raise unfit("number", f"Expected `int` from 0 to {run.number}")
        task = await self._task(run.id, number)
        if number < run.number or run.is_over(at_ms):
            return RushAnswer(run, None, task)
        refusals = task.state().refusals(placement)
        if refusals:
            raise IllegalAction(refusals)
        right = placement in task.right
        after = await self.store.answered(run, right=right, at_ms=at_ms)
        return RushAnswer(after or run, right, task)

    async def _task(self, name: str, number: int) -> RushTask:
        return await asyncio.shield(self._making(name, number))

    def _making(self, name: str, number: int) -> asyncio.Future[RushTask]:
        """Return an exercise that is made, or in the making."""
        key = name, number
        known = self._tasks.get(key)
        if known is None or (known.done() and (known.cancelled() or known.exception())):
            known = asyncio.ensure_future(self._executor.do(made, name, number))
            known.add_done_callback(_noticed)
            self._tasks[key] = known
            if len(self._tasks) > REMEMBERED:
                self._tasks.popitem(last=False)
        return known


def _noticed(done: asyncio.Future[RushTask]) -> None:
    """Take note of a failure, of which whoever waits is told."""
    if not done.cancelled():
        done.exception()


def made(name: str, number: int) -> RushTask:
    """Make the exercise of a rush, in this process: each is a little harder than the one before."""
    tactics = packaged_tactics()
    order = list(range(len(tactics)))
    turn, rest = divmod(number, TACTIC_EVERY)
    if rest == TACTIC_EVERY - 1 and turn < len(tactics):
        # Those of one grade come in another order in every rush.
        shuffled = random.Random(name).sample(order, len(order))
        index = sorted(shuffled, key=lambda one: tactics[one].grade)[turn]
        tactic = tactics[index]
        return RushTask("best", tactic.position, frozenset({read_placement(tactic.best)}))
    found = exercise(f"{name} {number}", number // 2)
    return RushTask(found.kind, found.position, found.right)
