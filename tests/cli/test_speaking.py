"""How the command speaks: errors for programs, quietly, to a narrow terminal, to a shell."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cli.calling import document, tantrix
from tantrix import messages
from tantrix.cli import i18n
from tantrix.cli.main import COMMANDS
from tantrix.notation import records
from tantrix.puzzles.catalogue import CATALOGUE
from tantrix.rules.strategy.state import StrategyRules
from tantrix.solver import find


@pytest.fixture(scope="module")
def three_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of three games, of 5, 6 and 7 moves."""
    texts = []
    for seed in range(3):
        rng = random.Random(seed)
        rules = StrategyRules()
        deal = rules.deal(rng)
        state = rules.new_state(deal)
        while len(state.board) < 5 + seed:
            state.play(rng.choice(state.legal_actions()))
        texts.append(records.write(records.of(deal, state)))
    file = tmp_path_factory.mktemp("games") / "three.txt"
    file.write_text("\n".join(texts), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("words", "error_id"),
    [
        (("solve", "discovry-10"), "bad.puzzle"),
        (("legal", "x"), "bad.position"),
        (("replay", "/nosuch"), "cli.unreadable"),
        (("solv",), "cli.no_command"),
        (("solve", "--nosuch"), "cli.no_option"),
        (("perft", "--depth", "x"), "cli.no_number"),
    ],
)
def test_an_error_is_a_document_with_its_id_where_json_is_asked_for(
    words: tuple[str, ...], error_id: str
) -> None:
    done = tantrix(*words, "--json")
    assert (done.returncode, done.stdout) == (2, "")
    error = json.loads(done.stderr)["error"]
    assert error["id"] == error_id
    plain = tantrix(*words)
    assert plain.stderr == f"tantrix: {error['text']}\n"
    assert plain.returncode == 2


def test_after_two_dashes_json_is_a_word_like_any_other() -> None:
    assert tantrix("solve", "--", "--json").stderr.startswith("tantrix: ")


def test_with_verbose_the_traceback_of_an_error_is_shown() -> None:
    done = tantrix("solve", "nothing", "--verbose")
    assert done.stderr.startswith("Traceback ")
    assert done.stderr.splitlines()[-1] == tantrix("solve", "nothing").stderr.rstrip()


def test_with_quiet_remarks_are_left_out_but_not_what_ends_the_command(three_games: Path) -> None:
    assert "--game" in tantrix("replay", str(three_games)).stderr
    quiet = tantrix("replay", str(three_games), "--quiet")
    assert (quiet.returncode, quiet.stderr) == (0, "")
    assert tantrix("solve", "nothing", "--quiet").stderr


def test_progress_is_for_those_who_look_and_did_not_ask_for_quiet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    i18n.begin(["solve"])
    assert i18n.watched()
    i18n.begin(["solve", "--quiet"])
    assert not i18n.watched()
    i18n.begin([])


# --- several games in a file --------------------------------------------------------------------


def test_a_game_of_several_is_chosen_by_its_number(three_games: Path) -> None:
    for number in (1, 2, 3):
        shown = document("replay", str(three_games), "--game", str(number))
        assert len(shown["moves"]) == 4 + number
        found = document("show", str(three_games), "--game", str(number))
        assert len(found["board"]) == 4 + number
    first = tantrix("replay", str(three_games), "--json")
    assert (first.returncode, len(json.loads(first.stdout)["moves"])) == (0, 5)
    assert first.stderr.endswith(": further games follow; --game chooses one of them.\n")
    none = tantrix("replay", str(three_games), "--game", "4")
    assert (none.returncode, none.stderr) == (2, f"tantrix: {three_games} has no game 4.\n")
    assert tantrix("analyse", str(three_games), "--game", "9").returncode == 2


# --- less to write ------------------------------------------------------------------------------


def test_placements_can_be_checked_as_they_stand() -> None:
    (solution,) = find("discovery-5").solutions
    codes = [f"{tile}@{q},{r}:{rotation}" for tile, q, r, rotation in solution]
    assert tantrix("check", "discovery-5", *codes).returncode == 0
    assert document("check", "discovery-5", " ".join(codes))["ok"]
    assert tantrix("check", "discovery-5", *codes[1:]).returncode == 1
    for words in (("a", "b"), ("/nosuch",), ("1@0,0:9",)):
        assert tantrix("check", "discovery-5", *words).returncode == 2


def test_a_spaghetti_is_checked_from_standard_input() -> None:
    written = tantrix("spaghetti", "56", "--output", "-").stdout
    assert tantrix("check", "spaghetti", "-", text=written).returncode == 0


def test_perft_shuffles_a_bag_where_none_is_given() -> None:
    counts = [document("perft", "--seed", str(seed), "--depth", "2")["count"] for seed in (1, 2)]
    assert counts[0] != counts[1]
    assert document("perft")["depth"] == 3


@pytest.mark.parametrize(
    ("wrong", "close"),
    [("discovery-2", "discovery-20"), ("discovry-10", "discovery-10"), ("prof", "professor")],
)
def test_a_name_that_is_nearly_right_is_pointed_to(wrong: str, close: str) -> None:
    assert tantrix("solve", wrong).stderr == (
        f"tantrix: There is no puzzle “{wrong}”; did you mean “{close}”?\n"
    )


