"""Matches: fair pairs, sound figures, the strength that the levels promise."""

from __future__ import annotations

import random

import pytest

from tantrix.robots.arena import MatchTally, play_game, play_match
from tantrix.robots.base import make_robot
from tantrix.robots.results import MatchGameResult
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.strategy.state import StrategyRules


def last(*args: object, **options: object) -> MatchTally:
    """The tally at the end of a match."""
    return list(play_match(*args, **options))[-1]


def test_the_figures_are_those_worked_out_by_hand() -> None:
    won, lost = MatchGameResult((20, 11)), MatchGameResult((5, 9))
    tied, dead = MatchGameResult((7, 7)), MatchGameResult((30, 2), deadlock=True)
    figures = MatchTally([(won, lost), (tied, dead)]).as_json()
    assert figures["games"] == 4
    assert figures["wins"] == [1, 1]
    assert figures["ties"] == 2
    assert figures["share"] == 0.5
    assert figures["mean_margin"] == (9 - 4) / 4
    # 12 + 4/3 * sqrt(9) = 16.0 and 20 - (12 + 4/3 * sqrt(4)) = 5.3 beside two ties
    assert figures["points"] == [pytest.approx(41.3), pytest.approx(38.7)]


def test_the_interval_comes_from_the_spread_of_independent_samples() -> None:
    won, lost = MatchGameResult((9, 0)), MatchGameResult((0, 9))
    low, high = MatchTally([(won, won), (won, won), (won, won), (won, lost)]).ci95
    # means 1 1 1 0.5: mean 0.875, standard error 0.25 / sqrt(4)
    assert (low, high) == (pytest.approx(0.875 - 1.96 * 0.125), 1.0)


def test_equal_samples_still_leave_doubt() -> None:
    low, high = MatchTally([(MatchGameResult((9, 0)),)] * 10).ci95
    assert (low, high) == (pytest.approx(10 / (10 + 1.96**2)), 1.0)
    assert MatchTally().ci95 == (0.0, 1.0)


def test_a_match_hangs_on_its_seed_and_not_on_the_processes() -> None:
    alone = last(("greedy", "random"), 6, pairs=True, seed=5)
    shared = last(("greedy", "random"), 6, pairs=True, seed=5, processes=2)
    assert alone.samples == shared.samples
    assert alone.samples != last(("greedy", "random"), 6, pairs=True, seed=6).samples


def test_both_games_of_a_pair_have_the_same_bag() -> None:
    # Robots that choose by the state alone play both games alike: what one wins the other wins.
    class First:
        def choose(self, state: object) -> object:
            return state.legal_placements()[0]

    rules = StrategyRules()
    dealt = rules.deal(random.Random(1))
    ends = [play_game(rules, dealt, [First(), First()]) for _ in range(2)]
    assert ends[0] == ends[1]
    assert all(len(sample) == 2 for sample in last(("random",) * 2, 4, pairs=True, seed=1).samples)


@pytest.mark.parametrize(("games", "pairs"), [(3, True), (0, False), (-2, True)])
def test_a_match_of_no_games_or_half_a_pair_is_refused(games: int, pairs: bool) -> None:
    with pytest.raises(TantrixError, match=r"bad\.games"):
        last(("greedy", "random"), games, pairs=pairs, seed=1)


def test_a_match_of_an_unknown_level_is_refused() -> None:
    with pytest.raises(TantrixError, match=r"bad\.robot"):
        last(("greedy", "oracle"), 2, pairs=True, seed=1)


@pytest.mark.parametrize("better", ["greedy", "planner"])
def test_the_levels_beat_chance(better: str, soak: bool) -> None:
    tally = last((better, "random"), 40 if soak else 6, pairs=True, seed=3, processes=2)
    assert tally.share > 0.7


@pytest.mark.soak
@pytest.mark.parametrize(
    ("levels", "least"), [(("greedy", "random"), 0.95), (("planner", "greedy"), 0.75)]
)
def test_the_levels_are_as_far_apart_as_promised(levels: tuple[str, str], least: float) -> None:
    assert last(levels, 400, pairs=True, seed=1, processes=4).share >= least


def test_games_end(rng: random.Random) -> None:
    rules = StrategyRules(players=4)
    robots = [make_robot("random", rng) for _ in range(4)]
    assert play_game(rules, rules.deal(rng), robots).is_over
