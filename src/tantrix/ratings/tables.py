"""The rankings as a fold over finished games: each is a pure sum of what was played.

`fold(games)` begins with nothing; `fold(more, tables)` goes on. Going on gives exactly the same
result as beginning again with all games, which is how the server proves its stored tables.

A game of several players is a set of duels, one for each pair of rivals, with the margin of points
between them. In each ladder (all-time, monthly, masters, doubles) every duel is judged by the
rankings *before* the game, and a player's changes are divided by the number of opponents: the order
of the duels does not matter, and a game of four counts as much as one of two. The sources say how
gains behave; the formula itself is ours (formula.py).

The tournament Elo is a ladder of its own: it counts games of tournaments between two people, by
the points that they shared. Besides the ladders, Glicko-2, Elo and OpenSkill are kept for
comparison. They know no guests and no robots. Glicko-2 works in periods of a calendar month, so its
values are brought forward to the month of the game first.

Invariants: games come in the order of their numbers; time never goes backward, whatever the clock
did, so no game enters a month that is over; sums use `fsum`, so they do not depend on the order of
their terms. The cost of a game is that of its duels, except for masters, whose list is found anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from math import fsum
from typing import NamedTuple

from tantrix.ratings import elo, formula, glicko, skill
from tantrix.ratings.formula import ENTRY, MOST_MASTERS, STARTS, TOP, Ladder
from tantrix.ratings.games import DOUBLES, Duel, RatedGame, RatedPlayer
from tantrix.ratings.glicko import Glicko
from tantrix.ratings.months import idle_before, month_of
from tantrix.ratings.skill import Skill
from tantrix.rules.core.errors import TantrixError

VERSION = 3
"""Changes with every rule of the count, so that tables of other rules are computed again."""

NO_MONTH = 0
"""Stands where a ladder does not begin again every month."""


class Key(NamedTuple):
    """Whose line of which table; of the monthly one, in which month.

    >>> from tantrix.ratings.formula import Ladder
    >>> from tantrix.ratings.months import read_month
    >>> from tantrix.ratings.tables import Key
    >>> Key(Ladder.MONTHLY, read_month("2026-11"), "ann").person
    'ann'
    """

    ladder: Ladder
    month: int
    person: str


class RankingLine(NamedTuple):
    """A line of a table. `since` is the number of the first game, `last_ms` when the last ended.

    >>> from tantrix.ratings.tables import RankingLine
    >>> line = RankingLine(640.0, 655.0, games=9, wins=6, ties=1, since=3, last_ms=0)
    >>> line.games - line.wins - line.ties
    2
    """

    ranking: float
    best: float
    games: int
    wins: int
    ties: int
    since: int
    last_ms: int


class Numbers(NamedTuple):
    """What other systems say of somebody.

    >>> from tantrix.ratings.games import RatedGame, RatedPlayer
    >>> from tantrix.ratings.tables import fold
    >>> players = RatedPlayer("ann", side=0, place=1, score=9), RatedPlayer("bob", side=1, place=2)
    >>> numbers = fold([RatedGame(1, 0, "ranked", players)]).numbers["ann"]
    >>> round(numbers.skill.mu, 1), len(numbers.glicko.results), numbers.elo
    (27.6, 1, 1500.0)
    """

    glicko: Glicko
    skill: Skill
    elo: float
    elo_games: int


class LineChange(NamedTuple):
    """What a game has changed in somebody's line.

    >>> from tantrix.ratings.games import RatedGame, RatedPlayer
    >>> from tantrix.ratings.tables import Fold
    >>> players = RatedPlayer("ann", side=0, place=1, score=9), RatedPlayer("bob", side=1, place=2)
    >>> changes = Fold().add(RatedGame(1, 0, "ranked", players))
    >>> [(one.key.ladder.value, one.key.person, one.after) for one in changes[:2]]
    [('all-time', 'ann', 515.0), ('all-time', 'bob', 485.0)]
    """

    key: Key
    number: int
    before: float
    after: float


@dataclass(frozen=True)
class Tables:
    """All tables after the game of number `last`; `at_ms` is the latest end of a game so far.

    >>> from tantrix.ratings.tables import Tables
    >>> Tables().last, len(Tables().lines)
    (0, 0)
    """

    last: int = 0
    at_ms: int = 0
    lines: Mapping[Key, RankingLine] = field(default_factory=dict)
    numbers: Mapping[str, Numbers] = field(default_factory=dict)


NOTHING = Tables()


class Fold:
    """Tables in the making. It owns what it is given a copy of.

    >>> from tantrix.ratings.games import RatedGame, RatedPlayer
    >>> from tantrix.ratings.tables import Fold
    >>> players = RatedPlayer("ann", side=0, place=1, score=9), RatedPlayer("bob", side=1, place=2)
    >>> making = Fold()
    >>> changes = making.add(RatedGame(1, 0, "ranked", players))
    >>> making.tables().last, len(changes)
    (1, 4)
    """

    def __init__(self, before: Tables = NOTHING) -> None:
        self._last, self._at_ms = before.last, before.at_ms
        self._lines, self._numbers = dict(before.lines), dict(before.numbers)

    def tables(self) -> Tables:
        """Return the tables as they are now."""
        return Tables(self._last, self._at_ms, dict(self._lines), dict(self._numbers))

    def add(self, game: RatedGame) -> list[LineChange]:
        """Count a game and return what it has changed.

        Raises `TantrixError` `bad.game_order` for a game that does not come after all others.
        """
        if game.number <= self._last:
            raise TantrixError("bad.game_order", number=game.number, last=self._last)
        # A clock that was set back must not take a game into a month that is over.
        self._last, self._at_ms = game.number, max(self._at_ms, game.ended_ms)
        changes: list[LineChange] = []
        if game.counts:
            for ladder, month in self._ladders(game):
                changes += self._rank(game, ladder, month)
            self._count(game)
        return changes + (self._rate(game) if game.rated else [])

    # --- the ladders ------------------------------------------------------------------------

    def _ladders(self, game: RatedGame) -> list[tuple[Ladder, int]]:
        """Return the tables that a game counts in."""
        if game.kind == DOUBLES:
            return [(Ladder.DOUBLES, NO_MONTH)]
        found = [(Ladder.ALL_TIME, NO_MONTH), (Ladder.MONTHLY, month_of(self._at_ms))]
        if all(p.ranked for p in game.players) and self._masters({p.id for p in game.players}):
            found.append((Ladder.MASTERS, NO_MONTH))
        return found

    def _masters(self, people: set[str]) -> bool:
        """Tell whether all of these are masters before the game."""
        high = (self._lines.get(Key(Ladder.ALL_TIME, NO_MONTH, one)) for one in people)
        if not all(line is not None and line.ranking >= ENTRY for line in high):
            return False
        all_time = {k.person: v for k, v in self._lines.items() if k.ladder is Ladder.ALL_TIME}
        return people <= set(masters(all_time, self._at_ms))

    def _rank(self, game: RatedGame, ladder: Ladder, month: int) -> Iterator[LineChange]:
        """Change the lines of a ladder; every duel goes by what was before the game."""
        before = {
            player: self._ranking(Key(ladder, month, player.id), player) for player in game.players
        }
        moved: dict[RatedPlayer, list[float]] = {player: [] for player in game.players}
        for duel in game.duels():
            won, lost = _moves(duel, before)
            moved[duel.winner].append(won / game.opponents(duel.winner))
            moved[duel.loser].append(-lost / game.opponents(duel.loser))
        for player in _ranked(game):
            key = Key(ladder, month, player.id)
            after = min(max(before[player] + fsum(moved[player]), formula.FLOOR), TOP)
            self._lines[key] = self._line(key, game, player, after)
            yield LineChange(key, game.number, before[player], after)

    def _rate(self, game: RatedGame) -> list[LineChange]:
        """Change the tournament Elo of the two who played, by their points [W]."""
        keys = [Key(Ladder.TOURNAMENTS, NO_MONTH, player.id) for player in game.players]
        one, two = (
            self._ranking(key, player) for key, player in zip(keys, game.players, strict=True)
        )
        step = elo.change(one, two, game.players[0].points or 0.0)
        changes = []
        moved = zip(keys, game.players, (one, two), (one + step, two - step), strict=True)
        for key, player, before, after in moved:
            self._lines[key] = self._line(key, game, player, after)
            changes.append(LineChange(key, game.number, before, after))
        return changes

    def _ranking(self, key: Key, player: RatedPlayer) -> float:
        """Return what somebody stands at before a game."""
        if player.robot:
            return formula.robot_ranking(player.id)
        known = self._lines.get(key)
        return STARTS[key.ladder] if known is None else known.ranking

    def _line(self, key: Key, game: RatedGame, player: RatedPlayer, ranking: float) -> RankingLine:
        """Return the line of somebody after a game."""
        start = STARTS[key.ladder]
        known = self._lines.get(key, RankingLine(start, start, 0, 0, 0, game.number, 0))
        return RankingLine(
            ranking,
            max(known.best, ranking),
            known.games + 1,
            known.wins + (game.winner == player.side),
            known.ties + (game.winner is None and player.place == 1),
            known.since,
            self._at_ms,
        )

    # --- other systems ----------------------------------------------------------------------

    def _count(self, game: RatedGame) -> None:
        """Count a game in the numbers of other systems, which know neither robots nor guests."""
        if not all(player.ranked for player in game.players):
            return
        month = month_of(self._at_ms)
        known = {p.id: self._known(p.id, month) for p in game.players}
        skills = skill.updated(game, {one: numbers.skill for one, numbers in known.items()})
        after = {one: known[one]._replace(skill=skills[one]) for one in known}
        if game.kind != DOUBLES:
            for duel in game.duels():
                _duel(duel, known, after)
        self._numbers |= after

    def _known(self, person: str, month: int) -> Numbers:
        """Return the numbers of somebody at the beginning of a month, or as they are within it."""
        known = self._numbers.get(person)
        if known is None:
            return Numbers(glicko.at(None, month), Skill(), elo.START, 0)
        return known._replace(glicko=glicko.at(known.glicko, month))


def fold(games: Iterable[RatedGame], before: Tables = NOTHING) -> Tables:
    """Return the tables after more games, which come in the order of their numbers.

    Raises `TantrixError` `bad.game_order` for one that was there already, or comes too late.

    >>> from tantrix.ratings.formula import Ladder
    >>> from tantrix.ratings.games import RatedGame, RatedPlayer
    >>> from tantrix.ratings.tables import NO_MONTH, Key, fold
    >>> players = RatedPlayer("ann", side=0, place=1, score=9), RatedPlayer("bob", side=1, place=2)
    >>> tables = fold([RatedGame(1, 0, "ranked", players)])
    >>> tables.lines[Key(Ladder.ALL_TIME, NO_MONTH, "ann")].ranking
    515.0
    """
    tables = Fold(before)
    for game in games:
        tables.add(game)
    return tables.tables()


def masters(all_time: Mapping[str, RankingLine], now_ms: int) -> list[str]:
    """Return the masters by the all-time table, best first: not retired, `MOST_MASTERS` at most.

    Of two with the same ranking, who came first is before the other [O].

    >>> from tantrix.ratings.tables import RankingLine, masters
    >>> line = RankingLine(960.0, 970.0, 900, 600, 9, since=3, last_ms=0)
    >>> masters({"ann": line, "bob": line._replace(ranking=940.0)}, now_ms=0)
    ['ann']
    """
    since_ms = idle_before(now_ms)
    found = [
        (-line.ranking, line.since, person)
        for person, line in all_time.items()
        if line.ranking >= ENTRY and line.last_ms >= since_ms
    ]
    return [person for _, _, person in sorted(found)[:MOST_MASTERS]]


def _ranked(game: RatedGame) -> list[RatedPlayer]:
    """Return the players whose lines a game changes: they have met somebody who has a ranking."""
    met = {
        player
        for duel in game.duels()
        if not (duel.winner.guest or duel.loser.guest)
        for player in (duel.winner, duel.loser)
    }
    return sorted((p for p in met if p.ranked), key=lambda player: player.id)


def _moves(duel: Duel, rankings: Mapping[RatedPlayer, float]) -> tuple[float, float]:
    """Return what the winner of a duel gains, and what the loser loses."""
    winner, loser = duel.winner, duel.loser
    if winner.guest or loser.guest:
        return 0.0, 0.0
    if loser.robot:
        return formula.gain_over_robot(rankings[winner], rankings[loser], duel.margin), 0.0
    won = formula.gain(rankings[winner], rankings[loser], duel.margin)
    return won, won


def _duel(duel: Duel, known: Mapping[str, Numbers], after: dict[str, Numbers]) -> None:
    """Count a duel in Glicko-2, and in Elo where it has points; `known` is before the game."""
    tied = duel.winner.place == duel.loser.place
    for own, other, score in ((duel.winner, duel.loser, 1.0), (duel.loser, duel.winner, 0.0)):
        numbers = after[own.id]
        rated = glicko.played(numbers.glicko, known[other.id].glicko, 0.5 if tied else score)
        after[own.id] = numbers._replace(glicko=rated)
        if own.points is not None:
            step = elo.change(known[own.id].elo, known[other.id].elo, own.points)
            after[own.id] = after[own.id]._replace(
                elo=numbers.elo + step, elo_games=numbers.elo_games + 1
            )
