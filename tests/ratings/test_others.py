"""The numbers of other systems beside the rankings: Glicko-2, OpenSkill, Elo."""

from __future__ import annotations

import random
from math import isclose, isfinite

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratings.games import DAY_MS, SEASONS, START_MS, game, person, robot, season, won
from tantrix.ratings import elo, glicko
from tantrix.ratings.games import RatedGame
from tantrix.ratings.glicko import DEVIATION, Glicko, GlickoResult
from tantrix.ratings.skill import Skill, updated
from tantrix.ratings.tables import Numbers, fold

RATINGS = st.floats(0, 3000)


def numbers(games: list[RatedGame]) -> dict[str, Numbers]:
    return dict(fold(games).numbers)


# --- Glicko-2 ------------------------------------------------------------------------------------


def test_the_example_of_its_author_comes_out() -> None:
    results = (GlickoResult(1400, 30, 1), GlickoResult(1550, 100, 0), GlickoResult(1700, 300, 0))
    rating, deviation = glicko.shown(Glicko(1500, 200, 0.06, 5, results))
    assert (round(rating, 1), round(deviation, 2)) == (1464.1, 151.52)
    after = glicko.at(Glicko(1500, 200, 0.06, 5, results), 6)
    assert (after.month, after.results) == (6, ())
    assert (after.rating, after.deviation) == (rating, deviation)
    assert round(after.volatility, 5) == 0.05999


def test_all_games_of_a_month_go_by_what_everybody_was_at_its_beginning() -> None:
    first = numbers([won(1, "a", "b"), won(2, "a", "c"), won(3, "b", "c")])
    assert list(first["c"].glicko.results) == [GlickoResult(1500, 350, 0)] * 2
    other_way_round = numbers([won(1, "b", "c"), won(2, "a", "c"), won(3, "a", "b")])
    assert glicko.shown(first["a"].glicko) == glicko.shown(other_way_round["a"].glicko)
    assert glicko.shown(first["a"].glicko)[0] > 1500 > glicko.shown(first["c"].glicko)[0]


def test_the_next_month_goes_by_what_the_last_one_made_of_them() -> None:
    games = [won(1, "a", "b"), won(2, "b", "a", at_ms=START_MS + 35 * DAY_MS)]
    before, after = numbers(games[:1]), numbers(games)
    at_the_end = glicko.shown(before["a"].glicko)
    assert (after["a"].glicko.rating, after["a"].glicko.deviation) == at_the_end
    assert after["b"].glicko.results == (GlickoResult(*at_the_end, 1),)


@given(st.floats(30, 350), st.integers(1, 400))
def test_who_does_not_play_becomes_less_certain_up_to_a_bound(
    deviation: float, months: int
) -> None:
    known = Glicko(1700, deviation, 0.06, 7)
    seen = [glicko.at(known, 7 + later).deviation for later in range(0, months, 40)]
    assert seen == sorted(seen)
    assert seen[-1] <= DEVIATION
    assert glicko.at(known, 6) == known


def test_a_tie_is_half_a_win_of_each() -> None:
    tied = numbers([game(1, person("a", 0, 1), person("b", 1, 1))])
    assert [tied[name].glicko.results[0].score for name in "ab"] == [0.5, 0.5]
    assert glicko.shown(tied["a"].glicko)[0] == 1500


# --- OpenSkill -----------------------------------------------------------------------------------


def test_of_four_the_skills_go_by_the_places() -> None:
    players = [person(name, side, side + 1) for side, name in enumerate("abcd")]
    found = updated(game(1, *players), {})
    deps = [found[name].mu for name in "abcd"]
    assert deps == sorted(deps, reverse=True)
    assert all(each.sigma < Skill().sigma for each in found.values())
    assert found["a"].shown == found["a"].mu - 3 * found["a"].sigma


def test_in_doubles_partners_are_judged_together() -> None:
    seats = [person(name, side, side + 1) for name, side in zip("abcd", (0, 1, 0, 1), strict=True)]
    found = updated(game(1, *seats, kind="doubles"), {})
    assert found["a"] == found["c"] != found["b"] == found["d"]


# --- Elo -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("difference", "share"), [(0, 50), (565.7, 84.1), (-565.7, 15.9), (400, 76)]
)
def test_the_expected_share_is_that_of_a_normal_spread(difference: float, share: float) -> None:
    assert round(100 * elo.expected(difference), 1) == share


@given(RATINGS, RATINGS, st.integers(0, 200))
def test_what_one_gains_the_other_loses(one: float, two: float, tenths: int) -> None:
    points = tenths / 10
    assert isclose(elo.change(one, two, points), -elo.change(two, one, 20 - points), abs_tol=1e-9)


@given(RATINGS, RATINGS, RATINGS, st.integers(0, 200), st.integers(0, 200))
def test_more_points_and_a_stronger_opponent_never_bring_less(
    own: float, one: float, two: float, few: int, many: int
) -> None:
    (low, high), (few, many) = sorted((one, two)), sorted((few, many))
    assert elo.change(own, low, few / 10) <= elo.change(own, high, few / 10)
    assert elo.change(own, low, few / 10) <= elo.change(own, low, many / 10)
    assert elo.expected(one - two) + elo.expected(two - one) == pytest.approx(1)


def test_a_game_without_points_moves_no_elo() -> None:
    players = (person("a", 0, 1, points=15.0), person("b", 1, 2, points=5.0))
    found = numbers([game(1, *players), won(2, "a", "b")])
    assert (found["a"].elo, found["b"].elo) == (1506.0, 1494.0)
    assert found["a"].elo_games == 1


# --- all of them ---------------------------------------------------------------------------------


def test_they_know_neither_robots_nor_guests_and_pairs_only_alone() -> None:
    assert numbers([game(1, person("a", 0, 1), robot("greedy", 1, 2))]) == {}
    assert numbers([game(1, person("a", 0, 1), person("b", 1, 2, guest=True))]) == {}
    seats = [person(name, side, side + 1) for name, side in zip("abcd", (0, 1, 0, 1), strict=True)]
    found = numbers([game(1, *seats, kind="doubles")])
    assert found["a"].skill.mu > 25
    assert not any(each.glicko.results for each in found.values())


@given(SEASONS)
def test_whatever_is_played_they_stay_numbers(games: list[RatedGame]) -> None:
    for each in numbers(games).values():
        rating, deviation = glicko.shown(each.glicko)
        assert isfinite(rating + each.elo + each.skill.shown)
        assert 0 < deviation <= DEVIATION
        assert 0 < each.skill.sigma < 9


@pytest.mark.soak
def test_a_million_games_leave_every_number_sound() -> None:
    rng = random.Random(1)
    tables = fold(season(rng, 1_000_000, days=3650))
    assert all(100 <= line.ranking < 1000 for line in tables.lines.values())
    assert all(isfinite(glicko.shown(each.glicko)[0]) for each in tables.numbers.values())
