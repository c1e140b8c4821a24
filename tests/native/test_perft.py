from __future__ import annotations

import random

import pytest

from games.playing import order, position, start
from games.tables import DEPTH, perft_rows
from tantrix import native
from tantrix.native import Position
from tantrix.rules import perft as rules

from .twins import new_game

ROWS = perft_rows("strategy")


@pytest.mark.parametrize("row", range(len(ROWS)))
def test_counts_to_depth_3_are_those_stored(row: int) -> None:
    at = Position(start(ROWS[row]["players"], ROWS[row]["bag"]))
    counts = [native.perft(at, depth) for depth in range(1, DEPTH + 1)]
    assert counts == ROWS[row]["counts"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_counts_are_divided_as_by_the_rules(players: int) -> None:
    state = start(players, order(("divided", players)))
    at = Position(state)
    assert native.divide(at, 1) == rules.divide(state, 1)
    assert native.divide(at, 2) == rules.divide(state, 2)
    assert at == Position(state)


@pytest.mark.soak
@pytest.mark.parametrize("row", range(20))
def test_counts_to_depth_4_are_those_of_the_rules(row: int) -> None:
    state = start(2 + row % 3, order(("depth 4", row)))
    assert native.perft(Position(state), 4) == rules.perft(state, 4)


@pytest.mark.parametrize("seed", range(20))
def test_counts_from_any_state_of_a_game_are_those_of_the_rules(seed: int) -> None:
    state, rng = new_game(4 * seed if seed % 5 else seed + 1), random.Random(seed)
    while not state.is_over:
        state.push(rng.choice(state.legal_actions()))
        if rng.random() < 0.08 and state.bag is not None:
            at = Position(state)
            assert [native.perft(at, d) for d in range(3)] == [
                rules.perft(state, d) for d in range(3)
            ]
            assert at == Position(state)


def test_a_game_that_ends_sooner_has_no_sequences_of_that_length() -> None:
    at = Position(position("2/-", "1@0,0:0", bag="-"))
    assert native.perft(at, 0) == 1
    assert native.perft(at, 1) == len(at.legal_actions()) > 0
    assert [native.perft(at, depth) for depth in (2, 3, 60, 10**30)] == [0, 0, 0, 0]
