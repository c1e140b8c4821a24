"""Rounds: what is known of those that are paired, and what the next one is paired from.

An entry is known here by its number only; names, countries and clubs are somebody else's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from math import ceil
from typing import NamedTuple

from tantrix.tournaments.results import Ending, Match

Entry = int
"""The number of who is ranked: a person, a pair or a team."""

Pair = tuple[Entry, Entry]


class Unplayed(Enum):
    """Why an entry has no match in a round [O].

    >>> from tantrix.tournaments.rounds import Unplayed
    >>> Unplayed.BYE.tenths, Unplayed.REQUESTED.tenths
    (150, 100)
    """

    BYE = "bye"
    """Nobody was left to play against: 15.0 a game."""

    REQUESTED = "requested"
    """It asked for a bye in time: 10.0 a game."""

    ABSENT = "absent"
    """It was away: nothing."""

    LATE = "late"
    """It had not entered yet: 5.0 a game."""

    @property
    def tenths(self) -> int:
        """The tenths for each game of the round."""
        return _TENTHS[self]

    @property
    def is_bye(self) -> bool:
        """Whether the entry was there, or had asked for a bye in time."""
        return self in {Unplayed.BYE, Unplayed.REQUESTED}

    @property
    def match_points(self) -> int:
        """What it is worth where matches count: 2 for a match won, 1 for one shared [O]."""
        return {Unplayed.BYE: 2, Unplayed.REQUESTED: 1}.get(self, 0)


_TENTHS = {
    Unplayed.BYE: 150,
    Unplayed.REQUESTED: 100,
    Unplayed.ABSENT: 0,
    Unplayed.LATE: 50,
}


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two entries in a round, and their match as far as it is known.

    >>> from tantrix.tournaments.results import GameResult, Match
    >>> from tantrix.tournaments.rounds import Pairing
    >>> Pairing(1, (1, 2), Match(1, (GameResult(scores=(24, 15)),))).match.winner
    0
    """

    round: int
    sides: Pair
    match: Match


@dataclass(frozen=True, slots=True)
class Bye:
    """An entry without a match in a round of so many games, and why.

    >>> from tantrix.tournaments.rounds import Bye, Unplayed
    >>> Bye(round=1, entry=5, why=Unplayed.BYE, games=2).tenths
    300
    """

    round: int
    entry: Entry
    why: Unplayed
    games: int

    @property
    def tenths(self) -> int:
        """The tenths that the entry has for the round."""
        return self.games * self.why.tenths


class First(Enum):
    """How round 1 is paired [O]. For a lot, draw the seeding numbers anew and take neighbours.

    >>> from tantrix.tournaments.pairing import pair_round
    >>> from tantrix.tournaments.rounds import Contender, First, PairingRequest
    >>> four = [Contender(entry, score=0, seed=entry) for entry in (1, 2, 3, 4)]
    >>> sorted(pair_round(PairingRequest(1, four, first=First.NEIGHBOURS)).pairs)
    [(1, 2), (3, 4)]
    """

    HALVES = "halves"
    """The best of the upper half of the seeding against the best of the lower half."""

    NEIGHBOURS = "neighbours"
    """Like any other round."""


@dataclass(frozen=True, slots=True)
class Contender:
    """An entry that is present in a round: its pairing score, higher first, then its seeding.

    `free` counts its byes and matches won by default so far; `kept_apart` names what it may share
    with others, such as a club or a country.

    >>> from tantrix.tournaments.rounds import Contender
    >>> Contender(entry=7, score=160, seed=3, kept_apart=frozenset({"nz"})).free
    0
    """

    entry: Entry
    score: int
    seed: int
    free: int = 0
    kept_apart: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class PairingRequest:
    """What a round is paired from; the order of contenders has no meaning.

    `met` has the rounds in which two have met. `forced` pairs are made and `forced_bye` is given
    whatever else holds. In the first `apart` rounds those who share what keeps them apart do not
    meet if it can be avoided.

    >>> from tantrix.tournaments.pairing import pair_round
    >>> from tantrix.tournaments.rounds import Contender, PairingRequest
    >>> three = [Contender(1, 160, 1), Contender(2, 150, 2), Contender(3, 40, 3)]
    >>> request = PairingRequest(2, three, met={(1, 2): [1]}, forced_bye=3, repeats=True)
    >>> pair_round(request).pairs
    ((1, 2),)
    """

    number: int
    contenders: Sequence[Contender]
    met: Mapping[Pair, Sequence[int]] = field(default_factory=dict)
    forbidden: frozenset[Pair] = frozenset()
    forced: frozenset[Pair] = frozenset()
    forced_bye: Entry | None = None
    apart: int = 0
    repeats: bool = False
    first: First = First.HALVES


