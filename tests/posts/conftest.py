"""A house in the process of the test, and a moderator who writes for it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from server.conftest import anyio_backend, house, others, pages, robots, times
from server.kit import Open, Pages

__all__ = ["anyio_backend", "house", "others", "pages", "robots", "times"]


@pytest.fixture
async def moderator(house: Open) -> AsyncIterator[Pages]:
    async with Pages(house.url) as browser:
        await browser.post("/api/me/enter", {"name": "Mo"})
        await house.site.people.set_role("Mo", "moderator")
        yield browser
