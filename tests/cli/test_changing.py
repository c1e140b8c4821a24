"""Over the board: what was announced is changed with a note, or the tournament is called off."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.directing import Desk
from tantrix.tournaments.points import MINUTE_MS
from tantrix.tournaments.results import Ending


@pytest.fixture
def hall(tmp_path: Path) -> Desk:
    """Six players in a Swiss of five rounds, of which one is played."""
    desk = Desk(tmp_path)
    desk.begin([f"Player{n:02}" for n in range(6)], "--rounds", "5")
    play(desk)
    return desk


def play(desk: Desk) -> None:
    """Pair a round, and let the first side win everywhere."""
    desk.do("pair")
    desk.do("publish")
    sides = [pairing.sides for pairing in desk.state.rounds[-1].pairings]
    desk.do("enter", "--yes", text="".join(f"{one} 24 {two} 20\n" for one, two in sides))


def test_a_hall_that_runs_out_of_time_ends_after_fewer_rounds(hall: Desk) -> None:
    play(hall)
    hall.refused("finish")
    said = hall.do("change", "--rounds", "2", "--note", "the hall closes at five")
    assert "Stage 1 now has 2 rounds." in said
    assert "Secret of the lots" in hall.do("finish")
    assert hall.state.status == "finished"
    assert hall.document("verify")["whole"]
    assert "the hall closes at five" in hall.do("log")


def test_no_round_that_is_paired_can_be_left_out(hall: Desk) -> None:
    play(hall)
    assert "already paired: 2" in hall.refused("change", "--rounds", "1", "--note", "late")


def test_a_knock_out_has_the_rounds_of_its_tree(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.begin(["Ann", "Ben", "Cleo", "Dan"], "--format", "knockout")
    assert "tree" in desk.refused("change", "--rounds", "1", "--note", "late")


@pytest.mark.parametrize("format_", ["round-robin", "groups", "knockout"])
def test_where_rounds_follow_from_who_plays_the_stage_is_stopped(
    tmp_path: Path, format_: str
) -> None:
    desk = Desk(tmp_path)
    desk.begin([f"Player{n:02}" for n in range(6)], "--format", format_, *["--then", "none"])
    desk.round()
    if format_ == "knockout":
        desk.do("enter", "--yes", text=results(desk, 3))
    else:
        desk.do("enter", "--yes", text=results(desk, desk.state.rounds[0].games))
    desk.refused("finish")
    said = desk.do("change", "--stop-after", "1", "--note", "the hall closes at five")
    assert "Stage 1 now has 1 round." in said
    assert "Secret of the lots" in desk.do("finish")
    assert desk.document("verify")["whole"]


def results(desk: Desk, games: int) -> str:
    """Return the results of a round in which the first side wins everywhere."""
    sides = [pairing.sides for pairing in desk.state.rounds[-1].pairings]
    return "".join(f"{one} 44 {two} 10\n" for one, two in sides for _ in range(games))


def test_a_swiss_has_fewer_rounds_instead_of_a_stop(hall: Desk) -> None:
    assert "--rounds" in hall.refused("change", "--stop-after", "1", "--note", "late")


def test_everything_else_is_put_right_with_a_note(hall: Desk) -> None:
    hall.do(
        "change", *["--name", "Autumn Open", "--limit", "15:00", "--tables", "3", "--sets-cb", "1"],
        *["--capacity", "6", "--text", "Bring a pen.", "--prize", "A cup", "--prize", "A book"],
        *["--repeats", "--note", "as agreed"],
    )  # fmt: skip
    known = hall.state.settings
    assert (known.name, known.limit_ms, known.tables) == ("Autumn Open", 900_000, 3)
    assert (known.colour_blind_sets, known.capacity, known.text) == (1, 6, "Bring a pen.")
    assert known.prizes == ("A cup", "A book")
    assert known.stages[0].repeats
    assert known.stages[0].rounds == 5
    hall.do("change", "--no-repeats", "--prize", "", "--note", "after all not")
    assert not hall.state.settings.stages[0].repeats
    assert hall.state.settings.prizes == ()


def test_a_change_needs_a_note_and_changes_something(hall: Desk) -> None:
    assert "reason" in hall.refused("change", "--rounds", "4").casefold()
    assert "Nothing would change" in hall.refused("change", "--note", "why not")
    assert "Nothing would change" in hall.refused("change", "--rounds", "5", "--note", "same")


def test_more_tables_than_sets_are_refused_at_a_change_too(hall: Desk) -> None:
    said = hall.refused("change", "--tables", "9", "--sets", "8", "--note", "more tables")
    assert "9 sets" in said


def test_before_the_first_round_there_are_tables_for_all_who_are_there(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.begin([f"Player{n:02}" for n in range(6)])
    assert "need 3 tables" in desk.refused("change", "--tables", "2", "--note", "one is broken")


def test_a_tournament_is_called_off_with_a_reason(hall: Desk) -> None:
    assert "void" in hall.do("cancel", "--reason", "a flood")
    assert hall.state.status == "cancelled"
    assert hall.state.reason == "a flood"
    hall.do("print", "standings")
    html = (hall.folder / "spring-open-standings-1.html").read_text(encoding="utf-8")
    assert "void" in html
    assert "void" in hall.do("export", "standings")
    hall.refused("pair")


def test_what_is_announced_may_be_said_at_once(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.do(
        "new", "Cup", "--pairs", *["--pool", "player", "--capacity", "8", "--text", "In the hall"],
        *["--prize", "A cup"],
    )  # fmt: skip
    known = desk.state.settings
    assert (known.pool, known.capacity, known.text) == ("player", 8, "In the hall")
    assert known.prizes == ("A cup",)


@pytest.mark.parametrize(
    ("words", "minutes", "said"),
    [
        (("--pairs",), 24, True),
        (("--pairs", "--pool", "player"), 24, True),
        (("--pairs", "--limit", "18:00"), 18, False),
        ((), 20, False),
        (("--boards", "2"), 20, False),
    ],
)
def test_a_pair_usually_has_24_minutes(
    tmp_path: Path, words: tuple[str, ...], minutes: int, said: bool
) -> None:
    desk = Desk(tmp_path)
    told = desk.do("new", "Cup", *words)
    assert desk.state.settings.limit_ms == minutes * MINUTE_MS
    assert ("24 minutes (--limit)" in told) == said


def test_only_doubles_have_a_pool(tmp_path: Path) -> None:
    assert "--pairs" in Desk(tmp_path).refused("new", "Cup", "--pool", "player")


def test_whoever_withdraws_after_the_round_plays_its_games_first(hall: Desk) -> None:
    hall.do("pair")
    hall.do("publish")
    (one, two), *others = (pairing.sides for pairing in hall.state.rounds[-1].pairings)
    assert "will withdraw after the round" in hall.do("withdraw", str(one), "--after-round")
    assert hall.state.entry(one).presence == "present"
    sides = [(one, two), *others]
    hall.do("enter", "--yes", text="".join(f"{a} 24 {b} 20\n" for a, b in sides))
    assert hall.state.entry(one).presence == "left"
    played = hall.state.rounds[-1].pairings[0].games[0].result
    assert played is not None
    assert (played.ending, played.scores) == (Ending.PLAYED, (24, 20))
