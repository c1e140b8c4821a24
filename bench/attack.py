"""What one address can do to the others: attack a playing server, and print how it fares.

    python bench/attack.py [--seconds 20] [--only WORD] [--json]

For each attack a new server is started with the usual settings. Somebody plays there from another
address, six placements a second, opens the lobby, asks for hints and plays against a robot; all of
this is timed, first alone, then during the attack, which runs in a process of its own. The last
columns tell how much memory the server and its processes took more, and what the attacker was
answered. A figure that breaks the bound of docs/server/load.md is marked with `!`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import math
import multiprocessing
import re
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from attacks import ATTACKS, TWO, Attacker, Json
from loadserver import Measured, started
from websockets.asyncio.client import ClientConnection

MOBS = "127.0.0.66"
VICTIMS = "127.0.0.7"
_SAYS = re.compile(r"Tantrix is running at (http://\S+:\d+/)\n")
EASY = {"id": "discovery-9", "placements": []}


class Bound(NamedTuple):
    """What no attack may raise a figure above."""

    placement_ms: float = 100
    lobby_ms: float = 300
    robot_ms: float = 1500
    hint_ms: float = 1500
    memory_mb: float = 200


class Victim:
    """Somebody who plays, and how long each answer took, in milliseconds; inf where none came."""

    def __init__(self, url: str) -> None:
        self.attacker = Attacker(url, VICTIMS)
        self.took: dict[str, list[float]] = {}

    async def play(self, seconds: float) -> None:
        """Do everything for a while."""
        self.took = {name: [] for name in ("placement", "lobby", "robot", "hint")}
        async with self.attacker.browser() as browser:
            await self.attacker.guest(browser)
            doing = (
                self._again(seconds, 1 / 6, self._placing(browser)),
                self._again(seconds, 1.0, self._lobby(browser)),
                self._again(seconds, 1.0, self._robot(browser)),
                self._again(seconds, 1.0, self._hint(browser)),
            )
            await asyncio.gather(*doing)

    async def _again(
        self, seconds: float, pause_s: float, once: Callable[[], Awaitable[None]]
    ) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            with contextlib.suppress(Exception):  # what did not come is infinitely late
                async with asyncio.timeout(30):
                    await once()
            await asyncio.sleep(pause_s)

    @contextlib.contextmanager
    def _timed(self, what: str) -> Iterator[None]:
        began, took = time.perf_counter(), math.inf
        try:
            yield
            took = 1000 * (time.perf_counter() - began)
        finally:
            self.took[what].append(took)

    def _placing(self, browser: httpx.AsyncClient) -> Callable[[], Awaitable[None]]:
        game = _Game(self.attacker, browser)

        async def once() -> None:
            try:
                message = await game.next_placement()
                if message is not None:
                    with self._timed("placement"):
                        await game.accepted(message)
            except Exception:
                await game.leave()
                raise

        return once

    def _robot(self, browser: httpx.AsyncClient) -> Callable[[], Awaitable[None]]:
        async def once() -> None:
            robot = {"kind": "robot", "name": "", "level": "planner", "colour": "Y"}
            table = await self.attacker.table(browser, TWO[0], robot)
            async with self.attacker.socket(f"/ws/tables/{table}", browser) as socket:
                with self._timed("robot"):
                    seen = await _until(socket, "snapshot")
                    while seen["view"]["player"] in seen["you"] and seen["version"] < 2:
                        message = {"type": "place", "id": "v", "version": seen["version"]}
                        message["placement"] = seen["view"]["legal"][0]
                        await socket.send(json.dumps(message))
                        seen = {**seen, **await _until(socket, "event")}
                    if seen["version"] < 3:
                        await _until(socket, "event")

        return once

    def _lobby(self, browser: httpx.AsyncClient) -> Callable[[], Awaitable[None]]:
        async def once() -> None:
            with self._timed("lobby"):
                async with self.attacker.socket("/ws/lobby", browser) as socket:
                    await _until(socket, "snapshot")

        return once

    def _hint(self, browser: httpx.AsyncClient) -> Callable[[], Awaitable[None]]:
        async def once() -> None:
            with self._timed("hint"):
                answer = await browser.post("/api/puzzles/hint", json=EASY)
                answer.raise_for_status()

        return once


class _Game:
    """A game that one person plays for two, and after it the next one, on one socket each."""

    def __init__(self, attacker: Attacker, browser: httpx.AsyncClient) -> None:
        self._attacker = attacker
        self._browser = browser
        self._opened = contextlib.AsyncExitStack()
        self._socket: ClientConnection | None = None
        self._seen: Json = {}

    async def next_placement(self) -> Json | None:
        """Return a message that places a tile; None where the game is over."""
        if self._socket is None:
            table = await self._attacker.table(self._browser, *TWO)
            opening = self._attacker.socket(f"/ws/tables/{table}", self._browser)
            self._socket = await self._opened.enter_async_context(opening)
            self._seen = await _until(self._socket, "snapshot")
        if not self._seen["view"]["legal"]:
            await self.leave()
            return None
        return {
            "type": "place",
            "id": f"v{time.monotonic_ns()}",
            "version": self._seen["version"],
            "placement": self._seen["view"]["legal"][0],
        }

    async def accepted(self, message: Json) -> None:
        """Send a message, and wait until it is accepted."""
        assert self._socket is not None  # noqa: S101 - there is one once a message was made
        await self._socket.send(json.dumps(message))
        while (answer := json.loads(await self._socket.recv()))["type"] != "accepted":
            if answer["type"] == "event":
                self._seen = answer
            assert answer["type"] != "refused", answer  # noqa: S101 - not timed

    async def leave(self) -> None:
        """Play another game next."""
        self._socket = None
        await self._opened.aclose()


async def _until(socket: ClientConnection, kind: str) -> Json:
    """Return the next message of a kind."""
    while True:
        message: Json = json.loads(await socket.recv())
        if message["type"] == kind:
            return message


def percentile(took: list[float], part: float) -> float:
    """Return the value that a part of all is not above; inf where nothing was timed."""
    return sorted(took)[min(len(took) - 1, int(part * len(took)))] if took else math.inf


def memory_mb(pid: int) -> float:
    """Return the megabytes that a process and its children hold."""
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    children = [int(child) for thread in threads for child in thread.read_text().split()]
    total = 0.0
    with contextlib.suppress(OSError, IndexError):
        status = Path(f"/proc/{pid}/status").read_text()
        total = int(re.findall(r"VmRSS:\s+(\d+) kB", status)[0]) * 1024 / 1e6
    return total + sum(map(memory_mb, children))


def attack(name: str, url: str, seconds: float, sent: Any) -> None:  # noqa: ANN401 - a queue
    """Run an attack in this process for a while, and send what it was answered."""

    async def attacking() -> None:
        attacker = Attacker(url, MOBS)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await ATTACKS[name](attacker)
        sent.put(dict(attacker.answers))

    asyncio.run(attacking())


def measured(name: str, seconds: float) -> Json:
    """Return how a server fares during an attack, and before it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tantrix", "--lang", "en", "serve", "--port", "0"]
        with started([*command, "--data", f"{folder}/t.db"], _SAYS, {}) as server:
            victim = Victim(server.url)
            asyncio.run(victim.play(min(seconds, 6)))
            calm, before = victim.took, memory_mb(server.pid)
            with attacking(name, server.url, seconds + 2) as answers:
                peak = asyncio.run(_watched(server, victim.play(seconds)))
    figures = {
        "attack": name,
        "calm_placement_ms": percentile(calm["placement"], 0.99),
        "placement_ms": percentile(victim.took["placement"], 0.99),
        "placements": len(victim.took["placement"]),
        "lobby_ms": percentile(victim.took["lobby"], 0.99),
        "robot_ms": percentile(victim.took["robot"], 0.99),
        "hint_ms": percentile(victim.took["hint"], 0.99),
        "memory_mb": peak - before,
        "answers": answers,
    }
    return {k: round(v, 1) if isinstance(v, float) else v for k, v in figures.items()}


