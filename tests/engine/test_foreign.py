"""Programs in other languages as engines: one in C++, one in JavaScript, which know no Python."""

from __future__ import annotations

import json
import shlex
import subprocess

import pytest

from cli.calling import tantrix
from engine.compiled import FOREIGN, ROOT, compiled


@pytest.fixture(scope="module")
def in_cpp(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The command of an engine in C++, built by a compiler that `make setup` would take."""
    return compiled(tmp_path_factory.mktemp("foreign"))


@pytest.fixture(scope="module")
def in_javascript(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The command of an engine in JavaScript, run by the Node that builds the page."""
    npm = [str(ROOT / "tools" / "npm"), "exec", "--no", "-c"]
    bundle = tmp_path_factory.mktemp("foreign") / "rules.mjs"
    words = ["node", str(FOREIGN / "bundle.mjs"), str(ROOT / "web"), str(bundle)]
    web = ROOT / "web"
    subprocess.run([*npm, shlex.join(words)], check=True, cwd=web)
    where = [*npm, 'node -p "process.execPath"']
    node = subprocess.run(where, check=True, cwd=web, capture_output=True, text=True).stdout.strip()
    wasm = ROOT / "build" / "wasm" / "tree" / "rules.wasm"
    return shlex.join([node, str(FOREIGN / "last.mjs"), str(bundle), str(wasm)])


def test_programs_in_other_languages_play_each_other_and_a_robot(
    in_cpp: str, in_javascript: str
) -> None:
    players = ("greedy", f"engine:{in_cpp}", f"engine:{in_javascript}")
    done = tantrix("match", *players, "--games", "2", "--pairs", "--clock", "60+1", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    matches = json.loads(done.stdout)["matches"]
    assert [match["players"] for match in matches] == [
        [players[0], players[1]],
        [players[0], players[2]],
        [players[1], players[2]],
    ]
    assert [match["games"] for match in matches] == [2, 2, 2]
    # They choose by other rules: the game of the two is not that of one against itself.
    assert matches[0]["mean_margin"] != matches[1]["mean_margin"]


@pytest.mark.parametrize("clock", ["", "x", "60+", "+1", "-1", "1:30", "60+1+1"])
def test_a_clock_that_cannot_be_read_is_told(clock: str) -> None:
    done = tantrix("match", "random", "greedy", "--games", "2", f"--clock={clock}")
    assert done.returncode == 2
    assert f"“{clock}”" in done.stderr
