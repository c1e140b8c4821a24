"""What people hear of their games wherever they are: that one begins, and that one has ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from tantrix.server.protocol import ResultForm, TableView, encode
from tantrix.server.room import Listener


class GameStart(msgspec.Struct, frozen=True, tag_field="type", tag="gameStart"):
    """A game in which you play has begun, or is going on as the stream begins.

    `about` is the table as a list shows it.
    """

    table: str
    about: TableView


class GameFinish(msgspec.Struct, frozen=True, tag_field="type", tag="gameFinish"):
    """A game in which you play has ended."""

    table: str
    result: ResultForm


class News:
    """Those who listen, by person. Nothing is kept for who does not."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Listener]] = {}
        self.elsewhere: Callable[[list[str], str], None] = _nowhere
        """Tells some people a text who listen in other processes."""

    def join(self, listener: Listener, person: str) -> None:
        """Have a listener hear all news of a person from now on."""
        self._listeners.setdefault(person, []).append(listener)

    def part(self, listener: Listener, person: str) -> None:
        """Forget a listener."""
        listeners = self._listeners.get(person, [])
        if listener in listeners:
            listeners.remove(listener)
        if not listeners:
            self._listeners.pop(person, None)

    def tell(self, people: Iterable[str], message: msgspec.Struct) -> None:
        """Tell some people, if they listen."""
        told, text = list(people), encode(message)
        self.tell_here(told, text)
        self.elsewhere(told, text)

    def tell_here(self, people: Iterable[str], text: str) -> None:
        """Tell some people a text who listen in this process."""
        for person in people:
            for listener in tuple(self._listeners.get(person, ())):
                listener.send(text)

    def close(self, farewell: str, code: int) -> None:
        """Say farewell to everybody."""
        for listeners in tuple(self._listeners.values()):
            for listener in tuple(listeners):
                listener.send(farewell)
                listener.end(code)


def _nowhere(people: list[str], text: str) -> None:
    """Tell nobody: there is no other process."""
