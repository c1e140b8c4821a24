"""Games from one kind of file to another, by the command and by programs."""

from __future__ import annotations

import csv
import io
import itertools
import json
import random
import re
import sys
from pathlib import Path
from typing import cast

import pytest
from PIL import Image, ImageChops
from pyarrow import parquet

from cli.calling import document, tantrix
from tantrix import conversion
from tantrix.conversion import pictures
from tantrix.notation import records
from tantrix.notation.moves import read_action
from tantrix.notation.positions import registry
from tantrix.notation.race_records import RaceRecord, race_record_of, read_race
from tantrix.notation.races import write_action
from tantrix.notation.records import Game
from tantrix.notation.records.model import TurnState
from tantrix.render.themes import theme_of
from tantrix.rules.base import Draw
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.race.state import RaceRules
from tantrix.rules.registry import GAMES
from tantrix.rules.strategy.state import StrategyRules


def played(name: str, seed: int) -> Game:
    """A whole random game, with a remark, a glyph and a variation."""
    rng = random.Random(seed)
    rules = GAMES[name]()
    dealt = rules.deal(rng)
    state = cast(TurnState, rules.new_state(dealt))
    while not state.is_over:
        state.play(rng.choice(state.legal_actions()))
    tags = {"Event": "Trial", "Player1": "Ann"}
    if isinstance(rules, StrategyRules):
        game = Game.of(records.of(dealt, state, tags))  # type: ignore[arg-type]
    else:
        game = Game.played(state, tags)
    first = game.variations[0]
    first.comment, first.used_ms, first.left_ms, first.nags = "so, “so”", 4_500, 9, [1, 14]
    for action in game.begun.legal_actions()[:2]:
        if action != first.action:
            game.add(action, comment="or so")
    return game


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return [played(name, seed) for seed in range(2) for name in sorted(GAMES)]


