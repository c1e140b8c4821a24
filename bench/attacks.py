"""Attacks on a server from one address: what a stranger without an account can ask for.

Each is a coroutine that goes on until it is cancelled. Most are floods: a few dozen workers that
ask again as soon as they are answered. `SEED` makes what is random the same in every run.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

SEED = 17
HELLO = json.dumps({"type": "hello", "protocol": 1, "version": None})
Json = dict[str, Any]

FAILURES = (httpx.HTTPError, WebSocketException, OSError, TimeoutError, KeyError, ValueError)
"""What happens to an attacker who is refused."""


class Attacker:
    """One who asks from one address, with as many browsers as they like."""

    def __init__(self, url: str, address: str, seed: int = SEED) -> None:
        self.url = url.rstrip("/")
        self.host, self.port = self.url.removeprefix("http://").split(":")
        self.address = address
        self.rng = random.Random(seed)
        self.answers: Counter[str] = Counter()

    def browser(self) -> httpx.AsyncClient:
        """Return a browser with cookies of its own."""
        return httpx.AsyncClient(
            base_url=self.url,
            transport=httpx.AsyncHTTPTransport(
                local_address=self.address, limits=httpx.Limits(max_connections=None)
            ),
            timeout=60,
            trust_env=False,
        )

    async def ask(self, browser: httpx.AsyncClient, method: str, path: str, body: object) -> Json:
        """Ask once, and note the status; an answer that is no JSON object is told as empty."""
        answer = await browser.request(method, path, json=body if method == "POST" else None)
        self.answers[str(answer.status_code)] += 1
        if answer.status_code >= 400:
            await asyncio.sleep(0.01)
        with contextlib.suppress(ValueError):
            said = answer.json()
            return said if isinstance(said, dict) else {}
        return {}

    async def flood(self, workers: int, once: Callable[[int], Awaitable[object]]) -> None:
        """Have many do the same, each again and again, whatever comes of it."""

        async def work(number: int) -> None:
            while True:
                try:
                    await once(number)
                except FAILURES as failure:
                    self.answers[type(failure).__name__] += 1
                    await asyncio.sleep(0.05)

        await asyncio.gather(*map(work, range(workers)))

    @contextlib.asynccontextmanager
    async def socket(
        self, path: str, browser: httpx.AsyncClient | None = None, *, hello: bool = True
    ) -> AsyncIterator[ClientConnection]:
        """Open a socket, and say hello."""
        cookies = (
            "" if browser is None else "; ".join(f"{k}={v}" for k, v in browser.cookies.items())
        )
        headers = {"Cookie": cookies} if cookies else {}
        address = f"{self.url.replace('http', 'ws', 1)}{path}"
        async with connect(
            address,
            additional_headers=headers,
            local_addr=(self.address, 0),
            max_size=None,
            compression=None,
            open_timeout=60,
            close_timeout=1,
        ) as connection:
            if hello:
                await connection.send(HELLO)
            self.answers["socket"] += 1
            yield connection

    async def guest(self, browser: httpx.AsyncClient) -> None:
        """Have a browser be a guest."""
        await self.ask(browser, "GET", "/api/bootstrap", None)
        await self.ask(browser, "POST", "/api/me/enter", {"name": None, "lang": "en"})

    async def table(self, browser: httpx.AsyncClient, *seats: Json) -> str:
        """Make a table of one's own, and return its id."""
        body = {"game": "strategy", "seats": list(seats or TWO), "pace": "instant"}
        made = await self.ask(browser, "POST", "/api/tables", body)
        while "table" not in made:  # too busy, perhaps with the attack before: asked again
            await asyncio.sleep(0.2)
            made = await self.ask(browser, "POST", "/api/tables", body)
        return str(made["table"])

    async def raw(self, data: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection, and send bytes as they are."""
        reader, writer = await asyncio.open_connection(
            self.host, int(self.port), local_addr=(self.address, 0)
        )
        writer.write(data)
        self.answers["connection"] += 1
        return reader, writer


Attack = Callable[[Attacker], Awaitable[None]]
TWO = (
    {"kind": "person", "name": "Mo", "colour": "R"},
    {"kind": "person", "name": "Bo", "colour": "Y"},
)
ROBOTS = tuple(
    {"kind": "robot", "name": "", "level": "planner", "colour": colour} for colour in "RYBG"
)


def asking(method: str, path: str, body: object = None, workers: int = 16) -> Attack:
    """Return a flood of one request."""

    async def attack(attacker: Attacker) -> None:
        async with attacker.browser() as browser:
            await attacker.ask(browser, "GET", "/api/bootstrap", None)
            await attacker.flood(workers, lambda _: attacker.ask(browser, method, path, body))

    return attack


def talking(make: Callable[[int], Json], sockets: int = 100, path: str | None = None) -> Attack:
    """Return a flood of messages over many sockets, at a table of one's own or at `path`."""

    async def attack(attacker: Attacker) -> None:
        async with attacker.browser() as browser:
            await attacker.guest(browser)
            where = path or f"/ws/tables/{await attacker.table(browser)}"

            async def once(number: int) -> None:
                async with attacker.socket(where, browser) as socket:
                    await socket.recv()
                    for count in range(1_000_000):
                        await socket.send(json.dumps(make(1000 * count + number)))
                        answer = json.loads(await socket.recv())
                        attacker.answers[str(answer.get("type"))] += 1

            await attacker.flood(sockets, once)

    return attack


def half_said(data: bytes, connections: int = 500) -> Attack:
    """Return connections on which something begins, and nothing follows."""

    async def attack(attacker: Attacker) -> None:
        async def once(_: int) -> None:
            reader, writer = await attacker.raw(data)
            try:
                await reader.read()
            finally:
                writer.close()

        await attacker.flood(connections, once)

    return attack


def strewn(count: int, seed: int = SEED) -> list[str]:
    """Return tiles that lie far from one another."""
    rng = random.Random(seed)
    cells = {(rng.randrange(-400, 400), rng.randrange(-400, 400)) for _ in range(count)}
    return [f"{1 + n % 56}@{q},{r}:{n % 6}" for n, (q, r) in enumerate(sorted(cells))]


async def robots_alone(attacker: Attacker) -> None:
    """Tables at which robots play among themselves."""
    async with attacker.browser() as browser:
        await attacker.flood(16, lambda _: attacker.table(browser, *ROBOTS))


async def robots_watched(attacker: Attacker) -> None:
    """The same, each with somebody who looks."""
    async with attacker.browser() as browser:

        async def once(_: int) -> None:
            table = await attacker.table(browser, *ROBOTS)
            async with attacker.socket(f"/ws/tables/{table}", browser) as socket:
                async for _message in socket:
                    attacker.answers["heard"] += 1

        await attacker.flood(80, once)


def coming_and_going(make: Callable[[Attacker, httpx.AsyncClient], Awaitable[str]]) -> Attack:
    """Return sockets that come to what `make` makes, at the path that it returns, and go again."""

    async def attack(attacker: Attacker) -> None:
        async with attacker.browser() as browser:
            path = await make(attacker, browser)

            async def once(_: int) -> None:
                async with attacker.socket(path, browser) as socket:
                    await socket.recv()

            await attacker.flood(200, once)

    return attack


async def _own_table(attacker: Attacker, browser: httpx.AsyncClient) -> str:
    return f"/ws/tables/{await attacker.table(browser)}"


async def _own_race(attacker: Attacker, browser: httpx.AsyncClient) -> str:
    await attacker.guest(browser)
    wish = {"name": "Mo", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 3]}
    made = await attacker.ask(browser, "POST", "/api/races", wish)
    return f"/ws/races/{made['race']}"


