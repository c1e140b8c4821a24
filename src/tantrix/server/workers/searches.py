"""Turns for work that people wait for: few at once, and those who wait are served in turn.

Whoever asks for much waits for their own work, not the others for it: the next turn goes to the
address that has waited longest since its last one, and no address has more than its part of the
places that are served at once.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterator

from starlette.requests import Request

from tantrix.rules.core.errors import TantrixError
from tantrix.server.web.budget import payer_address
from tantrix.server.web.streaming import gone
from tantrix.solver import Answer, Running, Solution


class Turns:
    """At most `together` are served at once; of the others `waiting` may wait, `each` an address.

    Without these bounds any number may wait.
    """

    def __init__(self, together: int, waiting: int | None = None, each: int | None = None) -> None:
        self._free = together
        self._part = max(1, together // 2)
        self._waiting = waiting
        self._each = each
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._served: Counter[str] = Counter()

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn of whoever pays. Raises `TantrixError` `limit.busy` where too many do."""
        who = payer_address()
        await self.take(who)
        try:
            yield
        finally:
            self.end(who)

    async def take(self, who: str) -> None:
        """Take a place, now or when it is given; raises `TantrixError` `limit.busy`."""
        if self._free and self._may(who):
            self._begin(who)
            return
        line = self._lines.get(who, ())
        if self._waiting is not None and sum(map(len, self._lines.values())) >= self._waiting:
            raise TantrixError("limit.busy")
        if self._each is not None and len(line) >= self._each:
            raise TantrixError("limit.busy")
        given = asyncio.get_running_loop().create_future()
        self._lines.setdefault(who, deque()).append(given)
        try:
            await given
        except asyncio.CancelledError:
            if given.done() and not given.cancelled():
                self.end(who)
            else:
                self._leave(who, given)
            raise

    def _may(self, who: str) -> bool:
        """Tell whether an address has a part of the places left; the server itself has no part."""
        return not who or self._served[who] < self._part

    def _begin(self, who: str) -> None:
        self._free -= 1
        self._served[who] += 1

    def end(self, who: str) -> None:
        """Leave a place, and give what is free to those who wait."""
        self._free += 1
        self._served[who] -= 1
        if not self._served[who]:
            del self._served[who]
        while self._free and (following := next(filter(self._may, self._lines), None)) is not None:
            given = self._lines[following].popleft()
            self._lines.move_to_end(following)
            if not self._lines[following]:
                del self._lines[following]
            if not given.done():
                self._begin(following)
                given.set_result(None)

    def _leave(self, who: str, given: asyncio.Future[None]) -> None:
        """Stand in line no more."""
        line = self._lines.get(who)
        if line is not None and given in line:
            line.remove(given)
            if not line:
                del self._lines[who]


async def follow(request: Request, begin: Callable[[], Running]) -> Answer:
    """Begin a search and return its answer; it is stopped when the client goes away."""
    with begin() as running, _watched(request, running):
        return running.answer([solution async for solution in running])


async def follow_to(
    request: Request, begin: Callable[[], Running], wanted: Callable[[Solution], bool]
) -> Answer:
    """Begin a search and return its answer with the first solution that is wanted, if any is."""
    with begin() as running, _watched(request, running):
        async for solution in running:
            if wanted(solution):
                return running.answer([solution])
        return running.answer()


@contextlib.contextmanager
def _watched(request: Request, running: Running) -> Iterator[None]:
    watching = asyncio.create_task(_watch(request, running))
    try:
        yield
    finally:
        watching.cancel()


async def _watch(request: Request, running: Running) -> None:
    """Stop a search when its client goes away."""
    await gone(request.receive)
    running.stop()
