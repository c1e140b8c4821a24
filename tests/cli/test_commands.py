"""The commands as people and other programs call them."""

from __future__ import annotations

import io
import json
import os
import random
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cli.calling import document, tantrix
from oracle.strategy import Position, divide
from tantrix import new_game
from tantrix.notation import moves, records
from tantrix.notation.positions import registry
from tantrix.notation.records.header import game_of
from tantrix.rules.base import Halt
from tantrix.rules.core.placements import Placement
from tantrix.rules.gobble.state import GobbleState
from tantrix.rules.registry import GAMES
from tantrix.rules.strategy.state import StrategyRules, StrategyState

BAG = ",".join(map(str, range(1, 57)))
START = "v1 strategy:2 free 0 1,2/3,4 ?52 -"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the record of a random game."""
    rng = random.Random(3)
    rules = StrategyRules(players=3)
    dealt = rules.deal(rng)
    state = rules.new_state(dealt)
    while not state.is_over:
        state.push(rng.choice(state.legal_actions()))
    file = tmp_path_factory.mktemp("records") / "a game.tantrix"
    file.write_text(records.write(records.of(dealt, state)), encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def from_a_position(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with some moves of a game as `Game.played` has it, which begins with a position."""
    rng = random.Random(4)
    state = new_game(seed=1)
    for _ in range(4):
        state.play(rng.choice(state.legal_actions()))
    file = tmp_path_factory.mktemp("records") / "played.tantrix"
    file.write_text(str(records.Game.played(state)), encoding="utf-8")
    return file


def test_a_record_that_begins_with_a_position_is_read_by_every_command(
    from_a_position: Path,
) -> None:
    name = str(from_a_position)
    assert document("show", name)["board"]
    assert len(document("replay", name)["moves"]) == 4
    assert len(document("analyse", name)["moments"]) == 4
    assert document("adjudicate", name)["faults"] == []


def test_a_record_from_tiles_on_the_table_is_not_judged(tmp_path: Path) -> None:
    file = tmp_path / "middle.tantrix"
    state = new_game(seed=1)
    state.play("5@0,0:0")
    file.write_text(str(records.Game.new(state)), encoding="utf-8")
    done = tantrix("adjudicate", str(file))
    assert done.returncode == 2
    assert "begins from a set-up position" in done.stderr
    assert tantrix("replay", str(file)).returncode == 0


@pytest.mark.parametrize("command", ["analyse", "adjudicate"])
def test_a_record_of_another_game_is_refused_as_such(command: str, tmp_path: Path) -> None:
    rules = GAMES["gobble"]()
    state = rules.new_state(rules.deal(random.Random(1)))
    file = tmp_path / "gobble.tantrix"
    file.write_text(str(records.Game.played(state)), encoding="utf-8")  # type: ignore[arg-type]
    done = tantrix(command, str(file))
    assert done.returncode == 2
    assert "a game of “gobble”, and only games of Strategy" in done.stderr
    assert "“tantrix replay” goes through it" in done.stderr


@pytest.mark.parametrize("command", ["show", "replay", "analyse", "adjudicate"])
def test_of_a_parquet_file_the_command_that_reads_it_is_named(
    command: str, from_a_position: Path, tmp_path: Path
) -> None:
    file = tmp_path / "games.parquet"
    assert tantrix("convert", str(from_a_position), str(file)).returncode == 0
    done = tantrix(command, str(file))
    assert done.returncode == 2
    assert "is a Parquet file: “tantrix convert” turns it into text" in done.stderr


@pytest.mark.parametrize("command", [("show",), ("replay",), ("adjudicate",), ("convert", "-")])
def test_standard_input_is_called_so(command: tuple[str, ...]) -> None:
    name, *more = command
    done = tantrix(name, "-", *more, text="Dear all,")
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("tantrix: standard input")


def test_perft_counts_as_the_oracle_does() -> None:
    answer = document("perft", "--players", "2", "--bag", BAG, "--depth", "2", "--divide")
    counts = divide(Position.start(2, list(range(1, 57))), 2)
    assert answer == {"depth": 2, "count": sum(counts.values()), "divide": counts}


@pytest.mark.parametrize("how", [(), ("--divide",)])
def test_perft_counts_alike_by_the_kernel_and_by_the_rules(how: tuple[str, ...]) -> None:
    words = ("perft", "--players", "3", "--bag", BAG, "--depth", "2", *how)
    assert document(*words) == document(*words, "--reference")