@pytest.fixture(scope="module")
def text(games: list[Game], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a game of every kind, twice."""
    file = tmp_path_factory.mktemp("games") / "games.tantrix"
    with file.open("wb") as opened:
        assert conversion.write_games(games, opened, "text") == len(games)
    return file


@pytest.mark.parametrize("suffix", ["json", "jsonl", "parquet", "txt"])
def test_games_come_back_from_every_format_that_can_be_read(
    suffix: str, text: Path, tmp_path: Path
) -> None:
    there, back = tmp_path / f"games.{suffix}", tmp_path / "back.tantrix"
    assert tantrix("convert", str(text), str(there)).returncode == 0
    assert tantrix("convert", str(there), str(back)).returncode == 0
    assert back.read_bytes() == text.read_bytes()
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted([there.name, back.name])


def test_games_replay_from_the_columns_of_a_parquet_file(
    games: list[Game], text: Path, tmp_path: Path
) -> None:
    file = tmp_path / "games.parquet"
    tantrix("convert", str(text), str(file))
    for row, game in zip(parquet.read_table(file).to_pylist(), games, strict=True):
        state = registry.read(row["position"])
        for move in row["moves"]:
            state.play(read_action(move["action"]), settle=False)
            if move["drawn"] is not None:
                state.play(Draw(move["drawn"]), settle=False)
        outcome = state.outcome()
        assert outcome is not None
        assert state == game.final()
        assert (row["scores"], row["termination"]) == (list(outcome.scores), outcome.termination)
        assert dict(row["tags"]) == game.tags
        assert row["moves"][0]["nags"] == [1, 14]


def test_a_table_has_a_row_for_each_move(games: list[Game], text: Path, tmp_path: Path) -> None:
    file = tmp_path / "moves.csv"
    assert tantrix("convert", str(text), str(file)).returncode == 0
    rows = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))
    assert len(rows) == sum(len(game.moves()) for game in games)
    first = rows[0]
    assert (first["game"], first["move"], first["nags"]) == ("1", "1", "1 14")
    assert (first["used_ms"], first["left_ms"], first["comment"]) == ("4500", "9", "so, “so”")
    laid = next(row for row in rows if row["tile"])
    assert f"{laid['tile']}@{laid['q']},{laid['r']}:{laid['rotation']}" == laid["action"]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_board_of_one_game_is_drawn(name: str, tmp_path: Path) -> None:
    source = tmp_path / "game.txt"
    source.write_text(str(played(name, 3)), encoding="utf-8")
    assert tantrix("convert", str(source), str(tmp_path / "game.svg")).returncode == 0
    assert (tmp_path / "game.svg").read_text(encoding="utf-8").startswith("<svg")
    assert tantrix("convert", str(source), str(tmp_path / "game.png")).returncode == 0
    assert (tmp_path / "game.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("name", "form"), [*((name, "gif") for name in sorted(GAMES)), ("strategy", "webp")]
)
def test_an_animation_shows_every_board_of_one_game(name: str, form: str, tmp_path: Path) -> None:
    game = played(name, 3)
    list(game.main_line())[7].variations.clear()
    source = tmp_path / "game.txt"
    source.write_text(str(game), encoding="utf-8")
    file = tmp_path / f"game.{form}"
    assert tantrix("convert", str(source), str(file), "--delay", "100").returncode == 0
    drawn = list(pictures.frames(game))
    assert len({re.search("viewBox=.*? height=[^ ]*", each)[0] for each in drawn}) == 1  # type: ignore[index]
    with Image.open(file) as shown:
        assert shown.format == form.upper()
        assert max(shown.size) == pictures.FRAME_PIXELS
        assert shown.n_frames == len(list(itertools.groupby(drawn)))  # type: ignore[attr-defined]
        shown.seek(0)
        first = shown.convert("RGB")
        shown.seek(shown.n_frames - 1)  # type: ignore[attr-defined]
        assert ImageChops.difference(first, shown.convert("RGB")).getbbox() is not None


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_frame_of_an_animation_looks_like_its_board(name: str) -> None:
    game, file = played(name, 3), io.BytesIO()
    conversion.write_games([game], file, "gif")
    ground = theme_of("light").table
    with Image.open(file) as shown:
        drawn = [frame for frame, _ in itertools.groupby(pictures.frames(game))]
        for index in (0, len(drawn) // 2, len(drawn) - 1):
            shown.seek(index)
            side = "width" if shown.width > shown.height else "height"
            whole = pictures.png(drawn[index], **{side: pictures.FRAME_PIXELS}, background=ground)
            with Image.open(io.BytesIO(whole)) as picture:
                # Edges may differ by a part of a pixel.
                there, here = (each.convert("L").resize((80, 80)) for each in (picture, shown))
            assert sum(ImageChops.difference(there, here).histogram()[40:]) == 0


def test_the_last_board_of_an_animation_stays_longest() -> None:
    game, file = played("strategy", 3), io.BytesIO()
    list(game.main_line())[3].variations.clear()
    conversion.write_games([game], file, "gif", pictures.PictureOptions(delay_ms=50))
    with Image.open(file) as shown:
        times = []
        for frame in range(shown.n_frames):  # type: ignore[attr-defined]
            shown.seek(frame)
            times.append(shown.info["duration"])
    assert times[0] == 50
    assert times[-1] == 50 * pictures.LAST_FRAMES


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_theme_and_the_language_are_those_that_are_asked_for(name: str) -> None:
    game = played(name, 3)
    drawn = {
        pictures.picture(game, pictures.PictureOptions(theme=theme, lang=lang))
        for theme in ("light", "dark")
        for lang in ("en", "fr")
    }
    assert len(drawn) == 4


@pytest.mark.parametrize("name", sorted(GAMES))
def test_positions_are_converted_as_games_without_moves(name: str, tmp_path: Path) -> None:
    states = [registry.write(played(name, seed).final()) for seed in (1, 2)]
    source = tmp_path / "positions.txt"
    source.write_text("\n".join([*states, ""]), encoding="utf-8")
    done = tantrix("convert", str(source), "-", "--to", "json")
    assert (done.returncode, done.stderr) == (0, "")
    assert [json.loads(line)["moves"] for line in done.stdout.splitlines()] == [[], []]
    drawing = tmp_path / "second.svg"
    assert tantrix("convert", str(source), str(drawing), "--game", "2").returncode == 0
    shown = tantrix("show", states[1], "--svg", "-").stdout
    assert drawing.read_text(encoding="utf-8") == shown


def test_a_line_among_positions_that_is_none_is_told(tmp_path: Path) -> None:
    source = tmp_path / "positions.txt"
    source.write_text("v1 strategy:2 free 0 1,2/3,4 ?52 -\nnonsense\n", encoding="utf-8")
    done = tantrix("convert", str(source), "-")
    assert done.returncode == 2
    assert "seven fields" in done.stderr


def test_a_game_is_cut_after_a_move(text: Path) -> None:
    done = tantrix("convert", str(text), "-", "--at", "2", "--to", "json")
    assert done.returncode == 0
    assert [len(json.loads(line)["moves"]) for line in done.stdout.splitlines()] == [2] * 8
    done = tantrix("convert", str(text), "-", "--at", "999")
    assert (done.returncode, done.stdout) == (2, "")


def test_one_game_of_several_is_chosen(games: list[Game], text: Path, tmp_path: Path) -> None:
    done = tantrix("convert", str(text), "-", "--game", "2")
    assert (done.returncode, done.stdout) == (0, str(games[1]))
    drawing = tmp_path / "third.svg"
    assert tantrix("convert", str(text), str(drawing), "--game", "3").returncode == 0
    assert drawing.read_text(encoding="utf-8").rstrip() == pictures.picture(games[2]).rstrip()


def test_a_named_format_is_written_under_any_name(text: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    assert tantrix("convert", str(text), str(file), "--to", "text").returncode == 0
    assert file.read_bytes() == text.read_bytes()


def test_a_format_that_is_not_known_is_not_written(games: list[Game]) -> None:
    with pytest.raises(TantrixError) as error:
        conversion.write_games(games, io.BytesIO(), "xls")
    assert error.value.id == "bad.convert.unwritten"
    assert "parquet" in str(error.value)


def test_games_come_from_standard_input_and_go_to_standard_output(text: Path) -> None:
    content = text.read_text(encoding="utf-8")
    assert tantrix("convert", "-", "-", text=content).stdout == content


def test_a_file_may_take_its_own_place(text: Path, tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    file.write_bytes(text.read_bytes())
    assert tantrix("convert", str(file), str(file)).returncode == 0
    assert file.read_bytes() == text.read_bytes()


def test_mistakes_are_listed_and_the_games_converted_as_far_as_they_go(
    text: Path, tmp_path: Path
) -> None:
    file = tmp_path / "slip.txt"
    file.write_text(text.read_text(encoding="utf-8").replace("\n2. ", "\n7. "), encoding="utf-8")
    done = tantrix("convert", str(file), "-", "--to", "json")
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 8
    assert "Turn 2 is numbered 7." in done.stderr


@pytest.mark.parametrize(
    ("content", "suffix", "sentence"),
    [
        (b"\xff", "txt", "not UTF-8"),
        (b"{}\n", "json", "Line 1 is not the JSON of a game"),
        (b"\n[", "json", "Line 2, column 2: this is not JSON"),
        (b"x", "parquet", "not a Parquet file of games"),
    ],
)
def test_what_cannot_be_read_is_told_in_one_line(
    content: bytes, suffix: str, sentence: str, tmp_path: Path
) -> None:
    file = tmp_path / f"wrong.{suffix}"
    file.write_bytes(content)
    done = tantrix("convert", str(file), str(tmp_path / "out.txt"))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert sentence in done.stderr
    assert not (tmp_path / "out.txt").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("no such file", "-"), "no such file"),
        (("{text}", "/no/such/folder/x.json"), "/no/such/folder/x.json"),
        (("{text}", "board.svg"), "exactly one"),
        (("moves.csv", "-"), "cannot be read from csv"),
        (("{text}", "games.pdf"), "“tantrix print” makes sheets of puzzles"),
        (("{text}", "-", "--game", "9"), "has no game 9"),
        (("{text}", "games.JPG"), "Files in .JPG cannot be written"),
    ],
)
def test_what_cannot_be_converted_is_told_in_one_line(
    words: tuple[str, str],
    sentence: str,
    text: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("moves.csv").write_text("a", encoding="utf-8")
    done = tantrix("convert", *(word.format(text=text) for word in words))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert sentence in done.stderr


@pytest.mark.parametrize(
    ("package", "form", "extra"),
    [
        ("pyarrow", "parquet", "archive"),
        ("resvg_py", "png", "print"),
        ("PIL", "gif", "print"),
        ("PIL", "webp", "print"),
    ],
)
def test_a_missing_extra_is_named(
    package: str, form: str, extra: str, games: list[Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(TantrixError) as error:
        conversion.write_games(games[:1], io.BytesIO(), form)
    assert (error.value.id, error.value.params["extra"]) == ("bad.convert.extra", extra)


@pytest.mark.parametrize("form", conversion.WRITABLE)
@pytest.mark.parametrize("content", ["", "\n \n", "Dear all,\nwe met on Friday.\n"])
def test_a_file_without_a_game_is_refused_and_nothing_is_written(
    content: str, form: str, tmp_path: Path
) -> None:
    source, target = tmp_path / "source.txt", tmp_path / f"target.{form}"
    source.write_text(content, encoding="utf-8")
    done = tantrix("convert", str(source), str(target), "--to", form)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == f"tantrix: {source}: there is no game in it."
    assert sorted(tmp_path.iterdir()) == [source]
    done = tantrix("convert", str(source), "-", "--to", form)
    assert (done.returncode, done.stdout) == (2, "")


@pytest.mark.parametrize("content", ["{}\n", "[1, 2]\n", "{\n"])
def test_of_a_bad_document_nothing_is_written(content: str, tmp_path: Path) -> None:
    source, target = tmp_path / "source.json", tmp_path / "target.txt"
    source.write_text(content, encoding="utf-8")
    done = tantrix("convert", str(source), str(target))
    assert done.returncode == 2
    assert done.stderr
    assert sorted(tmp_path.iterdir()) == [source]


def race(seed: int, most: int = 2000) -> RaceRecord:
    """A race in which everybody does anything that is allowed."""
    rng = random.Random(seed)
    rules = RaceRules(3)
    deal = rules.deal(rng)
    state = rules.new_state(deal)
    while not state.is_over and len(state.history) < most:
        actions = state.legal_actions(rng.choice(state.racing))
        if actions:
            state.play(rng.choice(actions))
    return race_record_of(deal, state, {"Player1": "Ann"}, [1500])


@pytest.fixture
def races(games: list[Game], tmp_path: Path) -> Path:
    """A file with a race, a game of Strategy, and a race that goes on."""
    file = tmp_path / "races.tantrix"
    with file.open("wb") as opened:
        conversion.write_games([race(1), games[-1], race(2, 30)], opened, "text")
    return file


@pytest.mark.parametrize("suffix", ["json", "parquet", "txt"])
def test_races_stand_among_games(suffix: str, races: Path, tmp_path: Path) -> None:
    there, back = tmp_path / f"there.{suffix}", tmp_path / "back.tantrix"
    assert tantrix("convert", str(races), str(there)).returncode == 0
    assert tantrix("convert", str(there), str(back)).returncode == 0
    assert back.read_bytes() == races.read_bytes()


def test_a_table_has_a_row_for_each_action_of_a_race(races: Path) -> None:
    done = tantrix("convert", str(races), "-", "--to", "csv", "--game", "1")
    rows = list(csv.DictReader(done.stdout.splitlines()))
    raced = race(1)
    assert [row["player"] for row in rows] == [str(move.action.player) for move in raced.moves]
    assert (rows[0]["action"], rows[0]["used_ms"], rows[0]["tile"]) == ("turn", "1500", "")
    laid = next(row for row in rows if row["tile"])
    assert f"{laid['tile']}@{laid['q']},{laid['r']}:{laid['rotation']}" == laid["action"]


def test_a_race_is_drawn_and_moves(races: Path, tmp_path: Path) -> None:
    drawn, moving = tmp_path / "race.svg", tmp_path / "race.gif"
    assert tantrix("convert", str(races), str(drawn), "--game", "1").returncode == 0
    assert drawn.read_text(encoding="utf-8").startswith("<svg")
    assert tantrix("convert", str(races), str(moving), "--game", "3").returncode == 0
    joined = len(race(2, 30).final().board) - 2
    with Image.open(moving) as opened:
        assert opened.n_frames == 1 + joined  # type: ignore[attr-defined]


def test_a_race_is_cut_after_an_action(races: Path) -> None:
    done = tantrix("convert", str(races), "-", "--game", "1", "--at", "5")
    assert read_race(done.stdout).moves == race(1).moves[:5]
    late = tantrix("convert", str(races), "-", "--game", "1", "--at", "999")
    assert (late.returncode, late.stderr.count("\n")) == (2, 1)


def test_a_race_that_cannot_be_read_is_told_with_its_line(races: Path) -> None:
    text = races.read_text(encoding="utf-8").replace("\n2. ", "\n2. 0:jump ", 1)
    done = tantrix("convert", "-", "-", text=text)
    assert (done.returncode, done.stdout) == (2, "")
    assert "The Gobble race that begins in line 1 cannot be read" in done.stderr


def test_a_race_is_replayed_to_its_places(races: Path) -> None:
    finish = race(1).final().outcome()
    assert finish is not None
    answer = document("replay", str(races), "--game", "1")
    assert answer["outcome"]["places"] == list(finish.places)
    assert answer["game"] == "race:3"
    told = [(move["player"], move["code"]) for move in answer["moves"]]
    assert told == [(one.action.player, write_action(one.action)) for one in race(1).moves]
    lines = tantrix("replay", str(races), "--boards").stdout.splitlines()
    assert sum("Ann: turn  0:01" in line for line in lines) <= 1
    best = {
        name for name, place in zip(["Ann", "2", "3"], finish.places, strict=True) if place == 1
    }
    assert {line.split(". ")[1].split(":")[0] for line in lines if line.startswith("1. ")} == best


def test_a_race_is_shown_after_an_action(races: Path, tmp_path: Path) -> None:
    at = race(1).final().history
    answer = document("show", str(races), "--game", "1", "--at", str(len(at)))
    assert len(answer["board"]) == len(race(1).final().board)
    assert "Ann" not in tantrix("show", str(races), "--at", "0").stdout
    drawn = tmp_path / "shown.svg"
    assert tantrix("show", str(races), "--at", "0", "--svg", str(drawn)).returncode == 0
    assert drawn.read_text(encoding="utf-8").startswith("<svg")
    refused = tantrix("show", str(races), "--at", "999")
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 2)


def test_a_race_is_not_analysed(races: Path) -> None:
    refused = tantrix("analyse", str(races))
    assert refused.returncode == 2
    assert "only games of Strategy are possible here" in refused.stderr
