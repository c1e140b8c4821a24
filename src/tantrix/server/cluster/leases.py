"""What this process holds, as long as the database has seen it of late."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import structlog

from tantrix.rules.core.errors import TantrixError
from tantrix.server.cluster.repository import GONE_MS, TABLE, LeaseStore
from tantrix.server.db.base import Unavailable
from tantrix.server.web.tasks import end_tasks

log = structlog.get_logger()

BEAT_S = 0.5
"""How often the database is told that this process is there."""

Lost = Callable[[], Awaitable[None]]
There = Callable[[list[str]], None]


class Leases:
    """The `Locks` of one process, `server`, among several. `tick_ms` never goes back.

    `epochs` are those of the tables that it holds, by id. After a gap in which others may have
    taken everything, `lost` is called, which has to let go of all rooms. `there` is told again and
    again which other processes are there.
    """

    def __init__(
        self, store: LeaseStore, process: str, tick_ms: Callable[[], int], epochs: dict[str, int]
    ) -> None:
        self.process = process
        self.lost: Lost = _nothing
        self.there: There = _nobody
        self._store = store
        self._tick_ms = tick_ms
        self._epochs = epochs
        self._held: set[str] = set()
        self._seen_ms = tick_ms()
        self._beating: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Be there from now on; raises `Unavailable`."""
        await self._store.enter(self.process)
        self._seen_ms = self._tick_ms()
        self.there(await self._store.others(self.process))
        self._beating = asyncio.create_task(self._beat(), name="heartbeat")

    async def close(self) -> None:
        """Be there no more: others may take everything at once."""
        await end_tasks(self._beating)
        with contextlib.suppress(Unavailable):
            await self._store.leave(self.process)

    async def take(self, name: str) -> bool:
        if not self._sure:
            raise TantrixError("table.paused")
        if name in self._held:
            return False
        claim = await self._store.claim(name, self.process)
        if claim is None:
            return False
        if claim.holder != self.process:
            raise TantrixError("table.paused")
        self._held.add(name)
        if name.startswith(TABLE):
            self._epochs[name.removeprefix(TABLE)] = claim.epoch
        return True

    def drop(self, name: str) -> None:
        self._held.discard(name)
        self._epochs.pop(name.removeprefix(TABLE), None)

    async def elsewhere(self, name: str) -> str | None:
        """Return the other process that holds something, None where this one may take it."""
        if name in self._held and self._sure:
            return None
        holder = await self._store.holder(name)
        return None if holder == self.process else holder

    @property
    def _sure(self) -> bool:
        """Whether nobody else can have taken what this process holds."""
        return self._tick_ms() - self._seen_ms < GONE_MS

    async def _beat(self) -> None:
        """Be seen, again and again."""
        while True:
            await asyncio.sleep(BEAT_S)
            try:
                await self._be_seen()
            except Unavailable as error:
                log.warning("database does not answer", why=str(error))
            except Exception:  # a process that is not seen any more serves nobody
                log.exception("heartbeat failed")

    async def _be_seen(self) -> None:
        """Tell the database that this process is there; let go of everything after a gap."""
        began_ms = self._tick_ms()
        await self._store.beat(self.process)
        self.there(await self._store.others(self.process))
        gap_ms, self._seen_ms = began_ms - self._seen_ms, began_ms
        if gap_ms >= GONE_MS:
            log.warning("not seen for too long", gap_ms=gap_ms)
            self._held.clear()
            self._epochs.clear()
            await self.lost()


async def _nothing() -> None:
    """Let go of nothing."""


def _nobody(others: list[str]) -> None:
    """Do nothing about the other processes."""
