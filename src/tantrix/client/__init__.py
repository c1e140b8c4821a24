"""A typed client of the server for programs: see `docs/server/api.md`.

It is asynchronous, because a robot hears several streams at once, one of events and one of each of
its tables, and answers at any of them: tasks do that without a thread for each. The types of what
is sent and told are in `tantrix.client.generated`. It needs the extra `server`.
"""

from tantrix.messages import no_extra

try:
    import httpx  # noqa: F401 - the modules below need both
    import msgspec  # noqa: F401
except ModuleNotFoundError as missing:
    raise no_extra(missing, "server") from None

from tantrix.client.client import Client
from tantrix.client.generated import (
    BotAccountView,
    Challenge,
    ChatLineEvent,
    GameFinish,
    GameStart,
    GameView,
    InRoom,
    ListedTable,
    OfferView,
    ResultView,
    RoomView,
)
from tantrix.client.seen import RoomSeen, Seen

__all__ = [
    "BotAccountView",
    "Challenge",
    "ChatLineEvent",
    "Client",
    "GameFinish",
    "GameStart",
    "GameView",
    "InRoom",
    "ListedTable",
    "OfferView",
    "ResultView",
    "RoomSeen",
    "RoomView",
    "Seen",
]
