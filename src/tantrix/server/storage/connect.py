"""Opening the store: a file of SQLite, or a database at an address."""

from __future__ import annotations

from pathlib import Path

from tantrix.rules.core.errors import TantrixError
from tantrix.server.storage.store import DatabaseStore, SQLiteStore

FILE = "sqlite:///"
"""How the address of a file begins."""

SERVERS = ("postgresql://", "postgres://")


async def open_store(where: Path | str, *, shared: bool = False) -> DatabaseStore:
    """Return the store in a file, or at an address: `postgresql://...` or `sqlite:///FILE`.

    Raises `TantrixError` as `SQLiteDatabase` and `postgres.opened` do, `store.address` for an
    address of another kind, `store.not_shared` for a file that is to be `shared`, and
    `store.no_postgres` where the driver is not installed.
    """
    path = file_of(where)
    if path is not None and shared:
        raise TantrixError("store.not_shared", path=str(path))
    if path is not None:
        return SQLiteStore(path)
    try:
        from tantrix.server.db import postgres
    except ModuleNotFoundError as error:
        raise TantrixError("store.no_postgres") from error
    return DatabaseStore(await postgres.opened(str(where), shared=shared))


def file_of(where: Path | str) -> Path | None:
    """Return the file that is meant, None for the address of a server."""
    if isinstance(where, Path):
        return where
    if where.startswith(FILE):
        return Path(where.removeprefix(FILE))
    if not where.startswith(SERVERS):
        raise TantrixError("store.address", address=where.partition(":")[0])
    return None
