"""Turns: priority moves, draws, forfeits, offers, each rule by itself."""

from __future__ import annotations

import random

import pytest

from mindgame.playing import codes_of, on, order, play, position, randomly, ring, settle, start
from tantrix.rules.base import CHANCE, Draw, Stage, Step, Termination
from tantrix.rules.core.hexes import OPPOSITE, Hex, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import with_edge
from tantrix.rules.mindgame.board import CENTRE, MindBoard
from tantrix.rules.mindgame.moves import fills
from tantrix.rules.mindgame.pieces import fits as fitting
from tantrix.rules.mindgame.state import MindGameState

RED, BLACK = (1, 5, 11, 17, 25), (4, 10, 16, 24, 28)
"""An all-red and an all-black piece of each way of joining."""

TWO_REDS = 2
"""A piece with a black corner and else red: it fits four red edges in a row, but not five."""

FAR = Hex(-6, 3)
"""A cell so far from the centre that no cell is between the pieces round the two."""


def cells(state: MindGameState) -> set[Hex]:
    return {placement.hex for placement in state.legal_placements()}


def crowd(shown: str, far: str = "......") -> str:
    """Pieces round the centre and round the cell far away, none of them such as hands hold here."""
    spare = {*RED, *BLACK, TWO_REDS}
    near = ring(shown, CENTRE, spare)
    return on([*near, *ring(far, FAR, spare.union(p.tile for p in near))])


# --- the normal move ---------------------------------------------------------------------------


def test_red_begins_and_players_take_turns() -> None:
    state = start(order(3))
    assert (state.player, state.stage) == (0, Stage.FREE)
    for turn in range(3):
        assert state.player == turn % 2
        play(state, state.legal_placements()[-1])


def test_red_does_not_begin_with_an_all_red_piece_on_the_centre_but_beside_it() -> None:
    state = position("1,2/3", stage="free")
    places = {p.hex for p in state.legal_placements() if p.tile == 1}
    assert places == state.board.cells - {CENTRE}
    assert {p.hex for p in state.legal_placements() if p.tile == 2} == state.board.cells


def test_an_all_red_piece_may_come_to_the_centre_later() -> None:
    state = position("1/3", "5@1,0:0")
    assert Placement(1, *CENTRE, 0) in state.legal_placements()


def test_every_later_piece_lies_next_to_another() -> None:
    state = position("1/3", "5@1,0:0")
    assert cells(state) == set(neighbours(Hex(1, 0)))


def test_nothing_lies_on_the_margin() -> None:
    state = position("1/3", "5@5,0:0")
    assert cells(state) == {Hex(5, -1), Hex(4, 0), Hex(4, 1)}


# --- priority moves ----------------------------------------------------------------------------


def test_who_lays_the_fourth_piece_fills_at_once_in_the_same_turn() -> None:
    *three, fourth = ring("RRRR..", CENTRE, {1, 6})
    state = position(f"1,6,{fourth.tile}/3", on(three))
    assert state.stage is Stage.FREE
    play(state, fourth)
    assert (state.player, state.stage) == (0, Stage.AFTER)
    assert cells(state) == {CENTRE}
    play(state, state.legal_placements()[0])
    assert state.player == 1


def test_what_the_one_cannot_fill_the_other_must_and_has_no_normal_move() -> None:
    state = position("4,10/1,3,6", crowd("RRRR.."), stage="after")
    assert (state.player, state.stage) == (1, Stage.FORCED)
    assert cells(state) == {CENTRE}
    play(state, state.legal_placements()[0])
    assert (state.player, state.forfeits) == (0, ())


def test_a_space_that_neither_can_fill_costs_nobody_a_turn() -> None:
    state = position("4,10/16,24", crowd("RRRRR."))
    for player in (0, 1):
        assert (state.player, state.stage) == (player, Stage.FREE)
        assert CENTRE not in cells(state)
        play(state, state.legal_placements()[0])
        assert state.forfeits == ()
    assert CENTRE in state.board.priority


