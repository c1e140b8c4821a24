"""`tantrix adjudicate` as directors call it."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from adjudication.games import passed_over
from adjudication.test_examples import mismatched
from cli.calling import document, tantrix
from games.playing import random_state
from oracle.adjudication import Game
from tantrix.adjudication import playouts
from tantrix.adjudication.playouts import PlayoutTally
from tantrix.notation.positions import strategy


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with records and a position."""
    folder = tmp_path_factory.mktemp("adjudicate")
    game = Game.start(2, random.Random(4))
    while game.position.stage != "over":
        game.play()
    people = '[Player1 "Ann"]\n[Player2 "Ben"]\n'
    (folder / "legal").write_text(people + game.record(hidden=False))
    (folder / "mismatch").write_text(people + mismatched().record(hidden=True))
    (folder / "unfilled").write_text(passed_over(endgame=False)[0].record(hidden=True))
    (folder / "position").write_text(strategy.write(random_state(3, 44, 2), hidden=True) + "\n")
    return folder


def test_a_legal_game(folder: Path) -> None:
    done = tantrix("adjudicate", str(folder / "legal"), "--times", "19:30,21:05")
    assert (done.returncode, done.stderr) == (0, "")
    assert "56 placements: nothing is wrong." in done.stdout
    assert "Penalties: 0 - 2" in done.stdout
    told = document("adjudicate", str(folder / "legal"))
    assert (told["kind"], told["verdict"], told["faults"]) == ("record", None, [])
    assert [one["ok"] for one in told["placements"]] == [True] * 56


def test_a_mismatch_is_told_with_its_remedy(folder: Path) -> None:
    done = tantrix("adjudicate", str(folder / "mismatch"))
    assert (done.returncode, done.stderr) == (1, "")
    assert "colours do not match" in done.stdout
    assert "and the 9 placements after it" in done.stdout
    assert "Both may agree instead: the tiles picked up last go back to the bag" in done.stdout
    tied = tantrix("adjudicate", str(folder / "mismatch"), "--no-agreement")
    assert "the game is tied, 10.0 - 10.0 before penalties" in tied.stdout
    assert "Tournament points if tied, penalties paid: 10.0 - 10.0" in tied.stdout


def test_a_space_left_unfilled(folder: Path) -> None:
    found = json.loads(tantrix("adjudicate", str(folder / "unfilled"), "--json").stdout)
    assert (found["verdict"]["remedy"], found["verdict"]["moment"]) == ("redo", "in_turn")
    number = found["verdict"]["fault"]["placement"]
    told = tantrix("adjudicate", str(folder / "unfilled"), "--moment", "unconfirmed", "--by", "1")
    assert "the free move stays" in told.stdout
    before = document("adjudicate", str(folder / "unfilled"), "--announced", str(number - 1))
    assert (before["announced"], before["faults"]) == (number - 1, [])


def test_in_french(folder: Path) -> None:
    done = tantrix("adjudicate", str(folder / "mismatch"), lang="fr")
    assert "les couleurs ne correspondent pas" in done.stdout
    assert "Remède" in done.stdout


def test_a_position(folder: Path) -> None:
    done = tantrix("adjudicate", str(folder / "position"), "--position")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The position proves nothing illegal." in done.stdout
    turned = (folder / "position").read_text().rstrip()
    turned = re.sub(r":(\d)$", lambda found: f":{(int(found[1]) + 1) % 6}", turned)
    wrong = tantrix("adjudicate", "-", "--position", text=turned)
    assert wrong.returncode == 1
    assert "Colours do not match between" in wrong.stdout


def test_what_can_be_filled_now(folder: Path) -> None:
    for seed in range(20):
        text = strategy.write(random_state(seed, 30, 2), hidden=True)
        done = tantrix("adjudicate", "-", "--position", text=text)
        if "Can be filled now" in done.stdout:
            assert re.search(r"Can be filled now: -?\d+,-?\d+ by \w+ with \d+", done.stdout)
            return
    raise AssertionError(folder)


@pytest.mark.parametrize("kind", [(), ("--position",)])
def test_play_outs_depend_on_the_seed_alone(folder: Path, kind: tuple[str, ...]) -> None:
    words = ("adjudicate", str(folder / ("position" if kind else "legal")), *kind)
    words += () if kind else ("--announced", "36")
    told = [document(*words, "--playouts", "3", "--seed", seed) for seed in ("1", "1", "2")]
    assert told[0] == told[1]
    assert told[0]["playouts"]["games"] == 3
    assert told[0]["playouts"] != told[2]["playouts"]
    shown = tantrix(*words, "--playouts", "3", "--times", "20:00,21:00")
    assert "3 of 3 play-outs: mean margin" in shown.stdout


def test_a_finished_game_is_not_played_out(folder: Path) -> None:
    assert document("adjudicate", str(folder / "legal"), "--playouts", "3")["playouts"] is None


def test_ctrl_c_keeps_what_was_found(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    every = playouts.play_out

    def interrupted(*args: object) -> Iterator[PlayoutTally]:
        tallies = every(*args)  # type: ignore[arg-type]
        yield next(tallies)
        yield next(tallies)
        raise KeyboardInterrupt

    monkeypatch.setattr(playouts, "play_out", interrupted)
    words = ("adjudicate", str(folder / "position"), "--position", "--playouts", "9", "--json")
    done = tantrix(*words)
    assert done.returncode == 3
    found = json.loads(done.stdout)["playouts"]
    assert (found["games"], found["asked"]) == (2, 9)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--announced", "57"), "There is no placement 57: the record has 56."),
        (("--by", "2"), "There is no player 2: players count from 0."),
        (("--by", "-1"), "There is no player -1: players count from 0."),
        (("--times", "19:30"), "1 time for 2 players: give one for each, as in 19:30,21:05."),
        (("--times", "19:30,2105"), "“2105” is not a time"),
        (("--limit", "20"), "“20” is not a time"),
        (("--moment", "soon"), "--moment: choose one of in_turn, unconfirmed, later."),
        (("--position",), "The text is no position"),
        (("--position", "--by", "0"), "--by needs a record; a position has no history."),
        (("--position", "--announced", "0"), "--announced needs a record"),
    ],
)
def test_bad_options_are_refused_in_one_line(
    folder: Path, words: tuple[str, ...], told: str
) -> None:
    done = tantrix("adjudicate", str(folder / "legal"), *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    if words != ("--position",):
        assert told in done.stderr


def test_a_file_that_was_cut_is_refused_with_the_place(folder: Path, tmp_path: Path) -> None:
    whole = (folder / "legal").read_text()
    cut = tmp_path / "cut"
    cut.write_text(whole[: whole.index("@", 600) + 2])
    done = tantrix("adjudicate", str(cut))
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(rf"tantrix: {cut}, line \d+, column \d+: .*\n", done.stderr)
    cut.write_text(whole[:40])
    done = tantrix("adjudicate", str(cut))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_what_is_not_there_or_is_no_record() -> None:
    done = tantrix("adjudicate", "no such file")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    for text in ("", "hello", "\n"):
        done = tantrix("adjudicate", "-", text=text)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_a_board_that_cannot_be_played_out_is_refused(folder: Path) -> None:
    done = tantrix("adjudicate", str(folder / "mismatch"), "--playouts", "2")
    assert done.returncode == 2
    assert "cannot be played out" in done.stderr
