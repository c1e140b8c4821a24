"""What takes long to compute and many ask for: once for each version, and in a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Result = TypeVar("Result")


class SharedComputations:
    """Results for the latest version of something; who asks meanwhile waits for the same one."""

    def __init__(self) -> None:
        self._version = -1
        self._tasks: dict[Hashable, asyncio.Task[Any]] = {}

    async def get(self, version: int, key: Hashable, work: Callable[[], Result]) -> Result:
        """Return what work does, done once for a key and a version; raises what it raises."""
        if version != self._version:
            self._version, self._tasks = version, {}
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.create_task(asyncio.to_thread(work))
        result: Result = await asyncio.shield(task)
        return result
