"""Searches for people who wait: few at once, a short line before them, none for nobody."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from starlette.requests import Request

from tantrix.rules.core.errors import TantrixError
from tantrix.solver import Answer, Running


class SearchQueue:
    """At most `together` people have searches made at once, and `waiting` more stand in line."""

    def __init__(self, together: int, waiting: int) -> None:
        self._slots = asyncio.Semaphore(together)
        self._most = together + waiting
        self._inside = 0

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for one's turn. Raises `TantrixError` `limit.busy` where too many wait."""
        if self._inside >= self._most:
            raise TantrixError("limit.busy")
        self._inside += 1
        try:
            async with self._slots:
                yield
        finally:
            self._inside -= 1


async def follow(request: Request, begin: Callable[[], Running]) -> Answer:
    """Begin a search and return its answer; it is stopped when the client goes away."""
    with begin() as running:
        watching = asyncio.create_task(_watch(request, running))
        try:
            return running.answer([solution async for solution in running])
        finally:
            watching.cancel()


async def _watch(request: Request, running: Running) -> None:
    """Stop a search when its client goes away."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
    running.stop()
