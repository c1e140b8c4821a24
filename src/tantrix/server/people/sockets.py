"""The sockets that are open, and whose they are, so that they end with the session."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import NamedTuple


class _Open(NamedTuple):
    session: str
    person: str
    end: Callable[[], None]


class Sockets:
    """The open sockets by session (the hash of its cookie) and person (their id)."""

    def __init__(self) -> None:
        self._open: dict[object, _Open] = {}

    @contextlib.contextmanager
    def listed(self, session: str, person: str, end: Callable[[], None]) -> Iterator[None]:
        """List a socket while it is open; `end` closes it at once."""
        key = object()
        self._open[key] = _Open(session, person, end)
        try:
            yield
        finally:
            del self._open[key]

    def here(self, person: str) -> bool:
        """Tell whether somebody has a socket open."""
        return any(one.person == person for one in self._open.values())

    def end_session(self, session: str) -> None:
        """Close all sockets of a session."""
        self._end([one for one in self._open.values() if one.session == session])

    def end_person(self, person: str, but: str | None = None) -> None:
        """Close all sockets of somebody, except those of one session."""
        ending = [one for one in self._open.values() if one.person == person]
        self._end([one for one in ending if one.session != but])

    def _end(self, ending: list[_Open]) -> None:
        for one in ending:
            one.end()
