from __future__ import annotations

import random

import pytest

from core.boards import RECOLOURINGS, code, recoloured
from games.playing import order, position, randomly, start
from games.tables import DEPTH, counted, perft_rows
from oracle import strategy as oracle
from sizes import seeds
from tantrix.rules.core.placements import Placement
from tantrix.rules.perft import divide, perft

ROWS = perft_rows("strategy")
PLAYERS = (2, 3, 4)


def test_the_table_has_20_bags_for_each_number_of_players() -> None:
    assert [row["players"] for row in ROWS] == [players for players in PLAYERS for _ in range(20)]
    assert all(sorted(row["bag"]) == list(range(1, 57)) for row in ROWS)
    assert len({tuple(row["bag"]) for row in ROWS}) == len(ROWS)


@pytest.mark.parametrize(
    "row",
    [pytest.param(row, marks=[pytest.mark.soak] if row % 20 >= 3 else []) for row in range(60)],
)
def test_counts_to_depth_3_are_those_of_the_oracle_as_stored(row: int) -> None:
    """The native rules count all rows in every run, in `tests/native/test_perft.py`."""
    state = start(ROWS[row]["players"], ROWS[row]["bag"])
    counts = [perft(state, depth) for depth in range(1, DEPTH + 1)]
    assert counts == ROWS[row]["counts"]


@pytest.mark.parametrize(
    "row", [pytest.param(row, marks=[pytest.mark.soak] if row % 20 else []) for row in range(60)]
)
def test_the_stored_counts_are_what_the_oracle_counts(row: int, *, soak: bool) -> None:
    players, bag, counts = ROWS[row]["players"], ROWS[row]["bag"], ROWS[row]["counts"]
    if soak:
        assert counted(players, bag) == counts
    else:
        first = oracle.Position.start(players, bag)
        assert [oracle.perft(first, depth) for depth in (1, 2)] == counts[:2]


@pytest.mark.parametrize("players", PLAYERS)
def test_divide_splits_the_count_by_the_first_action_as_the_oracle_does(players: int) -> None:
    bag = order(players)
    found = divide(start(players, bag), 2)
    assert sum(found.values()) == perft(start(players, bag), 2)
    asked = oracle.divide(oracle.Position.start(players, bag), 2)
    assert {code(p): n for p, n in found.items() if isinstance(p, Placement)} == asked


@pytest.mark.parametrize("seed", seeds(3, 30))
def test_counts_from_the_middle_and_the_end_of_a_game_are_those_of_the_oracle(seed: int) -> None:
    players = 2 + seed % 3
    state = start(players, order(seed))
    other = oracle.Position.start(players, order(seed))
    for number, placement in enumerate(randomly(state, random.Random(seed))):
        other = other.played(code(placement))
        if number % 15 == seed % 15 or number == 52:
            assert perft(state, 2) == oracle.perft(other, 2)


def test_depth_0_counts_the_state_itself_and_depth_1_its_actions() -> None:
    state = start(2, order(0))
    assert perft(state, 0) == 1
    assert perft(state, 1) == len(state.legal_actions()) == 36
    assert divide(state, 1) == dict.fromkeys(state.legal_actions(), 1)


def test_counting_leaves_the_state_as_it_was() -> None:
    state = start(3, order(1))
    before = state.copy()
    perft(state, 2)
    divide(state, 2)
    assert state == before
    assert state.history == ()


def test_a_game_that_ends_sooner_has_no_sequences_of_that_length() -> None:
    state = position("2/-", "1@0,0:0", bag="-")
    assert perft(state, 1) == len(state.legal_actions()) > 0
    assert perft(state, 2) == 0


@pytest.mark.parametrize("colours", RECOLOURINGS[1::5])
def test_counts_do_not_change_when_the_colours_are_exchanged(colours: dict[str, str]) -> None:
    for row in ROWS[::20]:
        bag = [recoloured(Placement(tile, 0, 0, 0), colours).tile for tile in row["bag"]]
        state = start(row["players"], bag)
        assert [perft(state, depth) for depth in (1, 2)] == row["counts"][:2]
