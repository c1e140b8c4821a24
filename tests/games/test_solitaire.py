"""Solitaire: its options, its turns, what the player sees, and how it ends."""

from __future__ import annotations

import copy
import itertools
import pickle
import random
from typing import Any

import pytest

from core.boards import code
from games.solitaires import FORCED, LINE, LOOP, laid_out, order, placed, position, randomly
from tantrix.rules.base import (
    CHANCE,
    TERMINAL,
    Action,
    Draw,
    Halt,
    Outcome,
    Resign,
    Stage,
    Step,
    Termination,
)
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import IllegalAction, Refusal, TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import three_alike
from tantrix.rules.core.tiles import TILES
from tantrix.rules.solitaire.state import SolitaireGoal, SolitaireRules, SolitaireState, Triple

RYB = SolitaireRules()


def start(seed: object = 1, rules: SolitaireRules = RYB) -> SolitaireState:
    """The first state of a game."""
    return rules.new_state(order(rules.triple, seed))


def finished(figure: str, rules: SolitaireRules = RYB) -> SolitaireState:
    """The end of a game in which all tiles were laid in a figure."""
    return position(None, figure, rules=rules)


# --- the options -------------------------------------------------------------------------------


def test_the_four_triples_have_14_tiles_each_and_every_tile_is_in_one() -> None:
    assert [len(triple.tiles) for triple in Triple] == [14] * 4
    assert sorted(itertools.chain(*(triple.tiles for triple in Triple))) == list(TILES)
    assert all(set(TILES[tile].edges) == set(t) for t in Triple for tile in t.tiles)


def test_unless_told_otherwise_any_colour_of_red_yellow_and_blue_counts() -> None:
    rules = SolitaireRules()
    assert (rules.players, rules.triple, rules.goal, rules.colour) == (1, "RYB", "best", None)
    assert rules.colours == ("R", "Y", "B")


@pytest.mark.parametrize("goal", [SolitaireGoal.LINE, SolitaireGoal.LOOP])
def test_the_line_and_the_loop_are_red_unless_told_otherwise(goal: SolitaireGoal) -> None:
    assert SolitaireRules(goal=goal).colours == ("R",)
    assert SolitaireRules("YBG", goal, "G").colours == ("G",)
    assert SolitaireRules(goal=goal, colour="R") == SolitaireRules(goal=goal)


def test_one_colour_can_be_chosen_for_the_best_score_too() -> None:
    assert SolitaireRules(colour="B").colours == ("B",)


@pytest.mark.parametrize(
    ("options", "refused", "params"),
    [
        ({"triple": "RBY"}, "triple", {"text": "RBY", "known": ["RYB", "RYG", "RBG", "YBG"]}),
        ({"triple": "RYX"}, "triple", {"text": "RYX", "known": ["RYB", "RYG", "RBG", "YBG"]}),
        ({"goal": "most"}, "goal", {"text": "most", "known": ["best", "line", "loop"]}),
        ({"triple": "RYB", "colour": "G"}, "colour", {"colour": "G", "triple": "RYB"}),
        ({"triple": "RYB", "colour": "X"}, "colour", {"colour": "X", "triple": "RYB"}),
        ({"triple": "YBG", "goal": "loop"}, "colour", {"colour": "R", "triple": "YBG"}),
    ],
)
def test_an_option_that_cannot_be_is_refused(
    options: dict[str, Any], refused: str, params: dict[str, object]
) -> None:
    with pytest.raises(TantrixError) as caught:
        SolitaireRules(**options)
    assert (caught.value.id, caught.value.params) == (f"bad.solitaire.{refused}", params)


def test_the_stack_is_dealt_from_the_tiles_of_the_triple() -> None:
    for triple in Triple:
        rules = SolitaireRules(triple, colour=triple.colours[0])
        dealt = rules.deal(random.Random(5))
        assert sorted(dealt) == list(triple.tiles)
        assert rules.deal(random.Random(5)) == dealt == rules.deal_order(list(dealt))
        assert rules.deal(random.Random(6)) != dealt


@pytest.mark.parametrize("stack", [range(1, 14), [*range(1, 14), 13], range(2, 16), []])
def test_a_stack_is_the_tiles_of_the_triple_each_once(stack: list[int]) -> None:
    with pytest.raises(TantrixError) as caught:
        SolitaireRules().deal_order(stack)
    assert caught.value.id == "bad.solitaire.stack"


# --- turns -------------------------------------------------------------------------------------


def test_the_first_tile_lies_at_the_origin_in_any_of_six_rotations() -> None:
    state = start()
    first, following, *bag = order("RYB", 1)
    assert state.legal_actions() == [Placement(first, 0, 0, rotation) for rotation in range(6)]
    assert (state.hand, state.hands, state.next_tile) == (first, [(first,)], following)
    assert (state.bag, state.bag_size) == (tuple(bag), 12)
    assert (state.stage, state.player, state.current_player) == (Stage.FREE, 0, 0)


