"""The engine as a program meets it: lines in, lines out, whatever the lines are."""

from __future__ import annotations

import random
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple, TextIO

import tantrix
from tantrix.engine.lines import (
    LONGEST,
    Command,
    Go,
    Greet,
    IsReady,
    NewGame,
    PositionCommand,
    Quit,
    SetOption,
    Stop,
    number,
    read,
)
from tantrix.engine.thinking import Mind, Send, Thinking, error_line
from tantrix.robots.base import LEVELS, STANDARD, GameRobot
from tantrix.rules.base import State
from tantrix.rules.core.errors import TantrixError

VERSION = 1
"""The version of the protocol."""

MOST_LINES = 56
"""How many best placements can be told at most."""


class OwnRobot(NamedTuple):
    """A robot of somebody that is to be an engine, and what it says of itself.

    >>> import random, tantrix
    >>> from tantrix.engine.session import EngineSession, OwnRobot, monotonic_ms
    >>> own = OwnRobot(tantrix.make_robot("greedy", seed=1), name="The first", author="Ann")
    >>> session = EngineSession(print, random.Random(1), monotonic_ms, own)
    >>> session.take("tep")
    id name The first
    id author Ann
    protocol 1
    tepok
    True
    """

    robot: GameRobot
    name: str
    author: str


class EngineSession:
    """A talk with one program. Each line is answered, if at all, through `send`.

    `now_ms` is a monotonic clock. An `own` robot takes the place of ours, and has no options.

    >>> import random
    >>> from tantrix.engine.session import EngineSession, monotonic_ms
    >>> said = []
    >>> session = EngineSession(said.append, random.Random(1), monotonic_ms)
    >>> session.take("position v1 strategy:2 free 0 1,2/3,4 ?52 -")
    True
    >>> session.take("go depth 1")
    True
    >>> session.finish()
    >>> said[-1]
    'bestmove 1@0,0:0'
    """

    def __init__(
        self,
        send: Send,
        rng: random.Random,
        now_ms: Callable[[], int],
        own: OwnRobot | None = None,
    ) -> None:
        self._own = own
        self._send = send
        self._rng = rng
        self._now_ms = now_ms
        self._level = STANDARD
        self._multi = 1
        self._state: State | None = None
        self._thinking: Thinking | None = None

    def take(self, line: str) -> bool:
        """Do what a line says; tell whether there is more to come. Never raises."""
        try:
            command = read(line, self._rng)
            if command is not None:
                self._do(command)
        except TantrixError as error:
            self._send(error_line(error))
        else:
            return not isinstance(command, Quit)
        return True

    def stop(self) -> None:
        """Have the thought that goes on say its move now."""
        if self._thinking is not None:
            self._thinking.stop()

    def finish(self) -> None:
        """End the talk once the thought that goes on has said its move."""
        if self._thinking is not None:
            self._thinking.wait()

    def _do(self, command: Command) -> None:
        """Do a command; raises `TantrixError`."""
        if isinstance(command, Greet):
            self._introduce()
        elif isinstance(command, IsReady):
            self._send("readyok")
        elif isinstance(command, Stop):
            self.stop()
        elif not isinstance(command, Quit):
            self._change(command)

    def _change(self, command: Go | NewGame | PositionCommand | SetOption) -> None:
        """Do what cannot be done while a thought goes on; raises `TantrixError`."""
        if self._thinking is not None and self._thinking.going_on:
            raise TantrixError("bad.engine", text="", reason="thinking")
        if isinstance(command, Go):
            self._go(command)
        elif isinstance(command, SetOption):
            self._set(command.name.casefold(), command.value)
        else:
            self._state = command.state if isinstance(command, PositionCommand) else None

    def _introduce(self) -> None:
        """Tell who this is and what can be set."""
        if self._own is not None:
            said = (f"id name {self._own.name}", f"id author {self._own.author}")
            for line in (*said, f"protocol {VERSION}", "tepok"):
                self._send(" ".join(line.split()))
            return
        levels = " ".join(f"var {level}" for level in LEVELS)
        self._send(f"id name tantrix {tantrix.__version__}")
        self._send("id author the tantrix project")
        self._send(f"option name Level type combo default {STANDARD} {levels}")
        self._send(f"option name MultiPV type spin default 1 min 1 max {MOST_LINES}")
        self._send("option name Seed type string")
        self._send(f"protocol {VERSION}")
        self._send("tepok")

    def _set(self, name: str, value: str) -> None:
        """Set an option; raises `TantrixError` `bad.engine`."""
        if self._own is not None:
            raise TantrixError("bad.engine", text=f"{name} {value}"[:40], reason="option")
        if name == "level" and value in LEVELS:
            self._level = value
        elif name == "multipv" and 1 <= number(value) <= MOST_LINES:
            self._multi = number(value)
        elif name == "seed":
            self._rng = random.Random(value)
        else:
            raise TantrixError("bad.engine", text=f"{name} {value}"[:40], reason="option")

    def _go(self, command: Go) -> None:
        """Begin to think; raises `TantrixError` where there is no position."""
        if self._state is None:
            raise TantrixError("bad.engine", text="", reason="no_position")
        robot = self._own.robot if self._own else None
        mind = Mind(self._level, self._rng, self._multi, self._now_ms, robot)
        self._thinking = Thinking(self._state, command.limits, mind, self._send)


