"""Round robin: all meet all, in one group or in several that are drawn from pots."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from tantrix.tournaments.heat_seating import part
from tantrix.tournaments.lots import drawn
from tantrix.tournaments.results import Ending, by_default
from tantrix.tournaments.rounds import Entry, Pair, Pairing, Round

LARGEST_GROUP = 5
"""A group has four or five entries, where the number of entries allows it [W]."""


def berger(entries: Sequence[Entry]) -> list[Round]:
    """Return the rounds in which all meet once, by Berger's tables; who starts is named first.

    With an odd number each has one bye. Starts and seconds differ by one at most, and are equal in
    number where the entries are odd.

    >>> from tantrix.tournaments.round_robin import berger
    >>> [each.pairs for each in berger([1, 2, 3, 4])]
    [((1, 4), (2, 3)), ((4, 3), (1, 2)), ((2, 4), (3, 1))]
    """
    count = len(entries)
    if count < 2:
        return []
    turning = count - 1 + count % 2  # all but the last of an even number go round
    return [_berger_round(entries, turning, number) for number in range(turning)]


def group_count(entries: int) -> int:
    """Return into how many groups entries go: as few as hold five each.

    >>> from tantrix.tournaments.round_robin import group_count
    >>> group_count(5), group_count(6)
    (1, 2)
    """
    return -(-entries // LARGEST_GROUP)


MOST_STEPS = 20_000
"""After so many steps no more groups without two of a country are looked for."""


class _Lot(NamedTuple):
    """An entry that is drawn out of a pot, and the groups in the order in which it tries them."""

    entry: Entry
    pot: int
    groups: list[int]


def draw_groups(
    seeds: Sequence[Entry],
    count: int,
    chance: Random,
    countries: Mapping[Entry, str] | None = None,
    forbidden: Collection[Pair] = (),
) -> list[list[Entry]]:
    """Return groups by lot, each from the best seed down [W].

    The best seeds are the first pot, the next ones the second, each pot as large as there are
    groups; every group has one of each pot. Those of the last pot, if it is not full, go to
    groups by lot, so that groups differ by one entry at most. No two of a country share a group
    where there is such a draw: who is drawn goes to the first group from theirs on that leaves one.
    Two that are `forbidden` to meet come before that.

    >>> import random
    >>> from tantrix.tournaments.round_robin import draw_groups
    >>> groups = draw_groups([1, 2, 3, 4], 2, random.Random(1), {1: "nz", 3: "nz"})
    >>> sorted(groups)
    [[1, 4], [2, 3]]
    """
    lots: list[_Lot] = []
    for start in range(0, len(seeds), count):
        pot = drawn(list(seeds[start : start + count]), chance)
        ring = chance.sample(range(count), len(pot))
        ring += [group for group in range(count) if group not in ring]
        for at, entry in enumerate(pot):
            lots.append(_Lot(entry, start // count, ring[at:] + ring[:at]))
    found = _apart(lots, countries or {}, forbidden) if countries or forbidden else None
    if found is None and countries and forbidden:
        found = _apart(lots, {}, forbidden)
    groups: list[list[Entry]] = [[] for _ in range(count)]
    for place, lot in zip(found or [lot.groups[0] for lot in lots], lots, strict=True):
        groups[place].append(lot.entry)
    # Where no draw by pots keeps two apart who may not meet, the pots give way.
    part(groups, forbidden)
    return [sorted(group, key=seeds.index) for group in groups] if forbidden else groups


def _apart(
    lots: Sequence[_Lot], countries: Mapping[Entry, str], forbidden: Collection[Pair]
) -> list[int] | None:
    """Return a group for each, so that no two of a pot or of a country share one, `None` if none.

    Nor do two share one that are forbidden to meet. It tries the groups of the last one anew
    wherever the next one finds no place.
    """
    tried = [0] * len(lots)
    barred = {
        lot.entry: {e for sides in forbidden if lot.entry in sides for e in sides} for lot in lots
    }
    taken: set[tuple[int, int | str]] = set()
    at = steps = 0
    while 0 <= at < len(lots) and steps < MOST_STEPS:
        lot, steps = lots[at], steps + 1
        country = countries.get(lot.entry, "")
        if tried[at]:
            last = lot.groups[tried[at] - 1]
            taken -= {(last, lot.pot), (last, country)}
        free = (
            number
            for number in range(tried[at], len(lot.groups))
            if (lot.groups[number], lot.pot) not in taken
            and not (country and (lot.groups[number], country) in taken)
            and not any(
                other.groups[tried[place] - 1] == lot.groups[number]
                for place, other in enumerate(lots[:at])
                if other.entry in barred[lot.entry]
            )
        )
        number = next(free, None)
        if number is None:
            tried[at] = 0
            at -= 1
            continue
        tried[at] = number + 1
        taken |= {(lot.groups[number], lot.pot), (lot.groups[number], country)}
        at += 1
    if at < len(lots):
        return None
    return [lot.groups[number - 1] for lot, number in zip(lots, tried, strict=True)]


def after_leaving(gone: Entry, pairings: Sequence[Pairing]) -> list[Pairing]:
    """Return the pairings of a round robin as they count once an entry has left [O].

    `pairings` are all of its group, played or not. Who has played fewer than half of the own games
    is struck out; else the opponents have the games left by default. A game to which somebody did
    not come was not played; one that a ruling has tied was.

    >>> from tantrix.tournaments.results import GameResult, Match
    >>> from tantrix.tournaments.round_robin import after_leaving
    >>> from tantrix.tournaments.rounds import Pairing
    >>> played = Pairing(1, (1, 2), Match(1, (GameResult(scores=(24, 15)),)))
    >>> left = [played, Pairing(2, (3, 1), Match(1))]
    >>> [pairing.match.tenths for pairing in after_leaving(1, left)]
    [(160, 40), (150, 50)]
    """
    own = [pairing for pairing in pairings if gone in pairing.sides]
    results = [result for pairing in own for result in pairing.match.results]
    played = sum(result.ending not in {Ending.DEFAULT, Ending.ABSENT} for result in results)
    if 2 * played < sum(pairing.match.planned for pairing in own):
        return [pairing for pairing in pairings if gone not in pairing.sides]
    return [_left(pairing, gone) if gone in pairing.sides else pairing for pairing in pairings]


def _left(pairing: Pairing, gone: Entry) -> Pairing:
    """Return a pairing whose games that are left are won by default."""
    match = pairing.match
    if match.over:
        return pairing
    left = match.planned - len(match.results)
    lost = by_default(pairing.sides.index(gone))
    return replace(pairing, match=replace(match, results=match.results + (lost,) * left))


def _berger_round(entries: Sequence[Entry], turning: int, number: int) -> Round:
    """Return one round: the numbers of those who meet, from 0 on, add up to it round the circle.

    Who would meet itself meets the last one, or has the bye.
    """
    pairs = []
    alone = next(one for one in range(turning) if 2 * one % turning == number)
    for one in range(turning):
        two = (number - one) % turning
        if one < two:
            # Odd sums let the lower number start, so that everybody starts every other time.
            starts = (one + two) % 2 == 1
            pairs.append((entries[one], entries[two]) if starts else (entries[two], entries[one]))
    if turning == len(entries):
        return Round(tuple(pairs), entries[alone])
    last = entries[turning]
    first = (entries[alone], last) if 2 * alone < turning else (last, entries[alone])
    return Round((first, *pairs), None)