def test_perft_without_divide_tells_the_count_alone() -> None:
    answer = document("perft", "--players", "2", "--bag", BAG, "--depth", "0")
    assert answer == {"depth": 0, "count": 1}


def test_legal_lists_what_the_oracle_allows() -> None:
    rng = random.Random(5)
    state = StrategyRules().new_state(StrategyRules().deal(rng))
    while len(state.board) < 20:
        state.push(rng.choice(state.legal_actions()))
    state.settle()
    text = registry.write(state)
    expected = Position.parse(text)
    assert document("legal", text) == {
        "stage": expected.stage,
        "player": expected.player,
        "count": len(expected.actions()),
        "actions": expected.actions(),
    }


def test_legal_counts_players_from_one_as_records_do() -> None:
    start = tantrix("legal", "v1 strategy:2 free 1 1,2/3,4 ?52 -").stdout
    assert start.startswith("Player 2, free move:")
    due = tantrix("legal", "v1 strategy:2 after+draw 0 2/3,4 ?52 1@0,0:0").stdout
    assert due == "Player 1 draws a tile first.\n"


@pytest.mark.parametrize("game", GAMES)
def test_legal_lists_the_actions_of_every_game(game: str) -> None:
    rng = random.Random(6)
    rules = GAMES[game]()
    state = rules.new_state(rules.deal(rng))
    for _ in range(12):
        state.play(rng.choice(state.legal_actions()))
    while state.settle():
        pass
    answer = document("legal", registry.write(state))
    assert answer["actions"] == sorted(map(moves.write_action, state.legal_actions()))
    assert answer["count"] == len(answer["actions"]) > 0


def test_match_tells_what_was_played() -> None:
    answer = document("match", "greedy", "random", "--games", "4", "--pairs", "--seed", "1")
    figures = "games wins ties share ci95 counts elo mean_margin points"
    assert list(answer) == figures.split()
    assert answer["games"] == 4
    assert answer == document("match", "greedy", "random", "--games", "4", "--pairs", "--seed", "1")


def test_a_pool_plays_every_two_and_a_stopped_one_goes_on(tmp_path: Path) -> None:
    results = ("--results", str(tmp_path / "results.jsonl"))
    pool = ("match", "greedy", "random", "planner", "--games", "2", "--pairs", *results)
    matches = document(*pool)["matches"]
    assert [two["players"] for two in matches] == [
        ["greedy", "random"], ["greedy", "planner"], ["random", "planner"]
    ]  # fmt: skip
    kept = (tmp_path / "results.jsonl").read_bytes()
    table = tantrix(*pool).stdout
    assert table.count("±") == 6
    assert (tmp_path / "results.jsonl").read_bytes() == kept


def test_a_sequential_test_tells_what_it_has_found() -> None:
    answer = document("match", "greedy", "random", "--games", "4", "--pairs", "--sprt", "0", "10")
    assert answer["sprt"] == "open"
    assert (
        "undecided"
        in tantrix(
            "match", "greedy", "random", "--games", "4", "--pairs", "--sprt", "0", "10"
        ).stdout
    )


def test_a_record_replays_to_its_scores(kept: Path) -> None:
    record, problems = records.read(kept.read_text(encoding="utf-8"))
    answer = document("replay", str(kept))
    assert not problems
    assert answer["scores"] == list(records.replay(record).scores())
    assert len(answer["moves"]) == len(record.moves)


def test_replay_tells_every_move_in_text(kept: Path) -> None:
    done = tantrix("replay", str(kept), "--boards")
    assert done.returncode == 0
    assert done.stdout.strip().splitlines()[-1].startswith("Scores: ")


@pytest.mark.parametrize("at", [0, 7])
def test_show_tells_a_record_at_a_move(kept: Path, at: int) -> None:
    answer = document("show", str(kept), "--at", str(at))
    assert len(answer["board"]) == at


@pytest.fixture(params=[*GAMES, "doubles"])
def of_any_game(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, records.Game]:
    """A file with a whole random game of each kind, and that game."""
    doubles = request.param == "doubles"
    rules = StrategyRules(players=4, doubles=True) if doubles else GAMES[request.param]()
    rng = random.Random(7)
    state = rules.new_state(rules.deal(rng))
    while not state.is_over:
        state.play(rng.choice(state.legal_actions()))
    game = records.Game.played(state)  # type: ignore[arg-type]
    file = tmp_path / "game.tantrix"
    file.write_text(str(game), encoding="utf-8")
    return file, game


