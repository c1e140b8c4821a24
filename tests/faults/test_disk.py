"""Disks that are full, broken, locked or tampered with: a clear word, and nothing kept is lost."""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import sqlite3
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from faults.disk import Disk, Fault, image
from faults.logs import lost, replayed, versions
from server.kit import Page, Pages, RandomRobots, Times, opened
from server.process import serve_in_vain, serving
from server.test_store import schema
from tantrix.rules.core.errors import TantrixError
from tantrix.server.archive.repository import Sought
from tantrix.server.db.sqlite import SQLiteDatabase
from tantrix.server.db.store import Store
from tantrix.server.tables.deps import TableDeps
from tantrix.server.tables.finished import ended
from tantrix.server.tables.manager import TableManager
from tantrix.server.tables.state import TABLE_LOG, TableState

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="the disk is one of Linux"),
]

WRITING = [Fault.SYNC_FAILS, Fault.FULL, Fault.WRITE_FAILS, Fault.READ_ONLY]


async def test_a_disk_that_takes_nothing_stops_a_game_until_it_takes_something_again(
    disk: Disk, tmp_path: Path
) -> None:
    with serving(disk.under / "tantrix.db", new=True, **disk.environment) as server:
        async with Pages(server.url) as pages:
            page = await pages.new()
            table = page.snapshot["table"]["id"]
            for fault in WRITING:
                page = await stopped(disk, fault, pages, page)
            disk.mark(f"{table} {page.version}")
        server.kill()
    left = tmp_path / "left"
    left.mkdir()
    for name, content in image(disk.steps()).items():
        (left / name).write_bytes(content)
    assert versions(left / "tantrix.db") == {table: page.version}


async def stopped(disk: Disk, fault: Fault, pages: Pages, page: Page) -> Page:
    """Have the disk fail in the middle of a game, and go on when it has recovered."""
    await page.place()
    version = page.version
    message = {"type": "place", "id": f"at-{version}", "version": version}
    message["placement"] = page.view["legal"][0]
    disk.fail(fault)
    await refused(page, message)
    disk.fail(Fault.NONE)
    again = await pages.visit(page.snapshot["table"]["id"])
    assert again.version in (version, version + 1)
    await again.send(message)
    answer = await again.until("accepted", "refused")
    assert answer == {"type": "accepted", "id": message["id"], "version": version + 1}
    await again.send({"type": "ping"})
    await again.until("pong")
    return again


async def refused(page: Page, message: dict[str, object]) -> None:
    """Check that nobody is told that a placement is kept which is not."""
    await page.send(message)
    try:
        answer = await page.until("accepted", "refused")
    except WebSocketException:
        return
    assert answer["error"]["id"] == "table.paused"


async def test_a_file_that_cannot_be_read_is_told_and_read_when_it_can(
    disk: Disk, rng: random.Random
) -> None:
    data = disk.under / "tantrix.db"
    with serving(data) as server:
        async with Pages(server.url) as pages:
            page = await pages.new()
            await page.play(rng, 3)
        server.kill()
    with serving(data, **disk.environment) as server:
        table = f"/api/tables/{page.snapshot['table']['id']}"
        disk.fail(Fault.READ_FAILS)
        async with Pages(server.url) as pages:
            assert (await pages.get(table, 503))["error"]["id"] == "table.paused"
            disk.fail(Fault.NONE)
            assert (await pages.get(table))["version"] == page.version
        server.kill()


@pytest.mark.parametrize("fault", [Fault.READ_ONLY, Fault.READ_FAILS])
def test_a_server_whose_disk_fails_when_it_opens_says_so_in_one_line(
    disk: Disk, fault: Fault
) -> None:
    data = disk.under / "tantrix.db"
    disk.fail(fault)
    status, output = serve_in_vain("--port", "0", "--data", str(data), **disk.environment)
    assert status == 2
    assert str(data) in output
    assert len(output.splitlines()) == 1


