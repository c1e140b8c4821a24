"""Daily puzzles are made in a process of their own, so that the server never waits for one."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import threading
from datetime import date
from multiprocessing.connection import Connection
from typing import Protocol

from tantrix.puzzles.daily import wish
from tantrix.server.daily.repository import Day
from tantrix.server.workers.starting import deaf_to_interrupts
from tantrix.solver import daily

PATIENCE_S = 120.0
"""How long a puzzle may take before its process is ended."""

_NICENESS = 10


class GenerationFailed(Exception):
    """The process broke down, took too long, or was told to stop."""


class DailyGenerator(Protocol):
    """Whoever makes the puzzles of the days."""

    async def make(self, secret: bytes, day: date) -> Day:
        """Return the puzzle of a day; raises `GenerationFailed`."""

    def close(self) -> None:
        """Stop at once."""


class ProcessDailyGenerator:
    """A `DailyGenerator` with one process at a time, each for one puzzle."""

    def __init__(self, patience_s: float = PATIENCE_S) -> None:
        self._patience_s = patience_s
        self._turn = asyncio.Lock()
        self._process: multiprocessing.process.BaseProcess | None = None
        self._closed = False

    async def make(self, secret: bytes, day: date) -> Day:
        async with self._turn:
            return await asyncio.to_thread(self._ask, secret, day)

    def close(self) -> None:
        self._closed = True
        if self._process is not None:
            self._process.kill()

    def _ask(self, secret: bytes, day: date) -> Day:
        """Have a new process make a puzzle, and end it."""
        if self._closed:
            raise GenerationFailed("the server closes")
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, secret, day), daemon=True)
        with ours:
            with deaf_to_interrupts():
                process.start()
            theirs.close()
            self._process = process
            try:
                return self._answer(ours, day)
            except (EOFError, OSError) as error:
                raise GenerationFailed("the process has ended") from error
            finally:
                process.kill()
                process.join()

    def _answer(self, ours: Connection, day: date) -> Day:
        if self._closed:  # meanwhile
            raise GenerationFailed("the server closes")
        if not ours.poll(self._patience_s):
            raise GenerationFailed(f"{day} takes more than {self._patience_s:g} s")
        made: Day = ours.recv()
        return made


def made(secret: bytes, day: date) -> Day:
    """Make the puzzle of a day, here and now."""
    one = daily.make(secret, day)
    grade = wish(day).grade
    return Day(day.isoformat(), grade, one.kind, len(one.puzzle.tiles), one.puzzle.name)


def _work(pipe: Connection, secret: bytes, day: date) -> None:
    """Make one puzzle and hand it over."""
    os.nice(_NICENESS)
    threading.Thread(target=_end_with_the_server, args=(pipe,), daemon=True).start()
    with contextlib.suppress(OSError):
        pipe.send(made(secret, day))


def _end_with_the_server(pipe: Connection) -> None:
    """End when nobody is at the other end of the pipe, which never sends anything."""
    with contextlib.suppress(EOFError, OSError):
        pipe.recv()
    os._exit(0)
