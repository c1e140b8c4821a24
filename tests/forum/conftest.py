"""A server on each kind of database, and people who write in its forum."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.conftest import anyio_backend, others, pages, postgres, robots, times, where
from server.kit import Open, Pages, RandomRobots, Times, opened

__all__ = ["anyio_backend", "others", "pages", "postgres", "robots", "times", "where"]


@pytest.fixture
async def server(where: Path | str, robots: RandomRobots, times: Times) -> AsyncIterator[Open]:
    """A server that is open."""
    async with opened(where, robots, times) as running:
        yield running


async def member(server: Open, pages: Pages, name: str) -> Pages:
    """Let somebody in, and make them a member without a password, which takes longer."""
    await pages.post("/api/me/enter", {"name": name})
    people = server.container.people
    account = await people.named(name)
    await people.store.change(account.id, kind="member")
    people.register.drop_person(account.id)
    return pages


@pytest.fixture
async def ann(server: Open, pages: Pages) -> Pages:
    """A member."""
    return await member(server, pages, "Ann")


@pytest.fixture
async def guest(others: Pages) -> Pages:
    """A guest."""
    await others.post("/api/me/enter", {"name": "Guy"})
    return others


@pytest.fixture
async def moderator(server: Open) -> AsyncIterator[Pages]:
    async with Pages(server.url) as browser:
        await browser.post("/api/me/enter", {"name": "Mo"})
        await server.container.people.set_role("Mo", "moderator")
        yield browser


@pytest.fixture
async def reader(server: Open) -> AsyncIterator[Pages]:
    """Somebody without a name, who only reads."""
    async with Pages(server.url) as browser:
        yield browser
