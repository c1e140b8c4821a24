"""The command `tantrix` in a copy of a process that has imported the server already.

A Python that starts from nothing spends most of a second of a processor on imports before a server
does anything, and the tests start some hundreds of servers. So one process beside each process of
the tests imports once and is forked for each server: the fork server of `multiprocessing`. From
`tantrix.cli.main.main` on, all is as in a process of its own.

Passwords cost as little there as argon2 lets them, and a file of SQLite does not wait for the disk:
what was committed outlives a process, if not the machine. A server that is started afresh is as it
is for people.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import tempfile
from collections.abc import Mapping, Sequence
from importlib import import_module
from multiprocessing.connection import Connection
from types import MappingProxyType, ModuleType

from tantrix.server.auth import passwords
from tantrix.server.db import sqlite

CONTEXT = multiprocessing.get_context("forkserver")
IMPORTED = (
    "__main__",
    "tantrix.cli.serve",
    "tantrix.server.db.store",
    "tantrix.server.run",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "redis.asyncio",
    "alembic.command",
    "uvloop",
)

PASSWORD_COSTS = passwords.ROUNDS, passwords.MEMORY_KIB
"""What a hash costs for people."""

passwords.ROUNDS, passwords.MEMORY_KIB = 1, 16

SYNCHRONOUS = sqlite.SYNCHRONOUS
"""When a commit waits for the disk, for people."""

sqlite.SYNCHRONOUS = "OFF"


class ForkedCommand:
    """A running command, with what the tests need of `subprocess.Popen`.

    `constants` of modules, by their whole names, have other values in its process.
    """

    def __init__(
        self,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        constants: Mapping[str, object] = MappingProxyType({}),
    ) -> None:
        CONTEXT.set_forkserver_preload(list(IMPORTED))
        reading, writing = os.pipe()
        self.stdout = open(reading)  # noqa: PTH123, SIM115 - of a pipe; `communicate` closes it
        self._stderr = tempfile.TemporaryFile("w+")  # noqa: SIM115 - the same
        out, err = Connection(writing, readable=False), Connection(os.dup(self._stderr.fileno()))
        with out, err:
            self._process = CONTEXT.Process(
                target=_run,
                args=(list(arguments), dict(environment), dict(constants), out, err),
            )
            self._process.start()

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """The status, the number of a signal as a negative one; None while it runs."""
        return self._process.exitcode

    def poll(self) -> int | None:
        """Return the status."""
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal, unless the process has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """Kill it as nothing but the system can."""
        self.send_signal(signal.SIGKILL)

    def communicate(self, timeout: float) -> tuple[str, str]:
        """Wait for the end; return what was written and not read yet, and what faults were."""
        self._process.join(timeout)
        assert self.returncode is not None, f"it has not ended within {timeout} s"
        with self.stdout, self._stderr:
            self._stderr.seek(0)
            return self.stdout.read(), self._stderr.read()


def _run(
    arguments: list[str],
    environment: dict[str, str],
    constants: dict[str, object],
    out: Connection,
    err: Connection,
) -> None:
    """Run the command in this process, which has been forked for it."""
    os.dup2(out.fileno(), 1)
    os.dup2(err.fileno(), 2)
    out.close()
    err.close()
    sys.stdout, sys.stderr = (open(number, "w", closefd=False) for number in (1, 2))  # noqa: SIM115
    # Whatever it starts in its turn shall not import the main module of the tests.
    sys.modules["__main__"] = ModuleType("__main__")
    os.environ.clear()
    os.environ.update(environment)
    for name, value in constants.items():
        module, _, constant = name.rpartition(".")
        assert hasattr(import_module(module), constant)
        setattr(import_module(module), constant, value)
    from tantrix.cli.main import main

    main(arguments)
