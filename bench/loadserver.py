"""A server to measure: in processes of its own, each on one core; and its tables."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import httpx

if TYPE_CHECKING:
    from tantrix.server.tables.state import TableState


_COMMAND = [sys.executable, "-m", "tantrix", "--lang", "en", "serve", "--port", "0"]
_SAYS = re.compile(r"Tantrix is running at (http://\S+:\d+/)\n")
UNHURRIED = {"TANTRIX_ADDRESS_SHARE": "1000000"}
"""Where many players come from few addresses, no share of the processor holds them back."""

_TICKS = os.sysconf("SC_CLK_TCK")

TABLES_OF_ONE = 80
"""How many tables one address makes: the server takes no more from one at once."""


class Measured(NamedTuple):
    """A process that is measured, and where it is found."""

    url: str
    pid: int

    def cpu_s(self) -> float:
        """Return the seconds of processor time used so far, by all its threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def rss_mb(self) -> float:
        """Return the megabytes of memory that it holds."""
        [kilobytes] = re.findall(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text())
        return int(kilobytes) * 1024 / 1e6


def per_cpu_second(count: int, cpu_s: float) -> int | None:
    """Return how many a second of processor time are; None if too little of it was counted.

    The kernel counts in ticks of 10 ms, and what took less may have cost none at all.
    """
    return round(count / cpu_s) if cpu_s > 0 else None


@contextlib.contextmanager
def started(
    command: Sequence[str], announcement: re.Pattern[str], settings: Mapping[str, str]
) -> Iterator[Measured]:
    """Start a server on the first core of ours, leaving the others to us; end it at last.

    Its `settings` are variables of the environment.
    """
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[:1])
    process = subprocess.Popen(  # noqa: S603 - our own
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **settings}
    )
    os.sched_setaffinity(0, cores[1:] or cores)
    assert process.stdout is not None  # noqa: S101 - it is a pipe
    try:
        announced = announcement.fullmatch(process.stdout.readline())
        if announced is None:
            raise SystemExit("the server did not start")
        yield Measured(announced[1], process.pid)
    finally:
        os.sched_setaffinity(0, cores)
        process.send_signal(signal.SIGTERM)
        process.communicate()


class Where(NamedTuple):
    """Where a server keeps its games: a file, or a database; and the Redis of several processes."""

    data: Path | str
    redis: str | None = None

    def options(self) -> list[str]:
        """Return the options of `tantrix serve`."""
        kept = "--data" if isinstance(self.data, Path) else "--database"
        shared = [] if self.redis is None else ["--redis", self.redis]
        return [kept, str(self.data), *shared]


@contextlib.contextmanager
def running_server(where: Where) -> Iterator[Measured]:
    """Start a server."""
    with started([*_COMMAND, *where.options()], _SAYS, UNHURRIED) as measured:
        yield measured


@contextlib.contextmanager
def running_servers(where: Where, count: int) -> Iterator[list[Measured]]:
    """Start the processes of a server, each on a core of its own."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(running_server(where)) for _ in range(count)]


class Seated(NamedTuple):
    """A table that was made, the session that made it, and the address from which it came."""

    table: str
    cookie: str
    own: str


async def make_tables(count: int, *urls: str) -> list[Seated]:
    """Make tables for two people, from as many addresses of this machine as are needed.

    They are made at each process of the server in turn, an address's worth at once.
    """
    share = min(TABLES_OF_ONE, -(-count // len(urls)))
    made: list[Seated] = []
    for number, at in enumerate(range(0, count, share)):
        url = urls[number % len(urls)]
        made += await _tables_of(url, own_address(number), min(share, count - at))
    return made


def own_address(number: int) -> str:
    """Return an address of this machine."""
    return f"127.{1 + number // 60000}.{number // 250 % 240 + 1}.{number % 250 + 1}"


async def _tables_of(url: str, own: str, count: int) -> list[Seated]:
    """Make tables from one address, all of one session."""
    seats = [
        {"kind": "person", "name": name, "colour": colour}
        for name, colour in (("Ann", "R"), ("Ben", "Y"))
    ]
    wish = {"game": "strategy", "seats": seats, "pace": "instant"}
    headers = {"Origin": url.rstrip("/")}
    wire = httpx.AsyncHTTPTransport(local_address=own)
    made = []
    async with httpx.AsyncClient(base_url=url, transport=wire, timeout=60) as client:
        for _ in range(count):
            answer = await client.post("/api/tables", json=wish, headers=headers)
            answer.raise_for_status()
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            made.append(Seated(answer.json()["table"], cookie, own))
    return made


class Kept(NamedTuple):
    """What the file of a server holds of a table: its game, and who asked for each version."""

    table_state: TableState
    asked: dict[int, str | None]


def kept(data: Path | str, tables: Sequence[str]) -> dict[str, Kept]:
    """Return what is stored of tables, in a server that is closed."""
    # Here, so that the processes in which the players are need not load a server.
    from tantrix.server.db.store import open_store
    from tantrix.server.tables.state import TABLE_LOG

    async def read() -> dict[str, Kept]:
        store = await open_store(data)
        try:
            stored = {table: await store.entries(table) for table in tables}
        finally:
            await store.close()
        return {
            table: Kept(
                TABLE_LOG.replay(entries), {entry.seq: entry.client_id for entry in entries}
            )
            for table, entries in stored.items()
        }

    return asyncio.run(read())