def serve(
    robot: GameRobot,
    name: str | None = None,
    *,
    author: str = "unknown",
    source: TextIO | None = None,
    target: TextIO | None = None,
) -> None:
    r"""Make an engine of a robot, to play in `tantrix match` and elsewhere; return at the end.

    The robot gets states of whatever game it is asked about, without the order of the bag. It may
    take its time: `movetime` and the other limits of `go` are not handed on to it. What it raises,
    or a choice that is none of the state's `legal_actions()`, becomes an `error` line, and the
    first legal action is played; a traceback goes to standard error. `source` and `target` are
    standard input and output where they are not given.

    >>> import io
    >>> import tantrix
    >>> from tantrix.engine import serve
    >>> said = io.StringIO()
    >>> serve(tantrix.make_robot("greedy"), source=io.StringIO("isready\nquit\n"), target=said)
    >>> said.getvalue()
    'readyok\n'
    """
    own = OwnRobot(robot, name or type(robot).__name__, author)
    talk(source or sys.stdin, target or sys.stdout, random.Random(), monotonic_ms, own)


def monotonic_ms() -> int:
    """Return the time of a monotonic clock in milliseconds.

    >>> from tantrix.engine.session import monotonic_ms
    >>> monotonic_ms() <= monotonic_ms()
    True
    """
    return time.monotonic_ns() // 10**6


def talk(
    source: TextIO,
    target: TextIO,
    rng: random.Random,
    now_ms: Callable[[], int],
    own: OwnRobot | None = None,
) -> None:
    """Take the lines of a stream until `quit` or its end, and answer on another.

    Once nobody reads `target` any more, the talk ends.

    >>> import io, random
    >>> from tantrix.engine.session import monotonic_ms, talk
    >>> answers = io.StringIO()
    >>> talk(io.StringIO("isready"), answers, random.Random(1), monotonic_ms)
    >>> answers.getvalue().split()
    ['readyok']
    """
    out = _Out(target)
    session = EngineSession(out.send, rng, now_ms, own)
    for line in _lines(source):
        if not session.take(line) or out.gone:
            session.stop()
            break
    session.finish()
    out.gone = True


def _lines(source: TextIO) -> Iterator[str]:
    """Yield the lines of a stream, of one that is too long only as much as shows it."""
    while line := source.readline(LONGEST + 1):
        rest = line
        while len(line) > LONGEST and rest and not rest.endswith("\n"):
            rest = source.readline(LONGEST + 1)
        yield line


class _Out:
    """Lines to a stream, from several threads."""

    def __init__(self, target: TextIO) -> None:
        self._target = target
        self._writing = threading.Lock()
        self.gone = False

    def send(self, line: str) -> None:
        """Write a line at once."""
        with self._writing:
            if not self.gone:
                try:
                    self._target.write(f"{line}\n")
                    self._target.flush()
                except (OSError, ValueError):
                    self.gone = True