def test_every_game_is_replayed_move_by_move(of_any_game: tuple[Path, records.Game]) -> None:
    file, game = of_any_game
    answer = document("replay", str(file))
    assert answer["scores"] == list(game.final().scores())
    assert answer["game"] == game_of(game.begun)
    nodes = list(game.main_line())
    assert [told["drawn"] for told in answer["moves"]] == [node.drawn for node in nodes]
    before = game.begun
    for told, node in zip(answer["moves"], nodes, strict=True):
        laid = node.action if isinstance(node.action, Placement) else None
        assert told["code"] == (moves.write_placement(laid) if laid else None)
        assert told["player"] == before.player
        assert (told["human"].startswith("F") and "@" in told["human"]) <= (
            told["forced"] or isinstance(before, GobbleState)
        )
        before = node.state()
    done = tantrix("replay", str(file), "--boards")
    assert (done.returncode, done.stderr) == (0, "")
    for index, told in enumerate(answer["moves"], start=1):
        assert re.search(
            rf"^ *{index}\. (\w+( \d)?: )?{re.escape(told['human'])}$", done.stdout, re.MULTILINE
        )
    assert done.stdout.splitlines()[-1].startswith("Scores: ")


def test_who_plays_alone_is_named_where_the_record_tells_it(tmp_path: Path) -> None:
    rules = GAMES["gobble"]()
    state = rules.new_state(rules.deal(random.Random(1)))
    state.play(state.legal_actions()[0])
    file = tmp_path / "gobble.tantrix"
    for tags, begins in (({}, "  1. "), ({"Player1": "Ann"}, "  1. Ann: ")):
        game = records.Game.played(state, tags)  # type: ignore[arg-type]
        file.write_text(str(game), encoding="utf-8")
        line = tantrix("replay", str(file)).stdout.splitlines()[0]
        assert re.match(re.escape(begins) + r"\d+@", line)


@pytest.mark.parametrize("at", [0, 9, None])
def test_show_tells_every_game_at_every_move(
    of_any_game: tuple[Path, records.Game], at: int | None
) -> None:
    file, game = of_any_game
    node = game.end() if at is None else [game, *game.main_line()][at]
    state = node.state()
    chosen = () if at is None else ("--at", str(at))
    answer = document("show", str(file), *chosen)
    assert answer == json.loads(json.dumps(registry.form_of(state).view(state)))
    shown = tantrix("show", str(file), *chosen)
    assert (shown.returncode, shown.stderr) == (0, "")
    for placement in state.board.placements[-1:]:
        assert f"[{placement.tile}]" in shown.stdout
    assert tantrix("show", "-", *chosen, text=str(game)).stdout == shown.stdout


def test_show_draws_every_game_in_its_theme(of_any_game: tuple[Path, records.Game]) -> None:
    file, _ = of_any_game
    drawn = [
        tantrix("show", str(file), "--svg", "-", "--theme", theme).stdout
        for theme in ("light", "dark")
    ]
    assert all(picture.startswith("<svg") for picture in drawn)
    assert drawn[0] != drawn[1]


def test_a_move_beyond_a_record_of_any_game_is_refused(
    of_any_game: tuple[Path, records.Game],
) -> None:
    file, game = of_any_game
    done = tantrix("show", str(file), "--at", "999")
    assert (done.returncode, done.stdout) == (2, "")
    assert f"the record has {len(game.moves())} moves" in done.stderr


def test_show_writes_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    done = tantrix("show", START, "--svg", str(file), "--theme", "dark")
    assert done.returncode == 0
    assert file.read_text(encoding="utf-8").startswith("<svg")


def test_show_reads_a_position_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(f"{START}\n", encoding="utf-8")
    assert tantrix("show", str(file)).stdout == tantrix("show", START).stdout


class Person(io.TextIOBase):
    """Somebody at the terminal, who sees in the record how the game stands and plays what fits."""

    def __init__(self, file: Path, *first: str) -> None:
        self._file = file
        self._first = [*first]

    def readline(self, _: int | None = -1) -> str:  # type: ignore[override]
        if self._first:
            return f"{self._first.pop(0)}\n"
        record, problems = records.read(self._file.read_text(encoding="utf-8"))
        assert problems == []
        state = records.replay(record)
        assert isinstance(state, StrategyState)
        return f"{moves.write_placement(state.legal_placements()[0])}\n"


