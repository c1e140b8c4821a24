"""The director's commands, called in this process in a folder of their own."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from cli.calling import tantrix
from tantrix.cli.tournament.log_file import TournamentFile
from tantrix.tournaments.state import TournamentState


class Desk:
    """A director's desk: one folder with one tournament in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def file(self) -> Path:
        """The file of the tournament."""
        (found,) = self.folder.glob("*.tournament")
        return found

    @property
    def state(self) -> TournamentState:
        """The tournament as the file has it."""
        return TournamentFile(self.file).state

    def call(self, *words: str, text: str = "", lang: str = "en") -> CompletedProcess[str]:
        """Call a command of the director."""
        with pytest.MonkeyPatch.context() as patch:
            patch.chdir(self.folder)
            done = tantrix("tournament", *words, text=text, lang=lang)
        assert "Traceback" not in done.stderr
        return done

    def do(self, *words: str, text: str = "") -> str:
        """Call a command that must be done; return what it prints."""
        done = self.call(*words, text=text)
        assert (done.returncode, done.stderr) == (0, ""), done
        return done.stdout

    def document(self, *words: str) -> dict[str, Any]:
        """Call a command that must be done; return its JSON."""
        found: dict[str, Any] = json.loads(self.do(*words, "--json"))
        return found

    def refused(self, *words: str, text: str = "") -> str:
        """Call a command that must be refused in one line; return the line."""
        before = self.file.read_bytes() if list(self.folder.glob("*.tournament")) else b""
        done = self.call(*words, text=text)
        assert done.returncode == 2, done
        lines = done.stderr.splitlines()
        assert len(lines) == 1, done
        assert not before or self.file.read_bytes() == before
        return lines[0].removeprefix("tantrix: ")

    def begin(self, players: Sequence[str], *options: str) -> None:
        """Make a tournament with these players; a name may be followed by its colours."""
        self.do("new", "Spring Open", *options)
        rows = [",".join(player.split(" ")) for player in players]
        table = self.folder / "players.csv"
        table.write_text("\n".join(["name,colours", *rows]), encoding="utf-8")
        self.do("player", "import", str(table))

    def round(self, results: Sequence[str] = ()) -> None:
        """Pair and publish a round, and enter the results."""
        self.do("pair")
        self.do("publish")
        if results:
            self.do("enter", "--yes", text="\n".join([*results, ""]))
