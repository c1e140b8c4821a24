"""`tantrix admin`: copies, proofs and people of a server, open or not."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from archive.games import WISHES
from archive.test_export import content
from server.process import serving
from tantrix.cli.admin import COMMANDS
from tantrix.cli.main import tantrix
from tantrix.messages import LANGUAGES
from tantrix.server.admin.maintenance import back_up
from tantrix.server.archive.backfill import Backfill
from tantrix.server.auth.passwords import Passwords
from tantrix.server.auth.repository import Account, PeopleStore, Session
from tantrix.server.bots.repository import ApiToken, BotStore
from tantrix.server.db import migrations
from tantrix.server.db.base import Unavailable
from tantrix.server.db.sqlite import SQLiteDatabase
from tantrix.server.db.store import Store
from tantrix.server.privacy.personal_data import ESTATES
from tantrix.server.web import cookies

ROOT = Path(__file__).parents[2]


def admin(data: Path, *words: str) -> Result:
    command = ["--lang", "en", "admin", words[0], "--data", str(data), *words[1:]]
    return CliRunner().invoke(tantrix, command)


def change(data: Path, *statements: str) -> None:
    with closing(sqlite3.connect(data, timeout=20)) as raw, raw:
        for statement in statements:
            raw.execute(statement)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_says_what_it_is_for_in_every_language(name: str) -> None:
    described = [
        CliRunner().invoke(tantrix, ["--lang", lang, "admin", name, "--help"]) for lang in LANGUAGES
    ]
    assert {result.exit_code for result in described} == {0}
    assert len({result.output for result in described}) == len(LANGUAGES)
    assert not any("cli." in result.output for result in described)


def test_a_server_whose_games_all_replay_is_whole(data: Path) -> None:
    done = admin(data, "verify", "--json")
    assert done.exit_code == 0
    document = json.loads(done.stdout)
    faults = ("damaged", "differing", "missing")
    assert document == {"tables": len(WISHES), "ended": len(WISHES), "whole": True} | {
        name: [] for name in faults
    }


def summary_with(field: str, value: str) -> str:
    """Return the statement that changes what lists show of a table."""
    changed = f"CAST(json_set(summary, '$.{field}', {value}) AS BLOB)"
    return f"UPDATE tables SET summary = {changed} WHERE id = 'two'"  # noqa: S608 - our own


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ("DELETE FROM events WHERE table_id = 'two' AND seq = 9", "damaged"),
        ("DELETE FROM events WHERE table_id = 'two' AND seq > 50", "damaged"),
        ("UPDATE game_seats SET score = score + 1 WHERE number = 1 AND seat = 0", "differing"),
        ("UPDATE games SET winner = NULL, margin = 99 WHERE number = 1", "differing"),
        ("DELETE FROM game_boards WHERE number = 1", "differing"),
        ("DELETE FROM games WHERE number = 1", "missing"),
        (summary_with("placements", "3"), "differing"),
        (summary_with("table.seal", "'f00'"), "differing"),
    ],
)
def test_a_table_that_comes_to_something_else_is_named(
    data: Path, statement: str, fault: str
) -> None:
    change(data, statement)
    done = admin(data, "verify", "--json")
    assert done.exit_code == 1
    document = json.loads(done.stdout)
    assert {name: document[name] for name in ("damaged", "differing", "missing")} == {
        name: ["two"] if name == fault else [] for name in ("damaged", "differing", "missing")
    }
    assert "two" in admin(data, "verify").stdout


def test_a_copy_made_while_people_play_is_a_whole_server(tmp_path: Path, data: Path) -> None:
    copy, again = tmp_path / "copy.db", tmp_path / "again.db"
    with serving(data):
        done = admin(data, "backup", str(copy))
        assert done.exit_code == 0, done.output
        assert admin(data, "verify").exit_code == 0
    assert copy.stat().st_mode & 0o777 == 0o600
    restored = admin(again, "restore", str(copy), "--json")
    assert json.loads(restored.stdout)["tables"] == len(WISHES)
    with serving(again):
        pass


def rehearsed(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the script that rehearses a restore."""
    command = [ROOT / "deploy" / "rehearse-restore", *words]
    means = os.environ | {"TANTRIX": str(Path(sys.executable).parent / "tantrix")}
    return subprocess.run(command, env=means, capture_output=True, text=True, check=False)


def test_a_restore_is_rehearsed_from_a_server_that_runs(tmp_path: Path, data: Path) -> None:
    with serving(data):
        before = content(tmp_path)
        done = rehearsed(data)
    assert done.returncode == 0, done.stderr
    assert "restored and verified" in done.stdout
    assert content(tmp_path).keys() == before.keys()


def test_a_rehearsal_fails_with_a_backup_that_would_not_do(tmp_path: Path, data: Path) -> None:
    copy = tmp_path / "copy.db"
    assert admin(data, "backup", str(copy)).exit_code == 0
    assert rehearsed(data, copy).returncode == 0
    change(copy, "DELETE FROM events WHERE seq = 2")
    done = rehearsed(data, copy)
    assert done.returncode != 0
    assert "restored and verified" not in done.stdout
    assert rehearsed().returncode == 2


