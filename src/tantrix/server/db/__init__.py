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

__all__ = [
    "Attempt",
    "Conflict",
    "DailyFinish",
    "DailyStore",
    "Day",
    "Figure",
    "Figures",
    "NewRow",
    "Spaghetti",
    "Standing",
    "Standings",
    "Store",
    "StoredEvent",
    "Summary",
    "TableRow",
    "Unavailable",
]