def test_a_folder_in_which_nothing_may_be_written_is_refused_in_one_line(tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir()
    data = folder / "tantrix.db"
    folder.chmod(0o500)
    if os.geteuid() == 0:  # for whom nothing is closed
        data = Path("/proc/tantrix.db")
    status, output = serve_in_vain("--port", "0", "--data", str(data))
    assert status == 2
    assert len(output.splitlines()) == 1


async def test_whoever_locks_the_file_for_a_moment_holds_a_game_up_and_no_more(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    data = tmp_path / "tantrix.db"
    async with opened(data, robots, times) as server, Pages(server.url) as pages:
        page = await pages.new()
        with closing(sqlite3.connect(data, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            placing = asyncio.create_task(page.place())
            assert (await pages.get("/api/tables"))["tables"]
            await asyncio.sleep(0.1)
            assert not placing.done()
            other.execute("ROLLBACK")
        assert (await placing)["type"] == "accepted"


async def test_whoever_reads_for_long_holds_nobody_up(
    tmp_path: Path, robots: RandomRobots, times: Times, rng: random.Random
) -> None:
    data = tmp_path / "tantrix.db"
    async with opened(data, robots, times) as server, Pages(server.url) as pages:
        page = await pages.new()
        with closing(sqlite3.connect(data, isolation_level=None)) as other:
            other.execute("BEGIN")
            seen = other.execute("SELECT COUNT(*) FROM events").fetchone()
            await page.play(rng, 20)
            assert other.execute("SELECT COUNT(*) FROM events").fetchone() == seen
        assert page.version == 21


# --- files that somebody has touched ------------------------------------------------------------


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, list[str]]]:
    """The folder of a server that was killed, with a few games; their placements by table."""
    folder = tmp_path_factory.mktemp("killed")
    with serving(folder / "tantrix.db") as server:
        made = asyncio.run(play(server.url, random.Random(5)))
        server.kill()
    return folder, made


@pytest.fixture
def games(killed: tuple[Path, dict[str, list[str]]], tmp_path: Path) -> dict[str, list[str]]:
    """The same games in files of the test's own."""
    folder, made = killed
    for file in folder.iterdir():
        shutil.copy(file, tmp_path)
    return made


async def play(url: str, rng: random.Random) -> dict[str, list[str]]:
    made: dict[str, list[str]] = {}
    async with Pages(url) as pages:
        for placements in (56, 30, 5):
            page = await pages.new()
            await page.play(rng, placements)
            made[page.snapshot["table"]["id"]] = codes(page)
    return made


def codes(page: Page) -> list[str]:
    return [entry["code"] for entry in page.snapshot["log"]]


def laid(table_state: TableState) -> list[str]:
    return [move.entry.code for move in table_state.moves]


def test_a_file_whose_log_was_deleted_has_games_up_to_some_placement(
    tmp_path: Path, games: Mapping[str, list[str]]
) -> None:
    data = tmp_path / "tantrix.db"
    (tmp_path / "tantrix.db-wal").unlink()
    (tmp_path / "tantrix.db-shm").unlink()
    for table, table_state in replayed(data).items():
        assert games[table][: len(table_state.moves)] == laid(table_state)
    versions(data)


def test_a_log_of_another_file_does_no_harm(tmp_path: Path, games: Mapping[str, list[str]]) -> None:
    data, other = tmp_path / "tantrix.db", tmp_path / "other.db"
    store = Store(SQLiteDatabase(other))
    strange = (tmp_path / "other.db-wal").read_bytes()
    asyncio.run(store.close())
    asyncio.run(Store(SQLiteDatabase(data)).close())
    (tmp_path / "tantrix.db-wal").write_bytes(strange[: len(strange) // 2])
    for table, table_state in replayed(data).items():
        assert games[table] == laid(table_state)


def test_a_page_that_is_damaged_makes_no_wrong_game(
    tmp_path: Path, games: Mapping[str, list[str]], rng: random.Random
) -> None:
    data = tmp_path / "tantrix.db"
    asyncio.run(Store(SQLiteDatabase(data)).close())
    whole = data.read_bytes()
    kept = []
    for number in rng.sample(range(1, len(whole) // 4096), 8):
        at = 4096 * number + rng.randrange(4000)
        damage = bytes(byte ^ 0x55 for byte in whole[at : at + 40])
        data.write_bytes(whole[:at] + damage + whole[at + 40 :])
        found = asyncio.run(found_in(data, list(games)))
        assert all(
            table_state is None or laid(table_state) == games[table]
            for table, table_state in found.items()
        )
        kept += [table for table, table_state in found.items() if table_state is not None]
    assert kept


async def found_in(data: Path, tables: list[str]) -> dict[str, TableState | None]:
    """Return the games of a file, None for those that the server would tell are paused."""
    try:
        store = Store(SQLiteDatabase(data))
    except TantrixError:
        return {}
    times, robots = Times(), RandomRobots(random.Random(1))
    server = TableManager(TableDeps(store, robots, times.wall_ms, times.tick_ms, robots.new_seed))
    found: dict[str, TableState | None] = {}
    for table in tables:
        try:
            found[table] = (await server.room(table)).state
        except TantrixError:
            found[table] = None
    await server.close()
    await store.close()
    return found


# --- the schema -----------------------------------------------------------------------------------


def test_a_new_schema_that_is_interrupted_anywhere_is_finished_by_the_next_start(
    disk: Disk, rng: random.Random, tmp_path: Path, soak: bool
) -> None:
    data = disk.under / "tantrix.db"
    with serving(data, new=True, **disk.environment) as server:
        server.kill()
    steps = disk.steps()
    wanted = schema(data)
    ends = range(1, len(steps) + 1)
    for number, end in enumerate(ends if soak else rng.sample(ends, 8)):
        folder = tmp_path / f"cut {number}"
        folder.mkdir()
        for name, content in image(steps[:end], rng).items():
            (folder / name).write_bytes(content)
        asyncio.run(Store(SQLiteDatabase(folder / "tantrix.db")).close())
        assert schema(folder / "tantrix.db") == wanted


# --- backups --------------------------------------------------------------------------------------


async def test_a_backup_made_while_people_play_has_every_game_up_to_a_moment(
    tmp_path: Path, robots: RandomRobots, times: Times, rng: random.Random
) -> None:
    data = tmp_path / "tantrix.db"
    copies = [tmp_path / f"copy {number}.db" for number in range(3)]
    acknowledged: list[dict[str, int]] = []
    async with opened(data, robots, times) as server, Pages(server.url) as pages:
        games = [await pages.new() for _ in range(4)]
        for copy in copies:
            acknowledged.append({page.snapshot["table"]["id"]: page.version for page in games})
            playing = [asyncio.create_task(page.play(rng, 12)) for page in games]
            await asyncio.to_thread(back_up, data, copy)
            await asyncio.gather(*playing)
    final = await asyncio.to_thread(replayed, data)
    for copy, kept in zip(copies, acknowledged, strict=True):
        assert await asyncio.to_thread(lost, copy, kept) == []
        sheets = await asyncio.to_thread(replayed, copy)
        assert sheets.keys() == final.keys()
        for table, table_state in sheets.items():
            assert laid(table_state) == laid(final[table])[: len(table_state.moves)]
    async with opened(copies[-1], robots, times) as server, Pages(server.url) as pages:
        for table, table_state in sheets.items():
            assert codes(await pages.visit(table)) == laid(table_state)


def back_up(data: Path, copy: Path) -> None:
    """Copy the file of a server that is open."""
    with closing(sqlite3.connect(data)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


async def test_a_stored_game_replays_to_the_result_that_was_stored(
    tmp_path: Path, robots: RandomRobots, times: Times, rng: random.Random
) -> None:
    data = tmp_path / "tantrix.db"
    async with opened(data, robots, times) as server, Pages(server.url) as pages:
        for _ in range(3):
            page = await pages.visit(await pages.shared(clock={"minutes": 1}))
            times.ms += rng.randrange(100_000)
            await page.play(rng)
        found = await server.container.games.search(Sought(), 10)
        assert len(found) == 3
        for one in found:
            row = await server.store.row(one.table)
            assert row is not None
            again = ended(row.owner, TABLE_LOG.replay(await server.store.entries(one.table)))
            assert again is not None
            assert json.dumps(again) == json.dumps(one.ended)
