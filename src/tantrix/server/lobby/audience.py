"""Those who listen somewhere: pages, each with its person."""

from __future__ import annotations

from collections.abc import Iterator

from tantrix.server.actors.actor import Subscriber
from tantrix.server.web.cookies import Person


class Audience:
    """Pages that listen, found by their person too."""

    def __init__(self) -> None:
        self._persons: dict[Subscriber, Person] = {}
        self._pages: dict[str, list[Subscriber]] = {}

    def __bool__(self) -> bool:
        return bool(self._persons)

    def __iter__(self) -> Iterator[tuple[Subscriber, Person]]:
        """Go through pages and persons as they are now, whoever comes or goes meanwhile."""
        return iter(tuple(self._persons.items()))

    @property
    def persons(self) -> frozenset[str]:
        """The ids of those who listen."""
        return frozenset(self._pages)

    def add(self, subscriber: Subscriber, person: Person) -> None:
        """Have a page of somebody listen."""
        self._persons[subscriber] = person
        self._pages.setdefault(person.id, []).append(subscriber)

    def remove(self, subscriber: Subscriber) -> Person | None:
        """Forget a page, and return its person; None where it did not listen."""
        person = self._persons.pop(subscriber, None)
        if person is not None:
            pages = self._pages[person.id]
            pages.remove(subscriber)
            if not pages:
                del self._pages[person.id]
        return person

    def pages(self, person: str) -> tuple[Subscriber, ...]:
        """Return the pages of a person."""
        return tuple(self._pages.get(person, ()))

    def emit(self, text: str) -> None:
        """Tell everybody the same."""
        for subscriber in tuple(self._persons):
            subscriber.send(text)

    def close(self, code: int, farewell: str | None = None) -> None:
        """Close every page with a code of the WebSocket protocol."""
        for subscriber in tuple(self._persons):
            if farewell is not None:
                subscriber.send(farewell)
            subscriber.close(code)
