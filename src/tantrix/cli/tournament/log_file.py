"""The file of a tournament: one event a line, synced to the disk before anything is said of it.

Each line has the event's number, its time, and a hash of the line and of the hash before, so that
no line can be edited, taken out or put in unnoticed. A copy of the file is a whole backup. A file
that was cut off, as when a laptop dies, is good up to its last whole line; the half line after it
is never taken for an event, and is kept beside the file when the file goes on.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import IO

import click
import msgspec

from tantrix.cli.common import STANDARD, source_name
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import fold
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.state import Logged, TournamentState

SUFFIX = ".tournament"
LARGEST_FILE = 2**26
"""The largest file that is read, in bytes: 5,000 entries over 50 rounds take half of it."""

TORN_SUFFIX = ".torn"
"""What is added to the name of a file for the half lines that were taken from it."""

Decide = Callable[[TournamentState], Sequence[AnyEvent]]


class LogLine(msgspec.Struct, frozen=True):
    """A line of the file; the hash is made of all before it, and of the hash of the line before."""

    number: int
    at_ms: int
    event: AnyEvent
    hash: str


class TournamentFile:
    """A tournament and its file. `head` is the hash of the last line, `torn` the half line."""

    state: TournamentState
    head: str
    torn: bytes
    _lines: int
    _size: int
    _ending: bytes
    """What the last line lacks before another one can follow."""

    def __init__(self, path: Path) -> None:
        """Read the file, `-` for standard input, to which nothing can be added.

        Raises `TantrixError` where it cannot be read, or was edited.
        """
        self.path = path
        self.name = source_name(path)
        with self._opened("rb") as file:
            self._load(file)

    @staticmethod
    def create(path: Path, events: Callable[[], Sequence[AnyEvent]]) -> TournamentFile:
        """Make a file that begins with these events; raises `TantrixError` where there is one."""
        happened = events()
        content, head, at_ms = b"", "", _now_ms()
        for number, event in enumerate(happened, start=1):
            line, head = _written(number, at_ms, event, head)
            content += line
        name = click.format_filename(path)
        try:
            with path.open("xb") as file:
                file.write(content)
                _sync(file)
        except FileExistsError:
            raise TantrixError("cli.tournament.exists", file=name) from None
        except OSError as error:
            raise TantrixError("cli.unwritable", file=name, why=error.strerror) from None
        return TournamentFile(path)

    def append(self, decide: Decide) -> list[Logged]:
        """Add the events that are decided on; when this returns, they are on the disk.

        `decide` sees the tournament as it is now, also if another process has gone on with it.
        Raises `TantrixError` as `check_whole` does, and what `decide` raises.
        """
        with self._opened("r+b") as file:
            if file.seek(0, os.SEEK_END) != self._size:
                self._load(file)
            self.check_whole()
            state, head, content = self.state, self.head, self._ending
            logged = []
            for event in decide(state):
                at_ms = max(_now_ms(), state.updated_ms)
                line, head = _written(state.version + 1, at_ms, event, head)
                state = fold.apply(state, event, at_ms)
                content += line
                logged.append(Logged(event, at_ms))
            if logged:
                self._write(file, content)
                self.state, self.head, self._ending = state, head, b""
                self._lines = state.version
        return logged

    def check_whole(self) -> None:
        """Raise `TantrixError` `cli.tournament.torn` for a file with a half line at its end."""
        if self.torn:
            raise TantrixError("cli.tournament.torn", file=self.name, line=self._lines + 1)

    def repair(self) -> bool:
        """Put the half line into a file beside this one; tell whether there was one."""
        with self._opened("r+b") as file:
            self._load(file)
            if not self.torn:
                return False
            with Path(f"{self.path}{TORN_SUFFIX}").open("ab") as kept:
                kept.write(self.torn + b"\n")
                _sync(kept)
            file.truncate(self._size - len(self.torn))
            _sync(file)
            self._load(file)
        return True

    def _write(self, file: IO[bytes], content: bytes) -> None:
        """Write whole lines, or none of them."""
        file.seek(self._size)
        try:
            file.write(content)
            _sync(file)
        except OSError:
            with suppress(OSError):
                file.truncate(self._size)
            raise
        self._size += len(content)

    @contextmanager
    def _opened(self, mode: str) -> Iterator[IO[bytes]]:
        """Open the file, alone if it is to be written."""
        if self.path == STANDARD:
            yield BytesIO(sys.stdin.buffer.read(LARGEST_FILE + 1))
            return
        try:
            file = self.path.open(mode)
        except OSError as error:
            raise TantrixError("cli.unreadable", file=self.name, why=error.strerror) from None
        with file:
            _lock(file, alone=mode != "rb")
            yield file

    def _load(self, file: IO[bytes]) -> None:
        """Read all lines."""
        file.seek(0)
        content = file.read(LARGEST_FILE + 1)
        if len(content) > LARGEST_FILE:
            raise TantrixError("cli.too_large", file=self.name)
        self._size = len(content)
        *lines, rest = content.split(b"\n")
        # A last line that lacks nothing but its end is whole.
        self._ending = b""
        head = ""
        logged: list[Logged] = []
        for number, line in enumerate(lines, start=1):
            found, head = self._checked(line, number, head)
            logged.append(found)
        self.torn = rest
        if rest:
            with suppress(TantrixError):
                found, head = self._checked(rest, len(lines) + 1, head)
                logged.append(found)
                self.torn, self._ending = b"", b"\n"
        if not logged:
            raise TantrixError("cli.tournament.empty", file=self.name)
        self.head, self._lines = head, len(logged)
        self.state = self._folded(logged)

    def _checked(self, line: bytes, number: int, before: str) -> tuple[Logged, str]:
        """Return the event of a line and the hash; raises `TantrixError` for an edited one."""
        line = line.removesuffix(b"\r")
        body, _, rest = line.rpartition(b',"hash":"')
        found = sha256(before.encode() + body).hexdigest()
        if rest != f'{found}"}}'.encode() or not body.startswith(b'{"number":%d,' % number):
            raise TantrixError("cli.tournament.edited", file=self.name, line=number)
        try:
            decoded = _decoder().decode(line)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise TantrixError(
                "cli.tournament.unknown_event", file=self.name, line=number
            ) from None
        return Logged(decoded.event, decoded.at_ms), found

    def _folded(self, logged: list[Logged]) -> TournamentState:
        """Return what the events add up to."""
        state = None
        for number, (event, at_ms) in enumerate(logged, start=1):
            try:
                state = (
                    fold.start(event, at_ms) if state is None else fold.apply(state, event, at_ms)
                )
            except (TantrixError, ValueError, LookupError):
                raise TantrixError(
                    "cli.tournament.unknown_event", file=self.name, line=number
                ) from None
        if state is None:
            raise TantrixError("cli.tournament.empty", file=self.name)
        return state


def _written(number: int, at_ms: int, event: AnyEvent, before: str) -> tuple[bytes, str]:
    """Return an event as a line, and its hash."""
    encoded = msgspec.json.encode(event)
    body = b'{"number":%d,"at_ms":%d,"event":%s' % (number, at_ms, encoded)
    found = sha256(before.encode() + body).hexdigest()
    return body + f',"hash":"{found}"}}\n'.encode(), found


@cache
def _decoder() -> msgspec.json.Decoder[LogLine]:
    """Return what reads a line."""
    return msgspec.json.Decoder(LogLine)


def _sync(file: IO[bytes]) -> None:
    """Have what was written on the disk."""
    file.flush()
    os.fsync(file.fileno())


def _lock(file: IO[bytes], *, alone: bool) -> None:
    """Hold the file until it is closed, alone or with other readers, where the system can do it."""
    try:
        import fcntl
    except ImportError:  # pragma: no cover - Windows
        return
    fcntl.flock(file, fcntl.LOCK_EX if alone else fcntl.LOCK_SH)


def _now_ms() -> int:
    return time.time_ns() // 1_000_000