async def silent_sockets(attacker: Attacker) -> None:
    """Sockets on which nobody says hello."""

    async def once(_: int) -> None:
        async with attacker.socket("/ws/lobby", hello=False) as socket:
            await socket.wait_closed()

    await attacker.flood(300, once)


async def guests_in_lobby(attacker: Attacker) -> None:
    """Ever new guests, each with rooms, lines and seeks."""

    async def once(number: int) -> None:
        async with attacker.browser() as browser:
            await attacker.guest(browser)
            async with attacker.socket("/ws/lobby", browser) as socket:
                for count in range(20):
                    terms = {"kind": "unranked", "days": 14}
                    wish = {"type": "open", "id": f"o{count}", "name": f"R{number}", "terms": terms}
                    await socket.send(json.dumps(wish))
                    await socket.send(
                        json.dumps({"type": "seek", "id": f"s{count}", "terms": terms})
                    )
                await asyncio.sleep(1)

    await attacker.flood(10, once)


async def chat_lines(attacker: Attacker) -> None:
    """Ever new guests who fill the chat of the lobby."""

    async def once(_: int) -> None:
        async with attacker.browser() as browser:
            await attacker.guest(browser)
            async with attacker.socket("/ws/chat/lobby", browser) as socket:
                for count in range(6):
                    line = f"buy {attacker.rng.random()}"
                    await socket.send(json.dumps({"type": "say", "id": f"c{count}", "text": line}))
                await asyncio.sleep(0.5)

    await attacker.flood(10, once)


async def unread_answers(attacker: Attacker) -> None:
    """Large answers that nobody reads."""
    head = f"GET /api/openapi.json HTTP/1.1\r\nHost: {attacker.host}:{attacker.port}\r\n\r\n"

    async def once(_: int) -> None:
        _reader, writer = await attacker.raw(head.encode() * 20)
        try:
            await asyncio.sleep(20)
        finally:
            writer.close()

    await attacker.flood(100, once)


async def new_cookies(attacker: Attacker) -> None:
    """A file for ever, from a new browser each time."""
    text = "tantrix-spaghetti 1 1\n" + "".join(f"{q} 0 A0\n" for q in range(50_000))

    async def once(_: int) -> None:
        async with attacker.browser() as browser:
            body = {"name": "S", "by": "Mo", "text": text}
            await attacker.ask(browser, "POST", "/api/spaghetti/file", body)

    await attacker.flood(8, once)


def _posted(text: str) -> bytes:
    head = "POST /api/figures HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: 1000\r\n\r\n{text}".encode()


