"""Clients of one table on lines that fail in every way, against a model of what they were told."""

from __future__ import annotations

import asyncio
import random
import shutil
import tempfile
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from faults.proxy import DOWN, UP, WEATHERS, Proxy, Weather
from server.kit import Json, Open, Page, Pages, RandomRobots, Times, opened, sooner_or_later
from tantrix.server.tables.state import TABLE_LOG, TableState

Result = TypeVar("Result")

CLIENTS = st.integers(0, 2)
TABS = st.integers(0, 1)
"""Two tabs of the one who made the table, and somebody who watches."""


@dataclass
class Client:
    """A client on a line of its own. `left` is a message of which it knows no outcome."""

    proxy: Proxy
    pages: Pages
    page: Page | None = None
    left: Json | None = None


class FaultyLines(RuleBasedStateMachine):
    """The model: which placements were acknowledged as which version, and how much time passed."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = Path(tempfile.mkdtemp())
        self.times = Times()
        self.acknowledged: dict[int, Json] = {}
        self.passed = 0
        self.awake = True
        self.names = 0

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        return self.runner.run(work)

    @initialize(seed=st.integers(0, 2**32))
    def begin(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.run(self._begin())

    async def _begin(self) -> None:
        self.lines = AsyncExitStack()
        await self._open()
        self.clients = [await self._client() for _ in range(3)]
        first = self.clients[0]
        self.table = await first.pages.make(clock={"minutes": 1})
        self.clients[1].pages.http.cookies = first.pages.http.cookies

    async def _client(self) -> Client:
        proxy = await self.lines.enter_async_context(Proxy(self.server.url, self.rng))
        return Client(proxy, await self.lines.enter_async_context(Pages(proxy.here)))

    async def _open(self) -> None:
        self.doors = AsyncExitStack()
        opening = opened(self.folder / "tantrix.db", RandomRobots(self.rng), self.times)
        self.server: Open = await self.doors.enter_async_context(opening)

    async def _table_state(self) -> TableState:
        """Return the table as it is stored."""
        return TABLE_LOG.replay(await self.server.store.entries(self.table))

    async def _ids(self) -> list[str]:
        """Return the ids of the messages that became events, in order."""
        entries = await self.server.store.entries(self.table)
        return [entry.client_id for entry in entries if entry.client_id is not None]

    # --- coming and going -----------------------------------------------------------------------

    @rule(who=CLIENTS)
    def come(self, who: int) -> None:
        self.run(self._page(self.clients[who]))

    async def _page(self, client: Client) -> Page:
        """Return the page of a client, that has heard of everything; who was away comes back."""
        if client.page is None:
            client.page = await client.pages.visit(self.table)
            self.awake = True
            await self._resolve(client, client.page)
        await client.page.send({"type": "ping"})
        await client.page.until("pong")
        return client.page

    async def _resolve(self, client: Client, page: Page) -> None:
        """Check what a client finds when it comes back; what it left open is asked again."""
        log = {entry["version"]: entry["code"] for entry in page.snapshot["log"]}
        assert {v: m["placement"] for v, m in self.acknowledged.items()}.items() <= log.items()
        left, client.left = client.left, None
        if left is None:
            return
        await page.send(left)
        answer = await page.until("accepted", "refused")
        if answer["type"] == "refused":  # it never came, and the game has gone on meanwhile
            assert answer["error"]["id"] == "table.stale_version"
            assert left["id"] not in await self._ids()
        else:
            self._note(left, answer)

    def _note(self, message: Json, answer: Json) -> None:
        """Note what was acknowledged: never another message for the same version."""
        assert answer == {"type": "accepted", "id": message["id"], "version": answer["version"]}
        assert self.acknowledged.setdefault(answer["version"], message) == message

    @rule(who=CLIENTS)
    def go(self, who: int) -> None:
        self.run(self._cut(self.clients[who]))

    async def _cut(self, client: Client) -> None:
        client.proxy.cut()
        if client.page is not None:
            client.page.socket.transport.abort()
        client.page = None

    @rule(who=CLIENTS, how=st.sampled_from(sorted(WEATHERS)))
    def change(self, who: int, how: str) -> None:
        self.clients[who].proxy.weather = WEATHERS[how]

    @rule(who=CLIENTS)
    def fall_silent(self, who: int) -> None:
        """The line is dead, and neither side is told: the client comes back on another one."""
        self.clients[who].proxy.lose(UP, DOWN)
        self.clients[who].page = None

    @rule(ms=st.integers(0, 30_000))
    def wait(self, ms: int) -> None:
        self.times.ms += ms
        if self.awake and not self.run(self._table_state()).state.is_over:
            self.passed += ms

    @rule()
    def close_and_open(self) -> None:
        self.run(self._reopen())

    async def _reopen(self) -> None:
        for client in self.clients:
            await self._cut(client)
        await self.doors.aclose()
        self.times.ms += 90_000  # nobody's time, up to the moment at which somebody comes back
        self.awake = False
        await self._open()
        for client in self.clients:
            client.proxy.url = self.server.url

    # --- placements ---------------------------------------------------------------------------

    @rule(who=TABS)
    def place(self, who: int) -> None:
        self.run(self._place(self.clients[who]))

    async def _place(self, client: Client) -> None:
        page = await self._page(client)
        message = self._message(page)
        if message is None:
            return
        await page.send(message)
        self._note(message, await page.until("accepted", "refused"))

    def _message(self, page: Page) -> Json | None:
        """Return a placement to be made, None after the end."""
        if page.is_over:
            return None
        self.names += 1
        code = self.rng.choice(page.view["legal"])
        named = {"id": f"m{self.names}", "version": page.version}
        return {"type": "place", **named, "placement": code}

    @rule(who=TABS)
    def place_and_be_cut_before_it_is_sent(self, who: int) -> None:
        self.run(self._cut_early(self.clients[who]))

    @rule(who=TABS)
    def place_and_be_cut_on_its_way(self, who: int) -> None:
        self.run(self._cut_early(self.clients[who], UP))

    async def _cut_early(self, client: Client, *lost: str) -> None:
        page = await self._page(client)
        client.left = self._message(page)
        if client.left is not None and lost:
            client.proxy.lose(*lost)
            await page.send(client.left)
            await asyncio.sleep(0)
        await self._cut(client)

    @rule(who=TABS)
    def place_and_be_cut_before_the_answer(self, who: int) -> None:
        self.run(self._cut_late(self.clients[who]))

    async def _cut_late(self, client: Client) -> None:
        page = await self._page(client)
        client.left = self._message(page)
        if client.left is not None:
            client.proxy.lose(DOWN)
            await page.send(client.left)
            version = client.left["version"]

            async def done() -> bool:
                return (await self._table_state()).version > version

            await sooner_or_later(done)
        await self._cut(client)

    @rule(who=TABS)
    def place_and_be_cut_after_the_answer(self, who: int) -> None:
        self.run(self._place(self.clients[who]))
        self.run(self._cut(self.clients[who]))

    @precondition(lambda self: self.acknowledged)
    @rule(who=TABS, data=st.data())
    def repeat(self, who: int, data: st.DataObject) -> None:
        version = data.draw(st.sampled_from(sorted(self.acknowledged)))
        self.run(self._repeat(self.clients[who], version))

    async def _repeat(self, client: Client, version: int) -> None:
        page = await self._page(client)
        await page.send(self.acknowledged[version])
        answer = await page.until("accepted", "refused")
        assert answer == {
            "type": "accepted",
            "id": self.acknowledged[version]["id"],
            "version": version,
        }

    @rule(who=TABS, off=st.sampled_from([-1, 1, 99]))
    def be_out_of_date(self, who: int, off: int) -> None:
        self.run(self._out_of_date(self.clients[who], off))

    async def _out_of_date(self, client: Client, off: int) -> None:
        page = await self._page(client)
        message = self._message(page)
        if message is None or page.version + off < 0:
            return
        await page.send({**message, "version": page.version + off})
        answer = await page.until("accepted", "refused")
        assert answer["error"]["id"] == "table.stale_version"

    @rule(who=TABS)
    def both_tabs_place_at_once(self, who: int) -> None:
        self.run(self._both(self.clients[who], self.clients[1 - who]))

    async def _both(self, one: Client, other: Client) -> None:
        pages = [await self._page(one), await self._page(other)]
        messages = [message for page in pages if (message := self._message(page)) is not None]
        for page, message in zip(pages, messages, strict=False):
            await page.send(message)
        answers = [
            await page.until("accepted", "refused")
            for page, _ in zip(pages, messages, strict=False)
        ]
        done = [answer["type"] == "accepted" for answer in answers]
        assert sum(done) == min(1, len(messages))
        for message, answer in zip(messages, answers, strict=True):
            if answer["type"] == "accepted":
                self._note(message, answer)
            else:
                assert answer["error"]["id"] == "table.stale_version"

    # --- the end ------------------------------------------------------------------------------

    def teardown(self) -> None:
        try:
            if hasattr(self, "clients"):
                self.run(self._check())
        finally:
            self.run(self._end())
            self.runner.close()
            shutil.rmtree(self.folder)

    async def _check(self) -> None:
        """All clients come back on good lines, and see what the store has."""
        for client in self.clients:
            await self._cut(client)
            client.proxy.weather = Weather()
        for client in self.clients:
            await self._page(client)
        pages = [await self._page(client) for client in self.clients]
        seen = [{**page.snapshot, "you": None} for page in pages]
        assert seen[0] == seen[1] == seen[2]
        assert sum(seen[0]["clock"]["used_ms"]) == self.passed
        table_state = await self._table_state()
        kept = {move.entry.version: move.entry.code for move in table_state.moves}
        assert [entry["code"] for entry in seen[0]["log"]] == list(kept.values())
        assert {v: message["placement"] for v, message in self.acknowledged.items()} == kept
        assert await self._ids() == [
            message["id"] for _, message in sorted(self.acknowledged.items())
        ]

    async def _end(self) -> None:
        await self.lines.aclose()
        await self.doors.aclose()


TestFaultyLines = FaultyLines.TestCase
TestFaultyLines.settings = settings(
    stateful_step_count=20, max_examples=settings().max_examples // 8
)
