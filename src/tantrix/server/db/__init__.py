"""Where the server keeps everything: interfaces, and a database behind them."""

from tantrix.server.db.base import (
    Attempt,
    Conflict,
    DailyFinish,
    DailyStore,
    Day,
    Figure,
    Figures,
    NewRow,
    Spaghetti,
    Standing,
    Standings,
    Store,
    StoredEvent,
    Summary,
    TableRow,
    Unavailable,
)
from tantrix.server.db.sqlite import SQLiteStore

__all__ = [
    "Attempt",
    "Conflict",
    "DailyFinish",
    "DailyStore",
    "Day",
    "Figure",
    "Figures",
    "NewRow",
    "SQLiteStore",
    "Spaghetti",
    "Standing",
    "Standings",
    "Store",
    "StoredEvent",
    "Summary",
    "TableRow",
    "Unavailable",
]