@contextlib.contextmanager
def attacking(name: str, url: str, seconds: float) -> Iterator[dict[str, int]]:
    """Attack meanwhile, in another process; what it was answered is there afterwards."""
    context = multiprocessing.get_context("spawn")
    sent, answers = context.Queue(), dict[str, int]()
    mob = context.Process(target=attack, args=(name, url, seconds, sent))
    mob.start()
    yield answers
    answers |= sent.get(timeout=60)
    mob.join()


async def _watched(server: Measured, play: Coroutine[Any, Any, None]) -> float:
    """Return how many megabytes a server held at most while somebody played."""
    peak, playing = 0.0, asyncio.create_task(play)
    while not playing.done():
        peak = max(peak, memory_mb(server.pid))
        await asyncio.sleep(0.2)
    await playing
    return peak


def broken(figures: Json) -> list[str]:
    """Return the names of the figures that are above their bounds."""
    return [name for name, most in Bound()._asdict().items() if figures[name] > most]


def _row(figures: Json, marks: list[str]) -> str:
    """Return a row of the table; what is above its bound is marked."""
    shown = [f"{figures['calm_placement_ms']:7.0f} "]
    shown += [f"{figures[field]:7.0f}{'!' if field in marks else ' '}" for field in Bound._fields]
    return f"{figures['attack']:36} {' '.join(shown)} {figures['answers']}"


def main() -> int:
    """Measure, and print a row for each attack."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--only", default="")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    names = [name for name in ATTACKS if asked.only in name]
    if not asked.json:
        heads = ("calm", "place", "lobby", "robot", "hint", "MB")
        print(f"{'attack':36} " + " ".join(f"{head:>8}" for head in heads))
    failed = 0
    for name in names:
        figures = measured(name, asked.seconds)
        marks = broken(figures)
        failed += bool(marks)
        row = json.dumps({**figures, "broken": marks}) if asked.json else _row(figures, marks)
        print(row, flush=True)
    print(f"{len(names)} attacks, {failed} above a bound", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
