"""Tournaments where two processes keep the server: one of them has each, and either may die."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import msgspec
import pytest

from cluster.conftest import browser
from server.kit import Json, Pages, sooner_or_later
from server.process import Serving

pytestmark = pytest.mark.anyio

NAMES = ("Dora", "Ann", "Ben", "Cat", "Dan")


@contextlib.asynccontextmanager
async def members(processes: list[Serving]) -> AsyncIterator[list[Pages]]:
    """Let people in, by turns at one process and at the other."""
    async with contextlib.AsyncExitStack() as stack:
        found = []
        for at, name in enumerate(NAMES):
            pages = await stack.enter_async_context(browser(processes[at % 2]))
            await pages.post("/api/me/register", {"name": name, "password": "correct horse"})
            found.append(pages)
        yield found


async def do(pages: Pages, tournament: str, kind: str, **fields: Any) -> Json:  # noqa: ANN401
    """Ask for something; return the answer, whatever it is."""
    body = {"id": kind, **fields}
    path = f"/api/tournaments/{tournament}/{kind}"
    answer = await pages.http.post(path, json=body, headers={"Origin": pages.origin})
    told: Json = answer.json()
    return told


async def logged(url: str, tournament: str) -> list[Json]:
    """Return the events of a tournament, as they are stored."""
    connection = await asyncpg.connect(url)
    query = "SELECT body FROM events WHERE table_id = $1 ORDER BY seq"
    rows = await connection.fetch(query, tournament)
    await connection.close()
    return [msgspec.json.decode(row[0]) for row in rows]


async def rooms(url: str) -> list[str]:
    """Return the words under which tables were opened for tournaments."""
    connection = await asyncpg.connect(url)
    query = "SELECT rematch_of FROM tables WHERE rematch_of LIKE 'tournament:%/%'"
    rows = await connection.fetch(query)
    await connection.close()
    return [row[0] for row in rows]


async def began(url: str, tournament: str, count: int) -> None:
    """Wait until so many tables are open."""

    async def are_open() -> bool:
        happened = await logged(url, tournament)
        return sum(one["kind"] == "began" for one in happened) == count

    await sooner_or_later(are_open)


async def test_two_processes_pair_a_round_once_and_one_goes_on_when_the_other_is_killed(
    processes: list[Serving], url: str
) -> None:
    async with members(processes) as (dora, *people):
        settings = {"name": "Open", "stages": [{"rounds": 2}], "online": {"auto": False}}
        wish = {"id": "make", "settings": settings}
        made = (await dora.post("/api/tournaments", wish, 201))["tournament"]
        await do(dora, made, "open")
        for one in people:
            assert (await do(one, made, "join"))["type"] == "accepted"
        async with browser(processes[1], dora) as far:
            asked = [do(who, made, "pair", id=f"pair-{n}") for n, who in enumerate((dora, far))]
            answers = await asyncio.gather(*asked)
            refused = [one["error"]["id"] for one in answers if "error" in one]
            assert refused == ["tournament.round_ahead"]
            await do(dora, made, "publish")
            await began(url, made, 2)
            processes[0].kill()

            async def taken_over() -> bool:
                answer = await far.http.get(f"/api/tournaments/{made}")
                return bool(answer.status_code == 200)

            await sooner_or_later(taken_over)
            done = next(n for n, one in enumerate(answers) if "error" not in one)
            assert await do(far, made, "pair", id=f"pair-{done}") == answers[done]
            for table in (1, 2):
                where = {"round": 1, "table": table, "scores": [24, 20]}
                told = await do(far, made, "result", id=f"result-{table}", **where)
                assert told["type"] == "accepted", told
            assert (await do(far, made, "pair", id="second"))["type"] == "accepted"
            await do(far, made, "publish", id="publish-2")
            await began(url, made, 4)
    happened = await logged(url, made)
    assert [one["round"] for one in happened if one["kind"] == "paired"] == [1, 2]
    words = await rooms(url)
    assert len(words) == len(set(words)) == 4
