"""What a director may type wrongly, and files that are not as they should be."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cli.directing import Desk

PLAYERS = ["Ann", "Ben", "Cleo", "Dan", "Eve"]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Five players, round 1 paired, one of two results entered."""
    desk = Desk(tmp_path_factory.mktemp("kept"))
    desk.begin(PLAYERS, "--rounds", "3")
    desk.round()
    one, two = desk.state.rounds[0].pairings[0].sides
    desk.do("enter", str(one), "24", str(two), "20")
    return desk.file


@pytest.fixture
def desk(kept: Path, tmp_path: Path) -> Desk:
    shutil.copy(kept, tmp_path)
    return Desk(tmp_path)


def tables(desk: Desk) -> tuple[tuple[int, int], tuple[int, int], int]:
    """The sides of both tables, and who has the bye."""
    each = desk.state.rounds[0]
    return each.pairings[0].sides, each.pairings[1].sides, each.byes[0].entry


@pytest.mark.parametrize(("form", "needed"), [("swiss", 4), ("heats", 3)])
def test_too_few_tables_for_those_who_came(tmp_path: Path, form: str, needed: int) -> None:
    desk = Desk(tmp_path)
    desk.begin([f"Player{number}" for number in range(9)], "--format", form, "--tables", "2")
    assert desk.refused("pair") == f"9 entries need {needed} tables: there are 2."


def test_two_who_do_not_meet_are_told_whom_they_meet(desk: Desk) -> None:
    (one, other), (two, _), _ = tables(desk)
    said = desk.refused("enter", str(one), "24", str(two), "20")
    assert f"{one} plays {other} {PLAYERS[other - 1]}" in said


def test_who_has_a_bye_has_no_result(desk: Desk) -> None:
    (one, _), _, bye = tables(desk)
    said = desk.refused("enter", str(one), "24", str(bye), "20")
    assert said == f"Entry {bye} does not play in round 1."


def test_a_score_above_84_is_refused(desk: Desk) -> None:
    _, (one, two), _ = tables(desk)
    assert "scores run from 0 to 84" in desk.refused("enter", str(one), "85", str(two), "20")


def test_a_game_is_entered_once(desk: Desk) -> None:
    (one, two), _, _ = tables(desk)
    same = desk.refused("enter", str(two), "20", str(one), "24")
    assert same == "Game 1.1.1 already has this very result."
    other = desk.refused("enter", str(one), "25", str(two), "20")
    assert other == "Game 1.1.1 already has another result: correct it instead."


def test_an_unknown_player_is_refused(desk: Desk) -> None:
    assert desk.refused("enter", "1", "24", "77", "20") == "There is no entry number 77."


@pytest.mark.parametrize(
    ("scores", "doubt"),
    [
        ("60 19:00 10 18:00", "A margin of 50 is unusual."),
        ("7 19:00 5 18:00", "The winner has only 7."),
        ("24 2:59 20 18:00", "used only 2:59."),
        ("24 20:00 20 18:00", "used 20:00, which costs 1 point."),
        ("24 25:01 20 18:00", "which costs 6 points, and is long enough to be adjudicated"),
    ],
)
def test_what_is_hardly_possible_is_asked_again(desk: Desk, scores: str, doubt: str) -> None:
    _, (one, two), _ = tables(desk)
    tiles, time, other, other_time = scores.split()
    words = ("enter", str(one), tiles, time, str(two), other, other_time)
    asked = desk.call(*words, text="n\n")
    assert asked.returncode == 2
    assert doubt in asked.stdout
    assert "Not entered" in asked.stderr
    assert doubt in desk.refused(*words, "--json")
    assert desk.call(*words, text="y\n").returncode == 0
    assert desk.do("missing") == "Nothing is missing.\n"


def test_both_ways_of_counting_must_agree(desk: Desk) -> None:
    _, (one, two), _ = tables(desk)
    words = ("enter", "--both", str(one), "24", str(two), "20")
    assert desk.refused(*words, text="5\n").startswith("The margin on the sheet is 5")
    assert "margin 4" in desk.do(*words, text="4\n")


