"""How long a server takes from its start to its first answer: on the wall, and of the processor.

`python bench/start.py [RUNS] [PYTHON ...]` starts the server of each interpreter in turn, so that
what else the machine does meets all alike, and prints the median, the least and the most of each
over a database that is there already. Without an interpreter it measures its own.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

RUNS = 10
PATIENCE_S = 60.0
"""For how long a server may not even listen."""

_UNCOMPILED = "PYTHONDONTWRITEBYTECODE"
"""Forbids Python to keep compiled modules, which an installed server has."""

_TICKS = os.sysconf("SC_CLK_TCK")
_REQUEST = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"


class Start(NamedTuple):
    """What one start took."""

    wall_s: float
    """Until the last byte of the first page was here."""
    cpu_s: float
    """What the process itself had used by then, without those that it begins to start meanwhile."""


def measure(python: str, database: Path) -> Start:
    """Start a server, ask for the first page as soon as it listens, and end it."""
    port = _free_port()
    began = time.perf_counter()
    process = subprocess.Popen(  # noqa: S603 - our own
        [python, "-m", "tantrix", "serve", "--port", str(port), "--data", str(database)],
        stdout=subprocess.DEVNULL,
        env={name: value for name, value in os.environ.items() if name != _UNCOMPILED},
    )
    try:
        answer = _ask(process, port)
        took = Start(time.perf_counter() - began, _cpu_s(process.pid))
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()
    if not answer.startswith(b"HTTP/1.1 200 "):
        raise SystemExit(f"no page: {answer[:80]!r}")
    return took


def _free_port() -> int:
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as one:
        port: int = one.getsockname()[1]
        return port


def _ask(process: subprocess.Popen[bytes], port: int) -> bytes:
    """Return the whole answer; a server that listens keeps who comes waiting until it is open."""
    latest = time.perf_counter() + PATIENCE_S
    while process.poll() is None and time.perf_counter() < latest:
        with contextlib.suppress(ConnectionRefusedError), _connection(port) as line:
            line.sendall(_REQUEST)
            return b"".join(iter(lambda: line.recv(2**16), b""))
        time.sleep(0.002)
    raise SystemExit("the server did not start")


def _connection(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port))


def _cpu_s(pid: int) -> float:
    """Return the seconds of processor time that a process has used, by all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def _row(values: list[float]) -> str:
    return f"{statistics.median(values):5.2f} ({min(values):.2f} to {max(values):.2f})"


def main() -> None:
    """Print what the start of each takes."""
    words = sys.argv[1:]
    runs = int(words.pop(0)) if words and words[0].isdigit() else RUNS
    pythons = words or [sys.executable]
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{number}.db" for number in range(len(pythons))]
        for python, file in zip(pythons, files, strict=True):
            measure(python, file)  # makes the database and the compiled modules
        took: list[list[Start]] = [[] for _ in pythons]
        for _ in range(runs):
            for python, file, starts in zip(pythons, files, took, strict=True):
                starts.append(measure(python, file))
    for python, starts in zip(pythons, took, strict=True):
        wall, cpu = ([one[column] for one in starts] for column in (0, 1))
        print(f"{python}: {_row(wall)} s until the first answer, {_row(cpu)} s of the processor")


if __name__ == "__main__":
    main()
