"""Running the server: one process, one port, one file, until a signal ends it."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import secrets
import signal
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path

import structlog
import uvicorn
from starlette.applications import Starlette

from tantrix.puzzles import daily
from tantrix.puzzles.ids import read_id
from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.registry import LocalLock
from tantrix.server.app import build
from tantrix.server.cluster.cluster import Cluster
from tantrix.server.config import DEFAULTS, Settings
from tantrix.server.container import Container
from tantrix.server.daily.generator import ProcessDailyGenerator
from tantrix.server.daily.service import EARLIEST
from tantrix.server.db.base import Unavailable
from tantrix.server.db.store import Store, file_of, open_store
from tantrix.server.tables.deps import TableDeps
from tantrix.server.web import logs
from tantrix.server.web.frames import FrameProtocol
from tantrix.server.web.heads import HeadProtocol
from tantrix.server.workers import pool
from tantrix.server.workers.robots import RobotProcessPool

log = structlog.get_logger()

IDLE_S = 75
"""How long a connection without a request is kept: longer than a proxy keeps it for the next one.

Who has it closed at the very moment of asking gets no answer.
"""

SWEEP_S = 300.0
"""How often everything is looked through for what hangs together and is needed no more."""

_YOUNG = 10_000
_MIDDLE = 10
_NEVER = 2**31 - 1


async def keep_swept() -> None:
    """Sweep the memory now and then, for ever; of what is young Python itself takes care.

    All tables in play together are hundreds of thousands of objects, and to look through them takes
    a quarter of a second, in which nobody is answered. What is there already is here to stay.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)
    while True:
        await asyncio.sleep(SWEEP_S)
        gc.collect()


DEFAULT_PORT = 8765
"""Where the server is found if nobody says otherwise and the port is free."""

TRIED = 20
"""How many ports are tried after the default one."""

CLOSING_S = 20.0
"""How long everything may take to be put away, beside the responses that are awaited."""

BACKLOG = 2048
"""How many connections may wait to be accepted."""

Announce = Callable[[str], None]


def default_data() -> Path:
    """Return the file in the user's data directory."""
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "tantrix" / "tantrix.db"


def place(database: str | None) -> Path | str:
    """Return the file or the address that the setting of the database means."""
    if database is None:
        return default_data()
    return database if "://" in database else Path(database)


def check_folder(where: Path | str) -> None:
    """Refuse a file that is named in a folder that is not there: a slip makes no empty server.

    The user's data directory alone is made. Raises `TantrixError` `store.no_folder`.
    """
    path = file_of(where)
    if path is not None and path != default_data() and not path.parent.is_dir():
        raise TantrixError("store.no_folder", path=str(path), folder=str(path.parent))


def check_clock(wall_ms: int) -> None:
    """Refuse a clock that was never set, as of a board without a battery; raises `store.clock`."""
    if daily.day_of(wall_ms) < EARLIEST:
        raise TantrixError("store.clock", date=daily.day_of(wall_ms).isoformat())


def serve(settings: Settings, announce: Announce) -> None:
    """Keep the server open until SIGTERM, SIGINT or SIGHUP.

    `announce` is told its address once it is open.
    Without a port the next free one from the default on is taken. With Redis it is one process of
    several that share the database. Raises `TantrixError`: `cli.port_taken`, `cli.no_address`,
    `store.no_folder`, `store.clock`, and those of `open_store` and `Cluster`.
    """
    logs.configure(settings.log)
    check_clock(_wall_ms())
    _take_files()
    where = place(settings.database)
    check_folder(where)
    with asyncio.Runner(loop_factory=new_loop) as runner:
        shared = settings.redis is not None
        with contextlib.closing(bind(settings.host, settings.port)) as listening:
            store = runner.run(open_store(where, shared=shared))
            try:
                runner.run(_serve(store, listening, announce, settings))
            except Unavailable as error:
                raise TantrixError(
                    "store.unusable", path=store.database.where, why=str(error)
                ) from error


