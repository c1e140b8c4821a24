"""`tantrix solve`, `check` and `puzzles` as people and other programs call them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from xml.etree import ElementTree as ET

import pytest

from cli.calling import document, tantrix
from sizes import PATIENCE_S
from tantrix.notation.moves import write_placement
from tantrix.puzzles.records import records

CODES = {"solved": 0, "unsolvable": 1, "stopped": 3}
LONGEST_FILE_NAME = 255
"""The signs of the longest name that a file can have here."""


def test_solve_prints_one_document_and_check_believes_it(tmp_path: Path) -> None:
    answer = document("solve", "discovery-9")
    assert {*answer} == {
        "puzzle", "solutions", "status", "complete", "count", "score", "bound", "seconds", "nodes",
    }  # fmt: skip
    assert (answer["puzzle"], answer["status"], answer["count"]) == ("discovery-9", "solved", 1)
    assert sorted(tile for tile, *_ in answer["solutions"][0]) == list(range(1, 10))
    file = tmp_path / "solution.json"
    for content in (answer, answer["solutions"][0]):
        file.write_text(json.dumps(content))
        assert document("check", "discovery-9", str(file)) == {"ok": True, "reasons": []}


@pytest.mark.parametrize("threads", ["1", "3"])
def test_all_and_count_agree(threads: str, tmp_path: Path) -> None:
    words = ("solve", "--tiles", "1-10", "--loop", "red", "--threads", threads)
    everything, number = document(*words, "--all"), document(*words, "--count")
    assert everything["count"] == number["count"] == len(everything["solutions"]) == 1280
    assert (everything["complete"], number["complete"]) == (True, True)
    assert everything["puzzle"] == "v1~1-10~loopR~free"
    file = tmp_path / "all.json"
    file.write_text(json.dumps(everything))
    assert document("check", everything["puzzle"], str(file))["ok"] is True


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (("student", "--count"), "solved"),
        (("--tiles", "1-2", "--loop", "R"), "unsolvable"),
        (("genius-ry", "--count", "--seconds", "0"), "stopped"),
    ],
)
def test_the_exit_status_tells_how_it_ended(words: tuple[str, ...], status: str) -> None:
    done = tantrix("solve", *words, "--json")
    assert (done.returncode, json.loads(done.stdout)["status"]) == (CODES[status], status)


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ((), "or describe one: --tiles"),
        (("nothing",), "no puzzle “nothing”"),
        (("v1~1-10~loopR",), "cannot be read at"),
        (("discovery-3", "--loop", "R"), "cannot be combined with options"),
        (("discovery-3", "--all", "--count"), "Use only one of"),
        (("--tiles", "1-10"), "Give a goal"),
        (("--tiles", "1-10", "--loop", "G"), "Tile 1 has no link in green"),
        (("--tiles", "1-10,56", "--loop", "R"), "Tile 56 has no link in red"),
        (("--tiles", "1-10,56x2", "--beside", "3", "--loop", "R"), "Tile 56 has no link"),
        (("--tiles", "1-10", "--beside", "3", "--loop", "R"), "Tile 3 is named twice"),
        (("--tiles", "1-11", "--loop", "R", "--board", "triangle:4"), "11 tiles cannot fill 10"),
        (("--tiles", "1-10,3", "--loop", "R"), "Tile 3 is named twice"),
        (("--tiles", "1-57", "--loop", "R"), "cannot have a tile 57"),
        (("--tiles", "1..3", "--loop", "R"), "does not name any tiles"),
        (("four-lines", "--count"), "nothing to count"),
        (("--tiles", "1-3", "--loop", "Q"), "Q"),
        (("--tiles", "1-3", "--loop", "R", "--line", "R"), "one loop or line, not two"),
        (("--tiles", "1-3", "--board", "square:3"), "not a board such as"),
        (("--tiles", "1-3", "--board", "triangle:2", "--given", "1@5,5"), "outside the board"),
        (("--tiles", "1-3", "--board", "triangle:2", "--given", "x"), "not a given tile such as"),
        (("genius-ry", "--longest"), "needs exactly one --loop or --line"),
        (("discovery-3", "--seconds", "-1"), "a number of seconds"),
        (("discovery-3", "--seconds", "nan"), "a number of seconds"),
        (("--tiles", "1.5", "--loop", "R"), "does not name any tiles"),
        (("--tiles", "1-3", "--loop", "Y", "--given", "1@0,0"), "need a board"),
        (("discovery-3", "--threads", "0"), "--threads"),
        (("discovery-3", "--json", "--svg", "-"), "standard output"),
        (("discovery-3", "--svg", "/nowhere/at all.svg"), "cannot be written"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_one_line(words: tuple[str, ...], part: str) -> None:
    done = tantrix("solve", *words)
    assert done.returncode == 2
    assert part in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_tiles_that_lie_beside_need_not_be_on_a_line() -> None:
    answer = document("solve", "--tiles", "1-5", "--beside", "56", "--loop", "R")
    assert sorted(tile for tile, *_ in answer["solutions"][0]) == [1, 2, 3, 4, 5, 56]


@pytest.mark.parametrize(
    "content", ["[[0, 0], [1, 0], [0, 1]]", "0,0\n1,0\n0,1\n", "0 0\n\n 1  0\n0, 1"]
)
def test_a_board_is_read_from_a_file(content: str, tmp_path: Path) -> None:
    file = tmp_path / "my board"
    file.write_text(content)
    answer = document("solve", "--tiles", "1-3", "--loop", "Y", "--board", str(file), "--count")
    assert (answer["count"], answer["puzzle"]) == (2, "v1~1-3~loopY~triangle-2")


@pytest.mark.parametrize(
    "content",
    ["[[0, 0], [1, 0], [0]]", "0,0\n1;0\n", "[0", "0,0\n0,0\n1,0", '[[0, "a"]]', "[" * 9999],
)
def test_a_board_that_cannot_be_read_is_refused(content: str, tmp_path: Path) -> None:
    file = tmp_path / "board"
    file.write_text(content)
    done = tantrix("solve", "--tiles", "1-3", "--loop", "Y", "--board", str(file))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_a_given_tile_lies_as_it_is_given() -> None:
    words = ("solve", "--tiles", "1-3", "--loop", "Y", "--board", "triangle:2")
    answer = document(*words, "--given", "2@1,0")
    assert [2, 1, 0] in [placement[:3] for placement in answer["solutions"][0]]


@pytest.mark.parametrize(
    ("content", "ids"),
    [
        ("[]", ["bad.solution.missing"]),
        ("[[1, 0, 0, 0], [2, 0, 0, 0], [3, 1, 0, 0]]", ["bad.solution.overlap"]),
        ('{"solutions": []}', ["bad.solution.none"]),
    ],
)
def test_what_is_no_solution_is_told_with_the_reason(
    content: str, ids: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "solution.json"
    file.write_text(content)
    done = tantrix("check", "discovery-3", str(file), "--json")
    answer = json.loads(done.stdout)
    assert (done.returncode, answer["ok"]) == (1, False)
    assert [reason["id"] for reason in answer["reasons"]] == ids
    assert all(reason["text"] and "at" in reason for reason in answer["reasons"])
    assert tantrix("check", "discovery-3", str(file)).returncode == 1


def test_a_solution_that_is_listed_twice_is_told(tmp_path: Path) -> None:
    answer = document("solve", "discovery-3")
    file = tmp_path / "twice.json"
    file.write_text(json.dumps({"solutions": answer["solutions"] * 2}))
    done = tantrix("check", "discovery-3", str(file), "--json")
    (reason,) = json.loads(done.stdout)["reasons"]
    assert (reason["id"], reason["solution"]) == ("bad.solution.again", 1)


@pytest.mark.parametrize(
    "content",
    ["{}", "3", "[1]", "[[1, 0, 0]]", '[[1, 0, 0, "0"]]', "[[1, 0, 0, 1.5]]", "{", "\x00"],
)
def test_a_file_that_holds_no_arrangement_is_refused(content: str, tmp_path: Path) -> None:
    file = tmp_path / "solution.json"
    file.write_text(content)
    done = tantrix("check", "discovery-3", str(file))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_holes_are_allowed_where_they_are_asked_for(tmp_path: Path) -> None:
    few, more = (document("solve", "discovery-10", "--count", *w) for w in ((), ("--holes",)))
    assert few["count"] < more["count"]
    everything = document("solve", "discovery-10", "--all", "--holes")["solutions"]
    assert len(everything) == more["count"]
    file = tmp_path / "holes.json"
    file.write_text(json.dumps({"solutions": everything[::60]}))  # each takes a while to check
    assert document("check", "discovery-10", str(file), "--holes")["ok"] is True
    assert tantrix("check", "discovery-10", str(file)).returncode == 1


def test_an_arrangement_of_all_tiles_is_given_as_one_argument_or_as_many() -> None:
    record = records()["four-lines"]
    codes = list(map(write_placement, record.placements))
    assert len(" ".join(codes)) > LONGEST_FILE_NAME
    for given in [" ".join(codes)], codes:
        assert document("check", "four-lines", *given) == {
            "ok": True,
            "reasons": [],
            "score": record.score,
        }


def test_solve_goes_on_from_what_lies(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    whole = document("solve", "discovery-20", "--seed", "3")["solutions"][0]
    lying = [[tile, q + 40, r - 7, rotation] for tile, q, r, rotation in whole]
    file.write_text(json.dumps(lying[:12]))
    answer = document("solve", "discovery-20", "--from", str(file))
    assert (answer["status"], answer["count"]) == ("solved", 1)
    assert all(one in answer["solutions"][0] for one in lying[:12])
    file.write_text(json.dumps([[1, 0, 0, 0]]))
    assert document("solve", "discovery-9", "--from", str(file), "--count")["count"] == 114
    file.write_text("1@0,0:0 2@0,9:0")
    assert tantrix("solve", "discovery-9", "--from", str(file)).returncode == CODES["unsolvable"]


@pytest.mark.parametrize(
    ("content", "words", "part"),
    [
        ("1@0,0:0 11@5,5:0", ("discovery-9",), "11"),
        ("1@0,0:0 2@0,0:0", ("discovery-9",), "same place"),
        ("1@0,0:0\n2@0,0:0\n", ("discovery-9",), "not 2"),
        ("1@0,0:0", ("four-lines",), "2, 3, 4"),
        ("1@0,0:0", ("--tiles", "1-9", "--loop", "R", "--longest"), "--longest"),
        ("1@0,999:0", ("discovery-9",), "999"),
        ("nothing", ("discovery-9",), "JSON"),
    ],
)
def test_a_table_that_cannot_be_gone_on_from_is_refused(
    content: str, words: tuple[str, ...], part: str, tmp_path: Path
) -> None:
    file = tmp_path / "table"
    file.write_text(content)
    done = tantrix("solve", *words, "--from", str(file))
    assert done.returncode == 2
    assert part in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("name", ["rainbow-blue", "genius-ry"])
def test_a_picture_traces_what_was_asked_for(name: str, tmp_path: Path) -> None:
    file = tmp_path / "a picture.svg"
    assert tantrix("solve", name, "--svg", str(file)).returncode == 0
    root = ET.fromstring(file.read_text())  # noqa: S314 - our own
    assert root.tag.endswith("svg")
    assert 'class="line line-' in file.read_text()


def test_all_solutions_have_a_picture_each(tmp_path: Path) -> None:
    done = tantrix("solve", "discovery-4", "--all", "--svg", str(tmp_path / "loop.svg"))
    assert done.returncode == 0
    assert {file.name for file in tmp_path.iterdir()} == {"loop-1.svg", "loop-2.svg"}


def test_the_words_for_people_speak_both_languages() -> None:
    assert "2 solutions" in tantrix("solve", "discovery-3", "--count").stdout
    assert "Résolu" in tantrix("solve", "discovery-3", lang="fr").stdout
    assert "1@" in tantrix("solve", "discovery-3").stdout
    assert tantrix("solve", "discovery-4", "--all").stdout.count("1@") == 2


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_an_interrupted_search_keeps_what_it_found(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "tantrix", "solve", "discovery-30", "--all", "--json"]
    out = tmp_path / "found.json"
    with out.open("w") as file, subprocess.Popen(words, stdout=file, env=os.environ) as search:
        while out.stat().st_size == 0:
            pass
        search.send_signal(signal.SIGINT)
        assert search.wait(timeout=PATIENCE_S) == 3
    answer = json.loads(out.read_text())
    assert (answer["status"], answer["complete"]) == ("stopped", False)
    assert answer["count"] == len(answer["solutions"]) > 0


def test_the_catalogue_lists_every_puzzle_with_an_id_that_can_be_solved() -> None:
    shown = document("puzzles")["puzzles"]
    names = [one["puzzle"] for one in shown]
    assert {"discovery-3", "discovery-30", "professor", "rainbow-white", "four-lines"} <= {*names}
    (junior,) = [one for one in shown if one["puzzle"] == "junior"]
    assert document("solve", junior["id"])["status"] == "solved"
    assert "discovery-17" in tantrix("puzzles").stdout
    assert "a red line and a yellow line" in tantrix("puzzles", "genius-ry").stdout
    assert tantrix("puzzles", "nothing").returncode == 2


def test_a_spaghetti_is_made_checked_and_shown(tmp_path: Path) -> None:
    file, page = tmp_path / "56 000.txt", tmp_path / "page.html"
    answer = document("spaghetti", "5600", "--output", str(file), "--page", str(page))
    assert answer["tiles"] == 5600
    assert document("check", "spaghetti", str(file)) == {"ok": True, "reasons": []}
    assert "5600 tiles" in tantrix("check", "spaghetti", str(file)).stdout
    assert page.read_text().startswith("<!doctype html>")
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:-1]))
    done = tantrix("check", "spaghetti", str(file), "--json")
    assert done.returncode == 1
    assert [one["id"] for one in json.loads(done.stdout)["reasons"]] == ["bad.spaghetti.sets"]
    assert tantrix("check", "spaghetti", str(file)).returncode == 1


@pytest.mark.parametrize("tiles", ["0", "57", "-56", "5600056", "many"])
def test_a_spaghetti_takes_whole_sets(tiles: str) -> None:
    done = tantrix("spaghetti", "--", tiles)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_a_spaghetti_that_is_not_there_cannot_be_checked(tmp_path: Path) -> None:
    done = tantrix("check", "spaghetti", str(tmp_path / "none"))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize("name", ["four-lines", "four-loops"])
def test_a_puzzle_with_scores_tells_its_best_and_the_bound(name: str, tmp_path: Path) -> None:
    for seconds in (1, 4, 16, 64):  # on a busy machine, the first ones may not be enough
        done = tantrix("solve", name, "--seconds", str(seconds), "--json")
        answer = json.loads(done.stdout)
        assert (done.returncode, answer["status"], answer["complete"]) == (3, "stopped", False)
        if (answer["score"] or 0) > 40:
            break
    assert 40 < answer["score"] < answer["bound"]
    file = tmp_path / "best.json"
    file.write_text(done.stdout)
    checked = document("check", name, str(file))
    assert (checked["ok"], checked["score"]) == (True, answer["score"])


@pytest.mark.parametrize("name", ["four-lines", "four-loops"])
def test_a_score_rises_from_the_arrangement_of_a_file(name: str, tmp_path: Path) -> None:
    file, picture = tmp_path / "start.json", tmp_path / "best.svg"
    record = records()[name]
    file.write_text(json.dumps([one._replace(q=one.q + 9000) for one in record.placements]))
    words = (
        "--from",
        str(file),
        "--seconds",
        "0.1",
        "--threads",
        "2",
        "--svg",
        str(picture),
        "--json",
    )
    answer = json.loads(tantrix("solve", name, *words).stdout)
    assert answer["score"] >= record.score
    assert ET.fromstring(picture.read_text()).tag.endswith("svg")  # noqa: S314 - our own


def test_the_picture_of_the_best_is_drawn_while_the_search_goes_on(tmp_path: Path) -> None:
    picture = tmp_path / "best.svg"
    words = ("solve", "four-lines", "--seconds", "600", "--svg", str(picture))
    command = (sys.executable, "-m", "tantrix", *words)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as search:
        until = monotonic() + PATIENCE_S
        while not picture.exists() and monotonic() < until:
            sleep(0.05)
        running = search.poll() is None
        search.send_signal(signal.SIGINT)
        search.communicate(timeout=PATIENCE_S)
    assert running
    assert ET.fromstring(picture.read_text()).tag.endswith("svg")  # noqa: S314 - our own


@pytest.mark.parametrize(("form", "length"), [("--loop", 42), ("--line", 42)])
def test_the_longest_loop_and_line_of_the_whole_set_pass_42_tiles(
    form: str, length: int, tmp_path: Path
) -> None:
    answer = document("solve", "--tiles", "1-56", form, "R", "--longest")
    assert (answer["status"], answer["score"], answer["bound"]) == ("solved", length, length)
    file = tmp_path / "longest.json"
    file.write_text(json.dumps(answer))
    assert document("check", answer["puzzle"], str(file))["ok"] is True


def test_what_solve_tells_people_can_be_checked_too(tmp_path: Path) -> None:
    file = tmp_path / "told.txt"
    for words in ((), ("--all",)):
        file.write_text(tantrix("solve", "discovery-6", *words).stdout)
        assert document("check", "discovery-6", str(file))["ok"] is True
    file.write_text("1@0,0:2 2@1,-1:0")
    assert tantrix("check", "discovery-3", str(file)).returncode == 1


def test_a_file_that_cannot_be_read_is_told_of(tmp_path: Path) -> None:
    done = tantrix("check", "discovery-3", str(tmp_path / "none.json"))
    assert (done.returncode, "cannot be read" in done.stderr) == (2, True)
    broken = tmp_path / "broken.txt"
    broken.write_text("<html>")
    done = tantrix("check", "spaghetti", str(broken))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
