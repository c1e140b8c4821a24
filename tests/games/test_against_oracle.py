"""Whole games beside the oracle: every action list, stage, player, hand and score."""

from __future__ import annotations

import random

import pytest

from core.boards import code
from games.playing import agree, order, randomly, start, text
from oracle import strategy as oracle
from sizes import seeds
from tantrix.rules.core.restrictions import barred

SEEDS = seeds(12, 200)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_goes_as_in_the_oracle_placement_by_placement(seed: int) -> None:
    players = 2 + seed % 3
    starter = seed // 3 % players
    state = start(players, order(seed), starter)
    other = oracle.Position.start(players, order(seed), starter)
    agree(state, other)
    for placement in randomly(state, random.Random(seed)):
        other = other.played(code(placement))
        agree(state, other)
    assert other.stage == "over"


@pytest.mark.parametrize("seed", SEEDS)
def test_walk_and_closure_bar_the_same_all_through_a_game(seed: int) -> None:
    state = start(2 + seed % 3, order(seed))
    for _ in randomly(state, random.Random(seed)):
        if state.restricted:
            tiles = {at: (p.tile, p.rotation) for at, p in state.board.tiles.items()}
            controlled = oracle.controlled_cells(tiles)
            fourth = {at for at in state.board.spaces if oracle.makes_fourth_tile(tiles, at)}
            assert barred(state.board) == controlled & state.board.spaces.keys() | fourth


@pytest.mark.parametrize("seed", SEEDS[::7])
def test_a_position_of_a_game_read_afresh_is_the_same_to_the_oracle(seed: int) -> None:
    state = start(2 + seed % 3, order(seed))
    for _ in randomly(state, random.Random(seed)):
        agree(state, oracle.Position.parse(text(state)))
