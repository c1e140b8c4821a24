"""Where the house keeps its tables: an interface, and SQLite behind it."""

from tantrix.server.store.base import (
    Attempt,
    Conflict,
    Day,
    Days,
    Entry,
    Finish,
    NewRow,
    Row,
    Standing,
    Standings,
    Store,
    Summary,
    Unavailable,
)
from tantrix.server.store.sqlite import SQLiteStore

__all__ = [
    "Attempt",
    "Conflict",
    "Day",
    "Days",
    "Entry",
    "Finish",
    "NewRow",
    "Row",
    "SQLiteStore",
    "Standing",
    "Standings",
    "Store",
    "Summary",
    "Unavailable",
]
