"""A program that makes its own tables, to play against robots of the server."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import httpx
import pytest

from client.test_client import client
from server.kit import PERSON, ROBOT, Open, wish
from sizes import PATIENCE_S
from tantrix.client import Client
from tantrix.client.robot import BotRunner, engine_player
from tantrix.rules.core.errors import TantrixError

pytestmark = pytest.mark.anyio


async def played(one: Client, games: int | None, player: str = "random") -> Counter[str]:
    """Play so many games against a robot of level `random`; return what was reported."""
    reported: Counter[str] = Counter()

    def report(what: str, **_: object) -> None:
        reported[what] += 1

    made = engine_player("/no/such/engine") if player == "broken" else player
    async with asyncio.timeout(PATIENCE_S):
        await BotRunner(one, made, random.Random(1), report, games, against="random").run()
    return reported


async def test_a_table_is_made_when_the_one_before_is_over(server: Open) -> None:
    async with await client(server) as one:
        assert await played(one, 3) == {"api.bot.begins": 3, "api.bot.over": 3}
        listed = await one.tables()
        assert [table.table.status for table in listed] == ["over"] * 3
        assert {tuple(seat.kind for seat in table.table.seats) for table in listed} == {
            ("person", "robot")
        }


async def test_a_table_that_goes_on_is_played_before_another_one_is_made(server: Open) -> None:
    async with await client(server) as one:
        going = await one.create(wish(PERSON, ROBOT))
        assert await played(one, 1) == {"api.bot.begins": 1, "api.bot.over": 1}
        assert [table.table.id for table in await one.tables()] == [going]


async def test_a_table_that_was_made_without_an_answer_is_the_one_that_is_played(
    server: Open,
) -> None:
    class Deaf(httpx.AsyncHTTPTransport):
        """A network that loses the answer when a table is made for the first time."""

        lost = False

        async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
            answer = await super().handle_async_request(request)
            if request.method == "POST" and request.url.path == "/api/tables" and not self.lost:
                self.lost = True
                await answer.aread()
                raise httpx.ReadError("lost")
            return answer

    async with await client(server, "ann", Deaf()) as one:
        assert (await played(one, 1))["api.bot.over"] == 1
        assert len(await one.tables()) == 1


async def test_after_a_game_that_was_given_up_no_other_is_made(server: Open) -> None:
    async with await client(server) as one:
        assert await played(one, None, "broken") == {"api.bot.begins": 1, "api.bot.gave_up": 1}
        assert len(await one.tables()) == 1


async def test_a_level_that_the_server_does_not_know_is_told(server: Open) -> None:
    async with await client(server) as one:
        runner = BotRunner(one, "random", random.Random(1), lambda *_, **__: None, against="hal")
        with pytest.raises(TantrixError, match=r"bad\.message") as raised:
            async with asyncio.timeout(PATIENCE_S):
                await runner.run()
    assert raised.value.params["field"] == "seats[1].level"
