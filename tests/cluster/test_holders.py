"""What a process holds, on a store that the test makes fail."""

from __future__ import annotations

import asyncio

import pytest

from server.kit import Times
from sizes import PATIENCE_S
from tantrix.server.cluster import leases
from tantrix.server.cluster.leases import Leases
from tantrix.server.cluster.repository import GONE_MS

pytestmark = pytest.mark.anyio


class Seen:
    """A store that only notes that a process is seen; `faults` are raised first."""

    def __init__(self) -> None:
        self.faults: list[Exception] = []
        self.beats = asyncio.Semaphore(0)

    async def enter(self, server: str) -> None: ...

    async def leave(self, server: str) -> None: ...

    async def others(self, _: str) -> list[str]:
        return []

    async def beat(self, _: str) -> None:
        self.beats.release()
        if self.faults:
            raise self.faults.pop()


async def test_a_heart_goes_on_beating_whatever_has_gone_wrong(
    times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "BEAT_S", 0.001)
    store, let_go = Seen(), asyncio.Event()
    held = Leases(store, "one", times.tick_ms, {})  # type: ignore[arg-type]

    async def lost() -> None:
        let_go.set()
        raise RuntimeError("a room that does not end")

    held.lost = lost
    await held.open()
    async with asyncio.timeout(PATIENCE_S):
        store.faults.append(RuntimeError("of a kind that nobody knew"))
        times.ms += GONE_MS
        await let_go.wait()
        for _ in range(5):
            await store.beats.acquire()
    await held.close()
