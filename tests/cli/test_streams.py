"""`-` is standard input or output for every command that takes a file: all of them, one by one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import click
import pytest

from archive.games import played
from archive.keeping import fill
from cli.calling import tantrix
from tantrix.cli.common import StoredPath
from tantrix.cli.main import tantrix as whole
from tantrix.notation import records
from tantrix.rules.strategy.state import StrategyState

POSITION = "v1 strategy:2 free 0 1,2/3,4 ?52 -"
SOLVED = "[[1,0,0,0],[2,0,-1,2],[3,1,-1,0]]"
NOWHERE = "http://127.0.0.1:1"
"""An address at which nobody answers: a command gets so far only with what it has read."""

Read = Callable[[], bytes]


class Called(NamedTuple):
    """How a command ended: its status, and what it wrote."""

    status: int
    out: bytes
    said: str


def called(words: tuple[str, ...], given: bytes = b"") -> Called:
    """Call the command as a process of its own, with pipes."""
    done = subprocess.run(
        (sys.executable, "-m", "tantrix", *words),
        input=given,
        capture_output=True,
        check=False,
        env={**os.environ, "LC_ALL": "en"},
    )
    return Called(done.returncode, done.stdout, done.stderr.decode())


def game() -> bytes:
    """The record of a game."""
    state = played("two").table.state
    assert isinstance(state, StrategyState)
    return str(records.Game.played(state)).encode()


def server() -> bytes:
    """The file of a server with a game."""
    fill(Path("server.db"), ("t1", played("gobble"), False))
    return Path("server.db").read_bytes()


def settings() -> bytes:
    """The settings of that server."""
    server()
    return b'database = "server.db"'


def parquet() -> bytes:
    """A file of Parquet with a game."""
    return called(("convert", "-", "-", "--to", "parquet"), game()).out


def cup() -> bytes:
    """The file of a tournament, which is there after it."""
    assert called(("tournament", "new", "Cup")).status == 0
    return Path("cup.tournament").read_bytes()


def export() -> bytes:
    """The export of a tournament."""
    cup()
    return called(("tournament", "export", "json")).out


def after(made: Read, given: bytes) -> Read:
    """Make something first, and then give something else."""
    return lambda: made() and given


class Stream(NamedTuple):
    """A call with `-`, what is given to it, and a part of what it writes, or says."""

    words: str
    gives: Read
    part: bytes


def given(text: str) -> Read:
    return text.encode


STREAMS = {
    "play --record": Stream("play --record - --seed 1", given("quit\n"), b'[Game "strategy:2"]'),
    "play --load": Stream("play discovery-3 --load -", given(SOLVED), b"Solved"),
    "serve --config": Stream("serve --config -", given("port = 99999"), b"-: \xe2\x80\x9cport\xe2"),
    "admin --config": Stream("admin verify --config -", settings, b"1 table played again"),
    "admin backup file": Stream("admin backup - --data server.db", server, b"SQLite format 3"),
    "admin restore file": Stream("admin restore - --data new.db", server, b"1 table played"),
    "show source": Stream("show -", given(POSITION), b"Yellow: 0 points"),
    "show --svg": Stream("show - --svg -", given(POSITION), b"<svg "),
    "replay file": Stream("replay -", game, b"Scores: "),
    "solve puzzle": Stream("solve - --count", given("discovery-3 easy\n"), b"1"),
    "solve --from": Stream("solve discovery-3 --from -", given(SOLVED), b"Solved"),
    "solve --svg": Stream("solve discovery-3 --svg -", given(""), b"<svg "),
    "solve --board": Stream(
        "solve --tiles 1-3 --loop Y --board -", given("0,0\n1,0\n0,1\n"), b"Solved"
    ),
    "check puzzle": Stream(
        "check - 1@0,0:0", given("discovery-3 easy\n"), b"Tiles are missing: 2, 3"
    ),
    "check arrangement": Stream("check discovery-3 -", given(SOLVED), b"1 solution"),
    "puzzles puzzle": Stream("puzzles -", given("discovery-3\ndiscovery-4\n"), b"1 2 3 4"),
    "spaghetti --output": Stream("spaghetti 56 --output -", given(""), b"tantrix-spaghetti"),
    "spaghetti --page": Stream("spaghetti 56 --page -", given(""), b"</html>"),
    "legal position": Stream("legal -", given(POSITION), b"12 legal placements"),
    "train recipe": Stream("train - folder", given("seed = 1"), b"not a recipe"),
    "analyse file": Stream("analyse -", game, b"%"),
    "bot --token-file": Stream(f"bot {NOWHERE} --token-file -", given("word"), b"reach"),
    "adjudicate file": Stream("adjudicate -", game, b"nothing is wrong"),
    "convert source": Stream("convert - - --from parquet", parquet, b'[Game "strategy:2"]'),
    "convert target": Stream("convert - - --to gif", game, b"GIF89a"),
    "print puzzles": Stream("print - --output -", given("discovery-3\n"), b"%PDF"),
    "print --output": Stream("print discovery-3 --output -", given(""), b"%PDF"),
    "tournament player import csv_file": Stream(
        "tournament player import -", after(cup, b"name\nEve\n"), b"1 entry was added"
    ),
    "tournament print --output": Stream("tournament print rules --output -", cup, b"</html>"),
    "tournament merge other": Stream("tournament merge -", cup, b"0 results"),
    "tournament upload --token-file": Stream(
        f"tournament upload {NOWHERE} --token-file -", after(cup, b"word"), b"reach"
    ),
    "tournament verify export": Stream("tournament verify -", export, b"events"),
    "tournament export --output": Stream("tournament export txt --output -", cup, b'"Cup"'),
}
"""What may be `-`, by command and name; `admin --config` is one option of all its commands."""

KEPT = {
    "serve --data": "serve --data -",
    "admin --data": "admin verify --data -",
    "admin export folder": "admin export -",
    "match --results": "match random greedy --games 2 --results -",
    "train folder": "train tiny -",
    "tournament --file": "tournament --file - standings",
}
"""What is read and written in turn, or is a folder, and so can be no stream."""

WORDS = {
    *("show source", "solve puzzle", "solve --board", "check puzzle", "check arrangement"),
    *("puzzles puzzle", "legal position", "train recipe", "print puzzles"),
}
"""What may be `-` among the words that are no paths for click."""


def paths(command: click.Command, above: tuple[str, ...] = ()) -> Iterator[tuple[str, click.Path]]:
    """Yield every path that a command and those below it take, by command and name."""
    for parameter in command.params:
        if isinstance(parameter.type, click.Path):
            option = parameter.opts[0]
            shared = above[:1] == ("admin",) and option in {"--config", "--data"}
            yield " ".join([*(above[:1] if shared else above), option]), parameter.type
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            assert below is not None
            yield from paths(below, (*above, name))


def test_every_path_of_every_command_is_tried() -> None:
    found = dict(paths(whole))
    kept = {name for name, of in found.items() if isinstance(of, StoredPath)}
    assert kept == KEPT.keys()
    assert found.keys() - kept == STREAMS.keys() - WORDS


@pytest.fixture(autouse=True)
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have all files in a folder of their own."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name", STREAMS)
def test_a_stream_stands_for_the_file(name: str) -> None:
    tried = STREAMS[name]
    content = tried.gives()
    done = called(tuple(tried.words.split()), content)
    assert tried.part in done.out + done.said.encode()
    assert not Path("-").exists()


@pytest.mark.parametrize("name", KEPT)
def test_what_is_kept_needs_a_name(name: str) -> None:
    done = called(tuple(KEPT[name].split()))
    assert (done.status, done.out, done.said.count("\n")) == (2, b"", 1)
    assert "- is standard input or output, which cannot be used here" in done.said
    assert list(Path().iterdir()) == []


def test_a_puzzle_is_not_played_from_the_stream_that_plays_it() -> None:
    done = called(("play", "-"), b"discovery-3\n")
    assert done.status == 2
    assert "- is standard input or output, which cannot be used here" in done.said


def test_a_copy_of_a_server_goes_through_a_pipe_whole() -> None:
    server()
    copy = called(("admin", "backup", "-", "--data", "server.db"))
    assert (copy.status, copy.said) == (0, "")
    assert called(("admin", "restore", "-", "--data", "new.db"), copy.out).status == 0
    found = tantrix("admin", "verify", "--data", "new.db", "--json").stdout
    assert found == tantrix("admin", "verify", "--data", "server.db", "--json").stdout
    wrong = called(("admin", "restore", "-", "--data", "other.db"), b"no database")
    assert (wrong.status, wrong.said) == (
        2,
        "tantrix: - cannot be used: file is not a database.\n",
    )


def test_what_another_laptop_wrote_is_merged_from_a_pipe() -> None:
    cup()
    for one in ("Ann", "Ben"):
        assert tantrix("tournament", "player", "add", one).returncode == 0
    assert tantrix("tournament", "pair").returncode == 0
    theirs = Path("theirs")
    theirs.write_bytes(Path("cup.tournament").read_bytes())
    entered = tantrix("tournament", "--file", str(theirs), "enter", "1", "24", "2", "20")
    assert entered.returncode == 0, entered.stderr
    merged = called(("tournament", "merge", "-"), theirs.read_bytes())
    assert b"1 result was added" in merged.out
    torn = called(("tournament", "merge", "-"), theirs.read_bytes()[:-9])
    assert "standard input is cut off in line 7" in torn.said


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX terminals")
@pytest.mark.parametrize(
    "words",
    [
        "convert - - --to parquet",
        "convert - - --to png",
        "print discovery-3 --output -",
        "admin backup - --data server.db",
    ],
)
def test_a_terminal_is_given_only_text(words: str) -> None:
    given = server() and game()
    ours, theirs = os.openpty()
    try:
        done = subprocess.run(
            (sys.executable, "-m", "tantrix", *words.split()),
            input=given,
            stdout=theirs,
            stderr=subprocess.PIPE,
            check=False,
            env={**os.environ, "LC_ALL": "en"},
        )
    finally:
        os.close(ours)
        os.close(theirs)
    assert done.returncode == 2
    assert done.stderr.decode().count("\n") == 1
    assert b"This is binary data, which a terminal cannot show" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX pipes")
@pytest.mark.parametrize("words", ["spaghetti 56 --output -", "print discovery-3 --output -"])
def test_a_closed_pipe_ends_quietly(words: str) -> None:
    reads, writes = os.pipe()
    os.close(reads)
    try:
        done = subprocess.run(
            (sys.executable, "-m", "tantrix", *words.split()),
            stdin=subprocess.DEVNULL,
            stdout=writes,
            stderr=subprocess.PIPE,
            check=False,
        )
    finally:
        os.close(writes)
    assert (done.returncode, done.stderr) == (0, b"")


def test_an_error_of_a_stream_keeps_its_id() -> None:
    done = called(("check", "discovery-3", "-", "--json"), b"\xff")
    assert done.status == 2
    assert json.loads(done.said)["error"]["id"] == "cli.not_text"
