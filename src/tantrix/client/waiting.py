"""How long to wait before the server is asked again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

FIRST_S, LONGEST_S = 0.5, 30.0
"""The bounds of the second wait and of every later one."""

Sleep = Callable[[float], Awaitable[None]]


class Backoff:
    """Waits that grow twofold, each anywhere between nothing and its bound; the first is none.

    So many that were cut off at once do not come back at once. `sleep` takes seconds.
    """

    def __init__(self, rng: random.Random, sleep: Sleep = asyncio.sleep) -> None:
        self._rng = rng
        self._sleep = sleep
        self._failures = 0

    def reset(self) -> None:
        """Begin again: the server has answered."""
        self._failures = 0

    async def wait(self, least_s: float = 0.0) -> None:
        """Wait, at least as long as the server has asked for."""
        bound = min(LONGEST_S, FIRST_S * 2.0 ** (self._failures - 1)) if self._failures else 0.0
        self._failures += 1
        await self._sleep(least_s + self._rng.uniform(0, bound))