def test_the_next_tile_comes_to_hand_at_once_and_the_number_below_it_is_then_seen() -> None:
    state = start()
    _, second, third, fourth, *bag = order("RYB", 1)
    state.play(state.legal_actions()[2], settle=False)
    assert (state.hand, state.next_tile, state.bag) == (second, None, (third, fourth, *bag))
    assert (state.drawing, state.current_player) == (True, CHANCE)
    assert state.legal_actions() == [Draw(third)]
    assert state.chance_outcomes() == [(Draw(third), 1.0)]
    assert state.settle()
    assert not state.settle()
    assert (state.hand, state.next_tile, state.bag) == (second, third, (fourth, *bag))
    assert state.current_player == 0
    assert state.chance_outcomes() == []


def test_of_a_stack_out_of_sight_every_other_tile_may_come_alike() -> None:
    state = start().hidden()
    first, second, *others = order("RYB", 1)
    assert (state.hand, state.next_tile, state.bag, state.bag_size) == (first, second, None, 12)
    assert state.unseen == sorted(others)
    assert state.unplayed == list(range(1, 15))
    state.push(state.legal_actions()[0])
    assert not state.settle()
    assert [draw.tile for draw, _ in state.chance_outcomes()] == sorted(others)
    assert [chance for _, chance in state.chance_outcomes()] == [1 / 12] * 12
    state.play(Draw(others[7]))
    assert (state.next_tile, state.bag_size) == (others[7], 11)
    assert state.unseen == sorted(set(others) - {others[7]})


def test_what_is_unplayed_is_hand_next_tile_and_all_out_of_sight() -> None:
    state = start(2)
    for _ in randomly(state, random.Random(2)):
        laid = [placement.tile for placement in state.board.placements]
        assert sorted(laid + state.unplayed) == list(range(1, 15))
        assert set(state.unplayed) - set(state.unseen) == {state.hand, state.next_tile} - {None}


@pytest.mark.parametrize("tile", [12, 13, 14])
def test_a_tile_that_fits_a_forced_space_must_go_there(tile: int) -> None:
    state = position(tile, FORCED)
    assert state.stage is Stage.FORCED
    assert {action.hex for action in state.legal_placements()} == {Hex(0, 0)}


def test_a_tile_that_fits_no_forced_space_goes_anywhere_else() -> None:
    state = position(4, FORCED)
    assert state.stage is Stage.FREE
    assert {action.hex for action in state.legal_placements()} <= state.board.spaces.keys() - {
        Hex(0, 0)
    }


def test_of_several_forced_spaces_that_the_tile_fits_the_player_chooses_one() -> None:
    found = set()
    for seed in range(40):
        state = start(seed)
        for _ in randomly(state, random.Random(seed)):
            if state.stage is Stage.FORCED:
                cells = [action.hex for action in state.legal_placements()]
                assert set(cells) <= state.board.forced
                found.add(len(set(cells)))
    assert {1, 2} <= found


def test_no_restriction_holds_three_alike_and_spaces_with_four_tiles_round_them_are_made() -> None:
    alike = crowded = filled = 0
    for seed in range(40):
        state = start(seed)
        for placement in randomly(state, random.Random(seed)):
            filled += state.history and state.board.pattern(placement.hex).count(".") < 3
            alike += any(three_alike(state.board.spaces[at]) for at in state.board.forced)
            crowded += any(state.board.spaces[at].count(".") < 3 for at in state.board.forced)
    assert min(alike, crowded, filled) > 10


@pytest.mark.parametrize("seed", range(40))
def test_no_tile_is_ever_stuck(seed: int) -> None:
    state = start(seed, SolitaireRules(tuple(Triple)[seed % 4]))
    for _ in randomly(state, random.Random(seed)):
        assert bool(state.legal_placements()) == (state.hand is not None)
        alone = [pattern for pattern in state.board.spaces.values() if pattern.count(".") == 5]
        assert alone
    assert len(state.board) == 14


# --- the end -----------------------------------------------------------------------------------


def test_a_game_that_goes_on_has_points_but_no_outcome() -> None:
    state = start()
    assert (state.scores(), state.outcome(), state.best_line()) == ((0,), None, None)
    state.play(state.legal_actions()[0])
    assert (state.scores(), state.outcome()) == ((1,), None)
    line = state.best_line()
    assert line
    assert (line.colour, line.length) == ("R", 1)


def test_the_game_is_over_when_all_14_tiles_are_laid() -> None:
    state = start(3)
    assert len(list(randomly(state, random.Random(3)))) == 14
    assert (state.stage, state.current_player) == (Stage.OVER, TERMINAL)
    assert (state.hand, state.next_tile, state.bag, state.hands) == (None, None, (), [()])
    assert (state.legal_actions(), state.legal_placements()) == ([], [])
    assert (state.unseen, state.unplayed) == ([], [])


