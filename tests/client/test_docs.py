"""The robot of docs/server/api.md is one that plays; a token that is worth nothing is told so."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from client.test_command import bot, made_token
from server.kit import PERSON, ROBOT, wish
from server.process import Serving, get, post, serving
from sizes import PATIENCE_S

DOCS = Path(__file__).parents[2] / "docs" / "server" / "api.md"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Serving, str]]:
    """A server, and the token of a member."""
    data = tmp_path_factory.mktemp("server") / "tantrix.db"
    secret = made_token(data)
    with serving(data) as running:
        yield running, secret


@pytest.fixture
def robot_file(tmp_path: Path) -> Path:
    """A file with the robot of the docs."""
    [code] = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) <= 20
    file = tmp_path / "a robot.py"
    file.write_text(code, encoding="utf-8")
    return file


def test_the_robot_of_the_docs_has_twenty_lines_and_plays_a_whole_game(
    server: tuple[Serving, str], robot_file: Path
) -> None:
    running, secret = server
    headers = {"Authorization": f"Bearer {secret}"}
    asked = wish(PERSON, ROBOT)
    made = post(f"{running.url}api/tables", json=asked, headers=headers).json()["table"]
    robot = subprocess.Popen([sys.executable, str(robot_file), running.url, secret])
    try:
        while get(f"{running.url}api/tables/{made}").json()["result"] is None:
            assert robot.poll() is None
            time.sleep(0.05)
    finally:
        robot.kill()
        robot.wait()


def test_the_robot_of_the_docs_tells_of_a_bad_token_in_one_line(
    server: tuple[Serving, str], robot_file: Path
) -> None:
    done = subprocess.run(
        [sys.executable, str(robot_file), server[0].url, "nothing"],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (1, "", 1)
    assert "not valid" in done.stderr


def test_the_robot_of_the_docs_tells_of_a_server_that_does_not_answer(robot_file: Path) -> None:
    command = [sys.executable, str(robot_file), "http://127.0.0.1:1", "nothing"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as robot:
        try:
            assert robot.stderr is not None
            assert "127.0.0.1:1" in robot.stderr.readline()
        finally:
            robot.kill()


def test_a_token_that_is_worth_nothing_is_told_in_one_line(
    server: tuple[Serving, str], tmp_path: Path
) -> None:
    file = tmp_path / "token"
    file.write_text("nothing", encoding="utf-8")
    done = bot(server[0].url, "--token-file", str(file))
    output, faults = done.communicate(timeout=PATIENCE_S)
    assert (done.returncode, output, len(faults.splitlines())) == (2, "", 1)
    assert "not valid" in faults
