"""kill -9 under load, again and again: what was acknowledged is kept, nothing is there twice."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from pathlib import Path

import pytest

from faults.load import Crowd
from faults.logs import lost, replayed
from server.process import Serving, serving

pytestmark = pytest.mark.anyio


async def rounds(data: Path, crowd: Crowd, rng: random.Random, times: int, each: int) -> None:
    """Kill a house again and again while a crowd plays, some time after `each` placements."""
    for _ in range(times):
        with serving(data) as house:
            await crowd.play(house.url, each, partial(killed, house, rng))
            house.end()
        assert lost(data, crowd.acknowledged) == []
    with serving(data) as house:
        await crowd.check(house.url)


async def killed(house: Serving, rng: random.Random) -> None:
    """Kill a house at a moment of which its clients know nothing."""
    await asyncio.sleep(rng.uniform(0, 0.05))
    house.process.kill()


def check_games(data: Path, crowd: Crowd) -> None:
    """Hold every game against the rules, and against what its client was told."""
    sheets = replayed(data)
    for game in crowd.games:
        sheet = sheets[game.table]
        kept = {move.entry.version: move.entry.code for move in sheet.moves}
        assert game.told.items() <= kept.items()
        assert len(kept) - len(game.told) <= 1
        assert sheet.state.is_over or not game.over


async def test_nothing_acknowledged_is_lost_when_the_house_is_killed_under_load(
    tmp_path: Path, rng: random.Random
) -> None:
    crowd = Crowd(8, rng)
    await rounds(tmp_path / "house.db", crowd, rng, 5, 100)
    assert crowd.told >= 500
    await asyncio.to_thread(check_games, tmp_path / "house.db", crowd)


@pytest.mark.soak
async def test_nothing_of_a_hundred_thousand_placements_is_lost_in_two_hundred_kills(
    tmp_path: Path, rng: random.Random
) -> None:
    crowd = Crowd(32, rng)
    await rounds(tmp_path / "house.db", crowd, rng, 200, 500)
    assert crowd.told >= 100_000
    assert crowd.recovered > 0
    await asyncio.to_thread(check_games, tmp_path / "house.db", crowd)
