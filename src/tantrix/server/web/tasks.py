"""The end of tasks of the event loop."""

from __future__ import annotations

import asyncio
from typing import Any

AGAIN_S = 0.5
"""After how long a task that goes on all the same is cancelled once more."""


async def end_tasks(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancel tasks, and wait until all have ended; None is one that was never begun.

    A cancellation may get lost: a driver that is just about to give up waiting turns it into an
    error of its own (redis-py does so, and a rollback that fails), which a loop that never gives up
    takes for one more failure. So each task is cancelled until it ends.
    """
    begun = [task for task in tasks if task is not None]
    going = set(begun)
    while going:
        for task in going:
            task.cancel()
        _, going = await asyncio.wait(going, timeout=AGAIN_S)
    await asyncio.gather(*begun, return_exceptions=True)
