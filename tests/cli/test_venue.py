"""`tantrix tournament serve`: the page of a venue over the director's own file."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cli.directing import Desk
from sizes import PATIENCE_S
from tantrix.cli.tournament.log_file import TournamentFile
from tantrix.cli.tournament.venue import FileBook
from tantrix.venue.app import Venue
from venue.test_venue import Browser

TANTRIX = [sys.executable, "-m", "tantrix", "--lang", "en", "tournament"]


def run(folder: Path, *words: str) -> str:
    return subprocess.run(
        [*TANTRIX, *words], cwd=folder, check=True, capture_output=True, text=True
    ).stdout


@pytest.fixture(params=["swiss"])
def folder(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A folder with a tournament whose first round is published."""
    run(tmp_path, "new", "Hall", "--format", request.param, "--rounds", "2")
    for name in ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay"):
        run(tmp_path, "player", "add", name)
    run(tmp_path, "pair")
    run(tmp_path, "publish")
    return tmp_path


@pytest.fixture
def page(folder: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """The address of the page, and the PINs."""
    command = [*TANTRIX, "serve", "--host", "127.0.0.1", "--port", "0"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as serving:
        assert serving.stdout is not None
        lines = [serving.stdout.readline() for _ in range(4)]
        address = re.search(r"http://\S+", lines[0])
        assert address is not None, lines
        pins = [line.split()[-1] for line in lines[1:]]
        roles = [re.search(r"table|helper|director", line) for line in lines[1:]]
        yield address[0].rstrip("/"), {r[0]: p for r, p in zip(roles, pins, strict=True) if r}
        serving.send_signal(signal.SIGINT)
        assert serving.wait(PATIENCE_S) == 0


def test_a_result_from_the_page_is_in_the_file_and_a_command_shows_on_the_page(
    folder: Path, page: tuple[str, dict[str, str]]
) -> None:
    address, pins = page
    with httpx.Client(base_url=address, timeout=PATIENCE_S) as helper:
        assert helper.post("/pin", json={"pin": pins["helper"]}).json() == {"role": "helper"}
        sheet = {"round": 1, "table": 2, "game": 1, "scores": [30, 20]}
        assert helper.post("/sheet", json=sheet).json() == {"outcome": "entered"}
        (path,) = folder.glob("*.tournament")
        assert TournamentFile(path).state.pairing(1, 2).match().tenths == (162, 38)
        one, two = TournamentFile(path).state.pairing(1, 1).sides
        run(folder, "enter", str(one), "24", str(two), "20")
        tables = helper.get("/state").json()["tables"]
        assert tables[0]["games"][0]["scores"] == [24, 20]


@pytest.mark.parametrize("folder", ["heats"], indirect=True)
def test_heats_are_served_too(folder: Path, page: tuple[str, dict[str, str]]) -> None:
    address, pins = page
    with httpx.Client(base_url=address, timeout=PATIENCE_S) as helper:
        assert helper.post("/pin", json={"pin": pins["helper"]}).json() == {"role": "helper"}
        (path,) = folder.glob("*.tournament")
        entries = TournamentFile(path).state.heat(1, 1).entries
        sheet = {"round": 1, "table": 1, "game": 1, "scores": [24, 20, 15], "entries": entries}
        assert helper.post("/sheet", json=sheet).json() == {"outcome": "entered"}
        assert [mark.score for mark in TournamentFile(path).state.heat(1, 1).marks] == [24, 20, 15]


def test_a_port_that_is_taken_is_told(folder: Path, page: tuple[str, dict[str, str]]) -> None:
    port = page[0].rpartition(":")[2]
    command = [*TANTRIX, "serve", "--host", "127.0.0.1", "--port", port]
    found = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)
    assert found.returncode != 0
    assert "Traceback" not in found.stderr
    assert port in found.stderr


def test_a_file_that_is_cut_off_while_it_is_served_takes_nothing_until_it_is_mended(
    tmp_path: Path,
) -> None:
    desk = Desk(tmp_path)
    desk.call("new", "Hall")
    for name in ("Ann", "Ben", "Cat", "Dan"):
        desk.do("player", "add", name)
    for step in ("pair", "publish"):
        desk.do(step)
    desk.do("away", "4")
    venue = Venue(FileBook(desk.file))
    helper = Browser(venue)
    helper.post("/pin", json={"pin": venue.pins["helper"]})
    desk.file.write_bytes(desk.file.read_bytes()[:-30])  # in the middle of the last line
    before, sheet = desk.file.read_bytes(), {"round": 1, "table": 1, "game": 1, "scores": [24, 20]}
    refused = helper.post("/sheet", json=sheet)
    assert (refused.status_code, refused.json()["id"]) == (422, "cli.tournament.torn")
    assert helper.get("/state").json()["tables"][0]["games"] == [None]
    assert desk.file.read_bytes() == before
    desk.call("--repair", "missing")
    for outcome, scores in (("entered", [24, 20]), ("same", [24, 20]), ("conflict", [20, 24])):
        answer = helper.post("/sheet", json={**sheet, "scores": scores})
        assert answer.json() == {"outcome": outcome}
    whole = desk.file.read_bytes()
    desk.file.write_bytes(whole.replace(b'"Ann"', b'"Amy"'))
    edited = helper.get("/state")
    assert (edited.status_code, edited.json()["id"]) == (422, "cli.tournament.edited")
    desk.file.write_bytes(whole)
    assert helper.get("/state").json()["tables"][0]["games"][0]["scores"] == [24, 20]
