"""Those who listen somewhere: pages, each with its person."""

from __future__ import annotations

from collections.abc import Iterator

from tantrix.server.auth.person import Person
from tantrix.server.room import Listener


class Audience:
    """Pages that listen, found by their person too."""

    def __init__(self) -> None:
        self._persons: dict[Listener, Person] = {}
        self._pages: dict[str, list[Listener]] = {}

    def __bool__(self) -> bool:
        return bool(self._persons)

    def __iter__(self) -> Iterator[tuple[Listener, Person]]:
        """Go through pages and persons as they are now, whoever comes or goes meanwhile."""
        return iter(tuple(self._persons.items()))

    @property
    def persons(self) -> frozenset[str]:
        """The ids of those who listen."""
        return frozenset(self._pages)

    def add(self, listener: Listener, person: Person) -> None:
        """Have a page of somebody listen."""
        self._persons[listener] = person
        self._pages.setdefault(person.id, []).append(listener)

    def remove(self, listener: Listener) -> Person | None:
        """Forget a page, and return its person; None where it did not listen."""
        person = self._persons.pop(listener, None)
        if person is not None:
            pages = self._pages[person.id]
            pages.remove(listener)
            if not pages:
                del self._pages[person.id]
        return person

    def pages(self, person: str) -> tuple[Listener, ...]:
        """Return the pages of a person."""
        return tuple(self._pages.get(person, ()))

    def tell(self, text: str) -> None:
        """Tell everybody the same."""
        for listener in tuple(self._persons):
            listener.send(text)

    def end(self, code: int, farewell: str | None = None) -> None:
        """Close every page with a code of the WebSocket protocol."""
        for listener in tuple(self._persons):
            if farewell is not None:
                listener.send(farewell)
            listener.end(code)
