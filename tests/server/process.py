"""The server in a process of its own, as `tantrix serve` starts it."""

from __future__ import annotations

import contextlib
import os
import re
import ssl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from server.kit import with_today
from sizes import PATIENCE_S

COMMAND = [sys.executable, "-m", "tantrix", "--lang", "en", "serve"]
SAYS = re.compile(r"Tantrix is running at (http://\S+:\d+/)\n")
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
KEPT = re.compile(r"(Data file:|New, empty database:) (/.+)\n")


class Serving:
    """A server that is being served; `url` is where.

    A file that is not there yet is made with the puzzle of today in it, unless the server itself
    shall make it, as a `new` one.
    """

    def __init__(
        self,
        data: Path | str,
        *options: str,
        new: bool = False,
        own_group: bool = False,
        **environment: str,
    ) -> None:
        if isinstance(data, Path) and not new:
            with_today(data)
        kept = "--data" if isinstance(data, Path) else "--database"
        arguments = [*COMMAND, "--port", "0", kept, str(data), *options]
        self.process = subprocess.Popen(
            arguments,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
            start_new_session=own_group,
        )
        assert self.process.stdout is not None
        match = SAYS.fullmatch(self.process.stdout.readline())
        assert match is not None, self.end()
        self.url = match[1]
        if "://" not in str(data):
            kept_in = KEPT.fullmatch(self.process.stdout.readline())
            assert kept_in is not None, self.end()
            self.is_new, self.file = kept_in[1].startswith("New"), Path(kept_in[2])

    def children(self) -> list[int]:
        """Return the processes that this one has started, from whatever thread."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [int(child) for thread in threads for child in thread.read_text().split()]

    def kill(self) -> None:
        """Kill it as nothing but the system can."""
        self.process.kill()
        self.end()

    def end(self, signal: int | None = None) -> tuple[int, str]:
        """Wait for the end, after a signal if one is given; return the status and what was said."""
        if signal is not None:
            self.process.send_signal(signal)
        output, faults = self.process.communicate(timeout=PATIENCE_S)
        return self.process.returncode, output + faults


@contextlib.contextmanager
def serving(
    data: Path | str, *options: str, new: bool = False, **environment: str
) -> Iterator[Serving]:
    """Serve a server, and end it in any case."""
    server = Serving(data, *options, new=new, **environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def serve_in_vain(*options: str, **environment: str) -> tuple[int, str]:
    """Run `tantrix serve` where it must refuse; return the status and what was said."""
    done = subprocess.run(
        [*COMMAND, *options],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
        env={**os.environ, **environment},
    )
    assert done.stdout == ""
    return done.returncode, done.stderr


def gone(process: int) -> bool:
    """Whether a process is there no more, or only as a zombie."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return True
    return stat.rpartition(")")[2].split()[0] == "Z"


def get(url: str, **more: Any) -> httpx.Response:  # noqa: ANN401 - for httpx
    """Ask a server of the tests, which speaks no TLS: see `server.kit.http_client`."""
    return httpx.get(url, verify=NO_TLS, timeout=PATIENCE_S, **more)


def post(url: str, **more: Any) -> httpx.Response:  # noqa: ANN401 - for httpx
    """Have a server of the tests do something."""
    return httpx.post(url, verify=NO_TLS, timeout=PATIENCE_S, **more)
