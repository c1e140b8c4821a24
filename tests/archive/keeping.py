"""Games put into a store as if they had been played there."""

from __future__ import annotations

import asyncio
from pathlib import Path

from archive.games import Played
from tantrix.server.archive.repository import GameStore, IndexedGame, Sought
from tantrix.server.db.base import NewRow
from tantrix.server.db.sqlite import SQLiteDatabase
from tantrix.server.db.store import Store
from tantrix.server.tables import views
from tantrix.server.tables.finished import refold
from tantrix.server.tables.repository import keeping


async def keep(store: Store, table: str, game: Played, *, hidden: bool = False) -> None:
    """Keep a game as if it had been played here."""
    entries = game.entries
    summary = views.summary(views.table(table, game.table), game.table)
    row = NewRow(table, "o", entries[0].at_ms, summary, hidden=hidden)
    await store.create(row, entries[0])
    for entry in entries[1:]:
        came = refold("o", entries) if entry is entries[-1] else None
        also = None if came is None else keeping(table, came, None)
        await store.append(table, entry, summary, also)


def fill(data: Path, *games: tuple[str, Played, bool]) -> list[IndexedGame]:
    """Keep games in a file, some of them hidden, and return what is then in the index."""

    async def filling() -> list[IndexedGame]:
        store = Store(SQLiteDatabase(data))
        for table, game, hidden in games:
            await keep(store, table, game, hidden=hidden)
        found = await GameStore(store.database).search(Sought(), 1000)
        await store.close()
        return found

    return asyncio.run(filling())
