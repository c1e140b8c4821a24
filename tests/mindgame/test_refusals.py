"""Why an action cannot be made: every id, with its parameters and cells."""

from __future__ import annotations

import itertools
import random

import pytest

from mindgame.playing import on, order, play, position, randomly, ring, start
from sizes import seeds
from tantrix.rules.base import Action, Draw, Resign, Step
from tantrix.rules.core.errors import IllegalAction, Refusal
from tantrix.rules.core.hexes import Hex, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.board import CENTRE
from tantrix.rules.mindgame.state import MindGameState

FAR = Hex(-6, 3)


def refused(state: MindGameState, action: Action) -> tuple[Refusal, ...]:
    """The reasons for which a state does not play an action, which leaves it as it was."""
    before, history = state.key(), state.history
    with pytest.raises(IllegalAction) as found:
        state.play(action)
    assert (state.key(), state.history) == (before, history)
    assert found.value.refusals == state.refusals(action)
    return found.value.refusals


def ids(state: MindGameState, action: Action) -> list[str]:
    return [refusal.id for refusal in refused(state, action)]


@pytest.mark.parametrize("piece", [0, 57, -1, 1000])
def test_a_number_that_is_no_piece_is_refused_as_that_alone(piece: int) -> None:
    found = refused(start(order(1)), Placement(piece, 99, 9, 9))
    assert found == (Refusal("illegal.no_such_piece", {"tile": piece, "most": 56}),)


def test_a_game_of_single_patterns_ends_at_28() -> None:
    found = refused(start(order(1, 28), copies=1), Placement(29, 0, 0, 0))
    assert found == (Refusal("illegal.no_such_piece", {"tile": 29, "most": 28}),)


@pytest.mark.parametrize("rotation", [-1, 6, 60])
def test_a_rotation_is_0_to_5(rotation: int) -> None:
    state = start(order(1))
    found = refused(state, Placement(state.hands[0][0], 0, 0, rotation))
    assert found == (Refusal("illegal.rotation", {"rotation": rotation}),)


def test_after_the_end_everything_is_refused_as_that_alone() -> None:
    state = position("-/-", "1@0,0:0")
    for action in (Placement(2, 1, 0, 0), Draw(3), Resign(0), *Step):
        assert refused(state, action) == (Refusal("illegal.game_over"),)


def test_a_due_draw_comes_before_anything_else() -> None:
    state = position("-/3", "5@0,0:0", bag="7,8")
    for action in (Placement(7, 1, 0, 0), Step.OFFER, Step.AGREE):
        assert refused(state, action) == (Refusal("illegal.draw_due"),)
    assert refused(state, Resign(0)) == (Refusal("illegal.resign", {"player": 0}),)
    assert refused(state, Draw(8)) == (Refusal("illegal.draw", {"tile": 8}),)


def test_a_draw_is_made_only_when_it_is_due() -> None:
    assert refused(start(order(1)), Draw(4)) == (Refusal("illegal.draw", {"tile": 4}),)


def test_of_an_unknown_bag_any_unseen_piece_is_drawn_and_no_other() -> None:
    state = position("-/3", "5@0,0:0", bag="?2")
    for seen in (3, 5, 57):
        assert refused(state, Draw(seen)) == (Refusal("illegal.draw", {"tile": seen}),)
    state.play(Draw(44))
    assert state.hands[0] == (44,)


def test_an_offer_must_be_answered_first() -> None:
    state = position("1/3", "5@0,0:0")
    state.play(Step.OFFER)
    assert refused(state, Placement(3, 1, 0, 0)) == (Refusal("illegal.answer_due"),)
    assert refused(state, Step.OFFER) == (Refusal("illegal.offer"),)


def test_an_offer_is_refused_before_the_first_piece_and_after_a_decline() -> None:
    assert refused(start(order(1)), Step.OFFER) == (Refusal("illegal.offer"),)
    state = position("1/3", "5@0,0:0")
    state.play(Step.OFFER)
    state.play(Step.DECLINE)
    assert refused(state, Step.OFFER) == (Refusal("illegal.offer"),)


@pytest.mark.parametrize("step", sorted(set(Step) - {Step.OFFER}))
def test_no_other_step_is_made_where_nothing_was_offered(step: Step) -> None:
    found = refused(start(order(1)), step)
    assert found == (Refusal("illegal.step", {"step": step.value}),)


@pytest.mark.parametrize("player", [-1, 2])
def test_only_the_two_players_resign(player: int) -> None:
    found = refused(start(order(1)), Resign(player))
    assert found == (Refusal("illegal.resign", {"player": player}),)


def test_a_piece_comes_from_the_own_hand() -> None:
    found = refused(position("1/3", "5@0,0:0"), Placement(3, 2, 0, 0))
    assert found == (
        Refusal("illegal.tile_not_in_hand", {"tile": 3, "player": 0}),
        Refusal("illegal.apart", {}, (Hex(2, 0),)),
    )


