"""What was built at the free table, and the record list of spaghettis, in the SQLite file."""

from __future__ import annotations

import hashlib
import sqlite3

from tantrix.server.store.base import Conflict, Figure, Spaghetti
from tantrix.server.store.days import Access

_FIGURE = "SELECT id, owner, name, by_name, tiles, made_ms"
_SPAGHETTI = "SELECT id, owner, name, by_name, tiles, sets, made_ms"
_RECORDS = """
    WITH placed AS (
        SELECT *, rank() OVER (ORDER BY tiles DESC) AS place,
            row_number() OVER (ORDER BY tiles DESC, made_ms, id) AS row
        FROM (SELECT id, owner, name, by_name, tiles, sets, made_ms FROM spaghettis)
    )
    SELECT place, id, owner, name, by_name, tiles, sets, made_ms FROM placed
    WHERE row <= ? OR owner = ? ORDER BY row
"""


class SQLiteFigures:
    """The `Figures` of a `Store`. `write` returns after the commit."""

    def __init__(self, write: Access, read: Access) -> None:
        self._write = write
        self._read = read

    async def keep(self, figure: Figure, placements: str, most: int) -> None:
        """See `Figures`."""
        await self._write(lambda connection: _keep(connection, figure, placements, most))

    async def figure(self, figure: str) -> tuple[Figure, str] | None:
        """See `Figures`."""
        query = f"{_FIGURE}, placements FROM figures WHERE id = ?"
        row = await self._read(lambda c: c.execute(query, (figure,)).fetchone())
        return None if row is None else (Figure(*row[:-1]), row[-1])

    async def owned(self, owner: str) -> list[Figure]:
        """See `Figures`."""
        query = f"{_FIGURE} FROM figures WHERE owner = ? ORDER BY made_ms DESC, id"
        rows = await self._read(lambda c: c.execute(query, (owner,)).fetchall())
        return [Figure(*row) for row in rows]

    async def enter(self, entered: Spaghetti, text: str, most: int) -> Spaghetti:
        """See `Figures`."""
        return await self._write(lambda connection: _enter(connection, entered, text, most))

    async def spaghetti(self, entered: str) -> tuple[Spaghetti, str] | None:
        """See `Figures`."""
        query = f"{_SPAGHETTI}, text FROM spaghettis WHERE id = ?"
        row = await self._read(lambda c: c.execute(query, (entered,)).fetchone())
        return None if row is None else (Spaghetti(*row[:-1]), row[-1])

    async def records(self, owner: str, limit: int) -> list[tuple[int, Spaghetti]]:
        """See `Figures`."""
        rows = await self._read(lambda c: c.execute(_RECORDS, (limit, owner)).fetchall())
        return [(place, Spaghetti(*row)) for place, *row in rows]


def _keep(connection: sqlite3.Connection, figure: Figure, placements: str, most: int) -> None:
    query = "SELECT count(*) FROM figures WHERE owner = ?"
    if connection.execute(query, (figure.owner,)).fetchone()[0] >= most:
        raise Conflict(f"{most} figures are kept already")
    connection.execute(
        "INSERT INTO figures VALUES (?, ?, ?, ?, ?, ?, ?)",
        (*figure, placements),
    )


def _enter(connection: sqlite3.Connection, entered: Spaghetti, text: str, most: int) -> Spaghetti:
    """Enter a spaghetti once."""
    digest = hashlib.sha256(text.encode()).digest()
    known = connection.execute(f"{_SPAGHETTI} FROM spaghettis WHERE digest = ?", (digest,))
    if (row := known.fetchone()) is not None:
        return Spaghetti(*row)
    query = "SELECT count(*) FROM spaghettis WHERE owner = ?"
    if connection.execute(query, (entered.owner,)).fetchone()[0] >= most:
        raise Conflict(f"{most} spaghettis are entered already")
    connection.execute(
        "INSERT INTO spaghettis VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (*entered, digest, text)
    )
    return entered
