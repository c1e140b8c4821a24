"""What one address may cost the server: the one place that everything with a limit asks.

There are two kinds of limits. A `Rate` is a bucket of tokens that fills again: requests, messages,
rooms, bytes, milliseconds of processor time. A `Cap` is how many of something one may have at the
same time: sockets, requests in flight. Both are kept for each payer, which is the address that
asks, or a person or a token where those are what is limited.

Most costs are only known afterwards. They are charged when they have arisen, and may leave a payer
in debt; whoever is in debt waits. So a few large requests cost as much as many small ones, and no
address can use up the processor, however it divides its requests.

Whoever asks is the `PAYER` of the context in which a request or a message is handled. Work that is
done for them elsewhere, in the task of an actor or in another process, is charged to them too.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
import types
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Hashable, Iterator
from contextvars import ContextVar
from dataclasses import dataclass
from math import ceil
from typing import Any, NamedTuple, TypeVar

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tantrix.rules.core.errors import TantrixError

Result = TypeVar("Result")


class Rate(NamedTuple):
    """At most `size` at once, and `per_s` a second in the long run; `name` tells it from others."""

    name: str
    size: float
    per_s: float
    error: str = "limit.rate"


class Cap(NamedTuple):
    """At most `most` at the same time."""

    name: str
    most: int


MAKES = Rate("makes", 100, 5.0)
"""Tables, races, rooms and the like that are made, and what is changed there over HTTP."""

TABLES = Rate("tables", 3000, 3000 / 86_400)
"""Tables that are made, in a day: each is stored, for a week even if nobody plays at it."""

SHARE = 25
"""How many percent of a processor core one address may use in the long run."""

PROCESSOR = Rate("processor", 20.0 * SHARE, 10.0 * SHARE)
"""Milliseconds of the event loop, on which everybody waits."""

WORK = Rate("work", 400.0 * SHARE, 20.0 * SHARE)
"""Milliseconds of processes that compute beside the event loop."""

BYTES = Rate("bytes", 64e6, 4e6)
"""Bytes that are sent."""

SOCKETS = Cap("sockets", 1000)
"""Sockets that are open."""

REQUESTS = Cap("requests", 256)
"""Requests whose answer is not finished: streams, slow bodies, searches that wait."""

HEALTH = "/health/"
"""Where the paths begin that are answered whatever they cost."""

TURN_MS = 10
"""For how long one address has the event loop in a turn before others have theirs."""

_SHORT_NS = 1_000_000
"""What takes less time is taken to have computed all along."""

_RUNNING = (PROCESSOR, WORK, BYTES)
"""What is charged afterwards, and must be in credit before anything more is done."""


class Bucket:
    """The tokens of one payer for one rate, all of them at first. Times are monotonic."""

    __slots__ = ("rate", "since_ms", "tokens")

    def __init__(self, rate: Rate, now_ms: int) -> None:
        self.rate = rate
        self.tokens = float(rate.size)
        self.since_ms = now_ms

    def take(self, now_ms: int, amount: float = 1.0) -> None:
        """Take tokens; where there are too few, raises the rate's `TantrixError` with `seconds`."""
        self.fill(now_ms)
        if self.tokens < amount:
            seconds = ceil((amount - self.tokens) / self.rate.per_s)
            raise TantrixError(self.rate.error, seconds=seconds)
        self.tokens -= amount

    def fill(self, now_ms: int) -> None:
        """Add what has come since the last time."""
        tokens = self.tokens + (now_ms - self.since_ms) / 1000 * self.rate.per_s
        self.tokens = min(self.rate.size, tokens)
        self.since_ms = now_ms


