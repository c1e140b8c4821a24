"""The stages of a turn, draws, and the endgame in the middle of a turn."""

from __future__ import annotations

import itertools

import pytest

from core.boards import BUMP, CORNER, NE, SE, WALL, N, fitting, made, one, unused
from games.playing import order, play, position, start
from tantrix.rules.base import CHANCE, TERMINAL, Draw, Stage
from tantrix.rules.core.board import Board
from tantrix.rules.core.hexes import Hex, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.restrictions import refusals
from tantrix.rules.core.spaces import fits
from tantrix.rules.strategy.state import StrategyState

RING = neighbours(Hex(0, 0))


def wall() -> Board:
    """A board with one forced space, at CORNER."""
    return one([*WALL, BUMP])


def fillers(board: Board) -> list[int]:
    """The unused tiles that may fill the forced space of the wall."""
    return [p.tile for p in fitting(board, CORNER) if not refusals(board, p, restricted=True)]


def strangers(board: Board) -> list[int]:
    """The unused tiles that fit no forced space of a board."""
    return [
        tile
        for tile in unused(board)
        if not any(tile in fits(board.spaces[at]) for at in board.forced)
    ]


def listed(*hands: list[int]) -> str:
    """Hands as the text of a position has them."""
    return "/".join(",".join(map(str, hand)) or "-" for hand in hands)


def quiet(state: StrategyState) -> Placement:
    """A free move that makes no new forced space."""
    for action in state.legal_actions():
        assert isinstance(action, Placement)
        if state.board.spaces[action.hex].count(".") == 5:
            twin = state.board.copy()
            twin.push(action)
            if twin.forced <= state.board.forced:
                return action
    raise AssertionError("no such move")


# --- the first tile ----------------------------------------------------------------------------


def test_the_first_tile_lies_at_the_origin_in_any_of_six_rotations() -> None:
    state = start(2, order(1))
    assert state.legal_actions() == [
        Placement(tile, 0, 0, rotation) for tile in state.hands[0] for rotation in range(6)
    ]


# --- forced fills and the free move ------------------------------------------------------------


def test_a_forced_space_is_filled_before_the_free_move() -> None:
    board = wall()
    mine, others = [*fillers(board)[:1], *strangers(board)[:2]], strangers(board)[2:4]
    state = position(listed(mine, others), board)
    assert (state.stage, state.player) == (Stage.FORCED, 0)
    assert [(a.tile, a.hex) for a in state.legal_actions()] == [(mine[0], CORNER)]


def test_the_player_chooses_with_which_tile_to_fill() -> None:
    board = wall()
    mine, others = fillers(board)[:3], strangers(board)[:1]
    state = position(listed(mine, others), board)
    assert {action.tile for action in state.legal_actions()} == set(mine)


def test_where_no_tile_of_the_hand_fits_the_free_move_comes_at_once() -> None:
    board = wall()
    state = position(listed(strangers(board)[:3], fillers(board)[:1]), board)
    assert (state.stage, state.player) == (Stage.FREE, 0)
    assert all(action.hex != CORNER for action in state.legal_actions())


def test_a_fill_that_restriction_1_bars_does_not_oblige() -> None:
    board, bad = barred_fill()
    other = strangers(board)[0]
    state = position(listed([bad.tile], [other]), board)
    assert state.stage is Stage.FREE
    assert bad not in state.legal_actions()


def test_after_the_free_move_the_forced_spaces_are_filled_again_and_then_the_turn_passes() -> None:
    board = wall()
    mine = strangers(board)[:2]
    fill, last = fillers(board)[0], strangers(board)[6]
    state = position(listed(mine, strangers(board)[3:6]), board, bag=f"{fill},{last},41,42")
    play(state, quiet(state))
    assert (state.stage, state.player) == (Stage.AFTER, 0)
    assert {(a.tile, a.hex) for a in state.legal_actions()} == {(fill, CORNER)}
    play(state, state.legal_actions()[0])
    assert last in state.hands[0]
    assert (state.player, state.stage) == (1, Stage.FREE)


def test_a_drawn_tile_can_oblige_a_further_fill_before_the_free_move_too() -> None:
    board = wall()
    first, second = fillers(board)[:2]
    state = position(listed([first], strangers(board)[:2]), board, bag=f"{second},41,42")
    play(state, state.legal_actions()[0])
    assert state.player == 0
    assert state.stage in {Stage.FORCED, Stage.FREE}
    assert state.hands[0] == (second,)


def test_forced_and_free_both_mean_before_the_free_move() -> None:
    board = wall()
    hands = listed(fillers(board)[:1], strangers(board)[:1])
    assert position(hands, board, stage="free") == position(hands, board, stage="forced")
    hands = listed(strangers(board)[:1], fillers(board)[:1])
    assert position(hands, board, stage="free") == position(hands, board, stage="forced")


def test_after_without_a_fill_is_the_turn_of_the_next_player() -> None:
    board = wall()
    hands = listed(strangers(board)[:1], strangers(board)[1:2], strangers(board)[2:3])
    state = position(hands, board, stage="after", player=2)
    assert (state.player, state.stage) == (0, Stage.FREE)


def test_play_goes_round_in_seat_order() -> None:
    state = start(4, order(2), starter=2)
    turns = [player for player, _ in itertools.groupby(turn_by_turn(state, 12))]
    assert turns[:6] == [2, 3, 0, 1, 2, 3]


