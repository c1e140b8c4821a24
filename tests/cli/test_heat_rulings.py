"""Rulings about heats: everything that can be ruled about a game of two has its like there."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from cli.directing import Desk
from tantrix.tournaments import overview, report


@pytest.fixture
def heat(tmp_path: Path) -> Desk:
    """Four at one table, in the only round."""
    desk = Desk(tmp_path)
    desk.begin(["Ann", "Ben", "Cleo", "Dan"], "--format", "heats", "--rounds", "1")
    desk.round()
    return desk


def shares(desk: Desk) -> dict[int, Fraction]:
    """The tenths of everybody at the table."""
    each = desk.state.rounds[0]
    return overview.heat_points(desk.state, each, each.heats[0])


def played(desk: Desk) -> None:
    """Enter a result of the heat."""
    desk.do("enter", *["1", "24", "2", "20", "3", "18", "4", "10"])


def test_a_tantrix_that_is_knocked_over_is_a_tie_of_all(heat: Desk) -> None:
    said = heat.do("rule", "1.1", "tied", "--reason", "13: knocked over")
    assert "1.1.1" in said
    assert shares(heat) == dict.fromkeys((1, 2, 3, 4), 100)
    rows = heat.document("standings")["standings"]
    assert {(row["wins"], row["ties"], row["tiles"]) for row in rows} == {(0, 1, 0)}
    heat.do("finish")
    assert heat.document("verify")["whole"]


def test_who_knocked_it_over_pays_the_others(heat: Desk) -> None:
    heat.do("rule", "1.1", "tied", "3", "5.0", "--reason", "13: her sleeve")
    other = 100 + Fraction(50, 3)
    assert shares(heat) == {1: other, 2: other, 3: 50, 4: other}


@pytest.mark.parametrize(
    ("words", "tenths"),
    [
        ("conduct 1 15.0 2 5.0 3 10.0 4 10.0", (150, 50, 100, 100)),
        ("adjudicated 1 24 14.7 2 20 5.3 3 18 12.0 4 20 8.0", (147, 53, 120, 80)),
        ("absent", (0, 0, 0, 0)),
    ],
)
def test_rulings_share_the_points_of_all(
    heat: Desk, words: str, tenths: tuple[int, int, int, int]
) -> None:
    heat.do("rule", "1.1", *words.split(), "--reason", "as decided")
    assert tuple(shares(heat)[entry] for entry in (1, 2, 3, 4)) == tenths
    state = heat.state
    assert report.write(report.read(report.write(state))) == report.write(state)
    heat.do("print", "control")


def test_conduct_leaves_the_tiles_as_they_are(heat: Desk) -> None:
    played(heat)
    words = "conduct 1 0.0 2 15.0 3 15.0 4 10.0"
    heat.do("rule", "1.1", *words.split(), "--reason", "9")
    marks = heat.state.rounds[0].heats[0].marks
    assert {mark.entry: mark.score for mark in marks} == {1: 24, 2: 20, 3: 18, 4: 10}
    assert "adjudicated" in (heat.do("print", "control") and control(heat))


def control(desk: Desk) -> str:
    """The control sheet that was printed."""
    return (desk.folder / "spring-open-control-1.html").read_text(encoding="utf-8")


def test_a_default_is_lost_to_each_who_came(heat: Desk) -> None:
    played(heat)
    heat.do("rule", "1.1", "default", "4", "--reason", "left")
    assert shares(heat)[4] == 50


def test_a_warning_with_a_place_changes_nothing(heat: Desk) -> None:
    played(heat)
    before = shares(heat)
    heat.do("rule", "1.1", "warning", "--reason", "talking")
    heat.do("rule", "1.1", "warning", "--reason", "talking again")
    assert shares(heat) == before
    assert "talking again" in (heat.do("print", "control") and control(heat))


def test_a_second_ruling_supersedes_the_first(heat: Desk) -> None:
    heat.do("rule", "1.1", "tied", "--reason", "13")
    number = heat.state.version - 1
    again = ("rule", "1.1", "default", "2", "--reason", "gone")
    assert f"--supersedes {number}" in heat.refused(*again)
    heat.do(*again, "--supersedes", str(number))


@pytest.mark.parametrize(
    "words",
    [
        "conduct 1 15.0 2 5.0",
        "conduct 1 15.0 2 5.0 3 10.0 4 10.1",
        "conduct 1 15.0 2 5.0 3 10.0 9 10.0",
        "default",
        "lot",
        "tied 3",
        "tied 3 11.0",
    ],
)
def test_what_no_heat_can_be_ruled_is_refused(heat: Desk, words: str) -> None:
    heat.refused("rule", "1.1", *words.split(), "--reason", "as decided")


def test_a_game_of_two_can_be_warned_about_too(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.begin(["Ann", "Ben"], "--rounds", "1")
    desk.round()
    desk.do("rule", "1.1", "tied", "--reason", "13")
    desk.do("rule", "1.1", "warning", "--reason", "talking")
    assert desk.state.rounds[0].pairings[0].games[0].result is not None
