"""Where the house keeps its tables: an interface, and SQLite behind it."""

from tantrix.server.store.base import (
    Attempt,
    Conflict,
    Day,
    Days,
    Entry,
    Figure,
    Figures,
    Finish,
    NewRow,
    Row,
    Spaghetti,
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
    "Figure",
    "Figures",
    "Finish",
    "NewRow",
    "Row",
    "SQLiteStore",
    "Spaghetti",
    "Standing",
    "Standings",
    "Store",
    "Summary",
    "Unavailable",
]
