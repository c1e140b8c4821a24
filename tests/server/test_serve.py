"""`tantrix serve`: where it listens, what it refuses, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from server.kit import PERSON, ROBOT, Pages
from server.process import Serving, get, serve_in_vain, serving
from tantrix.cli.serve import serve
from tantrix.rules.core.errors import TantrixError
from tantrix.server import run
from tantrix.server.config import Settings
from tantrix.server.container import Container


@contextlib.contextmanager
def taken() -> Iterator[int]:
    """A port at which somebody else listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_server_with_status_0_and_no_more_words(
    tmp_path: Path, number: signal.Signals
) -> None:
    with serving(tmp_path / "tantrix.db") as server:
        assert get(server.url).status_code == 200
        assert server.end(number) == (0, "")


@pytest.mark.anyio
async def test_a_signal_in_mid_game_is_told_to_the_pages(tmp_path: Path) -> None:
    with serving(tmp_path / "tantrix.db", TANTRIX_DRAIN_S="300") as server:
        async with Pages(server.url) as pages:
            page = await pages.new(PERSON, ROBOT)
            await page.my_turn()
            server.process.send_signal(signal.SIGTERM)
            assert (await page.until("closing"))["retry_ms"] > 0
            # It waits for no page to go, however long it may.
            assert await asyncio.to_thread(server.end) == (0, "")


class Unending(Container):
    """What a server keeps open, where something never ends."""

    async def dismiss(self) -> None:
        await asyncio.Event().wait()


def test_a_server_in_which_something_hangs_ends_all_the_same_and_says_so(tmp_path: Path) -> None:
    constants = {"tantrix.server.run.Container": Unending, "tantrix.server.run.CLOSING_S": 0.5}
    with serving(tmp_path / "tantrix.db", constants=constants, TANTRIX_DRAIN_S="0") as server:
        status, output = server.end(signal.SIGTERM)
    assert status == 1
    (line,) = (json.loads(line) for line in output.splitlines())
    assert line["event"] == "not closed in time"
    assert "rankings" in line["tasks"]


def test_a_second_server_on_the_same_file_is_refused_in_one_line(tmp_path: Path) -> None:
    data = tmp_path / "tantrix.db"
    with serving(data):
        status, output = serve_in_vain("--port", "0", "--data", str(data))
    assert status == 2
    assert str(data) in output
    assert len(output.splitlines()) == 1


def test_a_file_that_is_no_server_is_refused_in_one_line(tmp_path: Path) -> None:
    data = tmp_path / "letter.txt"
    data.write_text("Dear Ann, " * 500)
    status, output = serve_in_vain("--port", "0", "--data", str(data))
    assert status == 2
    assert str(data) in output
    assert len(output.splitlines()) == 1


def test_a_server_whose_file_is_damaged_is_refused_in_one_line(tmp_path: Path) -> None:
    data = tmp_path / "tantrix.db"
    with serving(data) as server:
        server.end(signal.SIGTERM)
    whole = data.read_bytes()
    data.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    status, output = serve_in_vain("--port", "0", "--data", str(data))
    assert status == 2
    assert str(data) in output
    assert len(output.splitlines()) == 1


def test_a_port_that_was_asked_for_and_is_taken_is_refused_in_one_line(tmp_path: Path) -> None:
    with taken() as port:
        status, output = serve_in_vain("--port", str(port), "--data", str(tmp_path / "h.db"))
    assert status == 2
    assert str(port) in output
    assert len(output.splitlines()) == 1
    assert not (tmp_path / "h.db").exists()


def test_an_address_that_is_not_of_this_machine_is_refused_in_one_line(tmp_path: Path) -> None:
    data = str(tmp_path / "h.db")
    status, output = serve_in_vain("--host", "192.0.2.1", "--port", "0", "--data", data)
    assert status == 2
    assert "192.0.2.1" in output
    assert len(output.splitlines()) == 1


def test_the_server_says_where_it_is_kept_and_whether_that_is_new(tmp_path: Path) -> None:
    for is_new in (True, False):
        with serving(tmp_path / "tantrix.db", new=True) as server:
            assert (server.file, server.is_new) == (tmp_path / "tantrix.db", is_new)
            server.end(signal.SIGTERM)


def test_a_path_through_a_folder_that_is_not_there_is_refused_in_one_line(tmp_path: Path) -> None:
    data = tmp_path / "huose" / "tantrix.db"
    for options in (["--data", str(data)], ["--database", f"sqlite:///{data}"]):
        status, output = serve_in_vain("--port", "0", *options)
        assert status == 2
        assert f"There is no folder {data.parent}" in output
        assert len(output.splitlines()) == 1
    assert not data.parent.exists()


def test_the_data_folder_of_the_user_is_made(tmp_path: Path) -> None:
    data = tmp_path / "a" / "b"
    with serving(data / "tantrix" / "tantrix.db", new=True, XDG_DATA_HOME=str(data)) as server:
        assert server.is_new
    assert (data / "tantrix").stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("options", [[], ["--open"]])
def test_the_page_is_shown_in_a_browser_on_request(
    options: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    shown: list[str] = []

    def serve_for_a_moment(settings: Settings, announce: Callable[[str], None]) -> None:
        assert settings == Settings()
        assert run.place(settings.database) == run.default_data()
        announce("http://127.0.0.1:8765/")

    monkeypatch.setattr(run, "serve", serve_for_a_moment)
    monkeypatch.setattr("click.launch", shown.append)
    done = CliRunner().invoke(serve, [*options, "--lang", "en"])
    assert done.output.splitlines() == [
        "Tantrix is running at http://127.0.0.1:8765/",
        f"New, empty database: {tmp_path}/tantrix/tantrix.db",
    ]
    assert bool(shown) == ("--open" in options)


def test_without_a_port_the_next_free_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with taken() as port:
        monkeypatch.setattr(run, "DEFAULT_PORT", port)
        with run.bind("127.0.0.1", None) as listening:
            assert port < listening.getsockname()[1] <= port + run.TRIED


def test_where_every_usual_port_is_taken_the_first_one_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(run, "TRIED", 0)
    with taken() as port:
        monkeypatch.setattr(run, "DEFAULT_PORT", port)
        with pytest.raises(TantrixError) as refusal:
            run.bind("127.0.0.1", None)
    assert refusal.value.id == "cli.port_taken"
    assert refusal.value.params["port"] == port


@pytest.mark.parametrize(
    ("host", "shown"),
    [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("::1", "[::1]")],  # noqa: S104
)
def test_the_address_is_one_that_a_browser_here_can_open(host: str, shown: str) -> None:
    with run.bind(host, 0) as listening:
        assert re.fullmatch(rf"http://{re.escape(shown)}:\d+/", run.address(listening))


def test_the_default_file_lies_in_the_users_data_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert run.default_data() == tmp_path / ".local/share/tantrix/tantrix.db"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert run.default_data() == tmp_path / "data/tantrix/tantrix.db"


@pytest.mark.parametrize("after_s", [0.0, 0.4, 1.0])
def test_ctrl_c_at_the_terminal_ends_a_new_server_and_its_processes_quietly(
    tmp_path: Path, after_s: float
) -> None:
    serving = Serving(tmp_path / "tantrix.db", new=True, afresh=True)
    time.sleep(after_s)  # its processes start meanwhile, first for the puzzle of today
    os.killpg(serving.process.pid, signal.SIGINT)
    assert serving.end() == (0, "")
