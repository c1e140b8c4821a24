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
from server import races
from server.kit import Json, Pages, sooner_or_later
from server.process import Serving, serving
from server.rediskit import Redis

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


async def held_by(url: str, room: str) -> str | None:
    """Return which process holds a tournament, a table or a race, None for nobody."""
    connection = await asyncpg.connect(url)
    holder: str | None = await connection.fetchval("SELECT holder FROM tables WHERE id = $1", room)
    await connection.close()
    return holder


async def begun(dora: Pages, people: list[Pages], stage: Json, **online: Any) -> tuple[str, Json]:  # noqa: ANN401
    """Have people enter a tournament, and return it with its first round once all is open there."""
    settings = {"name": "Open", "stages": [stage], "online": {"auto": False, **online}}
    wish = {"id": f"make-{stage['format']}", "settings": settings}
    made: str = (await dora.post("/api/tournaments", wish, 201))["tournament"]
    await do(dora, made, "open")
    for one in people:
        assert (await do(one, made, "join"))["type"] == "accepted"
    for kind in ("pair", "publish"):
        assert (await do(dora, made, kind))["type"] == "accepted"
    found: Json = {}

    async def is_open() -> bool:
        told = await dora.get(f"/api/tournaments/{made}/rounds/1")
        found.update((told["heats"] or told["tables"])[0])
        return all(bool(game["room"]) for game in found["games"])

    await sooner_or_later(is_open)
    return made, found


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


async def test_what_another_process_holds_ends_once_where_nobody_needs_it_any_more(
    processes: list[Serving], url: str
) -> None:
    """Dora directs at one process; what Ann looks at is held by the other one."""
    async with members(processes) as (dora, ann, ben, *_):
        made, heat = await begun(dora, [ann, ben], {"format": "gobble", "rounds": 1})
        race = heat["games"][0]["room"]
        racer = await races.visit(ann, race)
        assert await held_by(url, race) not in {None, await held_by(url, made)}
        assert (await do(dora, made, "cancel", reason="the hall is flooded"))["type"] == "accepted"
        while "closed" not in (racer.snapshot["result"] or {}):
            await racer.hear()
        assert racer.snapshot["result"]["closed"] == "cancelled"

        match = await begun(dora, [ann, ben], {"format": "knockout", "games": 3}, days=3)
        made, tables = match[0], [game["room"] for game in match[1]["games"]]
        pages = [await ann.visit(table) for table in tables]
        holders = {await held_by(url, table) for table in tables}
        assert not holders & {None, await held_by(url, made)}
        for game in (1, 2):
            assert pages[2].snapshot["result"] is None
            where = {"round": 1, "table": 1, "game": game, "scores": [50, 10]}
            await do(dora, made, "result", id=f"result-{game}", **where)
        for page, why in zip(pages, ("entered", "entered", "unneeded"), strict=True):
            while page.snapshot["result"] is None:
                await page.hear()
            assert page.snapshot["result"]["ruling"] == why
    for room, kind in ((race, "close"), *((table, "rule") for table in tables)):
        assert [one["kind"] for one in await logged(url, room)].count(kind) == 1


SHORTLY = {
    "tantrix.server.tables.schedule.RULING_MS": 1_000,
    "tantrix.server.tables.actor.LEFT_MS": 500,
    "tantrix.server.actors.registry.REAP_S": 0.1,
    "tantrix.server.tournaments.actor.LOOK_S": 0.1,
}
"""Waiting that is over soon."""


async def test_a_table_of_another_process_that_both_have_left_ends_once(
    url: str, redis: Redis
) -> None:
    with contextlib.ExitStack() as stack:
        entering = (serving(url, "--redis", redis.url, constants=SHORTLY) for _ in range(2))
        processes = [stack.enter_context(one) for one in entering]
        async with members(processes) as (dora, ann, ben, *_):
            made, match = await begun(dora, [ann, ben], {"format": "swiss", "rounds": 1})
            table = match["games"][0]["room"]
            pages = [await one.visit(table) for one in (ann, ben)]
            assert await held_by(url, table) not in {None, await held_by(url, made)}
            for page in pages:
                await page.socket.close()

            async def is_scored() -> bool:
                told = await dora.get(f"/api/tournaments/{made}/rounds/1")
                return told["tables"][0]["games"][0]["result"] is not None

            await sooner_or_later(is_scored)
    for room, kind in ((made, "result"), (table, "ask"), (table, "adjudicate")):
        assert [one["kind"] for one in await logged(url, room)].count(kind) == 1