class Stopwatch:
    """Tells how long the thread of the event loop computes.

    To ask the system for the processor time of a thread takes a microsecond, ten times as long as
    to ask for the time. So what takes less than a millisecond counts as it is. Of what takes longer
    the time counts in which the thread had the processor, from at most a millisecond before.
    """

    __slots__ = ("_asked_ns", "_used_ns")

    def __init__(self) -> None:
        self._asked_ns = 0
        self._used_ns = 0

    def begin(self) -> tuple[int, int]:
        """Return what `spent_ms` needs of this moment."""
        now_ns = time.monotonic_ns()
        if now_ns - self._asked_ns > _SHORT_NS:
            self._asked_ns, self._used_ns = now_ns, time.thread_time_ns()
        return now_ns, self._used_ns

    def spent_ms(self, began: tuple[int, int]) -> float:
        """Return the milliseconds that the thread has computed since a moment."""
        began_ns, used_ns = began
        passed_ns = time.monotonic_ns() - began_ns
        if passed_ns > _SHORT_NS:
            passed_ns = min(passed_ns, time.thread_time_ns() - used_ns)
        return passed_ns / 1e6


class _Queue:
    """What waits at one place for one payer, in order."""

    __slots__ = ("length", "lock")

    def __init__(self) -> None:
        self.length = 0
        self.lock = asyncio.Lock()


class _Queues:
    """What waits at one place: for each payer one thing goes on after another."""

    def __init__(self) -> None:
        self._queues: dict[Hashable, _Queue] = {}

    def __contains__(self, payer: Hashable) -> bool:
        return payer in self._queues

    @contextlib.asynccontextmanager
    async def at_head(self, payer: Hashable) -> AsyncIterator[None]:
        """Wait behind whatever else of a payer waits, which goes on once this is left.

        Each goes on in a turn of the event loop of its own, so that others come between them.
        """
        queue = self._queues.setdefault(payer, _Queue())
        queue.length += 1
        try:
            async with queue.lock:
                yield
        finally:
            queue.length -= 1
            if not queue.length:
                del self._queues[payer]


