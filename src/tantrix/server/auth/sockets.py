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
        self.elsewhere: Callable[[str, str, str | None], None] = _nowhere
        """Ends in other processes what this one ends: the kind, whose, and but which session."""

    @contextlib.contextmanager
    def listed(self, session: str, person: str, end: Callable[[], None]) -> Iterator[None]:
        """List a socket while it is open; `end` closes it at once."""
        key = object()
        self._open[key] = _Open(session, person, end)
        try:
            yield
        finally:
            del self._open[key]

    @property
    def sessions(self) -> dict[str, str]:
        """The sessions that have sockets open, each with its person."""
        return {one.session: one.person for one in self._open.values()}

    def here(self, person: str) -> bool:
        """Tell whether somebody has a socket open."""
        return any(one.person == person for one in self._open.values())

    def end_session(self, session: str) -> None:
        """Close all sockets of a session."""
        self.end_here("session", session, None)
        self.elsewhere("session", session, None)

    def end_person(self, person: str, but: str | None = None) -> None:
        """Close all sockets of somebody, except those of one session."""
        self.end_here("person", person, but)
        self.elsewhere("person", person, but)

    def end_here(self, kind: str, whose: str, but: str | None) -> None:
        """Close the sockets of a session or a person in this process."""
        for one in tuple(self._open.values()):
            mine = one.session if kind == "session" else one.person
            if mine == whose and one.session != but:
                one.end()


def _nowhere(kind: str, whose: str, but: str | None) -> None:
    """End nothing: there is no other process."""
