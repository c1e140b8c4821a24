"""`tantrix tournament`: the examples of the rules, and whole events, through the command."""

from __future__ import annotations

import json
import shutil
import time
from hashlib import sha256
from pathlib import Path

import pytest

from cli.directing import Desk
from tantrix.render.tournament import KINDS
from tantrix.tournaments import directing, entering, fold, overview, scoring, steps
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.points import NO_SHOW_MS
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.settings import StageSettings, TournamentSettings
from tantrix.tournaments.state import TournamentState


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


@pytest.fixture
def two(desk: Desk) -> Desk:
    """Ann and Ben, paired in the only round."""
    desk.begin(["Ann", "Ben"], "--rounds", "1")
    desk.round()
    sides = desk.state.rounds[0].pairings[0].sides
    assert {*sides} == {1, 2}
    return desk


EXAMPLES = [
    ("24 19:30", "20 19:59", "14.7 - 5.3"),
    ("24 19:30", "20 21:05", "16.7 - 3.3"),
    ("30 20:00", "30 22:30", "12.0 - 8.0"),
    ("48 24:10", "10 19:00", "15.0 - 5.0"),
    ("50 19:00", "17 20:00", "20.0 - 0.0"),
    ("20 25:00", "19 19:00", "7.3 - 12.7"),
]
"""Examples 1 to 6 of the rules: what both scored and used, and the points."""


def in_order(desk: Desk, one: str, two: str) -> str:
    """A result of Ann (1) and Ben (2) as the table has its sides."""
    first = desk.state.rounds[0].pairings[0].sides[0]
    return f"1 {one} 2 {two}" if first == 1 else f"2 {two} 1 {one}"


@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize(("ann", "ben", "shared"), EXAMPLES)
def test_results_give_the_points_of_the_rules(
    two: Desk, ann: str, ben: str, shared: str, *, swapped: bool
) -> None:
    words = f"2 {ben} 1 {ann}" if swapped else f"1 {ann} 2 {ben}"
    said = two.do("enter", *words.split(), "--yes")
    first, second = shared.split(" - ")
    sides = two.state.rounds[0].pairings[0].sides
    shown = shared if sides[0] == 1 else f"{second} - {first}"
    assert f"points {shown}" in said
    totals = {row["entry"]: row["tenths"] for row in two.document("standings")["standings"]}
    assert totals == {1: round(10 * float(first)), 2: round(10 * float(second))}


def test_a_win_is_a_win_whatever_the_clock_did_and_25_00_is_not_too_long(two: Desk) -> None:
    said = two.call("enter", *["1", "20", "25:00", "2", "19", "19:00"], text="y\n").stdout
    assert "Ann used 25:00, which costs 6 points." in said
    assert "adjudicated" not in said
    wins = {row["entry"]: row["wins"] for row in two.document("standings")["standings"]}
    assert wins == {1: 1, 2: 0}


def test_beyond_25_00_it_may_be_adjudicated(two: Desk) -> None:
    said = two.call("enter", *["1", "20", "25:01", "2", "19", "19:00"], text="y\n").stdout
    assert "long enough to be adjudicated" in said
    ruled = two.do(
        "rule", "1.1", "adjudicated", *["1", "20", "7.0", "2", "19", "13.0"], "--reason", "slow"
    )
    assert "13.0" in ruled


def test_another_limit_costs_from_there_on(desk: Desk) -> None:
    desk.begin(["Ann", "Ben"], "--rounds", "1", "--limit", "15:00")
    desk.round()
    said = desk.do("enter", "--yes", *in_order(desk, "24 15:00", "20 14:00").split())
    assert "13.7" in said
    assert "6.3" in said


