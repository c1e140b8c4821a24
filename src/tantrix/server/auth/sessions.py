"""Who a request comes from: sessions by the hash of their cookie, remembered for a moment."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import NamedTuple, cast

import structlog

from tantrix.server.auth.repository import Account, CookieMatch, PeopleStore
from tantrix.server.db.base import Unavailable
from tantrix.server.web.cookies import Ban, Kind, Person, Role

FRESH_MS = 30_000
"""How long it is remembered who somebody is. A change in this process is known at once."""

REMEMBERED = 20_000
"""How many sessions are remembered at most."""

SEEN_MS = 3_600_000
"""How often it is noted that somebody is there, and that their browser keeps the cookie on."""


class KnownSession(NamedTuple):
    """Who a cookie belongs to, None where it is worthless.

    `stale`: the browser has had it for long, and shall keep it for another year. Who is banned is
    nobody meanwhile. `two_factors`: a second factor was shown in the session.
    """

    person: Person | None
    stale: bool = False
    ban: Ban | None = None
    two_factors: bool = False


class _Remembered(NamedTuple):
    known: KnownSession
    person: str
    until_ms: int


class SessionCache:
    """Says who the cookie with a hash belongs to. `tick_ms` never goes back."""

    def __init__(
        self, store: PeopleStore, wall_ms: Callable[[], int], tick_ms: Callable[[], int]
    ) -> None:
        self._store = store
        self._wall_ms = wall_ms
        self._tick_ms = tick_ms
        self._remembered: dict[str, _Remembered] = {}
        self._changes = 0
        self.elsewhere: Callable[[str, str], None] = _nowhere
        """Forgets in other processes what this one forgets: a session, or somebody."""

    async def find(self, session: str) -> KnownSession:
        """Return who it is; raises `Unavailable`."""
        remembered = self._remembered.get(session)
        if remembered is not None and self._tick_ms() < remembered.until_ms:
            return remembered.known
        before = self._changes
        found = await self._store.find(session)
        known = self._known(session, found)
        if before == self._changes:  # else it may be of no more value already
            self._remember(session, found, known)
        if known.stale:
            # Whoever is there shall be let in, even where nothing can be written.
            with contextlib.suppress(Unavailable):
                await self._store.seen(session, self._wall_ms())
        return known

    def drop(self, session: str) -> None:
        """Ask anew who a session belongs to."""
        self.drop_here("session", session)
        self.elsewhere("session", session)

    def drop_person(self, person: str) -> None:
        """Ask anew about all sessions of somebody."""
        self.drop_here("person", person)
        self.elsewhere("person", person)

    def drop_here(self, kind: str, whose: str) -> None:
        """Forget a session, or all of somebody, in this process."""
        self._changes += 1
        if kind == "session":
            self._remembered.pop(whose, None)
        else:
            kept = self._remembered.items()
            self._remembered = {session: one for session, one in kept if one.person != whose}

    def _known(self, session: str, found: CookieMatch) -> KnownSession:
        account, row = found.account, found.session
        if account is None or row is None:
            return KnownSession(None if found.spent else Person(session))
        unseen_ms = self._wall_ms() - row.seen_ms
        ban = ban_of(account, self._wall_ms())
        person, two_factors = person_of(account), row.second_ms is not None
        return KnownSession(person, unseen_ms >= SEEN_MS, ban, two_factors)

    def _remember(self, session: str, found: CookieMatch, known: KnownSession) -> None:
        if len(self._remembered) >= REMEMBERED:
            self._remembered.clear()
        person = found.account.id if found.account else session
        until_ms = self._tick_ms() + FRESH_MS
        self._remembered[session] = _Remembered(known._replace(stale=False), person, until_ms)


def _nowhere(kind: str, whose: str) -> None:
    """Forget nothing: there is no other process."""


def person_of(account: Account) -> Person:
    """Return somebody as every part of the server knows them."""
    kind, role = cast("Kind", account.kind), cast("Role", account.role)
    bot = account.bot_ms is not None
    return Person(account.id, account.name, kind, role, account.country, bot)


def ban_of(account: Account, now_ms: int) -> Ban | None:
    """Return the ban under which somebody is now, None where there is none."""
    until_ms = account.banned_until_ms
    if until_ms is None or until_ms <= now_ms:
        return None
    return Ban(until_ms, account.ban_reason or "")


log = structlog.get_logger()
