"""Sheets that came without all signatures are marked, until they are signed."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.directing import Desk
from tantrix.tournaments import report, scoring


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def control(desk: Desk) -> str:
    """The control sheet of round 1."""
    desk.do("print", "control", "--output", "control.html")
    return (desk.folder / "control.html").read_text(encoding="utf-8")


def unsigned(desk: Desk) -> list[str]:
    """The places without signatures."""
    found: list[str] = desk.document("standings")["unsigned"]
    return found


RESULT = ("1", "24", "19:30", "2", "20", "18:05")


@pytest.mark.parametrize("how", ["unsigned", "--unsigned"])
def test_what_came_unsigned_is_marked_until_it_is_signed(desk: Desk, how: str) -> None:
    desk.begin(["Ann", "Ben"], "--rounds", "1")
    desk.round()
    desk.do("enter", *RESULT, how)
    assert unsigned(desk) == ["1.1.1"]
    assert "without all signatures: 1.1.1" in desk.do("standings")
    assert "not signed" in control(desk)
    text = report.write(desk.state)
    assert report.write(report.read(text)) == text
    assert scoring.unsigned_games(report.read(text))
    assert "already has this very result" in desk.refused("enter", *RESULT, how)
    desk.do("enter", *RESULT)
    assert unsigned(desk) == []
    assert "not signed" not in control(desk)
    assert "already has this very result" in desk.refused("enter", *RESULT)


def test_a_heat_is_marked_too(desk: Desk) -> None:
    desk.begin(["Ann", "Ben", "Cleo"], "--format", "heats", "--rounds", "1")
    desk.round()
    result = ("1", "24", "2", "20", "3", "15")
    desk.do("enter", *result, "unsigned")
    assert unsigned(desk) == ["1.1.1"]
    assert "not signed" in control(desk)
    desk.do("enter", *result)
    assert unsigned(desk) == []
    assert "already has this very result" in desk.refused("enter", *result)


def test_a_correction_is_made_from_a_sheet_that_is_signed(desk: Desk) -> None:
    desk.begin(["Ann", "Ben"], "--rounds", "1")
    desk.round()
    desk.do("enter", *RESULT, "unsigned")
    desk.do("correct", "1.1", "1", "25", "2", "20", "--reason", "sheet says 25")
    assert unsigned(desk) == []
