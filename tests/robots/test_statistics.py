"""What results prove: figures worked out by hand, and what must hold for all of them."""

from __future__ import annotations

import random
from math import inf, log

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tantrix.robots.statistics import (
    GAME,
    PAIR,
    Counts,
    Decision,
    Sprt,
    elo_of,
    share_of,
)

pentanomial = st.tuples(*[st.integers(0, 200)] * PAIR).map(Counts)
TEST = Sprt(0, 10)


def test_shares_are_counted_by_their_value() -> None:
    assert Counts.of([0, 0.25, 0.25, 1, 0.5], PAIR).counts == (1, 2, 1, 0, 1)
    assert Counts.of([1, 0.5, 1], GAME).counts == (0, 1, 2)


def test_figures_of_pairs_are_those_worked_out_by_hand() -> None:
    seen = Counts((1, 0, 0, 0, 3))
    assert seen.share == 0.75
    assert seen.variance == pytest.approx(0.25)
    low, high = seen.ci95
    assert low == pytest.approx(0.75 - 1.96 * 0.25)
    assert high == 1
    elo, least, most = seen.elo
    assert elo == pytest.approx(400 * log(3) / log(10))
    assert least < elo < most == inf


def test_nothing_seen_proves_nothing() -> None:
    nothing = Counts((0,) * PAIR)
    assert (nothing.share, nothing.ci95) == (0, (0, 1))
    assert TEST.llr(nothing) == 0
    assert TEST.decision(nothing) is Decision.OPEN


def test_the_bounds_are_those_of_wald() -> None:
    assert TEST.bounds == (pytest.approx(-log(19)), pytest.approx(log(19)))


@given(st.floats(-1000, 1000))
def test_elo_and_share_are_inverse(elo: float) -> None:
    assert elo_of(share_of(elo)) == pytest.approx(elo, abs=1e-6)


def test_all_or_nothing_is_infinitely_far() -> None:
    assert (elo_of(1), elo_of(0)) == (inf, -inf)


@given(pentanomial)
def test_seen_from_the_other_side_everything_is_turned_round(seen: Counts) -> None:
    assume(seen.samples)
    other = Counts(seen.counts[::-1])
    assert other.share == pytest.approx(1 - seen.share)
    assert other.variance == pytest.approx(seen.variance)
    assert Sprt(-10, 0).llr(other) == pytest.approx(-Sprt(0, 10).llr(seen), abs=1e-6)


@given(pentanomial)
def test_the_share_lies_in_its_interval(seen: Counts) -> None:
    assume(seen.samples)
    low, high = seen.ci95
    assert 0 <= low <= seen.share + 1e-12
    assert seen.share - 1e-12 <= high <= 1


@given(pentanomial, st.integers(2, 9))
def test_more_of_the_same_narrows_the_interval_and_strengthens_the_test(
    seen: Counts, times: int
) -> None:
    assume(all(seen.counts))
    more = Counts(tuple(times * count for count in seen.counts))
    assert more.ci95[1] - more.ci95[0] < seen.ci95[1] - seen.ci95[0]
    assert TEST.llr(more) == pytest.approx(times * TEST.llr(seen), rel=1e-6, abs=1e-9)


@given(pentanomial)
def test_close_hypotheses_give_the_ratio_of_normal_distributions(seen: Counts) -> None:
    assume(all(count > 5 for count in seen.counts))
    share0, share1 = share_of(0), share_of(2)
    spread = seen.variance * (seen.samples - 1) / seen.samples
    far = (seen.share - share0) ** 2 / spread
    assume(far < 0.01)
    step = seen.samples * (share1 - share0) / (2 * spread)
    away0, away1 = seen.share - share0, seen.share - share1
    # What is left of two nearly equal distances is compared by their size, not by its own.
    size = step * (abs(away0) + abs(away1))
    assert Sprt(0, 2).llr(seen) == pytest.approx(step * (away0 + away1), abs=0.05 * size + 0.01)


@given(pentanomial, st.integers(0, PAIR - 2))
def test_a_better_pair_never_speaks_for_the_weaker(seen: Counts, place: int) -> None:
    assume(all(seen.counts))
    better = list(seen.counts)
    better[place] -= 1
    better[place + 1] += 1
    assume(better[place])
    assert TEST.llr(Counts(tuple(better))) > TEST.llr(seen)


@pytest.mark.parametrize(("elo", "decision"), [(0, Decision.REJECTED), (40, Decision.ACCEPTED)])
def test_errors_are_as_rare_as_promised(elo: float, decision: Decision) -> None:
    # Forty tests of 5 % error each: more than six wrong ones have a chance below 1 : 100.
    rng = random.Random(f"sprt {elo}")
    test = Sprt(0, 40)
    ended = [run(test, share_of(elo), rng) for _ in range(40)]
    assert ended.count(decision) >= 34


def run(test: Sprt, share: float, rng: random.Random) -> Decision:
    """Play pairs of two independent games, without ties, until the test ends."""
    counts = [0] * PAIR
    while True:
        for _ in range(10):
            won = (rng.random() < share) + (rng.random() < share)
            counts[2 * won] += 1
        decision = test.decision(Counts(tuple(counts)))
        if decision is not Decision.OPEN:
            return decision
