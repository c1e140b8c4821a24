"""Since when people are away from their table."""

from __future__ import annotations

from collections.abc import Callable, Iterable


class AwayTracker:
    """Those of some people who are not there; at first all of them, from now on.

    `tick_ms` is a monotonic clock: the time in which the server was closed is nobody's.
    """

    def __init__(self, people: Iterable[str], tick_ms: Callable[[], int]) -> None:
        self._tick_ms = tick_ms
        self._since = dict.fromkeys(people, tick_ms())

    def left(self, person: str) -> None:
        """Note that somebody goes away now."""
        self._since.setdefault(person, self._tick_ms())

    def came(self, person: str) -> None:
        """Note that somebody is there."""
        self._since.pop(person, None)

    def away_ms(self, person: str) -> int | None:
        """Return for how long somebody has been away, None for those who are there."""
        since = self._since.get(person)
        return None if since is None else self._tick_ms() - since
