"""kill -9 under load, again and again: what was acknowledged is kept, nothing is there twice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable
from functools import partial
from pathlib import Path

import pytest

from faults.load import Crowd, Game
from faults.logs import lost, replayed
from faults.proxy import WEATHERS, Proxy
from server.databases import Server
from server.kit import keep_today
from server.process import Serving, serving
from server.rediskit import redis_served

pytestmark = pytest.mark.anyio


@pytest.fixture
async def data(where: Path | str) -> Path | str:
    """A database of either kind that has its puzzle of today."""
    await keep_today(where)
    return where


async def rounds(
    where: Path | str, crowd: Crowd, rng: random.Random, times: int, each: int
) -> None:
    """Kill a server again and again while a crowd plays, some time after `each` placements."""
    for _ in range(times):
        with serving(where) as server:
            await crowd.play([server.url], each, partial(killed, server, rng))
            server.end()
        assert await asyncio.to_thread(lost, where, crowd.acknowledged) == []
    with serving(where) as server:
        await crowd.check(server.url)


async def over_bad_lines(
    where: Path | str, crowd: Crowd, rng: random.Random, times: int, each: int
) -> None:
    """The same over lines that change and are cut all the time."""
    for _ in range(times):
        with serving(where) as server:
            async with Proxy(server.url, rng) as line:
                storm = asyncio.create_task(stormy(line, rng))
                await crowd.play([line.here], each, partial(killed, server, rng))
                storm.cancel()
            server.end()
        assert await asyncio.to_thread(lost, where, crowd.acknowledged) == []
    with serving(where) as server:
        await crowd.check(server.url)


async def stormy(line: Proxy, rng: random.Random) -> None:
    """Change a line again and again, and cut it now and then."""
    while True:
        line.weather = rng.choice(list(WEATHERS.values()))
        await asyncio.sleep(rng.uniform(0.1, 0.4))
        if rng.random() < 0.3:
            line.cut()


async def killed(server: Serving, rng: random.Random) -> None:
    """Kill a server at a moment of which its clients know nothing."""
    await asyncio.sleep(rng.uniform(0, 0.05))
    server.process.kill()


def check_games(where: Path | str, games: Iterable[Game]) -> None:
    """Hold every game against the rules, and against what its client was told."""
    sheets = replayed(where)
    for game in games:
        table_state = sheets[game.table]
        kept = {move.entry.version: move.entry.code for move in table_state.moves}
        assert game.acknowledged.items() <= kept.items()
        assert len(kept) - len(game.acknowledged) <= 1
        assert table_state.state.is_over or not game.over


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed_under_load(
    data: Path | str, rng: random.Random
) -> None:
    crowd = Crowd(6, rng)
    await rounds(data, crowd, rng, 5, 60)
    assert crowd.acknowledged_count >= 300
    await asyncio.to_thread(check_games, data, crowd.games)


async def test_nothing_acknowledged_is_lost_when_lines_are_cut_and_the_server_is_killed(
    tmp_path: Path, rng: random.Random, soak: bool
) -> None:
    data = tmp_path / "tantrix.db"
    crowd = Crowd(6, rng)
    await over_bad_lines(data, crowd, rng, 20 if soak else 1, 120)
    await asyncio.to_thread(check_games, data, crowd.games)


async def test_nothing_acknowledged_is_lost_when_processes_of_a_server_are_killed_in_turn(
    postgres: Server, rng: random.Random, soak: bool
) -> None:
    """Whoever played there goes on at the other process."""
    where = await postgres.make()
    await keep_today(where)
    crowd = Crowd(6, rng)
    with redis_served() as redis:
        with serving(where, "--redis", redis.url) as other:
            for _ in range(20 if soak else 1):
                with serving(where, "--redis", redis.url) as one:
                    await crowd.play([one.url, other.url], 40, partial(killed, one, rng))
                    await crowd.play([other.url], 20, done)
                    one.end()
        with serving(where, "--redis", redis.url) as server:
            await crowd.check(server.url)
    assert await asyncio.to_thread(lost, where, crowd.acknowledged) == []
    await asyncio.to_thread(check_games, where, crowd.games)


async def done() -> None:
    """End without a kill."""


@pytest.mark.soak
async def test_nothing_of_a_hundred_thousand_placements_is_lost_in_two_hundred_kills(
    where: Path | str, rng: random.Random
) -> None:
    crowd = Crowd(32, rng)
    await rounds(where, crowd, rng, 200, 500)
    assert crowd.acknowledged_count >= 100_000
    assert crowd.recovered > 0
    await asyncio.to_thread(check_games, where, crowd.games)
