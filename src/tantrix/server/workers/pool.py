"""Processes that compute for those who wait, so that the event loop never does.

A piece of work is a function of a module with values that can be pickled. It has a deadline, which
counts from when its process has started and imported what it needs, and its process a limit on
memory: whoever breaks either loses the process, and a new one takes its place. Places are given in
turn by address, and the processor time is charged to whoever asked.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import queue
import resource
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from tantrix.rules.core.errors import TantrixError
from tantrix.server.web.budget import PAYER, WORK, payer_address
from tantrix.server.workers.failures import WorkFailed, WorkStopped
from tantrix.server.workers.searches import Turns
from tantrix.server.workers.starting import deaf_to_interrupts

Result = TypeVar("Result")

_NICENESS = 5

LOOK_S = 0.05
"""How often whoever waits for a process that is being made looks whether it is there."""


class _TooLarge(Exception):
    """A piece of work took too long, or too much memory."""


class Executor(Protocol):
    """What does work that would hold the event loop up."""

    async def do(self, work: Callable[..., Result], *args: object) -> Result:
        """Return what a function of a module returns for some values; see `ProcessPool.do`."""

    def close(self) -> None:
        """Stop all work."""


PROCESSES = 2
"""How many processes compute for requests: one address has one of them at most."""

WAITING, EACH = 60, 12
"""How many requests may wait for them, of all and of one address."""

COMPUTING_S = 10.0
COMPUTING_MEMORY = 256 * 1024 * 1024
"""How long they may compute for one request, and in how many bytes."""

STARTING_S = 120.0
"""How long a process may take to start and to import: about a second unless the machine is busy."""


def computing() -> ProcessPool:
    """Return the processes that compute for requests."""
    turns = Turns(PROCESSES, WAITING, EACH)
    return ProcessPool(PROCESSES, COMPUTING_S, COMPUTING_MEMORY, turns)


class _Task(NamedTuple):
    work: Callable[..., Any]
    args: tuple[object, ...]


class _Answer(NamedTuple):
    """What a process says: a result or a refusal, or what went wrong; and what it cost."""

    result: object
    refusal: TantrixError | None = None
    fault: str = ""
    too_large: bool = False
    spent_ms: float = 0.0


class ProcessPool:
    """At most `size` processes, each made when first needed and used again and again.

    `turns` say whose work is next. A process may take `memory` bytes more than it has when it
    begins; None: as many as it likes.
    """

    def __init__(
        self, size: int, patience_s: float, memory: int | None = None, turns: Turns | None = None
    ) -> None:
        self.patience_s = patience_s
        self._memory = memory
        self._turns = turns or Turns(size)
        self._threads = ThreadPoolExecutor(size, "tantrix-pool")
        self._idle: queue.SimpleQueue[_Worker] = queue.SimpleQueue()
        self._all: set[_Worker] = set()
        self._lock = threading.Lock()
        self._size = size
        self._ahead: Callable[..., object] | None = None
        self._closed = False

    async def do(self, work: Callable[..., Result], *args: object) -> Result:
        """Return what a function returns for some values, as computed by a process.

        Raises the `TantrixError` that it raises or `limit.heavy`, and `WorkFailed`. A cancelled
        wait leaves the process to finish.
        """
        payer, who = PAYER.get(), payer_address()
        await self._turns.take(who)
        loop = asyncio.get_running_loop()
        began_s = loop.time()

        def answered(asking: asyncio.Future[_Answer]) -> None:
            """Give the place to the next, once the process is idle, even if nobody waits for it."""
            self._turns.end(who)
            if payer is not None and not asking.cancelled():
                # Of a process that has broken down nobody knows what it cost; it had the place.
                broken = asking.exception() is not None
                spent_ms = 1000 * (loop.time() - began_s) if broken else asking.result().spent_ms
                payer.charge(WORK, spent_ms)

        try:
            asking = loop.run_in_executor(self._threads, self._ask, _Task(work, args))
        except RuntimeError as error:  # the pool has been closed
            self._turns.end(who)
            raise WorkStopped(str(error)) from error
        asking.add_done_callback(answered)
        try:
            answer = await asyncio.shield(asking)
        except asyncio.CancelledError:
            if asking.cancelled():  # by the end of the pool
                raise WorkStopped("the server closes") from None
            raise
        if answer.refusal is not None:
            raise answer.refusal
        if answer.too_large:
            raise TantrixError("limit.heavy") from WorkFailed(answer.fault)
        if answer.fault:
            raise WorkFailed(answer.fault)
        result: Result = answer.result  # type: ignore[assignment]
        return result

    def keep_ready(self, work: Callable[..., object]) -> None:
        """Make all processes now, and from now on each that is missing, ready for some `work`.

        To start one takes half a second, and seconds on a busy machine, for which somebody would
        have to wait whose own work is small: above all where others have theirs broken off.
        """
        self._ahead = work
        self._make_ahead()

    def close(self) -> None:
        """End all processes at once."""
        with self._lock:
            self._closed = True
            for worker in self._all:
                worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _ask(self, task: _Task) -> _Answer:
        """Have an idle process answer; one that fails is not asked again."""
        worker = self._worker()
        try:
            answer = worker.ask(task, self.patience_s)
        except _TooLarge as error:
            self._discard(worker)
            return _Answer(None, fault=str(error), too_large=True, spent_ms=self.patience_s * 1000)
        except WorkFailed as error:
            self._discard(worker)
            if self._closed:
                raise WorkStopped(str(error)) from error
            raise
        if answer.too_large:
            self._discard(worker)
        else:
            self._idle.put(worker)
        return answer

    def _discard(self, worker: _Worker) -> None:
        worker.end()
        with self._lock:
            self._all.discard(worker)
        self._make_ahead()

    def _worker(self) -> _Worker:
        """Return an idle process, a new one where there are too few."""
        wait_s = 0.0
        while True:
            with contextlib.suppress(queue.Empty):
                return self._idle.get(timeout=wait_s)
            if (worker := self._added()) is not None:
                return worker
            if self._closed:
                raise WorkStopped("the server closes")
            wait_s = LOOK_S  # one that is made ahead will be idle soon, or is no more

    def _added(self) -> _Worker | None:
        """Return a new process, None where there are enough or the server closes."""
        with self._lock:
            if self._closed or len(self._all) >= self._size:
                return None
            worker = _Worker(self._memory)
            self._all.add(worker)
            return worker

    def _make_ahead(self) -> None:
        """Make the processes that are missing, without anybody waiting for them."""
        if self._ahead is not None:
            threading.Thread(target=self._fill, name="tantrix-pool-ahead", daemon=True).start()

    def _fill(self) -> None:
        while (worker := self._added()) is not None:
            try:
                worker.ask(_Task(_ready, (self._ahead,)), self.patience_s)
            except (WorkFailed, _TooLarge):
                worker.end()
                with self._lock:
                    self._all.discard(worker)
                return
            self._idle.put(worker)


class _Worker:
    """A process and our end of the pipe to it: when we die, it reads the end of the pipe."""

    def __init__(self, memory: int | None) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs, memory), daemon=True)
        with deaf_to_interrupts():
            self.process.start()
        theirs.close()

    def ask(self, task: _Task, patience_s: float) -> _Answer:
        """Return what comes of a task; raises `WorkFailed`."""
        try:
            self._pipe.send(task)
            if not self._pipe.poll(STARTING_S):
                raise WorkFailed("the process does not start")
            self._pipe.recv()
            if not self._pipe.poll(patience_s):
                raise _TooLarge(f"it takes more than {patience_s:g} s")
            answer: _Answer = self._pipe.recv()
        except (EOFError, OSError) as error:
            raise WorkFailed("the process has ended") from error
        return answer

    def end(self) -> None:
        """End the process at once, whatever it does."""
        self.process.kill()


def _work(pipe: Connection, memory: int | None) -> None:
    """Answer one task after another, until nobody is at the other end."""
    os.nice(_NICENESS)
    bounded = memory is None
    while True:
        try:
            task: _Task = pipe.recv()
            if not bounded:  # what the task needs is imported by now
                _bound_memory(memory or 0)
                bounded = True
            pipe.send(None)  # the work begins
            pipe.send(_answer(task))
        except (EOFError, OSError):
            return


def _ready(_work: Callable[..., object]) -> None:
    """Do nothing: the module of the work has been imported with it."""


def _bound_memory(more: int) -> None:
    """Let this process have so many bytes more than it has now."""
    pages = Path("/proc/self/statm").read_text(encoding="ascii").split()
    now = int(pages[0]) * resource.getpagesize()
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    resource.setrlimit(resource.RLIMIT_AS, (now + more, hard))


def _answer(task: _Task) -> _Answer:
    """Do one task."""
    began_ns = time.process_time_ns()
    answer: _Answer
    try:
        answer = _Answer(task.work(*task.args))
    except TantrixError as error:
        answer = _Answer(None, error)
    except MemoryError:
        answer = _Answer(None, fault="it takes too much memory", too_large=True)
    except Exception as error:  # noqa: BLE001 - told to the server, which has the log
        answer = _Answer(None, fault=repr(error))
    return answer._replace(spent_ms=(time.process_time_ns() - began_ns) / 1e6)