class Cost(NamedTuple):
    """What speaks against a pair, or a bye: each part outweighs all that follow, in all pairs.

    >>> from tantrix.tournaments.rounds import Cost
    >>> Cost(repeats=1) > Cost(recent=5, together=1)
    True
    """

    second_bye: int = 0
    """Byes and defaults that the entry has had beyond those of who has had fewest."""

    repeats: int = 0
    """How often the two have met."""

    recent: int = 0
    """The round in which they met last."""

    bye: int = 0
    """How many stand before the entry in the order of who is due for a bye."""

    together: int = 0
    """1 if they should be kept apart."""

    distance: int = 0
    """The square of the distance from where the opponent should stand."""


NOTHING = Cost()


@dataclass(frozen=True, slots=True)
class Round:
    """A paired round: pairs from the top of the order down, the upper entry first, and the bye.

    The cost is known of computed rounds only.

    >>> from tantrix.tournaments.rounds import Round
    >>> Round(((1, 3), (2, 4)), bye=5).bye
    5
    """

    pairs: tuple[Pair, ...]
    bye: Entry | None
    cost: Cost | None = None


def pair(one: Entry, two: Entry) -> Pair:
    """Return two entries as a key, the lower number first.

    >>> from tantrix.tournaments.rounds import pair
    >>> pair(4, 1)
    (1, 4)
    """
    return (one, two) if one < two else (two, one)


def meetings(pairings: Iterable[Pairing]) -> dict[Pair, list[int]]:
    """Return the rounds in which two entries were paired, in order, whatever came of it.

    >>> from tantrix.tournaments.results import Match
    >>> from tantrix.tournaments.rounds import Pairing, meetings
    >>> meetings([Pairing(3, (2, 1), Match(1)), Pairing(1, (1, 2), Match(1))])
    {(1, 2): [1, 3]}
    """
    found: dict[Pair, list[int]] = {}
    for each in sorted(pairings, key=lambda pairing: pairing.round):
        found.setdefault(pair(*each.sides), []).append(each.round)
    return found


def free_points(pairings: Iterable[Pairing], byes: Iterable[Bye]) -> dict[Entry, int]:
    """Return how many byes, and matches wholly won by default, each entry has had [O].

    Who has had fewest is next to have a bye.

    >>> from tantrix.tournaments.results import Match, by_default
    >>> from tantrix.tournaments.rounds import Bye, Pairing, Unplayed, free_points
    >>> won = Pairing(1, (1, 2), Match(1, (by_default(out=1),)))
    >>> free_points([won], [Bye(1, 3, Unplayed.BYE, games=1)])
    {3: 1, 1: 1}
    """
    found: dict[Entry, int] = {}
    for bye in byes:
        if bye.why.is_bye:
            found[bye.entry] = found.get(bye.entry, 0) + 1
    for pairing in pairings:
        games = pairing.match.results
        winners = {game.winner for game in games if game.ending is Ending.DEFAULT}
        if len(winners) == 1 and all(game.ending is Ending.DEFAULT for game in games):
            entry = pairing.sides[winners.pop() or 0]
            found[entry] = found.get(entry, 0) + 1
    return found


def late_byes(entry: Entry, rounds: Mapping[int, int]) -> list[Bye]:
    """Return what an entry has for the rounds before it came: `rounds` to their games [O].

    >>> from tantrix.tournaments.rounds import late_byes
    >>> [bye.tenths for bye in late_byes(9, {1: 1, 2: 2})]
    [50, 100]
    """
    return [Bye(number, entry, Unplayed.LATE, games) for number, games in sorted(rounds.items())]


def may_enter_late(paired: int, rounds: int) -> bool:
    """Tell whether one can still enter: until half of the rounds are paired [O].

    >>> from tantrix.tournaments.rounds import may_enter_late
    >>> may_enter_late(2, rounds=5), may_enter_late(3, rounds=5)
    (True, False)
    """
    return 2 * paired < rounds


def may_request_bye(number: int, rounds: int, had: int) -> bool:
    """Tell whether a bye can be requested for a round that is not paired yet [O].

    One for every five rounds begun, and none for the last round. `had` counts those requested.

    >>> from tantrix.tournaments.rounds import may_request_bye
    >>> may_request_bye(2, rounds=5, had=0), may_request_bye(5, rounds=5, had=0)
    (True, False)
    """
    return number < rounds and had < ceil(number / 5)