def turn_by_turn(state: StrategyState, placements: int) -> list[int]:
    """Who makes each of the next placements."""
    players = []
    for _ in range(placements):
        players.append(state.player)
        play(state, state.legal_actions()[0])
    return players


# --- draws -------------------------------------------------------------------------------------


def test_after_every_placement_the_player_draws_at_once() -> None:
    state = start(2, order(3))
    tile = state.bag[0] if state.bag else 0
    placement = state.legal_actions()[0]
    state.push(placement)
    assert (state.drawing, state.current_player, state.player) == (True, CHANCE, 0)
    assert state.hands[0] == tuple(t for t in start(2, order(3)).hands[0] if t != placement.tile)
    assert state.legal_actions() == [Draw(tile)]
    assert state.chance_outcomes() == [(Draw(tile), 1.0)]
    state.play(Draw(tile))
    assert tile in state.hands[0]
    assert (state.drawing, state.bag_size) == (False, 43)


def test_of_a_bag_in_unknown_order_every_unseen_tile_may_come_alike() -> None:
    state = start(2, order(3)).hidden()
    state.push(state.legal_actions()[0])
    draws = state.chance_outcomes()
    assert [draw.tile for draw, _ in draws] == state.unseen == sorted(order(3)[12:])
    assert [chance for _, chance in draws] == [1 / 44] * 44
    assert state.legal_actions() == [draw for draw, _ in draws]


def test_settle_makes_the_due_draw_of_a_known_bag_and_tells_whether_it_did() -> None:
    state = start(2, order(4))
    assert not state.settle()
    state.push(state.legal_actions()[0])
    hidden = state.hidden()
    assert state.settle()
    assert state.history[-1] == Draw(order(4)[12])
    assert not state.settle()
    assert not hidden.settle()
    assert hidden.drawing


def test_nothing_is_drawn_by_chance_while_no_draw_is_due() -> None:
    assert start(2, order(4)).chance_outcomes() == []


def test_from_an_empty_bag_nothing_is_drawn() -> None:
    state = position("2,4/5", "1@0,0:0", bag="-")
    state.push(state.legal_actions()[0])
    assert not state.drawing
    assert len(state.hands[0]) == 1


# --- the endgame -------------------------------------------------------------------------------


def barred_fill() -> tuple[Board, Placement]:
    """A board and a fill of its forced space that would leave three red edges beside it."""
    shown = {(WALL[2], NE): "R", (WALL[3], N): "R"}
    return next(
        (board, placement)
        for board in made([*WALL, BUMP], shown)
        for placement in fitting(board, CORNER)
        if placement.edges[SE] == "R"
    )


def test_the_restrictions_hold_until_the_last_tile_is_drawn() -> None:
    board, bad = barred_fill()
    hands = listed([bad.tile], strangers(board)[:1])
    last = position(hands, board, bag="?1")
    assert (last.endgame, last.restricted, last.stage) == (False, True, Stage.FREE)
    over = position(hands, board, bag="-")
    assert (over.endgame, over.restricted, over.stage) == (True, False, Stage.FORCED)
    assert over.legal_actions() == [bad]


def test_the_endgame_begins_in_mid_turn_for_the_player_who_draws_the_last_tile() -> None:
    board, bad = barred_fill()
    mine, other, more = strangers(board)[:3]
    one_left = position(listed([mine], [other]), board, bag=str(bad.tile))
    two_left = position(listed([mine], [other]), board, bag=f"{bad.tile},{more}")
    assert one_left.legal_actions() == two_left.legal_actions()
    free = quiet(one_left)
    play(one_left, free)
    assert (one_left.stage, one_left.player, one_left.endgame) == (Stage.AFTER, 0, True)
    assert one_left.legal_actions() == [bad]
    play(two_left, free)
    assert (two_left.stage, two_left.player, two_left.endgame) == (Stage.FREE, 1, False)


@pytest.mark.parametrize("tiles", [4, 5, 6])
def test_in_the_endgame_spaces_with_four_to_six_tiles_round_them_must_be_filled(
    tiles: int,
) -> None:
    board, fill = next(
        (board, fill)
        for board in made(RING[:tiles])
        for fill in fitting(board, Hex(0, 0))
        if not any(fill.tile in fits(board.spaces[at]) for at in board.forced - {Hex(0, 0)})
    )
    state = position(listed([fill.tile], []), board, bag="-")
    assert (state.stage, state.legal_actions()) == (Stage.FORCED, [fill])


# --- players without tiles ---------------------------------------------------------------------


def test_a_player_who_runs_out_while_filling_has_no_free_move() -> None:
    board = wall()
    state = position(listed(fillers(board)[:1], strangers(board)[:1]), board, bag="-")
    play(state, state.legal_actions()[0])
    assert (state.player, state.hands[0]) == (1, ())


def test_players_without_tiles_miss_turns_until_all_tiles_are_played() -> None:
    state = position("-/5,6/-", "1@0,0:0", bag="-", stage="free")
    for left in (1, 0):
        assert (state.player, state.stage) == (1, Stage.FREE)
        play(state, state.legal_actions()[0])
        assert len(state.hands[1]) == left
    assert state.is_over
    assert (state.player, state.current_player) == (1, TERMINAL)


def test_a_player_whose_hand_is_empty_is_passed_over_even_while_the_bag_has_tiles() -> None:
    state = position("-/5,6", "1@0,0:0", bag="?3", player=0)
    assert (state.player, state.stage) == (1, Stage.FREE)
