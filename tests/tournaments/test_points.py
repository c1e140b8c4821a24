"""How a game shares 20.0 tournament points."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.tournaments.points import DEFAULT_WIN, SHARED, game_points, penalty, shares

LIMIT = 20 * 60_000
SCORES = st.integers(0, 84)
PENALTIES = st.tuples(st.integers(0, 25), st.integers(0, 25))


@pytest.mark.parametrize(
    ("margin", "winner"),
    [(0, 10.0), (1, 13.3), (2, 13.9), (4, 14.7), (9, 16.0), (16, 17.3), (25, 18.7), (35, 19.9),
     (36, 20.0), (37, 20.0), (84, 20.0)],
)  # fmt: skip
def test_the_winner_has_12_and_four_thirds_of_the_root_of_the_margin(
    margin: int, winner: float
) -> None:
    assert shares(margin) == (winner, round(20 - winner, 1))


@given(st.integers(0, 84), st.integers(0, 84))
def test_a_greater_margin_never_gives_the_winner_less(one: int, two: int) -> None:
    low, high = sorted((one, two))
    assert shares(low)[0] <= shares(high)[0]


@pytest.mark.parametrize(
    ("used", "points"),
    [(0, 0), (LIMIT - 1, 0), (LIMIT, 1), (LIMIT + 59_999, 1), (LIMIT + 60_000, 2),
     (LIMIT + 119_999, 2), (LIMIT + 300_000, 6)],
)  # fmt: skip
def test_overtime_costs_a_point_a_minute_begun(used: int, points: int) -> None:
    assert penalty(used, LIMIT) == points


@given(SCORES, SCORES, PENALTIES)
def test_both_shares_make_20_and_neither_leaves_0_to_20(
    one: int, two: int, penalties: tuple[int, int]
) -> None:
    points = game_points((one, two), penalties)
    assert sum(round(10 * share) for share in points) == SHARED
    assert all(0 <= share <= 20 for share in points)


@given(SCORES, SCORES, PENALTIES, st.sampled_from([None, 0, 1]))
def test_sides_that_change_places_change_shares(
    one: int, two: int, penalties: tuple[int, int], resigned: int | None
) -> None:
    other = None if resigned is None else 1 - resigned
    swapped = game_points((two, one), penalties[::-1], resigned=other)
    assert game_points((one, two), penalties, resigned=resigned) == swapped[::-1]


def test_what_overtime_costs_one_side_the_other_gains() -> None:
    assert game_points((20, 20), (3, 0)) == (7.0, 13.0)
    assert game_points((20, 20), (3, 1)) == (8.0, 12.0)
    assert game_points((56, 20), (0, 5)) == (20.0, 0.0)
    assert game_points((56, 20), (5, 0)) == (15.0, 5.0)


@given(SCORES, SCORES, st.sampled_from([0, 1]))
def test_whoever_resigns_leaves_at_least_a_default_win(one: int, two: int, out: int) -> None:
    points = game_points((one, two), resigned=out)
    assert points[1 - out] >= DEFAULT_WIN / 10
    if (one, two)[1 - out] >= (one, two)[out]:
        assert points[1 - out] >= game_points((one, two))[1 - out]
