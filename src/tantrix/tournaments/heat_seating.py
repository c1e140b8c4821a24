"""Who sits with whom in a round of heats.

Two that meet for the (k+1)th time add (k+1)² - k² = 2k + 1 to the sum of the squares of all
meetings. The heats are filled from the top of the order down, each with whoever adds least and
stands nearest. Then two entries of different heats change places, by lot, wherever that makes the
sum less, or the spread of ranks less at the same sum; so the result is never worse than the first
filling [O].
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from tantrix.tournaments.rounds import Entry, Pair, pair

TRIES = 40
"""How many changes of places are tried for each entry."""


class SeatingCost(NamedTuple):
    """What speaks against some heats: what their meetings add, then the spread of ranks."""

    meetings: int
    spread: int


def seated(
    order: Sequence[Entry], sizes: Sequence[int], met: Mapping[Pair, int], rng: Random
) -> list[tuple[Entry, ...]]:
    """Return heats of given sizes for all entries, which come in order of rank, best first.

    `met` says how often two have met so far.
    """
    heats = filled(order, sizes, met)
    rank = {entry: place for place, entry in enumerate(order)}
    if len(heats) > 1:
        _exchange(heats, rank, met, rng)
    heats = [sorted(heat, key=rank.__getitem__) for heat in heats]
    return [tuple(heat) for heat in sorted(heats, key=lambda heat: rank[heat[0]])]


def filled(
    order: Sequence[Entry], sizes: Sequence[int], met: Mapping[Pair, int]
) -> list[list[Entry]]:
    """Return heats filled from the top down, each with whoever has met its members least."""
    left = list(order)
    heats = []
    for size in sizes:
        heat = [left.pop(0)]
        while len(heat) < size:
            # Of equals the first one is nearest in rank.
            found = min(left, key=lambda entry: sum(_added(entry, one, met) for one in heat))
            left.remove(found)
            heat.append(found)
        heats.append(heat)
    return heats


def cost(heat: Sequence[Entry], rank: Mapping[Entry, int], met: Mapping[Pair, int]) -> SeatingCost:
    """Return what speaks against a heat."""
    added = sum(_added(one, two, met) for at, one in enumerate(heat) for two in heat[at + 1 :])
    ranks = [rank[entry] for entry in heat]
    return SeatingCost(added, max(ranks) - min(ranks))


def _added(one: Entry, two: Entry, met: Mapping[Pair, int]) -> int:
    """Return what a meeting adds to the sum of squares."""
    return 2 * met.get(pair(one, two), 0) + 1


def _exchange(
    heats: list[list[Entry]], rank: Mapping[Entry, int], met: Mapping[Pair, int], rng: Random
) -> None:
    """Let entries of two heats change places wherever that is better."""
    costs = [cost(heat, rank, met) for heat in heats]
    for _ in range(TRIES * len(rank)):
        one, two = rng.sample(range(len(heats)), 2)
        at, to = rng.randrange(len(heats[one])), rng.randrange(len(heats[two]))
        changed = list(heats[one]), list(heats[two])
        changed[0][at], changed[1][to] = changed[1][to], changed[0][at]
        after = [cost(heat, rank, met) for heat in changed]
        if _sum(after) < _sum([costs[one], costs[two]]):
            heats[one], heats[two] = changed
            costs[one], costs[two] = after


def _sum(costs: Sequence[SeatingCost]) -> SeatingCost:
    return SeatingCost(sum(c.meetings for c in costs), sum(c.spread for c in costs))
