"""What the results of a match prove: shares, Elo, and a test that may stop at any moment.

A *sample* is what is independent of all others: a game, or a duplicate pair of games, whose two
results hang together. Its share is one of a few evenly spaced values: 0, 1/2, 1 for a game, 0, 1/4,
... 1 for a pair. `Counts` says how many samples had each (of pairs: the *pentanomial* counts), and
everything else follows from them.

The sequential test is the generalised probability ratio test of chess engines (Fishtest): the
likelihood of what was seen under the most likely distribution with the mean that `elo1` promises,
divided by that under `elo0`. Its logarithm walks between two bounds, and the test ends where it
meets one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from math import inf, log, log10, sqrt

Z95 = 1.96
"""Half the width of a 95 % interval, in standard errors."""

UNSEEN = 1e-3
"""What stands for a count of 0 in a likelihood, as Fishtest has it, so that nothing is impossible
before it was tried."""

GAME, PAIR = 3, 5
"""How many results a game and a pair of games can have."""


class Decision(StrEnum):
    """What a sequential test has found so far.

    >>> from tantrix.robots.statistics import Decision
    >>> list(map(str, Decision))
    ['open', 'accepted', 'rejected']
    """

    OPEN = "open"
    ACCEPTED = "accepted"
    REJECTED = "rejected"


def elo_of(share: float) -> float:
    """Return the difference in Elo that a share of the points stands for; infinite for 0 and 1.

    >>> from tantrix.robots.statistics import elo_of
    >>> elo_of(0.5), round(elo_of(0.75))
    (0.0, 191)
    """
    if not 0 < share < 1:
        return inf if share >= 1 else -inf
    return 400 * log10(share / (1 - share))


def share_of(elo: float) -> float:
    """Return the share of the points that a difference in Elo promises.

    >>> from tantrix.robots.statistics import share_of
    >>> share_of(0), round(share_of(200), 2)
    (0.5, 0.76)
    """
    return 1 / (1 + 10 ** (-elo / 400))


@dataclass(frozen=True)
class Counts:
    """How many samples had each share; the shares are evenly spaced from 0 to 1.

    >>> from tantrix.robots.statistics import Counts
    >>> counts = Counts((10, 0, 30))  # lost, tied, won
    >>> counts.samples, counts.share
    (40, 0.75)
    """

    counts: tuple[int, ...]

    @classmethod
    def of(cls, shares: Iterable[float], results: int) -> Counts:
        """Count the shares of samples with so many possible `results`."""
        counts = [0] * results
        for share in shares:
            counts[round(share * (results - 1))] += 1
        return cls(tuple(counts))

    @property
    def samples(self) -> int:
        """How many samples there are."""
        return sum(self.counts)

    @cached_property
    def values(self) -> tuple[float, ...]:
        """The share that each count stands for."""
        return tuple(place / (len(self.counts) - 1) for place in range(len(self.counts)))

    @property
    def share(self) -> float:
        """The mean share, 0 of nothing."""
        return _mean(self.values, self.counts) if self.samples else 0.0

    @property
    def variance(self) -> float:
        """The variance of a sample's share, estimated without bias; 0 of fewer than two."""
        if self.samples < 2:
            return 0.0
        spread = zip(self.values, self.counts, strict=True)
        return sum(n * (value - self.share) ** 2 for value, n in spread) / (self.samples - 1)

    @property
    def ci95(self) -> tuple[float, float]:
        """The 95 % interval of the share, from the spread of the samples.

        Samples that all agree have no spread: Wilson's interval for their number is then used.
        """
        if not self.variance:
            return _wilson(self.share, self.samples)
        half = Z95 * sqrt(self.variance / self.samples)
        return max(0.0, self.share - half), min(1.0, self.share + half)

    @property
    def elo(self) -> tuple[float, float, float]:
        """The difference in Elo, and the ends of its 95 % interval."""
        low, high = self.ci95
        return elo_of(self.share), elo_of(low), elo_of(high)


@dataclass(frozen=True)
class Sprt:
    """A sequential test between a difference of `elo1` (accepted) and one of `elo0` (rejected).

    `alpha` and `beta` are the chances to accept wrongly, and to reject wrongly.

    >>> from tantrix.robots.statistics import Counts, Sprt
    >>> Sprt(elo0=0, elo1=50).decision(Counts((100, 0, 300)))
    <Decision.ACCEPTED: 'accepted'>
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the logarithm of the likelihood ratio rejects, and where it accepts."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def llr(self, seen: Counts) -> float:
        """Return the logarithm of the generalised likelihood ratio of `elo1` to `elo0`."""
        if not seen.samples:
            return 0.0
        counts = [count or UNSEEN for count in seen.counts]
        under0 = _likeliest(seen.values, counts, share_of(self.elo0))
        under1 = _likeliest(seen.values, counts, share_of(self.elo1))
        both = zip(counts, under0, under1, strict=True)
        return sum(count * log(p1 / p0) for count, p0, p1 in both)

    def decision(self, seen: Counts) -> Decision:
        """Return what the test has found."""
        ratio = self.llr(seen)
        reject, accept = self.bounds
        if ratio >= accept:
            return Decision.ACCEPTED
        return Decision.REJECTED if ratio <= reject else Decision.OPEN


def _likeliest(values: Sequence[float], counts: Sequence[float], mean: float) -> list[float]:
    """Return the probabilities with this `mean` under which the counts are the likeliest.

    By Lagrange they are p / (1 + x (value - mean)) for one x, which bisection finds: the sum that
    must be 0 falls as x grows.
    """
    total = sum(counts)
    seen = [count / total for count in counts]
    low, high = -1 / (values[-1] - mean), 1 / (mean - values[0])
    for _ in range(100):
        x = (low + high) / 2
        slope = sum(
            p * (value - mean) / (1 + x * (value - mean))
            for p, value in zip(seen, values, strict=True)
        )
        low, high = (x, high) if slope > 0 else (low, x)
    return [p / (1 + x * (value - mean)) for p, value in zip(seen, values, strict=True)]


def _mean(values: Sequence[float], weights: Sequence[float]) -> float:
    """Return the weighted mean."""
    return sum(v * w for v, w in zip(values, weights, strict=True)) / sum(weights)


def _wilson(share: float, count: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a share seen in `count` samples."""
    if not count:
        return 0.0, 1.0
    square = Z95**2 / count
    middle = (share + square / 2) / (1 + square)
    half = Z95 * sqrt(share * (1 - share) / count + square / count / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)
