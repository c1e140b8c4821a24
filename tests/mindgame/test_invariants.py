"""What holds in every position of the Mind Game, however it is played."""

from __future__ import annotations

import random

import pytest

from mindgame.playing import order, randomly, start
from sizes import seeds
from tantrix.rules.base import Stage
from tantrix.rules.core.hexes import distance, neighbours, rotated
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import count
from tantrix.rules.mindgame.board import CENTRE, MindBoard
from tantrix.rules.mindgame.moves import can_fill_all, fills, surge
from tantrix.rules.mindgame.pieces import PIECES, TURNED
from tantrix.rules.mindgame.state import MindGameRules, MindGameState

SEEDS = seeds(10, 300)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_hole_can_be_filled_by_some_piece(seed: int) -> None:
    state = start(order(("hole", seed)), 5 + seed % 2)
    for _ in randomly(state, random.Random(seed)):
        rings = [p for p in state.board.spaces.values() if "." not in p]
        assert all(ring.count("R") % 2 == ring.count("K") % 2 == 0 for ring in rings)


@pytest.mark.parametrize("seed", SEEDS)
def test_pieces_hang_together_match_and_keep_off_the_margin(seed: int) -> None:
    state = start(order(("whole", seed)), 5)
    for _ in randomly(state, random.Random(seed)):
        pass
    board = MindBoard(5)
    for placement in state.board.placements:
        assert not board or placement.hex in board.spaces
        touched = board.pattern(placement.hex)
        own = TURNED[placement.tile][placement.rotation].edges
        assert all(there in {".", edge} for there, edge in zip(touched, own, strict=True))
        assert distance(placement.hex, CENTRE) < 5
        board.push(placement)


@pytest.mark.parametrize("seed", SEEDS)
def test_who_can_fill_a_priority_move_does_nothing_else(seed: int) -> None:
    state = start(order(("fill", seed)), 5)
    for _ in randomly(state, random.Random(seed)):
        cells = {placement.hex for placement in state.legal_placements()}
        if state.stage in {Stage.FORCED, Stage.AFTER} and not state.is_over:
            assert cells <= state.board.priority
        if state.stage is Stage.FREE:
            assert not cells & state.board.priority


@pytest.mark.parametrize("seed", SEEDS)
def test_who_can_fill_all_does_so_whichever_fills_are_chosen(seed: int) -> None:
    state = start(order(("all", seed)), 5)
    for _ in randomly(state, random.Random(seed)):
        player, hand = state.player, state.hands[state.player]
        if state.board.priority and not state.is_over and can_fill_all(state.board, hand):
            cells = surge(state.board)
            board = state.board.copy()
            held = hand
            while fill := next(iter(fills(board, held)), None):
                board.push(fill)
                held = tuple(piece for piece in held if piece != fill.tile)
            assert not board.priority
            assert len(hand) - len(held) == len(cells)
            assert state.hands[player] == hand


@pytest.mark.parametrize("seed", SEEDS)
def test_cells_to_fill_come_in_an_order_in_which_each_has_four_round_it(seed: int) -> None:
    state = start(order(("surge", seed)), 5)
    for _ in randomly(state, random.Random(seed)):
        laid = set(state.board.tiles)
        for at in surge(state.board):
            assert len(laid.intersection(neighbours(at))) >= 4
            laid.add(at)
        open_cells = state.board.cells - laid
        assert all(len(laid.intersection(neighbours(at))) < 4 for at in open_cells)


EXCHANGED = str.maketrans("RK", "KR")
TWINS = {
    (piece, turn): next(
        (other, k)
        for other, faces in TURNED.items()
        for k, face in enumerate(faces)
        if face.edges == TURNED[piece][turn].edges.translate(EXCHANGED)
        and face.partners == TURNED[piece][turn].partners
        and (other > 28) == (piece > 28)
    )
    for piece in PIECES
    for turn in range(6)
}
"""The piece and rotation that show each link in the other colour."""


def exchanged(placement: Placement, sixths: int) -> Placement:
    """A placement in exchanged colours on a board turned about its centre."""
    at = rotated(placement.hex, sixths)
    piece, turn = TWINS[placement.tile, placement.rotation]
    return Placement(piece, at.q, at.r, (turn + sixths) % 6)


@pytest.mark.parametrize("seed", SEEDS)
def test_priority_moves_are_the_same_in_exchanged_colours_on_a_turned_board(seed: int) -> None:
    state = start(order(("turned", seed)), 5)
    sixths = seed % 6
    for _ in randomly(state, random.Random(seed), offers=0):
        board = MindBoard(5, [exchanged(p, sixths) for p in state.board.placements])
        mirror = MindGameState(
            MindGameRules(5),
            board,
            [[TWINS[piece, 0][0] for piece in hand] for hand in state.hands],
            None,
            state.bag_size,
            state.stage,
            state.player,
            idle=state.idle,
        )
        assert mirror.stage is state.stage
        assert len(mirror.legal_placements()) == len(state.legal_placements())
        assert {p.hex for p in mirror.legal_placements()} == {
            rotated(p.hex, sixths) for p in state.legal_placements()
        }
        assert mirror.scores() == state.scores()[::-1]
        assert sum(map(count, board.spaces.values())) == sum(
            map(count, state.board.spaces.values())
        )