@pytest.mark.parametrize(
    ("figure", "options", "won", "points"),
    [
        (LOOP, {}, True, 28),
        (LOOP, {"colour": "R"}, True, 28),
        (LOOP, {"colour": "Y"}, False, 8),
        (LOOP, {"goal": "loop"}, True, 28),
        (LOOP, {"goal": "line"}, False, 28),
        (LOOP, {"goal": "loop", "colour": "B"}, False, 4),
        (LINE, {}, False, 14),
        (LINE, {"goal": "line"}, True, 14),
        (LINE, {"goal": "loop"}, False, 14),
    ],
)
def test_the_goal_is_all_tiles_in_one_line_or_loop_and_points_are_counted_all_the_same(
    figure: str, options: dict[str, Any], won: bool, points: int
) -> None:
    state = finished(figure, SolitaireRules(**options))
    assert state.reached == won
    winners = (0,) if won else ()
    assert state.outcome() == Outcome(Termination.PLAYED, winners, (points,))


def test_a_loop_of_3_scores_6_and_beats_a_line_of_5() -> None:
    state = position(None, "3@0,0:0+1@-1,0:2+2@-1,1:0")
    line = state.best_line()
    assert line
    assert (line.colour, line.closed, state.scores()) == ("Y", True, (6,))


@pytest.mark.parametrize("figure", [LOOP, LINE])
def test_a_whole_figure_can_be_played_under_the_rules(figure: str) -> None:
    codes = laid_out(figure, random.Random(figure))
    rules = SolitaireRules(goal=SolitaireGoal.LOOP if figure == LOOP else SolitaireGoal.LINE)
    state = rules.new_state([placed(text)[0].tile for text in codes])
    for number, text in enumerate(codes):
        assert not state.reached
        assert len(state.board) == number
        state.play(placed(text)[0])
        state.settle()
    assert state.reached


def test_a_game_that_is_not_needed_any_more_ends_as_it_stands_and_is_won_by_nobody() -> None:
    state = start()
    before, hand = state.key(), state.hand
    state.play(Halt.VOID)
    assert (state.is_over, state.legal_actions(), state.hand) == (True, [], hand)
    assert state.outcome() == Outcome(Termination.VOID, (), (0,))
    assert refused(state, Halt.VOID) == ["game_over"]
    assert state.key() != before
    state.pop()
    assert (state.key(), state.outcome()) == (before, None)


def test_it_is_not_ended_while_a_tile_is_drawn() -> None:
    state = start()
    state.push(state.legal_actions()[0])
    assert state.drawing
    assert [one.id for one in state.refusals(Halt.VOID)] == ["illegal.draw_due"]


# --- refusals ----------------------------------------------------------------------------------


def refused(state: SolitaireState, action: Action) -> list[str]:
    """The reasons for which a state does not play an action, which leaves it as it was."""
    before, history = state.key(), state.history
    with pytest.raises(IllegalAction) as found:
        state.play(action)
    assert (state.key(), state.history) == (before, history)
    assert found.value.refusals == state.refusals(action)
    return [refusal.id.removeprefix("illegal.") for refusal in found.value.refusals]


@pytest.mark.parametrize("tile", [0, 57, -1])
def test_a_number_that_is_no_tile_is_refused_as_that_alone(tile: int) -> None:
    assert refused(start(), Placement(tile, 9, 9, 9)) == ["no_such_tile"]


@pytest.mark.parametrize("rotation", [-1, 6])
def test_a_rotation_is_0_to_5(rotation: int) -> None:
    state = start()
    assert refused(state, Placement(state.hand or 0, 0, 0, rotation)) == ["rotation"]


def test_only_the_tile_in_hand_is_laid_not_the_next_one() -> None:
    state = start()
    assert refused(state, Placement(state.next_tile or 0, 0, 0, 0)) == ["tile_not_in_hand"]


def test_the_first_tile_lies_nowhere_but_at_the_origin() -> None:
    state = start()
    assert refused(state, Placement(state.hand or 0, 0, 1, 0)) == ["first_tile"]


def test_nothing_is_laid_before_the_next_number_is_seen() -> None:
    state = start()
    state.push(state.legal_actions()[0])
    assert refused(state, Placement(state.hand or 0, 0, 1, 0)) == ["draw_due"]
    assert refused(state, Draw(order("RYB", 1)[3])) == ["draw"]
    assert refused(state, Draw(57)) == ["draw"]


