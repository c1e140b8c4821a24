"""How many of our files and functions one placement passes through, from socket to socket.

    .venv/bin/python tools/trace_placement.py

Two people play Strategy over real sockets, and the server keeps its tables in an SQLite file. One
placement is traced, from the arrival of its frame until both sockets have the event and its sender
the acknowledgement: every named function of `src/tantrix` that is called meanwhile, in whichever
thread, is printed in the order of the first calls, with the number of calls; then the totals. Calls
are seen by `sys.setprofile`, which every thread of the server gets before it begins.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import tempfile
import threading
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

import tantrix
from tantrix.server import run
from tantrix.server.config import Settings

PACKAGE = Path(tantrix.__file__).parent
BEFORE = 6
"""How many placements are made before the one that is traced."""

_TICKING = run._serve.__code__  # noqa: SLF001 - which a timer of uvicorn's resumes all the time

SEATS = [
    {"kind": "person", "name": "Ann", "colour": "R"},
    {"kind": "person", "name": "Ben", "colour": "Y"},
]


class Trace:
    """Counts the calls of our functions while it is `on`, in the order of the first ones."""

    def __init__(self) -> None:
        self.on = False
        self.calls: Counter[CodeType] = Counter()

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if code is _TICKING:
            return
        if self.on and event == "call" and code.co_filename.startswith(f"{PACKAGE}{os.sep}"):
            self.calls[code] += not code.co_name.startswith("<")  # no lambda, no comprehension

    def report(self) -> str:
        """Return what was called, a function a line, and the totals."""
        named = [(code, calls) for code, calls in self.calls.items() if calls]
        files = {code.co_filename for code, _ in named}
        lines = [
            f"{Path(code.co_filename).relative_to(PACKAGE)}: {code.co_qualname} ({calls})"
            for code, calls in named
        ]
        return "\n".join([*lines, "", f"{len(files)} files, {len(named)} functions"])


def play(address: str, trace: Trace) -> None:
    """Make a table, and trace a placement at it."""
    with httpx.Client(base_url=address, headers={"Origin": address.rstrip("/")}) as http:
        wish = {"game": "strategy", "seats": SEATS, "pace": "instant", "clock": {"minutes": 10}}
        table = http.post("/api/tables", json=wish).raise_for_status().json()["table"]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    where = f"{address.replace('http', 'ws', 1)}ws/tables/{table}"
    headers = {"Cookie": cookie}
    origin: Any = address.rstrip("/")
    with (
        connect(where, origin=origin, additional_headers=headers) as one,
        connect(where, origin=origin, additional_headers=headers) as other,
    ):
        hello = json.dumps({"type": "hello", "protocol": 1, "version": None})
        for page in (one, other):
            page.send(hello)
        message_in = until(one, "snapshot")
        until(other, "snapshot")
        for number in range(BEFORE + 1):
            trace.on = number == BEFORE
            message = {"id": str(number), "version": message_in["version"]}
            message["placement"] = message_in["view"]["legal"][0]
            one.send(json.dumps({"type": "place", **message}))
            message_in = until(one, "event")
            until(one, "accepted")
            until(other, "event")
        trace.on = False


def until(page: ClientConnection, kind: str) -> dict[str, Any]:
    """Return the next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(page.recv(timeout=30))
        if message["type"] == kind:
            return message


def main() -> None:
    """Serve from this thread, as a signal can only end a server there; play from another one."""
    trace = Trace()
    threading.setprofile(trace)
    sys.setprofile(trace)
    run._new_seed = lambda: "1"  # noqa: SLF001 - the same deal, and the same figures, every time

    def playing(address: str) -> None:
        try:
            play(address, trace)
        finally:
            os.kill(os.getpid(), signal.SIGTERM)

    def announce(address: str) -> None:
        threading.Thread(target=playing, args=(address,), name="pages").start()

    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"{folder}/trace.db", robots=1, log="error")
        run.serve(settings, announce)
    sys.setprofile(None)
    sys.stdout.write(f"{trace.report()}\n")


if __name__ == "__main__":
    main()