def test_who_is_not_there_at_10_00_loses_by_default(
    two: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "The ten minutes are not over" in two.do("enter", text="absent 2\nno\n")
    assert not two.state.rounds[0].begun
    late_ns = time.time_ns() + 1_000_000 * NO_SHOW_MS
    monkeypatch.setattr(time, "time_ns", lambda: late_ns)
    said = two.do("enter", text="absent 2\n")
    assert "Game 1.1.1 is won by default." in said
    rows = {row["entry"]: row for row in two.document("standings")["standings"]}
    assert (rows[1]["tenths"], rows[2]["tenths"]) == (150, 50)
    assert (rows[1]["wins"], rows[1]["margin"], rows[1]["tiles"]) == (1, 0, 0)


def test_at_10_00_a_reminder_comes_and_one_key_defaults(
    two: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = two.do("enter", text="missing\n")
    assert "Type “a”" not in said
    late_ns = time.time_ns() + 1_000_000 * NO_SHOW_MS
    monkeypatch.setattr(time, "time_ns", lambda: late_ns)
    assert two.do("enter", text="missing\nmissing\n").count("Type “a”") == 1
    assert "Type “a”" in two.do(text="quit\n")
    said = two.do(text="a\n2\nquit\n")
    assert "1.1  " in said
    assert "Game 1.1.1 is won by default." in said
    assert "Type “a”" not in two.do(text="quit\n")


def test_at_a_terminal_the_reminder_comes_while_nobody_types(
    two: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []

    def waits(*_: object) -> tuple[list[object], list[object], list[object]]:
        waited.append(float(str(_[-1])))
        return [], [], []

    monkeypatch.setattr("tantrix.cli.tournament.common.at_terminal", lambda: True)
    monkeypatch.setattr("select.select", waits)
    said = two.do("enter", text="\n")
    assert [0 < seconds <= 600 for seconds in waited] == [True]
    assert "\a" in said
    assert said.count("Type “a”") == 1


def test_nobody_is_defaulted_before_the_round_is_published(desk: Desk) -> None:
    desk.begin(["Ann", "Ben"], "--rounds", "1")
    desk.do("pair")
    assert "is not published yet" in desk.call("enter", text="absent 2\n").stderr


def test_who_comes_at_9_59_plays(two: Desk) -> None:
    assert "14.7" in two.do("enter", "1", "24", "2", "20")


def test_both_want_red_first(desk: Desk) -> None:
    desk.begin(["Ann RB", "Ben RG"], "--rounds", "1")
    said = desk.do("pair")
    assert "both R: agree, else" in said
    table = desk.state.rounds[0].pairings[0].table
    colours = dict(zip(table.sides, table.colours, strict=True))
    assert colours == {1: "B", 2: "G"}


def test_eight_players_and_seven_rounds(desk: Desk) -> None:
    desk.begin([f"Player{n:02}" for n in range(8)], "--rounds", "7", "--repeats")
    assert "a round robin of 7 rounds" in desk.do("pair")
    desk.do("publish")
    for number in range(1, 8):
        lines = [
            f"{one} 24 {two} {20 - number}"
            for one, two in (pairing.sides for pairing in desk.state.rounds[-1].pairings)
        ]
        desk.do("enter", text="\n".join([*lines, ""]))
        if number < 7:
            desk.round()
    assert len(desk.state.rounds) == 7
    assert steps.next_step(desk.state).kind == "finish"


def test_a_result_of_round_3_is_corrected_once_round_5_is_published(desk: Desk) -> None:
    desk.begin([f"Player{n:02}" for n in range(12)], "--rounds", "6")
    for _ in range(4):
        desk.do("pair")
        desk.do("publish")
        sides = [pairing.sides for pairing in desk.state.rounds[-1].pairings]
        lines = [f"{one} {10 + one} {two} {10 + two}" for one, two in sides]
        desk.do("enter", text="\n".join(lines))
    desk.round()
    before, standings = desk.state, desk.do("standings")
    one, two = before.round(3).pairings[1].sides
    words = f"{one} 40 {two} 12".split()
    said = desk.do("correct", "3.2", *words, "--reason", "misread 10 for 40")
    assert "Later rounds stay as they are paired." in said
    after = desk.state
    assert after.rounds[4] == before.rounds[4]
    assert desk.do("standings") != standings
    assert "misread 10 for 40" in json.dumps(desk.document("export", "json"))
    assert "misread 10 for 40" in desk.do("log")


# --- a whole event ------------------------------------------------------------------------------


def score(number: int, one: int, two: int) -> tuple[str, int, int, int, int]:
    """A result that depends on the round and the entries only: its line, tiles and times."""
    low, high = sorted((one, two))
    chance = sha256(f"{number} {low} {high}".encode()).digest()
    tiles = {low: 8 + chance[0] % 33, high: 8 + chance[1] % 33}
    used = {low: 600 + 4 * chance[2], high: 600 + 4 * chance[3]}
    words = [f"{e} {tiles[e]} {used[e] // 60}:{used[e] % 60:02}" for e in (one, two)]
    return " ".join(words), tiles[one], tiles[two], used[one] * 1000, used[two] * 1000


def play_on(desk: Desk, rounds: int) -> None:
    """Enter the results that are missing, and pair further rounds up to a number."""
    while True:
        state = desk.state
        if state.rounds:
            number = len(state.rounds)
            tables = overview.missing(state, number)
            sides = [state.pairing(number, table).sides for table in tables]
            # The helper reads the sheets as they come: the other player first, now and then.
            lines = [score(number, *(s if s[0] % 2 else s[::-1]))[0] for s in sides]
            if lines:
                desk.do("enter", "--yes", text="\n".join([*lines, ""]))
            if number == rounds:
                return
        desk.round()


def by_the_modules(key: bytes, entries: list[Registration], rounds: int) -> TournamentState:
    """The same tournament by the modules alone, with the same results and the same secret."""
    settings = TournamentSettings(name="World Open", stages=(StageSettings(rounds=rounds),))
    state = fold.start(directing.create(settings, key), 0)

    def do(*happened: AnyEvent) -> None:
        nonlocal state
        for event in happened:
            state = fold.apply(state, event, state.updated_ms + 1)

    do(directing.open_entries(state))
    for registration in entries:
        do(entering.enter(state, registration))
    for number in range(1, rounds + 1):
        do(*directing.pair_next(state))
        do(directing.publish(state))
        for pairing in state.rounds[-1].pairings:
            _, one, two, *used = score(number, *pairing.sides)
            times = used[0], used[1]
            place, _ = scoring.find(state, *pairing.sides)
            do(scoring.result(state, place, scoring.played(state, (one, two), times), times))
    do(directing.finish(state))
    return state


def test_34_players_16_rounds_and_a_laptop_that_dies_after_round_6(desk: Desk) -> None:
    desk.begin([f"Player{n:02}" for n in range(34)], "--rounds", "16", "--tables", "17")
    play_on(desk, 6)
    stick = desk.folder / "copy"
    stick.mkdir()
    # It died while round 7 was entered, in the middle of a line.
    desk.round()
    one, two = desk.state.rounds[-1].pairings[0].sides
    desk.do("enter", "--yes", *score(7, one, two)[0].split())
    content = desk.file.read_bytes()
    (stick / desk.file.name).write_bytes(content[:-70])
    again = Desk(stick)

    done = again.call("missing")
    assert "is cut off in line" in done.stderr
    assert "7.1 " in done.stdout
    assert again.call("enter", "--yes", *score(7, one, two)[0].split()).returncode == 2
    moved = again.call("--repair", "enter", "--yes", *score(7, one, two)[0].split())
    assert moved.returncode == 0
    assert list(stick.glob("*.torn"))
    play_on(again, 16)
    assert "Player" in again.do("finish")
    assert again.document("verify")["whole"]

    state = again.state
    entries = [entry.registration for entry in state.entries.values()]
    online = by_the_modules(bytes.fromhex(state.secret.key), entries, 16)
    assert overview.stage_standings(state, 0) == overview.stage_standings(online, 0)
    assert overview.final_places(state) == overview.final_places(online)
    assert state.digest == online.digest
    total = sum(row.tally.tenths for row in overview.stage_standings(state, 0))
    assert total == 200 * 17 * 16


def test_any_cut_leaves_what_came_before(two: Desk) -> None:
    two.do("enter", "1", "24", "2", "20")
    whole = two.file.read_bytes()
    log = two.state.log
    cut = two.folder / "cut"
    cut.mkdir()
    broken = Desk(cut)
    for size in range(0, len(whole), 7):
        (cut / "x.tournament").write_bytes(whole[:size])
        lines = whole[:size].count(b"\n")
        done = broken.call("log")
        if lines == 0:
            assert done.returncode == 2
        else:
            assert done.returncode == 0
            assert broken.state.log in (log[:lines], log[: lines + 1])


def test_results_of_two_laptops_come_together(desk: Desk) -> None:
    desk.begin([f"Player{n:02}" for n in range(8)], "--rounds", "3")
    desk.round()
    other = desk.folder / "other"
    other.mkdir()
    shutil.copy(desk.file, other)
    second = Desk(other)
    tables = [pairing.sides for pairing in desk.state.rounds[0].pairings]
    lines = [f"{one} 24 {two} 20" for one, two in tables]
    desk.do("enter", text="\n".join(lines[:3]))
    second.do("enter", text="\n".join([lines[1], f"{tables[2][0]} 25 {tables[2][1]} 20", lines[3]]))

    done = desk.call("merge", str(second.file))
    assert done.returncode == 1
    assert "1 result was added, 1 were already known." in done.stdout
    assert "Conflict at 1.3.1: here 24-20 14.7-5.3, there 25-20 15.0-5.0." in done.stdout
    assert desk.do("missing") == "Nothing is missing.\n"
    again = desk.call("merge", str(second.file), "--json")
    assert json.loads(again.stdout)["events"] == []
    assert desk.document("verify")["whole"]


def test_heats_of_two_laptops_come_together(desk: Desk) -> None:
    desk.begin([f"Player{n:02}" for n in range(14)], "--format", "heats")
    desk.round()
    lines = [
        " ".join(f"{entry} {30 - entry}" for entry in heat.entries)
        for heat in desk.state.rounds[0].heats
    ]
    assert len(lines) == 4
    desk.do("enter", "--yes", text=lines[0])
    other = desk.folder / "other"
    other.mkdir()
    shutil.copy(desk.file, other)
    second = Desk(other)
    desk.do("enter", "--yes", text="\n".join(lines[1:3]))
    first, *more = lines[2].split(" ", 2)
    second.do("enter", "--yes", text="\n".join([lines[1], f"{first} 9 {more[1]}", lines[3]]))
    first = lines[0].split(" ", 2)[0]
    corrected = ["correct", "1.1", *f"{first} 7 {lines[0].split(' ', 2)[2]}".split()]
    second.do(*corrected, "--reason", "misread")

    done = desk.call("merge", str(second.file))
    assert done.returncode == 1
    assert "2 results were added, 1 were already known." in done.stdout
    assert "Conflict at 1.3.1: here " in done.stdout
    heats = desk.state.rounds[0].heats
    assert [heat.next_game for heat in heats] == [None] * 4
    assert [mark.score for mark in heats[0].marks if mark.entry == int(first)] == [7]
    (marked,) = [event for event, _ in desk.state.log if getattr(event, "reason", "")]
    assert getattr(marked, "reason", "") == "misread"
    again = json.loads(desk.call("merge", str(second.file), "--json").stdout)
    assert (again["events"], [one["place"] for one in again["conflicts"]]) == ([], ["1.3.1"])
    assert desk.document("verify")["whole"]


def test_groups_usually_play_four_games_and_two_of_each_go_on(desk: Desk) -> None:
    said = desk.do("new", "Spring Open", "--format", "groups")
    assert "4 games" in said
    assert "best 2 of each group" in said
    groups, knockout = desk.state.settings.stages
    assert (groups.games, groups.advance) == (4, 2)
    assert (knockout.format, knockout.source, knockout.games) == ("knockout", "advanced", 0)


@pytest.mark.parametrize(
    ("more", "games", "stages"),
    [
        (("--then", "none"), 4, 1),
        (("--games", "2", "--then", "none"), 2, 1),
        (("--then", "knockout:1"), 4, 2),
        (("--boards", "2"), 2, 2),
    ],
)
def test_groups_may_be_otherwise(
    desk: Desk, more: tuple[str, ...], games: int, stages: int
) -> None:
    desk.do("new", "Spring Open", "--format", "groups", *more)
    found = desk.state.settings.stages
    assert (found[0].games, len(found)) == (games, stages)


def test_those_who_share_the_last_place_play_off(desk: Desk) -> None:
    names = [f"Player{n}" for n in range(3)]
    desk.begin(names, "--format", "round-robin", "--then", "knockout:2")
    while steps.next_step(desk.state).kind != "playoff":
        desk.round()
        for table in overview.missing(desk.state, len(desk.state.rounds)):
            one, two = desk.state.pairing(len(desk.state.rounds), table).sides
            desk.do("enter", "--yes", str(one), "20", str(two), "20")
    assert "level for the 2 places left" in desk.refused("next-stage")
    assert "Round 4, a play-off: 1 table" in desk.do("pair")
    desk.do("publish")
    one, two = desk.state.pairing(4, 1).sides
    assert "goes on" not in desk.do("enter", "--yes", str(one), "20", str(two), "20")
    assert f"{one} Player{one - 1} goes on" in desk.do(
        "enter", "--yes", str(one), "24", str(two), "20"
    )
    assert "Round 5, a play-off: 1 table" in desk.do("pair")
    assert one not in desk.state.pairing(5, 1).sides
    desk.do("publish")
    third, fourth = desk.state.pairing(5, 1).sides
    desk.do("enter", "--yes", str(third), "24", str(fourth), "20")
    desk.do("next-stage")
    assert desk.state.stages[1].order == (one, third)
    assert desk.document("standings")["standings"]


def test_groups_and_a_knockout_to_the_end(desk: Desk) -> None:
    names = [f"Player{n:02}" for n in range(8)]
    options = ("--games", "1", "--then", "knockout:2", "--third-place")
    desk.begin(names, "--format", "groups", *options)
    for _ in range(60):
        state = desk.state
        step = steps.next_step(state)
        if step.kind == "over":
            break
        if step.kind == "results":
            one, two = state.pairing(step.round, step.tables[0]).sides
            desk.do("enter", "--yes", str(one), str(10 + two), str(two), str(10 + one))
        else:
            words = {"next_stage": "next-stage", "playoff": "pair"}.get(step.kind, step.kind)
            desk.do(words)
    assert desk.state.status == "finished"
    assert desk.do("cross", "--stage", "1")
    assert desk.do("standings")
    assert desk.do("wall")
    assert desk.document("who", "3")["entry"] == 3


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_can_be_printed(desk: Desk, lang: str) -> None:
    desk.begin([f"Player{n:02}" for n in range(6)], "--rounds", "3")
    desk.round()
    for what in KINDS:
        done = desk.call("print", what, "--json", lang=lang)
        assert (done.returncode, done.stderr) == (0, "")
        html = (desk.folder / json.loads(done.stdout)["file"]).read_text(encoding="utf-8")
        assert html.startswith("<!doctype html>")
    assert "<svg" in (desk.folder / "spring-open-sheets-1.html").read_text(encoding="utf-8")
    head = desk.document("verify")["head"]
    assert head in (desk.folder / "spring-open-control-1.html").read_text(encoding="utf-8")


ADDRESS = "http://192.168.1.20:8000/"


def test_the_poster_carries_the_code_of_the_page_of_the_venue(desk: Desk) -> None:
    desk.do("new", "Spring Open", "--text", "Tea at four.")
    desk.do("print", "poster", "--output", "plain.html")
    desk.do("print", "poster", "--address", ADDRESS, "--output", "code.html")
    plain, code = (
        (desk.folder / f"{name}.html").read_text(encoding="utf-8") for name in ("plain", "code")
    )
    assert "<svg" not in plain
    assert code.count("<svg") == 1
    assert ADDRESS in code
    assert "Tea at four." in code
    assert "poster" in desk.refused("print", "rules", "--address", ADDRESS)


def test_a_lost_laptop_is_typed_again_from_the_control_sheets(desk: Desk) -> None:
    players = [f"Player{n:02}" for n in range(9)]
    desk.begin(players, "--rounds", "4")
    play_on(desk, 3)
    fresh = desk.folder / "fresh"
    fresh.mkdir()
    again = Desk(fresh)
    again.begin(players, "--rounds", "4")
    for number in range(1, 4):
        desk.do("print", "control", "--round", str(number), "--output", "control.html")
        sheet = (desk.folder / "control.html").read_text(encoding="utf-8")
        pairs = sheet.partition("To pair this round again: ")[2].partition("<")[0]
        bye = sheet.partition("Bye: ")[2].partition(" ")[0]
        again.do("pair", "--force", pairs, "--bye", bye, "--reason", "laptop lost")
        again.do("publish")
        lines = [score(number, *map(int, text.split("-")))[0] for text in pairs.split()]
        again.do("enter", "--yes", text="\n".join(lines))
    found, lost = (overview.stage_standings(each.state, 0) for each in (again, desk))
    assert [(row.place, row.tally.tenths) for row in found] == [
        (row.place, row.tally.tenths) for row in lost
    ]


def test_who_resigns_has_five_points_at_most(two: Desk) -> None:
    two.do("enter", *["1", "24", "2", "30", "resigned", "2"])
    rows = {row["entry"]: row for row in two.document("standings")["standings"]}
    assert (rows[1]["tenths"], rows[1]["wins"], rows[2]["tenths"]) == (150, 1, 50)


def test_who_is_disqualified_loses_what_is_still_to_be_played(desk: Desk) -> None:
    desk.begin([f"Player{n:02}" for n in range(6)], "--rounds", "3")
    desk.round()
    one, two = desk.state.rounds[0].pairings[0].sides
    desk.do("rule", str(two), "disqualify", "--reason", "outside help", "--interested")
    rows = {row["entry"]: row["tenths"] for row in desk.document("standings")["standings"]}
    assert (rows[one], rows[two]) == (150, 50)
    assert desk.state.rulings[0][1].interested
    assert "1.1 " not in desk.do("missing")


RULINGS = [
    ("tied", (100, 100)),
    ("tied 1 5.0", (50, 150)),
    ("tied 2 0.5", (105, 95)),
    ("default 1", (50, 150)),
    ("default 2 0.0", (200, 0)),
    ("absent", (0, 0)),
    ("adjudicated 2 20 5.3 1 24 14.7", (147, 53)),
    ("conduct 1 12.5 2 7,5", (125, 75)),
]


@pytest.mark.parametrize(("words", "tenths"), RULINGS)
def test_rulings_share_the_points(two: Desk, words: str, tenths: tuple[int, int]) -> None:
    two.do("rule", "1.1", *words.split(), "--reason", "as seen")
    rows = {row["entry"]: row["tenths"] for row in two.document("standings")["standings"]}
    assert (rows[1], rows[2]) == tenths
    # A correction, or undoing it, brings back what was before.
    two.do("undo", "--reason", "wrong table")
    assert two.do("missing").startswith("1.1 ")


def test_a_scheduled_start_is_when_no_shows_are_counted_from(desk: Desk) -> None:
    desk.begin(["Ann", "Ben"], "--rounds", "1")
    desk.do("pair")
    assert "not a time of day" in desk.refused("publish", "--at", "25:00")
    assert "From 14:40 on" in desk.do("publish", "--at", "14:30")
    assert "from 14:40 on" in desk.do("missing")
    assert "published already" in desk.refused("publish")


def test_a_pair_stands_on_the_sheet_with_both_names(desk: Desk) -> None:
    desk.do("new", "Doubles", "--pairs", "--limit", "24:00")
    desk.do("player", "add", "The Reds", "--member", "Ann", "--member", "Ben")
    desk.do("player", "add", "The Blues", "--member", "Cleo", "--member", "Dan")
    desk.do("pair")
    desk.do("print", "sheets", "--output", "sheets.html")
    assert "The Reds (Ann, Ben)" in (desk.folder / "sheets.html").read_text(encoding="utf-8")
    # The pair's times together count against 24:00.
    desk.do("enter", "--yes", *["1", "24", "23:59", "2", "20", "24:00"])
    rows = {row["entry"]: row["tenths"] for row in desk.document("standings")["standings"]}
    assert rows == {1: 157, 2: 43}


@pytest.mark.parametrize(
    ("members", "why"),
    [
        (["Eve"], "Name the partner"),
        (["Eve", "Fay", "Gil"], "at most 2 members"),
        (["Eve", "Eve"], "named only once"),
        (["Eve", "Ann"], "Ann is entered already"),
    ],
)
def test_a_pair_has_two_members_of_its_own(desk: Desk, members: list[str], why: str) -> None:
    desk.do("new", "Doubles", "--pairs")
    desk.do("player", "add", "The Reds", "--member", "Ann", "--member", "Ben")
    named = [part for member in members for part in ("--member", member)]
    assert why in desk.refused("player", "add", "The Blues", *named)
    desk.do("player", "add", "Cleo and Dan")


@pytest.mark.parametrize("bands", [True, False])
def test_a_swiss_pairs_by_bands_keeps_clubs_apart_and_leads_to_a_knock_out(
    desk: Desk, *, bands: bool
) -> None:
    options = ["--rounds", "4", "--first", "neighbours", "--apart", "1", "--then", "knockout:2"]
    desk.do("new", "Open", *options, *(["--bands"] if bands else []))
    for number, name in enumerate(("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")):
        club = ["--club", "Bath"] if number < 2 else []
        desk.do("player", "add", name, "--elo", str(3000 - 400 * number), *club)
    stage, after = desk.state.settings.stages
    assert (stage.bands, stage.apart, stage.advance) == (bands, 1, 2)
    assert (after.format, after.source) == ("knockout", "advanced")
    desk.round()
    first = [set(pairing.sides) for pairing in desk.state.rounds[0].pairings]
    assert {1, 2} not in first
    lines = [f"{min(sides)} 4 {max(sides)} 50" for sides in first]  # the weaker ones win
    desk.do("enter", "--yes", text="\n".join(lines))
    desk.round()
    assert sorted(map(sorted, first)) == [[1, 3], [2, 4], [5, 6]]
    second = sorted(sorted(pairing.sides) for pairing in desk.state.rounds[1].pairings)
    neighbours = [[1, 2], [3, 5], [4, 6]], [[1, 6], [2, 5], [3, 4]]
    assert second == neighbours[not bands]


@pytest.mark.parametrize("how", [("--through", "2"), ("--by-lot",)])
def test_a_place_that_goes_on_is_shared(desk: Desk, how: tuple[str, ...]) -> None:
    names = [f"Player{n:02}" for n in range(4)]
    desk.begin(names, "--format", "round-robin", "--then", "knockout:2")
    # 1 wins everything; 2, 3 and 4 beat each other in a circle.
    beats = {(1, 2), (1, 3), (1, 4), (2, 3), (3, 4), (4, 2)}
    for _ in range(3):
        desk.round()
        sides = [pairing.sides for pairing in desk.state.rounds[-1].pairings]
        lines = [
            f"{one} 24 {two} 20" if (one, two) in beats else f"{one} 20 {two} 24"
            for one, two in sides
        ]
        desk.do("enter", text="\n".join(lines))
    said = desk.refused("next-stage")
    assert "let them play off, or draw lots" in said
    assert all(str(entry) in said for entry in (2, 3, 4))
    desk.refused("next-stage", "--through", "1")
    desk.refused("next-stage", "--through", "2", "--through", "3")
    desk.do("next-stage", *how)
    state = desk.state
    assert state.stages[0].through[0] == 1
    assert len(state.stages[1].order) == 2
    if how[0] == "--through":
        assert state.stages[1].order == (1, 2)
        assert state.stages[0].lots == ()
    else:
        assert state.stages[0].lots == state.stages[0].through[1:]


def test_an_equal_match_of_a_knockout_is_played_off(desk: Desk) -> None:
    desk.begin(["Ann", "Ben"], "--format", "knockout", "--games", "1")
    desk.round()
    desk.do("enter", "1", "20", "2", "20")
    assert desk.do("missing").startswith("1.1 ")
    assert "already has" not in desk.do("enter", "1", "22", "2", "22")
    assert "2 Ben goes on." in desk.do("enter", "1", "20", "2", "24")
    assert "The match is decided" in desk.refused("enter", "1", "20", "2", "25")
    assert "1  2 Ben" in desk.do("standings")
    desk.do("finish")


def test_the_lot_decides_a_match_that_cannot_be_played_off(desk: Desk) -> None:
    desk.begin(["Ann", "Ben"], "--format", "knockout", "--games", "1")
    desk.round()
    desk.do("enter", "1", "20", "2", "20")
    desk.do("rule", "1.1", "lot", "--reason", "the hall closes")
    winner = desk.state.rounds[0].pairings[0].decided
    assert winner in {0, 1}
    desk.do("finish")
    assert desk.document("verify")["whole"]


def test_the_same_sheet_twice_in_a_match_of_several_games_is_asked_again(desk: Desk) -> None:
    desk.begin(["Ann", "Ben"], "--rounds", "1", "--games", "2")
    desk.round()
    words = ["1", "24", "19:30", "2", "20", "19:59"]
    desk.do("enter", *words)
    said = desk.call("enter", *words, text="n\n")
    assert (said.returncode, "exactly the result of game 1.1.1" in said.stdout) == (2, True)
    assert "1.1.2" in desk.do("enter", *words[:-1], "19:58")
    assert (
        desk.refused("enter", *words)
        == "Game 1.1.2 already has another result: correct it instead."
    )


def test_six_rounds_of_heats_over_the_board(desk: Desk, tmp_path: Path) -> None:
    """Ten players at tables of three and four: entered, corrected, defaulted, printed, finished."""
    names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"]
    desk.begin(names, "--format", "heats")
    desk.round()
    assert [len(heat.entries) for heat in desk.state.rounds[0].heats] == [3, 3, 4]
    for number in range(1, 7):
        for heat in desk.state.rounds[-1].heats:
            words = [f"{entry} {30 - entry} 1{entry % 10}:30" for entry in heat.entries]
            desk.do("enter", *" ".join(words).split(), "--yes")
        if number < 6:
            desk.round()
    assert desk.document("standings")["standings"][0]["entry"] == 1
    where, heat = "6.1", desk.state.rounds[-1].heats[0]
    words = [f"{entry} {20 + entry}" for entry in heat.entries]
    for what in ("results", "heats"):
        rows = desk.do("export", what).splitlines()
        assert rows[0].startswith("round,heat,game,number,name,colour,score")
        assert len(rows) == 1 + 6 * 10
    said = desk.do("correct", where, *" ".join(words).split(), "--reason", "misread")
    last = max(heat.entries)
    assert f"{last} {names[last - 1]} {20 + last}" in said
    assert "\n  6.1  " in desk.do("who", str(heat.entries[0]))
    for kind in KINDS:
        page = tmp_path / f"{kind}.html"
        desk.do("print", kind, "--output", str(page))
        assert page.read_text().startswith("<!doctype html>")
    assert desk.document("verify")["whole"]
    desk.do("finish")
    assert desk.state.status == "finished"


def test_a_line_for_a_heat_has_everybody_of_it(desk: Desk) -> None:
    desk.begin(["Ann", "Ben", "Cleo"], "--format", "heats", "--rounds", "1")
    desk.round()
    assert "is not the result of this heat" in desk.refused("enter", "1", "24", "2", "20")
    line = ["1", "24", "19:30", "cleo", "15", "20:00", "Ben", "20", "19:00", "resigned", "ben"]
    said = desk.do("enter", *line, "--yes")
    assert "2 Ben 20 (resigned), penalty 0, points" in said
    heat = desk.state.rounds[0].heats[0]
    assert {mark.entry: mark.penalty for mark in heat.marks} == {1: 0, 2: 0, 3: 1}


def test_a_second_ruling_on_a_game_says_that_it_supersedes_the_first(two: Desk) -> None:
    two.do("rule", "1.1", "tied", "--reason", "13")
    number = two.state.version
    refused = two.refused("rule", "1.1", "default", "2", "--reason", "gone")
    assert f"--supersedes {number}" in refused
    again = ("rule", "1.1", "default", "2", "--reason", "gone", "--supersedes", str(number))
    two.do(*again)
    assert two.state.rulings[-1][1].supersedes == number


def test_the_absent_player_of_a_default_gets_no_more_than_half(two: Desk) -> None:
    refused = two.refused("rule", "1.1", "default", "2", "15.0", "--reason", "absent")
    assert "2 Ben would be the absent player" in refused


def test_standings_say_that_a_round_is_still_played(two: Desk) -> None:
    assert "standings during round 1, 1 table still playing" in two.do("standings")
    two.do("enter", *in_order(two, "24", "20").split())
    assert "standings after round 1" in two.do("standings")


def test_a_name_stands_for_a_number_where_only_one_has_it(desk: Desk) -> None:
    desk.begin(["Anna", "Ben", "Annabel", "Carl"])
    desk.round()
    assert desk.do("who", "carl") == desk.do("who", "4")
    assert desk.do("who", "anna") == desk.do("who", "1")
    assert "1 Anna" in desk.refused("who", "ann")
    assert desk.refused("who", "zoe") == "Nobody here is called \u201czoe\u201d."
    one, two = desk.state.rounds[0].pairings[0].sides
    names = {entry: found.name for entry, found in desk.state.entries.items()}
    desk.do("enter", names[one], "24", names[two], "20")
    assert desk.state.rounds[0].pairings[0].games[0].result is not None


@pytest.fixture
def hall(desk: Desk) -> Desk:
    """Four players, two of whom begin alike."""
    desk.begin(["Ann", "Joanna", "Ben", "Benno"], "--rounds", "6", "--repeats")
    desk.do("player", "edit", "ann", "--name", "Ann Smith")
    return desk


def test_whoever_comes_and_goes_may_be_named(hall: Desk) -> None:
    def presences() -> list[str]:
        return [entry.presence for entry in hall.state.entries.values()]

    assert hall.do("away", "Ann", "Smith") == "1 Ann Smith is not paired until “back”.\n"
    assert presences() == ["away", "present", "present", "present"]
    hall.do("back", "ann")
    hall.do("bye", "benno", "2")
    assert hall.state.entries[4].requested == {2}
    hall.do("forbid", "ben", "joan", "--reason", "a family")
    assert hall.state.forbidden == {(2, 3)}
    hall.do("withdraw", "joanna")
    assert presences() == ["present", "left", "present", "present"]


def test_two_may_be_swapped_by_their_names(hall: Desk) -> None:
    hall.do("pair", "--force", "1-2,3-4", "--reason", "a wish")
    hall.do("swap", "Joanna", "Benno", "--reason", "a family")
    pairs = {frozenset(pairing.sides) for pairing in hall.state.rounds[0].pairings}
    assert pairs == {frozenset({1, 4}), frozenset({2, 3})}


@pytest.mark.parametrize(
    "words",
    [
        ("away", "be"),
        ("back", "be"),
        ("withdraw", "be"),
        ("bye", "be", "2"),
        ("forbid", "ann", "be", "--reason", "x"),
        ("swap", "be", "ann", "--reason", "x"),
        ("player", "edit", "be", "--club", "Bath"),
    ],
)
def test_a_name_that_could_be_several_is_refused_in_one_line(
    hall: Desk, words: tuple[str, ...]
) -> None:
    said = hall.refused(*words)
    assert said == "“be” could be 3 Ben, 4 Benno: write the number, or more of the name."


def test_it_is_said_why_two_meet(desk: Desk) -> None:
    desk.begin(["Ann", "Ben", "Carl", "Dan"])
    desk.round()
    assert "upper half of the seeding" in desk.do("why", "1.2")
    assert desk.document("why", "1.2")["reasons"][0]["id"] == "tournament.pairing.halves"
    assert "no table 3" in desk.refused("why", "1.3")
    assert "moiti\u00e9 haute" in desk.call("why", "1.1", lang="fr").stdout


def test_json_may_be_asked_for_before_the_subcommand(two: Desk) -> None:
    assert two.do("--json", "standings") == two.do("standings", "--json")


def test_usage_in_the_talk_names_the_command_once(two: Desk) -> None:
    said = two.call(text="who --help\nquit\n").stdout
    assert "tournament who [OPTIONS]" in said
    assert "tournament tournament" not in said
