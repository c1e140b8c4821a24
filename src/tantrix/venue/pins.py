"""Who may do what at the venue: everybody looks, a PIN makes a table, a helper or the director.

PINs are short, since people type them on phones. So whoever guesses is slowed down: a few wrong
ones a minute from one address, and then none at all for a while. PINs and sessions are made from
the secret of the tournament, so that they are the same when the page is served again.
"""

from __future__ import annotations

import hmac
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


ROLES: tuple[Role, ...] = ("table", "helper", "director")
"""The roles that have a PIN."""


def pins_of(key: bytes) -> dict[Role, str]:
    """Return the PIN of six digits of each role, no two alike, for the secret of a tournament."""
    pins: dict[Role, str] = {}
    for role in ROLES:
        turn = 0
        while role not in pins:
            number = int.from_bytes(_digest(key, f"pin {role} {turn}")) % 10**6
            if f"{number:06}" not in pins.values():
                pins[role] = f"{number:06}"
            turn += 1
    return pins


def _digest(key: bytes, purpose: str) -> bytes:
    return hmac.digest(key, purpose.encode(), "sha256")


class Pins:
    """The PINs of a venue, and who has shown one. `tick_ms` is a monotonic clock."""

    def __init__(self, key: bytes, tick_ms: Callable[[], int]) -> None:
        self.pins = pins_of(key)
        self._tick_ms = tick_ms
        self._sessions = {_digest(key, f"session {role}").hex(): role for role in ROLES}
        self._wrong: dict[str, list[int]] = {}

    def role(self, session: str | None) -> Role:
        """Return the role of whoever shows a session."""
        return self._sessions.get(session or "", "visitor")

    def enter(self, pin: str, address: str) -> tuple[str, Role]:
        """Return the session for a PIN, and its role.

        Raises `TantrixError`, `venue.pin_wrong` or, after too many of those, `venue.slow`.
        """
        now_ms = self._tick_ms()
        wrong = [at for at in self._wrong.get(address, []) if now_ms - at < MINUTE_MS]
        if len(wrong) >= TRIES:
            raise TantrixError("venue.slow")
        matching = [
            role
            for role, known in self.pins.items()
            if hmac.compare_digest(known.encode(), pin.strip().encode())
        ]
        if not matching:
            if len(self._wrong) >= MOST_ADDRESSES:
                self._wrong.clear()
            self._wrong[address] = [*wrong, now_ms]
            raise TantrixError("venue.pin_wrong")
        sessions = {role: session for session, role in self._sessions.items()}
        return sessions[matching[0]], matching[0]

    def require(self, session: str | None, least: Role) -> Role:
        """Return the role of a session; raises `TantrixError` where it is too low."""
        role = self.role(session)
        if RANK[role] < RANK[least]:
            raise TantrixError("venue.role_low")
        return role
