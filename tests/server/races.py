"""Races to test: pages without a browser, and robots and countdowns that hardly wait."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import random
import secrets
from typing import Any

from server.kit import Json, Pages, connect
from sizes import PATIENCE_S
from tantrix.server.race.actor import RaceDeps
from tantrix.server.race.manager import deps_of
from tantrix.server.tables.deps import TableDeps

ME: Json = {"kind": "me"}
FREE: Json = {"kind": "open"}
FAST: Json = {"kind": "robot", "level": "fast"}
SLOW: Json = {"kind": "robot", "level": "slow"}

QUICKER = 500
"""How many times faster than people robots race here."""


def quick(deps: TableDeps) -> RaceDeps:
    """What races need, with robots and countdowns that hardly wait."""
    return dataclasses.replace(deps_of(deps), sleep=_sleep, rng=random.Random(1))


async def _sleep(seconds: float) -> None:
    await asyncio.sleep(seconds / QUICKER)


class Racer:
    """A page at a race: a socket, and what it knows by what it was told."""

    def __init__(self, connection: Any) -> None:  # noqa: ANN401 - a connection
        self.socket = connection
        self.snapshot: Json = {}
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self._name = secrets.token_hex(4)
        self._ids = 0

    @property
    def race(self) -> Json:
        race: Json = self.snapshot["race"]
        return race

    @property
    def view(self) -> Json:
        view: Json = self.snapshot["view"]
        return view

    @property
    def status(self) -> str:
        return str(self.race["status"])

    @property
    def you(self) -> int:
        you: int = self.snapshot["you"]
        return you

    @property
    def mine(self) -> Json:
        """What this page's player has."""
        mine: Json = self.view["players"][self.you]
        return mine

    @property
    def legal(self) -> list[str]:
        """What this page's player may do."""
        legal: list[str] = self.view["legal"][self.you]
        return legal

    async def send(self, message: Json) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Json:
        """Take the next message as a page does."""
        async with asyncio.timeout(PATIENCE_S):
            text = await self.socket.recv()
        message: Json = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if message["type"] == "snapshot":
            self.snapshot = message
        elif message["type"] == "event":
            assert message["version"] == self.snapshot["version"] + 1
            updated = {key: message[key] for key in ("version", "race", "view", "result", "you")}
            self.snapshot = {**self.snapshot, **updated}
        elif message["type"] == "presence":
            seats = zip(self.race["seats"], message["here"], strict=True)
            updated = [{**seat, "here": here} for seat, here in seats]
            self.snapshot = {**self.snapshot, "race": {**self.race, "seats": updated}}
        return message

    async def until(self, *types: str) -> Json:
        """Take messages up to the first one of some types."""
        while (message := await self.hear())["type"] not in types:
            pass
        return message

    async def until_status(self, *statuses: str) -> None:
        """Take messages until the race stands so."""
        while self.status not in statuses:
            await self.hear()

    async def hello(self) -> Json:
        await self.send({"type": "hello", "protocol": 1, "version": None})
        return await self.until("snapshot", "refused")

    async def ask(self, kind: str, **fields: object) -> Json:
        """Ask for something under a new name and take the answer; its event has been heard."""
        self._ids += 1
        await self.send({"type": kind, "id": f"{self._name}-{self._ids}", **fields})
        answer = await self.until("accepted", "refused")
        while answer["type"] == "accepted" and answer["version"] > self.snapshot["version"]:
            await self.hear()
        return answer

    async def error(self, kind: str, **fields: object) -> str:
        """Ask for something that is refused, and return the id of the reason."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["error"]["id"])

    async def act(self, action: str) -> Json:
        return await self.ask("act", action=action)


async def make(pages: Pages, *seats: Json, name: str = "Ann") -> str:
    """Make a race and return its id."""
    race: str = (await pages.post("/api/races", {"name": name, "seats": list(seats)}))["race"]
    return race


async def visit(pages: Pages, race: str) -> Racer:
    """Open a page at a race, with its snapshot."""
    page = await knock(pages, race)
    await page.hello()
    return page


async def knock(pages: Pages, race: str) -> Racer:
    """Open a socket to a race, before hello."""
    if not pages.http.cookies:
        await pages.get("/api/bootstrap")
    cookies = "; ".join(f"{name}={value}" for name, value in pages.http.cookies.items())
    address = f"{pages.origin.replace('http', 'ws', 1)}/ws/races/{race}"
    headers = {"Cookie": cookies}
    connecting = connect(address, origin=pages.origin, additional_headers=headers)
    return Racer(await pages._stack.enter_async_context(connecting))


async def begun(*browsers: Pages, robots: int = 0) -> list[Racer]:
    """A race that is on, with a page of each browser."""
    free = [FREE] * (len(browsers) - 1)
    race = await make(browsers[0], ME, *free, *[FAST] * robots)
    pages = [await visit(browser, race) for browser in browsers]
    for number, page in enumerate(pages[1:], start=1):
        assert (await page.ask("sit", name=f"P{number}"))["type"] == "accepted"
    for page in pages:
        await page.ask("ready", ready=True)
    for page in pages:
        await page.until_status("racing", "over")
    return pages
