"""`tantrix tournament new --boards`: teams over the board, through the command."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.directing import Desk
from tantrix.tournaments import overview
from tantrix.tournaments.settings import StageSettings

ROSTERS = "name,members,colours\nBath,Ann+Ben+Cleo,RY\nParis,Dan+Eve,\nRome,Fay,\nOslo,Gus+Hal,RB\n"


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """Four teams at two boards, of which Rome has one member; round 1 is published."""
    desk = Desk(tmp_path)
    desk.do("new", "Team Cup", "--boards", "2", "--rounds", "2")
    (tmp_path / "teams.csv").write_text(ROSTERS, encoding="utf-8")
    desk.do("player", "import", "teams.csv")
    desk.do("pair", "--force", "1-4,2-3", "--reason", "as agreed")
    desk.do("publish")
    return desk


def stage(desk: Desk, number: int = 0) -> StageSettings:
    return desk.state.settings.stages[number]


def tenths(desk: Desk) -> dict[int, int]:
    """What each team has so far."""
    rows = desk.document("standings")["standings"]
    return {row["entry"]: row["tenths"] for row in rows}


def table(desk: Desk, entry: int) -> int:
    found = desk.state.rounds[-1].pairing_of(entry)
    assert found is not None
    return found[0]


def test_teams_play_two_games_a_board_and_matches_count_first(desk: Desk) -> None:
    settings = desk.state.settings
    assert (settings.kind, settings.boards) == ("team", 2)
    assert (stage(desk).games, stage(desk).by, stage(desk).apart) == (2, "matches", 99)
    assert all(len(each.games) == 4 for each in desk.state.rounds[0].pairings)


def test_what_is_said_otherwise_holds_and_later_stages_are_of_teams_too(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    options = ("--games", "1", "--by-wins", "--apart", "0", "--then", "swiss:4")
    desk.do("new", "Team Cup", "--boards", "5", *options)
    assert (stage(desk).games, stage(desk).by, stage(desk).apart) == (1, "wins", 0)
    assert (stage(desk, 1).games, stage(desk, 1).by) == (2, "matches")


@pytest.mark.parametrize("more", [("--pairs",), ("--format", "heats")])
def test_what_teams_cannot_be(tmp_path: Path, more: tuple[str, ...]) -> None:
    said = Desk(tmp_path).refused("new", "Team Cup", "--boards", "2", *more)
    assert said.startswith("With --boards the entries are teams")


def test_a_match_takes_a_table_for_each_board(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.do("new", "Team Cup", "--boards", "3", "--tables", "5")
    for number in range(4):
        desk.do("player", "add", f"Team {number}", "--member", f"Player {number}")
    assert desk.refused("pair") == "4 entries need 6 tables: there are 5."


def test_teams_are_entered_by_question_and_changed_by_edit(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.do("new", "Team Cup", "--boards", "2")
    desk.do("player", "add", text="Bath, Ann, Ben, Cleo\nParis, Dan\n\n")
    desk.do("player", "edit", "1", "--member", "Cleo", "--member", "Ann", "--member", "Ben")
    members = [entry.registration.members for entry in desk.state.entries.values()]
    assert members == [("Cleo", "Ann", "Ben"), ("Dan",)]
    taken = desk.refused("player", "add", "Rome", "--member", "dan")
    assert taken == "Dan is entered already, alone or in another team."
    twice = desk.refused("player", "add", "Rome", "--member", "Fay", "--member", "fay")
    assert twice == "Each member can be named only once."


def test_the_pairings_and_what_is_missing_name_the_boards(desk: Desk) -> None:
    at, other = table(desk, 1), table(desk, 3)
    left = desk.do("missing").splitlines()[:-1]
    assert len(left) == 4
    assert sum(f"1.{at}.3" in line and "1.2 Ben (Bath)" in line for line in left) == 1
    assert sum(f"1.{other}.3" in line and "3.2 - (Rome)" in line for line in left) == 1
    assert [row["boards"] for row in desk.document("missing")["missing"]] == [[1, 2], [1, 2]]
    desk.do("unpair", "--reason", "once more")
    assert any("1.2  Ben (Bath)" in line for line in desk.do("pair").splitlines())


def test_publishing_says_where_nobody_sits(desk: Desk) -> None:
    desk.do("unpair", "--reason", "once more")
    desk.do("pair")
    said = desk.do("publish").splitlines()[1:]
    assert len(said) == 1
    assert said[0].startswith("Nobody sits at board 3.2 of 3 Rome")


@pytest.mark.parametrize("words", ["1.2 24 19:30 4.2 20 21:05", "Ben 24 19:30 hal 20 21:05"])
def test_a_result_is_entered_by_board_or_by_the_players_names(desk: Desk, words: str) -> None:
    said = desk.do("enter", "--yes", *words.split())
    assert "1.2 Ben (Bath)" in said
    pairing = desk.state.pairing(1, table(desk, 1))
    assert [game.result is not None for game in pairing.games] == [False, False, True, False]
    assert tenths(desk) == {1: 167, 2: 0, 3: 0, 4: 33}
    assert "match: " in said
    assert "1 Bath 16.7 (place 1)" in said


def test_a_board_s_second_game_follows_its_first(desk: Desk) -> None:
    for score in ("24", "25"):
        desk.do("enter", "1.2", score, "4.2", "20")
    again = desk.refused("enter", "1.2", "25", "4.2", "20")
    assert again == f"Game 1.{table(desk, 1)}.4 already has this very result."


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("1 24 4 20", "Name one board of both teams"),
        ("1.1 24 4.2 20", "Name one board of both teams"),
        ("1.3 24 4.3 20", "There is no board 3."),
        ("9.1 24 4.1 20", "There is no entry number 9."),
        ("Zoe 24 Gus 20", "Nobody here is called “Zoe”."),
        ("b 24 4.1 20", "“b” could be 1 Bath, 1.2 Ben: "),
        ("1.1 24 3.1 20", "Entries 1 and 3 do not meet"),
        ("absent 1", "Name one board of both teams"),
    ],
)
def test_a_result_without_its_board_is_refused_in_one_line(
    desk: Desk, words: str, why: str
) -> None:
    assert desk.refused("enter", *words.split()).startswith(why)


def test_a_reserve_may_be_meant_once_it_plays(desk: Desk) -> None:
    assert "Nobody here" in desk.refused("enter", "Cleo", "24", "Hal", "20")
    assert desk.do("substitute", "bath", "2", "cleo") == "Cleo plays at board 2 of 1 Bath.\n"
    desk.do("enter", "Cleo", "24", "Hal", "20")
    begun = desk.refused("substitute", "Bath", "2", "Ben")
    assert begun == "Board 2 is open already: its player cannot be replaced any more."
    assert desk.refused("substitute", "Oslo", "1", "Ann") == (
        "Ann is not a reserve of the team in this match."
    )


def test_who_does_not_come_loses_the_games_of_the_board_alone(desk: Desk) -> None:
    desk.do("enter", "--yes", text="absent 3.2\nabsent 3.2\n")
    assert tenths(desk) == {1: 0, 2: 300, 3: 100, 4: 0}
    over = desk.call("enter", "--yes", text="absent 3.2\n").stderr
    assert f"Game 1.{table(desk, 3)}.4 already has another result" in over
    desk.do("enter", "2.1", "20", "3.1", "20")
    assert tenths(desk)[2] == 400


def test_corrections_and_rulings_are_about_who_plays_there(desk: Desk) -> None:
    at = f"1.{table(desk, 1)}.3"
    desk.do("enter", "1.2", "24", "4.2", "20")
    for words in (("1.2", "30", "4.2", "20"), ("1", "30", "4", "20"), ("Ben", "30", "Hal", "20")):
        assert "1.2 Ben (Bath)" in desk.do("correct", at, *words, "--reason", "typo")
    other = desk.refused("correct", at, "1.1", "30", "4.1", "20", "--reason", "typo")
    assert other.startswith(f"At {at}, ")
    assert "1.2 Ben (Bath)" in other
    assert desk.refused("rule", at, "tied", "Ann", "5.0", "--reason", "13") == other
    desk.do("rule", at, "tied", "Ben", "5.0", "--reason", "13")
    assert tenths(desk) == {1: 50, 2: 0, 3: 0, 4: 150}


def test_a_team_event_from_the_first_result_to_the_end(desk: Desk) -> None:
    for number in (1, 2):
        for pairing in desk.state.rounds[-1].pairings:
            one, two = pairing.sides
            lines = [f"{one}.{board} {20 + one} {two}.{board} {20 + two}" for board in (1, 1, 2, 2)]
            desk.do("enter", "--yes", text="\n".join([*lines, ""]))
        assert overview.missing(desk.state, number) == []
        if number == 1:
            desk.round()
    rows = desk.document("standings")["standings"]
    assert sum(row["match_points"] for row in rows) == 2 * 2 * 2
    assert sum(row["tenths"] for row in rows) == 2 * 2 * 4 * 200
    assert [(-row["match_points"], -row["tenths"]) for row in rows] == sorted(
        (-row["match_points"], -row["tenths"]) for row in rows
    )
    assert "match points" in desk.do("standings").splitlines()[1]
    assert "came out the same" in desk.do("verify")
    desk.do("finish")


@pytest.mark.parametrize(
    ("what", "texts", "without"),
    [
        ("pairings", ["1.2 Ben (Bath)", "3.2 - (Rome)"], []),
        ("names", ["Ben (Bath)"], [">- (Rome)"]),
        ("sheets", ["board 2, game 1 of 2", "1.2 Ben (Bath)"], ["game 3 of 4"]),
        ("control", ["1.2 Ben (Bath)"], []),
        ("standings", ["Match points"], []),
    ],
)
def test_what_is_printed_names_who_plays_at_which_board(
    desk: Desk, what: str, texts: list[str], without: list[str]
) -> None:
    desk.do("print", what, "--output", "page.html")
    page = (desk.folder / "page.html").read_text(encoding="utf-8")
    assert [text for text in texts if text not in page] == []
    assert [text for text in without if text in page] == []


def test_two_laptops_take_the_results_of_different_boards(desk: Desk, tmp_path: Path) -> None:
    folder = tmp_path / "second"
    folder.mkdir()
    copy = folder / desk.file.name
    copy.write_bytes(desk.file.read_bytes())
    second = Desk(folder)
    desk.do("enter", "1.1", "24", "4.1", "20")
    second.do("enter", "1.2", "20", "4.2", "24")
    desk.do("merge", str(copy))
    assert tenths(desk) == {1: 200, 2: 0, 3: 0, 4: 200}
