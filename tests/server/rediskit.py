"""A Redis server for the tests, on a socket of the file system."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import redis as sync

from sizes import PATIENCE_S

MISSING = "Redis is not installed: install the package redis-server"


class Redis:
    """A server that keeps nothing when it is stopped."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("redis-server")
        assert program is not None, MISSING
        self._socket = folder / "redis"
        kept = ("--save", "", "--appendonly", "no", "--dir", str(folder))
        self._command = [program, "--port", "0", "--unixsocket", str(self._socket), *kept]
        self.url = f"unix://{self._socket}"
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        patience = time.monotonic() + PATIENCE_S
        while not self._socket.exists():
            assert time.monotonic() < patience
            time.sleep(0.01)

    def flush(self) -> None:
        """Forget everything."""
        client = sync.Redis.from_url(self.url)
        client.flushall()
        client.close()

    def lengths(self) -> list[int]:
        """Return how many entries each stream keeps."""
        client = sync.Redis.from_url(self.url)
        lengths = [client.xlen(name) for name in client.keys()]  # noqa: SIM118 - no mapping
        client.close()
        return lengths

    def stop(self) -> None:
        """Kill it: everything in it is lost."""
        self._process.kill()
        self._process.wait()
        self._socket.unlink(missing_ok=True)


@contextlib.contextmanager
def redis_served() -> Iterator[Redis]:
    """Start a server in a folder of its own, and end it with everything in it."""
    folder = Path(tempfile.mkdtemp(prefix="tantrix-"))
    server = Redis(folder)
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)
