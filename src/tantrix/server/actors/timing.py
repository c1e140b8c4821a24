"""Clocks of actors: who is away, and when a burst of changes is announced."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable

LONG_MS = 2 * 60_000
"""How long somebody must have been away for it to count as an absence [W]."""


class AwayTracker:
    """Those of some people who are not there; at first all of them, from now on.

    `tick_ms` is a monotonic clock: the time in which the server was closed is nobody's. Absences
    are those since then, and to come late is none.
    """

    def __init__(self, people: Iterable[str], tick_ms: Callable[[], int]) -> None:
        self._tick_ms = tick_ms
        self._since = dict.fromkeys(people, tick_ms())
        self._awaited = set(self._since)
        self._absences: Counter[str] = Counter()

    def left(self, person: str) -> None:
        """Note that somebody goes away now."""
        self._since.setdefault(person, self._tick_ms())

    def came(self, person: str) -> None:
        """Note that somebody is there."""
        away_ms = self.away_ms(person)
        if away_ms is not None and away_ms >= LONG_MS and person not in self._awaited:
            self._absences[person] += 1
        self._awaited.discard(person)
        self._since.pop(person, None)

    def absences(self, person: str) -> int:
        """Return how often somebody has been away for long, and come back, since this was made."""
        return self._absences[person]

    def away_ms(self, person: str) -> int | None:
        """Return for how long somebody has been away, None for those who are there."""
        since = self._since.get(person)
        return None if since is None else self._tick_ms() - since


class Debouncer:
    """Calls `emit` at once, or at most `delay_s` seconds after the first change since."""

    def __init__(self, delay_s: float, emit: Callable[[], None]) -> None:
        self._delay_s = delay_s
        self._emit = emit
        self._timer: asyncio.TimerHandle | None = None

    def now(self) -> None:
        """Emit at once, for what was to come soon too."""
        self.close()
        self._emit()

    def soon(self) -> None:
        """Emit before long, once for everything that happens until then."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._delay_s, self.now)

    def close(self) -> None:
        """Cancel what was to come soon."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
