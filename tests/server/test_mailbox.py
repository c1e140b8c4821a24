"""The small queue of sockets and rooms, and the sweeping of the memory."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest

from sizes import PATIENCE_S
from tantrix.server import run
from tantrix.server.web.mailbox import Mailbox

pytestmark = pytest.mark.anyio


async def test_what_comes_is_taken_in_order() -> None:
    mailbox: Mailbox[int] = Mailbox()
    for number in range(3):
        mailbox.put_nowait(number)
    assert [await mailbox.get(), mailbox.get_nowait(), await mailbox.get()] == [0, 1, 2]
    assert mailbox.empty()


async def test_who_waits_is_woken_and_has_what_came_first() -> None:
    mailbox: Mailbox[str] = Mailbox()
    waiting = asyncio.create_task(mailbox.get())
    await asyncio.sleep(0)
    mailbox.put_nowait("first")
    mailbox.put_nowait("second")
    assert await waiting == "first"
    assert await mailbox.get() == "second"


async def test_who_gives_up_waiting_takes_nothing_away() -> None:
    mailbox: Mailbox[str] = Mailbox()
    waiting = asyncio.create_task(mailbox.get())
    await asyncio.sleep(0)
    mailbox.put_nowait("kept")
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await mailbox.get() == "kept"


@pytest.fixture
def _python_sweeps_as_ever() -> Iterator[None]:
    """What a test sets of Python's own sweeping is undone after it."""
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


@pytest.mark.usefixtures("_python_sweeps_as_ever")
async def test_old_objects_are_looked_through_at_set_times_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(run, "SWEEP_S", 0.01)
    sweeping = asyncio.create_task(run.keep_swept())
    await asyncio.sleep(0)
    assert gc.get_threshold()[2] > 10**9
    assert gc.get_freeze_count() > 0
    swept: list[int] = []
    gc.callbacks.append(lambda _, info: swept.append(info["generation"]))
    try:
        async with asyncio.timeout(PATIENCE_S):
            while 2 not in swept:  # noqa: ASYNC110 - nothing else tells
                await asyncio.sleep(0.01)
    finally:
        gc.callbacks.pop()
        sweeping.cancel()
