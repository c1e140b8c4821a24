"""A server to test, its clocks and robots in the hands of the test, and pages without a browser."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import socket
import ssl
import tempfile
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, date, datetime
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple, Self, TypeVar

import httpx
import structlog
from starlette.applications import Starlette
from websockets.asyncio import client as sockets
from websockets.asyncio.client import ClientConnection

import server.forked  # noqa: F401 - so that passwords and commits cost little
from sizes import PATIENCE_S
from tantrix.puzzles import daily
from tantrix.puzzles.ids import read_id
from tantrix.robots.base import levels_of
from tantrix.rules.base import State, Step
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.server import run
from tantrix.server.app import build
from tantrix.server.config import Settings
from tantrix.server.container import Container
from tantrix.server.daily.generator import GenerationFailed
from tantrix.server.daily.repository import DailyStore, Day
from tantrix.server.daily.service import DailyService
from tantrix.server.db.sqlite import SQLiteDatabase
from tantrix.server.db.store import Store, open_store
from tantrix.server.race.actor import RaceDeps
from tantrix.server.race.manager import RaceManager, deps_of
from tantrix.server.tables.deps import TableDeps
from tantrix.server.tables.manager import TableManager

Json = dict[str, Any]
Result = TypeVar("Result")

# A traceback in colours, as structlog draws it without settings, takes as long as fifty tests.
structlog.configure(
    processors=[
        structlog.processors.add_log_level,
        structlog.processors.format_exc_info,
        structlog.processors.KeyValueRenderer(key_order=["level", "event"]),
    ]
)

PERSON = {"kind": "person", "name": "Ann", "colour": "R"}
FRIEND = {"kind": "person", "name": "Ben", "colour": "Y"}
ROBOT = {"kind": "robot", "name": "", "level": "random", "colour": "B"}
PUZZLE = read_id("v1~4-5.7.9.23.31.35.37-38.54~match~triangle-4~37at0.3t4_38at2.0t1")
"""The puzzle of every day."""

OTHER_ROBOT = {"kind": "robot", "name": "", "level": "random", "colour": "G"}


def wish(*seats: Json, **more: object) -> Json:
    """Say which table shall be made: by default two people, instant robots, no clock."""
    return {
        "game": "strategy",
        "seats": list(seats or (PERSON, FRIEND)),
        "pace": "instant",
        **more,
    }


def plain(seat: Json) -> Json:
    """Return a seat of a game in which nobody chooses a colour."""
    return {name: value for name, value in seat.items() if name != "colour"}


def wish_for(game: str, **options: object) -> Json:
    """Say which table of a game other than Strategy shall be made, for as many as play it."""
    seats = [plain(PERSON), plain(FRIEND)] if game == "mindgame" else [plain(PERSON)]
    more_options = {"options": options} if options else {}
    return {"game": game, "seats": seats, "pace": "instant", **more_options}


UNTAKEN = range(20_000, 32_000)
"""Ports below those that systems give to connections."""


def free_port() -> int:
    """Return a port at which nobody listens now, and which no connection takes by itself."""
    while True:
        port = secrets.choice(UNTAKEN)
        with contextlib.suppress(TantrixError), contextlib.closing(run.bind("127.0.0.1", port)):
            return port


async def sooner_or_later(
    holds: Callable[[], Awaitable[bool]], patience_s: float = PATIENCE_S
) -> None:
    """Wait until something holds; fail where it does not come to that.

    It is asked less and less often: who asks a server without end spends their budget there.
    """
    pause_s = 0.01
    async with asyncio.timeout(patience_s):
        while not await holds():
            await asyncio.sleep(pause_s)
            pause_s = min(1.2 * pause_s, 0.1)


class RandomRobots:
    """Robots that move at random, at once, in this process; they note what they were shown."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self.seen: list[State] = []
        self.faults: list[Exception] = []

    async def choose(
        self,
        game: str,
        level: str,
        state: State,
        seed: str | None = None,  # noqa: ARG002 - chance is the test's own
    ) -> Placement | Step:
        assert level in levels_of(game)
        self.seen.append(state)
        if self.faults:
            raise self.faults.pop()
        chosen = self._rng.choice(state.legal_actions())
        assert isinstance(chosen, Placement | Step)
        return chosen

    def close(self) -> None:
        """Nothing thinks on."""

    def new_seed(self) -> str:
        """Return the seed of the next deal, the same in every run of a test."""
        return f"{self._rng.getrandbits(128):032x}"


