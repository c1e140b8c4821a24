"""The board: its cells, its spaces, priority moves and holes."""

from __future__ import annotations

import random

import pytest

from mindgame.playing import order, placed, randomly, ring, start
from oracle import mindgame as oracle
from tantrix.render.mindgame import text
from tantrix.rules.core.hexes import Hex, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import count
from tantrix.rules.mindgame.board import CENTRE, MindBoard, cells_of

BoardPicture = tuple[object, ...]


def picture(board: MindBoard) -> BoardPicture:
    return (board.placements, dict(board.spaces), set(board.priority), hash(board))


@pytest.mark.parametrize(("side", "cells"), [(5, 61), (6, 91), (7, 127)])
def test_a_board_is_a_hexagon_round_the_centre(side: int, cells: int) -> None:
    assert len(cells_of(side)) == cells
    assert sorted(cells_of(side)) == oracle.inside(side)


def test_a_space_is_an_empty_cell_inside_the_margin_that_touches_a_piece() -> None:
    board = MindBoard(5, placed("1@4,0:0"))
    assert board.spaces.keys() == {Hex(4, -1), Hex(3, 0), Hex(3, 1)}
    assert board.spaces[Hex(3, 0)] == "..R..."
    assert board.pattern(Hex(5, 0)) == ".....R"


@pytest.mark.parametrize("pieces", [3, 4, 5, 6])
def test_a_space_with_four_or_more_pieces_round_it_is_a_priority_move(pieces: int) -> None:
    board = MindBoard(6, ring("R" * pieces + "." * (6 - pieces)))
    assert board.priority == ({CENTRE} if pieces > 3 else set())


def test_the_margin_is_no_priority_move_however_many_pieces_are_beside_it() -> None:
    corner = Hex(5, 0)
    board = MindBoard(6, ring("R...RR", corner))
    assert count(board.spaces[corner]) == 3
    assert not board.priority
    outside = Hex(6, -1)
    assert outside not in board.cells


@pytest.mark.parametrize("seed", range(4))
def test_laying_and_taking_back_leaves_everything_as_it_was(seed: int) -> None:
    state = start(order(seed), 5)
    empty = picture(state.board)
    played = randomly(state, random.Random(seed), offers=0)
    pictures = [empty, *(picture(state.board) for _ in played)]
    board = state.board.copy()
    for before in reversed(pictures[:-1]):
        assert board.peek() == board.pop()
        assert picture(board) == before
    assert board == MindBoard(5)


@pytest.mark.parametrize("seed", range(4))
def test_spaces_say_what_the_oracle_sees(seed: int) -> None:
    state = start(order(seed), 5)
    for _ in randomly(state, random.Random(seed)):
        laid = {(at.q, at.r): (p.tile, p.rotation) for at, p in state.board.tiles.items()}
        for at, pattern in state.board.spaces.items():
            pattern_edges = {edge: letter for edge, letter in enumerate(pattern) if letter != "."}
            assert pattern_edges == oracle.touching(laid, tuple(at))


@pytest.mark.parametrize(("five", "sixth"), [("RRRRR", "R"), ("RRRRK", "K"), ("KRKRR", "R")])
def test_the_sixth_piece_round_a_hole_is_asked_for_an_even_ring(five: str, sixth: str) -> None:
    board = MindBoard(6, ring(f"{five}."))
    last = neighbours(CENTRE)[5]
    assert board.asked(last)[2] == sixth
    assert board.spaces[last][2] == "."
    beyond = neighbours(last)[5]
    board.push(Placement(4, *beyond, 0))
    assert board.asked(last)[5] == "K"


def test_boards_are_equal_when_the_same_pieces_lie_on_boards_of_one_size() -> None:
    one, other = placed("1@0,0:0+2@1,0:0")
    assert MindBoard(6, [one, other]) == MindBoard(6, [other, one])
    assert hash(MindBoard(6, [one, other])) == hash(MindBoard(6, [other, one]))
    assert MindBoard(6, [one]) != MindBoard(5, [one])
    assert MindBoard(6, [one]) != MindBoard(6, [other])
    assert MindBoard(6) != 6


def test_a_copy_goes_its_own_way() -> None:
    board = MindBoard(6, placed("1@0,0:0"))
    twin = board.copy()
    twin.push(placed("2@1,0:0")[0])
    assert (len(board), len(twin)) == (1, 2)
    assert Hex(1, 0) in twin
    assert Hex(1, 0) not in board
    assert board.sorted_placements() == list(board.placements)
    assert repr(board) == "MindBoard(6, [(1, 0, 0, 0)])"
    assert str(board) == text.board(board)
