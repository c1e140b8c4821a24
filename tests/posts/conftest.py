"""A server in the process of the test, and a moderator who writes for it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from server.conftest import anyio_backend, others, pages, robots, server, times
from server.kit import Open, Pages

__all__ = ["anyio_backend", "others", "pages", "robots", "server", "times"]


@pytest.fixture
async def moderator(server: Open) -> AsyncIterator[Pages]:
    async with Pages(server.url) as browser:
        await browser.post("/api/me/enter", {"name": "Mo"})
        await server.container.people.set_role("Mo", "moderator")
        yield browser
