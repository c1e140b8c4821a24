"""What a won game is worth, over the whole of the scale."""

from __future__ import annotations

from itertools import pairwise
from math import isclose, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.ratings import formula
from tantrix.ratings.formula import FLOOR, ROBOT_LEAD, TOP, gain, gain_over_robot
from tantrix.ratings.games import MOST_MARGIN
from tantrix.robots.base import LEVELS

RANKINGS = st.floats(FLOOR, TOP)
MARGINS = st.integers(0, 120)
ROBOTS = st.sampled_from(sorted(formula.ROBOTS.values()))


@pytest.mark.parametrize(
    ("winner", "loser", "margin", "won"),
    [(500, 500, 1, 5.0), (500, 500, 9, 15.0), (700, 700, 9, 9.0), (900, 900, 16, 4.0),
     (400, 900, 4, 18.0), (900, 400, 4, 4 / 3), (500, 500, 0, 0.0), (1000, 500, 9, 0.0)],
)  # fmt: skip
def test_a_gain_is_ten_roots_of_margin_and_ratio_and_the_way_to_the_top(
    winner: float, loser: float, margin: int, won: float
) -> None:
    assert isclose(gain(winner, loser, margin), won)


@given(st.floats(FLOOR + 300, TOP), RANKINGS, st.integers(1, 21))
def test_four_times_the_margin_is_twice_the_gain(one: float, two: float, margin: int) -> None:
    assert isclose(formula._worth(one, two, 4 * margin), 2 * formula._worth(one, two, margin))


@given(st.floats(FLOOR, TOP / 4), RANKINGS, st.integers(1, 84))
def test_four_times_the_ratio_is_twice_the_gain(loser: float, winner: float, margin: int) -> None:
    doubled = 2 * formula._worth(winner, loser, margin)
    assert isclose(formula._worth(winner, 4 * loser, margin), doubled)


@given(RANKINGS, RANKINGS, MARGINS, MARGINS)
def test_a_greater_margin_never_brings_less(
    winner: float, loser: float, one: int, two: int
) -> None:
    low, high = sorted((one, two))
    assert gain(winner, loser, low) <= gain(winner, loser, high)


@given(RANKINGS, RANKINGS, RANKINGS, MARGINS)
def test_a_stronger_loser_never_brings_less(
    winner: float, one: float, two: float, margin: int
) -> None:
    low, high = sorted((one, two))
    assert gain(winner, low, margin) <= gain(winner, high, margin)
    assert gain_over_robot(winner, low, margin) <= gain_over_robot(winner, high, margin)


@given(RANKINGS, RANKINGS, RANKINGS, MARGINS)
def test_a_stronger_winner_never_gains_more(
    one: float, two: float, loser: float, margin: int
) -> None:
    low, high = sorted((one, two))
    assert gain(high, loser, margin) <= gain(low, loser, margin)
    assert gain_over_robot(high, loser, margin) <= gain_over_robot(low, loser, margin)


@given(RANKINGS, RANKINGS, MARGINS)
def test_nobody_passes_the_top_or_falls_below_the_floor(
    winner: float, loser: float, margin: int
) -> None:
    won = gain(winner, loser, margin)
    assert 0 <= won <= 0.3 * (TOP - winner)
    assert loser - won >= FLOOR


@given(RANKINGS, RANKINGS, st.integers(1, 84))
def test_the_gain_shrinks_to_nothing_towards_the_top(
    winner: float, loser: float, margin: int
) -> None:
    gains = [gain(winner + (TOP - winner) * part, loser, margin) for part in (0, 0.5, 0.9, 1)]
    assert all(one >= two for one, two in pairwise(gains))
    assert gains[-1] == 0


@given(RANKINGS, RANKINGS, MARGINS)
def test_a_robot_brings_at_most_half_of_what_a_person_brings(
    winner: float, robot: float, margin: int
) -> None:
    assert gain_over_robot(winner, robot, margin) <= formula._worth(winner, robot, margin) / 2


@given(ROBOTS, RANKINGS, MARGINS)
def test_a_robot_brings_half_while_it_is_in_reach(robot: float, winner: float, margin: int) -> None:
    half = formula._worth(winner, robot, margin) / 2
    if winner + half <= robot + ROBOT_LEAD:
        assert gain_over_robot(winner, robot, margin) == half


@given(ROBOTS, RANKINGS, MARGINS)
def test_a_robot_brings_nothing_from_300_above_it_on(
    robot: float, winner: float, margin: int
) -> None:
    won = gain_over_robot(winner, robot, margin)
    assert won == 0 or winner + won <= robot + ROBOT_LEAD + 1e-9
    if winner >= robot + ROBOT_LEAD:
        assert won == 0


def test_every_level_of_robots_counts_as_something_and_none_makes_a_master() -> None:
    assert set(formula.ROBOTS) == set(LEVELS)
    assert formula.robot_ranking("of another kind") == formula.ANY_ROBOT
    assert all(each >= FLOOR for each in formula.ROBOTS.values())
    assert max(formula.ROBOTS.values()) + ROBOT_LEAD < formula.ENTRY


@given(st.floats(FLOOR + 1, TOP - 1), st.floats(FLOOR + 1, TOP - 1))
def test_a_ranking_stands_still_where_the_chance_to_win_is_what_it_says(
    one: float, two: float
) -> None:
    """Who beats somebody with the odds of the two rankings gains and loses the same."""
    odds = (one / (TOP - one)) / (two / (TOP - two))
    chance = odds / (1 + odds)
    assert isclose(chance * formula._worth(one, two, 9), (1 - chance) * formula._worth(two, one, 9))
    assert isclose(formula._worth(one, one, 9), 30 * (1 - one / TOP))
    assert sqrt(MOST_MARGIN) * formula.PACE * sqrt(TOP / FLOOR) < TOP