def test_the_forced_spaces_that_the_tile_fits_are_told() -> None:
    state = position(12, FORCED)
    [first, *_] = state.refusals(Placement(12, 2, 0, 0))
    assert first == Refusal("illegal.forced_first", {"count": 1}, (Hex(0, 0),))
    fits = {action.rotation for action in state.legal_placements()}
    [turn, *_] = sorted(set(range(6)) - fits)
    assert refused(state, Placement(12, 0, 0, turn)) == ["mismatch"]


def test_a_tile_lies_on_a_space_and_touching_edges_match() -> None:
    state = position(4, FORCED)
    assert refused(state, Placement(4, 0, -1, 0)) == ["occupied"]
    assert refused(state, Placement(4, 9, 9, 0)) == ["not_connected"]
    beside = {tuple(ids(state, Placement(4, 2, 0, rotation))) for rotation in range(6)}
    assert beside == {(), ("mismatch",)}


def ids(state: SolitaireState, action: Action) -> list[str]:
    """The ids of the reasons against an action."""
    return [refusal.id.removeprefix("illegal.") for refusal in state.refusals(action)]


@pytest.mark.parametrize("step", Step)
def test_solitaire_knows_no_steps(step: Step) -> None:
    assert refused(start(), step) == ["step"]


def test_nobody_resigns_and_no_tile_is_drawn_while_none_is_due() -> None:
    assert refused(start(), Resign(0)) == ["no_resigning"]
    assert refused(start(), Draw(order("RYB", 1)[2])) == ["draw"]


@pytest.mark.parametrize("action", [Placement(1, 0, 0, 0), Draw(1), Resign(0), Step.KEEP])
def test_nothing_is_done_after_the_end(action: Action) -> None:
    assert refused(finished(LOOP), action) == ["game_over"]


@pytest.mark.parametrize("seed", range(6))
def test_what_is_not_refused_is_just_what_is_legal(seed: int) -> None:
    state = start(seed)
    for number, _ in enumerate(randomly(state, random.Random(seed))):
        if number % 4 == seed % 4 and not state.is_over:
            cells = [*state.board.spaces, *state.board.tiles, Hex(90, 90)]
            tries = itertools.product(state.unplayed, cells, range(6))
            every = [Placement(tile, *at, rotation) for tile, at, rotation in tries]
            allowed = {placement for placement in every if not state.refusals(placement)}
            assert allowed == set(state.legal_actions())


# --- a value -----------------------------------------------------------------------------------


def middle() -> SolitaireState:
    """A game after some placements."""
    state = start()
    for _, _ in zip(range(7), randomly(state, random.Random(1)), strict=False):
        pass
    return state


def test_states_are_equal_when_the_same_play_can_follow_however_they_came_about() -> None:
    state = middle()
    board = Board(sorted(state.board.placements))
    fresh = SolitaireState(state.rules, board, state.hand, state.next_tile, state.bag, 6)
    assert fresh == state
    assert hash(fresh) == hash(state)
    assert fresh.legal_actions() == state.legal_actions()
    assert fresh.history == () != state.history
    assert fresh != "no state"


def test_what_differs_in_anything_that_play_hangs_on_is_not_equal() -> None:
    base = position(12, FORCED, next_tile=4, bag=(5, 6))
    others = [
        position(13, FORCED, next_tile=4, bag=(5, 6)),
        position(12, FORCED, next_tile=7, bag=(5, 6)),
        position(12, FORCED, next_tile=4, bag=(6, 5)),
        position(12, FORCED, next_tile=4, bag=None, bag_size=2),
        position(12, FORCED.replace("3@1,0:0", "3@1,0:5"), next_tile=4, bag=(5, 6)),
        position(
            12, FORCED, next_tile=4, bag=(5, 6), rules=SolitaireRules(goal=SolitaireGoal.LOOP)
        ),
        SolitaireState(base.rules, base.board, 12, 4, (5, 6), 2, drawing=True),
    ]
    assert len({base, *others}) == len(others) + 1


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    state = middle()
    twin, key = state.copy(), state.key()
    assert (twin, hash(twin), twin.history) == (state, hash(state), state.history)
    twin.play(twin.legal_actions()[0])
    twin.settle()
    assert twin != state
    assert state.key() == key
    while twin.history:
        twin.pop()
    assert state.key() == key
    assert twin == start()


def test_a_state_can_be_sent_to_another_process() -> None:
    state = middle()
    for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):  # noqa: S301 - our own
        assert (again, again.history) == (state, state.history)
        assert list(map(code, again.board.placements)) == list(map(code, state.board.placements))


def test_a_repr_tells_where_the_game_stands() -> None:
    state = start()
    assert repr(state) == "<SolitaireState free hand=14 next=11 bag=12>"
    state.push(state.legal_actions()[0])
    assert repr(state) == "<SolitaireState free drawing hand=11 next=None bag=12>"


def test_a_notebook_shows_a_state_as_a_picture() -> None:
    assert middle()._repr_svg_().startswith("<svg")