class Times:
    """The clocks of a server: they stand still until the test moves them."""

    def __init__(self) -> None:
        self.ms = 1_000_000

    def wall_ms(self) -> int:
        return 1_700_000_000_000 + self.ms

    def tick_ms(self) -> int:
        return self.ms


class PuzzleMaker:
    """A maker of the puzzles of days, in this process: all have one small puzzle.

    It notes what it was asked for; while `ready` is cleared it does not answer.
    """

    def __init__(self) -> None:
        self.asked: list[tuple[bytes, date]] = []
        self.faults: list[Exception] = []
        self.ready = asyncio.Event()
        self.ready.set()

    async def make(self, secret: bytes, day: date) -> Day:
        self.asked.append((secret, day))
        await self.ready.wait()
        if self.faults:
            raise self.faults.pop()
        wanted = daily.wish(day)
        return Day(day.isoformat(), wanted.grade, wanted.kind, len(PUZZLE.tiles), PUZZLE.name)

    def close(self) -> None:
        """Whoever waits is told that there is nothing."""
        self.faults.append(GenerationFailed("the house closes"))
        self.ready.set()


class InThreads:
    """Does in a thread what a server leaves to other processes."""

    async def do(self, work: Callable[..., Result], *args: object) -> Result:
        return await asyncio.to_thread(work, *args)

    def close(self) -> None:
        """Nothing goes on."""


async def no_rally() -> list[str]:
    """Return the puzzles that are played for: none."""
    return []


async def untold(_person: str, _puzzle: str) -> None:
    """Hear who is helped with a puzzle, and forget it."""


UNHURRIED = Settings(address_share=1_000_000)
"""Settings for clocks that stand still, by which nobody who is in debt would ever be out of it."""


class Open(NamedTuple):
    """A server that is open in this process."""

    url: str
    container: Container
    maker: PuzzleMaker
    server: run.Server
    store: Store
    app: Starlette

    @property
    def table_manager(self) -> TableManager:
        return self.container.table_manager

    @property
    def races(self) -> RaceManager:
        return self.container.races

    @property
    def days(self) -> DailyService:
        return self.container.days


@cache
def empty_server() -> bytes:
    """Return the file of a server in which nothing has happened: to make one takes a while."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tantrix.db"
        SQLiteDatabase(path)._close()
        return path.read_bytes()


async def keep_today(where: Path | str) -> None:
    """Keep the puzzle of today, which a server would otherwise make when it is opened."""
    today = datetime.now(UTC).date()
    wanted = daily.wish(today)
    puzzle = Day(today.isoformat(), wanted.grade, wanted.kind, len(PUZZLE.tiles), PUZZLE.name)
    store = await open_store(where)
    days = DailyStore(store.database)
    await days.secret(secrets.token_bytes(32), puzzle.date)
    await days.keep(puzzle)
    await store.close()


@cache
def _today() -> bytes:
    """Return the file of a server with nothing in it but its puzzle of today."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tantrix.db"
        path.write_bytes(empty_server())
        # The driver of a browser may have the event loop of this thread.
        thread = threading.Thread(target=asyncio.run, args=(keep_today(path),))
        thread.start()
        thread.join()
        return path.read_bytes()


def with_today(data: Path) -> Path:
    """Put a server with its puzzle of today where a file is to be; return the file.

    What serves it has neither a schema nor a puzzle to make, which takes longer than most tests.
    """
    if not data.exists():
        data.write_bytes(_today())
    return data


def prepare(data: Path | str) -> None:
    """Put an empty server where a file is to be."""
    if isinstance(data, Path) and not data.exists():
        data.write_bytes(empty_server())


