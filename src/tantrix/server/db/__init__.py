"""Where the house keeps everything: interfaces, and a database behind them."""

from tantrix.server.db.base import (
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
from tantrix.server.db.sqlite import SQLiteStore

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
