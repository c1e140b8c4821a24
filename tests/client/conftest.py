"""A server in the process of the test, for clients."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.kit import Open, RandomRobots, Times, opened


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def times() -> Times:
    """The clocks of the server."""
    return Times()


@pytest.fixture
async def server(tmp_path: Path, times: Times) -> AsyncIterator[Open]:
    async with opened(tmp_path / "tantrix.db", RandomRobots(random.Random(3)), times) as running:
        yield running
