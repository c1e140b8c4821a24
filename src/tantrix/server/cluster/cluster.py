"""One process among several: what it holds, and the way to the others."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from starlette.types import ASGIApp, Receive, Scope, Send

from tantrix.rules.core.errors import TantrixError
from tantrix.server.cluster.leases import Leases
from tantrix.server.cluster.proxy import Forwarder, Frame, unanswered
from tantrix.server.cluster.repository import LeaseStore
from tantrix.server.db.base import Unavailable
from tantrix.server.db.engine import Database
from tantrix.server.web.route import LOBBY
from tantrix.server.web.tasks import end_tasks

if TYPE_CHECKING:  # whose driver is needed by several processes alone
    from tantrix.server.cluster.bus import Bus

log = structlog.get_logger()

STRANDED_S = 2.0
"""How often it is looked whether robots are to move at tables that nobody holds."""

PREFIX = "tantrix"

_ENCODE = msgspec.msgpack.Encoder()
_DECODE = msgspec.msgpack.Decoder(Frame)

OpenRoom = Callable[[str, str], Awaitable[object]]
"""Opens a table by its id and kind."""


class Cluster:
    """A process of the server. `redis` is the address of the Redis server.

    Raises `TantrixError`: `store.redis` where that is none, `store.no_redis` where the driver is
    not installed.
    """

    def __init__(self, database: Database, redis: str, tick_ms: Callable[[], int]) -> None:
        self.process = secrets.token_hex(8)
        store = LeaseStore(database)
        self.holders = Leases(store, self.process, tick_ms, database.epochs)
        self.tunnels = Forwarder(self.process, self._send, tick_ms)
        self._store = store
        self._bus = bus_to(redis, PREFIX, self.process, self._take)
        self._takers: dict[str, Callable[[Any], None]] = {}
        self._others: list[str] = []
        self.holders.there = self._learn
        self._looking: asyncio.Task[None] | None = None

    async def open(self, open_room: OpenRoom) -> None:
        """Be there for the others; raises `Unavailable`."""
        await self.holders.open()
        await self._bus.open()
        self.tunnels.open()
        self._looking = asyncio.create_task(self._look(open_room), name="stranded")

    def on(self, kind: str, take: Callable[[Any], None]) -> None:
        """Have what others `publish` of a kind taken."""
        self._takers[kind] = take

    def publish(self, kind: str, body: object) -> None:
        """Tell all other processes something, which may be lost."""
        message = _ENCODE.encode(Frame(kind, self.process, "", 0, body))
        for other in self._others:
            self._send(other, message)

    async def close(self) -> None:
        """Leave everything to the others."""
        await end_tasks(self._looking)
        await self.holders.close()
        await self.tunnels.close()
        await self._bus.close()

    def _send(self, to: str, message: bytes) -> None:
        self._bus.send(to, message)

    def _learn(self, others: list[str]) -> None:
        """Note who else is there; whoever is not answers nothing any more."""
        self._others = others
        self.tunnels.keep(others)

    def _take(self, message: bytes) -> None:
        frame = _DECODE.decode(message)
        if frame.kind in self._takers:
            self._takers[frame.kind](frame.body)
        else:
            self.tunnels.take(frame)

    async def _look(self, open_room: OpenRoom) -> None:
        """Open the tables that are stranded, so that their robots go on."""
        while True:
            await asyncio.sleep(STRANDED_S)
            try:
                stranded = await self._store.stranded()
            except Unavailable:
                continue
            for table, kind in stranded:
                try:
                    await open_room(table, kind)
                except Exception as error:  # noqa: BLE001 - another process may have been quicker
                    log.info("table not taken", table=table, why=str(error))


def bus_to(address: str, prefix: str, process: str, take: Callable[[bytes], None]) -> Bus:
    """Return the bus at an address; raises `TantrixError` as `Cluster` does."""
    try:
        from tantrix.server.cluster.bus import Bus
    except ModuleNotFoundError as error:
        raise TantrixError("store.no_redis") from error
    try:
        return Bus(address, prefix, process, take)
    except ValueError:
        raise TantrixError("store.redis", address=address.partition(":")[0]) from None


class ProxyMiddleware:
    """Has other processes answer what they hold.

    `holder` tells what must be held to answer at a path; `renew` is awaited when the lobby is ours
    anew.
    """

    def __init__(
        self,
        app: ASGIApp,
        cluster: Cluster,
        holder: Callable[[str], str | None],
        renew: Callable[[], Awaitable[None]],
    ) -> None:
        self._app = app
        self._holder = holder
        self._cluster = cluster
        self._renew = renew
        cluster.tunnels.app = self._take

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here, or have it answered elsewhere."""
        name = None if scope["type"] == "lifespan" else self._holder(scope["path"])
        if name is None:
            return await self._app(scope, receive, send)
        try:
            holder = await self._cluster.holders.elsewhere(name)
        except Unavailable:
            return await unanswered(scope, send)
        if holder is None:
            return await self._take(scope, receive, send)
        return await self._cluster.tunnels.forward(holder, scope, receive, send)

    async def _take(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take for this process what is asked for, and answer."""
        name = self._holder(scope["path"]) or ""
        try:
            taken = await self._cluster.holders.take(name)
            if taken and name == LOBBY:
                await self._renew()
        except (TantrixError, Unavailable):
            return await unanswered(scope, send)
        return await self._app(scope, receive, send)