def test_a_filled_space_that_makes_another_obliges_again() -> None:
    found = 0
    for seed in range(12):
        state = start(order(seed), 5)
        for _ in randomly(state, random.Random(seed), offers=0):
            before = state.copy()
            for action in before.legal_placements() if before.stage is Stage.AFTER else ():
                made = before.copy()
                made.push(action)
                fresh = made.board.priority - before.board.priority
                if fresh and fills(made.board, made.hands[before.player]):
                    assert (made.player, made.stage) == (before.player, Stage.AFTER)
                    found += 1
    assert found


def test_who_can_fill_all_must_not_fill_one_so_that_another_stays() -> None:
    state = position(f"1,{TWO_REDS}/3", crowd("RRRRR.", "RRRR.."), side=9)
    found = {(p.tile, p.hex) for p in state.legal_placements()}
    assert found == {(1, CENTRE), (TWO_REDS, FAR)}
    assert Placement(1, *FAR, 0) not in state.legal_placements()


def test_who_cannot_fill_all_fills_five_sided_before_four_sided_spaces() -> None:
    state = position("1,4/3", crowd("RRRR..", "RRRRR."), side=9)
    assert cells(state) == {FAR}
    play(state, state.legal_placements()[0])
    assert state.player == 1


def test_who_cannot_fill_all_fills_six_sided_before_five_sided_spaces() -> None:
    assert cells(position("1,4/3", crowd("RRRRR.", "RRRRRR"), side=9)) == {FAR}


def test_the_most_sided_space_that_can_be_filled_comes_first() -> None:
    state = position(f"{TWO_REDS},4/3", crowd("RRRRR.", "RRRR.."), side=9)
    assert cells(state) == {FAR}


@pytest.mark.parametrize("hand", ["1,4", "1,5"])
def test_of_spaces_with_equally_many_pieces_the_player_chooses(hand: str) -> None:
    state = position(f"{hand}/3", crowd("RRRR..", "RRRR.."), side=9)
    assert cells(state) == {CENTRE, FAR}


def two_cells() -> MindBoard:
    """Two empty cells side by side, pieces on all the eight round them, each five an odd ring.

    A hole that one of them becomes asks for red there; a fill of the centre shows black.
    """
    beside = neighbours(CENTRE)[5]
    board = MindBoard(6, ring("RRRRK.", CENTRE, {*RED, *BLACK, TWO_REDS}))
    used = {TWO_REDS, *RED, *BLACK, *(placement.tile for placement in board.placements)}
    others = [e for e, cell in enumerate(neighbours(beside)) if cell not in board and e != 2]
    letters = "RRK" if board.pattern(beside).count("R") % 2 else "RRR"
    wanted = dict(zip(others, letters, strict=True))
    for edge, letter in wanted.items():
        cell = neighbours(beside)[edge]
        asked = with_edge(board.pattern(cell), OPPOSITE[edge], letter)
        piece, turns = next((n, t) for n, t in fitting(asked).items() if n not in used)
        used.add(piece)
        board.push(Placement(piece, *cell, turns[0]))
    return board


def test_a_fill_that_would_leave_an_odd_hole_cannot_be_made() -> None:
    board = two_cells()
    beside = neighbours(CENTRE)[5]
    assert board.priority >= {CENTRE, beside}
    assert board.pattern(CENTRE) == "RRRRK."
    state = position(f"{TWO_REDS}/3", on(board.placements))
    assert 0 in fitting("RRRRK.")[TWO_REDS]
    assert board.asked(CENTRE)[5] != "K"
    assert state.stage is not Stage.FORCED
    found = state.refusals(Placement(TWO_REDS, *CENTRE, 0))
    assert [(refusal.id, refusal.cells) for refusal in found] == [("illegal.parity", (beside,))]


