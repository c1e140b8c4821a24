"""The index is written with the last event of a game, and what older files lack is added."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import select

from archive.games import WISHES, played
from server.kit import PERSON, ROBOT, Open, Pages, RandomRobots, Times, opened, sooner_or_later
from server.process import serving
from tantrix.server.archive.backfill import Backfill
from tantrix.server.archive.repository import GameStore, IndexedGame, Sought, TableCursor
from tantrix.server.db.base import Conflict, NewRow, Summary, Unavailable
from tantrix.server.db.schema.tables import tables
from tantrix.server.db.sqlite import SQLiteDatabase
from tantrix.server.db.store import Store
from tantrix.server.tables import views
from tantrix.server.tables.finished import refold
from tantrix.server.tables.repository import keeping
from tantrix.server.tables.state import TABLE_LOG

pytestmark = pytest.mark.anyio


async def index(store: Store) -> list[IndexedGame]:
    """Return all games, those too of which only their owners know, the newest first."""
    every = select(tables.c.owner).distinct()
    owners = await store.database.read(lambda connection: connection.scalars(every).all())
    games = GameStore(store.database)
    found = [one for owner in owners for one in await games.search(Sought(viewer=owner), 1000)]
    return sorted({one.number: one for one in found}.values(), key=lambda one: -one.number)


async def test_a_game_of_ones_own_is_found_by_others_once_it_is_shared(
    pages: Pages, others: Pages, rng: random.Random
) -> None:
    page = await pages.new(PERSON, ROBOT)
    await page.play(rng)
    assert len((await pages.get("/api/games"))["games"]) == 1
    assert (await others.get("/api/games"))["games"] == []
    await pages.share(page.snapshot["table"]["id"])
    assert len((await others.get("/api/games"))["games"]) == 1


@pytest.mark.parametrize("name", [name for name in WISHES if name != "doubles"])
async def test_the_last_event_of_a_game_enters_it_and_no_other_does(
    server: Open, pages: Pages, rng: random.Random, name: str
) -> None:
    page = await pages.visit(await pages.made(WISHES[name]))
    await page.play(rng, 3)
    assert await index(server.store) == []
    await page.play(rng)
    [found] = await index(server.store)
    table = page.snapshot["table"]["id"]
    row = await server.store.row(table)
    assert row is not None
    assert found == (1, table, refold(row.owner, await server.store.entries(table)))


async def test_what_happens_after_the_end_enters_nothing_more(
    server: Open, pages: Pages, rng: random.Random
) -> None:
    page = await pages.new()
    await page.play(rng, 4)
    await page.ask("resign", player=0)
    before = await index(server.store)
    assert before[0].ended.termination == "resigned"
    assert (await page.ask("resign", player=1))["type"] == "refused"
    assert await index(server.store) == before


async def test_an_event_that_is_refused_enters_no_game(server: Open) -> None:
    game = played("robot")
    came = refold("o", game.entries)
    assert came is not None
    row = NewRow("t", "o", 1, Summary(robot_due=False, body=b"{}"))
    await server.store.create(row, game.entries[0])
    with pytest.raises(Conflict):
        await server.store.append("t", game.entries[-1], row.summary, keeping("t", came, None))
    assert await index(server.store) == []


async def test_games_are_numbered_in_the_order_in_which_they_end(
    server: Open, pages: Pages, rng: random.Random
) -> None:
    tables = [await pages.new() for _ in range(3)]
    for page in reversed(tables):
        await page.play(rng, 2)
        await page.ask("resign", player=1)
    ids = [page.snapshot["table"]["id"] for page in tables]
    assert [found.table for found in await index(server.store)] == ids
    assert [found.number for found in await index(server.store)] == [3, 2, 1]


async def old_file(path: Path) -> list[str]:
    """Make a file with games that are in no index: four over, one not, one damaged."""
    store = Store(SQLiteDatabase(path))
    for number, name in enumerate(["two", "gobble", "mindgame", "solitaire", "three", "robot"]):
        game = played(name, number)
        entries = game.entries[:-5] if name == "three" else game.entries
        table_state = TABLE_LOG.replay(entries)
        start, *rest = entries
        if name == "robot":
            table_state, rest = game.table, rest[1:]  # a gap
        summary = views.summary(views.table(name, table_state), table_state)
        await store.create(NewRow(name, "o", number, summary), start)
        for seq, one in enumerate(rest, start=2):
            await store.append(name, one._replace(seq=seq, at_ms=number * 10**6 + seq), summary)
    await store.close()
    return ["two", "gobble", "mindgame", "solitaire"]


async def test_older_games_are_entered_once_from_the_oldest_on_and_what_fails_stays_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tantrix.server.archive.backfill.STEP", 2)
    expected = await old_file(tmp_path / "tantrix.db")
    store = Store(SQLiteDatabase(tmp_path / "tantrix.db"))
    assert await Backfill(store, GameStore(store.database)).whole() == 4
    found = await index(store)
    assert [one.table for one in reversed(found)] == expected
    assert [one.number for one in reversed(found)] == [1, 2, 3, 4]
    assert await Backfill(store, GameStore(store.database)).whole() == 0
    assert await index(store) == found
    waiting = await GameStore(store.database).missing(TableCursor(), 10)
    assert [one.place.table for one in waiting] == ["three", "robot"]
    await store.close()


@pytest.mark.parametrize("fault", [Unavailable("the disk is full"), ValueError("no such tile")])
async def test_a_backfill_that_is_broken_off_is_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    expected = await old_file(tmp_path / "tantrix.db")
    store = Store(SQLiteDatabase(tmp_path / "tantrix.db"))
    games = GameStore(store.database)
    enter = games.enter
    entered: list[str] = []

    async def once(table: str, came: object) -> int:
        if entered:
            raise fault
        entered.append(table)
        return await enter(table, came)  # type: ignore[arg-type]

    monkeypatch.setattr(games, "enter", once)
    backfill = Backfill(store, games)
    backfill.open()
    await asyncio.sleep(0)
    await sooner_or_later(lambda: settled(backfill))
    await backfill.close()
    assert len(await index(store)) == 1
    monkeypatch.undo()
    assert await Backfill(store, GameStore(store.database)).whole() == 3
    assert [one.table for one in reversed(await index(store))] == expected
    await store.close()


async def settled(backfill: Backfill) -> bool:
    return backfill._task is not None and backfill._task.done()


async def test_a_game_that_ended_is_in_the_index_after_a_kill(
    tmp_path: Path, robots: RandomRobots, times: Times, rng: random.Random
) -> None:
    data = tmp_path / "tantrix.db"
    with serving(data) as server:
        async with Pages(server.url) as pages:
            page = await pages.new()
            await page.play(rng, 3)
            await page.ask("resign", player=0)
            server.kill()
    async with opened(data, robots, times) as again:
        assert [found.table for found in await index(again.store)] == [page.snapshot["table"]["id"]]


async def test_a_server_that_opens_completes_its_index(tmp_path: Path) -> None:
    await old_file(tmp_path / "tantrix.db")
    with serving(tmp_path / "tantrix.db") as server:
        async with Pages(server.url) as pages:

            async def complete() -> bool:
                return len((await pages.get("/api/games"))["games"]) == 4

            await sooner_or_later(complete)
