"""A state as a value: to copy, compare, hash, hide and show; to push and pop exactly."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

from core.boards import codes, placed
from games.playing import order, play, position, randomly, start
from tantrix.notation.serializers import view
from tantrix.rules.base import Draw, Resign, Stage
from tantrix.rules.core.board import Board
from tantrix.rules.core.colours import Colour
from tantrix.rules.strategy.state import StrategyRules, StrategyState

FORCED = "1@0,-1:0+2@1,-1:0+3@1,0:0"


def middle(seed: int = 1, players: int = 2, placements: int = 20) -> StrategyState:
    """A game after some placements."""
    state = start(players, order(seed))
    for _, _ in zip(range(placements), randomly(state, random.Random(seed)), strict=False):
        pass
    return state


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    state = middle()
    twin = state.copy()
    assert twin == state
    assert hash(twin) == hash(state)
    assert twin.history == state.history
    key = state.key()
    play(twin, twin.legal_actions()[0])
    assert twin != state
    assert state.key() == key
    while twin.history:
        twin.pop()
    assert state.key() == key


def test_states_are_equal_when_the_same_play_can_follow_however_they_came_about() -> None:
    state = middle(3, 3, 15)
    board = Board(sorted(state.board.placements))
    fresh = StrategyState(
        state.rules, board, state.hands, state.bag, state.bag_size, state.stage, state.player
    )
    assert fresh == state
    assert hash(fresh) == hash(state)
    assert fresh.legal_actions() == state.legal_actions()
    assert fresh.history == () != state.history


BASE = position("12,4/5,14", FORCED, bag="20,21,22")
DIFFERENT = {
    "hand": position("12,6/5,14", FORCED, bag="20,21,22"),
    "seats": position("5,14/12,4", FORCED, bag="20,21,22"),
    "bag order": position("12,4/5,14", FORCED, bag="21,20,22"),
    "bag unknown": position("12,4/5,14", FORCED, bag="?3"),
    "player": position("12,4/5,14", FORCED, bag="20,21,22", player=1),
    "stage": position("12,4/5,14", FORCED, bag="20,21,22", stage="after"),
    "board": position("12,4/5,14", FORCED.replace("3@1,0:0", "3@1,0:5"), bag="20,21,22"),
}


@pytest.mark.parametrize("what", DIFFERENT)
def test_states_differ_when_anything_differs_that_play_depends_on(what: str) -> None:
    assert DIFFERENT[what] != BASE


def test_a_state_equals_nothing_of_another_kind() -> None:
    assert BASE.key() != BASE


def test_states_differ_by_who_gave_up_and_by_the_colours() -> None:
    three = position("12,4/5,14/7", FORCED)
    assert three != position("12,4/5,14/7", FORCED, resigned=[2])
    colours = StrategyRules(2, (Colour.BLUE, Colour.GREEN))
    hands = [(12, 4), (5, 14)]
    other = StrategyState(colours, Board(placed(FORCED)), hands, (20, 21, 22), 3, Stage.FORCED, 0)
    assert other != BASE


def test_a_due_draw_is_part_of_the_position() -> None:
    state = middle()
    state.push(state.legal_actions()[0])
    due = state.copy()
    state.settle()
    assert due != state
    again = StrategyState(
        due.rules, due.board.copy(), due.hands, due.bag, due.bag_size, due.stage, due.player,
        drawing=True,
    )  # fmt: skip
    assert again == due
    assert again.legal_actions() == due.legal_actions()


def test_equal_states_are_one_in_a_set() -> None:
    assert len({BASE, BASE.copy(), *DIFFERENT.values()}) == 1 + len(DIFFERENT)


# --- what is hidden ----------------------------------------------------------------------------


def test_a_hidden_state_knows_all_but_the_order_of_the_bag() -> None:
    state = middle()
    hidden = state.hidden()
    assert (hidden.bag, hidden.bag_size) == (None, state.bag_size)
    assert hidden.unseen == state.unseen == sorted(state.bag or ())
    assert hidden.unplayed == state.unplayed
    assert hidden.legal_actions() == state.legal_actions()
    assert hidden.hands == state.hands
    assert state.bag == tuple(order(1)[-state.bag_size :])


def test_states_that_differ_in_the_order_of_the_bag_alone_are_equal_once_it_is_hidden() -> None:
    assert BASE.hidden() == DIFFERENT["bag order"].hidden()
    assert hash(BASE.hidden()) == hash(DIFFERENT["bag order"].hidden())


def test_an_empty_bag_has_no_order_to_hide() -> None:
    state = position("12,4/5,14", FORCED, bag="-")
    assert state.hidden() == state
    assert state.hidden().bag == ()
    assert position("12,4/5,14", FORCED, bag="?0") == state


def test_a_hidden_copy_does_not_touch_the_state() -> None:
    state = middle()
    key, hidden = state.key(), state.hidden()
    hidden.push(hidden.legal_actions()[0])
    hidden.push(hidden.legal_actions()[-1])
    assert state.key() == key


def test_a_hidden_state_can_be_undone_to_the_start() -> None:
    hidden = middle().hidden()
    while hidden.history:
        hidden.pop()
    assert hidden == start(2, order(1)).hidden()


# --- tiles -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_tile_is_on_the_board_or_unplayed_and_unplayed_are_bag_and_hands(
    players: int,
) -> None:
    state = start(players, order(2))
    for _ in randomly(state, random.Random(2)):
        laid = [placement.tile for placement in state.board.placements]
        held = [tile for hand in state.hands for tile in hand]
        assert sorted(laid + state.unplayed) == list(range(1, 57))
        assert sorted(held + state.unseen) == state.unplayed


def test_of_a_bag_of_unknown_order_all_tiles_that_are_not_seen_may_come() -> None:
    state = position("12,4/5,14", FORCED, bag="?2")
    assert state.unseen == [tile for tile in range(1, 57) if tile not in {1, 2, 3, 4, 5, 12, 14}]
    assert position("12,4/5,14", FORCED, bag="20,7").unseen == [7, 20]
    assert position("12,4/5,14", FORCED, bag="-").unseen == []


# --- pushing and popping -----------------------------------------------------------------------


def test_popping_everything_comes_back_to_the_deal() -> None:
    state = start(4, order(9))
    before = state.copy()
    pushed = []
    for number, placement in enumerate(randomly(state, random.Random(9))):
        pushed.append(placement)
        if number in {10, 30}:
            state.push(Resign(number // 20))
    popped = []
    while state.history:
        popped.append(state.pop())
    assert [action for action in reversed(popped) if action in pushed] == pushed
    assert state == before
    assert state.legal_actions() == before.legal_actions()


def test_the_history_tells_every_action_in_order() -> None:
    state = start(2, order(4))
    first = state.legal_actions()[0]
    state.push(first)
    state.settle()
    state.push(Resign(1))
    assert state.history == (first, Draw(order(4)[12]), Resign(1))


def test_a_repr_tells_where_the_turn_stands() -> None:
    state = start(2, order(1))
    assert repr(state) == "<StrategyState free player=0 tiles=0 bag=44>"
    state.push(state.legal_actions()[0])
    assert repr(state) == "<StrategyState after player=0 drawing tiles=1 bag=44>"


@pytest.mark.parametrize("laid", [0, 1, 2, 20])
def test_a_state_can_be_sent_to_another_process_whatever_was_found_out_of_it(
    laid: int,
) -> None:
    state = middle(players=4, placements=laid)
    view(state)  # lines and scores, closures, spaces
    for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):  # noqa: S301 - our own
        assert again == state
        assert again.history == state.history
        assert codes(again.board) == codes(state.board)


def test_a_notebook_shows_a_state_as_a_picture() -> None:
    assert middle()._repr_svg_().startswith("<svg")
