"""Standings: a fold over the rounds, ordered by points and by the four tie-breaks [S4.8].

Entries with equal points are a group. The first criterion that tells its members apart splits it,
and each part begins again with the first criterion, since points among fewer entries may now tell
them apart. A group that no criterion splits shares a place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction
from itertools import combinations, groupby
from typing import NamedTuple

from tantrix.tournaments.heats import HeatRules, Mark, arena_tenths, pair_tenths
from tantrix.tournaments.results import Ending, Sum
from tantrix.tournaments.rounds import Bye, Entry, Pairing


class Criterion(Enum):
    """What puts one entry above another.

    >>> from tantrix.tournaments.results import GameResult, Match
    >>> from tantrix.tournaments.rounds import Pairing
    >>> from tantrix.tournaments.standings import standings
    >>> played = Pairing(1, (1, 2), Match(1, (GameResult(scores=(15, 24)),)))
    >>> standings([1, 2], [played])[1].decided.value
    'points'
    """

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

    TIME = "time"
    """Less time in all [O]."""

    FEWER = "fewer"
    """In an arena: fewer games for the same points [O]."""

    MEAN = "mean"
    """In an arena: more tournament points a game [O]."""


@dataclass(slots=True)
class EntryTally:
    """What an entry has gathered so far: `tenths` with byes, all else from games only.

    In heats, `tenths` are means of those against each other one, so fractions.

    >>> from tantrix.tournaments.results import GameResult, Match
    >>> from tantrix.tournaments.rounds import Pairing
    >>> from tantrix.tournaments.standings import tallies
    >>> played = Pairing(1, (1, 2), Match(1, (GameResult(scores=(15, 24)),)))
    >>> tally = tallies([1, 2], [played])[2]
    >>> tally.tenths, tally.wins, tally.margin, tally.against
    (160, 1, 9, {1: [160]})
    """

    entry: Entry
    tenths: int | Fraction = 0
    games: int = 0
    wins: int = 0
    ties: int = 0
    losses: int = 0
    margin: int = 0
    tiles: int = 0
    time_ms: int = 0
    match_points: int = 0
    byes: int = 0
    against: dict[Entry, list[int]] = field(default_factory=dict)
    """The tenths of each match, by opponent."""


class StandingRow(NamedTuple):
    """A row of the standings; those with equal `place` share it.

    `decided` is the criterion that put the entry below the row before, `None` for the first row
    and where it shares that row's place.

    >>> from tantrix.tournaments.standings import standings
    >>> [(row.place, row.entry) for row in standings([2, 1], [])]
    [(1, 2), (1, 1)]
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
    """Add up what the entries have gathered; those of others are passed over.

    >>> from tantrix.tournaments.rounds import Bye, Unplayed
    >>> from tantrix.tournaments.standings import tallies
    >>> tallies([1], [], [Bye(1, 1, Unplayed.BYE, games=1)])[1].tenths
    150
    """
    found = {entry: EntryTally(entry) for entry in entries}
    _gather(found, pairings, byes)
    return found


