"""What the server needs to serve programs."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterator

from starlette.requests import Request

from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth.accounts import AccountService
from tantrix.server.bots.repository import BotStore
from tantrix.server.tables.notifications import GameNotifier
from tantrix.server.web import cookies

MOST_STREAMS = 64
"""How many streams somebody may have open."""


class BotService:
    """The tokens of people, and the streams that are open.

    `alone` tells whether this process keeps all of the server.
    """

    def __init__(
        self, store: BotStore, people: AccountService, news: GameNotifier, *, alone: bool = True
    ) -> None:
        self.store = store
        self.people = people
        self.news = news
        self.alone = alone
        self._open: Counter[str] = Counter()

    @contextlib.contextmanager
    def listed(self, request: Request, end: Callable[[], None]) -> Iterator[None]:
        """List a stream while it is open; raises `TantrixError` `api.streams` where it is too many.

        It ends with the session or the token with which it was opened.
        """
        session, person = cookies.session(request), cookies.owner(request)
        if self._open[person] >= MOST_STREAMS:
            raise TantrixError("api.streams", most=MOST_STREAMS)
        self._open[person] += 1
        try:
            with self.people.sockets.listed(session, person, end):
                yield
        finally:
            self._open -= Counter({person: 1})  # those that fall to nothing are forgotten


def bot_service_of(request: Request) -> BotService:
    """Return the desk of the server that is asked."""
    bots: BotService = request.app.state.bots
    return bots
