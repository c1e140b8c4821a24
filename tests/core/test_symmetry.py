"""Turning the table or exchanging the colours changes nothing but where and what it is called."""

from __future__ import annotations

import random

import pytest

from core.boards import RECOLOURINGS, random_board, recoloured, turned, unused
from tantrix.rules.core.board import Board
from tantrix.rules.core.hexes import rotated
from tantrix.rules.core.lines import chains, score
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.restrictions import legal_placements

BOARDS = [random_board(random.Random(seed), 3 + 3 * seed) for seed in range(12)]


def legal(board: Board, *, restricted: bool) -> list[Placement]:
    return legal_placements(board, unused(board), board.spaces, restricted=restricted)


@pytest.mark.parametrize("board", BOARDS, ids=len)
@pytest.mark.parametrize("restricted", [True, False])
def test_turning_the_table_turns_every_legal_placement(board: Board, restricted: bool) -> None:
    found = legal(board, restricted=restricted)
    for sixths in range(1, 6):
        other = Board(turned(placement, sixths) for placement in board.placements)
        assert other.forced == {rotated(at, sixths) for at in board.forced}
        turns = {turned(placement, sixths) for placement in found}
        assert set(legal(other, restricted=restricted)) == turns


@pytest.mark.parametrize("board", BOARDS, ids=len)
@pytest.mark.parametrize("restricted", [True, False])
def test_exchanging_colours_exchanges_every_legal_placement(board: Board, restricted: bool) -> None:
    found = legal(board, restricted=restricted)
    for colours in RECOLOURINGS:
        other = Board(recoloured(placement, colours) for placement in board.placements)
        assert other.forced == board.forced
        exchanged = {recoloured(placement, colours) for placement in found}
        assert set(legal(other, restricted=restricted)) == exchanged


@pytest.mark.parametrize("board", BOARDS, ids=len)
def test_turning_the_table_keeps_scores_and_indirect_lengths(board: Board) -> None:
    for sixths in range(1, 6):
        other = Board(turned(placement, sixths) for placement in board.placements)
        for colour in "RYBG":
            assert score(other, colour) == score(board, colour)
            assert lengths(other, colour) == lengths(board, colour)


@pytest.mark.parametrize("board", BOARDS, ids=len)
def test_exchanging_colours_exchanges_scores_and_indirect_lengths(board: Board) -> None:
    for colours in RECOLOURINGS:
        other = Board(recoloured(placement, colours) for placement in board.placements)
        for colour in "RYBG":
            assert score(other, colours[colour]) == score(board, colour)
            assert lengths(other, colours[colour]) == lengths(board, colour)


def lengths(board: Board, colour: str) -> list[int]:
    return sorted(chain.length for chain in chains(board, colour, unused(board)))
