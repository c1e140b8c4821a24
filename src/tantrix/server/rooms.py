"""All rooms of a kind: opened when somebody asks for one, put away when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar

import structlog

from tantrix.rules.core.errors import TantrixError
from tantrix.server.claims import Alone, Claims
from tantrix.server.db.base import Unavailable
from tantrix.server.room import Room
from tantrix.server.tables.messages import Closing, encode
from tantrix.server.tables.state import Damaged

log = structlog.get_logger()

TIDY_S = 15.0
"""How often rooms without anybody are put away."""

GOING = 1012
"""The code with which sockets are closed: the service is started again."""

FAREWELL = encode(Closing(1000))
"""What pages are told then: to come back after a second."""

Kind = TypeVar("Kind", bound=Room)


class Rooms(ABC, Generic[Kind]):
    """The open rooms by id. A kind of rooms says how one is read from the store (`read`).

    `claims` says whether a room may be open in this process; there it is a `kind` with its id.
    """

    def __init__(self, claims: Claims | None = None, kind: str = "room") -> None:
        self._claims = claims or Alone()
        self._kind = kind
        self._rooms: dict[str, asyncio.Task[Kind]] = {}
        self._closing = False
        self._housekeeping: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        """Return how many rooms are open."""
        return len(self._rooms)

    @property
    def closing(self) -> bool:
        """Whether no room is opened any more."""
        return self._closing

    @abstractmethod
    async def read(self, room_id: str, leave: Callable[[], None]) -> Kind:
        """Return a room as it is stored.

        Raises `TantrixError` `table.unknown`, and `Unavailable` and `Damaged`.
        """

    async def room(self, room_id: str) -> Kind:
        """Return a room; raises `TantrixError` `table.unknown`, or `table.paused`."""
        if self._closing:
            raise TantrixError("table.paused")
        if room_id not in self._rooms:
            opening = asyncio.create_task(self._open(room_id), name=f"opening {room_id}")
            opening.add_done_callback(lambda done: self._opened(room_id, done))
            self._rooms[room_id] = opening
        # Whoever else waits for the room must have it even if this one gives up waiting.
        room = await asyncio.shield(self._rooms[room_id])
        room.touch()
        return room

    async def renew(self, person: str) -> None:
        """Open the rooms anew that concern somebody: what is stored of them has changed.

        Whoever is there is told farewell, and comes back.
        """
        opened = await asyncio.gather(*self._rooms.values(), return_exceptions=True)
        for room in opened:
            if not isinstance(room, BaseException) and room.concerns(person):
                await room.close(FAREWELL, GOING)
                with contextlib.suppress(TantrixError):
                    await self.room(room.id)

    @property
    def opened(self) -> list[Kind]:
        """The rooms that are open now."""
        done = [one for one in self._rooms.values() if one.done() and not one.cancelled()]
        return [one.result() for one in done if one.exception() is None]

    def let_go(self, code: int) -> None:
        """End all rooms as they are: what is true of them is now elsewhere."""
        for room in self.opened:
            room.abandon(code)

    def keep_tidy(self) -> None:
        """Put rooms away at which nobody is, from now on."""
        self._housekeeping = asyncio.create_task(self._keep_tidy(), name="housekeeping")

    async def close(self) -> None:
        """Say farewell in every room and put all of them away; none is opened any more."""
        self._closing = True
        if self._housekeeping is not None:
            self._housekeeping.cancel()
        opened = await asyncio.gather(*self._rooms.values(), return_exceptions=True)
        rooms = [room for room in opened if not isinstance(room, BaseException)]
        await asyncio.gather(*(room.close(FAREWELL, GOING) for room in rooms))

    async def _open(self, room_id: str) -> Kind:
        """Take a room for this process, and read it."""
        try:
            await self._claims.take(f"{self._kind}:{room_id}")
            return await self.read(room_id, lambda: self._forget(room_id))
        except (Unavailable, Damaged) as error:
            raise paused(room_id, error) from error

    def _opened(self, room_id: str, opening: asyncio.Task[Kind]) -> None:
        """Forget a room that could not be opened; one of another kind may be open in its name."""
        if opening.cancelled() or opening.exception() is not None:
            self._rooms.pop(room_id, None)

    def _forget(self, room_id: str) -> None:
        """Open the room anew when it is next asked for."""
        self._rooms.pop(room_id, None)
        self._claims.drop(f"{self._kind}:{room_id}")

    async def _keep_tidy(self) -> None:
        """Put rooms away at which nobody is, again and again."""
        while True:
            await asyncio.sleep(TIDY_S)
            opened = [opening for opening in self._rooms.values() if opening.done()]
            for room in await asyncio.gather(*opened, return_exceptions=True):
                if not isinstance(room, BaseException):
                    with contextlib.suppress(TantrixError):  # whatever fails is in the log
                        await room.tidy()


def paused(what: str, error: Exception) -> TantrixError:
    """Return what is told when the store does not give what it should; the log has the reason."""
    log.error("store failed", what=what, why=str(error))
    return TantrixError("table.paused")
