"""Who may do what at the venue: everybody looks, a PIN makes a table, a helper or the director.

PINs are short, since people type them on phones. So whoever guesses is slowed down: a few wrong
ones a minute from one address, and then none at all for a while.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Mapping
from typing import Literal

from tantrix.rules.core.errors import TantrixError

Role = Literal["visitor", "table", "helper", "director"]

RANK: Mapping[Role, int] = {"visitor": 0, "table": 1, "helper": 2, "director": 3}
"""Who may do more has the higher rank."""

MINUTE_MS = 60_000
TRIES = 5
"""So many wrong PINs a minute are answered from one address."""

MOST_ADDRESSES = 10_000
MOST_SESSIONS = 10_000


def new_pins() -> dict[Role, str]:
    """Return a PIN of six digits for each role but that of visitors, no two alike."""
    pins: set[str] = set()
    while len(pins) < 3:
        pins.add(f"{secrets.randbelow(10**6):06}")
    one, two, three = pins
    return {"table": one, "helper": two, "director": three}


class Pins:
    """The PINs of a venue, and who has shown one. `tick_ms` is a monotonic clock."""

    def __init__(self, pins: Mapping[Role, str], tick_ms: Callable[[], int]) -> None:
        self._pins = dict(pins)
        self._tick_ms = tick_ms
        self._sessions: dict[str, Role] = {}
        self._wrong: dict[str, list[int]] = {}

    def role(self, session: str | None) -> Role:
        """Return the role of whoever shows a session."""
        return self._sessions.get(session or "", "visitor")

    def enter(self, pin: str, address: str) -> tuple[str, Role]:
        """Return a new session for a PIN, and its role.

        Raises `TantrixError`, `venue.pin_wrong` or, after too many of those, `venue.slow`.
        """
        now_ms = self._tick_ms()
        wrong = [at for at in self._wrong.get(address, []) if now_ms - at < MINUTE_MS]
        if len(wrong) >= TRIES:
            raise TantrixError("venue.slow")
        matching = [
            role
            for role, known in self._pins.items()
            if hmac.compare_digest(known.encode(), pin.strip().encode())
        ]
        if not matching:
            if len(self._wrong) >= MOST_ADDRESSES:
                self._wrong.clear()
            self._wrong[address] = [*wrong, now_ms]
            raise TantrixError("venue.pin_wrong")
        session = secrets.token_urlsafe(24)
        if len(self._sessions) >= MOST_SESSIONS:
            self._sessions.pop(next(iter(self._sessions)))
        self._sessions[session] = matching[0]
        return session, matching[0]

    def require(self, session: str | None, least: Role) -> Role:
        """Return the role of a session; raises `TantrixError` where it is too low."""
        role = self.role(session)
        if RANK[role] < RANK[least]:
            raise TantrixError("venue.role_low")
        return role
