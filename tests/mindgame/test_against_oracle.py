"""Whole games beside the oracle: every list of actions, stage, player, hand and score."""

from __future__ import annotations

import random

import pytest

from mindgame.playing import agree, code, order, randomly, start
from oracle import mindgame as oracle
from sizes import seeds
from tantrix.rules.mindgame.pieces import TURNED

SEEDS = seeds(15, 1000)


def test_the_pieces_are_those_of_the_oracle() -> None:
    for piece, faces in TURNED.items():
        for rotation, face in enumerate(faces):
            drawn = {(min(a, b), max(a, b), c) for a, b, c in oracle.links(piece, rotation)}
            assert {(link.a, link.b, link.colour) for link in face.links} == drawn


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_goes_as_in_the_oracle_action_by_action(seed: int) -> None:
    side = 5 + seed % 3
    bag = order(seed) if seed % 5 else order(seed, 28)
    state = start(bag, side, copies=len(bag) // 28)
    other = oracle.Position.start(side, bag)
    agree(state, other)
    for action in randomly(state, random.Random(seed), offers=0.01):
        other = other.played(code(action))
        agree(state, other)
    assert other.stage == "over"
