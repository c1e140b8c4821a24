"""Robots in processes of their own."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from sizes import PATIENCE_S
from tantrix.robots.base import levels_of
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.state import MindGameRules
from tantrix.rules.strategy.state import StrategyRules, StrategyState
from tantrix.server.workers.robots import RobotFailed, RobotProcessPool

pytestmark = pytest.mark.anyio


@pytest.fixture
def pool() -> Iterator[RobotProcessPool]:
    pool = RobotProcessPool(2)
    yield pool
    pool.close()


@pytest.fixture
def state(rng: random.Random) -> StrategyState:
    rules = StrategyRules()
    return rules.new_state(rules.deal(rng)).hidden()


async def test_a_robot_chooses_a_legal_placement(
    pool: RobotProcessPool, state: StrategyState
) -> None:
    for _ in range(5):
        chosen = await pool.choose("strategy", "random", state)
        assert isinstance(chosen, Placement)
        assert chosen in state.legal_actions()


async def test_a_robot_of_another_game_chooses_a_legal_action(
    pool: RobotProcessPool, rng: random.Random
) -> None:
    rules = MindGameRules()
    other = rules.new_state(rules.deal(rng)).hidden()
    chosen = await pool.choose("mindgame", levels_of("mindgame")[0], other, "seed")
    assert chosen in other.legal_actions()
    assert chosen == await pool.choose("mindgame", levels_of("mindgame")[0], other, "seed")
    with pytest.raises(RobotFailed, match="random"):
        await pool.choose("mindgame", "random", other)


async def test_processes_are_used_again(pool: RobotProcessPool, state: StrategyState) -> None:
    await asyncio.gather(*(pool.choose("strategy", "random", state) for _ in range(10)))
    processes = {worker._process.pid for worker in pool._all}
    await asyncio.gather(*(pool.choose("strategy", "random", state) for _ in range(10)))
    assert {worker._process.pid for worker in pool._all} >= processes
    assert len(pool._all) <= 2


async def test_a_robot_that_breaks_down_is_told(
    pool: RobotProcessPool, state: StrategyState
) -> None:
    with pytest.raises(RobotFailed, match="nobody"):
        await pool.choose("strategy", "nobody", state)
    assert await pool.choose("strategy", "random", state) in state.legal_actions()


async def test_a_robot_that_thinks_too_long_is_ended(
    pool: RobotProcessPool, state: StrategyState
) -> None:
    pool._patience_s = 0
    with pytest.raises(RobotFailed, match="more than 0 s"):
        await pool.choose("strategy", "random", state)
    assert not pool._all
    pool._patience_s = PATIENCE_S
    assert await pool.choose("strategy", "random", state) in state.legal_actions()


async def test_a_process_that_dies_is_replaced(
    pool: RobotProcessPool, state: StrategyState
) -> None:
    await pool.choose("strategy", "random", state)
    (worker,) = pool._all
    worker._process.kill()
    worker._process.join()
    with pytest.raises(RobotFailed):
        await pool.choose("strategy", "random", state)
    assert await pool.choose("strategy", "random", state) in state.legal_actions()


async def test_a_wait_that_is_given_up_costs_no_process(
    pool: RobotProcessPool, state: StrategyState
) -> None:
    for _ in range(4):
        task = asyncio.create_task(pool.choose("strategy", "random", state))
        await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    assert await pool.choose("strategy", "random", state) in state.legal_actions()
    assert len(pool._all) <= 2


async def test_a_closed_pool_ends_its_processes_and_thinks_no_more(
    pool: RobotProcessPool, state: StrategyState
) -> None:
    await pool.choose("strategy", "random", state)
    (worker,) = pool._all
    pool.close()
    worker._process.join(20)
    assert not worker._process.is_alive()
    with pytest.raises(RobotFailed):
        await pool.choose("strategy", "random", state)