# --- draws -------------------------------------------------------------------------------------


def test_nobody_draws_before_the_hand_is_empty_and_the_other_has_played() -> None:
    state = start(order(5))
    drawn = 0
    for _ in range(40):
        if all(state.hands):
            sizes = [len(hand) for hand in state.hands]
            player = state.player
            state.push(state.legal_placements()[0])
            assert not state.forfeits
            if state.drawing:
                assert (state.player, sizes[state.player]) == (1 - player, 0)
            else:
                sizes[player] -= 1
                assert [len(hand) for hand in state.hands] == sizes
        else:
            empty = state.hands.index(())
            assert state.player != empty
            state.push(state.legal_placements()[0])
            assert state.drawing == (state.player == empty)
            drawn += state.drawing
        settle(state)
    assert drawn > 4


def test_the_hand_is_drawn_piece_by_piece_at_the_beginning_of_the_own_turn() -> None:
    state = position("2/3,6", "5@0,0:0", bag="7,8,9,12,13,14,15", stage="free")
    state.play(next(p for p in state.legal_placements()))
    assert (state.player, state.hands[0], state.drawing) == (1, (), False)
    state.play(state.legal_placements()[0], settle=False)
    assert (state.player, state.current_player) == (0, CHANCE)
    for piece in (7, 8, 9, 12, 13, 14):
        assert state.legal_actions() == [Draw(piece)]
        assert state.settle()
    assert not state.settle()
    assert state.hands[0] == (7, 8, 9, 12, 13, 14)
    assert state.current_player == 0
    assert state.bag == (15,)


def test_of_a_bag_with_fewer_than_six_all_are_drawn() -> None:
    state = position("-/3,6", "5@0,0:0", bag="7,8")
    assert state.drawing
    settle(state)
    assert (state.hands[0], state.bag_size, state.player) == ((7, 8), 0, 0)


def test_fresh_pieces_oblige_and_cost_the_normal_move() -> None:
    state = position("-/3,6", crowd("RRRR.."), bag="1,4")
    settle(state)
    assert (state.player, state.stage) == (0, Stage.FORCED)
    assert cells(state) == {CENTRE}
    play(state, state.legal_placements()[0])
    assert state.player == 1


# --- forfeits ----------------------------------------------------------------------------------


def test_who_can_place_nothing_forfeits_and_refills_the_hand_to_six() -> None:
    state = position("4,10/3", "1@0,0:0", bag="16,24,28,38,2")
    assert state.drawing
    assert state.forfeits == (0,)
    settle(state)
    assert state.hands[0] == (4, 10, 16, 24, 28, 38)
    assert (state.player, state.idle, state.bag) == (1, False, (2,))


def test_fresh_pieces_of_a_forfeited_turn_fill_priority_moves_in_that_turn() -> None:
    # Every space asks for red somewhere: all-black pieces fit nowhere, an all-red one at once.
    state = position("4,10/3", on(all_asking_for_red()), bag="1,16")
    assert state.forfeits == (0,)
    settle(state)
    assert (state.player, state.stage, state.hands[0]) == (0, Stage.AFTER, (1, 4, 10, 16))
    assert {p.tile for p in state.legal_placements()} == {1}
    play(state, state.legal_placements()[0])
    assert state.player == 1


def all_asking_for_red() -> list[Placement]:
    """All-red pieces round the centre, but for its north-west."""
    numbers = [5, 11, 17, 25, 29]
    return [
        Placement(piece, *at, 0) for piece, at in zip(numbers, neighbours(CENTRE)[:5], strict=True)
    ]


def test_a_player_without_pieces_forfeits_while_the_other_plays_on() -> None:
    state = position("-/5,11", "1@0,0:0")
    assert (state.player, state.forfeits, state.idle) == (1, (0,), True)
    play(state, state.legal_placements()[0])
    assert (state.player, state.forfeits, state.idle) == (1, (0,), True)
    play(state, state.legal_placements()[0])
    assert state.is_over
    assert state.outcome() is not None


