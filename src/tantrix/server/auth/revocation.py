"""Ends the sockets of whom another program has banned, or whose session it has ended."""

from __future__ import annotations

import asyncio
import contextlib

import structlog

from tantrix.server.auth.accounts import AccountService
from tantrix.server.db.base import Unavailable

LOOK_S = 30.0
"""How often it is looked: as long as it is remembered who somebody is."""

log = structlog.get_logger()


class RevocationWatcher:
    """Looks now and then after the sockets of this process, which know no more who they were."""

    def __init__(self, people: AccountService) -> None:
        self._people = people
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin, beside everything else."""
        self._task = asyncio.create_task(self._run(), name="sessions")

    async def close(self) -> None:
        """Break off."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def look(self) -> None:
        """End all sockets that are over; raises `Unavailable`."""
        sockets, store = self._people.sockets, self._people.store
        for session in await store.over(sockets.sessions, self._people.wall_ms()):
            sockets.end_here("session", session, None)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_S)
            try:
                await self.look()
            except Unavailable as error:
                log.error("store failed", what="sessions", why=str(error))  # noqa: TRY400
            except Exception:
                log.exception("sessions not looked after")
