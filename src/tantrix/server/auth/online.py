"""Who is on: one entry a person, however many pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from tantrix.server.web.cookies import Person

PLACES = ("table", "watch", "room", "lobby")
"""Where somebody can be; who is at several places is told to be at the first of them."""


class Whereabouts(NamedTuple):
    """Where a page of somebody is: in the lobby, in a room, or at a table to play or to watch."""

    kind: Literal["lobby", "room", "table", "watch"]
    id: str = ""


class _Visits:
    """A person with the places of all pages."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.places: Counter[Whereabouts] = Counter()


class OnlinePresence:
    """Who is on. `changed` is called with a person after each change."""

    def __init__(self) -> None:
        self._visits: dict[str, _Visits] = {}
        self._at: dict[Whereabouts, dict[str, _Visits]] = {}
        self.changed: Callable[[Person], None] = lambda _: None

    def __len__(self) -> int:
        return len(self._visits)

    def __iter__(self) -> Iterator[str]:
        return iter(self._visits)

    def enter(self, person: Person, place: Whereabouts) -> None:
        """Note a page of somebody; visitors are nobody yet."""
        if person.kind == "visitor":
            return
        visits = self._visits.setdefault(person.id, _Visits(person))
        visits.person = person
        visits.places[place] += 1
        self._at.setdefault(place, {})[person.id] = visits
        self.changed(person)

    def leave(self, person: Person, place: Whereabouts) -> None:
        """Note that a page which was there is gone."""
        visits = self._visits.get(person.id)
        if visits is None:
            return
        visits.places -= Counter([place])
        if place not in visits.places:
            self._go(person.id, place)
        if not visits.places:
            del self._visits[person.id]
        self.changed(person)

    def person(self, person_id: str) -> Person | None:
        """Return somebody who is on."""
        visits = self._visits.get(person_id)
        return None if visits is None else visits.person

    def named(self, name: str) -> Person | None:
        """Return somebody who is on, by name; capitals make no difference."""
        wanted = name.casefold()
        every = (visits.person for visits in self._visits.values())
        return next((one for one in every if one.name.casefold() == wanted), None)

    def place(self, person_id: str) -> Whereabouts | None:
        """Return where somebody is, None where the person is not on."""
        visits = self._visits.get(person_id)
        if visits is None:
            return None
        return min(visits.places, key=lambda place: PLACES.index(place.kind))

    def at(self, place: Whereabouts) -> list[Person]:
        """Return everybody who is at a place."""
        return [visits.person for visits in self._at.get(place, {}).values()]

    def _go(self, person_id: str, place: Whereabouts) -> None:
        """Forget that somebody was at a place, and the place where nobody is."""
        there = self._at.get(place, {})
        there.pop(person_id, None)
        if not there:
            self._at.pop(place, None)
