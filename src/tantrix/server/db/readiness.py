"""Whether the database takes writes, found out by a write."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sqlalchemy import Connection, update

from tantrix.server.db.base import Conflict, Unavailable
from tantrix.server.db.engine import Database
from tantrix.server.db.schema.daily import daily_settings

READY_S = 2.0
"""How long the database may take for a small write."""

KNOWN_MS = 1000
"""For how long what was found out is told again: whoever asks often has nothing more written."""


class Readiness:
    """Tries a write now and then. `tick_ms` is a monotonic clock."""

    def __init__(self, database: Database, tick_ms: Callable[[], int]) -> None:
        self._database = database
        self._tick_ms = tick_ms
        self._trying = asyncio.Lock()
        self._writes = False
        self._until_ms = tick_ms()

    async def writes(self) -> bool:
        """Tell whether a write went through within the last second."""
        async with self._trying:
            if self._tick_ms() >= self._until_ms:
                self._writes = await self._try()
                self._until_ms = self._tick_ms() + KNOWN_MS * self._writes
            return self._writes

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(READY_S):
                await self._database.write(_touch)
        except (TimeoutError, Unavailable, Conflict):
            return False
        return True


def _touch(connection: Connection) -> None:
    """Write a row as it is, which takes room on the disk like any other write."""
    connection.execute(update(daily_settings).values(only=daily_settings.c.only))
