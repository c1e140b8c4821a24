"""The export of a tournament is checked by whoever has it, wherever the tournament was played."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cli.calling import tantrix
from cli.directing import Desk
from tantrix.tournaments import exports, lots, redrawn
from tantrix.tournaments.state import TournamentState
from tournaments.simulated import SETTINGS, Simulation


@pytest.fixture(params=range(len(SETTINGS)))
def over(request: pytest.FixtureRequest) -> TournamentState:
    """A tournament of every kind that is over, with undone events and corrections."""
    return Simulation(SETTINGS[request.param], 9, Random(7)).go(400)


def verified(path: Path) -> tuple[int, dict[str, Any]]:
    """The exit status, and what the command says as JSON."""
    done = tantrix("tournament", "verify", str(path), "--json")
    return done.returncode, json.loads(done.stdout)


def test_an_export_is_drawn_again(over: TournamentState, tmp_path: Path) -> None:
    path = tmp_path / "export.json"
    path.write_bytes(exports.to_json(over))
    status, found = verified(path)
    assert (status, found["whole"], found["rounds"], found["stages"]) == (0, True, [], [])
    assert found["drawn"] == (over.status == "finished")


@pytest.fixture
def finished(tmp_path: Path) -> Desk:
    """A tournament of groups and a knock-out over the board, to its end."""
    desk = Desk(tmp_path)
    options = ("--format", "groups", "--games", "1", "--then", "knockout:2")
    desk.begin([f"Player{n:02}" for n in range(8)], *options)
    while desk.state.status != "finished":
        if desk.call("pair").returncode != 0 and desk.call("next-stage").returncode != 0:
            desk.do("finish")
            break
        if desk.state.rounds[-1].published:
            continue
        desk.do("publish")
        for pairing in desk.state.rounds[-1].pairings:
            one, two = pairing.sides
            for _ in pairing.games:
                desk.call("enter", "--yes", str(one), str(40 - one), str(two), str(40 - two))
    return desk


def changed(desk: Desk, change: Callable[[dict[str, Any]], None]) -> Path:
    """An export that somebody has changed."""
    document = json.loads(desk.do("export", "json"))
    change(document)
    path = desk.folder / "export.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def events_of(document: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    """The events of a kind."""
    return [each["event"] for each in document["events"] if each["event"]["kind"] == kind]


def test_the_export_of_a_director_is_checked_as_the_file_is(finished: Desk) -> None:
    path = changed(finished, _as_it_is)
    done = tantrix("tournament", "verify", str(path))
    assert done.returncode == 0, done
    assert "Results and places are those of the finish." in done.stdout
    assert "rounds were paired again" in done.stdout


def _as_it_is(_document: dict[str, Any]) -> None:
    """Change nothing."""


def _other_groups(document: dict[str, Any]) -> None:
    seeded = events_of(document, "seeded")[0]
    one, two = seeded["groups"]
    one[0], two[0] = two[0], one[0]


def _other_result(document: dict[str, Any]) -> None:
    result = events_of(document, "result")[-1]["result"]
    result["scores"] = result["scores"][::-1]


def _other_secret(document: dict[str, Any]) -> None:
    events_of(document, "created")[0]["secret"]["key"] = "00" * 32


def _left_out(document: dict[str, Any]) -> None:
    del document["events"][3]


@pytest.mark.parametrize("change", [_other_groups, _other_result, _other_secret, _left_out])
def test_what_was_changed_in_an_export_is_found(
    finished: Desk, change: Callable[[dict[str, Any]], None]
) -> None:
    path = changed(finished, change)
    done = tantrix("tournament", "verify", str(path))
    assert done.returncode == 1, done


def test_other_groups_are_found_in_the_first_stage(finished: Desk) -> None:
    path = changed(finished, _other_groups)
    assert verified(path)[1]["stages"][:1] == [1]


def test_before_the_end_the_secret_is_sealed(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.begin(["Ann", "Ben"])
    desk.round()
    path = changed(desk, _as_it_is)
    status, found = verified(path)
    assert (status, found["drawn"]) == (0, False)
    assert "still sealed" in tantrix("tournament", "verify", str(path)).stdout


def test_what_is_no_export_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "export.json"
    path.write_text('{"seal": "", "events": []}', encoding="utf-8")
    done = tantrix("tournament", "verify", str(path))
    assert done.returncode == 2
    assert "is not the export" in done.stderr


def test_seedings_of_every_format_come_out_the_same(over: TournamentState) -> None:
    assert redrawn.stages_otherwise(over) == []


def test_a_lot_is_made_as_the_page_on_lots_says() -> None:
    secret, purpose = bytes(range(32)), ("colours", 3, 12)
    words = [secret.hex(), *map(str, purpose)]
    text = "\n".join(f"{len(word)}:{word}" for word in words)
    number = int(sha256(text.encode()).hexdigest(), 16)
    assert lots.lot(secret, *purpose).random() == Random(number).random()
    page = Path(__file__).parents[2] / "docs" / "tournaments" / "lots.md"
    assert f"{Random(number).random():.6f}" in page.read_text(encoding="utf-8")