@pytest.mark.parametrize(
    "words",
    [
        ("enter", "x"),
        ("enter", "1", "2"),
        ("enter", "1", "24", "19.99", "2", "20", "12:00"),
        ("enter", "1", "-4", "2", "20"),
        ("enter", "1", "٣", "2", "20"),
        ("enter", "1", "24", "1", "20"),
        ("enter", "9" * 30, "24", "1", "20"),
        ("correct", "1.2", "1", "24", "2", "20", "--reason", "x"),
        ("correct", "1.1"),
        ("correct", "9.9", "--remove", "--reason", "x"),
        ("correct", "1.1", "--remove", "--reason", " "),
        ("correct", "1-1", "--remove", "--reason", "x"),
        ("rule", "1.1", "banished", "--reason", "x"),
        ("rule", "1.1", "default", "--reason", "x"),
        ("rule", "1.1", "default", "99", "--reason", "x"),
        ("rule", "1.1", "tied", "1", "10.1", "--reason", "x"),
        ("rule", "1.1", "conduct", "1", "12.0", "2", "7.0", "--reason", "x"),
        ("rule", "99", "warning", "--reason", "x"),
        ("rule", "1", "tied", "--reason", "x"),
        ("undo", "1", "--reason", "x"),
        ("undo", "999", "--reason", "x"),
        ("away", "99"),
        ("back", "1"),
        ("withdraw", "0"),
        ("bye", "1", "1"),
        ("forbid", "1", "1", "--reason", "x"),
        ("pair",),
        ("pair", "--force", "1", "--reason", "x"),
        ("swap", "1", "2", "--reason", "x"),
        ("unpair", "--reason", "x"),
        ("next-stage",),
        ("finish",),
        ("standings", "--stage", "2"),
        ("who", "99"),
        ("player", "add", " "),
        ("player", "add", "Ann"),
        ("player", "add", "Zoe\x1b[2J"),
        ("player", "add", "Zoe", "--club", "a\nb"),
        ("new", "a\nb"),
        ("player", "add", "Zoe", "--colours", "RR"),
        ("player", "edit", "1", "--name", "Ben"),
        ("player", "import", "nothing.csv"),
        ("merge", "nothing"),
        ("frobnicate",),
        ("export", "pdf"),
        ("new", "Spring Open"),
        ("new", "X", "--tables", "5", "--sets", "4"),
        ("new", "X", "--tables", "5", "--clocks", "4"),
        ("new", "X", "--then", "chess:4"),
        ("new", "X", "--limit", "20"),
        ("new", " "),
    ],
)
def test_bad_input_is_one_clear_line_and_nothing_is_lost(
    desk: Desk, words: tuple[str, ...]
) -> None:
    said = desk.refused(*words)
    assert said
    assert "cli.tournament" not in said


@pytest.mark.parametrize(
    "table",
    [
        "name\nZoe\nAnn\n",
        "name,colours\nZoe,RR\n",
        "name,elo\nZoe,high\n",
        "name\n\n",
        'name\n"Zoe\n' + 70 * "x",
    ],
)
def test_of_a_bad_table_nobody_is_entered(desk: Desk, table: str) -> None:
    (desk.folder / "table.csv").write_text(table, encoding="utf-8")
    assert desk.refused("player", "import", "table.csv")
    assert len(desk.state.entries) == 5


def test_an_edited_line_is_named(desk: Desk) -> None:
    lines = desk.file.read_bytes().split(b"\n")
    at = next(number for number, line in enumerate(lines) if b'"result"' in line)
    lines[at] = lines[at].replace(b"24", b"34")
    desk.file.write_bytes(b"\n".join(lines))
    assert f"line {at + 1} was edited" in desk.refused("standings")
    done = desk.call("verify", "--json")
    assert (done.returncode, f'"line": {at + 1}' in done.stdout) == (1, True)


def test_a_line_that_is_missing_is_noticed(desk: Desk) -> None:
    lines = desk.file.read_bytes().split(b"\n")
    del lines[4]
    desk.file.write_bytes(b"\n".join(lines))
    assert "line 5 was edited, or a line before it is missing" in desk.refused("log")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30)
@given(st.integers(0, 3000), st.integers(0, 255))
def test_any_changed_byte_is_noticed(desk: Desk, kept: Path, at: int, put: int) -> None:
    content = bytearray(kept.read_bytes())
    at %= len(content) - 1
    same = content[at] == put
    content[at] = put
    desk.file.write_bytes(bytes(content))
    assert desk.call("log").returncode == (0 if same else 2)
    desk.file.write_bytes(kept.read_bytes())


@pytest.mark.parametrize(
    "content", [b"", b"x", b"\n", b"{}\n", b"\xff\xfe\n", b"\x00" * 200, b"[" * 999]
)
def test_a_file_that_is_no_tournament_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x.tournament").write_bytes(content)
    for words in (("standings",), ("enter", "1", "24", "2", "20"), ("verify",), ()):
        done = Desk(tmp_path).call(*words)
        assert done.returncode in {1, 2}
        assert done.stderr.count("\n") == 1


def test_no_file_and_several_files(tmp_path: Path, kept: Path) -> None:
    empty = Desk(tmp_path)
    assert "no tournament in this folder" in empty.call("standings").stderr
    shutil.copy(kept, tmp_path / "a.tournament")
    shutil.copy(kept, tmp_path / "b.tournament")
    assert "a.tournament, b.tournament" in empty.call("standings").stderr
    assert empty.call("a.tournament", "standings").returncode == 0
    assert empty.call("--file", "b.tournament", "standings").returncode == 0


def test_another_tournament_is_not_merged(desk: Desk) -> None:
    desk.do("new", "Other", "--json")
    files = sorted(desk.folder.glob("*.tournament"))
    done = desk.call(files[0].name, "merge", files[1].name)
    assert (done.returncode, "is another tournament" in done.stderr) == (2, True)


