"""The kernel reads and writes records as the rules do, which are the specification."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from games.tables import action_of, deal_of, golden, golden_names, rules_of
from notation.examples import deal, slipped, steps
from sizes import seeds
from tantrix.notation import records
from tantrix.notation.moves import write_action
from tantrix.notation.positions import registry
from tantrix.notation.records import referee
from tantrix.notation.records.json_form import from_json, to_json
from tantrix.rules.base import Draw, Resign
from tantrix.rules.core.errors import IllegalAction
from tantrix.rules.strategy.state import StrategyState

Read = list[tuple[records.Record, list[records.Problem]]]


def recorded(name: str) -> records.Record:
    """A stored game."""
    stored = golden(name)
    dealt = deal_of(stored)
    state = rules_of(stored).new_state(dealt)
    for text, *_ in stored["steps"]:
        state.play(action_of(text))
    return records.of(dealt, state)


def annotated(seed: int) -> records.Record:
    """A random game, perhaps one that goes on, with variations in variations."""
    rng = random.Random(seed)
    _, dealt = deal(seed)
    wanted = rng.choice((rng.randrange(130), 10**6))
    for made, state in enumerate(steps(seed, resign=seed % 3 == 0)):
        if made >= wanted and not state.drawing:
            break
    record = records.of(dealt, state)
    for number, before in enumerate(list(records.iter_states(record))[:-1]):
        if rng.random() < 0.15 and not before.halted:
            aside = tuple(_line(before.hidden(), rng, 3))
            record.moves[number] = replace(record.moves[number], variations=(aside,), nags=(2,))
    return record


def _line(
    state: records.model.TurnState, rng: random.Random, depth: int
) -> Iterator[records.RecordMove]:
    """A few random moves, with variations of their own."""
    for _ in range(rng.randint(1, 4)):
        if state.is_over:
            return
        before = state.copy()
        action = rng.choice(state.legal_actions())
        state.push(action)
        drawn = None
        if state.drawing and not isinstance(action, Draw):
            drawn = rng.choice(
                [draw.tile for draw in state.legal_actions() if isinstance(draw, Draw)]
            )
            state.push(Draw(drawn))
        deeper = depth and rng.random() < 0.2
        aside = (tuple(_line(before.hidden(), rng, depth - 1)),) if deeper else ()
        yield records.RecordMove(action, drawn, variations=aside)


@contextmanager
def without_kernel() -> Iterator[None]:
    """Leave everything to the rules in Python."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(referee, "by_kernel", lambda *_: None)
        yield


def by_rules(text: str) -> Read:
    """What the rules in Python read."""
    with without_kernel():
        return records.read_many(text)


@pytest.mark.parametrize("name", golden_names("strategy"))
def test_a_stored_game_is_read_and_written_alike(name: str) -> None:
    record = recorded(name)
    text = records.write(record)
    assert records.read_many(text) == by_rules(text)
    assert records.read(text) == (record, [])
    with without_kernel():
        assert records.write(record) == text


@pytest.mark.parametrize("seed", seeds(30, 3000))
def test_an_annotated_game_is_read_and_written_alike(seed: int) -> None:
    record = annotated(seed)
    text = records.write(record)
    read = records.read_many(text)
    assert read == by_rules(text)
    assert not read[0][1]
    assert records.write(read[0][0]) == text
    with without_kernel():
        assert records.write(record) == text


@pytest.mark.parametrize("seed", seeds(30, 3000))
def test_what_is_wrong_with_a_game_is_said_in_the_same_way(seed: int) -> None:
    text = records.write(annotated(seed))
    rng = random.Random(seed)
    for _ in range(3):
        spoilt = slipped(text, rng)
        assert records.read_many(spoilt) == by_rules(spoilt)


@pytest.mark.parametrize("seed", range(12))
def test_the_kernel_judges_every_legal_game_that_was_not_halted(seed: int) -> None:
    record = annotated(seed)
    state = records.start(record)
    halted = records.replay(record).halted is not None
    assert (referee.by_kernel(state, referee.words_of(record.moves)) is None) == halted


@pytest.mark.parametrize(
    "word",
    [
        "22@0,0:3=51", "22@0,0:6", "22@0,0", "22@0,0:3=050", "F22@0,0:3", "22@1,0:3", "22@0,0:3=",
        "1@0,0:0", "22@-0,0:3", "22@0,0:03", "22@0,0:3 ", "22@9999999999999999999,0:3", "22@0,0:-1",
        "=22", "=50", "resign:2", "resign:01", "resign:-1", "resign:", "tie", "discard", "",
        "\ud800", "(", ")", "@", "22@", "22@0,", "22@0,0:", "-", "22@0,0:3=50=7", "resign:0=50",
    ],
)  # fmt: skip
def test_the_kernel_refuses_what_is_no_legal_move(word: str) -> None:
    state = records.start(recorded("strategy-2"))
    legal = state.legal_placements()[0]
    hand = legal.tile
    assert referee.by_kernel(state, [word.replace("22@", f"{hand}@")]) is None
    assert referee.by_kernel(state, [f"{hand}@0,0:3"]) is not None


def test_the_kernel_leaves_a_board_that_is_too_wide_for_it_to_the_rules() -> None:
    wide = "v1 strategy:2 free 0 5/6 - 1@0,0:0+2@0,{}:0"
    near = registry.read(wide.format(117))
    far = registry.read(wide.format(118))
    assert isinstance(near, StrategyState)
    assert isinstance(far, StrategyState)
    word = write_action(near.legal_placements()[0])
    assert referee.by_kernel(near, [word]) is not None
    assert referee.by_kernel(far, [word]) is None
    assert isinstance(referee.referee(far, [word]), referee.RulesReferee)


def test_variations_are_nested_as_deep_in_the_kernel_as_by_the_rules() -> None:
    state = records.start(recorded("strategy-2"))
    hand = state.legal_placements()[0].tile
    deep = [f"{hand}@0,0:0", "("] * records.DEEPEST + [f"{hand}@0,0:0"]
    assert referee.by_kernel(state, deep) is not None
    assert referee.by_kernel(state, [*deep, "(", f"{hand}@0,0:0"]) is None


def test_the_end_of_a_game_is_that_of_the_rules() -> None:
    for name in golden_names("strategy"):
        record = recorded(name)
        found = records.end(records.start(record), record.moves)
        assert found.outcome() == records.replay(record).outcome()
    moves = [*record.moves, records.RecordMove(Resign(0))]
    with pytest.raises(IllegalAction):
        records.end(records.start(record), moves)


def test_a_document_is_checked_down_to_its_variations() -> None:
    game = records.Game.of(annotated(4))
    document = to_json(game)
    assert to_json(from_json(document)) == document
    text = records.write_game(game)
    assert records.write_game(from_json(document)) == text
    move = next(move for move in document["moves"] if move["variations"])
    move["variations"][0][0]["action"] = "1@9,9:0"
    with pytest.raises(IllegalAction):
        from_json(document)
