from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest
from hypothesis import given

from tantrix.notation import moves, serializers
from tantrix.notation.json_types import Json
from tantrix.notation.positions import registry
from tantrix.rules.base import Resign
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.lines import best_line
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.restrictions import barred
from tantrix.rules.strategy.review import preview
from tantrix.rules.strategy.state import StrategyState

from .examples import ALIKE, DEADLOCKED, FORCED, game, outcome, states, steps

VIEW = {
    "position": str,
    "game": str,
    "stage": str,
    "player": (int, type(None)),
    "endgame": bool,
    "bag": int,
    "hands": list,
    "colours": list,
    "sides": list,
    "board": list,
    "last": list,
    "spaces": list,
    "legal": list,
    "scores": list,
    "lines": list,
    "outcome": (dict, type(None)),
}
SPACE = {
    "at": list,
    "pattern": str,
    "forced": bool,
    "barred": bool,
    "fitting": list,
    "numbers": (str, type(None)),
}


def sent(value: Any) -> Any:  # noqa: ANN401 - any JSON value
    """What is told as it is once it was sent."""
    return json.loads(json.dumps(value))


def has_form(value: Json, form: dict[str, Any]) -> bool:
    kinds = zip(value.values(), form.values(), strict=True)
    return list(value) == list(form) and all(isinstance(part, kind) for part, kind in kinds)


@given(states())
def test_a_view_has_the_form_agreed_and_says_what_the_state_says(state: StrategyState) -> None:
    view = sent(serializers.view(state))
    assert has_form(view, VIEW)
    assert all(has_form(space, SPACE) for space in view["spaces"])
    assert registry.read(view["position"]) == state.hidden()
    assert view["stage"] == state.stage
    assert view["player"] == (None if state.is_over else state.player)
    assert view["bag"] == state.bag_size
    assert view["endgame"] == (state.bag_size == 0)
    assert [tuple(hand) for hand in view["hands"]] == state.hands
    assert [moves.read_placement(code) for code in view["board"]] == list(state.board.placements)
    assert tuple(view["scores"]) == state.scores()
    assert (view["outcome"] is None) == (not state.is_over)


@given(states())
def test_a_view_tells_nothing_of_the_order_of_the_bag(state: StrategyState) -> None:
    assert serializers.view(state) == serializers.view(state.hidden())


@given(states())
def test_the_legal_placements_are_told_but_no_draws(state: StrategyState) -> None:
    legal = [moves.read_placement(code) for code in serializers.view(state)["legal"]]
    assert legal == ([] if state.drawing else state.legal_actions())


@given(states())
def test_every_space_is_told_with_what_bars_and_forces_it(state: StrategyState) -> None:
    spaces = serializers.spaces(state)
    assert [tuple(space["at"]) for space in spaces] == sorted(state.board.spaces)
    forbidden = barred(state.board) if state.restricted else set()
    for space in spaces:
        at = Hex(*space["at"])
        assert space["pattern"] == state.board.spaces[at]
        assert space["forced"] == (at in state.board.forced)
        assert space["barred"] == (at in forbidden)
        assert (space["numbers"] is not None) == space["forced"]
        assert (space["fitting"] == []) == (not space["forced"])


def test_a_forced_space_tells_who_has_a_tile_for_it() -> None:
    state = registry.read(f"v1 strategy:2 forced 0 4,12,13/5 ?42 {FORCED}")
    space = next(space for space in serializers.view(state)["spaces"] if space["at"] == (0, 0))
    assert space["pattern"] == "RRY..."
    assert space["forced"]
    assert space["fitting"] == [[12, 13], []]
    assert space["numbers"] is not None


def test_the_numbers_can_be_left_out() -> None:
    state = registry.read(f"v1 strategy:2 forced 0 4,12,13/5 ?42 {FORCED}")
    spaces = serializers.view(state, numbers=False)["spaces"]
    assert [space["numbers"] for space in spaces] == [None] * len(spaces)
    assert [space["fitting"] for space in spaces] == [
        space["fitting"] for space in serializers.spaces(state)
    ]


def test_nothing_is_barred_in_the_endgame() -> None:
    text = "v1 strategy:2 free 0 4/5 {} " + FORCED
    some = serializers.spaces(registry.read(text.format("?42")))
    none = serializers.spaces(registry.read(text.format("-")))
    assert any(space["barred"] for space in some)
    assert not any(space["barred"] for space in none)


