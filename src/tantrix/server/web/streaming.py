"""Answers that are written bit by bit, for as long as somebody reads them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from starlette.types import Receive

from tantrix.server.web.tasks import end_tasks


async def until_gone(writing: Coroutine[Any, Any, None], receive: Receive) -> None:
    """Write an answer, until all is written or until the client goes away."""
    tasks = (asyncio.create_task(writing), asyncio.create_task(gone(receive)))
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await end_tasks(*tasks)
    for task in done:
        task.result()


async def gone(receive: Receive) -> None:
    """Wait until the client goes away."""
    while (await receive())["type"] != "http.disconnect":
        pass
