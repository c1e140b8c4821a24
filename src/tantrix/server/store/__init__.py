"""Where the house keeps its tables: an interface, and SQLite behind it."""

from tantrix.server.store.base import (
    Conflict,
    Entry,
    NewRow,
    Row,
    Store,
    Summary,
    Unavailable,
)
from tantrix.server.store.sqlite import SQLiteStore

__all__ = [
    "Conflict",
    "Entry",
    "NewRow",
    "Row",
    "SQLiteStore",
    "Store",
    "Summary",
    "Unavailable",
]
