"""At the end the director reads, and prints, who has won what."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.directing import Desk


@pytest.fixture
def played(tmp_path: Path) -> Desk:
    """Four players of two countries after all their games; Ann wins, then Ben, Cleo and Dan."""
    desk = Desk(tmp_path)
    desk.do("new", "Cup", "--format", "round-robin", "--prize", "A book")
    table = tmp_path / "players.csv"
    table.write_text(
        "name,country,games,junior\nAnn,GB,200,\nBen,FR,100,\nCleo,FR,90,x\nDan,GB,3,\n",
        encoding="utf-8",
    )
    desk.do("player", "import", str(table))
    for _ in range(3):
        desk.round()
        sides = [pairing.sides for pairing in desk.state.rounds[-1].pairings]
        lines = [f"{one} {30 - one} {two} {30 - two}\n" for one, two in sides]
        desk.do("enter", "--yes", text="".join(lines))
    return desk


def test_the_end_says_who_has_won_what(played: Desk) -> None:
    said = played.do("finish")
    rows = {line.split()[2]: line for line in said.splitlines() if line[:1].isdigit()}
    assert "1st prize, best of GB" in rows["Ann"]
    assert "2nd prize, best of FR" in rows["Ben"]
    assert "3rd prize, best junior" in rows["Cleo"]
    assert "best newcomer" in rows["Dan"]


def test_the_end_as_json_has_places_and_badges(played: Desk) -> None:
    places = played.document("finish")["places"]
    assert places[3] == {"place": 4, "entry": 4, "badges": ["newcomer"]}


def test_prizes_stand_under_the_standings_once_they_are_final(played: Desk) -> None:
    played.do("print", "standings", "--output", "before.html")
    played.do("finish")
    played.do("print", "standings", "--output", "after.html")
    before, after = (
        (played.folder / f"{name}.html").read_text(encoding="utf-8") for name in ("before", "after")
    )
    assert "best newcomer" not in before
    assert "best newcomer" in after
    assert "A book" in after