def test_a_whole_game_is_played_at_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "mine.tantrix"
    person = Person(file, "help", "nonsense", "1@9,9:0")
    words = ("play", "--robot", "random", "--seed", "4", "--record", str(file))
    done = tantrix(*words, stdin=person)
    record, problems = records.read(file.read_text(encoding="utf-8"))
    assert (done.returncode, problems) == (0, [])
    state = records.replay(record)
    assert state.is_over
    assert "Scores" in done.stdout or str(state.scores()[0]) in done.stdout
    assert "is not a placement" in done.stdout
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", record.tags["Date"])  # as `docs/library/records.md`


def test_resigning_ends_the_game(tmp_path: Path) -> None:
    file = tmp_path / "given-up.tantrix"
    words = ("play", "--robot", "random", "--robot", "greedy", "--seed", "1", "--record", str(file))
    assert tantrix(*words, text="moves\nresign\n").returncode == 0
    record, _ = records.read(file.read_text(encoding="utf-8"))
    assert 0 in records.replay(record).resigned


@pytest.mark.parametrize(
    "words",
    [
        ("legal", "nonsense"),
        ("legal", ""),
        ("legal", "v1 strategy:2 free 0 1,1/3,4 ?52 -"),
        ("legal", "v1 strategy:2 free 0 " + "9" * 5000 + "/3 ?52 -"),
        ("legal",),
        ("perft", "--players", "5", "--bag", BAG, "--depth", "1"),
        ("perft", "--players", "2", "--bag", "1,2,3", "--depth", "1"),
        ("perft", "--players", "2", "--bag", "1,,3", "--depth", "1"),
        ("perft", "--players", "2", "--bag", "1,²", "--depth", "1"),
        ("perft", "--players", "2", "--bag", BAG + ",56", "--depth", "1"),
        ("perft", "--players", "2", "--bag", BAG, "--depth", "9" * 50),
        ("match", "greedy", "nobody", "--games", "2"),
        ("match", "greedy", "random", "--games", "3", "--pairs"),
        ("match", "greedy", "random", "--games", "0"),
        ("match", "greedy", "--games", "2"),
        ("match", "greedy", "random", "--games", "2", "--results", "/"),
        ("show", "no such file"),
        ("show", "."),
        ("show", START, "--theme", "mauve", "--svg", "x.svg"),
        ("show", START, "--svg", "no/such/folder/x.svg"),
        ("replay", "no such file"),
        ("play", "--colour", "mauve"),
        ("play", "--robot", "nobody"),
        ("play", "--record", "no/such/folder/x"),  # before the first move
        ("frobnicate",),
        ("--frobnicate",),
    ],
)
def test_bad_input_is_one_clear_line(words: tuple[str, ...]) -> None:
    done = tantrix(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("tantrix: ")


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"", b"v1 ", b"[", b"\x00" * 100])
@pytest.mark.parametrize("command", ["show", "replay"])
def test_a_file_that_holds_no_game_is_refused(tmp_path: Path, command: str, content: bytes) -> None:
    file = tmp_path / "bad"
    file.write_bytes(content)
    done = tantrix(command, str(file))
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("tantrix: ")


def test_a_move_beyond_the_record_is_refused(kept: Path) -> None:
    done = tantrix("show", str(kept), "--at", "999")
    assert (done.returncode, done.stdout) == (2, "")


def test_people_are_answered_in_their_language() -> None:
    assert "sept champs" in tantrix("legal", "x", lang="fr_FR.UTF-8").stderr
    assert "sept champs" in tantrix("--lang", "fr", "legal", "x").stderr


@pytest.mark.parametrize("words", [("legal", START), ("legal", "x"), ("perft", "--bag", BAG)])
def test_a_process_of_its_own_says_what_a_call_in_this_one_says(words: tuple[str, ...]) -> None:
    called = tantrix(*words)
    process = subprocess.run(
        [sys.executable, "-m", "tantrix", *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LC_ALL": "en"},
    )
    assert process.returncode == called.returncode
    assert (process.stdout, process.stderr) == (called.stdout, called.stderr)


def test_a_reader_who_leaves_early_gets_no_traceback() -> None:
    command = f"'{sys.executable}' -m tantrix legal '{START}' | head -1"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, check=True)
    assert "Traceback" not in done.stderr


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys\nsys.argv = ['tantrix', '--help']\n"
        "from tantrix.cli.main import main\n"
        "try:\n    main()\nfinally:\n"
        "    heavy = {'rich', 'starlette', 'asyncio', 'tantrix.rules.core'} & set(sys.modules)\n"
        "    print(heavy, file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "perft" in done.stdout
    assert done.stderr.strip() == "set()"