def _take_files() -> None:
    """Have as many files open as the system allows: every socket is one."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def bind(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens at a port, or at the first free one of the usual ports.

    Raises `TantrixError` `cli.port_taken` or `cli.no_address`.
    """
    ports = range(DEFAULT_PORT, DEFAULT_PORT + TRIED + 1) if port is None else [port]
    for one in ports:
        with contextlib.suppress(_Taken):
            return _listen(host, one)
    raise TantrixError("cli.port_taken", host=host, port=ports[0])


class _Taken(Exception):
    """Somebody else listens at the port."""


def _listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens at a port; raises `_Taken`.

    The protocol is named, since only then does asyncio send answers without delay.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise _Taken from error
        raise TantrixError("cli.no_address", host=host, port=port, why=error.strerror) from error
    return listening


def address(listening: socket.socket) -> str:
    """Return where a browser on this machine finds what listens at a socket."""
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - all of this machine
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


async def _serve(
    store: Store, listening: socket.socket, announce: Announce, settings: Settings
) -> None:
    """Open the server, serve, and close it."""
    redis, robots = settings.redis, RobotProcessPool(settings.robots)
    cluster = None if redis is None else Cluster(store.database, redis, _tick_ms)
    locks = LocalLock() if cluster is None else cluster.holders
    deps = TableDeps(
        store, robots, _wall_ms, _tick_ms, _new_seed, public=settings.address, locks=locks
    )
    computing = pool.computing()
    container = Container(deps, ProcessDailyGenerator(), cluster=cluster, executor=computing)
    app = build(container, settings=settings)

    def opened() -> None:
        announce(address(listening))
        robots.keep_ready()
        computing.keep_ready(read_id)

    server = Server(container, app, opened, settings)
    loop = asyncio.get_running_loop()
    deadline = threading.Timer(settings.drain_s + CLOSING_S, _give_up, [loop])
    deadline.daemon = True

    def stop() -> None:
        if not server.should_exit:
            deadline.start()
        server.stop()

    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        loop.add_signal_handler(number, stop)
    sweeping = asyncio.create_task(keep_swept(), name="sweeping")
    try:
        await container.open()
        await server.serve([listening])
    finally:
        sweeping.cancel()
        await container.close()
        deadline.cancel()


def _give_up(loop: asyncio.AbstractEventLoop) -> None:
    """End the process as a kill would, which nothing acknowledged is lost by, and say what hangs.

    This runs in a thread of its own, since the event loop may be what hangs.
    """
    log.error(
        "not closed in time", tasks=sorted(task.get_name() for task in asyncio.all_tasks(loop))
    )
    os._exit(1)


class Server(uvicorn.Server):
    """uvicorn, which leaves the signals to us and closes the rooms before its connections."""

    def __init__(
        self,
        container: Container,
        app: Starlette,
        opened: Callable[[], None],
        settings: Settings = DEFAULTS,
    ) -> None:
        super().__init__(config(app, settings))
        self._container = container
        self._opened = opened

    def stop(self) -> None:
        """Close, as soon as may be."""
        self.should_exit = True

    def capture_signals(self) -> contextlib.AbstractContextManager[None]:  # type: ignore[override]
        """Leave the signals alone: uvicorn would raise them again at the end."""
        return contextlib.nullcontext()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to accept connections, and say so."""
        await super().startup(sockets)
        self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye to everybody, then close the connections."""
        await self._container.dismiss()
        await super().shutdown(sockets)


def config(app: Starlette, settings: Settings = DEFAULTS) -> uvicorn.Config:
    """Return how uvicorn serves: with our limits, and nothing but faults in the log.

    What a proxy says of who asks is believed of the proxies of the settings alone.
    """
    return uvicorn.Config(
        app,
        http=HeadProtocol,
        ws=FrameProtocol,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=IDLE_S,
        timeout_graceful_shutdown=settings.drain_s,
    )


def _new_seed() -> str:
    return secrets.token_hex(16)


def _wall_ms() -> int:
    return time.time_ns() // 1_000_000


def _tick_ms() -> int:
    return time.monotonic_ns() // 1_000_000


def new_loop() -> asyncio.AbstractEventLoop:
    """Return an event loop, of the faster kind where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