def test_two_forfeits_in_a_row_with_the_bag_empty_end_the_game() -> None:
    state = position("4/10", "1@0,0:0")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.termination, state.forfeits) == (Termination.FORFEITED, (0, 1))
    assert outcome.winners == (0,)


def test_one_forfeit_before_is_enough_for_the_second() -> None:
    assert position("4/10", "1@0,0:0", idle=True).forfeits == (0,)
    assert position("4/10", "1@0,0:0", idle=True).is_over


def test_a_forfeit_that_draws_does_not_count_towards_the_end() -> None:
    state = position("4/10", "1@0,0:0", bag="16", idle=True)
    assert (state.forfeits, state.drawing) == ((0,), True)
    settle(state)
    assert (state.forfeits, state.is_over) == ((1, 0), True)
    assert state.hands == [(4, 16), (10,)]


def test_two_full_hands_that_fit_nowhere_end_the_game_though_the_bag_has_pieces() -> None:
    state = position("4,10,16,24,28,32/32,38,44,52,56,4", "1@0,0:0", bag="?3")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.termination, state.bag_size) == (Termination.FORFEITED, 3)


# --- offers ------------------------------------------------------------------------------------


def lively() -> MindGameState:
    state = start(order(2))
    while len(state.board) < 9 or not state.may_offer:
        play(state, state.legal_placements()[0])
    return state


def test_an_offer_is_answered_by_the_other_player_and_takes_no_move() -> None:
    state = lively()
    player, actions = state.player, state.legal_placements()
    play(state, Step.OFFER)
    assert (state.player, state.stage) == (1 - player, Stage.OFFERED)
    assert codes_of(state.legal_actions()) == ["agree", "decline"]
    play(state, Step.DECLINE)
    assert (state.player, state.legal_placements()) == (player, actions)


def test_after_a_decline_nobody_offers_before_the_next_placement() -> None:
    state = lively()
    assert Step.OFFER in state.legal_actions()
    play(state, Step.OFFER)
    play(state, Step.DECLINE)
    assert Step.OFFER not in state.legal_actions()
    play(state, state.legal_placements()[0])
    while not state.may_offer:
        assert state.stage is Stage.AFTER
        play(state, state.legal_placements()[0])
    assert Step.OFFER in state.legal_actions()


def test_when_both_agree_the_longest_line_wins_at_once() -> None:
    state = lively()
    play(state, Step.OFFER)
    play(state, Step.AGREE)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.termination is Termination.AGREED
    best = max(state.scores())
    assert outcome.winners == tuple(p for p in (0, 1) if state.scores()[p] == best)


def test_nobody_offers_before_a_piece_lies_nor_in_the_middle_of_a_turn() -> None:
    assert not start(order(1)).may_offer
    *three, fourth = ring("RRRR..", CENTRE, {1, 6})
    state = position(f"1,6,{fourth.tile}/3", on(three))
    assert state.may_offer
    play(state, fourth)
    assert state.stage is Stage.AFTER
    assert not state.may_offer


@pytest.mark.parametrize("seed", range(8))
def test_a_turn_is_fills_alone_or_one_normal_move_with_the_fills_after_it(seed: int) -> None:
    state = start(order(("turn", seed)), 5 + seed % 2)
    rng = random.Random(seed)
    turn: list[tuple[Stage, bool]] = []
    while not state.is_over:
        player, stage = state.player, state.stage
        action = rng.choice(state.legal_placements())
        turn.append((stage, action.hex in state.board.priority))
        play(state, action)
        if state.player != player or state.forfeits or state.is_over:
            stages = [stage for stage, _ in turn]
            assert stages[1:] == [Stage.AFTER] * (len(turn) - 1)
            assert [filled for _, filled in turn] == [stage is not Stage.FREE for stage in stages]
            turn = []
