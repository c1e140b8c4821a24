"""The open sockets and whose they are, so that they end with the session or a ban."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from typing import NamedTuple

import structlog

from tantrix.server.auth.repository import PeopleStore
from tantrix.server.db.base import Unavailable
from tantrix.server.web.tasks import end_tasks


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


LOOK_S = 30.0
"""How often it is looked: as long as it is remembered who somebody is."""


log = structlog.get_logger()


class RevocationWatcher:
    """Looks now and then after the sockets of this process, which know no more who they were."""

    def __init__(self, sockets: Sockets, store: PeopleStore, wall_ms: Callable[[], int]) -> None:
        self._sockets = sockets
        self._store = store
        self._wall_ms = wall_ms
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin, beside everything else."""
        self._task = asyncio.create_task(self._run(), name="sessions")

    async def close(self) -> None:
        """Break off."""
        await end_tasks(self._task)

    async def look(self) -> None:
        """End all sockets that are over; raises `Unavailable`."""
        for session in await self._store.over(self._sockets.sessions, self._wall_ms()):
            self._sockets.end_here("session", session, None)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_S)
            try:
                await self.look()
            except Unavailable as error:
                log.error("store failed", what="sessions", why=str(error))  # noqa: TRY400
            except Exception:
                log.exception("sessions not looked after")
