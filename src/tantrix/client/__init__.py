"""A typed client of the server for programs: see `docs/server/api.md`.

It is asynchronous, because a robot hears several streams at once, one of events and one of each of
its tables, and answers at any of them: tasks do that without a thread for each.
"""

from tantrix.client.client import Client
from tantrix.client.forms import (
    Account,
    Begun,
    Ended,
    Invited,
    Line,
    Offer,
    Result,
    Room,
    RoomSeen,
    Seated,
    Seen,
    TableInfo,
    View,
)

__all__ = [
    "Account",
    "Begun",
    "Client",
    "Ended",
    "Invited",
    "Line",
    "Offer",
    "Result",
    "Room",
    "RoomSeen",
    "Seated",
    "Seen",
    "TableInfo",
    "View",
]
