"""An illegal move of a record is refused with the place where it stands."""

from __future__ import annotations

import copy
import random
from dataclasses import replace

import pytest

from notation.examples import deal, game
from tantrix.notation import records
from tantrix.notation.records import Game, RecordMove
from tantrix.notation.records.json_form import from_json, moves_json, to_json
from tantrix.rules.core.errors import IllegalAction
from tantrix.rules.core.placements import Placement

WRONG = RecordMove(Placement(1, 9, 9, 0))


def record() -> records.Record:
    return records.of(deal(0)[1], game(0))


def test_a_move_of_the_game_itself_is_told_by_its_number() -> None:
    spoilt = record()
    spoilt.moves[11] = WRONG
    for ask in (records.write, records.replay, lambda one: list(records.iter_states(one))):
        with pytest.raises(IllegalAction) as refused:
            ask(spoilt)
        assert refused.value.at == (12,)
        assert str(refused.value).startswith("Move 12: ")
    with pytest.raises(IllegalAction) as refused:
        records.end(records.start(spoilt), spoilt.moves)
    assert refused.value.at == (12,)


def test_a_move_of_a_variation_is_told_by_the_way_to_it() -> None:
    spoilt = record()
    states = list(records.iter_states(spoilt))
    rng = random.Random(1)
    first = RecordMove(rng.choice(states[4].legal_placements()))
    hidden = states[4].hidden()
    hidden.play(first.placement)
    first = replace(first, drawn=hidden.unseen[0])
    spoilt.moves[4] = replace(spoilt.moves[4], variations=((first,), (first, WRONG)))
    with pytest.raises(IllegalAction) as refused:
        records.write(spoilt)
    assert refused.value.at == (5, 2, 2)
    assert str(refused.value).startswith("Move 5, variation 2: Move 2: ")
    assert copy.copy(refused.value).at == (5, 2, 2)
    whole = Game.of(record())
    document = to_json(whole)
    document["moves"][4]["variations"] = [moves_json([first, WRONG])]
    with pytest.raises(IllegalAction) as refused:
        from_json(document)
    assert refused.value.at == (5, 1, 2)


def test_a_record_needs_a_deal() -> None:
    with pytest.raises(TypeError, match="no deal: None"):
        records.of(None, game(0))  # type: ignore[arg-type]