def test_nothing_lies_on_the_margin_or_beyond() -> None:
    state = position("1/3", "5@5,0:0")
    on_it, beyond = Hex(6, -1), Hex(7, -1)
    margin = Refusal("illegal.margin", {"side": 6}, (on_it,))
    assert refused(state, Placement(1, *on_it, 0)) == (margin,)
    assert refused(state, Placement(1, *beyond, 0)) == (
        Refusal("illegal.margin", {"side": 6}, (beyond,)),
        Refusal("illegal.apart", {}, (beyond,)),
    )
    assert ids(start(order(1)), Placement(order(1)[0], 0, 6, 0)) == ["illegal.margin"]


def test_a_covered_cell_is_refused_as_that_alone() -> None:
    found = refused(position("1/3", "5@0,0:0"), Placement(1, 0, 0, 0))
    assert found == (Refusal("illegal.occupied", {"tile": 5}, (CENTRE,)),)


@pytest.mark.parametrize("piece", [1, 33])
def test_red_does_not_begin_all_red_in_the_centre(piece: int) -> None:
    state = position("1,33/3", stage="free")
    for rotation in range(6):
        found = refused(state, Placement(piece, 0, 0, rotation))
        assert found == (Refusal("illegal.red_centre", {"tile": piece}, (CENTRE,)),)


def test_touching_edges_that_differ_are_told_with_their_cells() -> None:
    state = position("4,8/3", "36@0,0:0")
    found = refused(state, Placement(4, 1, 0, 0))
    assert found == (Refusal("illegal.mismatch", {"edges": [5]}, (CENTRE,)),)


def test_while_a_priority_move_can_be_filled_nothing_else_is_placed() -> None:
    state = position("1,4/3", on(ring("RRRR..", CENTRE, {1, 3, 4})))
    at = min(at for at in state.board.spaces if at != CENTRE)
    first = Refusal("illegal.priority_first", {"count": 1}, (CENTRE,))
    for rotation in range(6):
        assert first in refused(state, Placement(1, *at, rotation))


def test_of_priority_moves_that_cannot_all_be_filled_the_most_sided_come_first() -> None:
    near = ring("RRRR..", CENTRE, {1, 3, 4})
    used = {placement.tile for placement in near}
    state = position("1,4/3", on([*near, *ring("RRRRR.", FAR, {1, 3, 4, *used})]), side=9)
    expected = Refusal("illegal.priority_order", {"sides": 5}, (FAR,))
    assert refused(state, Placement(1, *CENTRE, 0)) == (expected,)
    assert ids(state, Placement(4, *CENTRE, 0)) == ["illegal.mismatch"]


def test_a_fill_that_keeps_another_from_being_filled_is_told_with_the_other() -> None:
    near = ring("RRRRR.", CENTRE, {1, 2, 3})
    used = {placement.tile for placement in near}
    state = position("1,2/3", on([*near, *ring("RRRR..", FAR, {1, 2, 3, *used})]), side=9)
    expected = Refusal("illegal.priority_all", {"count": 1}, (CENTRE,))
    assert refused(state, Placement(1, *FAR, 0)) == (expected,)
    assert ids(state, Placement(2, *CENTRE, 0)) == ["illegal.mismatch"]


def test_an_odd_hole_is_told_by_its_cell() -> None:
    last = neighbours(CENTRE)[5]
    state = position("1,4,8/3", on(ring("KKKKK.", CENTRE, {1, 3, 4, 8})), stage="after")
    expected = Refusal("illegal.parity", {"edges": [2]}, (CENTRE,))
    assert expected in state.refusals(Placement(1, *last, 0))
    assert expected not in state.refusals(Placement(4, *last, 0))


@pytest.mark.parametrize("seed", seeds(2, 6))
def test_what_is_not_refused_is_just_what_is_legal(seed: int) -> None:
    rng = random.Random(seed)
    state = start(order(seed), 5)
    for number, _ in enumerate(randomly(state, rng, offers=0.04)):
        if number % 6 == seed % 6 and not state.is_over:
            hand = [*state.hands[state.player], rng.randrange(1, 57)]
            at = [Hex(q, r) for q in range(-5, 6) for r in range(-5, 6)]
            tried = [
                Placement(*parts)
                for parts in (
                    (n, *cell, turn) for n, cell, turn in itertools.product(hand, at, range(6))
                )
            ]
            allowed = {p for p in tried if not state.refusals(p)}
            assert allowed == set(state.legal_placements())
            steps = [step for step in Step if not state.refusals(step)]
            assert [*state.legal_placements(), *steps] == state.legal_actions()


def test_resigning_is_possible_at_any_time_but_while_a_draw_is_due() -> None:
    state = position("1/3", "5@0,0:0")
    assert state.refusals(Resign(0)) == state.refusals(Resign(1)) == ()
    play(state, Step.OFFER)
    assert state.refusals(Resign(0)) == ()
