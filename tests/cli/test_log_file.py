"""The file of a tournament, when two write to it and when the disk is full."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO

import pytest

from cli.directing import Desk
from tantrix.cli.tournament import log_file
from tantrix.cli.tournament.log_file import TournamentFile
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import entering
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.state import TournamentState


@pytest.fixture
def path(tmp_path: Path) -> Path:
    desk = Desk(tmp_path)
    desk.do("new", "Spring Open")
    return desk.file


def enters(name: str) -> Callable[[TournamentState], list[AnyEvent]]:
    return lambda state: [entering.enter(state, Registration(name=name))]


def test_two_who_write_see_each_others_events(path: Path) -> None:
    one, two = TournamentFile(path), TournamentFile(path)
    one.append(enters("Ann"))
    two.append(enters("Ben"))
    with pytest.raises(TantrixError, match="name_taken"):
        one.append(enters("Ben"))
    one.append(enters("Cleo"))
    names = {number: entry.name for number, entry in TournamentFile(path).state.entries.items()}
    assert names == {1: "Ann", 2: "Ben", 3: "Cleo"}


def test_processes_that_write_at_once_lose_nothing(path: Path) -> None:
    script = (
        "import sys; from tantrix.cli.main import main\n"
        "for n in range(5):\n"
        "    try: main(['tournament', sys.argv[1], 'player', 'add', f'{sys.argv[2]} {n}'])\n"
        "    except SystemExit as done: assert not done.code, done.code\n"
    )
    running = [
        subprocess.Popen([sys.executable, "-c", script, str(path), name], stdout=subprocess.DEVNULL)
        for name in ("Ann", "Ben", "Cleo")
    ]
    assert [process.wait() for process in running] == [0, 0, 0]
    assert len(TournamentFile(path).state.entries) == 15


def test_a_full_disk_leaves_whole_lines(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = path.read_bytes()
    file = TournamentFile(path)

    def full(opened: IO[bytes]) -> None:
        opened.flush()
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(log_file, "_sync", full)
        with pytest.raises(OSError, match="No space"):
            file.append(enters("Ann"))
    assert path.read_bytes() == before
    assert not file.state.entries
    file.append(enters("Ann"))
    assert len(TournamentFile(path).state.entries) == 1


def test_a_last_line_without_its_end_is_whole(path: Path) -> None:
    path.write_bytes(path.read_bytes().removesuffix(b"\n"))
    file = TournamentFile(path)
    assert not file.torn
    file.append(enters("Ann"))
    file.append(enters("Ben"))
    assert len(TournamentFile(path).state.entries) == 2


def test_what_is_said_is_on_the_disk(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bytes] = []
    fsync = os.fsync

    def noted(descriptor: int) -> None:
        synced.append(path.read_bytes())
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", noted)
    TournamentFile(path).append(enters("Ann"))
    assert b"Ann" in synced[-1]


def test_half_lines_are_kept_one_after_the_other(path: Path) -> None:
    for half in (b'{"number":3,"at', b'{"numb'):
        with path.open("ab") as opened:
            opened.write(half)
        file = TournamentFile(path)
        with pytest.raises(TantrixError, match="torn"):
            file.append(enters("Ann"))
        assert file.repair()
        assert not file.repair()
    kept = Path(f"{path}{log_file.TORN_SUFFIX}").read_bytes()
    assert kept == b'{"number":3,"at\n{"numb\n'
