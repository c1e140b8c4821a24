"""Thousands who watch a tournament over real sockets: what a result costs the server.

`python bench/tournament_watchers.py [SOCKETS]` serves a tournament of 1,000 entries in this process
and has SOCKETS (5,000) sockets of another one watch it, over the loopback. Then the results of ten
tables are entered, one after another. Printed is for how long the event loop was held at most, by
the clock and by its processor time, and when the last socket had heard. A socket that is missing an
event, or hears one out of order, makes the exit status 1.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from multiprocessing.connection import Connection
from typing import NamedTuple

import msgspec
from loadcrowd import AT_ONCE, Crowd
from loadserver import own_address
from loadwire import Wire, connect
from tournamentserver import OWNER, entered, holding

from tantrix.server import run
from tantrix.server.app import build
from tantrix.server.config import Settings
from tantrix.server.tournaments.actor import TournamentActor
from tantrix.server.tournaments.office_requests import EnterResult
from tantrix.tournaments import directing, events, fold
from tantrix.tournaments.state import Logged

ENTRIES = 1000
RESULTS = 10
A_PLACE = 20
"""So many sockets come from one address."""

HELLO = b'{"type":"hello","protocol":1,"version":null}'


class Share(NamedTuple):
    """What the process of the watchers has to do."""

    url: str
    tournament: str
    sockets: int


class Told(msgspec.Struct):
    """A message, as far as it is looked at."""

    type: str
    version: int = 0


_TOLD = msgspec.json.Decoder(Told)


class Watcher:
    """A socket that watches; it notes when it heard of each version."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()
        self.heard_s: dict[int, float] = {}
        self.in_order = True
        self._version = 0

    async def come(self, share: Share, own: str) -> None:
        """Connect, and wait for the snapshot."""
        path = f"/ws/tournament/{share.tournament}"
        wire = Wire(share.url, path, "", self._hear, lambda _: self.ready.set())
        await connect(wire, share.url, own)
        wire.send(HELLO)
        await self.ready.wait()

    def _hear(self, text: bytes) -> None:
        told = _TOLD.decode(text)
        if told.type == "snapshot":
            self._version = told.version
            self.ready.set()
        elif told.type == "event":
            self.in_order &= told.version == self._version + 1
            self._version = told.version
            self.heard_s[told.version] = time.monotonic()


def watch(pipe: Connection, share: Share) -> None:
    """Have everybody `come`, and tell what was `heard`: of each version when, and all in order."""

    async def main() -> None:
        crowd = [Watcher() for _ in range(share.sockets)]
        while True:
            word = await asyncio.to_thread(pipe.recv)
            if word == "come":
                for first in range(0, len(crowd), AT_ONCE):
                    some = enumerate(crowd[first : first + AT_ONCE], start=first)
                    await asyncio.gather(
                        *(one.come(share, own_address(number // A_PLACE)) for number, one in some)
                    )
                pipe.send("all are there")
            else:
                pipe.send([(one.in_order, one.heard_s) for one in crowd])

    asyncio.run(main())


def begun() -> list[Logged]:
    """Return the log of a tournament that is in its first round."""
    state = fold.refold(entered(ENTRIES))
    for event in directing.pair_next(state):
        state = fold.apply(state, event, 0)
    state = fold.apply(state, directing.publish(state), 0)
    for table in range(1, ENTRIES // 2 + 1):
        began = events.Began(round=1, table=table, game=1, room=f"room-{table}")
        state = fold.apply(state, began, 0)
    return list(state.log)


class Lag:
    """How long everything else had to wait at most, in seconds: by the clock and the processor."""

    def __init__(self) -> None:
        self.wall_s = self.used_s = 0.0

    async def measure(self) -> None:
        """Look again and again."""
        while True:
            wall_s, used_s = time.perf_counter(), time.thread_time()
            await asyncio.sleep(0.001)
            self.wall_s = max(self.wall_s, time.perf_counter() - wall_s - 0.001)
            self.used_s = max(self.used_s, time.thread_time() - used_s)


async def results(actor: TournamentActor, crowd: Crowd, sockets: int) -> bool:
    """Enter results, print what they cost, and tell whether everybody heard of all in order."""
    lags: list[Lag] = []
    entered_s: dict[int, float] = {}
    used_s = time.process_time()
    for table in range(1, RESULTS + 1):
        lags.append(Lag())
        beside = asyncio.create_task(lags[-1].measure())
        await asyncio.sleep(0.01)
        begun_s = time.monotonic()
        message = EnterResult(id=f"result-{table}", round=1, table=table, scores=(24, 20))
        entered_s[(await actor.act(OWNER, message)).version] = begun_s
        await asyncio.sleep(1.5)
        beside.cancel()
    used_s = time.process_time() - used_s
    heard = (await asyncio.to_thread(crowd.ask, "heard"))[0]
    whole = all(in_order and times.keys() >= entered_s.keys() for in_order, times in heard)
    if whole:
        last_s = [
            max(times[version] for _, times in heard) - at_s for version, at_s in entered_s.items()
        ]
        wall_ms = [1000 * lag.wall_s for lag in lags]
        loop_ms = [1000 * lag.used_s for lag in lags]
        print(f"{sockets} sockets, {RESULTS} results: median (largest)")
        print(f"loop held by the clock   {statistics.median(wall_ms):6.1f} ({max(wall_ms):.1f}) ms")
        print(f"loop held, processor     {statistics.median(loop_ms):6.1f} ({max(loop_ms):.1f}) ms")
        print(f"processor time a result  {1000 * used_s / RESULTS:6.1f} ms")
        median_ms, most_ms = 1000 * statistics.median(last_s), 1000 * max(last_s)
        print(f"the last one has heard   {median_ms:6.1f} ({most_ms:.1f}) ms")
    return whole


async def main(sockets: int) -> None:
    """Serve, have everybody watch, and enter results."""
    async with holding(begun()) as (container, made):
        settings = Settings(address_share=1_000_000)
        listening, ready = run.bind("127.0.0.1", 0), asyncio.Event()
        server = run.Server(container, build(container, settings=settings), ready.set, settings)
        sweeping = asyncio.create_task(run.keep_swept())
        await container.open()
        serving = asyncio.create_task(server.serve([listening]))
        await ready.wait()
        with Crowd(watch, [Share(run.address(listening), made, sockets)]) as crowd:
            begun_s = time.perf_counter()
            await asyncio.to_thread(crowd.ask, "come")
            print(f"{sockets} have come: {time.perf_counter() - begun_s:.1f} s")
            whole = await results(await container.tournaments.room(made), crowd, sockets)
        server.stop()
        await serving
        sweeping.cancel()
    if not whole:
        raise SystemExit("somebody did not hear of everything in order")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 5000))