@contextlib.asynccontextmanager
async def opened(
    data: Path | str,
    robots: RandomRobots,
    times: Times,
    static: Path | None = None,
    send_buffer: int | None = None,
    *,
    port: int = 0,
    race_deps: Callable[[TableDeps], RaceDeps] = deps_of,
    settings: Settings = UNHURRIED,
) -> AsyncIterator[Open]:
    """Open a server, and close it again. `send_buffer`: bytes that the system takes for a page.

    `race_deps` says what races need of the world.
    """
    prepare(data)
    store = await open_store(data)
    deps = TableDeps(store, robots, times.wall_ms, times.tick_ms, robots.new_seed)
    maker = PuzzleMaker()
    container = Container(deps, maker, race_deps, executor=InThreads())
    listening = run.bind("127.0.0.1", port)
    if send_buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    url = run.address(listening)
    ready = asyncio.Event()
    more = () if static is None else (static,)
    app = build(container, *more, settings=settings)
    server = run.Server(container, app, ready.set, settings)
    await container.open()
    serving = asyncio.create_task(server.serve([listening]))
    await ready.wait()
    try:
        yield Open(url, container, maker, server, store, app)
    finally:
        server.stop()
        await serving
        await container.close()


UNVERSIONED = ("pace", "answer", "withdraw", "resume", "return")
"""What may be said whatever has happened meanwhile."""


class Page:
    """A page at a table: a socket, and what it knows by what it was told."""

    def __init__(self, connection: ClientConnection) -> None:
        self.socket = connection
        self.snapshot: Json = {}
        self.presence: Json = {}
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self._name = secrets.token_hex(4)
        self._ids = 0

    @property
    def view(self) -> Json:
        view: Json = self.snapshot["view"]
        return view

    @property
    def version(self) -> int:
        version: int = self.snapshot["version"]
        return version

    @property
    def mine(self) -> bool:
        """Whether one of this page's players is to move."""
        return self.view["player"] in self.snapshot["you"]

    @property
    def is_over(self) -> bool:
        return self.snapshot["result"] is not None

    async def send(self, message: Json | str | bytes) -> None:
        text = json.dumps(message) if isinstance(message, dict) else message
        await self.socket.send(text)

    async def hear(self) -> Json:
        """Take the next message, events and snapshots as a page does."""
        async with asyncio.timeout(PATIENCE_S):
            text = await self.socket.recv()
        assert isinstance(text, str)
        message: Json = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if message["type"] == "snapshot":
            self.snapshot = message
        elif message["type"] == "presence":
            self.presence = message
        elif message["type"] == "event":
            assert message["version"] > self.version
            self._follow(message)
        return message

    def _follow(self, message: Json) -> None:
        event, before = message["event"], self.snapshot
        scores = {"scores": message["view"]["scores"]}
        log = before["log"]
        if event["kind"] == "place":
            entry = {key: event[key] for key in ("player", "forced", "human", "drawn")}
            entry = {**entry, "code": event["placement"], "stage": before["view"]["stage"]}
            log = [*log, {**entry, **scores, "version": message["version"]}]
        elif event["kind"] == "act":
            entry = {"player": event["player"], "forced": False, "drawn": event["drawn"]}
            entry = {**entry, "code": event["action"], "human": event["action"]}
            stage = {"stage": before["view"]["stage"], "version": message["version"]}
            log = [*log, {**entry, **scores, **stage}]
        pace = event["pace"] if event["kind"] == "pace" else before["table"]["pace"]
        status = "playing" if message["result"] is None else "over"
        table = {**before["table"], "pace": pace, "status": status}
        log = log if message["log"] is None else message["log"]
        news = {key: message[key] for key in ("version", "view", "clock", "result", "agreements")}
        self.snapshot = {**before, **news, "log": log, "table": table}

    async def until(self, *types: str) -> Json:
        """Take messages up to the first one of some types."""
        while (message := await self.hear())["type"] not in types:
            pass
        return message

    async def hello(self) -> Json:
        await self.send({"type": "hello", "protocol": 1, "version": None})
        return await self.until("snapshot", "refused")

    async def ask(self, kind: str, **fields: object) -> Json:
        """Send a message with an id and a version, unless they are given, and take its answer."""
        self._ids += 1
        known = {"type": kind, "id": f"{self._name}-{self._ids}", "version": self.version}
        if kind in UNVERSIONED:
            del known["version"]
        await self.send({**known, **fields})
        return await self.until("accepted", "refused", "preview")

    async def place(self, placement: str | None = None, **fields: object) -> Json:
        """Lay a tile, the first legal one by default; its event has been heard as well."""
        answer = await self.ask("place", placement=placement or self.view["legal"][0], **fields)
        return await self._done(answer)

    async def act(self, choice: str) -> Json:
        """Do what a code or the name of a step says; its event has been heard as well."""
        if "@" in choice:
            return await self.place(choice)
        return await self._done(await self.ask("act", action=choice))

    async def _done(self, answer: Json) -> Json:
        """Hear of what an answer accepts."""
        while answer["type"] == "accepted" and answer["version"] > self.version:
            await self.hear()
        return answer

    async def my_turn(self) -> bool:
        """Wait until this page is to move; false when the game is over."""
        while not self.mine and not self.is_over:
            await self.hear()
        return not self.is_over

    async def play(self, rng: random.Random, moves: int = 999) -> None:
        """Play at random, to the end unless fewer placements and steps are asked for.

        The end is neither offered nor agreed to.
        """
        while moves > 0 and await self.my_turn():
            moves -= 1
            steps = [step for step in self.view.get("steps", []) if step not in {"offer", "agree"}]
            answer = await self.act(rng.choice([*self.view["legal"], *steps]))
            assert answer["type"] == "accepted", answer


