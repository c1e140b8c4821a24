"""Pairing a round of a Swiss tournament as a matching of least cost.

Points hardly ever tie, so there are no score groups: entries stand in one order, by points and
seeding, and neighbours should meet. Entries are the nodes of a graph, with one more for the bye if
they are odd in number; an edge joins two who may meet, and its cost says how little they should.
What comes first in `Cost` outweighs all that follows, in any number of pairs, since the parts are
the digits of one integer.

The graph has about n²/2 edges, and nearly all of them are of no use. So only edges between the
`NEAREST` in the order are tried first, without repeats. The matching found there is the best of the
whole graph if nothing before the distances could be less, and if the squares of all distances sum
to less than one longer edge would cost, with the least for all other pairs. Else the reach doubles,
until it is the whole graph; only then do repeats come in, if they are allowed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import ceil, log2
from random import Random

from tantrix.tournaments.matching import Edge, cheapest
from tantrix.tournaments.rounds import (
    NOTHING,
    Contender,
    Cost,
    Entry,
    First,
    Pair,
    PairingRequest,
    Round,
    pair,
)

NEAREST = 32
"""How far apart in the order two may stand at first."""

BAND = 100
"""Tenths that a rating band is worth in the order of pairing [O]."""

SMALL = 8
"""Up to so many entries a round robin is proposed [O]."""


class NoPairing(ValueError):
    """No round keeps what was asked for: who may not meet, or no repeats.

    >>> from tantrix.tournaments.pairing import NoPairing, pair_round
    >>> from tantrix.tournaments.rounds import Contender, PairingRequest
    >>> two = [Contender(1, 160, 1), Contender(2, 40, 2)]
    >>> try:
    ...     pair_round(PairingRequest(2, two, met={(1, 2): [1]}))
    ... except NoPairing as error:
    ...     print(error)
    round 2 of 2 entries
    """


def pair_round(request: PairingRequest, *, nearest: int = NEAREST) -> Round:
    """Pair a round; `cost` is the sum over what was not forced.

    `nearest` changes how long it takes and nothing else of note: where several matchings cost
    equally little, any one of them may be found. Raises `NoPairing` where there is none, and
    `ValueError` for forced pairs or a forced bye that cannot be.

    >>> from tantrix.tournaments.pairing import pair_round
    >>> from tantrix.tournaments.rounds import Contender, PairingRequest
    >>> five = [Contender(entry, score=0, seed=entry) for entry in (1, 2, 3, 4, 5)]
    >>> found = pair_round(PairingRequest(1, five))
    >>> found.pairs, found.bye
    (((1, 3), (2, 4)), 5)
    """
    graph = _Graph(request)
    found = _search(graph, nearest, repeats=request.repeats)
    if found is None:
        raise NoPairing(f"round {request.number} of {len(request.contenders)} entries")
    rank = {one.entry: place for place, one in enumerate(_ordered(request.contenders))}
    pairs = [graph.entries(one, two) for one, two in found if two != graph.bye]
    pairs += [(one, two) if rank[one] < rank[two] else (two, one) for one, two in request.forced]
    byes = (graph.order[one].entry for one, two in found if two == graph.bye)
    bye = next(byes, request.forced_bye)
    return Round(tuple(sorted(pairs, key=lambda each: rank[each[0]])), bye, graph.total(found))


def swapped(paired: Round, one: Entry, two: Entry) -> Round:
    """Return a round in which two entries have changed places, as a director may decide.

    Its cost is not known. The checker says what the change breaks.

    >>> from tantrix.tournaments.pairing import swapped
    >>> from tantrix.tournaments.rounds import Round
    >>> swapped(Round(((1, 3), (2, 4)), bye=5), 4, 5).pairs
    ((1, 3), (2, 5))
    """
    places = {one: two, two: one}
    pairs = tuple(
        (places.get(upper, upper), places.get(lower, lower)) for upper, lower in paired.pairs
    )
    return Round(pairs, None if paired.bye is None else places.get(paired.bye, paired.bye))


def pairing_score(tenths: int, band: int, number: int, rounds: int) -> int:
    """Return the score by which an entry is paired in a round, its rating band included [O].

    A band is worth 10.0 until half of the rounds are over; in the standings it never counts.

    >>> from tantrix.tournaments.pairing import pairing_score
    >>> pairing_score(160, band=1, number=2, rounds=5), pairing_score(160, 1, 3, 5)
    (260, 160)
    """
    return tenths + BAND * band if 2 * number <= rounds else tenths


def usual_rounds(entries: int) -> int:
    """Return how many rounds a Swiss tournament usually has [O].

    Never more than half as many as entries, so that no round needs a repeat.

    >>> from tantrix.tournaments.pairing import usual_rounds
    >>> [usual_rounds(entries) for entries in (6, 16, 40)]
    [3, 6, 8]
    """
    return min(ceil(log2(entries)) + 2, entries // 2) if entries > 1 else 0


def proposes_round_robin(entries: int, rounds: int) -> bool:
    """Tell whether a round robin should be proposed instead: all meet all, or nearly [O].

    >>> from tantrix.tournaments.pairing import proposes_round_robin
    >>> proposes_round_robin(4, rounds=2), proposes_round_robin(40, rounds=8)
    (True, False)
    """
    return entries <= SMALL or rounds >= entries - 1


def starter(sides: Pair, balance: Mapping[Entry, int], lot: Random) -> Entry:
    """Return who starts where starts alternate: who has started less often, else by lot [O].

    `balance` is how often an entry has started, less how often it was second.

    >>> import random
    >>> from tantrix.tournaments.pairing import starter
    >>> starter((1, 2), {1: 1, 2: -1}, random.Random(1))
    2
    """
    one, two = sides
    lead = balance.get(one, 0) - balance.get(two, 0)
    if lead == 0:
        return lot.choice(sides)
    return two if lead > 0 else one


def _ordered(contenders: Sequence[Contender]) -> list[Contender]:
    """Return contenders from the top down."""
    return sorted(contenders, key=lambda one: (-one.score, one.seed, one.entry))


class _Graph:
    """The nodes in order, and the cost of every edge; the bye is the last node, if there is one."""

    def __init__(self, request: PairingRequest) -> None:
        self.request = request
        self.order = _ordered(_unforced(request))
        count = len(self.order)
        self.bye = count if count % 2 else None
        self.nodes = count + count % 2
        halves = request.number == 1 and request.first is First.HALVES
        self.ideal, self.least = (count // 2, 0) if halves else (0, 1)
        self.fewest = min((one.free for one in self.order), default=0)
        due = sorted(range(count), key=lambda node: (self.order[node].free, -node))
        self.due = {node: place for place, node in enumerate(due)}
        self.bases = self._bases()

    def entries(self, one: int, two: int) -> Pair:
        """Return the entries of two nodes."""
        return self.order[one].entry, self.order[two].entry

    def edges(self, reach: int, *, repeats: bool) -> Iterator[Edge]:
        """Yield the edges whose distance is at most `reach`, those of a bye by who is due."""
        for one, two in self._within(reach):
            cost = self.cost(one, two)
            if cost is not None and (repeats or not cost.repeats):
                yield one, two, self._weigh(cost)
        if self.bye is not None:
            for node, place in self.due.items():
                if place <= reach:
                    yield node, self.bye, self._weigh(self._bye_cost(node))

    def cost(self, one: int, two: int) -> Cost | None:
        """Return the cost of an edge, the lower node first; `None` if the two may not meet."""
        upper, lower = self.order[one], self.order[two]
        key = pair(upper.entry, lower.entry)
        if key in self.request.forbidden:
            return None
        met = self.request.met.get(key, ())
        apart = self.request.number <= self.request.apart
        return Cost(
            repeats=len(met),
            recent=max(met, default=0),
            together=int(apart and not upper.kept_apart.isdisjoint(lower.kept_apart)),
            distance=(two - one - self.ideal) ** 2,
        )

    def total(self, found: Sequence[tuple[int, int]]) -> Cost:
        """Return the sum of the costs of a matching."""
        costs = [
            self._bye_cost(one) if two == self.bye else self.cost(one, two) or NOTHING
            for one, two in found
        ]
        return Cost(*map(sum, zip(*costs, strict=True))) if costs else NOTHING

    def is_best(self, cost: Cost, reach: int) -> bool:
        """Tell whether no matching of the whole graph costs less than one found within a reach."""
        others = max(len(self.order) // 2 - 1, 0) * self.least
        return (
            cost[:4] == (0, 0, 0, 0)
            and cost.together == self._together()
            and cost.distance < (reach + 1) ** 2 + others
        )

    def _bye_cost(self, node: int) -> Cost:
        """Return the cost of giving a node the bye."""
        return Cost(second_bye=self.order[node].free - self.fewest, bye=self.due[node])

    def _within(self, reach: int) -> Iterator[tuple[int, int]]:
        """Yield pairs of nodes, the lower one first, that are within reach of where they should."""
        count = len(self.order)
        for one in range(count):
            first = max(one + 1, one + self.ideal - reach)
            for two in range(first, min(count, one + self.ideal + reach + 1)):
                yield one, two

    def _weigh(self, cost: Cost) -> int:
        """Return a cost as one integer, whose digits no sum over a matching can carry over."""
        number = 0
        for digit, base in zip(cost, self.bases, strict=True):
            number = number * base + digit
        return number

    def _bases(self) -> Cost:
        """Return what each part of a cost, summed over a matching, stays below."""
        count, half = len(self.order), self.nodes // 2
        often = max(map(len, self.request.met.values()), default=0)
        last = max((max(met, default=0) for met in self.request.met.values()), default=0)
        free = max((one.free for one in self.order), default=0)
        return Cost(
            second_bye=free + 1,
            repeats=half * often + 1,
            recent=half * last + 1,
            bye=count + 1,
            together=half + 1,
            distance=half * max(count, 1) ** 2 + 1,
        )

    def _together(self) -> int:
        """Return how many pairs must be of entries that should be kept apart.

        Where more than half share something, the others are too few to meet them all.
        """
        if self.request.number > self.request.apart:
            return 0
        shared = Counter(name for one in self.order for name in one.kept_apart)
        most = max(shared.values(), default=0)
        return max(0, (2 * most - self.nodes + 1) // 2)


def _search(graph: _Graph, reach: int, *, repeats: bool) -> list[tuple[int, int]] | None:
    """Return a matching of least cost, trying a greater reach until it is certain to be one."""
    while True:
        found = cheapest(graph.nodes, list(graph.edges(reach, repeats=False)))
        if found is not None and graph.is_best(graph.total(found), reach):
            return found
        if reach >= graph.nodes:
            break
        reach *= 2
    if found is not None and (not repeats or graph.total(found).second_bye == 0):
        return found
    return cheapest(graph.nodes, list(graph.edges(reach, repeats=True))) if repeats else None


def _unforced(request: PairingRequest) -> list[Contender]:
    """Return the contenders that no forced pair or bye holds."""
    held = [entry for forced in request.forced for entry in forced]
    if request.forced_bye is not None:
        held.append(request.forced_bye)
        if len(request.contenders) % 2 == 0:
            raise ValueError("a forced bye among an even number")
    present = {one.entry for one in request.contenders}
    if len(present) < len(request.contenders):
        raise ValueError("an entry twice")
    if len(set(held)) < len(held) or not present.issuperset(held):
        raise ValueError("forced pairs or bye of one entry twice, or of one that is not present")
    return [one for one in request.contenders if one.entry not in held]
