"""Entering games that ended before there was an index, step by step beside everything else."""

from __future__ import annotations

import asyncio

import msgspec
import structlog

from tantrix.server.actors.log import Damaged
from tantrix.server.archive.repository import GameStore, TableCursor, UnindexedTable
from tantrix.server.db.base import Unavailable
from tantrix.server.db.store import Store
from tantrix.server.tables.finished import refold
from tantrix.server.web.tasks import end_tasks

log = structlog.get_logger()

STEP = 100
"""How many tables are looked at in one step."""


class Backfill:
    """Enters what is missing in the index, from the oldest on.

    Whatever it has entered is there when it is broken off; the next one goes on with the rest.
    """

    def __init__(self, store: Store, games: GameStore) -> None:
        self._store = store
        self._games = games
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin, beside everything else."""
        self._task = asyncio.create_task(self._run(), name="backfill")

    async def close(self) -> None:
        """Break off."""
        await end_tasks(self._task)

    async def whole(self) -> int:
        """Enter everything that is missing, and return how many games that were."""
        entered, after = 0, TableCursor()
        while tables := await self._games.missing(after, STEP):
            for one in filter(_is_over, tables):
                entered += await self._enter(one.place.table, one.owner)
            after = tables[-1].place
        return entered

    async def _run(self) -> None:
        try:
            entered = await self.whole()
        except Unavailable as error:
            log.warning("index of games incomplete", why=str(error))
        except Exception:
            log.exception("index of games incomplete")
        else:
            if entered:
                log.info("index of games completed", games=entered)

    async def _enter(self, table: str, owner: str) -> bool:
        """Enter a game; one that does not add up stays out, and the log says so."""
        entries = await self._store.entries(table)
        try:
            came = await asyncio.to_thread(refold, owner, entries)
        except Damaged as error:
            log.warning("game cannot be indexed", table=table, why=str(error))
            return False
        if came is None:
            return False
        await self._games.enter(table, came)
        return True


class _Table(msgspec.Struct):
    status: str = ""


class _Told(msgspec.Struct):
    table: _Table


def _is_over(table: UnindexedTable) -> bool:
    """Tell whether the game of a table is over, as its list says."""
    return msgspec.json.decode(table.summary, type=_Told).table.status == "over"
