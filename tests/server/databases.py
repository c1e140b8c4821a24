"""The databases of the tests: SQLite files, and a PostgreSQL server of their own."""

from __future__ import annotations

import contextlib
import getpass
import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg

from server.kit import prepare
from tantrix.server.db.store import Store, open_store

USER = "tantrix"
MISSING = "PostgreSQL is not installed: install the package postgresql"


class Server:
    """A PostgreSQL server that listens on a socket of the file system alone.

    It does not wait for the disk: what it has committed outlives its end, if not that of the
    machine.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._programs = programs()
        self._run_as = "postgres" if os.geteuid() == 0 else getpass.getuser()
        shutil.chown(folder, self._run_as)
        data = str(folder / "data")
        self._run("initdb", "-D", data, "-U", USER, "--auth=trust", "--no-sync", "--locale=C")
        settings = f"-k {folder} -c listen_addresses='' -c max_connections=60 -c fsync=off"
        log = str(folder / "log")
        self._start = ["-D", data, "-w", "-l", log, "-o", settings, "start"]
        self._stop = ["-D", data, "-w", "-m", "immediate", "stop"]
        self._made = 0
        self._template = ""
        self.start()

    def start(self) -> None:
        self._run("pg_ctl", *self._start)

    def stop(self) -> None:
        """Stop at once, as if it were killed: what was committed is in its log."""
        self._run("pg_ctl", *self._stop)

    def url(self, name: str) -> str:
        """Return the address of a database."""
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    async def make(self) -> str:
        """Make a database with the schema of a server and nothing else; return its address."""
        if not self._template:
            self._template = await self._create("template1")
            async with opened(self.url(self._template)):
                pass
        return self.url(await self._create(self._template))

    async def make_empty(self) -> str:
        """Make a database with nothing in it and return its address."""
        return self.url(await self._create("template1"))

    async def _create(self, template: str) -> str:
        """Make a database like another one and return its name."""
        self._made += 1
        name = f"tantrix{self._made}"
        connection = await asyncpg.connect(self.url("postgres"))
        await connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        await connection.close()
        return name

    def _run(self, program: str, *options: str) -> None:
        done = subprocess.run(
            [self._programs / program, *options],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            cwd=self.folder,
            user=self._run_as if os.geteuid() == 0 else None,
            check=False,
        )
        assert done.returncode == 0, done.stderr.decode()


def programs() -> Path:
    """Return where the newest PostgreSQL has its programs."""
    found = [Path(path).resolve().parent for name in ("initdb",) if (path := shutil.which(name))]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda p: int(p.parent.name))
    assert found, MISSING
    return found[-1]


@contextlib.contextmanager
def served() -> Iterator[Server]:
    """Start a server in a folder of its own, and end it with everything in it."""
    folder = Path(tempfile.mkdtemp(prefix="tantrix-"))
    folder.chmod(0o755)
    server = Server(folder)
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)


@contextlib.asynccontextmanager
async def opened(where: Path | str) -> AsyncIterator[Store]:
    """Open the store in a file or at an address, and close it again; a new file has its schema."""
    prepare(where)
    store = await open_store(where)
    try:
        yield store
    finally:
        await store.close()