def test_nothing_is_ever_overwritten(tmp_path: Path, data: Path) -> None:
    copy = tmp_path / "copy.db"
    assert admin(data, "backup", str(copy)).exit_code == 0
    before = content(tmp_path)
    for words in (("backup", str(copy)), ("restore", str(copy))):
        refused = admin(data, *words)
        assert refused.exit_code == 2
        assert "was not overwritten" in refused.stderr
    assert content(tmp_path) == before


def test_a_restored_server_that_cannot_be_written_is_told_in_one_line(
    tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_: Backfill) -> int:
        raise Unavailable("database or disk is full")

    monkeypatch.setattr(Backfill, "whole", full)
    done = CliRunner().invoke(
        tantrix, ["admin", "restore", str(data), "--data", str(tmp_path / "new.db")]
    )
    assert (done.exit_code, len(done.stderr.splitlines())) == (2, 1)
    assert "disk is full" in done.stderr


def test_a_restored_server_with_a_damaged_game_is_kept_and_told(tmp_path: Path, data: Path) -> None:
    change(data, "DELETE FROM events WHERE table_id = 'two' AND seq = 9")
    back_up(data, tmp_path / "copy.db")
    done = admin(tmp_path / "again.db", "restore", str(tmp_path / "copy.db"))
    assert done.exit_code == 1
    assert "two" in done.stdout
    assert (tmp_path / "again.db").is_file()


def test_a_copy_without_an_entry_of_a_game_gets_it_back(tmp_path: Path, data: Path) -> None:
    change(data, "DELETE FROM games WHERE number = 1")
    assert admin(data, "verify").exit_code == 1
    back_up(data, tmp_path / "copy.db")
    assert admin(tmp_path / "again.db", "restore", str(tmp_path / "copy.db")).exit_code == 0


