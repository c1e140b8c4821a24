"""Why an action cannot be made: every id, with its parameters and cells."""

from __future__ import annotations

import itertools
import random

import pytest

from core.boards import random_board, unused
from games.playing import order, position, randomly, start
from tantrix.rules.base import Action, Draw, Stage, Step
from tantrix.rules.core.errors import IllegalAction, Refusal
from tantrix.rules.core.hexes import Hex, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState

FORCED = "1@0,-1:0+2@1,-1:0+3@1,0:0"
"""Three tiles round 0,0, which asks for red, red, yellow: 12, 13, 14, 16, 20 and 21 fit."""


def ids(state: StrategyState, placement: Placement) -> list[str]:
    return [refusal.id for refusal in state.refusals(placement)]


@pytest.mark.parametrize("tile", [0, 57, -1, 1000])
def test_a_number_that_is_no_tile_is_refused_as_that_alone(tile: int) -> None:
    state = start(2, order(1))
    found = state.refusals(Placement(tile, 9, 9, 9))
    assert found == (Refusal("illegal.no_such_tile", {"tile": tile}),)


@pytest.mark.parametrize("rotation", [-1, 6, 60])
def test_a_rotation_is_0_to_5(rotation: int) -> None:
    state = start(2, order(1))
    found = state.refusals(Placement(state.hands[0][0], 0, 0, rotation))
    assert found == (Refusal("illegal.rotation", {"rotation": rotation}),)


def test_nothing_is_placed_after_the_end() -> None:
    state = position("-/-", FORCED, bag="-")
    assert state.refusals(Placement(12, 0, 0, 0)) == (Refusal("illegal.game_over"),)


def test_a_due_draw_comes_before_any_placement() -> None:
    state = start(2, order(1))
    state.push(state.legal_actions()[0])
    found = state.refusals(Placement(state.hands[0][0], 0, 1, 0))
    assert found == (Refusal("illegal.draw_due"),)


def test_a_tile_comes_from_the_own_hand() -> None:
    state = start(2, order(1))
    other = state.hands[1][0]
    assert state.refusals(Placement(other, 0, 0, 0)) == (
        Refusal("illegal.tile_not_in_hand", {"tile": other, "player": 0}),
    )


def test_the_first_tile_lies_at_the_origin() -> None:
    state = start(2, order(1))
    tile = state.hands[0][0]
    assert state.refusals(Placement(tile, 0, 1, 0)) == (Refusal("illegal.first_tile"),)
    assert state.refusals(Placement(tile, 0, 0, 0)) == ()


@pytest.mark.parametrize("stage", ["forced", "after"])
def test_while_a_fill_is_due_nothing_else_is_placed_and_the_spaces_to_fill_are_told(
    stage: str,
) -> None:
    state = position("12,4/5", FORCED, stage=stage)
    free = Hex(2, 0)
    [first, *rest] = state.refusals(Placement(4, *free, 0))
    assert first == Refusal("illegal.forced_first", {"count": 1}, (Hex(0, 0),))
    assert all(refusal.id == "illegal.mismatch" for refusal in rest)
    assert ids(state, Placement(12, 0, 0, 0)) in (["illegal.mismatch"], [])


def test_where_no_forced_space_can_be_filled_the_free_move_is_not_refused() -> None:
    state = position("4/5", FORCED)
    assert state.stage is Stage.FREE
    assert state.legal_actions()
    assert all(state.refusals(action) == () for action in placements(state))


def test_every_rule_broken_is_told_together() -> None:
    state = position("12,4/5", FORCED)
    beside = neighbours(Hex(0, 0))[3]
    found = {tuple(ids(state, Placement(40, *beside, rotation))) for rotation in range(6)}
    expected = ("illegal.tile_not_in_hand", "illegal.forced_first")
    assert all(names[:2] == expected and "illegal.fourth_tile" in names for names in found)


def test_the_endgame_refuses_by_the_golden_rule_alone() -> None:
    beside = neighbours(Hex(0, 0))[3]
    state = position("4/5", FORCED, bag="-")
    found = {tuple(ids(state, Placement(4, *beside, rotation))) for rotation in range(6)}
    assert found <= {(), ("illegal.mismatch",)}


def placements(state: StrategyState) -> list[Placement]:
    return [action for action in state.legal_actions() if isinstance(action, Placement)]


@pytest.mark.parametrize("seed", range(6))
def test_what_is_not_refused_is_just_what_is_legal(seed: int) -> None:
    rng = random.Random(seed)
    state = start(2 + seed % 3, order(seed))
    for number, _ in enumerate(randomly(state, rng)):
        if number % 9 == seed and not state.is_over:
            cells = [*state.board.spaces, *state.board.tiles, Hex(90, 90)]
            hand = [*state.hands[state.player], rng.choice(unused(state.board))]
            allowed = {
                p
                for tile, at, rotation in itertools.product(hand, cells, range(6))
                for p in [Placement(tile, *at, rotation)]
                if not state.refusals(p)
            }
            assert allowed == set(state.legal_actions())


def refused(state: StrategyState, action: Action) -> tuple[Refusal, ...]:
    """The reasons for which a state does not play an action, which leaves it as it was."""
    before, history = state.key(), state.history
    with pytest.raises(IllegalAction) as found:
        state.play(action)
    assert (state.key(), state.history) == (before, history)
    return found.value.refusals


def test_play_raises_the_reasons_and_changes_nothing() -> None:
    state = position("12,4/5", FORCED)
    for tile, rotation in itertools.product((4, 5, 57), (0, 3, 6)):
        wrong = Placement(tile, 2, 0, rotation)
        assert refused(state, wrong) == state.refusals(wrong)


def test_a_draw_is_made_only_when_it_is_due() -> None:
    state = start(2, order(1))
    tile = order(1)[12]
    assert refused(state, Draw(tile)) == (Refusal("illegal.draw", {"tile": tile}),)


def test_of_a_known_bag_only_the_next_tile_is_drawn() -> None:
    state = start(2, order(1))
    state.push(state.legal_actions()[0])
    other = order(1)[13]
    assert refused(state, Draw(other)) == (Refusal("illegal.draw", {"tile": other}),)
    state.play(Draw(order(1)[12]))


def test_of_an_unknown_bag_any_unseen_tile_is_drawn_and_no_other() -> None:
    state = start(2, order(1)).hidden()
    state.push(state.legal_actions()[0])
    for seen in (state.board.peek().tile, state.hands[0][0], state.hands[1][0], 57):
        assert refused(state, Draw(seen)) == (Refusal("illegal.draw", {"tile": seen}),)
    state.play(Draw(order(1)[20]))
    assert order(1)[20] in state.hands[0]


def test_a_random_board_refuses_the_tiles_that_lie_on_it(rng: random.Random) -> None:
    board = random_board(rng, 9, restricted=True)
    hand = ",".join(map(str, unused(board)[:6]))
    state = position(f"{hand}/-", board)
    lying = board.peek()
    found = ids(state, Placement(lying.tile, *lying.hex, lying.rotation))
    assert found[0] == "illegal.tile_not_in_hand"
    assert found[-1] == "illegal.occupied"


def test_strategy_knows_no_steps() -> None:
    for step in Step:
        assert refused(start(2, order(1)), step) == (Refusal("illegal.step", {"step": step.value}),)