def _gather(
    found: dict[Entry, EntryTally], pairings: Iterable[Pairing], byes: Iterable[Bye]
) -> None:
    """Add matches and byes to the tallies of the entries in them."""
    for bye in byes:
        if (tally := found.get(bye.entry)) is not None:
            tally.tenths += bye.tenths
            tally.byes += bye.why.is_bye
            tally.match_points += bye.why.match_points
    for pairing in pairings:
        if pairing.match.results:
            _add(found, pairing)


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

    >>> from tantrix.tournaments.results import GameResult, Match
    >>> from tantrix.tournaments.rounds import Bye, Pairing, Unplayed
    >>> from tantrix.tournaments.standings import standings
    >>> played = Pairing(1, (1, 2), Match(1, (GameResult(scores=(15, 24)),)))
    >>> rows = standings([1, 2, 3], [played], [Bye(1, 3, Unplayed.BYE, games=1)])
    >>> [(row.place, row.entry, row.tally.tenths) for row in rows]
    [(1, 2, 160), (2, 3, 150), (3, 1, 40)]
    """
    found = tallies(entries, pairings, byes)
    return _rows(_split(list(found.values()), _LEADING[by]) if found else ())


def standings_by_round(
    entries: Sequence[Entry],
    rounds: Iterable[tuple[Iterable[Pairing], Iterable[Bye]]],
    *,
    by: Sum = Sum.POINTS,
) -> Iterator[list[StandingRow]]:
    """Yield the standings after each of some rounds, whose pairings and byes are added up once.

    The tallies in the rows go on with the next round.

    >>> from tantrix.tournaments.results import GameResult, Match
    >>> from tantrix.tournaments.rounds import Pairing
    >>> from tantrix.tournaments.standings import standings_by_round
    >>> games = [GameResult(scores=scores) for scores in ((15, 24), (40, 4))]
    >>> rounds = [([Pairing(n, (1, 2), Match(1, (game,)))], []) for n, game in enumerate(games, 1)]
    >>> [rows[0].entry for rows in standings_by_round([1, 2], rounds)]
    [2, 1]
    """
    found = tallies(entries, ())
    for pairings, byes in rounds:
        _gather(found, pairings, byes)
        yield _rows(_split(list(found.values()), _LEADING[by]) if found else ())


def _rows(parts: Iterable[_Part]) -> list[StandingRow]:
    """Return a row for each entry of groups that share a place."""
    rows: list[StandingRow] = []
    for decided, group in parts:
        place = len(rows) + 1
        rows.append(StandingRow(place, group[0], decided))
        rows += (StandingRow(place, tally, None) for tally in group[1:])
    return rows


def heat_standings(
    entries: Sequence[Entry],
    games: Iterable[Sequence[Mark]],
    byes: Iterable[Bye],
    rules: HeatRules,
) -> list[StandingRow]:
    """Return the rows of a stage of heats, best first; `games` have the marks of all who play.

    A heat is won by whoever has most points in it, and the margin is that to the best of the
    others [O].

    >>> from tantrix.tournaments.heats import HEATS, Mark
    >>> from tantrix.tournaments.standings import heat_standings
    >>> heat = [Mark(entry=1, score=12), Mark(entry=2, score=20), Mark(entry=3, score=9)]
    >>> [row.entry for row in heat_standings([1, 2, 3], [heat], [], HEATS["heats"])]
    [2, 1, 3]
    """
    found = tallies(entries, (), byes)
    _gather_marks(found, games, rules)
    return _of_heats(found, rules)


def heat_standings_by_round(
    entries: Sequence[Entry],
    rounds: Iterable[tuple[Iterable[Sequence[Mark]], Iterable[Bye]]],
    rules: HeatRules,
) -> Iterator[list[StandingRow]]:
    """Yield the standings after each of some rounds of heats, as `standings_by_round` does.

    >>> from tantrix.tournaments.heats import HEATS, Mark
    >>> from tantrix.tournaments.standings import heat_standings_by_round
    >>> heat = [Mark(entry=1, score=12), Mark(entry=2, score=20), Mark(entry=3, score=9)]
    >>> [rows] = heat_standings_by_round([1, 2, 3], [([heat], [])], HEATS["heats"])
    >>> rows[0].entry
    2
    """
    found = tallies(entries, ())
    for games, byes in rounds:
        _gather(found, (), byes)
        _gather_marks(found, games, rules)
        yield _of_heats(found, rules)


def _of_heats(found: dict[Entry, EntryTally], rules: HeatRules) -> list[StandingRow]:
    ties = [Criterion(tie) for tie in rules.ties]
    return _rows(_split(list(found.values()), [_POINTS], ties) if found else ())


def _gather_marks(
    found: dict[Entry, EntryTally], games: Iterable[Sequence[Mark]], rules: HeatRules
) -> None:
    """Add games of heats to the tallies of the entries in them."""
    for marks in games:
        shares = rules.tenths(marks)
        for mark, tenths in zip(marks, shares, strict=True):
            if (tally := found.get(mark.entry)) is not None:
                tally.tenths += tenths
                _add_mark(tally, mark, marks, since_start=rules.since_start)
                if mark.out != "absent":
                    _add_outcome(tally, mark, tenths, shares)


def _add_mark(
    tally: EntryTally, mark: Mark, marks: Sequence[Mark], *, since_start: bool = False
) -> None:
    """Add what an entry did in a heat, all but its points; who did not come has lost time at most.

    Of times `since_start` the last one counts, of others the sum.
    """
    others = [other for other in marks if other.entry != mark.entry]
    for other in others:
        tally.against.setdefault(other.entry, []).append(pair_tenths(mark, other)[0])
    time_ms = mark.time_ms or 0
    tally.time_ms = max(tally.time_ms, time_ms) if since_start else tally.time_ms + time_ms
    if mark.out == "absent":
        return
    tally.games += 1
    tally.tiles += mark.score
    came = [other.score for other in others if other.out != "absent"]
    came += [] if mark.against is None else [mark.against]
    margin = mark.score - max(came, default=mark.score)
    tally.margin += min(margin, 0) if mark.out == "resigned" else margin


def _add_outcome(
    tally: EntryTally, mark: Mark, tenths: Fraction, shares: Sequence[Fraction]
) -> None:
    """Add a game won, tied or lost: by points against the others, by tiles against a robot."""
    if len(shares) > 1:
        ahead, first = tenths == max(shares), shares.count(tenths) == 1
    elif mark.against is not None:
        conceded = mark.out == "conceded"
        ahead = conceded or (mark.score >= mark.against and mark.out == "")
        first = conceded or mark.score > mark.against
    else:
        return
    tally.wins += ahead and first
    tally.ties += ahead and not first
    tally.losses += not ahead


STREAK = 2
"""After so many wins in a row the next ones count twice, where streaks do."""


def arena_standings(
    entries: Sequence[Entry],
    pairings: Iterable[Pairing],
    *,
    flat: bool = False,
    streaks: bool = False,
) -> list[StandingRow]:
    """Return the rows of an arena, best first; `tenths` are the points of an arena [O].

    `flat`, a win counts 2.0; with `streaks` a win after two in a row counts twice. Of equals, more
    wins, fewer games and then more tournament points a game come first. `pairings` are in order.

    >>> from tantrix.tournaments.results import GameResult, Match
    >>> from tantrix.tournaments.rounds import Pairing
    >>> from tantrix.tournaments.standings import arena_standings
    >>> played = Pairing(1, (1, 2), Match(1, (GameResult(scores=(15, 24)),)))
    >>> [(row.entry, row.tally.tenths) for row in arena_standings([1, 2], [played], flat=True)]
    [(2, 20), (1, 0)]
    """
    pairings = list(pairings)
    found = tallies(entries, pairings)
    shared = {entry: sum(map(sum, tally.against.values())) for entry, tally in found.items()}
    for tally in found.values():
        tally.tenths = 0
    run = dict.fromkeys(found, 0)
    for pairing in pairings:
        for game in pairing.match.results:
            gone = game.ending is Ending.ABSENT
            points = (0, 0) if gone else arena_tenths(game.tenths, flat=flat)
            for entry, tenths in zip(pairing.sides, points, strict=True):
                if entry in found:
                    twice = streaks and run[entry] >= STREAK
                    run[entry] = run[entry] + 1 if tenths > sum(points) - tenths else 0
                    found[entry].tenths += 2 * tenths if twice and run[entry] else tenths
    criteria: list[tuple[Criterion, Callable[[EntryTally], float | Fraction]]] = [
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


Key = Callable[[EntryTally], int | Fraction]
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


_TIES: dict[Criterion, Key] = {
    **dict(_AFTER),
    Criterion.TIME: lambda tally: -tally.time_ms,
}
_USUAL = (Criterion.MUTUAL, *(criterion for criterion, _ in _AFTER))


def _split(
    group: list[EntryTally],
    leading: Sequence[tuple[Criterion, Key]] = (),
    ties: Sequence[Criterion] = _USUAL,
) -> list[_Part]:
    """Split a group until every part shares a place; each comes with what put it there.

    `leading` criteria come first; what they do not tell apart goes by the tie-breaks.
    """
    if len(group) == 1:
        return [(None, group)]
    criteria = list(leading)
    for tie in ties:
        key = _mutual(group) if tie is Criterion.MUTUAL else _TIES[tie]
        if key is not None:
            criteria.append((tie, key))
    for criterion, key in criteria:
        parts = _by(group, key)
        if len(parts) > 1:
            return _each(parts, criterion, leading, ties)
    return [(None, group)]


def _each(
    parts: Iterable[list[EntryTally]],
    criterion: Criterion,
    leading: Sequence[tuple[Criterion, Key]],
    ties: Sequence[Criterion],
) -> list[_Part]:
    """Split each part again from the first criterion on; the first of all stands as its group."""
    found: list[_Part] = []
    for part in parts:
        decided = criterion if found else None
        if len(part) == 1:
            found.append((decided, part))
            continue
        (_, first), *others = _split(part, leading, ties)
        found += [(decided, first), *others]
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
    games, tenths, wins, margin, tiles = match.sums
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
