"""A system without what only POSIX has, such as Windows: one line says what does not run there."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tantrix.engine import EngineClient
from tantrix.engine.external import External
from tantrix.rules.core.errors import TantrixError

ELSEWHERE = """
import os, select, signal, sys
for module in ("fcntl", "resource", "pwd", "grp", "termios"):
    sys.modules[module] = None
for holder, names in ((os, ("killpg", "nice", "fork")), (signal, ("SIGKILL",))):
    for name in names:
        delattr(holder, name)
from tantrix.cli.main import main
main(sys.argv[1:])
"""


def without_posix(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a Python that lacks what Windows lacks."""
    return subprocess.run(
        [sys.executable, "-c", ELSEWHERE, *words],
        cwd=folder,
        env={**os.environ, "LANG": "C"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("words", [("serve", "--port", "0"), ("admin", "verify", "--data", "x.db")])
def test_what_needs_posix_says_so(words: tuple[str, ...], tmp_path: Path) -> None:
    done = without_posix(tmp_path, *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "tantrix: A server runs on Linux, macOS and other POSIX systems, not on Windows itself; "
        "there, use WSL.\n"
    )


def test_an_engine_as_a_player_needs_posix(tmp_path: Path) -> None:
    done = without_posix(tmp_path, "match", "random", "engine:./mine", "--games", "1")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "“./mine” cannot be started: engines as players need Linux" in done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("legal", "v1 strategy:2 free 0 1,2/3,4 ?52 -"),
        ("solve", "discovery-5"),
        ("match", "random", "greedy", "--games", "2", "--pairs"),
        ("generate", "loop"),
        ("puzzles", "discovery-7"),
    ],
)
def test_the_rest_runs_without_posix(words: tuple[str, ...], tmp_path: Path) -> None:
    done = without_posix(tmp_path, *words)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_clients_of_engines_say_so_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "killpg")
    with pytest.raises(TantrixError) as raised, External("./mine"):
        pass
    assert raised.value.id == "robot.engine.posix"

    async def start() -> None:
        async with EngineClient.start("./mine"):
            pass

    with pytest.raises(TantrixError) as raised:
        asyncio.run(start())
    assert raised.value.id == "robot.engine.posix"
