"""The end of tasks, whatever becomes of a cancellation on its way."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from sizes import PATIENCE_S
from tantrix.server.web import tasks

pytestmark = pytest.mark.anyio


async def test_a_task_that_loses_a_cancellation_is_ended_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tasks, "AGAIN_S", 0.01)
    lost = 0

    async def goes_on() -> None:
        nonlocal lost
        for _ in range(3):
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.Event().wait()
            lost += 1
        await asyncio.Event().wait()

    task = asyncio.create_task(goes_on())
    await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE_S):
        await tasks.end_tasks(task)
    assert (lost, task.cancelled()) == (3, True)


async def test_what_a_task_failed_with_is_no_fault_of_whoever_ends_it() -> None:
    async def fails() -> None:
        raise ValueError("it failed before")

    task = asyncio.create_task(fails())
    await tasks.end_tasks(task, None)
    await tasks.end_tasks()
    assert task.done()
