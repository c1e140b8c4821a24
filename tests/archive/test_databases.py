"""Archive, posts and the keeping of a server on both kinds of databases."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result
from pyarrow import parquet

from archive.games import WISHES, played
from archive.keeping import keep
from tantrix.cli.main import tantrix
from tantrix.server.archive.repository import GameStore, IndexedGame, Sought
from tantrix.server.auth.repository import Account, PeopleStore, Session
from tantrix.server.db.base import REVIEW, Conflict, NewRow, StoredEvent, Summary
from tantrix.server.db.store import open_store
from tantrix.server.posts.repository import PostStore, Text
from tantrix.server.review import state as reviews

NOW_MS = 1_700_000_000_000


def filled(where: Path | str) -> list[IndexedGame]:
    """Keep one game of every kind, the last of them hidden, and let Ann have an account."""

    async def filling() -> list[IndexedGame]:
        store = await open_store(where)
        names = list(WISHES)
        for name in names:
            await keep(store, name, played(name), hidden=name == names[-1])
        seen = Session("hash", "id", "h", NOW_MS, NOW_MS, "")
        account = Account("id", "guest", "Zoe", NOW_MS)
        await PeopleStore(store.database).open(account, seen)
        found = await GameStore(store.database).search(Sought(viewer="o"), 100)
        await store.close()
        return found

    return asyncio.run(filling())


def admin(where: Path | str, *words: str) -> Result:
    option = "--data" if isinstance(where, Path) else "--database"
    command = ["--lang", "en", "admin", words[0], option, str(where), *words[1:]]
    return CliRunner().invoke(tantrix, command)


SOUGHT = [
    Sought(player="ann", viewer="o"),
    Sought(player="ann", opponent="ben", result="lost"),
    Sought(opponent="robot:random", min_score=1),
    Sought(opponent="ben", before=5),
    Sought(from_ms=NOW_MS, until_ms=NOW_MS + 86_400_000, game="strategy", kind="private"),
    Sought(min_score=12),
    Sought(result="tied"),
    Sought(result="played", opening=1),
    Sought(),
]


def test_searches_find_the_same_on_both(where: Path | str) -> None:
    games = filled(where)
    assert [one.number for one in games] == list(range(len(WISHES), 0, -1))

    async def searching() -> list[list[int]]:
        store = await open_store(where)
        lists = [await GameStore(store.database).search(sought, 100) for sought in SOUGHT]
        await store.close()
        return [[one.number for one in one_list] for one_list in lists]

    found = asyncio.run(searching())
    assert found[0] == [one.number for one in games if one.ended.seats[0].name == "Ann"]
    assert found[-1] == [one.number for one in games][1:]  # but the hidden one
    by_number = {one.number: one.ended for one in games}
    assert all(max(s.score for s in by_number[n].seats) >= 12 for n in found[5])
    assert found[3] == [n for n in found[3] if n < 5]
    assert found[1] == [n for n in found[1] if by_number[n].seats[0].result == "lost"]


def test_a_server_is_verified_exported_and_changed_on_both(
    where: Path | str, tmp_path: Path
) -> None:
    filled(where)
    proof = json.loads(admin(where, "verify", "--json").stdout)
    assert (proof["tables"], proof["whole"]) == (len(WISHES), True)
    done = admin(where, "export", str(tmp_path / "out"), "--json")
    assert json.loads(done.stdout)["games"] == len(WISHES) - 1
    rows = parquet.read_table(tmp_path / "out" / "games" / "2023-11.parquet").num_rows
    assert rows == len(WISHES) - 1
    assert admin(where, "role", "zoe", "moderator").exit_code == 0
    [zoe] = json.loads(admin(where, "users", "--json").stdout)["users"]
    assert (zoe["name"], zoe["role"]) == ("Zoe", "moderator")
    assert admin(where, "recompute").exit_code in {0, 1}
    assert admin(where, "purge", "--days", "1").stdout.startswith("1 session")
    copied = admin(where, "backup", str(tmp_path / "copy.db"))
    assert copied.exit_code == (0 if isinstance(where, Path) else 2)
    if not isinstance(where, Path):
        refused = copied, admin(where, "restore", str(tmp_path / "copy.db"))
        assert all("pg_dump" in one.stderr and "pg_restore" in one.stderr for one in refused)


def test_games_that_are_looked_at_together_are_verified_move_by_move(where: Path | str) -> None:
    filled(where)
    game = played("two").table
    start, second = (move.entry.code for move in game.moves[:2])

    async def adding(review: str, *events: reviews.AnyEvent) -> None:
        store = await open_store(where)
        entries = [
            StoredEvent(seq, NOW_MS, None, msgspec.json.encode(event))
            for seq, event in enumerate(events, 1)
        ]
        shown = Summary(robot_due=False, body=b"{}")
        await store.create(NewRow(review, "", NOW_MS, shown, None, REVIEW), entries[0])
        for entry in entries[1:]:
            await store.append(review, entry, shown)
        await store.close()

    def verified() -> list[str]:
        done = admin(where, "verify", "--json")
        proof = json.loads(done.stdout)
        assert (done.exit_code, proof["whole"]) == ((1, False) if proof["damaged"] else (0, True))
        assert (proof["differing"], proof["missing"]) == ([], [])
        damaged: list[str] = proof["damaged"]
        return damaged

    of_table = reviews.Opened("ann", "two")
    tried = reviews.Tried(0, start, "ben")
    asyncio.run(adding("sound", of_table, reviews.Handed("ben"), tried))
    assert verified() == []
    broken = {
        "illegal": (of_table, reviews.Tried(0, second, "ben")),
        "no node": (of_table, reviews.Tried(99, second, "ben")),
        "no move": (of_table, reviews.Tried(0, "rubbish", "ben")),
        "no game": (reviews.Opened("ann", "a table"),),
        "no record": (reviews.Opened("ann", None, "rubbish"),),
        "opened twice": (of_table, of_table),
        "never opened": (tried,),
    }
    for name, events in broken.items():
        asyncio.run(adding(name, *events))
    assert sorted(verified()) == sorted(broken)


def test_posts_are_kept_alike_on_both(where: Path | str) -> None:
    async def writing() -> None:
        store = await open_store(where)
        posts = PostStore(store.database)
        made = await posts.make("news", NOW_MS)
        for version in (1, 2):
            text = Text("en", version, f"Title {version}", "Words", "", NOW_MS + version)
            written = await posts.write(made, text, "nobody")
        assert [one.title for one in written.texts] == ["Title 2"]
        with pytest.raises(Conflict):
            await posts.write(made, text, "nobody")
        assert await posts.published("news", None, 9) == []
        await posts.publish(made, NOW_MS)
        [found] = await posts.published("news", (NOW_MS + 1, 0), 9)
        assert (found.id, found.texts[0].by) == (made, "")
        assert await posts.published("news", (NOW_MS, made), 9) == []
        assert [one.version for one in await posts.versions(made)] == [2, 1]
        await store.close()

    asyncio.run(writing())