def http_client(url: str, **more: Any) -> httpx.AsyncClient:  # noqa: ANN401 - for httpx
    """Return a client of a server of the tests, which speak no TLS and are behind no proxy.

    To load the certificates of the system takes longer than most tests ask of a server.
    """
    no_tls = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    usual: dict[str, Any] = {"timeout": PATIENCE_S, "verify": no_tls, "trust_env": False}
    return httpx.AsyncClient(base_url=url, **{**usual, **more})


connect = partial(sockets.connect, open_timeout=PATIENCE_S)
"""Opens a socket; by itself it would give up after ten seconds."""


class Deaf:
    """A subscriber that hears nothing."""

    name = ""
    unheard_ms = None
    follows = False

    def send(self, text: str) -> None:
        """Hear nothing."""

    def close(self, code: int) -> None:
        """Hear nothing."""


class Pages:
    """All pages of one browser: they share a session."""

    def __init__(self, url: str, address: str | None = None) -> None:
        self.url = url
        self.origin = url.rstrip("/")
        self.address = address
        wire = httpx.AsyncHTTPTransport(local_address=address)
        self.http = http_client(url, transport=wire)
        self._stack = contextlib.AsyncExitStack()

    async def __aenter__(self) -> Self:
        await self._stack.enter_async_context(self.http)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def get(self, path: str, status: int = 200) -> Json:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        payload: Json = answer.json()
        return payload

    async def post(self, path: str, body: Json, status: int = 201) -> Json:
        answer = await self.http.post(path, json=body, headers={"Origin": self.origin})
        assert answer.status_code == status, answer.text
        payload: Json = answer.json()
        return payload

    async def make(self, *seats: Json, **more: object) -> str:
        """Make a table and return its id."""
        return await self.made(wish(*seats, **more))

    async def shared(self, *seats: Json, **more: object) -> str:
        """Make a table that everybody sees in lists and return its id."""
        table = await self.make(*seats, **more)
        await self.share(table)
        return table

    async def share(self, table: str) -> None:
        """Have a table listed for everybody."""
        await self.post(f"/api/tables/{table}/share", {}, 200)

    async def made(self, wish: Json) -> str:
        """Make a table as it is wished for and return its id."""
        table: str = (await self.post("/api/tables", wish))["table"]
        return table

    async def open(self, room: str, kind: str = "tables", **more: Any) -> Page:  # noqa: ANN401 - for websockets
        """Open a socket to a table, or a room of another kind, before hello."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        address = f"{self.origin.replace('http', 'ws', 1)}/ws/{kind}/{room}"
        arguments = {"origin": self.origin, "additional_headers": headers, **more}
        connection = await self._stack.enter_async_context(connect(address, **arguments))
        return Page(connection)

    async def visit(self, table: str) -> Page:
        """Open a page at a table, with its snapshot."""
        page = await self.open(table)
        await page.hello()
        return page

    async def new(self, *seats: Json, **more: object) -> Page:
        """Make a table and open a page at it."""
        return await self.visit(await self.make(*seats, **more))
