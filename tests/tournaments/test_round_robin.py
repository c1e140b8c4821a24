"""Round robin: all meet all, and what becomes of those who leave."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, permutations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.tournaments.results import Ending, GameResult, Match, by_default
from tantrix.tournaments.round_robin import after_leaving, berger, draw_groups, group_count
from tantrix.tournaments.rounds import Pairing, pair
from tantrix.tournaments.standings import tallies

from .drawn import by_margin


@pytest.mark.parametrize("count", range(31))
def test_all_meet_once_and_start_as_often_as_not(count: int) -> None:
    entries = list(range(1, count + 1))
    rounds = berger(entries)
    assert len(rounds) == (0 if count < 2 else count - 1 + count % 2)
    met = [pair(*each) for one in rounds for each in one.pairs]
    assert sorted(met) == list(combinations(entries, 2))
    byes = [one.bye for one in rounds if one.bye is not None]
    assert sorted(byes) == (entries if count % 2 and count > 1 else [])
    for one in rounds:
        seats = [entry for each in one.pairs for entry in each]
        assert sorted([*seats, *([] if one.bye is None else [one.bye])]) == entries
    starts = Counter(each[0] for one in rounds for each in one.pairs)
    lead = {2 * starts[entry] - (count - 1) for entry in entries}
    assert lead <= ({0} if count % 2 else {-1, 1})


@pytest.mark.parametrize(
    ("entries", "sizes"),
    [(4, [4]), (5, [5]), (8, [4, 4]), (9, [4, 5]), (11, [3, 4, 4]), (16, [4, 4, 4, 4]), (3, [3])],
)
def test_groups_have_four_or_five_entries(entries: int, sizes: list[int]) -> None:
    groups = draw_groups(range(entries), group_count(entries), Random(1))
    assert sorted(map(len, groups)) == sizes


@given(st.integers(1, 60), st.integers(1, 12), st.integers(0, 999))
def test_every_group_has_one_of_each_pot(entries: int, count: int, seed: int) -> None:
    groups = draw_groups(range(entries), count, Random(seed))
    assert sorted(entry for group in groups for entry in group) == list(range(entries))
    for group in groups:
        assert [entry // count for entry in group] == list(range(len(group)))
    assert max(map(len, groups)) - min(map(len, groups)) <= 1
    assert groups == draw_groups(range(entries), count, Random(seed))


def shared(groups: list[list[int]], countries: list[str]) -> int:
    """Count the pairs of one country in one group."""
    return sum(
        countries[one] == countries[two] != ""
        for group in groups
        for one, two in combinations(group, 2)
    )


def every_draw(entries: int, count: int) -> Iterator[list[list[int]]]:
    """Yield all groups that pots allow."""
    pots = [range(entries)[start : start + count] for start in range(0, entries, count)]
    ways = (permutations(range(count), len(pot)) for pot in pots)
    for chosen in product(*ways):
        groups: list[list[int]] = [[] for _ in range(count)]
        for pot, places in zip(pots, chosen, strict=True):
            for entry, place in zip(pot, places, strict=True):
                groups[place].append(entry)
        yield groups


@given(
    st.integers(1, 3),
    st.lists(st.sampled_from(["", "FR", "NZ", "GB"]), min_size=1, max_size=8),
    st.integers(0, 999),
)
def test_no_two_of_a_country_share_a_group_where_there_is_a_way(
    count: int, countries: list[str], seed: int
) -> None:
    entries = range(len(countries))
    groups = draw_groups(entries, count, Random(seed), dict(enumerate(countries)))
    plain = draw_groups(entries, count, Random(seed))
    apart = any(shared(each, countries) == 0 for each in every_draw(len(countries), count))
    assert (shared(groups, countries) == 0) is apart
    assert [len(group) for group in sorted(groups)] == [len(group) for group in sorted(plain)]
    for group in groups:
        assert [entry // count for entry in group] == list(range(len(group)))
    if shared(plain, countries) == 0 or not apart:
        assert groups == plain


@given(st.integers(2, 6), st.integers(0, 999))
def test_two_that_may_not_meet_are_drawn_into_different_groups(count: int, seed: int) -> None:
    rng = Random(seed)
    entries = range(4 * count)
    countries = {entry: rng.choice(["", "FR"]) for entry in entries}
    forbidden = {pair(*rng.sample(entries, 2)) for _ in range(2)}
    groups = draw_groups(entries, count, Random(seed), countries, forbidden)
    assert sorted(entry for group in groups for entry in group) == list(entries)
    assert not any(set(two) <= set(group) for two in forbidden for group in groups)
    assert groups == draw_groups(entries, count, Random(seed), countries, forbidden)


def test_a_draw_that_cannot_be_is_given_up_in_time() -> None:
    """Of 200 half are of one country: no group of five is without two of them."""
    countries = {entry: "FR" if entry % 2 else f"c{entry}" for entry in range(200)}
    groups = draw_groups(range(200), 40, Random(1), countries)
    assert groups == draw_groups(range(200), 40, Random(1))


def group_of_four(played: int) -> list[Pairing]:
    """Two games a pairing; entry 4 has played so many of its six, and won each by 4."""
    pairings = [
        Pairing(1, pair, Match(2, (by_margin(9),) * 2)) for pair in combinations((1, 2, 3), 2)
    ]
    for one in (1, 2, 3):
        games = min(2, played)
        pairings.append(Pairing(2, (4, one), Match(2, (by_margin(4),) * games)))
        played -= games
    return pairings


def test_who_leaves_early_is_struck_out() -> None:
    assert after_leaving(4, group_of_four(2)) == group_of_four(0)[:3]


@pytest.mark.parametrize("result", [by_default(0), by_default(1), GameResult(ending=Ending.ABSENT)])
def test_games_by_default_are_not_played(result: GameResult) -> None:
    """2.3: under half of own games played, struck out; a tie by ruling was played."""
    others, own = group_of_four(2)[:3], group_of_four(2)[3:]
    tied = GameResult(ending=Ending.TIED)
    for one, struck in ((result, True), (tied, False)):
        match = Match(2, (one, one))
        found = after_leaving(4, [*others, own[0], replace(own[1], match=match), own[2]])
        assert (found == others) == struck


def test_who_leaves_later_loses_the_games_left_by_default() -> None:
    found = after_leaving(4, group_of_four(3))
    assert [len(each.match.results) for each in found] == [2] * 6
    tally = tallies([1, 2, 3, 4], found)
    assert tally[4].tenths == 3 * 147 + 3 * 50
    assert (tally[3].wins, tally[3].tenths) == (2, 2 * 150 + 4 * 40)
    assert after_leaving(4, found) == found
