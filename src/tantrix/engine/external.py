"""An engine of somebody else as a robot: whatever it does, it is ended and told of in time."""

from __future__ import annotations

import contextlib
import os
import select
import shlex
import signal
import subprocess
import time
from typing import NamedTuple, NoReturn, Self

from tantrix.engine.lines import LONGEST
from tantrix.notation import moves
from tantrix.notation.positions import registry
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState

PATIENCE_S = 30.0
"""How long an engine may take beyond the time that it is given."""

GREETING_S = 10.0
"""How long an engine may take to start and to greet."""

MOST_OUTPUT = 2**20
"""How many bytes an engine may write before it answers."""

_CHUNK = 65_536
SENTENCE = 300
"""Characters of what an engine says of an error."""

_SHOWN = 60


class Clock(NamedTuple):
    """A player's time for a game, and what each placement adds to it, both in milliseconds.

    >>> from tantrix.engine.external import Clock
    >>> Clock(base=300_000, increment=2_000).increment
    2000
    """

    base: int
    increment: int = 0


class External:
    """A process that speaks the line protocol, for one game; a context, at whose end it is killed.

    What it writes to standard error goes to that of this process.
    `movetime` in milliseconds goes with each `go`, and so does what is left on its `clock`, which
    stops at 0: an engine that has no time left may still answer, within `patience_s` seconds. All
    that fails raises `TantrixError` `robot.engine.*` with the `command`.

    >>> import shlex, sys, tantrix
    >>> from tantrix.engine import External
    >>> state = tantrix.new_game(seed=1)
    >>> command = shlex.join([sys.executable, "-m", "tantrix", "engine"])
    >>> with External(command, movetime=50) as robot:
    ...     robot.choose(state) in state.legal_placements()
    True
    """

    def __init__(
        self,
        command: str,
        movetime: int | None = None,
        patience_s: float = PATIENCE_S,
        clock: Clock | None = None,
    ) -> None:
        self._command = command
        self._movetime = movetime
        self._patience_s = patience_s
        self._clock = clock
        self._left_ms = clock.base if clock else 0
        self._rest = b""

    def __enter__(self) -> Self:
        """Start the process and greet it."""
        self._process = self._start()
        try:
            self._send("tep")
            self._answer("tepok", min(GREETING_S, self._patience_s))
            self._send("newgame")
        except BaseException:  # who gives up waiting leaves no process behind either
            self._end()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        """End the process and all that it started."""
        self._end()

    def choose(self, state: StrategyState) -> Placement:
        """See `Robot`: what the engine says is believed once it is legal."""
        self._send(f"position {registry.write(state.hidden())}")
        answer = self._chosen()
        legal = {
            moves.write_placement(placement): placement for placement in state.legal_placements()
        }
        return legal.get(answer) or self._fail("illegal", text=answer[:_SHOWN])

    def _chosen(self) -> str:
        """Have the engine think, by its clock, and return what it chooses."""
        words, longest_ms = "go", self._movetime or 0
        if self._movetime is not None:
            words += f" movetime {self._movetime}"
        if self._clock is not None:
            words += f" clock {self._left_ms} increment {self._clock.increment}"
            longest_ms = self._left_ms
        began = time.monotonic_ns()
        self._send(words)
        answer = self._answer("bestmove", self._patience_s + longest_ms / 1000)
        if self._clock is not None:
            used_ms = (time.monotonic_ns() - began) // 10**6
            self._left_ms = max(0, self._left_ms - used_ms) + self._clock.increment
        return answer

    def _start(self) -> subprocess.Popen[bytes]:
        """Start the process, alone in its group, so that all of it can be ended."""
        if not hasattr(os, "killpg"):
            self._fail("posix")
        try:
            return subprocess.Popen(  # noqa: S603 - who starts a match names its players
                shlex.split(self._command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as error:
            self._fail("no_command", why=getattr(error, "strerror", None) or str(error))

    def _end(self) -> None:
        """End the process and all that it started."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError):
                if pipe is not None:
                    pipe.close()

    def _send(self, line: str) -> None:
        """Write a line; each is far shorter than what a pipe holds for who does not read."""
        assert self._process.stdin is not None  # noqa: S101 - it is a pipe
        try:
            self._process.stdin.write(f"{line}\n".encode())
            self._process.stdin.flush()
        except OSError:
            self._ended()

    def _answer(self, verb: str, patience_s: float) -> str:
        """Return what follows a verb, passing over all other lines."""
        deadline = time.monotonic() + patience_s
        most = MOST_OUTPUT
        while True:
            line = self._line(deadline, patience_s)
            most -= len(line)
            words = line.decode(errors="replace").split()
            if words[:1] == [verb]:
                return words[1] if len(words) > 1 else ""
            if words[:1] == ["error"]:
                self._fail("refused", text=" ".join(words[1:])[:SENTENCE])
            if most < 0:
                self._fail("flood")

    def _line(self, deadline: float, patience_s: float) -> bytes:
        """Return the next line, with its end."""
        while b"\n" not in self._rest:
            if len(self._rest) > LONGEST:
                self._fail("flood")
            self._rest += self._read(deadline, patience_s)
        line, end, self._rest = self._rest.partition(b"\n")
        return line + end

    def _read(self, deadline: float, patience_s: float) -> bytes:
        """Return what the process has written, as soon as there is something."""
        assert self._process.stdout is not None  # noqa: S101 - it is a pipe
        pipe = self._process.stdout.fileno()
        left = deadline - time.monotonic()
        if left <= 0 or not select.select([pipe], [], [], left)[0]:
            self._fail("late", seconds=patience_s)
        return os.read(pipe, _CHUNK) or self._ended()

    def _ended(self) -> NoReturn:
        """Tell that the process has closed its output, or its input."""
        self._end()
        self._fail("ended", status=self._process.returncode)

    def _fail(self, what: str, **params: object) -> NoReturn:
        """Raise what goes wrong."""
        raise TantrixError(f"robot.engine.{what}", command=self._command, **params)
