"""Work that is done in a process of its own, one piece at a time, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import threading
from collections.abc import AsyncGenerator, Callable, Iterable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from tantrix.server.workers.failures import WorkFailed, WorkStopped
from tantrix.server.workers.starting import deaf_to_interrupts

_NICENESS = 10


class SingleProcess:
    """One process at a time, each for one call; an answer may take `patience_s` seconds."""

    def __init__(self, patience_s: float) -> None:
        self._patience_s = patience_s
        self._turn = asyncio.Lock()
        self._process: BaseProcess | None = None
        self._closed = False

    async def ask(self, work: Callable[..., Any], *args: object) -> Any:  # noqa: ANN401 - as `work`
        """Return what a function of a module returns for some values; raises `WorkFailed`."""
        async with self._turn:
            return await asyncio.to_thread(self._ask, work, args)

    async def each(self, work: Callable[..., Iterable[Any]], *args: object) -> AsyncGenerator[Any]:
        """Yield what a function of a module yields for some values; raises `WorkFailed`.

        The process ends with the iteration: whoever leaves it early has to close it.
        """
        async with self._turn:
            process, ours = await asyncio.to_thread(self._begin, _send_each, work, args)
            try:
                while (item := await asyncio.to_thread(self._answer, ours)) is not None:
                    yield item[0]
            finally:
                process.kill()

    def close(self) -> None:
        """Stop at once."""
        self._closed = True
        if self._process is not None:
            self._process.kill()

    def _ask(self, work: Callable[..., Any], args: tuple[object, ...]) -> Any:  # noqa: ANN401
        """Have a new process do the work, and end it."""
        process, ours = self._begin(_send, work, args)
        try:
            return self._answer(ours)
        finally:
            process.kill()
            process.join()
            ours.close()

    def _begin(
        self, send: Callable[..., None], work: Callable[..., Any], args: tuple[object, ...]
    ) -> tuple[BaseProcess, Connection]:
        """Start a process that does the work, and return it with our end of the pipe to it."""
        if self._closed:
            raise WorkStopped("the server closes")
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, send, work, args), daemon=True)
        with deaf_to_interrupts():
            process.start()
        theirs.close()
        self._process = process
        return process, ours

    def _answer(self, ours: Connection) -> Any:  # noqa: ANN401
        """Wait for what the process sends next."""
        if self._closed:  # meanwhile
            raise WorkStopped("the server closes")
        try:
            if not ours.poll(self._patience_s):
                raise WorkFailed(f"it takes more than {self._patience_s:g} s")
            return ours.recv()
        except (EOFError, OSError) as error:
            raise WorkFailed("the process has ended") from error


def _work(
    pipe: Connection, send: Callable[..., None], work: Callable[..., Any], args: tuple[object, ...]
) -> None:
    """Do the work and hand over what comes of it."""
    os.nice(_NICENESS)
    threading.Thread(target=_end_with_the_server, args=(pipe,), daemon=True).start()
    with contextlib.suppress(OSError):
        send(pipe, work(*args))


def _send(pipe: Connection, result: object) -> None:
    """Hand over a result."""
    pipe.send(result)


def _send_each(pipe: Connection, results: Iterable[object]) -> None:
    """Hand over one result after another, each in a tuple, and nothing at the end."""
    for result in results:
        pipe.send((result,))
    pipe.send(None)


def _end_with_the_server(pipe: Connection) -> None:
    """End when nobody is at the other end of the pipe, which never sends anything."""
    with contextlib.suppress(EOFError, OSError):
        pipe.recv()
    os._exit(0)
