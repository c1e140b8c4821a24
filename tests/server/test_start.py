"""The start: the first request is answered before what it does not need is loaded."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec

import pytest

from server.kit import free_port, with_today

LATER = (
    # libraries
    "PIL",
    "aiosmtplib",
    "alembic",
    "asyncpg",
    "cryptography",
    "httpx",
    "markdown_it",
    "openskill",
    "py_vapid",
    "redis",
    "resvg_py",
    "rich",
    "sqlalchemy.dialects.postgresql",
    "sqlalchemy.orm",
    "webauthn",
    # rooms of our own
    "tantrix.adjudication.playouts",
    "tantrix.adjudication.verdict",
    "tantrix.conversion",
    "tantrix.course.lessons",
    "tantrix.printing",
    "tantrix.render.cards",
    "tantrix.render.svg",
    "tantrix.render.tournament",
    "tantrix.server.posts.parsing",
    "tantrix.server.posts.redrawing",
    "tantrix.solver.generate",
    "tantrix.training",
)
"""What is loaded when it is first used: by a request, by a process that works, or never."""

ASKING = """
import os, signal, socket, sys, threading, time

def ask(port):
    while True:
        try:
            line = socket.create_connection(("127.0.0.1", port))
        except ConnectionRefusedError:
            time.sleep(0.01)
        else:
            break
    line.sendall(b"GET / HTTP/1.1\\r\\nHost: a\\r\\nConnection: close\\r\\n\\r\\n")
    answer = b"".join(iter(lambda: line.recv(2**16), b""))
    print(answer.split(b"\\r\\n")[0].decode(), *sys.modules, sep="\\n")
    os.kill(os.getpid(), signal.SIGTERM)

threading.Thread(target=ask, args=[int(sys.argv[3])]).start()
from tantrix.cli.main import main
main()
"""
"""Serves, asks for the first page, and prints the status and every module that is loaded then."""


@pytest.fixture(scope="module")
def answered(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The lines that `ASKING` prints, over a database that is there already."""
    data = with_today(tmp_path_factory.mktemp("start") / "tantrix.db")
    options = ["serve", "--port", str(free_port()), "--data", str(data)]
    done = subprocess.run(
        [sys.executable, "-c", ASKING, *options], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_the_first_request_is_answered_without_what_it_does_not_need(answered: list[str]) -> None:
    assert "HTTP/1.1 200 OK" in answered
    assert "tantrix.server.app" in answered
    assert {*LATER} & {*answered} == set()


@pytest.mark.parametrize("name", LATER)
def test_what_is_loaded_later_is_there(name: str) -> None:
    assert find_spec(name) is not None
