"""Heats of three or four, and the points of an arena."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.tournaments.heats import arena_tenths, heat_sizes, heat_tenths
from tantrix.tournaments.results import Match

from .drawn import by_margin


def test_a_heat_of_three_worked_by_hand() -> None:
    assert heat_tenths([24, 20, 15], [0, 0, 0]) == [Fraction(307, 2), Fraction(203, 2), 45]


def test_penalties_are_paid_to_each_opponent() -> None:
    assert heat_tenths([20, 20, 20], [2, 0, 1]) == [85, 115, 100]


@given(st.lists(st.tuples(st.integers(0, 84), st.integers(0, 20)), min_size=2, max_size=4))
def test_a_heat_has_10_for_each_player(table: list[tuple[int, int]]) -> None:
    tenths = heat_tenths([score for score, _ in table], [penalty for _, penalty in table])
    assert sum(tenths) == 100 * len(table)
    assert all(0 <= each <= 200 for each in tenths)


@pytest.mark.parametrize(
    ("entries", "sizes", "byes"),
    [(10, [3, 3, 4], 0), (7, [3, 4], 0), (5, [4], 1), (3, [3], 0), (2, [], 2), (9, [3] * 3, 0)],
)
def test_tables(entries: int, sizes: list[int], byes: int) -> None:
    assert heat_sizes(entries) == (sizes, byes)


@given(st.integers(0, 200))
def test_tables_are_fours_and_at_most_three_threes(entries: int) -> None:
    sizes, byes = heat_sizes(entries)
    assert sum(sizes) + byes == entries
    assert set(sizes) <= {3, 4}
    assert sizes.count(3) <= 3
    assert byes == (entries if entries < 3 else int(entries == 5))


def test_an_arena_worked_by_hand() -> None:
    games = [(160, 40), (133, 67), (100, 100), (40, 160)]
    assert [arena_tenths(tenths)[0] for tenths in games] == [60, 33, 10, 0]
    assert sum(arena_tenths(tenths)[0] for tenths in games) == 103


def test_a_team_match_of_five_boards_and_two_games_shares_200() -> None:
    margins = (1, 1, 1, 1, 1, 2, -1, -1, -1, -3)
    assert Match(10, tuple(map(by_margin, margins))).tenths == (1062, 938)
