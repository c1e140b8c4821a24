"""The task that sends what is in the outbox, one for each channel, for ever."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import structlog

from tantrix.server.db.base import Unavailable
from tantrix.server.notifications.notices import KEPT_MS, NoticeStore
from tantrix.server.notifications.outbox import HOUR_MS, DeliveryOutcome, OutboxStore, Outgoing
from tantrix.server.notifications.settings import Channel
from tantrix.server.web.tasks import end_tasks

log = structlog.get_logger()

PAUSE_S = 1.0
"""How often it is looked whether there is something to send."""

AT_ONCE = 4
"""How many messages are sent at once by one channel."""

DRAIN_S = 5.0
"""How long a server that is closed waits for messages that are being sent."""

Carrier = Callable[[Outgoing], Awaitable[DeliveryOutcome]]
"""Sends one message, once, and says what came of it."""


class Sender:
    """Sends messages by the carriers of the channels that are switched on."""

    def __init__(
        self,
        store: OutboxStore,
        notices: NoticeStore,
        wall_ms: Callable[[], int],
    ) -> None:
        self._store = store
        self._notices = notices
        self.carriers: dict[Channel, Carrier] = {}
        self._wall_ms = wall_ms
        self._closing = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begin, beside everything else."""
        self._tasks = [
            asyncio.create_task(self._run(channel), name=f"sending {channel}")
            for channel in self.carriers
        ]
        self._tasks.append(asyncio.create_task(self._sweep(), name="sweeping notices"))

    async def close(self) -> None:
        """Begin nothing more, and wait a little for what is being sent: cut off, it may be lost."""
        self._closing.set()
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=DRAIN_S)
            await end_tasks(*late)

    async def step(self, channel: Channel) -> int:
        """Plan and send what is due by a channel; return how many messages were sent."""
        if not await self._store.due(channel, self._wall_ms()):
            return 0
        await self._store.plan(channel, self._wall_ms())
        claimed = await self._store.claim(channel, self._wall_ms(), AT_ONCE)
        await asyncio.gather(*map(self._send, claimed))
        return len(claimed)

    async def _send(self, message: Outgoing) -> None:
        try:
            outcome = await self.carriers[message.channel](message)
        except Exception:
            log.exception("carrier failed", channel=message.channel, kind=message.kind)
            outcome = DeliveryOutcome.UNKNOWN
        if outcome is not DeliveryOutcome.SENT:
            about = {"channel": message.channel, "kind": message.kind}
            log.warning("message not sent", outcome=outcome.name, number=message.number, **about)
        await self._store.settle(message, outcome, self._wall_ms())

    async def _run(self, channel: Channel) -> None:
        """Send again and again, whatever goes wrong."""
        while not self._closing.is_set():
            try:
                if await self.step(channel) == AT_ONCE:
                    continue
            except Unavailable as error:
                log.warning("outbox not read", channel=channel, why=str(error))
            except Exception:
                log.exception("outbox not read", channel=channel)
            await self._pause(PAUSE_S)

    async def _sweep(self) -> None:
        """Forget now and then what is long over."""
        while not self._closing.is_set():
            with contextlib.suppress(Unavailable):
                await self._store.purge(self._wall_ms())
                await self._notices.purge(self._wall_ms() - KEPT_MS)
            await self._pause(HOUR_MS / 1000)

    async def _pause(self, seconds: float) -> None:
        """Wait, unless the server closes."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)