def test_a_file_that_cannot_be_written_says_so(desk: Desk) -> None:
    if os.geteuid() == 0:
        target = desk.folder / "folder.tournament"
        target.mkdir()
        done = desk.call("--file", str(target), "away", "1")
    else:
        desk.file.chmod(0o400)
        done = desk.call("away", "1")
    assert done.returncode == 2
    assert "cannot be read" in done.stderr


def test_the_log_never_shows_the_secret(desk: Desk) -> None:
    secret = desk.state.secret.key
    shown = [desk.do("log"), desk.do("log", "--json"), desk.do("export", "json")]
    assert [text for text in shown if secret in text] == []


def test_refusals_are_in_the_language_of_the_person(desk: Desk) -> None:
    done = desk.call("enter", "1", "24", "77", "20", lang="fr")
    assert done.stderr.startswith("tantrix: Il n")
    assert done.stderr.endswith("inscrit numéro 77.\n")


# --- the talk -----------------------------------------------------------------------------------


def test_a_whole_event_by_the_obvious_steps(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    typed = ["Village Hall", "", "Ann, FR, RY", "Ben", "", "", "", ""]
    done = desk.call(text="\n".join([*typed, "1 24 19:30 2 20 19:59", "quit", ""]))
    assert done.returncode == 0
    assert desk.state.status == "running"
    assert "Village Hall: round 1 is being played; 1 table has no result yet." in done.stdout
    assert "points" in done.stdout


def test_the_talk_goes_on_after_a_refusal(desk: Desk) -> None:
    done = desk.call(text="pair\nfrobnicate\nwho 1\nenter --frob\n'\nhelp\nquit\n")
    assert done.returncode == 0
    assert "tantrix: Round 1 is not over: 1 table has no result yet." in done.stderr
    assert "frobnicate" in done.stderr
    assert "1 Ann" in done.stdout
    assert "Enter results." in done.stdout


def test_the_prompt_for_results_can_be_left_and_explains_itself(desk: Desk) -> None:
    (one, two), (other, another), _ = tables(desk)
    typed = f"aide\n{one} 1 {two} 2\nmissing\nquit\n{other} 24 {another} 20\n"
    done = desk.call("enter", text=typed)
    assert "absent 7" in done.stdout
    assert f"1.2  {other} " in done.stdout
    assert "already has another result" in done.stderr
    assert desk.do("missing").startswith("1.2 ")


def test_the_talk_asks_about_a_half_line(desk: Desk) -> None:
    whole = desk.file.read_bytes()
    desk.file.write_bytes(whole[:-9])
    assert desk.call(text="n\n").returncode == 0
    assert desk.file.read_bytes() == whole[:-9]
    assert desk.call(text="\nmissing\nquit\n").returncode == 0
    assert desk.do("missing").startswith("1.1 ")


@pytest.mark.parametrize(
    "words",
    [
        ("player", "add", "Zoe"),
        ("player", "edit", "1", "--club", "Bath"),
        ("away", "1"),
        ("enter", "1", "24", "2", "20"),
        ("correct", "1.1", "--remove", "--reason", "x"),
        ("rule", "1.1", "tied", "--reason", "x"),
        ("undo", "--reason", "x"),
        ("pair",),
        ("publish",),
        ("swap", "1", "2", "--reason", "x"),
        ("finish",),
    ],
)
def test_a_file_that_is_cut_off_is_refused_in_one_line_to_whoever_changes_it(
    desk: Desk, words: tuple[str, ...]
) -> None:
    desk.file.write_bytes(desk.file.read_bytes()[:-20])
    said = desk.refused(*words)
    assert said.startswith(f"{desk.file.name} is cut off in line ")
    assert "--repair" in said


@pytest.mark.parametrize("behind", [False, True])
def test_a_file_that_is_cut_off_goes_on_wherever_repair_is_written(
    desk: Desk, *, behind: bool
) -> None:
    whole = desk.file.read_bytes()
    kept = whole[: whole.rstrip(b"\n").rindex(b"\n") + 1]
    desk.file.write_bytes(whole[:-20])
    words = ("player", "add", "Zoe")
    done = desk.call(*(*words, "--repair") if behind else ("--repair", *words))
    assert (done.returncode, len(done.stderr.splitlines())) == (0, 1)
    assert desk.file.read_bytes().startswith(kept)
    assert "Zoe" in desk.do("player", "list")
    aside = [path for path in desk.file.parent.iterdir() if path != desk.file]
    assert whole[len(kept) : -20] + b"\n" in [one.read_bytes() for one in aside if one.is_file()]


def test_who_only_looks_at_a_file_that_is_cut_off_sees_what_is_intact(desk: Desk) -> None:
    desk.file.write_bytes(desk.file.read_bytes()[:-20])
    done = desk.call("missing")
    assert (done.returncode, len(done.stderr.splitlines())) == (0, 1)
    assert "everything before it is intact" in done.stderr
    assert "1.1" in done.stdout


def test_another_laptop_s_file_is_not_merged_into_one_that_is_cut_off(
    desk: Desk, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    shutil.copy(desk.file, other)
    desk.file.write_bytes(desk.file.read_bytes()[:-20])
    assert "--repair" in desk.refused("merge", str(other))