STREWN = strewn(600)
FIGURE = {"tiles": [1 + n % 56 for n in range(1200)], "placements": STREWN}
PICTURE = {"placements": strewn(1200), "theme": "dark"}
COLUMN = {"name": "S", "by": "Mo", "text": "tantrix-spaghetti 1 9\n0 0 " + "A0" * 2_000_000}
LISTS = {"name": "S", "by": "Mo", "text": [[]] * 1_000_000}
ENDLESS = {"id": "v1~1-10x20~loopR.loopB~free"}
GOALS = [[{"form": "line", "colour": "R"}]]
MADE = {"tiles": list(range(1, 57)), "choices": GOALS, "board": None, "holes": True}
RECORD = {"text": "tantrix 1 strategy\n" + "(" * 11_000, "lang": "en"}
DEEP = "[" * 2000 + "]" * 2000

ATTACKS: Mapping[str, Attack] = MappingProxyType(
    {
        "puzzle of 100,000 cells": asking("GET", "/api/puzzles/form?id=v1~1~match~spiral-100000"),
        "puzzle, hexagon of 183": asking("GET", "/api/puzzles/form?id=v1~1~match~hexagon-183"),
        "look at a triangle of 446": asking(
            "POST", "/api/puzzles/look", {"id": "v1~1~match~triangle-446", "placements": []}
        ),
        "hint on 100,000 cells": asking(
            "POST", "/api/puzzles/hint", {"id": "v1~1~match~spiral-100000", "placements": []}
        ),
        "hints without end": asking(
            "POST", "/api/puzzles/hint", {**ENDLESS, "placements": []}, workers=40
        ),
        "counts": asking("POST", "/api/puzzles/count", {"id": "discovery-30"}, workers=40),
        "counts without end": asking("POST", "/api/puzzles/count", ENDLESS, workers=40),
        "solutions without end": asking("POST", "/api/puzzles/solution", ENDLESS, workers=40),
        "puzzles made": asking("POST", "/api/puzzles/make", MADE, workers=40),
        "tiles strewn": asking("POST", "/api/figures/look", FIGURE),
        "pictures of tiles strewn": asking("POST", "/api/figures/picture", PICTURE),
        "a column of two million cells": asking("POST", "/api/spaghetti/file", COLUMN, workers=4),
        "a million empty lists": asking("POST", "/api/spaghetti/file", LISTS, workers=4),
        "files from new browsers": new_cookies,
        "robots among themselves": robots_alone,
        "robots that are watched": robots_watched,
        "previews on 300 sockets": talking(
            lambda n: {"type": "preview", "id": f"p{n}", "version": 1, "placement": "1@0,0:0"}, 300
        ),
        "hello again and again": talking(lambda _: json.loads(HELLO), 200),
        "messages that are refused": talking(
            lambda n: {"type": "place", "id": f"p{n}", "version": 9, "placement": "1@0,0:0"}, 200
        ),
        "seeks": talking(
            lambda n: {"type": "seek", "id": f"s{n}", "terms": {"kind": "unranked"}},
            50,
            "/ws/lobby",
        ),
        "sockets that come and go": coming_and_going(_own_table),
        "sockets of a race that come and go": coming_and_going(_own_race),
        "sockets without hello": silent_sockets,
        "guests with rooms": guests_in_lobby,
        "guests in the chat": chat_lines,
        "records to judge": asking("POST", "/api/adjudicate", RECORD, workers=30),
        "play-outs": asking("POST", "/api/adjudicate/playouts", {"text": "x"}, workers=30),
        "whole archives": asking("GET", "/api/games/all/lines"),
        "searches in the archive": asking("GET", "/api/games?player=%25a%25b%25c", workers=32),
        "games to look at together": asking("GET", "/api/reviews?table=0123456789abcdef"),
        "tables": asking(
            "POST", "/api/tables", {"game": "strategy", "seats": TWO, "pace": "instant"}, 32
        ),
        "rankings": asking("GET", "/api/rankings/all-time?find=a", workers=32),
        "description of the API": asking("GET", "/api/openapi.json", workers=32),
        "the catalogue of puzzles": asking("GET", "/api/puzzles", workers=32),
        "the course": asking("GET", "/api/course", workers=32),
        "days of the calendar": asking("GET", "/api/daily/calendar", workers=32),
        "passwords": asking(
            "POST", "/api/me/login", {"name": "Ann", "password": "correct horse battery"}, 30
        ),
        "passkeys": asking("POST", "/api/me/passkeys/ask", {"purpose": "enter"}, 32),
        "deep JSON": asking("POST", "/api/tables", {"game": DEEP}, 32),
        "paths that are nowhere": asking("GET", "/api/" + "x/" * 400, workers=64),
        "origins of others": asking("POST", "/api/me/enter", {"name": "\u202e"}, 32),
        "bodies that do not come": half_said(_posted("{")),
        "heads that do not come": half_said(b"GET /api/tables HTTP/1.1\r\nX: "),
        "answers that nobody reads": unread_answers,
    }
)
"""Every attack by its name."""
