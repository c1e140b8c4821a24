"""`tantrix analyse` as people call it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from analysis.gaming import SMALL, played
from cli.calling import document, tantrix
from games.playing import random_state
from tantrix import analysis
from tantrix.analysis import Moment
from tantrix.cli.analysis_report import graph
from tantrix.cli.main import STOPPED
from tantrix.notation.positions import strategy


@pytest.fixture
def game(tmp_path: Path) -> str:
    """A file with the record of a game between the network and greedy."""
    file = tmp_path / "a game.tantrix"
    file.write_text(f'[Player1 "Ann"]\n{played(1)}', encoding="utf-8")
    return str(file)


@pytest.fixture(autouse=True)
def _little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take few samples."""
    monkeypatch.setattr(analysis, "moments", partial(analysis.moments, effort=SMALL))


def test_a_game_is_explained(game: str) -> None:
    done = tantrix("analyse", game)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0].startswith("Winning chances of Ann (")
    assert "100% │" in done.stdout
    assert any(line.split()[:2] == ["Player", "Accuracy"] for line in lines)
    assert any(line.split()[:2] == ["Move", "Player"] for line in lines)
    assert (
        done.stdout == tantrix("analyse", "-", text=Path(game).read_text(encoding="utf-8")).stdout
    )
    assert tantrix("analyse", game, lang="fr").stdout.startswith("Les chances coup par coup")


def test_a_game_is_explained_to_programs(game: str) -> None:
    found = document("analyse", game)
    assert len(found["moments"]) == 56
    assert len(found["values"]) == 57
    assert found["complete"]
    assert found == document("analyse", game)
    assert found != document("analyse", game, "--seed", "5")


def test_ctrl_c_keeps_what_was_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole: Callable[..., Iterator[Moment]] = analysis.moments

    def interrupted(*args: object, **options: object) -> Iterator[Moment]:
        for moment in whole(*args, **options):
            yield moment
            if moment.number == 4:
                raise KeyboardInterrupt

    monkeypatch.setattr(analysis, "moments", interrupted)
    done = tantrix("analyse", game, "--json")
    assert done.returncode == STOPPED
    assert '"number": 4' in done.stdout
    assert '"complete": false' in done.stdout


def test_a_position_is_explained(tmp_path: Path) -> None:
    file = tmp_path / "position"
    file.write_text(strategy.write(random_state(3, 54), hidden=True) + "\n", encoding="utf-8")
    done = tantrix("analyse", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split()[:2] == ["Placement", "Chance"]
    assert done.stdout.endswith("Calculated to the end of the game.\n")
    found = document("analyse", str(file))
    assert found["exact"]
    assert found["choices"] == len(found["placements"])


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (strategy.write(random_state(3, 20, 3), hidden=True), "Only games of two players"),
        (strategy.write(random_state(3, 56), hidden=True), "Nobody is to place a tile"),
        ("nothing", "no game"),
        (played(1, most=0), "no tile was placed"),
    ],
)
def test_what_cannot_be_explained_is_refused_in_a_sentence(text: str, says: str) -> None:
    done = tantrix("analyse", "-", text=text)
    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr


def test_a_graph_has_a_column_for_each_value() -> None:
    lines = graph([0, 0.5, 1])
    assert [line[6:] for line in lines[:-1]] == ["  █"] * 4 + [" ██"] * 4
    assert lines[0].startswith("100%")
    assert lines[4].startswith(" 50%")
    assert lines[-1] == "  0% └───"
