"""Who sits with whom in a round of heats.

Two that meet for the (k+1)th time add (k+1)² - k² = 2k + 1 to the sum of the squares of all
meetings. The heats are filled from the top of the order down, each with whoever adds least and
stands nearest. Then two entries of different heats change places, by lot, wherever that makes the
sum less, or the spread of ranks less at the same sum; so the result is never worse than the first
filling [O]. Two that may not meet weigh more than all that.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations, product
from random import Random
from typing import NamedTuple

from tantrix.tournaments.rounds import Entry, Pair, pair

TRIES = 40
"""How many changes of places are tried for each entry."""


class SeatingCost(NamedTuple):
    """What speaks against some heats: who may not meet, what meetings add, the spread of ranks.

    >>> from tantrix.tournaments.heat_seating import SeatingCost
    >>> apart = SeatingCost(forbidden=0, meetings=9, spread=9)
    >>> apart < SeatingCost(forbidden=1, meetings=0, spread=0)
    True
    """

    forbidden: int
    meetings: int
    spread: int


def seated(
    order: Sequence[Entry],
    sizes: Sequence[int],
    met: Mapping[Pair, int],
    rng: Random,
    forbidden: Collection[Pair] = (),
) -> list[tuple[Entry, ...]]:
    """Return heats of given sizes for all entries, which come in order of rank, best first.

    `met` says how often two have met so far. Two that are `forbidden` to meet sit in one heat only
    where no change of two places helps.

    >>> from random import Random
    >>> from tantrix.tournaments.heat_seating import seated
    >>> heats = seated([1, 2, 3, 4, 5, 6], [3, 3], met={(1, 2): 1}, rng=Random(1))
    >>> [sorted(heat) for heat in heats]
    [[1, 3, 4], [2, 5, 6]]
    """
    heats = filled(order, sizes, met, forbidden)
    rank = {entry: place for place, entry in enumerate(order)}
    if len(heats) > 1:
        _exchange(heats, rank, met, rng, forbidden)
        part(heats, forbidden)
    heats = [sorted(heat, key=rank.__getitem__) for heat in heats]
    return [tuple(heat) for heat in sorted(heats, key=lambda heat: rank[heat[0]])]


def filled(
    order: Sequence[Entry],
    sizes: Sequence[int],
    met: Mapping[Pair, int],
    forbidden: Collection[Pair] = (),
) -> list[list[Entry]]:
    """Return heats filled from the top down, each with whoever has met its members least.

    >>> from tantrix.tournaments.heat_seating import filled
    >>> filled([1, 2, 3, 4, 5, 6], [3, 3], met={(1, 2): 1, (1, 3): 1})
    [[1, 4, 5], [2, 3, 6]]
    """
    left = list(order)
    heats = []
    for size in sizes:
        heat = [left.pop(0)]
        while len(heat) < size:
            # Of equals the first one is nearest in rank.
            found = min(
                left,
                key=lambda entry: (
                    sum(pair(entry, one) in forbidden for one in heat),
                    sum(_added(entry, one, met) for one in heat),
                ),
            )
            left.remove(found)
            heat.append(found)
        heats.append(heat)
    return heats


def cost(
    heat: Sequence[Entry],
    rank: Mapping[Entry, int],
    met: Mapping[Pair, int],
    forbidden: Collection[Pair] = (),
) -> SeatingCost:
    """Return what speaks against a heat.

    >>> from tantrix.tournaments.heat_seating import cost
    >>> cost((1, 2, 3), rank={1: 0, 2: 1, 3: 5}, met={(1, 2): 2}, forbidden={(2, 3)})
    SeatingCost(forbidden=1, meetings=7, spread=5)
    """
    added = sum(_added(one, two, met) for one, two in combinations(heat, 2))
    ranks = [rank[entry] for entry in heat]
    return SeatingCost(conflicts(heat, forbidden), added, max(ranks) - min(ranks))


def conflicts(heat: Sequence[Entry], forbidden: Collection[Pair]) -> int:
    """Return how many pairs in a heat may not meet.

    >>> from tantrix.tournaments.heat_seating import conflicts
    >>> conflicts((1, 2, 3), forbidden={(2, 3), (3, 4)})
    1
    """
    return sum(pair(one, two) in forbidden for one, two in combinations(heat, 2))


def part(heats: list[list[Entry]], forbidden: Collection[Pair]) -> None:
    """Let entries change places until fewer forbidden pairs cannot be had by one more change.

    >>> from tantrix.tournaments.heat_seating import conflicts, part
    >>> heats = [[1, 2, 3], [4, 5, 6]]
    >>> part(heats, forbidden={(1, 2)})
    >>> [conflicts(heat, {(1, 2)}) for heat in heats]
    [0, 0]
    """
    while any(conflicts(heat, forbidden) for heat in heats):
        for one, two in product(heats, repeat=2):
            if one is not two and conflicts(one, forbidden) and _change(one, two, forbidden):
                break
        else:
            return


def _change(one: list[Entry], two: list[Entry], forbidden: Collection[Pair]) -> bool:
    """Exchange the first two entries of two heats by which fewer pairs may not meet, if any."""
    before = conflicts(one, forbidden) + conflicts(two, forbidden)
    for at, to in product(range(len(one)), range(len(two))):
        one[at], two[to] = two[to], one[at]
        if conflicts(one, forbidden) + conflicts(two, forbidden) < before:
            return True
        one[at], two[to] = two[to], one[at]
    return False


def _added(one: Entry, two: Entry, met: Mapping[Pair, int]) -> int:
    """Return what a meeting adds to the sum of squares."""
    return 2 * met.get(pair(one, two), 0) + 1


def _exchange(
    heats: list[list[Entry]],
    rank: Mapping[Entry, int],
    met: Mapping[Pair, int],
    rng: Random,
    forbidden: Collection[Pair],
) -> None:
    """Let entries of two heats change places wherever that is better."""
    costs = [cost(heat, rank, met, forbidden) for heat in heats]
    for _ in range(TRIES * len(rank)):
        one, two = rng.sample(range(len(heats)), 2)
        at, to = rng.randrange(len(heats[one])), rng.randrange(len(heats[two]))
        changed = list(heats[one]), list(heats[two])
        changed[0][at], changed[1][to] = changed[1][to], changed[0][at]
        after = [cost(heat, rank, met, forbidden) for heat in changed]
        if _sum(after) < _sum([costs[one], costs[two]]):
            heats[one], heats[two] = changed
            costs[one], costs[two] = after


def _sum(costs: Sequence[SeatingCost]) -> SeatingCost:
    return SeatingCost(*map(sum, zip(*costs, strict=True)))
