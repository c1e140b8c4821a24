"""Games of every kind as trees and as text, and records read from a stream."""

from __future__ import annotations

import io
import json
import random
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tantrix.notation import records
from tantrix.notation.positions import registry
from tantrix.notation.records import Game, GameNode, RecordMove
from tantrix.notation.records.json_form import from_json, to_json
from tantrix.notation.records.model import TurnState
from tantrix.rules.base import Draw
from tantrix.rules.core.errors import IllegalAction, NotationError, TantrixError
from tantrix.rules.registry import GAMES
from tantrix.rules.strategy.state import StrategyState

from .examples import deal, game, slipped

TEXTS = st.text(max_size=12) | st.sampled_from(
    ['"', "{[%used 1:00]}", "a\nb", "!", "$1", '[A "b"]']
)
CLOCKS = st.none() | st.integers(0, 10**8)


def begun(name: str, rng: random.Random) -> TurnState:
    """The first position of a game, or one in the middle of it."""
    rules = GAMES[name]()
    state = rules.new_state(rules.deal(rng))
    for _ in range(rng.choice([0, 0, 7])):
        if not state.is_over:
            state.play(rng.choice(state.legal_actions()), settle=False)
    # A position is what a text says, without the moves that led to it.
    return cast(TurnState, registry.read(registry.write(state)))


GOBBLE = str(Game.played(begun("gobble", random.Random(0))))