@pytest.mark.parametrize(
    ("words", "close"),
    [
        (("play", "solitare"), "“solitare” is not a game or a puzzle; did you mean “solitaire”?"),
        (("play", "--robot", "greedyy"), "level10; did you mean greedy?"),
        (("tournament", "nwe"), "There is no command “nwe”; did you mean “new”?"),
        (("generate", "lopo"), "did you mean loop?"),
        (("match", "greedy", "greedyy"), "There is no robot “greedyy”; did you mean “greedy”?"),
    ],
)
def test_a_slip_is_pointed_to_everywhere(words: tuple[str, ...], close: str) -> None:
    done = tantrix(*words)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.endswith(f"{close}\n")


def test_a_match_names_whoever_can_play() -> None:
    said = tantrix("match", "greedy", "nobody").stderr
    assert "There is no robot “nobody”: choose random, greedy, planner, level1" in said
    assert "engine:COMMAND" in said


# --- shells -------------------------------------------------------------------------------------


def completed(words: str) -> list[str]:
    """What zsh is told that the last of the words may be."""
    env = {**os.environ, "_TANTRIX_COMPLETE": "zsh_complete", "LC_ALL": "fr"}
    env |= {"COMP_WORDS": words, "COMP_CWORD": str(len(words.split(" ")) - 1)}
    done = subprocess.run(
        [sys.executable, "-m", "tantrix"], env=env, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def test_a_shell_completes_commands_options_and_the_names_of_puzzles() -> None:
    assert completed("tantrix ")[1::3] == list(COMMANDS)
    assert messages.say("cli.command.solve", lang="fr") in completed("tantrix so")
    assert completed("tantrix solve rainbow-")[1::3] == [
        name for name in CATALOGUE if name.startswith("rainbow-")
    ]
    assert "spaghetti" in completed("tantrix check spa")
    assert "mindgame" in completed("tantrix play mi")
    found = completed("tantrix solve --thre")
    assert found[1:3] == ["--threads", messages.say("cli.option.threads", lang="fr")]


# --- help ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("columns", [30, 40, 80])
@pytest.mark.parametrize("words", [(), ("solve",), ("admin",), ("tournament",)])
def test_help_fits_the_terminal(words: tuple[str, ...], columns: int) -> None:
    env = {**os.environ, "COLUMNS": str(columns), "LC_ALL": "en"}
    done = subprocess.run(
        [sys.executable, "-m", "tantrix", *words, "--help"],
        env=env, capture_output=True, text=True, check=True,
    )  # fmt: skip
    text = re.sub(r"\S{20,}", "", done.stdout)  # a word is not broken
    assert [line for line in text.splitlines() if len(line) > columns] == []


def test_the_picture_of_a_solution_fits_the_terminal() -> None:
    env = {**os.environ, "COLUMNS": "28"}
    done = subprocess.run(
        [sys.executable, "-m", "tantrix", "solve", "rainbow-red"],
        env=env, capture_output=True, text=True, check=True,
    )  # fmt: skip
    picture = [
        line for line in done.stdout.splitlines() if "@" not in line and "Solved" not in line
    ]
    assert max(map(len, picture)) <= 28
    assert len(picture) > 10


@pytest.mark.parametrize("lang", messages.LANGUAGES)
def test_no_help_names_a_file_that_is_not_in_the_package(lang: str) -> None:
    about = {key: str(text) for key, text in messages.catalogue(lang).items()}
    named = [key for key in about if key.startswith("cli.") and "docs/" in about[key]]
    assert named == []


# --- standard streams ---------------------------------------------------------------------------


@pytest.mark.parametrize("lang", messages.LANGUAGES)
def test_the_first_help_says_what_a_dash_stands_for(lang: str) -> None:
    words = tantrix("--lang", lang, "--help").stdout.split()
    after = " ".join(words[words.index("-") :][:8])
    assert re.search("standard|estándar", after, re.IGNORECASE)


def test_standard_streams_stand_for_files(
    three_games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    start = "v1 strategy:2 free 0 1,2/3,4 ?52 -"
    assert tantrix("legal", "-", text=f"{start}\n").stdout == tantrix("legal", start).stdout
    cells = "0,0\n1,0\n0,1\n"
    solved = tantrix("solve", "--tiles", "1-3", "--loop", "Y", "--board", "-", text=cells)
    assert solved.returncode == 0
    codes = "".join(line for line in solved.stdout.splitlines() if "@" in line)
    again = ("solve", "--tiles", "1-3", "--loop", "Y", "--from", "-")
    assert tantrix(*again, text=codes).returncode == 0
    text = three_games.read_text(encoding="utf-8")
    assert tantrix("replay", "-", "--game", "3", "--json", text=text).returncode == 0
    game = tantrix("play", "--record", "-", "--seed", "1", text="quit\n")
    assert "43 tiles in the bag" in game.stderr
    ((record, problems),) = records.read_many(game.stdout)
    assert (problems, record.tags["Player1"]) == ([], "You")
    assert list(tmp_path.iterdir()) == []


def test_a_puzzle_is_saved_to_standard_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    played = tantrix("play", "discovery-3", text="hint\n\nsave -\nquit\n").stdout
    assert "\n[[1, 0, 0, 0]]\n" in played.replace("> ", "\n")
    assert "Written" not in played
    assert list(tmp_path.iterdir()) == []


def test_a_tournament_is_printed_and_written_to_standard_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert tantrix("tournament", "new", "Cup").returncode == 0
    files = set(tmp_path.iterdir())
    page = tantrix("tournament", "print", "rules", "--output", "-").stdout
    assert page.startswith("<!")
    assert page.rstrip().endswith("</html>")
    exported = tantrix("tournament", "export", "txt", "--output", "-").stdout
    assert exported == tantrix("tournament", "export", "txt").stdout
    assert tantrix("tournament", "print", "rules", "--output", "-", "--json").returncode == 2
    assert set(tmp_path.iterdir()) == files
