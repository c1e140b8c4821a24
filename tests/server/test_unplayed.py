"""Tables at which nobody plays: one address makes so many a day, and they are not kept for ever."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.kit import (
    FRIEND,
    PERSON,
    ROBOT,
    Open,
    Pages,
    RandomRobots,
    Times,
    opened,
    sooner_or_later,
)
from tantrix.server.actors.actor import IDLE_MS, Job
from tantrix.server.tables import manager
from tantrix.server.tables.actor import TableActor
from tantrix.server.tables.manager import TIDY_MS, UNPLAYED_MS
from tantrix.server.web.budget import TABLES

pytestmark = pytest.mark.anyio


async def tables_of(pages: Pages) -> set[str]:
    """Return the ids of the tables of a browser."""
    return {one["table"]["id"] for one in (await pages.get("/api/tables"))["tables"]}


async def put_away(server: Open, times: Times) -> None:
    """Let time pass until no table is open."""
    times.ms += IDLE_MS

    async def none_open() -> bool:
        return not server.table_manager.in_use

    await sooner_or_later(none_open)


@pytest.mark.parametrize("most", [1, 500])
async def test_tables_at_which_nobody_has_played_go_after_a_week_and_no_others(
    tmp_path: Path,
    robots: RandomRobots,
    times: Times,
    monkeypatch: pytest.MonkeyPatch,
    most: int,
) -> None:
    monkeypatch.setattr("tantrix.server.actors.registry.REAP_S", 0.01)
    monkeypatch.setattr("tantrix.server.tables.repository.MOST_DELETED", most)
    monkeypatch.setattr(manager, "MOST_DELETED", most)
    async with opened(tmp_path / "h.db", robots, times) as server, Pages(server.url) as pages:
        untouched = [await pages.make(PERSON, FRIEND) for _ in range(3)]
        untouched.append(await pages.make(PERSON, ROBOT))
        page = await pages.new(PERSON, FRIEND)
        await page.place()
        played = page.snapshot["table"]["id"]
        await page.socket.close()
        await put_away(server, times)
        times.ms += UNPLAYED_MS - TIDY_MS - 1
        late = await pages.make(PERSON, FRIEND)
        watched = await pages.visit(untouched[0])
        times.ms += 2 * TIDY_MS

        async def gone() -> bool:
            return await tables_of(pages) == {untouched[0], late, played}

        await sooner_or_later(gone)
        await pages.get(f"/api/tables/{untouched[1]}", 404)
        assert (await watched.place())["type"] == "accepted"
        assert (await pages.get(f"/api/tables/{played}"))["version"] >= 2


async def test_one_address_makes_so_many_tables_a_day(pages: Pages, server: Open) -> None:
    server.container.deps.budget.change(TABLES._replace(size=2.0))
    for _ in range(2):
        await pages.make(PERSON, FRIEND)
    refused = await pages.http.post(
        "/api/tables",
        json={"game": "strategy", "seats": [PERSON, FRIEND], "pace": "instant"},
        headers={"Origin": pages.origin},
    )
    assert (refused.status_code, refused.json()["error"]["id"]) == (429, "limit.rate")


async def test_who_has_asked_for_a_table_that_is_being_put_away_finds_it(
    server: Open, pages: Pages, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await server.table_manager.room(await pages.make(PERSON, FRIEND))
    flushing, go_on = asyncio.Event(), asyncio.Event()

    async def held_up() -> None:
        flushing.set()
        await go_on.wait()

    monkeypatch.setattr(table, "flush", held_up)
    times.ms += IDLE_MS
    leaving = asyncio.create_task(table.reap())
    await flushing.wait()
    assert await server.table_manager.room(table.id) is table
    go_on.set()
    await leaving
    assert not await table.post(is_over(table))
    times.ms += IDLE_MS
    await table.reap()
    assert await server.table_manager.room(table.id) is not table


def is_over(table: TableActor) -> Job[bool]:
    """Return the job of telling whether a game is over."""

    async def told() -> bool:
        return table.state.state.is_over

    return told
