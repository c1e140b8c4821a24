"""The server in a process of its own, as `tantrix serve` starts it.

Unless a test says something of the command itself, that process is a copy of one that has imported
the server already: see `server.forked`.
"""

from __future__ import annotations

import contextlib
import os
import re
import ssl
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

import httpx

from server.forked import ForkedCommand
from server.kit import with_today
from sizes import PATIENCE_S

SERVE = ["--lang", "en", "serve"]
COMMAND = [sys.executable, "-m", "tantrix", *SERVE]
SAYS = re.compile(r"Tantrix is running at (http://\S+:\d+/)\n")
UNHURRIED = "1000000"
"""All that tests ask for comes from one address."""

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
KEPT = re.compile(r"(Data file:|New, empty database:) (/.+)\n")


class Serving:
    """A server that is being served; `url` is where.

    A file that is not there yet is made with the puzzle of today in it, unless the server itself
    shall make it, as a `new` one. The process is one started `afresh` where a test needs that: with
    a library of its own to load, or in a group of its own. `constants` of one that is not have the
    values that are given.
    """

    def __init__(
        self,
        data: Path | str,
        *options: str,
        new: bool = False,
        afresh: bool = False,
        constants: Mapping[str, object] = MappingProxyType({}),
        **environment: str,
    ) -> None:
        if isinstance(data, Path) and not new:
            with_today(data)
        kept = "--data" if isinstance(data, Path) else "--database"
        arguments = ["--port", "0", kept, str(data), *options]
        self.process = _started(arguments, environment, constants, afresh=afresh)
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
        status = self.process.poll()
        assert status is not None
        return status, output + faults


@contextlib.contextmanager
def serving(
    data: Path | str,
    *options: str,
    new: bool = False,
    afresh: bool = False,
    constants: Mapping[str, object] = MappingProxyType({}),
    **environment: str,
) -> Iterator[Serving]:
    """Serve a server, and end it in any case."""
    server = Serving(data, *options, new=new, afresh=afresh, constants=constants, **environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def serve_in_vain(*options: str, **environment: str) -> tuple[int, str]:
    """Run `tantrix serve` where it must refuse; return the status and what was said."""
    command = _started(options, environment, {}, afresh=False)
    output, faults = command.communicate(timeout=PATIENCE_S)
    status = command.poll()
    assert (output, status is not None) == ("", True)
    return status or 0, faults


def _started(
    options: Sequence[str],
    environment: Mapping[str, str],
    constants: Mapping[str, object],
    *,
    afresh: bool,
) -> subprocess.Popen[str] | ForkedCommand:
    """Start `tantrix serve`."""
    everything = {"TANTRIX_ADDRESS_SHARE": UNHURRIED, **os.environ, **environment}
    if not afresh and "LD_PRELOAD" not in environment:
        return ForkedCommand([*SERVE, *options], everything, constants)
    assert not constants
    return subprocess.Popen(
        [*COMMAND, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=everything,
        start_new_session=True,
    )


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
