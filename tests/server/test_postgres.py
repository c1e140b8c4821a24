"""The store in PostgreSQL: what it does as SQLite does is in the tests of the store itself."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select
from websockets.exceptions import InvalidStatus

from server.databases import Server, opened
from server.kit import PERSON, ROBOT, Pages, RandomRobots, Times
from server.kit import opened as server_opened
from server.process import serve_in_vain, serving
from sizes import PATIENCE_S
from tantrix import messages
from tantrix.rules.core.errors import TantrixError
from tantrix.server.admin.offline import beside
from tantrix.server.auth.repository import Account, PeopleStore, Session
from tantrix.server.daily.repository import DailyStore
from tantrix.server.db.base import Conflict, NewRow, StoredEvent, Summary, Unavailable
from tantrix.server.db.schema import ON_POSTGRESQL
from tantrix.server.db.schema.daily import daily_days
from tantrix.server.db.tables import metadata

pytestmark = pytest.mark.anyio

WAITS = Summary(robot_due=False, body=b"{}")


@pytest.fixture
async def url(postgres: Server) -> str:
    return await postgres.make_empty()


def entry(seq: int, client_id: str | None = None) -> StoredEvent:
    return StoredEvent(seq, 1000 + seq, client_id, b"{}")


async def test_the_revisions_make_what_the_tables_declare(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection)
        return list(compare_metadata(context, metadata))

    for _ in range(2):
        async with opened(url) as store:
            assert await store.database.read(differences) == []


async def test_the_revisions_make_an_index_of_the_rows_that_the_tables_declare(url: str) -> None:
    def conditions(connection: Connection) -> dict[str, str]:
        found = connection.exec_driver_sql(
            "SELECT indexrelid::regclass::text, pg_get_expr(indpred, indrelid) FROM pg_index"
            " JOIN pg_stat_user_indexes USING (indexrelid) WHERE indpred IS NOT NULL"
        )
        return {name: condition.strip("()") for name, condition in found}

    declared = {
        index.name: index.info[ON_POSTGRESQL]
        for table in metadata.tables.values()
        for index in table.indexes
        if ON_POSTGRESQL in index.info
    }
    async with opened(url) as store:
        assert await store.database.read(conditions) == declared


async def test_commits_are_durable_whatever_the_server_is_told(url: str) -> None:
    connection = await asyncpg.connect(url)
    name = await connection.fetchval("SELECT current_database()")
    await connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    await connection.close()

    def durable(connection: Connection) -> object:
        return connection.exec_driver_sql("SHOW synchronous_commit").scalar_one()

    async with opened(url) as store:
        assert await store.database.write(durable) == "on"
        assert await store.database.read(durable) == "on"


async def test_jobs_are_as_if_one_after_another(url: str) -> None:
    def count(connection: Connection) -> None:
        tiles = connection.execute(select(daily_days.c.tiles)).scalar_one()
        connection.execute(daily_days.update().values(tiles=tiles + 1))

    def begin(connection: Connection) -> None:
        row = {"date": "d", "grade": 1, "kind": "k", "tiles": 0, "puzzle": "p"}
        connection.execute(daily_days.insert().values(**row))

    async with opened(url) as store:
        await store.database.write(begin)
        await asyncio.gather(*(store.database.write(count) for _ in range(8)))
        found = await DailyStore(store.database).day("d")
        assert found is not None
        assert found.tiles == 8


async def test_what_breaks_a_constraint_disturbs_none_of_those_beside_it(url: str) -> None:
    async with opened(url) as store:
        tables = [f"t{number}" for number in range(20)]
        for table in tables:
            await store.create(NewRow(table, "o", 1, WAITS), entry(1, "once"))
        again = set(tables[::4])
        done = await asyncio.gather(
            *(store.append(t, entry(2, "once" if t in again else "new"), WAITS) for t in tables),
            return_exceptions=True,
        )
        for table, outcome in zip(tables, done, strict=True):
            assert isinstance(outcome, Conflict) == (table in again)
            assert len(await store.entries(table)) == (1 if table in again else 2)


async def test_a_server_that_goes_away_is_told_and_later_writes_go_on(
    postgres: Server, url: str
) -> None:
    async with opened(url) as store:
        await store.create(NewRow("t", "o", 1, WAITS), entry(1))
        await store.append("t", entry(2), WAITS)
        postgres.stop()
        try:
            for wrong in (store.append("t", entry(3), WAITS), store.entries("t"), store.row("t")):
                with pytest.raises(Unavailable):
                    await wrong
        finally:
            postgres.start()
        async with asyncio.timeout(PATIENCE_S):
            while True:
                try:
                    await store.append("t", entry(3), WAITS)
                    break
                except Unavailable:
                    await asyncio.sleep(0.05)
        assert await store.entries("t") == [entry(1), entry(2), entry(3)]


async def test_a_connection_cut_in_mid_commit_is_an_unknown_outcome(url: str) -> None:
    async with opened(url) as store:
        await store.create(NewRow("t", "o", 1, WAITS), entry(1))
        await store.append("t", entry(2), WAITS)
        killer = await asyncpg.connect(url)
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        await killer.fetch(f"{cut} AND datname = current_database()")
        await killer.close()
        done = await asyncio.gather(store.append("t", entry(3), WAITS), return_exceptions=True)
        kept = await store.entries("t")
        assert isinstance(done[0], Unavailable) or len(kept) == 3
        await store.append("t", entry(len(kept) + 1), WAITS)


@pytest.mark.parametrize(
    ("address", "error"),
    [
        ("postgresql://ann:secret@127.0.0.1:1/house", "store.unusable"),
        ("mysql://ann:secret@127.0.0.1/house", "store.address"),
        ("tantrix.db", "store.address"),
    ],
)
async def test_an_address_that_is_none_is_refused_without_its_password(
    address: str, error: str
) -> None:
    with pytest.raises(TantrixError) as refusal:
        async with opened(address):
            pass
    assert refusal.value.id == error
    for language in messages.LANGUAGES:
        assert "secret" not in messages.say(refusal.value, lang=language)


async def test_a_game_is_played_in_a_server_on_postgres(
    url: str, robots: RandomRobots, times: Times
) -> None:
    async with server_opened(url, robots, times) as server, Pages(server.url) as pages:
        page = await pages.new(PERSON, ROBOT)
        for _ in range(4):
            await page.my_turn()
            await page.place()
        table, version = page.snapshot["table"]["id"], page.version
    async with server_opened(url, robots, times) as server, Pages(server.url) as others:
        assert (await others.visit(table)).version >= version


async def test_all_of_many_who_enter_at_once_are_let_in(url: str) -> None:
    async def enter(people: PeopleStore, number: int) -> None:
        name = f"guest{number}"
        session = Session(name, name, name, 1, 1, "")
        await people.open(Account(name, "guest", name, 1), session)

    async with opened(url) as store, beside(url) as other:
        doors = PeopleStore(store.database), PeopleStore(other)
        await asyncio.gather(*(enter(doors[number % 2], number) for number in range(250)))
        assert len(await doors[0].listed("guest", 1000)) == 250


async def test_nothing_is_looked_for_that_has_nul_in_it(
    url: str, robots: RandomRobots, times: Times
) -> None:
    """No text in this database can have it, so that to look for it would be an error."""
    async with server_opened(url, robots, times) as server, Pages(server.url) as pages:
        for path in ("tables/%00", "figures/a%00", "rankings/people/%00b"):
            answer = await pages.get(f"/api/{path}", 404)
            assert answer["error"]["id"] == "bad.path", path
        with pytest.raises(InvalidStatus, match="404"):
            await pages.open("%00")
        await pages.get("/api/games?player=%00", 400)
        answer = await pages.get("/api/reviews?table=%00", 400)
        assert answer["error"]["id"] == "bad.value"


def test_the_server_is_served_from_postgres_and_only_once(postgres: Server) -> None:
    url = asyncio.run(postgres.make_empty())
    with serving(url) as server:
        status, output = serve_in_vain("--port", "0", "--database", url)
        assert status == 2
        assert len(output.splitlines()) == 1
        server.kill()
    with serving(url) as server:
        assert server.url