def test_a_slip_of_the_pen_is_pointed_out() -> None:
    for words, meant in (("solv",), "solve"), (("solve", "rainbow-rde"), "rainbow-red"):
        refused = tantrix(*words)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert f"did you mean “{meant}”?" in refused.stderr
    assert "did you mean --seed?" in tantrix("spaghetti", "56", "--sed").stderr
    assert "did you mean" not in tantrix("solve", "zzz").stderr
    assert "did you mean" not in tantrix("--json").stderr


def test_a_puzzle_is_read_from_standard_input() -> None:
    made = tantrix("generate", "turns", "--seed", "1")
    assert made.returncode == 0
    solved = tantrix("solve", "-", "--count", text=made.stdout)
    assert solved.returncode == 0, solved.stderr
    assert tantrix("solve", "-", text="").returncode == 2


@pytest.mark.parametrize("name", ["s.png", "s.pdf", "s.JPG"])
def test_svg_is_not_written_under_the_name_of_another_format(tmp_path: Path, name: str) -> None:
    file = str(tmp_path / name)
    for words in ("show", "v1 strategy:2 free 0 1/2 ?54 -"), ("solve", "discovery-7"):
        refused = tantrix(*words, "--svg", file)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert ".svg" in refused.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_spaghetti_goes_to_standard_output_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    whole = tmp_path / "whole"
    assert tantrix("spaghetti", "56", "--output", str(whole)).returncode == 0
    assert tantrix("spaghetti", "56", "--output", "-").stdout == whole.read_text()
    assert tantrix("spaghetti", "56", "--output", "-", "--json").returncode == 2
    assert list(tmp_path.iterdir()) == [whole]


def test_a_variable_that_only_looks_like_a_setting_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TANTRIX_SERVICE_HOST", "10.0.0.1")
    done = tantrix("admin", "verify", "--data", str(tmp_path / "none"))
    assert "TANTRIX_SERVICE_HOST is ignored: there is no such setting" in done.stderr


def test_the_address_of_a_service_is_not_taken_for_a_port(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TANTRIX_PORT", "tcp://10.0.0.1:80")
    done = tantrix("admin", "verify", "--data", str(tmp_path / "none"))
    assert (
        "TANTRIX_PORT is ignored: “tcp://10.0.0.1:80” is the address of another service, not a "
        "port.\n"
    ) in done.stderr


@pytest.mark.parametrize("game", sorted(GAMES))
def test_replay_compares_the_outcome_of_every_game_with_its_moves(
    game: str, tmp_path: Path
) -> None:
    rules, rng = GAMES[game](), random.Random(1)
    state = rules.new_state(rules.deal(rng))
    while not state.is_over:
        state.play(rng.choice(state.legal_actions()))  # type: ignore[attr-defined]
    text = str(records.Game.played(state))  # type: ignore[arg-type]
    scores = text.rsplit(maxsplit=1)[-1]
    file = tmp_path / "game.txt"
    for written, status in ((text, 0), (text.replace(f'"{scores}"', '"99"'), 1)):
        file.write_text(written, encoding="utf-8")
        done = tantrix("replay", str(file))
        assert done.returncode == status
        assert (f"gives 99, but the moves give {scores}." in done.stderr) == bool(status)


def test_replay_tells_what_is_noted_and_how_a_game_was_halted(kept: Path, tmp_path: Path) -> None:
    record, _ = records.read(kept.read_text(encoding="utf-8"))
    first, second = record.moves[:2]
    noted = replace(first, used_ms=4_500, left_ms=9_000, nags=(1,), variations=((first,),))
    file = tmp_path / "halted.tantrix"
    record.moves = [noted, second, records.RecordMove(Halt.TIE)]
    file.write_text(records.write(record), encoding="utf-8")
    moves_told = document("replay", str(file))["moves"]
    told = {name: moves_told[0][name] for name in ("used_ms", "left_ms", "nags")}
    assert told == {"used_ms": 4_500, "left_ms": 9_000, "nags": [1]}
    code = moves.write_action(first.placement)
    assert [[move["action"] for move in line] for line in moves_told[0]["variations"]] == [[code]]
    assert (moves_told[2]["player"], moves_told[2]["halted"]) == (None, "tie")
    assert "  3. All players agreed to a draw." in tantrix("replay", str(file)).stdout
