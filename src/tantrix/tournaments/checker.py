"""The checker: what a paired round breaks, whoever made it [O].

It shares no code with the pairing, only the words in which a round is asked for. It looks at pairs
one by one. Whether a better round was possible it says only where it is certain: among ten entries
by trying everything, among more by Dirac's theorem: if each of an even number may meet at least
half as many, there is a round in which all play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from enum import Enum
from typing import NamedTuple

from tantrix.tournaments.rounds import Contender, Entry, PairingRequest, Round

TRIED = 10
"""Among so many entries every round is tried."""


class PairingRule(Enum):
    """What a paired round can break.

    >>> from tantrix.tournaments.checker import PairingRule
    >>> PairingRule("repeat")
    <PairingRule.REPEAT: 'repeat'>
    """

    PRESENT = "present"
    """Only entries that are present are paired, and nobody with itself."""

    ONCE = "once"
    """Everybody present is in exactly one pair or has the bye."""

    BYE = "bye"
    """One bye if the number of entries is odd, none if it is even."""

    FORCED = "forced"
    """Forced pairs are made, and a forced bye is given."""

    FORBIDDEN = "forbidden"
    """Forbidden pairs are not."""

    REPEAT = "repeat"
    """Nobody meets again, unless that is allowed and cannot be avoided."""

    SECOND_BYE = "second_bye"
    """Who has had more byes or defaults than another has no bye while that one can have it."""

    LOWEST = "lowest"
    """Of those who have had equally many, the lowest that can have the bye has it."""


class PairingFault(NamedTuple):
    """A rule that is broken, and by which entries.

    >>> from tantrix.tournaments.checker import PairingRule, faults
    >>> from tantrix.tournaments.rounds import Contender, PairingRequest, Round
    >>> two = [Contender(entry, score=0, seed=entry) for entry in (1, 2)]
    >>> request = PairingRequest(1, two, forbidden=frozenset({(1, 2)}))
    >>> [fault] = faults(request, Round(((1, 2),), bye=None))
    >>> fault.rule is PairingRule.FORBIDDEN, fault.entries
    (True, (1, 2))
    """

    rule: PairingRule
    entries: tuple[Entry, ...]


def faults(request: PairingRequest, paired: Round) -> list[PairingFault]:
    """Return everything that a paired round breaks, in the order of the rules.

    >>> from tantrix.tournaments.checker import faults
    >>> from tantrix.tournaments.rounds import Contender, PairingRequest, Round
    >>> four = [Contender(entry, score=0, seed=entry) for entry in (1, 2, 3, 4)]
    >>> request = PairingRequest(2, four, met={(1, 2): [1], (3, 4): [1]})
    >>> faults(request, Round(((1, 3), (2, 4)), bye=None))
    []
    >>> [fault.rule.name for fault in faults(request, Round(((1, 2), (3, 4)), bye=None))]
    ['REPEAT', 'REPEAT']
    """
    found = [*_places(request, paired), *_pairs(request, paired)]
    if found and any(
        fault.rule in {PairingRule.PRESENT, PairingRule.ONCE, PairingRule.BYE} for fault in found
    ):
        return found
    return found + list(_bye(request, paired))


def _places(request: PairingRequest, paired: Round) -> Iterator[PairingFault]:
    """Find who is missing, there twice or not meant to be there."""
    byes = [] if paired.bye is None else [paired.bye]
    seats = Counter([*byes, *(entry for pair in paired.pairs for entry in pair)])
    present = {one.entry for one in request.contenders}
    for one, two in paired.pairs:
        if one == two:
            yield PairingFault(PairingRule.PRESENT, (one, two))
    for entry in sorted(seats.keys() - present):
        yield PairingFault(PairingRule.PRESENT, (entry,))
    for entry in sorted(present):
        if seats[entry] != 1:
            yield PairingFault(PairingRule.ONCE, (entry,))
    if len(byes) != len(present) % 2:
        yield PairingFault(PairingRule.BYE, tuple(byes))


def _pairs(request: PairingRequest, paired: Round) -> Iterator[PairingFault]:
    """Find pairs that should not be, and forced ones that are not."""
    made = {frozenset(pair) for pair in paired.pairs}
    forced = {frozenset(pair) for pair in request.forced}
    for pair in sorted(request.forced):
        if frozenset(pair) not in made:
            yield PairingFault(PairingRule.FORCED, pair)
    if request.forced_bye not in {None, paired.bye}:
        yield PairingFault(PairingRule.FORCED, (request.forced_bye,))
    chosen = [pair for pair in paired.pairs if frozenset(pair) not in forced]
    forbidden = {frozenset(pair) for pair in request.forbidden}
    for pair in chosen:
        if frozenset(pair) in forbidden:
            yield PairingFault(PairingRule.FORBIDDEN, pair)
    met = _met(request)
    again = [pair for pair in chosen if frozenset(pair) in met]
    if again and (not request.repeats or _avoidable(request, paired, forced)):
        for pair in again:
            yield PairingFault(PairingRule.REPEAT, pair)


def _avoidable(request: PairingRequest, paired: Round, forced: set[frozenset[Entry]]) -> bool:
    """Tell whether a round without repeats is certain to exist.

    Its bye may go to anybody who has had no more than who has it now.
    """
    free = {one.entry: one.free for one in _open(request, forced)}
    allowed = _allowed(request, repeats=False)
    if len(free) % 2 == 0:
        return _certain(list(free), allowed)
    if paired.bye not in free:
        return False  # somebody out of a forced pair, which is found apart
    return any(
        _certain([each for each in free if each != entry], allowed)
        for entry, had in free.items()
        if had <= free[paired.bye]
    )


def _bye(request: PairingRequest, paired: Round) -> Iterator[PairingFault]:
    """Find somebody who should have had the bye."""
    if paired.bye is None:
        return
    forced = {frozenset(pair) for pair in request.forced}
    contenders = {one.entry: one for one in _open(request, forced)}
    holder = contenders.get(paired.bye)
    if holder is None:
        return  # forced, or out of a forced pair, which is found apart
    fewer = [one for one in contenders.values() if one.free < holder.free]
    below = [one for one in contenders.values() if _below(one, holder)]
    for rule, others, repeats in (
        (PairingRule.SECOND_BYE, fewer, request.repeats),
        (PairingRule.LOWEST, below, False),
    ):
        allowed = _allowed(request, repeats=repeats)
        for one in others:
            if _certain([each for each in contenders if each != one.entry], allowed):
                yield PairingFault(rule, (paired.bye, one.entry))
                break


def _below(one: Contender, holder: Contender) -> bool:
    """Tell whether a contender stands below another and has had as many byes."""
    if one.free != holder.free or one.entry == holder.entry:
        return False
    return (one.score, -one.seed, -one.entry) < (holder.score, -holder.seed, -holder.entry)


def _open(request: PairingRequest, forced: set[frozenset[Entry]]) -> list[Contender]:
    """Return the contenders whom no forced pair or bye holds."""
    held = frozenset({request.forced_bye}).union(*forced)
    return [one for one in request.contenders if one.entry not in held]


def _met(request: PairingRequest) -> set[frozenset[Entry]]:
    """Return the pairs that have met."""
    return {frozenset(pair) for pair, rounds in request.met.items() if rounds}


def _allowed(request: PairingRequest, *, repeats: bool) -> Callable[[Entry, Entry], bool]:
    """Return what tells whether two may meet."""
    barred = {frozenset(pair) for pair in request.forbidden}
    if not repeats:
        barred |= _met(request)
    return lambda one, two: frozenset((one, two)) not in barred


def _certain(entries: list[Entry], allowed: Callable[[Entry, Entry], bool]) -> bool:
    """Tell whether an even number of entries can certainly all be paired."""
    if len(entries) <= TRIED:
        return _try(entries, allowed)
    return all(
        2 * sum(one != two and allowed(one, two) for two in entries) >= len(entries)
        for one in entries
    )


def _try(entries: list[Entry], allowed: Callable[[Entry, Entry], bool]) -> bool:
    """Try every round."""
    if not entries:
        return True
    first, *others = entries
    return any(
        allowed(first, two) and _try([each for each in others if each != two], allowed)
        for two in others
    )
