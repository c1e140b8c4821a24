"""Several processes of one server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator

import pytest

from server.conftest import anyio_backend, postgres, times
from server.databases import Server
from server.kit import Pages, keep_today
from server.process import Serving, serving
from server.rediskit import Redis, redis_served

__all__ = ["anyio_backend", "postgres", "times"]


@pytest.fixture
def redis() -> Iterator[Redis]:
    with redis_served() as server:
        yield server


@pytest.fixture
def url(postgres: Server) -> str:
    url = asyncio.run(postgres.make())
    asyncio.run(keep_today(url))
    return url


@pytest.fixture
def processes(url: str, redis: Redis) -> Iterator[list[Serving]]:
    """Two processes of one server."""
    with contextlib.ExitStack() as stack:
        entering = (serving(url, "--redis", redis.url) for _ in range(2))
        yield [stack.enter_context(one) for one in entering]


Browse = Callable[[Serving, Pages | None], AsyncIterator[Pages]]


@contextlib.asynccontextmanager
async def browser(process: Serving, like: Pages | None = None) -> AsyncIterator[Pages]:
    """Pages that talk to one process; with `like` they have the cookie of others."""
    async with Pages(process.url) as pages:
        if like is not None:
            for name, value in like.http.cookies.items():
                pages.http.cookies.set(name, value)
        yield pages