class Budget:
    """What each payer has left. `tick_ms` is a monotonic clock.

    At most `most` buckets are kept; those that are full again are forgotten.
    """

    def __init__(self, tick_ms: Callable[[], int], most: int = 50_000) -> None:
        self.tick_ms = tick_ms
        self.stopwatch = Stopwatch()
        self._most = most
        self._rates: dict[str, Rate] = {}
        self._caps: dict[str, Cap] = {}
        self._buckets: dict[tuple[str, Hashable], Bucket] = {}
        self._held: dict[str, Counter[Hashable]] = {}
        self._beginning = _Queues()
        self._settling = _Queues()
        self._turn_ms: float = TURN_MS
        self._in_turn: dict[Hashable, int] = {}
        """Since when each payer has had the event loop, in this turn of it."""

    def change(self, limit: Rate | Cap) -> None:
        """Have a limit of this name hold in place of the default one, as the settings say."""
        if isinstance(limit, Rate):
            self._rates[limit.name] = limit
            for key in [key for key in self._buckets if key[0] == limit.name]:
                del self._buckets[key]
        else:
            self._caps[limit.name] = limit

    def share(self, percent: float) -> None:
        """Let an address have so much of a processor core, and of all else that is charged."""
        times = percent / SHARE
        self._turn_ms = TURN_MS * times
        for rate in _RUNNING:
            self.change(rate._replace(size=rate.size * times, per_s=rate.per_s * times))

    # --- rates ------------------------------------------------------------------------------

    def take(self, payer: Hashable, rate: Rate, amount: float = 1.0) -> None:
        """Take tokens; where there are too few, raises the rate's `TantrixError` with `seconds`."""
        self._bucket(payer, rate).take(self.tick_ms(), amount)

    def charge(self, payer: Hashable, rate: Rate, amount: float) -> None:
        """Take tokens for what has been done already, even if that leaves a debt."""
        bucket = self._buckets.get((rate.name, payer))
        if bucket is None:
            try:
                bucket = self._bucket(payer, rate)
            except TantrixError:  # there is no room for one payer more
                return
        bucket.fill(self.tick_ms())
        tokens, most = bucket.tokens - amount, bucket.rate.size
        bucket.tokens = max(-most, tokens)

    def left(self, payer: Hashable, rate: Rate) -> float:
        """Return how many tokens somebody has, fewer than none where there is a debt."""
        bucket = self._buckets.get((rate.name, payer))
        if bucket is None:
            return self._rates.get(rate.name, rate).size
        bucket.fill(self.tick_ms())
        return bucket.tokens

    def debt_s(self, payer: Hashable) -> float:
        """Return in how many seconds a payer has paid for everything that was charged."""
        debt_s = 0.0
        for rate in _RUNNING:
            bucket = self._buckets.get((rate.name, payer))
            if bucket is not None and bucket.tokens < 0:
                bucket.fill(self.tick_ms())
                debt_s = max(debt_s, -bucket.tokens / bucket.rate.per_s)
        return debt_s

    def check(self, payer: Hashable) -> None:
        """Raise `TantrixError` `limit.rate` where a payer is in debt."""
        debt_s = self.debt_s(payer)
        if debt_s > 0:
            raise TantrixError("limit.rate", seconds=ceil(debt_s))

    async def settled(self, payer: Hashable) -> None:
        """Wait until a payer is in debt no more, behind whatever else of theirs waits already.

        One by one they go on and pay. What hundreds of sockets have waited for would else be done
        in one go, while everybody waits; so would what they send at once before there is a debt.
        """
        if payer in self._settling or self.debt_s(payer) > 0 or self._had_turn(payer):
            async with self._settling.at_head(payer):
                await asyncio.sleep(0)
                while (debt_s := self.debt_s(payer)) > 0:  # noqa: ASYNC110 - others add to it
                    await asyncio.sleep(debt_s)

    def _had_turn(self, payer: Hashable) -> bool:
        """Tell whether a payer has had the event loop for long enough in this turn of it."""
        now_ms = self.tick_ms()
        if not self._in_turn:
            asyncio.get_running_loop().call_soon(self._in_turn.clear)
        return now_ms - self._in_turn.setdefault(payer, now_ms) >= self._turn_ms

    async def begin(self, payer: Hashable) -> None:
        """Begin a request behind those that have come from a payer together with it.

        Raises `TantrixError` `limit.rate` where by then the payer is in debt.
        """
        async with self._beginning.at_head(payer):
            await asyncio.sleep(0)
        self.check(payer)

    # --- caps -------------------------------------------------------------------------------

    def occupy(self, payer: Hashable, cap: Cap) -> None:
        """Take a place; raises `TantrixError` `limit.places`."""
        cap = self._caps.get(cap.name, cap)
        held = self._held.setdefault(cap.name, Counter())
        if held[payer] >= cap.most:
            raise TantrixError("limit.places", most=cap.most)
        held[payer] += 1

    def vacate(self, payer: Hashable, cap: Cap) -> None:
        """Leave a place that was taken."""
        held = self._held[cap.name]
        held[payer] -= 1
        if not held[payer]:
            del held[payer]

    def occupied(self, cap: Cap) -> Counter[Hashable]:
        """Return how many places each payer has."""
        return self._held.get(cap.name, Counter())

    # --- what is kept -----------------------------------------------------------------------

    def _bucket(self, payer: Hashable, rate: Rate) -> Bucket:
        """Return a bucket; raises `TantrixError` where there are too many."""
        bucket = self._buckets.get((rate.name, payer))
        if bucket is None:
            rate, now_ms = self._rates.get(rate.name, rate), self.tick_ms()
            self._make_room(rate, now_ms)
            bucket = self._buckets[rate.name, payer] = Bucket(rate, now_ms)
        return bucket

    def _make_room(self, rate: Rate, now_ms: int) -> None:
        """Forget the full buckets once there are too many; refuse where none is full."""
        if len(self._buckets) < self._most:
            return
        for bucket in self._buckets.values():
            bucket.fill(now_ms)
        self._buckets = {
            key: bucket for key, bucket in self._buckets.items() if bucket.tokens < bucket.rate.size
        }
        if len(self._buckets) >= self._most:
            raise TantrixError(rate.error, seconds=1)


