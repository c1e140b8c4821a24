"""Engines for the tests."""

from __future__ import annotations

import random
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

from tantrix.engine.session import EngineSession

OURS = shlex.join([sys.executable, "-m", "tantrix", "engine"])
"""The command that starts our own engine."""


class Talk:
    """A talk with an engine in this process, and the lines that it has said."""

    def __init__(self, now_ms: Callable[[], int] = lambda: 0) -> None:
        self.lines: list[str] = []
        self.session = EngineSession(self.lines.append, random.Random(5), now_ms)

    def take(self, *lines: str) -> list[str]:
        """Say some lines, wait for thoughts to end, and return what was answered."""
        before = len(self.lines)
        for line in lines:
            assert self.session.take(line) is (line != "quit")
        self.session.finish()
        return self.lines[before:]


def script(folder: Path, text: str) -> str:
    """The command of an engine that is a Python script."""
    file = folder / "an engine.py"
    file.write_text(text, encoding="utf-8")
    return shlex.join([sys.executable, str(file)])
