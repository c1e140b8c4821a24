"""Standings: a fold over the rounds, ordered by points and by the four tie-breaks [S4.8].

Entries with equal points are a group. The first criterion that tells its members apart splits it,
and each part begins again with the first criterion, since points among fewer entries may now tell
them apart. A group that no criterion splits shares a place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import combinations, groupby

from tantrix.tournaments.heats import arena_tenths
from tantrix.tournaments.results import Ending, Sum
from tantrix.tournaments.rounds import Bye, Entry, Pairing


class Criterion(Enum):
    """What puts one entry above another."""

    POINTS = "points"
    """Tournament points."""

    MATCHES = "matches"
    """Points for matches, where those come first [O]."""

    MUTUAL = "mutual"
    """Points in the matches among the tied, if all of them have met equally often [S4.8, O]."""

    WINS = "wins"
    """Games with more tiles than the opponent, or won by default [S4.8]."""

    MARGINS = "margins"
    """The sum of signed margins of the games played [S4.8]."""

    TILES = "tiles"
    """Own tiles, loops doubled [S4.8]."""

    FEWER = "fewer"
    """In an arena: fewer games for the same points [O]."""

    MEAN = "mean"
    """In an arena: more tournament points a game [O]."""


@dataclass(slots=True)
class EntryTally:
    """What an entry has gathered so far: `tenths` with byes, all else from games only."""

    entry: Entry
    tenths: int = 0
    games: int = 0
    wins: int = 0
    ties: int = 0
    losses: int = 0
    margin: int = 0
    tiles: int = 0
    match_points: int = 0
    byes: int = 0
    against: dict[Entry, list[int]] = field(default_factory=dict)
    """The tenths of each match, by opponent."""


@dataclass(frozen=True, slots=True)
class StandingRow:
    """A row of the standings; those with equal `place` share it.

    `decided` is the criterion that put the entry below the row before, `None` for the first row
    and where it shares that row's place.
    """

    place: int
    tally: EntryTally
    decided: Criterion | None

    @property
    def entry(self) -> Entry:
        """The number of the entry."""
        return self.tally.entry


def tallies(
    entries: Iterable[Entry], pairings: Iterable[Pairing], byes: Iterable[Bye] = ()
) -> dict[Entry, EntryTally]:
    """Add up what the entries have gathered; those of others are passed over."""
    found = {entry: EntryTally(entry) for entry in entries}
    for bye in byes:
        if (tally := found.get(bye.entry)) is not None:
            tally.tenths += bye.tenths
            tally.byes += bye.why.is_bye
            tally.match_points += bye.why.match_points
    for pairing in pairings:
        if pairing.match.results:
            _add(found, pairing)
    return found


def standings(
    entries: Sequence[Entry],
    pairings: Iterable[Pairing],
    byes: Iterable[Bye] = (),
    *,
    by: Sum = Sum.POINTS,
) -> list[StandingRow]:
    """Return the rows of the standings, best first.

    `entries` are in order of seeding, which is the order of rows that share a place. `by` wins,
    games won come before the points, by matches the points for those [O].
    """
    found = tallies(entries, pairings, byes)
    leading = _LEADING[by]
    rows: list[StandingRow] = []
    for decided, group in _split(list(found.values()), leading):
        place = len(rows) + 1
        rows.append(StandingRow(place, group[0], decided))
        rows += (StandingRow(place, tally, None) for tally in group[1:])
    return rows


def arena_standings(entries: Sequence[Entry], pairings: Iterable[Pairing]) -> list[StandingRow]:
    """Return the rows of an arena, best first; `tenths` are the points of an arena [O].

    Of equals, more wins, fewer games and then more tournament points a game come first.
    """
    pairings = list(pairings)
    found = tallies(entries, pairings)
    shared = {entry: sum(map(sum, tally.against.values())) for entry, tally in found.items()}
    for tally in found.values():
        tally.tenths = 0
    for pairing in pairings:
        for game in pairing.match.results:
            points = arena_tenths(game.tenths) if game.ending is not Ending.ABSENT else (0, 0)
            for entry, tenths in zip(pairing.sides, points, strict=True):
                if entry in found:
                    found[entry].tenths += tenths
    criteria: list[tuple[Criterion, Callable[[EntryTally], float]]] = [
        _POINTS,
        _WINS,
        (Criterion.FEWER, lambda tally: -tally.games),
        (Criterion.MEAN, lambda tally: shared[tally.entry] / max(tally.games, 1)),
    ]
    ordered = sorted(found.values(), key=lambda t: [key(t) for _, key in criteria], reverse=True)
    rows: list[StandingRow] = []
    for number, tally in enumerate(ordered):
        before = ordered[number - 1]
        differ = (name for name, key in criteria if number and key(tally) != key(before))
        decided = next(differ, None)
        tied = number > 0 and decided is None
        rows.append(StandingRow(rows[-1].place if tied else number + 1, tally, decided))
    return rows


Key = Callable[[EntryTally], int]
_Part = tuple[Criterion | None, list[EntryTally]]
_POINTS: tuple[Criterion, Key] = (Criterion.POINTS, lambda tally: tally.tenths)
_WINS: tuple[Criterion, Key] = (Criterion.WINS, lambda tally: tally.wins)
_MATCHES: tuple[Criterion, Key] = (Criterion.MATCHES, lambda tally: tally.match_points)
_LEADING = {
    Sum.POINTS: [_POINTS],
    Sum.WINS: [_WINS, _POINTS],
    Sum.MATCHES: [_MATCHES, _POINTS],
}
_AFTER: list[tuple[Criterion, Key]] = [
    _WINS,
    (Criterion.MARGINS, lambda tally: tally.margin),
    (Criterion.TILES, lambda tally: tally.tiles),
]


def _split(group: list[EntryTally], leading: Sequence[tuple[Criterion, Key]] = ()) -> list[_Part]:
    """Split a group until every part shares a place; each comes with what put it there.

    `leading` criteria come first; what they do not tell apart goes by the tie-breaks.
    """
    if len(group) == 1:
        return [(None, group)]
    criteria = list(leading)
    if (mutual := _mutual(group)) is not None:
        criteria.append((Criterion.MUTUAL, mutual))
    for criterion, key in criteria + _AFTER:
        parts = _by(group, key)
        if len(parts) > 1:
            return _each(parts, criterion, leading)
    return [(None, group)]


def _each(
    parts: Iterable[list[EntryTally]],
    criterion: Criterion,
    leading: Sequence[tuple[Criterion, Key]],
) -> list[_Part]:
    """Split each part again from the first criterion on; the first of all stands as its group."""
    found: list[_Part] = []
    for part in parts:
        (_, first), *others = _split(part, leading)
        found += [(criterion if found else None, first), *others]
    return found


def _by(group: list[EntryTally], key: Key) -> list[list[EntryTally]]:
    """Return the group in parts of equal keys, highest first; each keeps its order."""
    ordered = sorted(group, key=key, reverse=True)
    return [list(part) for _, part in groupby(ordered, key)]


def _mutual(group: list[EntryTally]) -> Key | None:
    """Return what counts points among the group, `None` unless all met equally often."""
    meetings = len(group[0].against.get(group[1].entry, ()))
    # Of many tied only few can have met, so the first pair that has not ends the search.
    if not meetings or any(
        len(one.against.get(two.entry, ())) != meetings for one, two in combinations(group, 2)
    ):
        return None
    members = [tally.entry for tally in group]
    return lambda tally: sum(sum(tally.against[other]) for other in members if other != tally.entry)


def _add(found: dict[Entry, EntryTally], pairing: Pairing) -> None:
    """Add a match to the tallies of its two sides."""
    match = pairing.match
    games = sum(game.ending is not Ending.ABSENT for game in match.results)
    tenths, wins, margin, tiles = match.tenths, match.wins, match.margin, match.tiles
    over = len(match.results) == match.planned
    for side, entry in enumerate(pairing.sides):
        if (tally := found.get(entry)) is None:
            continue
        tally.tenths += tenths[side]
        tally.games += games
        tally.wins += wins[side]
        tally.losses += wins[1 - side]
        tally.ties += games - sum(wins)
        tally.margin += -margin if side else margin
        tally.tiles += tiles[side]
        if over:
            tally.match_points += 1 + _sign(tenths[side] - tenths[1 - side])
        tally.against.setdefault(pairing.sides[1 - side], []).append(tenths[side])


def _sign(number: int) -> int:
    """Return -1, 0 or 1."""
    return (number > 0) - (number < 0)
