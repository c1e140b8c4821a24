"""Work that is done in a process of its own, one piece at a time, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from tantrix.server.workers.starting import deaf_to_interrupts

_NICENESS = 10


class WorkFailed(Exception):
    """The process broke down, took too long, or was told to stop."""


class SingleProcess:
    """One process at a time, each for one call; it may take `patience_s` seconds."""

    def __init__(self, patience_s: float) -> None:
        self._patience_s = patience_s
        self._turn = asyncio.Lock()
        self._process: multiprocessing.process.BaseProcess | None = None
        self._closed = False

    async def ask(self, work: Callable[..., Any], *args: object) -> Any:  # noqa: ANN401 - as `work`
        """Return what a function of a module returns for some values; raises `WorkFailed`."""
        async with self._turn:
            return await asyncio.to_thread(self._ask, work, args)

    def close(self) -> None:
        """Stop at once."""
        self._closed = True
        if self._process is not None:
            self._process.kill()

    def _ask(self, work: Callable[..., Any], args: tuple[object, ...]) -> Any:  # noqa: ANN401
        """Have a new process do the work, and end it."""
        if self._closed:
            raise WorkFailed("the server closes")
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, work, args), daemon=True)
        with ours:
            with deaf_to_interrupts():
                process.start()
            theirs.close()
            self._process = process
            try:
                return self._answer(ours)
            except (EOFError, OSError) as error:
                raise WorkFailed("the process has ended") from error
            finally:
                process.kill()
                process.join()

    def _answer(self, ours: Connection) -> Any:  # noqa: ANN401
        if self._closed:  # meanwhile
            raise WorkFailed("the server closes")
        if not ours.poll(self._patience_s):
            raise WorkFailed(f"it takes more than {self._patience_s:g} s")
        return ours.recv()


def _work(pipe: Connection, work: Callable[..., Any], args: tuple[object, ...]) -> None:
    """Do the work and hand over what came of it."""
    os.nice(_NICENESS)
    threading.Thread(target=_end_with_the_server, args=(pipe,), daemon=True).start()
    with contextlib.suppress(OSError):
        pipe.send(work(*args))


def _end_with_the_server(pipe: Connection) -> None:
    """End when nobody is at the other end of the pipe, which never sends anything."""
    with contextlib.suppress(EOFError, OSError):
        pipe.recv()
    os._exit(0)
