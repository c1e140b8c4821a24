"""States that have the kernel search for them, beside those that search themselves."""

from __future__ import annotations

import copy
import json
import pickle
import random

import pytest

from sizes import seeds
from tantrix.native import state as native_state
from tantrix.native.state import KernelState, on_kernel
from tantrix.notation import serializers
from tantrix.notation.positions import registry
from tantrix.rules.base import Halt
from tantrix.rules.core.errors import IllegalAction
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.state import MindGameRules
from tantrix.rules.strategy.state import StrategyState

from .test_games import any_state, scattered
from .twins import chosen, new_game


def check_same(state: StrategyState, other: KernelState) -> None:
    """Check all that the kernel is asked for, and that it changes nothing else."""
    assert other == state
    assert state == other
    assert hash(other) == hash(state)
    assert other.legal_placements() == state.legal_placements()
    assert other.legal_actions() == state.legal_actions()
    assert other.history == state.history
    assert other.outcome() == state.outcome()
    assert other.scores() == state.scores()
    written = other.view(serializers.last_placements(other))
    if written is not None:
        assert json.loads(written) == json.loads(json.dumps(serializers.view(state)))


@pytest.mark.parametrize("seed", seeds(30, 2000))
def test_a_game_goes_as_by_the_rules_and_is_taken_back_exactly(seed: int) -> None:
    state, rng = new_game(seed), random.Random(seed)
    other = KernelState.of(state)
    while not state.is_over:
        action = chosen(state, rng, resigning=0.002 if seed % 3 else 0)
        # What is played forgets what was legal before, and finds it again when it is taken back.
        for one in (state, other):
            one.push(action) if seed % 2 else one.play(action)
        check_same(state, other)
    while state.history:
        assert other.pop() == state.pop()
        check_same(state, other)


@pytest.mark.parametrize("seed", seeds(20, 400))
def test_positions_that_play_need_not_reach_are_settled_as_by_the_rules(seed: int) -> None:
    rng = random.Random(seed)
    for state in (any_state(rng), scattered(rng)):
        other = KernelState.of(state)
        other._settle_turn()
        check_same(state, other)


def test_tiles_too_far_apart_for_the_kernel_are_left_to_the_rules() -> None:
    state = registry.read("v1 strategy:2 free 0 5/6 - 1@0,0:0+2@0,1000:0")
    assert isinstance(state, StrategyState)
    other = KernelState.of(state)
    for one in (state, other):
        one.play(one.legal_actions()[-1])
    check_same(state, other)
    for one in (state, other):
        one.pop()
    check_same(state, other)


@pytest.mark.parametrize("halt", Halt)
def test_a_game_that_is_halted_is_over(halt: Halt) -> None:
    state = new_game(0)
    other = KernelState.of(state)
    for one in (state, other):
        one.play(halt)
    assert other.is_over
    check_same(state, other)


def test_the_rules_say_why_a_placement_is_refused() -> None:
    state = new_game(0)
    for wrong in (Placement(state.hands[state.player][0], 5, 5, 0), Placement(99, 0, 0, 0)):
        reasons = []
        for one in (state, KernelState.of(state)):
            with pytest.raises(IllegalAction) as refused:
                one.play(wrong)
            reasons.append(refused.value.refusals)
        assert reasons[0] == reasons[1]


def test_copies_that_go_different_ways_never_share_an_answer() -> None:
    state, rng = new_game(3), random.Random(3)
    pairs: list[tuple[StrategyState, KernelState]] = [(state, KernelState.of(state))]
    for _ in range(30):
        at = rng.randrange(len(pairs))
        for _ in range(2):
            plain, asking = pairs[at][0].copy(), pairs[at][1].copy()
            for one in (plain, asking):
                one.settle()
            if not plain.is_over:
                action = rng.choice(plain.legal_placements())
                for one in (plain, asking):
                    one.play(action)
            pairs.append((plain, asking))
    for plain, asking in rng.sample(pairs, len(pairs)):
        check_same(plain, asking)


def test_no_more_positions_are_kept_than_there_is_room_for() -> None:
    states = [KernelState.of(new_game(seed)) for seed in range(native_state.MOST_KEPT + 3)]
    for state in [*states, *states]:
        state.play(state.legal_actions()[0])
        assert len(native_state._KEPT) <= native_state.MOST_KEPT
    for state in states:
        assert state.view([]) == KernelState.of(state).view([])


def test_what_cannot_be_pushed_leaves_the_state_and_its_answers() -> None:
    state = KernelState.of(new_game(0))
    state.play(state.legal_actions()[0])
    before = state.view([]), state.legal_placements()
    with pytest.raises(TypeError):
        state.push("nothing")  # type: ignore[arg-type]
    with pytest.raises(IllegalAction):
        state.push(state.board.placements[0])
    assert (state.view([]), state.legal_placements()) == before


def test_copies_of_every_kind_go_on_with_the_kernel() -> None:
    state = KernelState.of(new_game(0))
    state.push(state.legal_actions()[0])
    twins = state.copy(), state.hidden(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    for twin in twins:
        assert type(twin) is KernelState
        assert twin.legal_placements() == state.legal_placements()
        assert twin.history == state.history
        twin.pop()
    assert len(state.history) == 1


def test_a_game_that_the_kernel_does_not_know_stays_with_the_rules() -> None:
    rules = MindGameRules()
    state = rules.new_state(rules.deal(random.Random(1)))
    assert on_kernel(state) is state
    assert type(on_kernel(new_game(0))) is KernelState
