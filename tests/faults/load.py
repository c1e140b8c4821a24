"""Many games at once over the sockets of a server, by clients that note what they were told."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections.abc import Awaitable, Callable, Iterator, Sequence

import httpx
from websockets.exceptions import WebSocketException

from server.kit import Json, Page, Pages, wish
from sizes import PATIENCE_S

PAUSED = {"table.paused", "limit.rate"}
"""What says: come back in a moment."""


class Later(Exception):
    """The server asks to come back."""


GONE = (WebSocketException, OSError, httpx.HTTPError, Later)
"""What a client meets when its server is killed or its line is cut."""

Progress = Callable[[], Awaitable[None]]
"""What is awaited after each placement that was acknowledged."""


class Game:
    """A game of two people who play at random, and its client's own notes.

    `acknowledged` has the placement of each version that was acknowledged. `open` is a placement
    whose outcome is not known yet.
    """

    def __init__(self, table: str, rng: random.Random) -> None:
        self.table = table
        self.acknowledged: dict[int, str] = {}
        self.open: Json | None = None
        self.over = False
        self.recovered = 0
        self._rng = rng

    async def play(self, pages: Pages, most: int, progress: Progress) -> None:
        """Come back to the table, hold it against the notes, and play on: `most` placements."""
        page = await pages.open(self.table)
        refuse_pause(await page.hello())
        await self._check(page)
        for _ in range(most):
            if page.is_over:
                break
            await self._place(page)
            await progress()
        self.over = page.is_over
        await page.socket.close()

    async def come_back(self, pages: Pages) -> None:
        """Come back as soon as the server lets one in, and hold the table against the notes."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                with contextlib.suppress(*GONE):
                    return await self.play(pages, 0, _nothing)
                await asyncio.sleep(0.1)

    async def _check(self, page: Page) -> None:
        """Check that all that was told is kept; ask again what was left open: it is done once."""
        log = {entry["version"]: entry["code"] for entry in page.snapshot["log"]}
        assert self.acknowledged.items() <= log.items(), self.table
        if self.open is None:
            assert len(log) == len(self.acknowledged), self.table
            return
        version = self.open["version"] + 1
        if len(log) > len(self.acknowledged):
            assert log == {**self.acknowledged, version: self.open["placement"]}, self.table
            self.recovered += 1
        await page.send(self.open)
        answer = refuse_pause(await page.until("accepted", "refused"))
        assert answer == {"type": "accepted", "id": self.open["id"], "version": version}
        self._note()
        while page.version < version:
            await page.hear()

    async def _place(self, page: Page) -> None:
        """Lay a tile, and note that it is done when that is told."""
        version, code = page.version, self._rng.choice(page.view["legal"])
        name = f"{self._rng.getrandbits(64):x}"
        self.open = {"type": "place", "id": name, "version": version, "placement": code}
        await page.send(self.open)
        answer = refuse_pause(await page.until("accepted", "refused"))
        assert answer == {"type": "accepted", "id": name, "version": version + 1}
        self._note()
        while page.version <= version:
            await page.hear()

    def _note(self) -> None:
        assert self.open is not None
        self.acknowledged[self.open["version"] + 1] = self.open["placement"]
        self.open = None


def refuse_pause(answer: Json) -> Json:
    """Return an answer, unless it is that of a server that asks to come back: raise `Later`."""
    if answer["type"] == "refused" and answer["error"]["id"] in PAUSED:
        raise Later
    return answer


async def _nothing() -> None:
    """Go on at once."""


async def made(pages: Pages) -> str:
    """Make a table and return its id."""
    answer = await pages.http.post("/api/tables", json=wish(), headers={"Origin": pages.origin})
    if answer.status_code in {429, 503}:
        raise Later
    table: str = answer.json()["table"]
    return table


class Crowd:
    """Some clients with a game each, and a new one when it is over."""

    def __init__(self, clients: int, rng: random.Random) -> None:
        self.games: list[Game] = []
        self._rng = rng
        self._playing: list[Game | None] = [None] * clients
        self._cookies: httpx.Cookies | None = None

    @property
    def acknowledged_count(self) -> int:
        """How many placements were acknowledged."""
        return sum(len(game.acknowledged) for game in self.games)

    @property
    def recovered(self) -> int:
        """How many placements turned out to be kept though nobody had been told."""
        return sum(game.recovered for game in self.games)

    @property
    def acknowledged(self) -> dict[str, int]:
        """Up to which version each table was acknowledged."""
        return {game.table: max(game.acknowledged, default=1) for game in self.games}

    async def play(
        self, urls: Sequence[str], placements: int, end: Callable[[], Awaitable[None]]
    ) -> None:
        """Play until so many more placements are told, and go on until `end` is over.

        Whoever comes back to a game checks it first. Of several processes of one server the next
        one is tried where one is gone.
        """
        enough, ended = asyncio.Event(), asyncio.Event()
        aim = self.acknowledged_count + placements

        async def progress() -> None:
            if self.acknowledged_count >= aim:
                enough.set()
            if ended.is_set():
                raise Later

        async def ending() -> None:
            await enough.wait()
            await end()
            ended.set()

        async with contextlib.AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(Pages(url)) for url in urls]
            for pages in servers:
                await self._arrive(pages)
            async with asyncio.TaskGroup() as group:
                for seat in range(len(self._playing)):
                    first = servers[seat % len(servers) :] + servers[: seat % len(servers)]
                    group.create_task(self._client(itertools.cycle(first), seat, progress, ended))
                group.create_task(ending())

    async def check(self, url: str) -> None:
        """Come back to every game that goes on and check it; who watches sees the same."""
        async with Pages(url) as pages, Pages(url) as others:
            await self._arrive(pages)
            for game in self.games:
                if not game.over:
                    await game.come_back(pages)
                    seen, watched = await pages.visit(game.table), await others.visit(game.table)
                    assert watched.snapshot == {**seen.snapshot, "you": []}, game.table

    async def _arrive(self, pages: Pages) -> None:
        """Be the same session as before."""
        if self._cookies is None:
            await pages.get("/api/tables")
            self._cookies = pages.http.cookies
        pages.http.cookies = self._cookies

    async def _client(
        self,
        servers: Iterator[Pages],
        seat: int,
        progress: Progress,
        ended: asyncio.Event,
    ) -> None:
        """Play one game after another, and come back whenever the line fails, to the end."""
        for pages in servers:
            try:
                while not ended.is_set():
                    await self._play(pages, seat, progress)
            except GONE:
                await asyncio.sleep(0.01)
            if ended.is_set():
                return

    async def _play(self, pages: Pages, seat: int, progress: Progress) -> None:
        """Play the game of a client, a new one where there is none or it is over."""
        game = self._playing[seat]
        if game is None or game.over:
            rng = random.Random(self._rng.random())
            game = self._playing[seat] = Game(await made(pages), rng)
            self.games.append(game)
        await game.play(pages, 999, progress)
