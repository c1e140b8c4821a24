"""What limits a server on this machine: syncing a file, and sockets without a game."""

from __future__ import annotations

import os
import re
import sys
import time
from pathlib import Path
from typing import Any

import loadcrowd
from loadcrowd import Crowd
from loadserver import per_cpu_second, started

SYNC_S = 1.0
_PIECE = bytes(400)


def measure(folder: Path) -> dict[str, Any]:
    """Return how often a file can be synced in a second, and how many messages are echoed."""
    return {"syncs_a_second": round(_syncs(folder)), **_echoes()}


def _syncs(folder: Path) -> float:
    """Append to a file and sync it, one after another."""
    with (folder / "syncs").open("wb", buffering=0) as file:
        done, before_s = 0, time.monotonic()
        while (passed_s := time.monotonic() - before_s) < SYNC_S:
            file.write(_PIECE)
            os.fdatasync(file.fileno())
            done += 1
    return done / passed_s


def _echoes() -> dict[str, Any]:
    """Have sockets say something to a bare application on the same server, again and again."""
    server = [sys.executable, str(Path(__file__).with_name("loadecho.py"))]
    with (
        started(server, re.compile(r"(http://\S+)\n"), {}) as measured,
        Crowd(loadcrowd.echo, [measured.url]) as crowd,
    ):
        cpu_s, before_s = measured.cpu_s(), time.monotonic()
        [count] = crowd.ask("echo")
        passed_s, cpu_s = time.monotonic() - before_s, measured.cpu_s() - cpu_s
    return {
        "echoes_a_second": round(count / passed_s),
        "echoes_a_server_cpu_second": per_cpu_second(count, cpu_s),
    }
