"""An engine for asynchronous programs: its options, limits, and what it says meanwhile.

`External` plays matches with an engine; this client is for programs that do more with one::

    async with EngineClient.start("./mine --quick") as engine:
        await engine.set_option("MultiPV", 3)
        async for info in engine.analyse(state, Limits(depth=2)):
            print(info.depth, info.lead, info.pv)
        choice = await engine.play(state, Limits(movetime=200))

What the engine writes to standard error is handed on line by line, and its last lines are notes of
the errors that are raised.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shlex
import signal
import sys
from collections import deque
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple, NoReturn

from tantrix.engine.external import GREETING_S, MOST_OUTPUT, PATIENCE_S, SENTENCE
from tantrix.engine.lines import LONGEST, Limits
from tantrix.engine.thinking import NOTHING
from tantrix.notation.moves import write_action
from tantrix.notation.positions import registry
from tantrix.rules.base import Action, State
from tantrix.rules.core.errors import TantrixError

LINES_KEPT = 20
"""How many lines of standard error are kept for errors."""

_SHOWN = 60
_KEYS = ("type", "default", "min", "max", "var")


class EngineOption(NamedTuple):
    """An option as an engine describes it: its type as in UCI, and what it may be set to.

    >>> import asyncio, sys, tantrix
    >>> from tantrix.engine import EngineClient
    >>> async def option():
    ...     async with EngineClient.start([sys.executable, "-m", "tantrix", "engine"]) as engine:
    ...         return engine.options["MultiPV"]
    >>> found = asyncio.run(option())
    >>> found.type, found.least, found.most
    ('spin', '1', '56')
    """

    name: str
    type: str
    default: str = ""
    least: str = ""
    most: str = ""
    choices: tuple[str, ...] = ()


class Info(NamedTuple):
    """What an engine says while it thinks; None is what it does not say.

    `lead` is in points, `time_ms` in milliseconds, `pv` are actions as text; `line` is all of it.

    >>> import asyncio, sys, tantrix
    >>> from tantrix.engine import EngineClient, Limits
    >>> async def last():
    ...     async with EngineClient.start([sys.executable, "-m", "tantrix", "engine"]) as engine:
    ...         choice = await engine.play(tantrix.new_game(seed=1), Limits(depth=1))
    ...         return choice.infos[-1]
    >>> info = asyncio.run(last())
    >>> info.depth, info.lead is None, len(info.pv)
    (1, False, 1)
    """

    line: str
    depth: int | None = None
    multipv: int | None = None
    lead: float | None = None
    nodes: int | None = None
    time_ms: int | None = None
    pv: tuple[str, ...] = ()


class Choice(NamedTuple):
    """What an engine does, None where there is nothing to do, and all that it said before.

    >>> import tantrix
    >>> from tantrix.engine.client import Choice, Info
    >>> choice = Choice(tantrix.read_placement("25@0,0:0"), (Info("info depth 1", depth=1),))
    >>> choice.action.tile, choice.infos[0].depth
    (25, 1)
    """

    action: Action | None
    infos: tuple[Info, ...]


def to_stderr(line: str) -> None:
    """Write a line of an engine to the standard error of this process.

    >>> import sys
    >>> from contextlib import redirect_stderr
    >>> from tantrix.engine.client import to_stderr
    >>> with redirect_stderr(sys.stdout):
    ...     to_stderr("the network is loaded")
    the network is loaded
    """
    sys.stderr.write(f"{line}\n")


class EngineClient:
    """A running engine; made by `start`. All that fails raises `TantrixError` `robot.engine.*`.

    `name` and `author` are what it says of itself, `options` what can be set.

    >>> import asyncio, sys, tantrix
    >>> from tantrix.engine import EngineClient, Limits
    >>> async def first(state):
    ...     async with EngineClient.start([sys.executable, "-m", "tantrix", "engine"]) as engine:
    ...         await engine.set_option("Level", "greedy")
    ...         return (await engine.play(state, Limits(depth=1))).action
    >>> state = tantrix.new_game(seed=1)
    >>> asyncio.run(first(state)) in state.legal_actions()
    True
    """

    def __init__(
        self, command: str, process: asyncio.subprocess.Process, patience_s: float
    ) -> None:
        self.name = ""
        self.author = ""
        self.options: Mapping[str, EngineOption] = {}
        self._command = command
        self._process = process
        self._patience_s = patience_s
        self._said: deque[str] = deque(maxlen=LINES_KEPT)
        self._thinking = False

    @classmethod
    @contextlib.asynccontextmanager
    async def start(
        cls,
        command: str | Sequence[str],
        *,
        patience_s: float = PATIENCE_S,
        on_stderr: Callable[[str], None] = to_stderr,
    ) -> AsyncGenerator[EngineClient]:
        """Start an engine and greet it; at the end it is killed with all that it started.

        `command` is a line as for a shell, or its words. The engine may take `patience_s` seconds
        beyond the time that it is given. `on_stderr` gets each line of its standard error.
        """
        shown = command if isinstance(command, str) else shlex.join(command)
        if not hasattr(os, "killpg"):
            raise TantrixError("robot.engine.posix", command=shown)
        try:
            words = shlex.split(command) if isinstance(command, str) else command
            process = await asyncio.create_subprocess_exec(
                *words,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                start_new_session=True,
                limit=LONGEST,
            )
        except (OSError, ValueError, TypeError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise TantrixError("robot.engine.no_command", command=shown, why=why) from None
        engine = cls(shown, process, patience_s)
        hearing = asyncio.create_task(engine._hear(on_stderr))
        try:
            await engine._greet()
            yield engine
        except TantrixError as error:
            if error.params.get("command") == shown:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(hearing), 0.2)
                for line in engine._said:
                    error.add_note(line)
            raise
        finally:
            await engine._end()
            await hearing

    async def set_option(self, name: str, value: object) -> None:
        """Set an option.

        Raises `robot.engine.no_option` where the engine has none of that name, and
        `robot.engine.no_options` where it has none at all.
        """
        if name not in self.options:
            if not self.options:
                self._fail("no_options", name=name[:_SHOWN])
            self._fail("no_option", name=name[:_SHOWN], known=list(self.options))
        await self._send(f"setoption name {name} value {value}")
        await self.ready()

    async def new_game(self) -> None:
        """Say that what follows belongs to another game."""
        await self._send("newgame")

    async def ready(self) -> None:
        """Wait until the engine has done all that it was sent."""
        await self._send("isready")
        await self._until("readyok")

    async def play(self, state: State, limits: Limits | None = None) -> Choice:
        """Return what the engine does in a position; it is not shown the order of the bag.

        Raises `robot.engine.illegal` where that is against the rules.
        """
        infos: list[Info] = []
        answer = NOTHING
        async for said in self._go(state, limits or Limits()):
            if isinstance(said, Info):
                infos.append(said)
            else:
                answer = said
        if answer == NOTHING:
            return Choice(None, tuple(infos))
        legal = {write_action(action): action for action in state.legal_actions()}
        action = legal.get(answer)
        if action is None:
            self._fail("illegal", text=answer[:_SHOWN])
        return Choice(action, tuple(infos))

    async def analyse(self, state: State, limits: Limits | None = None) -> AsyncGenerator[Info]:
        """Yield what the engine says of a position while it thinks, until the limit is reached.

        Who leaves the loop early (close it with `contextlib.aclosing`) has it stop.
        """
        async with contextlib.aclosing(self._go(state, limits or Limits())) as talk:
            async for said in talk:
                if isinstance(said, Info):
                    yield said

    async def _go(self, state: State, limits: Limits) -> AsyncGenerator[Info | str]:
        """Have the engine think, and yield what it says, its choice the last."""
        if self._thinking:
            self._fail("busy")
        words = ["go"]
        for name, limit in limits._asdict().items():
            if limit is True:
                words.append(name)
            elif limit is not None and limit is not False:
                words += [name, str(limit)]
        await self._send(f"position {registry.write(state.hidden())}")
        await self._send(" ".join(words))
        longest = limits.movetime if limits.clock is None else limits.clock
        patience_s = None if limits.infinite else self._patience_s + (longest or 0) / 1000
        self._thinking = True
        try:
            async for line in self._lines(patience_s):
                verb, _, rest = line.partition(" ")
                if verb == "bestmove":
                    self._thinking = False
                    yield rest.strip()
                    return
                if verb == "info":
                    yield _info(line)
        except TantrixError:
            self._thinking = False
            raise
        finally:
            if self._thinking:
                await self._stop()

    async def _stop(self) -> None:
        """Have the engine say its move now, and pass over it."""
        with contextlib.suppress(TantrixError):
            await self._send("stop")
            await self._until("bestmove")
        self._thinking = False

    async def _greet(self) -> None:
        """Hear who the engine is, and what can be set."""
        options: dict[str, EngineOption] = {}
        await self._send("tep")
        async for line in self._lines(min(GREETING_S, self._patience_s)):
            words = line.split()
            if words[:2] == ["id", "name"]:
                self.name = " ".join(words[2:])
            elif words[:2] == ["id", "author"]:
                self.author = " ".join(words[2:])
            elif words[:2] == ["option", "name"]:
                option = _option(words[2:])
                options[option.name] = option
            elif words[:1] == ["tepok"]:
                break
        self.options = options

    async def _until(self, verb: str) -> None:
        """Pass over lines up to one that begins with a verb."""
        async for line in self._lines(self._patience_s):
            if line.split()[:1] == [verb]:
                return

    async def _lines(self, seconds: float | None) -> AsyncIterator[str]:
        """Yield what the engine writes for so long at most, without end where that is None.

        Raises where it writes an error, or comes too late, or never ends.
        """
        loop = asyncio.get_running_loop()
        deadline = None if seconds is None else loop.time() + seconds
        most = MOST_OUTPUT
        while True:
            line = await self._line(deadline, seconds)
            most -= len(line)
            if line.startswith("error "):
                self._fail("refused", text=line.removeprefix("error ")[:SENTENCE])
            if most < 0:
                self._fail("flood")
            yield line

    async def _line(self, deadline: float | None, seconds: float | None) -> str:
        """Return the next line without its end."""
        assert self._process.stdout is not None  # noqa: S101 - it is a pipe
        try:
            async with asyncio.timeout_at(deadline):
                raw = await self._process.stdout.readline()
        except TimeoutError:
            self._fail("late", seconds=seconds)
        except ValueError:  # a line longer than the stream holds
            self._fail("flood")
        if not raw:
            await self._ended()
        return raw.decode(errors="replace").strip()

    async def _send(self, line: str) -> None:
        """Write a line."""
        assert self._process.stdin is not None  # noqa: S101 - it is a pipe
        try:
            self._process.stdin.write(f"{line}\n".encode())
            await self._process.stdin.drain()
        except OSError:
            await self._ended()

    async def _hear(self, on_stderr: Callable[[str], None]) -> None:
        """Hand on what the engine writes to standard error, long lines in pieces."""
        assert self._process.stderr is not None  # noqa: S101 - it is a pipe
        while raw := await self._process.stderr.read(LONGEST):
            for line in raw.decode(errors="replace").splitlines():
                self._said.append(line)
                on_stderr(line)

    async def _ended(self) -> NoReturn:
        """Tell that the process has closed its output, or its input."""
        self._fail("ended", status=await self._end())

    async def _end(self) -> int:
        """Kill the process and all that it started, and return its status.

        What it has written must be read: a pipe that holds something is not closed, and asyncio
        waits for that.
        """
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        assert self._process.stdout is not None  # noqa: S101 - it is a pipe
        while await self._process.stdout.read(LONGEST):
            pass
        return await self._process.wait()

    def _fail(self, what: str, **params: object) -> NoReturn:
        """Raise what goes wrong."""
        raise TantrixError(f"robot.engine.{what}", command=self._command, **params)


def _option(words: Sequence[str]) -> EngineOption:
    """Return an option that is described as in UCI."""
    found: dict[str, list[str]] = {"name": []}
    key = "name"
    choices: list[str] = []
    for word in words:
        if word in _KEYS:
            key = word
            choices += ["" for _ in range(word == "var")]
            found.setdefault(key, [])
        elif key == "var":
            choices[-1] = f"{choices[-1]} {word}".strip()
        else:
            found[key].append(word)
    texts = (" ".join(found.get(key, [])) for key in ("name", *_KEYS[:4]))
    name, kind, default, least, most = texts
    return EngineOption(name, kind, default, least, most, tuple(choices))


def _info(line: str) -> Info:
    """Return what a line says; what cannot be read in it is left out."""
    words = line.split()[1:]
    at = words.index("pv") if "pv" in words else len(words)
    said = dict(pairwise(words[:at]))
    numbers: dict[str, float] = {}
    for name in ("depth", "multipv", "nodes", "time", "lead"):
        with contextlib.suppress(KeyError, ValueError):
            numbers[name] = float(said[name]) if name == "lead" else int(said[name])
    lead, pv = numbers.pop("lead", None), tuple(words[at + 1 :])
    whole = {"time_ms" if name == "time" else name: int(many) for name, many in numbers.items()}
    return Info(line, lead=lead, pv=pv, **whole)
