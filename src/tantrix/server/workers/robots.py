"""Robots think in processes of their own, so that the server never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import queue
import random
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import NamedTuple, Protocol

from tantrix.robots.base import make_game_robot
from tantrix.rules.base import Action, State, Step
from tantrix.rules.core.placements import Placement
from tantrix.server.web.counters import THINKING
from tantrix.server.workers.starting import deaf_to_interrupts

PATIENCE_S = 30.0
"""How long a robot may think about a placement before its process is ended."""

_NICENESS = 5


class RobotFailed(Exception):
    """A robot broke down, thought too long, or was told to stop."""


class RobotExecutor(Protocol):
    """Those who choose actions for seats without a person."""

    async def choose(
        self, game: str, level: str, state: State, seed: str | None = None
    ) -> Placement | Step:
        """Return what a robot of `level` does in a state of a game that knows no secret.

        Equal seeds choose alike; without one it is left to chance. Raises `RobotFailed`.
        """

    def close(self) -> None:
        """Stop all thinking."""


class _Task(NamedTuple):
    """What a process is asked: nothing in it tells the order of the bag."""

    game: str
    level: str
    state: State
    seed: str


class _Answer(NamedTuple):
    """What a process says: an action, or what went wrong."""

    action: Action | None
    fault: str = ""


class RobotProcessPool:
    """At most `size` processes, each made when first needed and used again and again."""

    def __init__(self, size: int | None = None, patience_s: float = PATIENCE_S) -> None:
        size = size or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._patience_s = patience_s
        self._threads = ThreadPoolExecutor(size, "tantrix-robots")
        self._idle: queue.SimpleQueue[_Worker] = queue.SimpleQueue()
        self._all: set[_Worker] = set()
        self._lock = threading.Lock()
        self._closed = False

    async def choose(
        self, game: str, level: str, state: State, seed: str | None = None
    ) -> Placement | Step:
        """See `RobotExecutor`. A cancelled wait leaves the process to finish its thought."""
        task = _Task(game, level, state, seed or secrets.token_hex(16))
        loop = asyncio.get_running_loop()
        try:
            with THINKING.track_inprogress():
                action = await loop.run_in_executor(self._threads, self._ask, task)
        except RuntimeError as error:  # the pool has been closed
            raise RobotFailed(str(error)) from error
        if not isinstance(action, Placement | Step):
            raise RobotFailed(f"{level} chose {action!r}")
        return action

    def close(self) -> None:
        with self._lock:
            self._closed = True
            for worker in self._all:
                worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _ask(self, task: _Task) -> Action | None:
        """Have an idle process answer; one that fails is not asked again."""
        worker = self._worker()
        try:
            action = worker.ask(task, self._patience_s)
        except BaseException:
            worker.end()
            with self._lock:
                self._all.discard(worker)
            raise
        self._idle.put(worker)
        return action

    def _worker(self) -> _Worker:
        """Return an idle process, a new one where there is none."""
        try:
            return self._idle.get_nowait()
        except queue.Empty:
            with self._lock:
                if self._closed:
                    raise RobotFailed("the server closes") from None
                worker = _Worker()
                self._all.add(worker)
                return worker


class _Worker:
    """A process and our end of the pipe to it: when we die, it reads the end of the pipe."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), daemon=True)
        with deaf_to_interrupts():
            self._process.start()
        theirs.close()

    def ask(self, task: _Task, patience_s: float) -> Action | None:
        """Return what a robot chooses; raises `RobotFailed`."""
        try:
            self._pipe.send(task)
            if not self._pipe.poll(patience_s):
                raise RobotFailed(f"{task.level} thinks for more than {patience_s:g} s")
            answer: _Answer = self._pipe.recv()
        except (EOFError, OSError) as error:
            raise RobotFailed("the process has ended") from error
        if answer.fault:
            raise RobotFailed(answer.fault)
        return answer.action

    def end(self) -> None:
        """End the process at once, whatever it does."""
        self._process.kill()


def _work(pipe: Connection) -> None:
    """Answer one task after another, until nobody is at the other end."""
    os.nice(_NICENESS)
    while True:
        try:
            pipe.send(_answer(pipe.recv()))
        except (EOFError, OSError):
            return


def _answer(task: _Task) -> _Answer:
    """Think about one task."""
    try:
        return _Answer(_choice(task))
    except Exception as error:  # noqa: BLE001 - told to the server, which has the log
        return _Answer(None, f"{task.level} on {task.state!r}: {error!r}")


def _choice(task: _Task) -> Action:
    """Return what a robot that is made for one task chooses."""
    rng = random.Random(task.seed)
    return make_game_robot(task.game, task.level, rng).choose(task.state)