def test_partners_share_colour_and_line() -> None:
    view = serializers.view(game(4))
    assert view["game"] == "strategy:4:doubles"
    assert view["colours"] == ["R", "Y", "R", "Y"]
    assert view["sides"] == [[0, 2], [1, 3]]
    assert [line["colour"] for line in view["lines"]] == ["R", "Y"]
    assert [line["score"] for line in view["lines"]] == view["scores"][:2]


def test_lines_are_told_with_their_cells_in_order() -> None:
    state = game(0)
    best = best_line(state.board, "R")
    assert best is not None
    payload = sent(serializers.line(best))
    assert payload == {
        "colour": "R",
        "score": best.score,
        "closed": best.closed,
        "cells": [list(cell) for cell in best.cells],
    }


def test_before_the_first_tile_there_is_no_line_and_no_space() -> None:
    view = serializers.view(next(steps(0)))
    assert view["lines"] == [None, None]
    assert view["spaces"] == []
    assert view["last"] == []
    assert len(view["legal"]) == 36


def test_a_game_that_is_over_tells_its_outcome() -> None:
    end = game(0)
    view = serializers.view(end)
    assert view["player"] is None
    assert view["outcome"] == {
        "termination": "played",
        "winners": list(outcome(end).winners),
        "scores": list(end.scores()),
    }
    deadlock = serializers.view(registry.read(DEADLOCKED))["outcome"]
    assert deadlock == {"termination": "deadlock", "winners": [], "scores": [3, 1]}


def test_a_resigned_game_tells_so() -> None:
    state = next(steps(0))
    state.play(Resign(state.player))
    assert serializers.view(state)["outcome"]["termination"] == "resigned"


def test_the_last_placements_are_those_of_this_turn_and_the_one_before() -> None:
    seen = set()
    for state in steps(0):
        last = serializers.last_placements(state)
        placed = state.board.placements
        assert last == list(reversed(placed))[: len(last)]
        assert len(last) <= 3
        assert bool(last) == bool(placed)
        seen.add(len(last))
    assert seen == {0, 1, 2, 3}


def test_older_turns_are_not_among_the_last_placements() -> None:
    state = registry.read("v1 strategy:2 free 0 1,2,3/7,8,9 ?44 -")
    rng = random.Random(5)
    turns: list[list[Placement]] = []
    player = -1
    while len(turns) < 6:
        action = rng.choice(state.legal_actions())
        if isinstance(action, Placement):
            turns += [[]] * (state.player != player)
            player = state.player
            turns[-1] = [*turns[-1], action]
        state.push(action)
        if not state.drawing:
            both = turns[-2:] if state.player == player else turns[-1:]
            listed = list(itertools.chain.from_iterable(both))
            assert serializers.last_placements(state) == listed[:-4:-1]


def test_a_refusal_is_told_with_its_id_parameters_and_cells() -> None:
    state = registry.read(f"v1 strategy:2 forced 0 4,12,13/5 ?42 {FORCED}")
    wrong = next(Placement(12, 0, 0, k) for k in range(6) if state.refusals(Placement(12, 0, 0, k)))
    payload = [serializers.refusal(reason) for reason in state.refusals(wrong)]
    assert [reason["id"] for reason in payload] == ["illegal.mismatch"]
    assert all(len(cell) == 2 for cell in sent(payload)[0]["cells"])


def test_a_preview_is_told_as_the_state_would_be_after_it() -> None:
    checked = 0
    for state in steps(0):
        for action in state.legal_placements()[:3]:
            payload = sent(serializers.preview(preview(state, action)))
            assert payload["placement"] == moves.write_placement(action)
            assert payload["refusals"] == []
            after = state.copy()
            after.push(action)
            assert tuple(payload["scores"]) == after.scores()
            assert payload["lines"] == sent(serializers.view(after)["lines"])
            made = {tuple(space["at"]) for space in payload["forced"]}
            assert made == after.board.forced - state.board.forced
            assert all(has_form(space, SPACE) for space in payload["forced"])
            assert all(line["closed"] for line in payload["closed"])
            checked += 1
    assert checked > 100


def test_a_preview_tells_why_a_placement_is_refused() -> None:
    state = registry.read(f"v1 strategy:2 forced 0 4,12,13/5 ?42 {FORCED}")
    payload = serializers.preview(preview(state, Placement(12, 9, 9, 0)), numbers=False)
    assert "illegal.not_connected" in [reason["id"] for reason in payload["refusals"]]
    assert payload["forced"] == []


@pytest.mark.parametrize("board", [FORCED, ALIKE])
def test_a_view_is_given_of_positions_that_play_never_reaches(board: str) -> None:
    state = registry.read(f"v1 strategy:2 free 0 4,12/5 ?3 {board}")
    assert has_form(sent(serializers.view(state)), VIEW)
