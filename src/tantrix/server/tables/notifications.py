"""What people hear of their games wherever they are: that one begins, and that one has ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

import msgspec

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.actor import Subscriber
from tantrix.server.tables.messages import ResultView, TableView
from tantrix.server.web.protocol import encode


class GameStart(msgspec.Struct, frozen=True, tag_field="type", tag="gameStart"):
    """A game in which you play has begun, or is going on as the stream begins.

    `about` is the table as a list shows it.
    """

    table: str
    about: TableView


class GameFinish(msgspec.Struct, frozen=True, tag_field="type", tag="gameFinish"):
    """A game in which you play has ended."""

    table: str
    result: ResultView


class GameProgress(msgspec.Struct, frozen=True):
    """How a game between sides stands, as everybody may see it now.

    `scores` and `used_ms` are those of the sides, loops doubled and the times of partners added;
    there are no times at a table without a clock. At `at_ms`, by the wall clock, the time of the
    side `running` runs. `colours` has one letter a side, `placements` their codes, in order.
    """

    scores: tuple[int, ...]
    used_ms: tuple[int, ...]
    running: int | None
    at_ms: int
    colours: str
    placements: tuple[str, ...]


class TournamentNews(NamedTuple):
    """A game of a tournament, played at a `table`, is over, or a Controller is asked there.

    That is about the time of a player, or about one who is still `awaited`. Or something has
    `moved`: the game has a `progress` that everybody may see.
    """

    tournament: str
    table: str
    what: Literal["over", "asked", "awaited", "moved"]
    progress: GameProgress | None = None


class TournamentNotifier:
    """Those who hear of the games of tournaments, in this process and the others.

    It may come too late or not at all: what is true is in the database (`TableManager.results`).
    """

    def __init__(self) -> None:
        self._listeners: list[Callable[[TournamentNews], None]] = []
        self.elsewhere: Callable[[TournamentNews], None] = lambda _: None
        """Tells the other processes."""

    def listen(self, take: Callable[[TournamentNews], None]) -> None:
        """Have all news taken from now on."""
        self._listeners.append(take)

    def emit(self, news: TournamentNews) -> None:
        """Tell everybody who listens."""
        self.emit_here(news)
        self.elsewhere(news)

    def emit_here(self, news: TournamentNews) -> None:
        """Tell those who listen in this process."""
        for take in self._listeners:
            take(news)


class GameNotifier:
    """Those who listen, by person. Nothing is kept for who does not."""

    def __init__(self) -> None:
        self._subscribers: dict[str, list[Subscriber]] = {}
        self._closed = False
        self.elsewhere: Callable[[list[str], str], None] = _nowhere
        """Tells some people a text who listen in other processes."""

    def subscribe(self, subscriber: Subscriber, person: str) -> None:
        """Have a subscriber hear all news of a person from now on.

        Raises `TantrixError` `table.paused` once the server closes: who was sent a farewell might
        come back too early, and would hear of no game that ends before they come again.
        """
        if self._closed:
            raise TantrixError("table.paused")
        self._subscribers.setdefault(person, []).append(subscriber)

    def unsubscribe(self, subscriber: Subscriber, person: str) -> None:
        """Forget a subscriber."""
        subscribers = self._subscribers.get(person, [])
        if subscriber in subscribers:
            subscribers.remove(subscriber)
        if not subscribers:
            self._subscribers.pop(person, None)

    def emit(self, people: Iterable[str], message: msgspec.Struct) -> None:
        """Tell some people, if they listen."""
        listeners, text = list(people), encode(message)
        self.emit_here(listeners, text)
        self.elsewhere(listeners, text)

    def emit_here(self, people: Iterable[str], text: str) -> None:
        """Tell some people a text who listen in this process."""
        for person in people:
            for subscriber in tuple(self._subscribers.get(person, ())):
                subscriber.send(text)

    def close(self, farewell: str, code: int) -> None:
        """Say farewell to everybody, and take nobody any more."""
        self._closed = True
        for subscribers in tuple(self._subscribers.values()):
            for subscriber in tuple(subscribers):
                subscriber.send(farewell)
                subscriber.close(code)


def _nowhere(people: list[str], text: str) -> None:
    """Tell nobody: there is no other process."""
