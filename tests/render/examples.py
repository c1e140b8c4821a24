"""Boards to draw: played at random by the rules, the same in every run."""

from __future__ import annotations

import random
from functools import cache

from hypothesis import strategies as st

from tantrix.rules.core.board import Board
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.restrictions import legal_placements


@cache
def random_board(seed: int) -> Board:
    """Return a board of 1 to 56 tiles, forced spaces filled first."""
    rng = random.Random(seed)
    tiles = 1 + seed % 56
    bag = rng.sample(range(1, 57), 56)
    board = Board([Placement(bag.pop(), 0, 0, rng.randrange(6))])
    while len(board) < tiles:
        hand = sorted(bag[:6])
        found = legal_placements(board, hand, board.forced, restricted=True)
        found = found or legal_placements(board, hand, board.spaces, restricted=True)
        if not found:
            break
        placement = rng.choice(found)
        board.push(placement)
        bag.remove(placement.tile)
    return board


BOARDS = st.integers(0, 500).map(random_board)
"""Boards of all sizes."""

FEW = Board(
    [
        Placement(3, 0, 0, 0),
        Placement(1, -1, 0, 2),
        Placement(2, -1, 1, 0),
        Placement(4, -2, 0, 5),
    ]
)
"""A yellow loop of three tiles, and a fourth that makes a forced space at (-2, 1)."""
