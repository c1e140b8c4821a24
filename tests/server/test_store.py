"""The store: what is written is kept, in order, once; a file that is not ours is left alone."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import traceback
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select, text

from server.databases import opened
from server.forked import SYNCHRONOUS
from tantrix import messages
from tantrix.rules.core.errors import TantrixError
from tantrix.server.daily.repository import DailyStore
from tantrix.server.db import migrations, sqlite
from tantrix.server.db.base import Conflict, NewRow, StoredEvent, Summary, Unavailable
from tantrix.server.db.engine import Job
from tantrix.server.db.migrations import APPLICATION_ID, newest
from tantrix.server.db.schema.daily import daily_days
from tantrix.server.db.sqlite import SQLiteDatabase
from tantrix.server.db.store import Store
from tantrix.server.db.tables import metadata

pytestmark = pytest.mark.anyio

WAITS = Summary(robot_due=False, body=b"{}")
DUE = Summary(robot_due=True, body=b"{}")


def row(table: str = "t", owner: str = "o", rematch_of: str | None = None) -> NewRow:
    return NewRow(table, owner, 1000, WAITS, rematch_of)


def entry(seq: int, client_id: str | None = None, at_ms: int | None = None) -> StoredEvent:
    return StoredEvent(seq, 1000 + seq if at_ms is None else at_ms, client_id, b"{}")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "a folder" / "tantrix.db"


@pytest.fixture
async def store(where: Path | str) -> AsyncIterator[Store]:
    async with opened(where) as store:
        yield store


async def test_events_come_back_as_they_were_written(where: Path | str) -> None:
    written = [entry(1), *(entry(seq, f"c{seq}") for seq in (2, 3, 4))]
    async with opened(where) as store:
        await store.create(row(), written[0])
        for one in written[1:]:
            await store.append("t", one, WAITS)
        assert await store.entries("t") == written
    async with opened(where) as store:
        assert await store.entries("t") == written


async def test_a_table_is_as_its_last_event_left_it(store: Store) -> None:
    await store.create(row(), entry(1))
    await store.append("t", entry(2), Summary(robot_due=False, body=b"new"))
    found = await store.row("t")
    assert found is not None
    assert (found.version, found.updated_ms, found.summary) == (2, 1002, b"new")
    assert await store.row("u") is None


@pytest.mark.parametrize("seq", [1, 2, 4, 9])
async def test_an_event_that_does_not_follow_the_last_one_is_refused(
    store: Store, seq: int
) -> None:
    await store.create(row(), entry(1))
    await store.append("t", entry(2), WAITS)
    with pytest.raises(Conflict):
        await store.append("t", entry(seq), DUE)
    assert await store.entries("t") == [entry(1), entry(2)]
    assert await store.robots_due() == []


async def test_the_same_client_id_is_refused_at_one_table_only(store: Store) -> None:
    for table in ("t", "u"):
        await store.create(row(table), entry(1))
        await store.append(table, entry(2, "once"), WAITS)
    with pytest.raises(Conflict):
        await store.append("t", entry(3, "once"), WAITS)
    assert len(await store.entries("t")) == 2


async def test_an_event_of_no_table_is_refused(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append("nowhere", entry(1), WAITS)


async def test_a_refused_event_disturbs_none_of_those_it_is_committed_with(
    store: Store,
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


async def test_of_many_events_with_one_number_one_is_kept(store: Store) -> None:
    await store.create(row(), entry(1))
    done = await asyncio.gather(
        *(store.append("t", entry(2, f"c{n}"), WAITS) for n in range(20)), return_exceptions=True
    )
    assert sum(outcome is None for outcome in done) == 1
    assert len(await store.entries("t")) == 2


async def test_a_rematch_is_made_once(store: Store) -> None:
    await store.create(row("t"), entry(1))
    made = [await store.create(row(table, rematch_of="t"), entry(1)) for table in ("u", "v")]
    assert made == ["u", "u"]
    assert await store.row("v") is None


async def test_tables_are_listed_newest_first(store: Store) -> None:
    for number, owner in enumerate("abab"):
        await store.create(row(f"t{number}", owner), entry(1, at_ms=number))
    assert [found.id for found in await store.rows("a", 9)] == ["t2", "t0"]
    assert [found.id for found in await store.rows(None, 3)] == ["t3", "t2", "t1"]


async def test_tables_at_which_a_robot_is_to_move_are_known(store: Store) -> None:
    for table in ("t", "u"):
        await store.create(row(table), entry(1))
        await store.append(table, entry(2), DUE)
    await store.append("t", entry(3), WAITS)
    assert await store.robots_due() == ["u"]


async def test_a_second_server_on_the_same_database_is_refused(where: Path | str) -> None:
    async with opened(where):
        with pytest.raises(TantrixError) as refusal:
            async with opened(where):
                pass
    assert refusal.value.id == "store.locked"
    assert messages.say(refusal.value)
    async with opened(where):
        pass


async def test_a_second_server_on_the_same_file_is_refused_by_whatever_name(data: Path) -> None:
    store = Store(SQLiteDatabase(data))
    link = data.parent / "link.db"
    link.symlink_to(data)
    for path in (data, data.parent / ".." / data.parent.name / data.name, link):
        with pytest.raises(TantrixError) as refusal:
            Store(SQLiteDatabase(path))
        assert refusal.value.id == "store.locked"
        assert str(path) in messages.say(refusal.value)
    await store.close()


async def test_a_file_is_free_again_when_its_server_is_closed(data: Path) -> None:
    for _ in range(2):
        await Store(SQLiteDatabase(data)).close()


def test_the_file_is_its_owners_alone(data: Path) -> None:
    asyncio.run(Store(SQLiteDatabase(data)).close())
    assert data.stat().st_mode & 0o077 == 0


async def test_every_commit_is_synced(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "SYNCHRONOUS", SYNCHRONOUS)

    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]

    store = Store(SQLiteDatabase(data))
    assert await store.database.write(pragmas) == ["wal", 2, 1]
    await store.close()


async def test_a_full_disk_is_told_and_later_writes_go_on(data: Path) -> None:
    store = Store(SQLiteDatabase(data))
    await store.create(row(), entry(1))
    assert isinstance(store.database, sqlite.SQLiteDatabase)
    disk = store.database._writer._connection
    (pages,) = disk.execute("PRAGMA page_count").fetchone()
    disk.execute(f"PRAGMA max_page_count = {pages}")
    large = StoredEvent(2, 1002, None, bytes(100_000))
    with pytest.raises(Unavailable):
        await store.append("t", large, WAITS)
    assert await store.entries("t") == [entry(1)]
    disk.execute("PRAGMA max_page_count = 1000000")
    await store.append("t", large, WAITS)
    assert await store.entries("t") == [entry(1), large]
    await store.close()


async def test_a_write_that_nobody_awaits_any_more_is_made(store: Store) -> None:
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
        Store(SQLiteDatabase(path))
    shown = messages.say(refusal.value)
    assert str(path) in shown
    assert "\n" not in shown
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


OURS = f"PRAGMA application_id = {APPLICATION_ID}"
REVISIONS = "CREATE TABLE alembic_version (version_num)"


@pytest.mark.parametrize(
    ("statements", "found"),
    [
        ((REVISIONS, "INSERT INTO alembic_version VALUES ('9999')"), "9999"),
        (("CREATE TABLE tables (id)",), "?"),
        ((REVISIONS, "CREATE TABLE tables (id)"), "?"),
    ],
    ids=["newer", "before Alembic", "without its revision"],
)
def test_a_file_of_another_schema_is_left_as_it_is(
    statements: tuple[str, ...], found: str, tmp_path: Path
) -> None:
    path = make(tmp_path / "tantrix.db", OURS, *statements)
    before = path.read_bytes()
    error = refusal_of(path)
    assert error.id == "store.version"
    assert error.params["found"] == found
    assert path.read_bytes() == before


def test_a_damaged_file_is_refused(data: Path) -> None:
    asyncio.run(Store(SQLiteDatabase(data)).close())
    whole = data.read_bytes()
    data.write_bytes(whole[:20] + bytes(len(whole) - 20))
    assert refusal_of(data).id in {"store.unusable", "store.foreign"}


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert refusal_of(tmp_path).id == "store.unusable"


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert refusal_of(tmp_path / "file" / "tantrix.db").id == "store.unusable"


async def test_a_refused_file_is_not_locked(tmp_path: Path) -> None:
    path = make(tmp_path / "other.db", "CREATE TABLE friends (name)")
    assert refusal_of(path).id == "store.foreign"
    assert refusal_of(path).id == "store.foreign"


def test_an_empty_file_becomes_a_server(tmp_path: Path) -> None:
    path = tmp_path / "tantrix.db"
    path.touch()
    asyncio.run(Store(SQLiteDatabase(path)).close())
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)


# --- migrations -------------------------------------------------------------------------------


def schema(path: Path) -> dict[str, object]:
    """Return the columns, keys and indexes of a file, however they were written."""
    with closing(sqlite3.connect(path)) as connection:
        described: dict[str, object] = {}
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (name,) in names:
            shown = {
                (column, kind, notnull or key, default, key)
                for _, column, kind, notnull, default, key in connection.execute(
                    f"PRAGMA table_info({name})"
                )
            }
            keys = connection.execute(f"PRAGMA foreign_key_list({name})").fetchall()
            indexes = connection.execute(f"PRAGMA index_list({name})").fetchall()
            columns = {
                (unique, origin, partial, *connection.execute(f"PRAGMA index_info({index})"))
                for _, index, unique, origin, partial in indexes
            }
            described[name] = (shown, keys, columns)
        return described


@pytest.fixture
def fresh(tmp_path: Path) -> dict[str, object]:
    path = tmp_path / "fresh.db"
    asyncio.run(Store(SQLiteDatabase(path)).close())
    return schema(path)


def test_a_file_that_is_opened_again_keeps_its_schema(
    tmp_path: Path, fresh: dict[str, object]
) -> None:
    path = tmp_path / "tantrix.db"
    for _ in range(3):
        asyncio.run(Store(SQLiteDatabase(path)).close())
        assert schema(path) == fresh


def test_the_revisions_are_one_chain_and_named_by_their_modules() -> None:
    chain = list(ScriptDirectory(str(migrations.SCRIPTS)).walk_revisions())
    known = migrations.revisions()
    assert [one.revision for one in chain][::-1] == known
    assert [Path(one.path).name[1:5] for one in chain][::-1] == known


def test_the_revisions_make_what_the_tables_declare(tmp_path: Path) -> None:
    path = tmp_path / "tantrix.db"
    asyncio.run(Store(SQLiteDatabase(path)).close())
    with closing(sqlite._connect(path)) as raw, sqlite.core(raw) as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []


def test_a_step_that_fails_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tantrix.db"
    scripts = tmp_path / "scripts"
    shutil.copytree(migrations.SCRIPTS, scripts)
    (scripts / "versions" / "v9999_half.py").write_text(
        f"from alembic import op\nrevision = '9999'\ndown_revision = '{newest()}'\n"
        "def upgrade():\n    op.execute('CREATE TABLE half (a)')\n    op.execute('nonsense')\n"
    )
    asyncio.run(Store(SQLiteDatabase(path)).close())
    before = schema(path)
    monkeypatch.setattr(migrations, "SCRIPTS", scripts)
    assert refusal_of(path).id == "store.unusable"
    assert schema(path) == before
    monkeypatch.undo()
    asyncio.run(Store(SQLiteDatabase(path)).close())


def test_a_file_whose_first_step_was_never_made_becomes_a_server(
    tmp_path: Path, fresh: dict[str, object]
) -> None:
    path = make(tmp_path / "half.db", OURS)
    asyncio.run(Store(SQLiteDatabase(path)).close())
    assert schema(path) == fresh


# --- jobs -------------------------------------------------------------------------------------


def keep(number: int) -> Job[None]:
    """Return a job that keeps the puzzle of a day."""
    row = {"date": str(number), "grade": 1, "kind": "k", "tiles": 1, "puzzle": "p"}

    def job(connection: Connection) -> None:
        connection.execute(daily_days.insert().values(**row))

    return job


async def test_a_job_that_refuses_leaves_nothing_and_disturbs_nobody(store: Store) -> None:
    def refuse(connection: Connection) -> None:
        keep(99)(connection)
        raise TantrixError("bad.message", field="x")

    jobs = [refuse if number % 3 == 0 else keep(number) for number in range(20)]
    done = await asyncio.gather(
        *(store.database.write(job) for job in jobs), return_exceptions=True
    )
    assert [isinstance(one, TantrixError) for one in done] == [job is refuse for job in jobs]
    kept = await DailyStore(store.database).made("0", "99")
    assert sorted(int(day.date) for day in kept) == [n for n in range(20) if n % 3]


async def test_a_broken_constraint_is_a_conflict(store: Store) -> None:
    await store.database.write(keep(1))
    with pytest.raises(Conflict):
        await store.database.write(keep(1))


async def test_what_belongs_to_an_event_is_kept_with_it_or_not_at_all(store: Store) -> None:
    await store.create(row(), entry(1))
    await store.database.append("t", entry(2), WAITS, keep(2))
    with pytest.raises(Conflict):
        await store.database.append("t", entry(2), WAITS, keep(3))
    with pytest.raises(Conflict):
        await store.database.append("t", entry(3), WAITS, keep(2))
    assert [day.date for day in await DailyStore(store.database).made("0", "9")] == ["2"]
    assert len(await store.entries("t")) == 2


async def test_a_reader_cannot_write(store: Store) -> None:
    with pytest.raises(Unavailable):
        await store.database.read(keep(1))
    assert await DailyStore(store.database).made("0", "9") == []


@pytest.mark.parametrize("wrong", [{"tiles": 2**70}, {"date": "\ud800"}], ids=["huge", "half"])
async def test_a_value_that_cannot_be_kept_is_refused_and_costs_nothing_else(
    store: Store, wrong: dict[str, object]
) -> None:
    def find(connection: Connection) -> None:
        connection.execute(select(daily_days).filter_by(**wrong))

    def change(connection: Connection) -> None:
        connection.execute(daily_days.update().values(**wrong))

    await store.database.write(keep(2))
    for ask, job in ((store.database.read, find), (store.database.write, change)):
        with pytest.raises(TantrixError) as refusal:
            await ask(job)
        assert refusal.value.id == "bad.value"
    assert [day.date for day in await DailyStore(store.database).made("0", "9")] == ["2"]


async def test_an_event_that_cannot_be_kept_disturbs_none_of_those_beside_it(
    store: Store,
) -> None:
    for number in range(8):
        await store.create(row(f"t{number}"), entry(1))
    events = [entry(2, at_ms=2**70 if number == 3 else 7) for number in range(8)]
    done = await asyncio.gather(
        *(store.append(f"t{number}", event, WAITS) for number, event in enumerate(events)),
        return_exceptions=True,
    )
    for number, outcome in enumerate(done):
        assert isinstance(outcome, TantrixError) == (number == 3), outcome
        assert len(await store.entries(f"t{number}")) == (1 if number == 3 else 2)
    assert isinstance(done[3], TantrixError)
    assert done[3].id == "bad.value"


async def test_no_error_tells_what_a_statement_was_given(store: Store) -> None:
    """Errors are logged, and what is kept may be a secret: the seed of a bag, a password's hash."""

    secret = "words " * 2  # which stands in no line of this test

    def job(connection: Connection) -> None:
        connection.execute(text("SELECT * FROM nowhere WHERE a = :secret"), {"secret": secret})

    for ask in (store.database.read, store.database.write):
        with pytest.raises(Unavailable) as caught:
            await ask(job)
        assert secret not in "".join(traceback.format_exception(caught.value))
