"""Options, states as values, what is hidden, and how a game ends."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

from mindgame.playing import chosen, order, play, position, randomly, settle, start
from tantrix.rules.bag import deal_order
from tantrix.rules.base import CHANCE, TERMINAL, Draw, Outcome, Resign, Stage, Step, Termination
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.mindgame.board import MindBoard
from tantrix.rules.mindgame.state import MindGameRules, MindGameState
from tantrix.rules.registry import GAMES


def middle(seed: int = 1, actions: int = 20) -> MindGameState:
    """A state in the middle of a random game."""
    state = start(order(seed))
    rng = random.Random(seed)
    for _ in range(actions):
        play(state, chosen(state, rng, offers=0))
    return state


# --- options and dealing -----------------------------------------------------------------------


def test_the_mind_game_is_registered() -> None:
    assert GAMES["mindgame"] is MindGameRules
    assert GAMES["mindgame"](side=5).players == 2


def test_the_board_has_six_cells_a_side_and_each_pattern_is_there_twice_unless_told() -> None:
    assert MindGameRules() == MindGameRules(side=6, copies=2)
    assert len(MindGameRules().pieces) == 56
    assert len(MindGameRules(copies=1).pieces) == 28


@pytest.mark.parametrize("side", [4, 0, -5, 13])
def test_a_board_that_cannot_hold_the_pieces_or_is_too_large_is_refused(side: int) -> None:
    with pytest.raises(TantrixError) as refused:
        MindGameRules(side=side)
    assert refused.value.id == "bad.mindgame.side"
    assert refused.value.params == {"side": side, "least": 5, "most": 12}


@pytest.mark.parametrize("copies", [0, 3, -1])
def test_a_number_of_copies_that_the_numbers_have_no_room_for_is_refused(copies: int) -> None:
    with pytest.raises(TantrixError) as refused:
        MindGameRules(copies=copies)
    assert refused.value.id == "bad.mindgame.copies"
    assert refused.value.params == {"copies": copies, "most": 2}


def test_red_sits_first_and_black_second() -> None:
    assert [MindGameRules.colour_of(player) for player in (0, 1)] == ["R", "K"]


@pytest.mark.parametrize("copies", [1, 2])
def test_every_deal_gives_six_to_each_and_the_rest_to_the_bag(copies: int) -> None:
    rules = MindGameRules(copies=copies)
    for seed in range(20):
        dealt = rules.deal(random.Random(seed))
        assert [len(hand) for hand in dealt.hands] == [6, 6]
        assert sorted([*dealt.hands[0], *dealt.hands[1], *dealt.bag]) == list(rules.pieces)
        assert dealt.starter == 0
        state = rules.new_state(dealt)
        assert (state.player, state.stage, state.bag) == (0, Stage.FREE, dealt.bag)


def test_a_known_order_is_dealt_six_to_red_and_then_six_to_black() -> None:
    bag = order(1)
    dealt = MindGameRules().deal_order(bag)
    assert dealt == deal_order(2, bag)


def test_a_number_that_is_no_piece_of_the_game_is_not_dealt() -> None:
    with pytest.raises(TantrixError) as refused:
        MindGameRules(copies=1).deal_order(range(1, 30))
    assert (refused.value.id, refused.value.params) == (
        "bad.mindgame.piece",
        {"tile": 29, "most": 28},
    )
    for wrong in ([1, *range(1, 13)], range(1, 12)):
        with pytest.raises(TantrixError, match=r"bad\.bag"):
            MindGameRules().deal_order(wrong)


# --- the end -----------------------------------------------------------------------------------


def test_a_game_that_goes_on_has_scores_but_no_outcome() -> None:
    state = middle()
    assert state.outcome() is None
    assert min(state.scores()) > 0


def test_when_all_pieces_lie_the_longest_line_wins() -> None:
    state = position("-/-", "1@0,0:0+29@1,0:0+2@0,1:0")
    assert (state.is_over, state.current_player, state.legal_actions()) == (True, TERMINAL, [])
    assert state.outcome() == Outcome(Termination.PLAYED, (0,), (3, 1))


def test_equal_lines_are_a_tie() -> None:
    assert position("-/-", "3@0,0:0").outcome() == Outcome(Termination.PLAYED, (0, 1), (1, 1))


@pytest.mark.parametrize("player", [0, 1])
def test_who_resigns_loses_whatever_the_scores(player: int) -> None:
    state = middle()
    state.play(Resign(player))
    assert state.is_over
    assert state.outcome() == Outcome(Termination.RESIGNED, (1 - player,), state.scores())
    state.pop()
    assert state == middle()


# --- values ------------------------------------------------------------------------------------


def test_a_copy_goes_its_own_way() -> None:
    state = middle()
    twin = state.copy()
    assert (twin, twin.history) == (state, state.history)
    key = state.key()
    play(twin, twin.legal_actions()[0])
    assert twin != state
    while twin.history:
        twin.pop()
    assert (state.key(), twin) == (key, start(order(1)))


BASE = position("1,4/3,10", "5@0,0:0", bag="20,21")
DIFFERENT = {
    "hand": position("1,6/3,10", "5@0,0:0", bag="20,21"),
    "seats": position("3,10/1,4", "5@0,0:0", bag="20,21"),
    "bag order": position("1,4/3,10", "5@0,0:0", bag="21,20"),
    "bag unknown": position("1,4/3,10", "5@0,0:0", bag="?2"),
    "player": position("1,4/3,10", "5@0,0:0", bag="20,21", player=1),
    "board": position("1,4/3,10", "11@0,0:0", bag="20,21"),
    "side": position("1,4/3,10", "5@0,0:0", bag="20,21", side=5),
    "idle": position("1,4/3,10", "5@0,0:0", bag="20,21", idle=True),
}


@pytest.mark.parametrize("what", DIFFERENT)
def test_states_differ_when_anything_differs_that_play_depends_on(what: str) -> None:
    assert DIFFERENT[what] != BASE
    assert len({BASE, BASE.copy(), DIFFERENT[what]}) == 2


def test_a_declined_offer_is_part_of_the_position() -> None:
    state = BASE.copy()
    state.play(Step.OFFER)
    assert state != BASE
    state.play(Step.DECLINE)
    assert state != BASE
    assert BASE.key() != BASE


def test_a_repr_tells_where_the_turn_stands() -> None:
    assert repr(start(order(1))) == "<MindGameState free player=0 pieces=0 bag=44>"
    drawing = position("-/3", "5@0,0:0", bag="7")
    assert repr(drawing) == "<MindGameState forced player=0 drawing pieces=1 bag=1>"


def test_a_state_can_be_sent_to_another_process() -> None:
    state = middle()
    for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):  # noqa: S301 - our own
        assert (again, again.history) == (state, state.history)


# --- what is hidden ----------------------------------------------------------------------------


def test_a_hidden_state_knows_all_but_the_order_of_the_bag() -> None:
    state = middle()
    hidden = state.hidden()
    assert (hidden.bag, hidden.bag_size) == (None, state.bag_size)
    assert hidden.unseen == state.unseen == sorted(state.bag or ())
    assert hidden.legal_actions() == state.legal_actions()
    assert not hidden.settle()
    assert BASE.hidden() == DIFFERENT["bag order"].hidden()
    assert position("-/-", "1@0,0:0").hidden().bag == ()


def test_each_unseen_piece_is_as_likely_to_be_drawn_as_another() -> None:
    known = position("-/3", "5@0,0:0", bag="7,8")
    assert known.chance_outcomes() == [(Draw(7), 1.0)]
    hidden = known.hidden()
    assert hidden.current_player == CHANCE
    assert hidden.legal_actions() == [Draw(n) for n in range(1, 57) if n not in {3, 5}]
    assert sum(chance for _, chance in hidden.chance_outcomes()) == pytest.approx(1)
    assert middle().chance_outcomes() == []


# --- pushing and popping -----------------------------------------------------------------------


def test_popping_everything_comes_back_to_the_deal() -> None:
    state = start(order(9), 5)
    before = state.copy()
    for _ in randomly(state, random.Random(9)):
        pass
    actions = list(state.history)
    assert [state.pop() for _ in actions] == actions[::-1]
    assert (state, state.legal_actions()) == (before, before.legal_actions())


def test_a_state_made_afresh_from_what_is_seen_is_the_same() -> None:
    state = middle(2, 30)
    settle(state)
    fresh = MindGameState(
        state.rules,
        MindBoard(6, state.board.sorted_placements()),
        state.hands,
        state.bag,
        state.bag_size,
        state.stage,
        state.player,
        declined=state.declined,
        idle=state.idle,
    )
    assert (fresh, hash(fresh)) == (state, hash(state))
    assert fresh.legal_actions() == state.legal_actions()
    assert fresh.history == () != state.history
