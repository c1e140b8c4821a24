"""Rounds as they stand in a tournament's history: who met whom, and who did not play, and why.

An entry is known here by its number only; names, countries and clubs are somebody else's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from math import ceil

from tantrix.tournaments.results import Ending, Match

Entry = int
"""The number of who is ranked: a person, a pair or a team."""

Pair = tuple[Entry, Entry]


class Unplayed(Enum):
    """Why an entry has no match in a round [O]."""

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


_TENTHS = {
    Unplayed.BYE: 150,
    Unplayed.REQUESTED: 100,
    Unplayed.ABSENT: 0,
    Unplayed.LATE: 50,
}


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two entries in a round, and their match as far as it is known."""

    round: int
    sides: Pair
    match: Match


@dataclass(frozen=True, slots=True)
class Bye:
    """An entry without a match in a round of so many games, and why."""

    round: int
    entry: Entry
    why: Unplayed
    games: int

    @property
    def tenths(self) -> int:
        """The tenths that the entry has for the round."""
        return self.games * self.why.tenths


def pair(one: Entry, two: Entry) -> Pair:
    """Return two entries as a key, the lower number first."""
    return (one, two) if one < two else (two, one)


def meetings(pairings: Iterable[Pairing]) -> dict[Pair, list[int]]:
    """Return the rounds in which two entries were paired, in order, whatever came of it."""
    found: dict[Pair, list[int]] = {}
    for each in sorted(pairings, key=lambda pairing: pairing.round):
        found.setdefault(pair(*each.sides), []).append(each.round)
    return found


def free_points(pairings: Iterable[Pairing], byes: Iterable[Bye]) -> dict[Entry, int]:
    """Return how many byes, and matches wholly won by default, each entry has had [O].

    Who has had fewest is next to have a bye.
    """
    found: dict[Entry, int] = {}
    for bye in byes:
        if bye.why in {Unplayed.BYE, Unplayed.REQUESTED}:
            found[bye.entry] = found.get(bye.entry, 0) + 1
    for pairing in pairings:
        games = pairing.match.results
        winners = {game.winner for game in games if game.ending is Ending.DEFAULT}
        if len(winners) == 1 and all(game.ending is Ending.DEFAULT for game in games):
            entry = pairing.sides[winners.pop() or 0]
            found[entry] = found.get(entry, 0) + 1
    return found


def late_byes(entry: Entry, rounds: Mapping[int, int]) -> list[Bye]:
    """Return what an entry has for the rounds before it came: `rounds` to their games [O]."""
    return [Bye(number, entry, Unplayed.LATE, games) for number, games in sorted(rounds.items())]


def may_enter_late(paired: int, rounds: int) -> bool:
    """Tell whether one can still enter: until half of the rounds are paired [O]."""
    return 2 * paired < rounds


def may_request_bye(number: int, rounds: int, had: int) -> bool:
    """Tell whether a bye can be requested for a round that is not paired yet [O].

    One for every five rounds begun, and none for the last round. `had` counts those requested.
    """
    return number < rounds and had < ceil(number / 5)
