"""Knock-out: a seeded tree, the match for third place, and the plate.

A tree is a list of slots, as many as the next power of two. In each round the entries of the slots
2k and 2k + 1 play for slot k of the next; one that is alone there goes on without a match.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise, zip_longest

from tantrix.tournaments.rounds import Entry, Pair

GAMES = (5, 5, 5, 8, 9)
"""Games of a match, by round, the final last [W]."""

Slots = list[Entry | None]


def tree(seeds: Sequence[Entry]) -> Slots:
    """Return the slots of the first round, for entries from the best seed down.

    The best 2^k cannot meet before the last k rounds. The best seeds have the byes.

    >>> from tantrix.tournaments.knockout import tree
    >>> tree([1, 2, 3, 4, 5])
    [1, None, 4, 5, 2, None, 3, None]
    """
    numbers = [0]
    while len(numbers) < len(seeds):
        last = 2 * len(numbers) - 1
        numbers = [number for one in numbers for number in (one, last - one)]
    return [seeds[number] if number < len(seeds) else None for number in numbers]


def rounds_of(entries: int) -> int:
    """Return how many rounds a tree of so many entries has.

    >>> from tantrix.tournaments.knockout import rounds_of
    >>> rounds_of(8), rounds_of(9)
    (3, 4)
    """
    return max(entries - 1, 0).bit_length()


def games_in(number: int, rounds: int) -> int:
    """Return how many games a match of a round has, counted from the final back [W].

    Rounds are counted from 1. In a tree of more than five rounds the first ones are like the
    first of five [O].

    >>> from tantrix.tournaments.knockout import games_in
    >>> [games_in(number, rounds=5) for number in (1, 2, 3, 4, 5)]
    [5, 5, 5, 8, 9]
    >>> games_in(1, rounds=1)
    9
    """
    return GAMES[max(len(GAMES) - 1 - (rounds - number), 0)]


def pairs(slots: Slots) -> list[Pair]:
    """Return who plays in a round, in the order of the tree.

    >>> from tantrix.tournaments.knockout import pairs, tree
    >>> pairs(tree([1, 2, 3, 4, 5]))
    [(4, 5)]
    """
    return [(one, two) for one, two in _couples(slots) if one is not None and two is not None]


def onward(slots: Slots, winners: Collection[Entry]) -> Slots:
    """Return the slots of the next round.

    Raises `ValueError` unless `winners` holds one of each pair. Where both have left, the
    Controller names one who counts as the winner, and whose next opponent wins by default.

    >>> from tantrix.tournaments.knockout import onward, tree
    >>> onward(tree([1, 2, 3, 4, 5]), winners=[5, 2])
    [1, 5, 2, 3]
    """
    following: Slots = []
    for one, two in _couples(slots):
        if one is None or two is None:
            following.append(two if one is None else one)
        elif (one in winners) == (two in winners):
            raise ValueError(f"no winner of {one} - {two}, or two")
        else:
            following.append(one if one in winners else two)
    return following


def as_paired(slots: Slots, paired: Sequence[Pair], free: Sequence[Entry]) -> Slots:
    """Return the slots of a round as it was paired, matches and byes in the order of the tree.

    They differ from `slots`, those that follow from the round before, where a result was put right
    later or a director has exchanged two entries. Raises `ValueError` for another number of either.

    >>> from tantrix.tournaments.knockout import as_paired
    >>> as_paired([1, 4, 2, 3], paired=[(1, 3), (2, 4)], free=[])
    [1, 3, 2, 4]
    """
    couples = _couples(slots)
    alone = [(one is None) != (two is None) for one, two in couples]
    if len(paired) != len(pairs(slots)) or len(free) != sum(alone):
        raise ValueError(f"{len(paired)} matches and {len(free)} byes for {slots}")
    matches, byes = iter(paired), iter(free)
    found: Slots = []
    for (one, two), is_alone in zip(couples, alone, strict=True):
        if is_alone:
            found += [None, next(byes)] if one is None else [next(byes), None]
        else:
            found += [one, two] if one is None else next(matches)
    return found


def beaten(slots: Slots, following: Slots) -> list[Entry]:
    """Return who lost in a round, in the order of the tree; of a semi-final, who is third [O].

    >>> from tantrix.tournaments.knockout import beaten, onward
    >>> slots = [1, 4, 2, 3]
    >>> beaten(slots, onward(slots, winners=[1, 3]))
    [4, 2]
    """
    through = set(following)
    return [entry for entry in slots if entry is not None and entry not in through]


def plate(rounds: Sequence[Slots], seeds: Sequence[Entry]) -> list[Entry]:
    """Return who lost the first match played, from the best seed down: the entries of the plate.

    `rounds` are the slots of each round so far, the first of the tree first. Who had a bye and
    lost the next match is among them [O], so a plate is complete after two rounds.

    >>> from tantrix.tournaments.knockout import onward, plate
    >>> first = [1, 4, 2, 3]
    >>> plate([first, onward(first, winners=[1, 3])], seeds=[1, 2, 3, 4])
    [2, 4]
    """
    has_won: set[Entry] = set()
    found: set[Entry] = set()
    for slots, following in pairwise(rounds):
        lost = set(beaten(slots, following))
        found |= lost - has_won
        has_won |= {entry for pair in pairs(slots) for entry in pair} - lost
    return [entry for entry in seeds if entry in found]


def places(rounds: Sequence[Slots], third: Entry | None = None) -> list[list[Entry]]:
    """Return who shares each place, from the winner down, those still in the tree first.

    `rounds` are the slots of each round so far, at the end those with the winner alone. `third` is
    the winner of the match for third place, if it was played.

    >>> from tantrix.tournaments.knockout import onward, places
    >>> rounds = [[1, 4, 2, 3]]
    >>> rounds.append(onward(rounds[-1], winners=[1, 3]))
    >>> rounds.append(onward(rounds[-1], winners=[3]))
    >>> places(rounds), places(rounds, third=4)
    ([[3], [1], [4, 2]], [[3], [1], [4], [2]])
    """
    found: list[list[Entry]] = []
    for slots, following in pairwise(rounds):
        lost = beaten(slots, following)
        if lost:
            found.append(lost)
    found.append([entry for entry in rounds[-1] if entry is not None])
    found.reverse()
    if third is not None:
        semi_finalists = found[2]
        found[2:3] = [[third], [entry for entry in semi_finalists if entry != third]]
    return found


def _couples(slots: Slots) -> list[tuple[Entry | None, Entry | None]]:
    """Return the slots two by two; the winner of the tree is alone."""
    return list(zip_longest(slots[::2], slots[1::2]))