def grow(node: GameNode, rng: random.Random, most: int, depth: int = 2) -> None:
    """Play on at random, with variations here and there."""
    for _ in range(most):
        state = node.state()
        if state.is_over:
            return
        legal = state.legal_actions()
        main = node.add(rng.choice(legal))
        if depth and len(legal) > 1 and rng.random() < 0.2:
            other = rng.choice([action for action in legal if action != main.action] or legal)
            if not isinstance(other, Draw):
                grow(node.add(other), rng, 3, depth - 1)
        node = main


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A game of any kind with notes of any text."""
    rng = random.Random(draw(st.integers(0, 10**6)))
    start = begun(draw(st.sampled_from(sorted(GAMES))), rng)
    tags = draw(st.dictionaries(st.from_regex(r"\A(Event|Player[1-4]|[A-Z]x?)\Z"), TEXTS))
    whole = Game.new(start, {name: value for name, value in tags.items() if value})
    whole.comment = draw(TEXTS)
    grow(whole, rng, draw(st.integers(0, 12)))
    for node in nodes(whole):
        if rng.random() < 0.3:
            node.comment = draw(TEXTS)
            node.nags = draw(st.lists(st.integers(0, 255), max_size=3))
            node.used_ms, node.left_ms = draw(CLOCKS), draw(CLOCKS)
    return whole


def nodes(node: GameNode) -> Iterator[GameNode]:
    for child in node.variations:
        yield child
        yield from nodes(child)


@settings(max_examples=60, deadline=None)
@given(games())
def test_a_game_of_any_kind_comes_back_from_its_text(whole: Game) -> None:
    text = str(whole)
    again, problems = records.read_game(text)
    assert problems == []
    assert str(again) == text
    assert (again.begun, again.tags, again.comment) == (whole.begun, whole.tags, whole.comment)
    assert again.moves() == whole.moves()
    assert again.final() == whole.final()


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_of_any_kind_is_read_to_the_same_end(name: str, seed: int) -> None:
    rng = random.Random(seed)
    state = begun(name, rng)
    while not state.is_over:
        text = str(Game.played(state, {"Seed": "7"}))
        assert "Seed" not in text
        if rng.random() < 0.1:
            running, problems = records.read_game(text)
            assert problems == []
            assert running.final().hidden() == state.hidden()
        state.play(rng.choice(state.legal_actions()))
    again, problems = records.read_game(str(Game.played(state, {"Seed": "7"})))
    assert problems == []
    assert again.tags == {"Seed": "7"}
    assert again.final() == state
    assert again.final().outcome() == state.outcome()


@settings(max_examples=30, deadline=None)
@given(games())
def test_a_game_of_any_kind_comes_back_from_its_json(whole: Game) -> None:
    again = from_json(json.loads(json.dumps(to_json(whole))))
    assert again.moves() == whole.moves()
    assert (again.begun, again.tags, again.comment) == (whole.begun, whole.tags, whole.comment)


def test_a_game_with_a_deal_comes_back_from_its_json() -> None:
    whole = Game.of(records.of(deal(0)[1], game(0), {"Event": "Trial"}))
    document = to_json(whole)
    assert str(from_json(document)) == str(whole)
    assert (document["result"], document["termination"]) == records.result(game(0))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("", []),
        ("tags", {"Event": 1}),
        ("tags", {"Result": "1-1"}),
        ("began", None),
        ("comment", None),
        ("moves", {}),
        ("moves[0]", 1),
        ("moves[0].action", None),
        ("moves[0].drawn", "1"),
        ("moves[0].nags", ["!"]),
        ("moves[0].variations", [1]),
    ],
)
def test_a_document_that_is_no_game_says_where(path: str, value: object) -> None:
    document = to_json(Game.of(records.of(deal(0)[1], game(0))))
    if path.startswith("moves["):
        name = path.partition(".")[2]
        document["moves"][0] = document["moves"][0] | {name: value} if name else value
    elif path:
        document[path] = value
    with pytest.raises(NotationError) as error:
        from_json(document if path else value)
    assert error.value.id == "bad.record.json"
    assert str(error.value.params["path"]).startswith(path or ".")


def test_a_document_with_a_bad_deal_says_what_is_wrong() -> None:
    document = to_json(Game.of(records.of(deal(0)[1], game(0))))
    document["began"]["Hands"] = "1,1/2"
    with pytest.raises(NotationError) as error:
        from_json(document)
    assert error.value.id == "bad.tiles"


@pytest.mark.parametrize("seed", range(4))
def test_a_record_with_a_deal_is_a_tree_as_well(seed: int) -> None:
    record = records.of(deal(seed)[1], game(seed), {"Event": "Trial"})
    text = records.write(record)
    tree, problems = records.read_game(text)
    assert problems == []
    assert str(tree) == text
    assert tree.record() == record
    assert Game.of(record).moves() == tuple(record.moves)


def test_a_node_knows_its_place_and_its_state() -> None:
    whole = Game.of(records.of(deal(0)[1], game(0)))
    third = list(whole.main_line())[2]
    assert whole.next is not None
    assert third.root is whole
    assert third.is_main_line
    assert third.path()[:2] == [whole, whole.next]
    assert third.end() is whole.end()
    assert whole.end().next is None
    assert third.state().history == game(0).history[: len(third.state().history)]
    assert third.parent is not None
    before = third.parent.state()
    other = next(a for a in before.legal_actions() if a != third.action)
    variation = third.parent.add(other, comment="Better.")
    assert not variation.is_main_line
    assert variation.drawn is None
    assert variation.state().board.peek() == other
    variation.promote()
    assert variation.is_main_line
    third.promote()
    third.promote()
    assert third.is_main_line
    variation.promote_to_main()
    assert third.parent.variations == [variation, third]
    variation.remove()
    assert variation.parent is None
    assert str(whole) == records.write(records.of(deal(0)[1], game(0)))


def test_an_illegal_move_is_not_added() -> None:
    whole = Game.of(records.of(deal(0)[1], game(0)))
    whole.variations.clear()
    with pytest.raises(IllegalAction):
        whole.add("1@5,5:0" if 1 not in deal(0)[1].hands[0] else "2@5,5:0")
    with pytest.raises(NotationError):
        whole.add("what")
    assert whole.variations == []


def test_only_a_game_has_a_root_and_only_a_move_can_be_moved() -> None:
    lone = GameNode()
    for wrong in (lone.move, lone.remove, lone.promote, lambda: lone.root):
        with pytest.raises(TantrixError) as error:
            wrong()
        assert error.value.id == "bad.node"
    rules = GAMES["solitaire"]()
    start = cast(TurnState, rules.new_state(rules.deal(random.Random(1))))
    with pytest.raises(TantrixError) as error:
        Game.new(start).record()
    assert error.value.id == "bad.record.other_game"
    assert error.value.params == {"game": "solitaire"}


@pytest.mark.parametrize("seed", range(8))
def test_a_record_of_strategy_may_begin_with_a_position(seed: int) -> None:
    whole = Game.new(begun("strategy", random.Random(seed)), {"Event": "Trial"})
    whole.comment = "set up"
    grow(whole, random.Random(seed), 12)
    text = str(whole)
    record, problems = records.read(text)
    assert problems == []
    assert records.replay(record) == whole.final()
    assert records.write(record) == text
    assert whole.record() == record
    assert Game.of(record).deal is None
    assert str(Game.of(record)) == text


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_state_is_written_as_the_game_that_led_to_it(name: str) -> None:
    state = begun(name, random.Random(5))
    state.play(state.legal_actions()[0])
    assert records.write_game(state) == str(Game.played(state))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_games_are_equal_when_all_that_is_told_of_them_is(name: str) -> None:
    state = begun(name, random.Random(5))
    state.play(state.legal_actions()[0])
    one, other = Game.played(state), Game.played(state)
    assert one == other
    assert records.read_game(str(one))[0] == one
    other.variations[0].nags.append(1)
    assert one != other
    assert one != Game.played(state, {"Event": "Trial"})
    assert one != Game.new(one.begun)
    assert one != str(one)


def test_only_a_record_is_written_as_one_and_the_error_says_what_writes_others() -> None:
    state = begun("strategy", random.Random(5))
    for wrong in (state, Game.played(state)):
        with pytest.raises(TypeError, match=f"a {type(wrong).__name__}: write_game"):
            records.write(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("hidden", [False, True])
def test_a_record_that_begins_with_a_position_has_its_hands_and_bag(hidden: bool) -> None:
    state = cast(StrategyState, registry.read("v1 strategy:2 free 1 1,2/3,4 5,6,7 -"))
    record = Game.new(state.hidden() if hidden else state).record()
    assert (record.deal.hands, record.deal.starter) == (((1, 2), (3, 4)), 1)
    assert (record.deal.bag, record.hidden) == (((), 3) if hidden else ((5, 6, 7), 0))


def test_a_record_of_another_game_is_told_from_one_without_hands() -> None:
    record, problems = records.read(GOBBLE)
    assert [(p.line, p.id, p.params) for p in problems] == [
        (3, "bad.record.other_game", {"game": "gobble"})
    ]
    assert (record.begun, record.moves) == (None, [])


def test_a_position_that_cannot_be_read_is_listed() -> None:
    for old, new, wanted in (
        ("v1 gobble", "v1 draughts", "bad.position"),
        ('[Game "gobble', '[Game "mindgame', "bad.record.game"),
    ):
        _, problems = records.read_game(GOBBLE.replace(old, new))
        assert wanted in [problem.id for problem in problems]


def test_a_second_game_is_a_problem_of_the_first() -> None:
    _, problems = records.read_game(GOBBLE + GOBBLE)
    assert [problem.id for problem in problems] == ["bad.record.more"]


# --- glyphs ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "nags"),
    [("!", (1,)), ("?? $14 !?", (4, 14, 5)), ("$0", (0,)), ("$1 {x} ?!", (1, 6)), ("$255", (255,))],
)
@pytest.mark.parametrize("space", ["", " "])
def test_glyphs_are_read_as_signs_and_as_numbers(
    written: str, nags: tuple[int, ...], space: str
) -> None:
    text = records.write(records.of(deal(0)[1], game(0)))
    found, problems = records.read(text.replace("\n2. ", f"{space}{written}\n2. "))
    assert problems == []
    assert found.moves[0].nags == nags
    assert len(found.moves) == len(records.read(text)[0].moves)
    again, problems = records.read(records.write(found))
    assert (again, problems) == (found, [])


@pytest.mark.parametrize("written", ["$256", "!!!", "$", "=13", "discard"])
def test_what_is_no_glyph_is_a_problem_and_passed_over(written: str) -> None:
    text = records.write(records.of(deal(0)[1], game(0)))
    found, problems = records.read(text.replace("\n2. ", f" {written}\n2. "))
    assert {problem.id for problem in problems} == {"bad.record.word"}
    assert found == records.read(text)[0]


def test_a_glyph_without_a_move_and_one_without_a_number_are_refused() -> None:
    text = records.write(records.of(deal(0)[1], game(0)))
    assert records.read(text.replace("\n1. ", "\n! 1. "))[1][0].id == "bad.record.word"
    record = records.of(deal(0)[1], game(0))
    record.moves[0] = RecordMove(record.moves[0].placement, record.moves[0].drawn, nags=(256,))
    with pytest.raises(NotationError) as error:
        records.write(record)
    assert error.value.id == "bad.nag"


# --- streams --------------------------------------------------------------------------------


def stream(seed: int) -> str:
    """Some records one after the other, one of them with a tag and braces in its comments."""
    texts = [records.write(records.of(deal(n)[1], game(n), {"Event": "a{b"})) for n in (seed, 1)]
    return "\n".join([texts[0], GOBBLE, texts[1].replace("\n2. ", ' {\n[Event "x"]\n} \n2. ')])


def test_a_stream_has_the_same_records_as_the_text() -> None:
    text = stream(0)
    assert list(records.iter_records(io.StringIO(text))) == records.read_many(text)
    crlf = "\ufeff" + text.replace("\n", "\r\n")
    assert list(records.iter_records(io.StringIO(crlf, newline=""))) == records.read_many(text)
    kinds = [type(tree.begun).__name__ for tree, _ in records.iter_games(io.StringIO(text))]
    assert kinds == ["StrategyState", "GobbleState", "StrategyState"]


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 3), st.randoms(use_true_random=False))
def test_a_stream_with_slips_is_read_as_the_text_is(seed: int, rng: random.Random) -> None:
    text = slipped(stream(seed), rng)
    assert list(records.iter_records(io.StringIO(text))) == records.read_many(text)


@given(st.text(alphabet='[]{}"\\;*@:=A1 \n', max_size=60))
def test_any_stream_is_read_as_the_text_is(text: str) -> None:
    assert list(records.iter_records(io.StringIO(text))) == records.read_many(text)


def test_the_tags_of_a_stream_are_read_without_the_moves() -> None:
    text = stream(0)
    entries = list(records.scan(io.StringIO(text)))
    assert [entry.tags.get("Event") for entry in entries] == ["a{b", None, "a{b"]
    assert [text.split("\n")[entry.line - 1][:6] for entry in entries] == ["[Game "] * 3


def test_a_stream_takes_no_more_memory_than_one_record() -> None:
    text = records.write(records.of(deal(0)[1], game(0)))
    lines = text.splitlines(keepends=True)

    def many() -> Iterator[str]:
        for _ in range(2_000):
            yield from lines

    tracemalloc.start()
    assert sum(entry.tags["Version"] == "1" for entry in records.scan(many())) == 2_000
    assert tracemalloc.get_traced_memory()[1] < 200_000
    tracemalloc.stop()


def test_a_record_of_a_stream_that_is_too_long_is_cut() -> None:
    text = records.write(records.of(deal(0)[1], game(0)))
    endless = text + "{" + "x\n" * 2**20
    entries = list(records.scan(io.StringIO(endless)))
    assert max(len(entry.text) for entry in entries) <= 2**20 + 2**10
    assert len(entries) > 1


def test_a_stream_may_begin_with_anything_and_may_be_empty() -> None:
    assert list(records.scan([])) == []
    (entry,) = records.scan(["\n", " \n", "{hello}\n", '[A "b"]\n'])
    assert (entry.line, entry.tags) == (3, {"A": "b"})


# --- where records come from ----------------------------------------------------------------


def test_records_are_read_from_a_path_as_from_an_open_file(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    file.write_text(f"{GOBBLE}\n{Game.of(records.of(deal(0)[1], game(0)))}", encoding="utf-8")
    with file.open(encoding="utf-8") as opened:
        wanted = [str(found) for found, _ in records.iter_games(opened)]
    assert len(wanted) == 2
    for name in (file, str(file)):
        assert [str(found) for found, _ in records.iter_games(name)] == wanted
        assert len(list(records.iter_records(name))) == len(list(records.scan(name))) == 2


def test_what_is_no_file_of_text_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        next(records.iter_games(tmp_path / "nowhere"))
    with pytest.raises(TypeError, match="read_many"):
        next(records.iter_games(GOBBLE))
    with pytest.raises(TypeError, match="open it as text"):
        next(records.iter_games(io.BytesIO(GOBBLE.encode())))  # type: ignore[arg-type]
