"""A server in the process of the test, and pages that look at it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from server import databases
from server.crowd import Crowd, gathering
from server.kit import Open, Pages, RandomRobots, Times, opened


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def robots(rng: random.Random) -> RandomRobots:
    return RandomRobots(rng)


@pytest.fixture
def times() -> Times:
    return Times()


@pytest.fixture
async def server(tmp_path: Path, robots: RandomRobots, times: Times) -> AsyncIterator[Open]:
    """A server that is open; its robots move at random."""
    async with opened(tmp_path / "tantrix.db", robots, times) as running:
        yield running


@pytest.fixture
def looking_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have tournaments look often at what there is to do."""
    monkeypatch.setattr("tantrix.server.tournaments.actor.LOOK_S", 0.01)


@pytest.fixture
def reaping_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have clocks and due times looked at often, and what nobody needs closed."""
    monkeypatch.setattr("tantrix.server.actors.registry.REAP_S", 0.02)


@pytest.fixture
async def pages(server: Open) -> AsyncIterator[Pages]:
    """The pages of one session, closed at the end of the test."""
    async with Pages(server.url) as browser:
        yield browser


@pytest.fixture
async def others(server: Open) -> AsyncIterator[Pages]:
    """The pages of another session."""
    async with Pages(server.url) as browser:
        yield browser


@pytest.fixture(scope="session")
def postgres() -> Iterator[databases.Server]:
    """A PostgreSQL server for the tests of this process."""
    with databases.served() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """A file, and then the address of a PostgreSQL database in which nothing has happened."""
    if request.param == "sqlite":
        return tmp_path / "tantrix.db"
    server: databases.Server = request.getfixturevalue("postgres")
    return asyncio.run(server.make())


@pytest.fixture
async def crowd(
    tmp_path: Path, robots: RandomRobots, times: Times, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Crowd]:
    """A server that is open, and a way to let people in by name."""
    async with gathering(tmp_path / "tantrix.db", robots, times, monkeypatch) as letting_in:
        yield letting_in
