"""The store: what is written is kept, in order, once; a file that is not ours is left alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from tantrix import messages
from tantrix.core.errors import TantrixError
from tantrix.server.store import (
    Conflict,
    Entry,
    NewRow,
    SQLiteStore,
    Summary,
    Unavailable,
    migrations,
)
from tantrix.server.store.migrations import APPLICATION_ID, MIGRATIONS, migrate

pytestmark = pytest.mark.anyio

WAITS = Summary(robot_due=False, body=b"{}")
DUE = Summary(robot_due=True, body=b"{}")


def row(table: str = "t", owner: str = "o", rematch_of: str | None = None) -> NewRow:
    return NewRow(table, owner, 1000, WAITS, rematch_of)


def entry(seq: int, client_id: str | None = None, at_ms: int | None = None) -> Entry:
    return Entry(seq, 1000 + seq if at_ms is None else at_ms, client_id, b"{}")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "a folder" / "house.db"


@pytest.fixture
async def store(data: Path) -> AsyncIterator[SQLiteStore]:
    store = SQLiteStore(data)
    yield store
    await store.close()


async def test_events_come_back_as_they_were_written(data: Path) -> None:
    written = [entry(1), *(entry(seq, f"c{seq}") for seq in (2, 3, 4))]
    store = SQLiteStore(data)
    await store.create(row(), written[0])
    for one in written[1:]:
        await store.append("t", one, WAITS)
    assert await store.entries("t") == written
    await store.close()
    store = SQLiteStore(data)
    assert await store.entries("t") == written
    await store.close()


async def test_a_table_is_as_its_last_event_left_it(store: SQLiteStore) -> None:
    await store.create(row(), entry(1))
    await store.append("t", entry(2), Summary(robot_due=False, body=b"new"))
    found = await store.row("t")
    assert found is not None
    assert (found.version, found.updated_ms, found.summary) == (2, 1002, b"new")
    assert await store.row("u") is None


@pytest.mark.parametrize("seq", [1, 2, 4, 9])
async def test_an_event_that_does_not_follow_the_last_one_is_refused(
    store: SQLiteStore, seq: int
) -> None:
    await store.create(row(), entry(1))
    await store.append("t", entry(2), WAITS)
    with pytest.raises(Conflict):
        await store.append("t", entry(seq), DUE)
    assert await store.entries("t") == [entry(1), entry(2)]
    assert await store.robots_due() == []


async def test_the_same_client_id_is_refused_at_one_table_only(store: SQLiteStore) -> None:
    for table in ("t", "u"):
        await store.create(row(table), entry(1))
        await store.append(table, entry(2, "once"), WAITS)
    with pytest.raises(Conflict):
        await store.append("t", entry(3, "once"), WAITS)
    assert len(await store.entries("t")) == 2


async def test_an_event_of_no_table_is_refused(store: SQLiteStore) -> None:
    with pytest.raises(Conflict):
        await store.append("nowhere", entry(1), WAITS)


async def test_a_refused_event_disturbs_none_of_those_it_is_committed_with(
    store: SQLiteStore,
) -> None:
    tables = [f"t{number}" for number in range(50)]
    for table in tables:
        await store.create(row(table), entry(1))
    wrong = set(tables[::3])
    done = await asyncio.gather(
        *(store.append(t, entry(7 if t in wrong else 2), WAITS) for t in tables),
        return_exceptions=True,
    )
    for table, outcome in zip(tables, done, strict=True):
        assert isinstance(outcome, Conflict) == (table in wrong)
        assert len(await store.entries(table)) == (1 if table in wrong else 2)


async def test_of_many_events_with_one_number_one_is_kept(store: SQLiteStore) -> None:
    await store.create(row(), entry(1))
    done = await asyncio.gather(
        *(store.append("t", entry(2, f"c{n}"), WAITS) for n in range(20)), return_exceptions=True
    )
    assert sum(outcome is None for outcome in done) == 1
    assert len(await store.entries("t")) == 2


async def test_a_rematch_is_made_once(store: SQLiteStore) -> None:
    await store.create(row("t"), entry(1))
    made = [await store.create(row(table, rematch_of="t"), entry(1)) for table in ("u", "v")]
    assert made == ["u", "u"]
    assert await store.row("v") is None


async def test_tables_are_listed_newest_first(store: SQLiteStore) -> None:
    for number, owner in enumerate("abab"):
        await store.create(row(f"t{number}", owner), entry(1, at_ms=number))
    assert [found.id for found in await store.rows("a", 9)] == ["t2", "t0"]
    assert [found.id for found in await store.rows(None, 3)] == ["t3", "t2", "t1"]


async def test_tables_at_which_a_robot_is_to_move_are_known(store: SQLiteStore) -> None:
    for table in ("t", "u"):
        await store.create(row(table), entry(1))
        await store.append(table, entry(2), DUE)
    await store.append("t", entry(3), WAITS)
    assert await store.robots_due() == ["u"]


@pytest.mark.usefixtures("store")
async def test_a_second_house_on_the_same_file_is_refused(data: Path) -> None:
    link = data.parent / "link.db"
    link.symlink_to(data)
    for path in (data, data.parent / ".." / data.parent.name / data.name, link):
        with pytest.raises(TantrixError) as refusal:
            SQLiteStore(path)
        assert refusal.value.id == "store.locked"
        assert str(path) in messages.say(refusal.value)


async def test_a_file_is_free_again_when_its_house_is_closed(data: Path) -> None:
    for _ in range(2):
        await SQLiteStore(data).close()


def test_the_file_is_its_owners_alone(data: Path) -> None:
    asyncio.run(SQLiteStore(data).close())
    assert data.stat().st_mode & 0o077 == 0


async def test_every_commit_is_synced(store: SQLiteStore) -> None:
    def pragmas(connection: sqlite3.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert await store._writer.write(pragmas) == ["wal", 2, 1]


async def test_a_full_disk_is_told_and_later_writes_go_on(store: SQLiteStore) -> None:
    await store.create(row(), entry(1))
    disk = store._writer._connection
    (pages,) = disk.execute("PRAGMA page_count").fetchone()
    disk.execute(f"PRAGMA max_page_count = {pages}")
    large = Entry(2, 1002, None, bytes(100_000))
    with pytest.raises(Unavailable):
        await store.append("t", large, WAITS)
    assert await store.entries("t") == [entry(1)]
    disk.execute("PRAGMA max_page_count = 1000000")
    await store.append("t", large, WAITS)
    assert await store.entries("t") == [entry(1), large]


async def test_a_write_that_nobody_awaits_any_more_is_made(store: SQLiteStore) -> None:
    await store.create(row(), entry(1))
    task = asyncio.create_task(store.append("t", entry(2), WAITS))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await store.append("t", entry(3), WAITS)
    assert len(await store.entries("t")) == 3


# --- files ------------------------------------------------------------------------------------


def refusal_of(path: Path) -> TantrixError:
    """Return why a file is refused, in one line that names it."""
    with pytest.raises(TantrixError) as refusal:
        SQLiteStore(path)
    said = messages.say(refusal.value)
    assert str(path) in said
    assert "\n" not in said
    return refusal.value


def make(path: Path, *statements: str) -> Path:
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    return path


def test_a_file_of_something_else_is_left_as_it_is(tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear Ann, " * 500)
    database = make(tmp_path / "other.db", "CREATE TABLE friends (name)")
    versioned = make(tmp_path / "versioned.db", "PRAGMA user_version = 1")
    for path in (text, database, versioned):
        before = path.read_bytes()
        assert refusal_of(path).id == "store.foreign"
        assert path.read_bytes() == before


def test_a_file_of_a_newer_version_is_left_as_it_is(tmp_path: Path) -> None:
    newer = len(MIGRATIONS) + 1
    path = make(
        tmp_path / "newer.db",
        f"PRAGMA application_id = {APPLICATION_ID}",
        f"PRAGMA user_version = {newer}",
    )
    before = path.read_bytes()
    error = refusal_of(path)
    assert error.id == "store.version"
    assert error.params["found"] == newer
    assert path.read_bytes() == before


def test_a_damaged_file_is_refused(data: Path) -> None:
    asyncio.run(SQLiteStore(data).close())
    whole = data.read_bytes()
    data.write_bytes(whole[:20] + bytes(len(whole) - 20))
    assert refusal_of(data).id in {"store.unusable", "store.foreign"}


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert refusal_of(tmp_path).id == "store.unusable"


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert refusal_of(tmp_path / "file" / "house.db").id == "store.unusable"


async def test_a_refused_file_is_not_locked(tmp_path: Path) -> None:
    path = make(tmp_path / "other.db", "CREATE TABLE friends (name)")
    assert refusal_of(path).id == "store.foreign"
    assert refusal_of(path).id == "store.foreign"


def test_an_empty_file_becomes_a_house(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    path.touch()
    asyncio.run(SQLiteStore(path).close())
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)


# --- migrations -------------------------------------------------------------------------------


def schema(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    return connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()


@pytest.mark.parametrize("version", range(len(MIGRATIONS) + 1))
def test_every_version_leads_to_the_newest_one(
    version: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        migrate(fresh)
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as old:
            with monkeypatch.context() as patch:
                patch.setattr(migrations, "MIGRATIONS", MIGRATIONS[:version])
                migrate(old)
            migrate(old)
            migrate(old)
            assert schema(old) == schema(fresh)


def test_a_step_that_fails_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = (*MIGRATIONS, ("CREATE TABLE half (a)", "CREATE TABLE half (a)"))
    monkeypatch.setattr(migrations, "MIGRATIONS", broken)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        with pytest.raises(sqlite3.OperationalError):
            migrate(connection)
        assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        assert "half" not in dict(schema(connection))