def test_what_is_no_server_is_neither_copied_nor_restored(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann, " * 500)
    torn, empty = tmp_path / "none.db", tmp_path / "empty.db"
    empty.touch()
    for source, words in (
        (empty, ("backup", str(tmp_path / "a"))),
        (tmp_path / "b", ("restore", str(empty))),
        (tmp_path / "c" / "tantrix.db", ("restore", str(letter))),
        (letter, ("backup", str(tmp_path / "a"))),
        (torn, ("backup", str(tmp_path / "a"))),
        (tmp_path / "b", ("restore", str(letter))),
        (torn, ("verify",)),
    ):
        refused = admin(source, *words)
        assert refused.exit_code == 2
        assert len(refused.stderr.splitlines()) == 1
    assert not (tmp_path / "a").exists()
    assert not (tmp_path / "b").exists()
    assert not (tmp_path / "c").exists()


def test_two_servers_are_not_meant_at_once(data: Path) -> None:
    refused = admin(data, "users", "--database", "postgresql://host/name")
    assert (refused.exit_code, "not both" in refused.stderr) == (2, True)
    assert admin(data, "users").exit_code == 0


def test_a_server_of_an_older_program_is_told_to_be_opened_first(
    tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripts = tmp_path / "scripts"
    shutil.copytree(migrations.SCRIPTS, scripts)
    (scripts / "versions" / "v9999_later.py").touch()
    monkeypatch.setattr(migrations, "SCRIPTS", scripts)
    refused = admin(data, "verify")
    assert (refused.exit_code, "tantrix serve" in refused.stderr) == (2, True)


def test_a_server_of_another_schema_is_refused_in_one_line(data: Path) -> None:
    change(data, "UPDATE alembic_version SET version_num = '9999'")
    refused = admin(data, "verify")
    assert (refused.exit_code, len(refused.stderr.splitlines())) == (2, 1)
    assert "9999" in refused.stderr


def test_an_export_is_told_by_month_and_without_its_extra_says_what_to_install(
    tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = admin(data, "export", str(tmp_path / "out"), "--json")
    assert json.loads(done.stdout)["games"] == len(WISHES)
    assert "2023-11" in done.stderr
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "tantrix.server.archive.export")
    refused = admin(data, "export", str(tmp_path / "other"))
    assert (refused.exit_code, "tantrix[archive]" in refused.stderr) == (2, True)


NOW_MS = 1_700_000_000_000


def settle(data: Path) -> None:
    """Let two people have accounts: Ann, seen long ago, and Ben."""

    async def settling() -> None:
        store = Store(SQLiteDatabase(data))
        people = PeopleStore(store.database, ESTATES)
        for number, name in enumerate(["Ann", "Ben"]):
            seen = Session(f"hash{number}", f"id{number}", f"h{number}", NOW_MS, NOW_MS, "")
            await people.open(Account(f"id{number}", "guest", name, NOW_MS), seen)
        await store.close()

    asyncio.run(settling())


def accounts(data: Path) -> dict[str, dict[str, object]]:
    document = json.loads(admin(data, "users", "--json").stdout)["users"]
    return {one["name"]: one for one in document}


def test_people_get_roles_names_bans_and_passwords(data: Path) -> None:
    assert admin(data, "users").stderr == "There are no accounts yet.\n"
    settle(data)
    assert admin(data, "role", "ann", "admin").stdout.startswith("ann is now: admin.")
    assert admin(data, "rename", "Ben", "Benny").stdout.startswith("Ben is now called Benny.")
    banned = admin(data, "ban", "Benny", "--days", "3", "--reason", "flood")
    assert banned.stdout.startswith("Benny is banned until 20")
    nobody = admin(data, "users", "--begins", "zz")
    assert (nobody.exit_code, nobody.stdout) == (0, "")
    assert nobody.stderr == "There is no account of that name.\n"
    found = accounts(data)
    assert list(found) == ["Ann", "Benny"]
    assert found["Ann"]["role"] == "admin"
    assert found["Benny"]["banned_until"] is not None
    freed = admin(data, "ban", "Benny", "--days", "0")
    assert freed.stdout.startswith("Benny is not banned any more.")
    assert accounts(data)["Benny"]["banned_until"] is None
    done = admin(data, "password", "Ann")
    output = done.stdout
    assert "All sessions of Ann have ended" in done.stderr
    assert accounts(data)["Ann"]["kind"] == "member"
    new = output.split()[-1]

    async def checking() -> tuple[bool, int]:
        store = Store(SQLiteDatabase(data))
        people = PeopleStore(store.database)
        account = await people.named("Ann")
        assert account is not None
        right = await Passwords().check(account.password, new)
        left = len(await people.sessions("id0"))
        await store.close()
        return right, left

    assert asyncio.run(checking()) == (True, 0)


def test_people_who_are_not_there_and_names_that_are_taken_are_refused(data: Path) -> None:
    settle(data)
    for words in (("role", "Cy", "admin"), ("rename", "Ann", "BEN"), ("rename", "Ann", "?")):
        refused = admin(data, *words)
        assert refused.exit_code == 2
        assert len(refused.stderr.splitlines()) == 1
    assert set(accounts(data)) == {"Ann", "Ben"}


def test_people_can_be_changed_while_the_server_is_open(data: Path) -> None:
    settle(data)
    with serving(data):
        assert admin(data, "role", "Ben", "moderator").exit_code == 0
        assert accounts(data)["Ben"]["role"] == "moderator"


def test_sessions_in_which_nobody_was_seen_for_long_are_ended(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settle(data)
    change(data, "UPDATE people_sessions SET seen_ms = 100000000000000 WHERE handle = 'h1'")
    assert "0 sessions ended" in admin(data, "purge", "--days", "36500").stdout
    monkeypatch.setenv("TANTRIX_VISITOR_DAYS", "36500")
    assert "0 sessions ended" in admin(data, "purge").stdout
    assert "1 session ended" in admin(data, "purge", "--days", "30").stdout
    assert "0 sessions ended" in admin(data, "purge", "--days", "30").stdout


def test_rankings_that_differ_are_computed_again_and_then_come_out_equal(data: Path) -> None:
    admin(data, "recompute")  # the first time there may be nothing to compare with
    assert admin(data, "recompute").exit_code == 0
    change(data, "INSERT INTO record_tallies (person, played, streak) VALUES ('nobody', 9, 9)")
    assert admin(data, "recompute").exit_code == 1
    assert admin(data, "recompute").exit_code == 0


def test_without_a_command_the_help_is_shown() -> None:
    done = CliRunner().invoke(tantrix, ["--lang", "en", "admin"])
    assert done.exit_code == 0
    assert done.stdout.startswith("Usage: tantrix admin")
    assert "recompute" in done.stdout
    assert done.stderr == ""


def test_what_stands_where_a_file_or_a_folder_should_be_is_named(
    tmp_path: Path, data: Path
) -> None:
    empty = tmp_path / "empty.db"
    empty.touch()
    for done, reason in (
        (admin(empty, "users"), f"{empty} is empty, or was written by an older version."),
        (admin(tmp_path, "users"), f"{tmp_path} cannot be used: it is a folder."),
        (admin(data, "export", str(empty)), f"{empty} cannot be written: File exists."),
        (admin(data, "backup", str(tmp_path / "no" / "copy.db")), f"no folder {tmp_path / 'no'}:"),
    ):
        assert done.exit_code == 2
        assert reason in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_a_token_is_made_for_a_member_and_printed_alone(data: Path) -> None:
    settle(data)
    refused = admin(data, "token", "Ann")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert admin(data, "token", "Nobody").exit_code == 2
    admin(data, "password", "Ann")
    done = admin(data, "token", "Ann", "--scope", "play", "--scope", "chat", "--label", "my robot")
    assert done.exit_code == 0
    secret = done.stdout.strip()

    async def finding() -> ApiToken | None:
        store = Store(SQLiteDatabase(data))
        found = await BotStore(store.database).find(cookies.digest(secret))
        await store.close()
        return found

    token = asyncio.run(finding())
    assert token is not None
    assert (token.person, token.name, token.scopes) == (
        "id0",
        "my robot",
        frozenset({"play", "chat"}),
    )
