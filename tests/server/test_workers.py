"""Robots in processes of their own."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from server.kit import Times, sooner_or_later
from sizes import PATIENCE_S
from tantrix.puzzles.boards import read_board
from tantrix.robots.base import levels_of
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.state import MindGameRules
from tantrix.rules.strategy.state import StrategyRules, StrategyState
from tantrix.server.web.budget import WORK, Budget, Payer, paid_by
from tantrix.server.workers.failures import WorkFailed, WorkStopped
from tantrix.server.workers.pool import ProcessPool
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
    processes = {worker.process.pid for worker in pool.processes._all}
    await asyncio.gather(*(pool.choose("strategy", "random", state) for _ in range(10)))
    assert {worker.process.pid for worker in pool.processes._all} >= processes
    assert len(pool.processes._all) <= 2


async def test_a_robot_that_breaks_down_is_told(
    pool: RobotProcessPool, state: StrategyState
) -> None:
    with pytest.raises(RobotFailed, match="nobody"):
        await pool.choose("strategy", "nobody", state)
    assert await pool.choose("strategy", "random", state) in state.legal_actions()


class EndlessState:
    """A state in which no robot ever comes to an end."""

    def legal_placements(self) -> list[Placement]:
        time.sleep(PATIENCE_S)
        return []


async def test_a_robot_that_thinks_too_long_is_ended(
    pool: RobotProcessPool, state: StrategyState
) -> None:
    pool.processes.patience_s = 0.01
    with pytest.raises(RobotFailed, match=r"more than 0\.01 s"):
        await pool.choose("strategy", "random", cast("StrategyState", EndlessState()))
    assert not pool.processes._all
    pool.processes.patience_s = PATIENCE_S
    assert await pool.choose("strategy", "random", state) in state.legal_actions()


async def test_a_process_that_dies_is_replaced(
    pool: RobotProcessPool, state: StrategyState
) -> None:
    await pool.choose("strategy", "random", state)
    (worker,) = pool.processes._all
    worker.process.kill()
    worker.process.join()
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
    assert len(pool.processes._all) <= 2


async def test_a_closed_pool_ends_its_processes_and_thinks_no_more(
    pool: RobotProcessPool, state: StrategyState
) -> None:
    await pool.choose("strategy", "random", state)
    (worker,) = pool.processes._all
    pool.close()
    worker.process.join(PATIENCE_S)
    assert not worker.process.is_alive()
    with pytest.raises(RobotFailed):
        await pool.choose("strategy", "random", state)


@pytest.fixture
def computers() -> Iterator[ProcessPool]:
    pool = ProcessPool(1, PATIENCE_S, 64 * 1024 * 1024)
    yield pool
    pool.close()


async def test_work_is_done_elsewhere_and_charged(computers: ProcessPool, times: Times) -> None:
    payer = Payer("mob", Budget(times.tick_ms))
    with paid_by(payer):
        assert await computers.do(sum, range(3_000_000)) == 4_499_998_500_000
    assert payer.budget.left("mob", WORK) < WORK.size


async def test_work_that_ends_its_process_is_charged_too(
    computers: ProcessPool, times: Times
) -> None:
    payer = Payer("mob", Budget(times.tick_ms))
    with paid_by(payer):
        with pytest.raises(WorkFailed, match="has ended"):
            await computers.do(os._exit, 1)
        assert payer.budget.left("mob", WORK) < WORK.size
        assert await computers.do(sum, range(3)) == 3


async def test_work_that_the_end_of_a_pool_breaks_off_has_not_failed(
    computers: ProcessPool,
) -> None:
    waiting = [asyncio.create_task(computers.do(time.sleep, PATIENCE_S)) for _ in range(3)]
    while not computers._all:  # noqa: ASYNC110 - nothing else tells
        await asyncio.sleep(0.01)
    computers.close()
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(result) for result in results] == [WorkStopped] * 3


async def test_a_process_that_is_missing_is_made_before_anybody_waits_for_it() -> None:
    pool = ProcessPool(2, PATIENCE_S)

    async def all_idle() -> bool:
        return pool._idle.qsize() == 2

    try:
        pool.keep_ready(sum)
        await sooner_or_later(all_idle)
        first = set(pool._all)
        with pytest.raises(WorkFailed, match="has ended"):
            await pool.do(os._exit, 1)
        await sooner_or_later(all_idle)
        assert len(pool._all & first) == 1
        assert await asyncio.gather(*(pool.do(sum, (1, n)) for n in range(9))) == [*range(1, 10)]
        assert len(pool._all) == 2
    finally:
        pool.close()


async def test_whoever_comes_while_a_process_is_made_has_it_and_no_third_one() -> None:
    pool = ProcessPool(2, PATIENCE_S)
    try:
        pool.keep_ready(sum)
        assert await asyncio.gather(*(pool.do(sum, (1, n)) for n in range(9))) == [*range(1, 10)]
        assert len(pool._all) <= 2
    finally:
        pool.close()


async def test_a_refusal_comes_back_as_it_was(computers: ProcessPool) -> None:
    with pytest.raises(TantrixError, match="board"):
        await computers.do(read_board, "square:3")
    with pytest.raises(WorkFailed, match="invalid literal"):
        await computers.do(int, "three")


async def test_work_that_takes_too_much_memory_is_refused_and_the_next_is_done(
    computers: ProcessPool,
) -> None:
    with pytest.raises(TantrixError, match="heavy"):
        await computers.do(bytes, 200_000_000)
    assert await computers.do(len, b"tantrix") == 7


async def test_work_that_takes_too_long_is_refused_and_the_next_is_done(
    computers: ProcessPool,
) -> None:
    await computers.do(len, b"")
    computers.patience_s = 0.05
    with pytest.raises(TantrixError, match="heavy"):
        await computers.do(time.sleep, PATIENCE_S)
    computers.patience_s = PATIENCE_S
    assert await computers.do(len, b"tantrix") == 7


async def test_what_nobody_waits_for_any_more_keeps_its_place_until_it_is_done(
    computers: ProcessPool, tmp_path: Path
) -> None:
    await computers.do(len, b"")
    told = tmp_path / "told"
    os.mkfifo(told)
    left = asyncio.create_task(computers.do(Path.read_bytes, told))
    telling = await asyncio.to_thread(told.open, "wb")  # which waits for who reads it
    left.cancel()
    waiting = asyncio.create_task(computers.do(len, b"tantrix"))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    telling.close()
    assert await waiting == 7
    assert len(computers._all) == 1
