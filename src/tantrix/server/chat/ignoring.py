"""Who ignores whom: stored with the person, and held in memory while they are present."""

from __future__ import annotations

from collections import OrderedDict

import structlog

from tantrix.rules.core.errors import TantrixError
from tantrix.server.chat.repository import ChatStore, IgnoredPerson
from tantrix.server.db.base import Conflict, Unavailable
from tantrix.server.web.cookies import Person

log = structlog.get_logger()

MOST_IGNORED = 200
"""How many people one person may ignore."""


PERSONS = 20_000
"""Of how many people it is remembered whom they ignore."""


class Ignoring:
    """Whom people ignore. What asks the store may raise `Unavailable`."""

    def __init__(self, store: ChatStore) -> None:
        self._store = store
        self._known: OrderedDict[str, frozenset[str]] = OrderedDict()

    async def learn(self, person: str) -> None:
        """Find out whom somebody ignores who has come; raises `TantrixError` `table.paused`."""
        if person and person not in self._known:
            try:
                found = await self._store.ignored(person)
            except Unavailable as error:
                log.error("store failed", what="ignored", why=str(error))  # noqa: TRY400
                raise TantrixError("table.paused") from error
            self._note(person, frozenset(one.person for one in found))

    def ignores(self, person: str, other: str) -> bool:
        """Tell whether somebody who has come ignores somebody else."""
        return other in self._known.get(person, ())

    def apart(self, one: str, other: str) -> bool:
        """Tell whether one of two ignores the other."""
        return self.ignores(one, other) or self.ignores(other, one)

    async def names(self, person: str) -> list[str]:
        """Return whom a person ignores, by name."""
        return [one.name for one in await self._store.ignored(person)]

    async def ignore(self, person: Person, other: Person, at_ms: int) -> None:
        """Have a person ignore another one.

        Raises `TantrixError` `chat.yourself`, or `limit.ignored` where there are too many.
        """
        if person.id == other.id:
            raise TantrixError("chat.yourself")
        try:
            await self._store.ignore(
                person.id, IgnoredPerson(other.id, other.name), at_ms, MOST_IGNORED
            )
        except Conflict:
            raise TantrixError("limit.ignored", most=MOST_IGNORED) from None
        self._note(person.id, self._known.get(person.id, frozenset()) | {other.id})

    async def stop_ignoring(self, person: Person, name: str) -> None:
        """Have a person ignore another one no more, by the name then or now."""
        for one in await self._store.ignored(person.id):
            if one.name.casefold() == name.casefold():
                await self._store.stop_ignoring(person.id, one.person)
                self._note(person.id, self._known.get(person.id, frozenset()) - {one.person})

    def _note(self, person: str, others: frozenset[str]) -> None:
        self._known[person] = others
        self._known.move_to_end(person)
        if len(self._known) > PERSONS:
            self._known.popitem(last=False)