@dataclass(frozen=True)
class Payer:
    """The address that pays for what is done now, and its budget."""

    address: str
    budget: Budget

    def charge(self, rate: Rate, amount: float) -> None:
        """See `Budget.charge`."""
        self.budget.charge(self.address, rate, amount)

    def take(self, rate: Rate, amount: float = 1.0) -> None:
        """See `Budget.take`."""
        self.budget.take(self.address, rate, amount)


PAYER: ContextVar[Payer | None] = ContextVar("PAYER", default=None)
"""Who pays for what is done now; None for what the server does by itself."""


def payer_address() -> str:
    """Return the address that pays for what is done now, empty where it is the server itself."""
    payer = PAYER.get()
    return "" if payer is None else payer.address


@contextlib.contextmanager
def paid_by(payer: Payer | None) -> Iterator[None]:
    """Have somebody pay for what is done meanwhile."""
    token = PAYER.set(payer)
    try:
        yield
    finally:
        PAYER.reset(token)


@types.coroutine
def metered(work: Coroutine[Any, Any, Result]) -> Generator[Any, Any, Result]:
    """Do work whose time on the event loop is charged to the payer, but not the time it waits."""
    payer = PAYER.get()
    if payer is None:
        unpaid: Result = yield from work
        return unpaid
    thrown: BaseException | None = None
    stopwatch = payer.budget.stopwatch
    while True:
        began = stopwatch.begin()
        try:
            waiting = work.send(None) if thrown is None else work.throw(thrown)
        except StopIteration as end:
            result: Result = end.value
            return result
        finally:
            payer.charge(PROCESSOR, stopwatch.spent_ms(began))
        thrown = None
        try:
            yield waiting
        except BaseException as error:  # noqa: BLE001 - it is thrown into the work
            thrown = error


async def in_thread(work: Callable[..., Result], *args: object, **named: object) -> Result:
    """Do work of a few milliseconds in a thread, and charge its time to the payer."""
    payer = PAYER.get()

    def counted() -> Result:
        began_ns = time.thread_time_ns()
        try:
            return work(*args, **named)
        finally:
            spent_ms[0] = (time.thread_time_ns() - began_ns) / 1e6

    spent_ms = [0.0]
    try:
        return await asyncio.to_thread(counted)
    finally:
        if payer is not None:
            payer.charge(PROCESSOR, spent_ms[0])


def budget_of(connection: HTTPConnection) -> Budget:
    """Return the budget of the server that is asked."""
    budget: Budget = connection.app.state.budget
    return budget


class Metering:
    """Has whoever asks pay for the answer, and refuses those who are in debt.

    `address` finds the payer of a request, `refuse` makes the answer of a refusal.
    """

    def __init__(
        self,
        app: ASGIApp,
        budget: Budget,
        address: Callable[[HTTPConnection], str],
        refuse: Callable[[TantrixError], ASGIApp],
    ) -> None:
        self._app = app
        self._budget = budget
        self._address = address
        self._refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Have the application answer."""
        if scope["type"] not in {"http", "websocket"} or scope["path"].startswith(HEALTH):
            return await self._app(scope, receive, send)
        payer = Payer(self._address(HTTPConnection(scope)), self._budget)
        try:
            await self._budget.begin(payer.address)
            self._budget.occupy(payer.address, REQUESTS)
        except TantrixError as error:
            return await self._refuse(error)(scope, receive, send)

        async def sending(message: Message) -> None:
            payer.charge(BYTES, len(message.get("body", b"")))
            await send(message)

        try:
            with paid_by(payer):
                await metered(self._answer(scope, receive, sending))
        finally:
            self._budget.vacate(payer.address, REQUESTS)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)
