"""`tantrix bot` as people start it, at a server that is killed meanwhile."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from server.kit import PERSON, ROBOT, free_port, wish, with_today
from server.process import get, post, serving
from sizes import PATIENCE_S
from tantrix.cli.main import tantrix
from tantrix.server.auth.repository import Account, PeopleStore, Session
from tantrix.server.bots.repository import ApiToken, BotStore
from tantrix.server.bots.tokens import BEGINS
from tantrix.server.db.sqlite import SQLiteDatabase
from tantrix.server.db.store import Store
from tantrix.server.web import cookies


def made_token(data: Path, *scopes: str) -> str:
    """Make a member with a token in the file of a server that is closed."""

    async def make() -> str:
        store = Store(SQLiteDatabase(with_today(data)))
        secret = BEGINS + cookies.new_token()
        session = Session("s", "ann", "s", 1, 1, "")
        await PeopleStore(store.database).open(Account("ann", "member", "Ann", 1), session)
        token = ApiToken(
            cookies.digest(secret), "ann", "h", "robot", frozenset(scopes or {"play"}), 1
        )
        await BotStore(store.database).make(token, 9)
        await store.close()
        return secret

    return asyncio.run(make())


def bot(*words: str) -> subprocess.Popen[str]:
    """Start the command."""
    return subprocess.Popen(
        [sys.executable, "-u", "-m", "tantrix", "bot", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "en"},
    )


def test_a_robot_plays_on_after_the_server_was_killed_in_mid_game(tmp_path: Path) -> None:
    data, file = tmp_path / "tantrix.db", tmp_path / "a token"
    secret = made_token(data)
    file.write_text(f"{secret}\n", encoding="utf-8")
    headers = {"Authorization": f"Bearer {secret}"}
    port = str(free_port())
    with serving(data, "--port", port) as server:
        slow = wish(PERSON, ROBOT, pace="human")
        made = post(f"{server.url}api/tables", json=slow, headers=headers).json()["table"]
        table = f"{server.url}api/tables/{made}"
        playing = bot(server.url, "--token-file", str(file), "--level", "random", "--most", "1")
        while get(table).json()["version"] < 4:
            time.sleep(0.05)
        server.kill()
    with serving(data, "--port", port):
        message = {"type": "pace", "id": "faster", "pace": "instant"}
        faster = post(f"{server.url}api/bot/table/{made}/action", json=message, headers=headers)
        assert faster.is_success, faster.text
        output, faults = playing.communicate(timeout=PATIENCE_S)
        assert playing.returncode == 0, output
        assert get(table).json()["result"]["outcome"]["termination"] == "played", output
    first, begins, over = output.splitlines()
    assert first.startswith("I am Ann at ")
    assert begins == f"Table {made}: my game begins."
    assert over.startswith(f"Table {made}: over, ")
    lost, back = faults.splitlines()
    assert lost.startswith(f"Can't reach the server at {server.url} (")
    assert back == "The server is back."


def test_a_robot_that_is_stopped_says_what_it_played_and_what_goes_on(tmp_path: Path) -> None:
    data, file = tmp_path / "tantrix.db", tmp_path / "token"
    secret = made_token(data)
    file.write_text(secret, encoding="utf-8")
    with serving(data) as server:
        made = post(
            f"{server.url}api/tables",
            json=wish(PERSON, ROBOT, pace="human"),
            headers={"Authorization": f"Bearer {secret}"},
        ).json()["table"]
        playing = bot(server.url, "--token-file", str(file))
        assert playing.stdout is not None
        assert playing.stdout.readline().startswith("I am Ann at ")
        assert playing.stdout.readline() == f"Table {made}: my game begins.\n"
        playing.send_signal(signal.SIGINT)
        output, faults = playing.communicate(timeout=PATIENCE_S)
    assert (playing.returncode, output) == (3, "")
    assert faults.splitlines() == [
        "Stopped: 0 games played.",
        "1 game is still running, and so is its clock if it has one: start me again to continue.",
    ]


def test_a_robot_makes_tables_against_a_robot_of_the_server(tmp_path: Path) -> None:
    data, file = tmp_path / "tantrix.db", tmp_path / "token"
    secret = made_token(data)
    file.write_text(secret, encoding="utf-8")
    with serving(data) as server:
        words = ("--token-file", str(file), "--level", "random", "--play", "random", "--games", "2")
        playing = bot(server.url, *words)
        output, faults = playing.communicate(timeout=PATIENCE_S)
        headers = {"Authorization": f"Bearer {secret}"}
        tables = get(f"{server.url}api/tables", headers=headers).json()["tables"]
    assert (playing.returncode, faults) == (0, "")
    assert [one["table"]["status"] for one in tables] == ["over", "over"]
    assert [line.partition(": ")[2].partition(",")[0] for line in output.splitlines()[1:]] == [
        "my game begins.",
        "over",
    ] * 2


def test_a_token_that_may_not_play_is_refused_at_once(tmp_path: Path) -> None:
    data, file = tmp_path / "tantrix.db", tmp_path / "token"
    file.write_text(made_token(data, "chat"), encoding="utf-8")
    with serving(data) as server:
        output, faults = (done := bot(server.url, "--token-file", str(file))).communicate(
            timeout=PATIENCE_S
        )
    assert (done.returncode, output, len(faults.splitlines())) == (2, "", 1)
    assert "does not have the scope “play”" in faults


@pytest.mark.parametrize(
    ("text", "expected"), [("", "contains no token"), ("a b", "contains no token")]
)
def test_a_file_without_a_token_is_refused(tmp_path: Path, text: str, expected: str) -> None:
    file = tmp_path / "token"
    file.write_text(text, encoding="utf-8")
    output, faults = (done := bot("http://127.0.0.1:1", "--token-file", str(file))).communicate()
    assert (done.returncode, output, len(faults.splitlines())) == (2, "", 1)
    assert expected in faults


@pytest.mark.parametrize("address", ["nonsense", "ftp://a", "http://", "http://a:port", "http://["])
def test_what_is_no_address_is_refused_at_once(tmp_path: Path, address: str) -> None:
    file = tmp_path / "token"
    file.write_text("secret", encoding="utf-8")
    done = CliRunner().invoke(tantrix, ["--lang", "en", "bot", address, "--token-file", str(file)])
    assert done.exit_code == 2
    assert done.stderr.startswith(f"tantrix: {address} is not the address of a server")
