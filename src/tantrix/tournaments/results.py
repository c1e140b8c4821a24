"""Results: what one game gives both sides, and how the games of a match add up.

A result says how its game ended and what the clocks cost; all else follows: the tournament points
as whole tenths, who won, and what counts in the tie-breaks of the standings [S4.8]. Sides are 0 and
1, and a pair of values is always in this order.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from typing import NamedTuple

from tantrix.tournaments.points import (
    DEFAULT_LOSS,
    DEFAULT_WIN,
    SHARED,
    TIE,
    Tenths,
    game_tenths,
    settle,
)

MOST_TILES = 84
"""The most that a colour can score: a loop of its 42 tiles, doubled."""


class Ending(Enum):
    """How a game came to its result.

    >>> from tantrix.tournaments.results import Ending, GameResult
    >>> GameResult(ending=Ending.TIED).tenths
    (100, 100)
    """

    PLAYED = "played"
    """To its end; the scores decide [S4.3]."""

    RESIGNED = "resigned"
    """One side gave up: it has 5.0 at most [O]."""

    DEFAULT = "default"
    """One side did not come within ten minutes, or was defaulted: usually 15.0-5.0 [S4.7]."""

    ABSENT = "absent"
    """Neither came: no game was played, and no points are shared [O]."""

    TIED = "tied"
    """A Controller ruled a tie [S4.13]."""

    DEADLOCK = "deadlock"
    """A player had tiles and no move: 10.0 each, and no winner [O]."""

    RULED = "ruled"
    """A Controller adjudicated the scores and shared the points [S4.5]."""


_PLAYED = (Ending.PLAYED, Ending.RESIGNED, Ending.RULED)
_ONE_SIDED = (Ending.RESIGNED, Ending.DEFAULT)
_SHARED_OUT = (Ending.DEFAULT, Ending.TIED, Ending.RULED)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameResult:
    """The result of one game.

    `scores` are tiles with loops doubled, `penalties` the whole points that each side pays for its
    time: a Controller who waives them leaves them out. `out` is the side that resigned or did not
    come. `ruled` is what a Controller gives the first side, in tenths: needed for a ruled game,
    else only where a default is not 15.0-5.0 or a ruled tie costs somebody something. Raises
    `ValueError` for values that do not go together.

    >>> from tantrix.tournaments.results import GameResult
    >>> game = GameResult(scores=(24, 15))
    >>> game.tenths, game.winner, game.margin, game.swapped().scores
    ((160, 40), 0, 9, (15, 24))
    """

    ending: Ending = Ending.PLAYED
    scores: tuple[int, int] = (0, 0)
    penalties: tuple[int, int] = (0, 0)
    out: int | None = None
    ruled: int | None = None

    def __post_init__(self) -> None:
        if not all(0 <= score <= MOST_TILES for score in self.scores):
            raise ValueError(f"a score outside 0-{MOST_TILES}: {self.scores}")
        if min(self.penalties) < 0:
            raise ValueError(f"a penalty below 0: {self.penalties}")
        if (self.out in {0, 1}) != (self.ending in _ONE_SIDED):
            raise ValueError(f"{self.ending.value}, and out is {self.out}")
        if self.ending is Ending.RULED and self.ruled is None:
            raise ValueError("ruled, without a ruling")
        if self.ruled is not None and (
            self.ending not in _SHARED_OUT or not 0 <= self.ruled <= SHARED
        ):
            raise ValueError(f"{self.ending.value}, and ruled is {self.ruled}")

    @property
    def tenths(self) -> Tenths:
        """The tenths of both sides: 200 together, or none where neither side came [S4.3]."""
        match self.ending:
            case Ending.PLAYED | Ending.RESIGNED:
                return game_tenths(self.scores, self.penalties, resigned=self.out)
            case Ending.ABSENT:
                return 0, 0
            case Ending.DEFAULT:
                usual = DEFAULT_LOSS if self.out == 0 else DEFAULT_WIN
                return settle(usual if self.ruled is None else self.ruled)
            case Ending.TIED | Ending.DEADLOCK:
                return settle(TIE if self.ruled is None else self.ruled, self.penalties)
            case Ending.RULED:
                return settle(self.ruled or 0)

    @property
    def winner(self) -> int | None:
        """The side with a win in the tie-breaks, whatever the clocks did [S4.8].

        It has more tiles, or won by default. A side that resigns does not win, even with more
        tiles [O].
        """
        if self.out is not None:
            return 1 - self.out
        if self.ending not in _PLAYED or self.scores[0] == self.scores[1]:
            return None
        return 0 if self.scores[0] > self.scores[1] else 1

    @property
    def played(self) -> bool:
        """Whether the scores count: not after a default, nor after a tie by ruling [S4.8].

        Between two people such a game counts for the tournament Elo as well, with its final
        points, and no other does [W].
        """
        return self.ending in _PLAYED

    @property
    def margin(self) -> int:
        """The signed margin of the first side; a side that resigned gains none by it [O]."""
        if not self.played:
            return 0
        margin = self.scores[0] - self.scores[1]
        if self.out is None:
            return margin
        return min(margin, 0) if self.out == 0 else max(margin, 0)

    @property
    def tiles(self) -> tuple[int, int]:
        """What both sides scored, loops doubled [S4.8]; nothing where the scores do not count."""
        return self.scores if self.played else (0, 0)

    def swapped(self) -> GameResult:
        """Return the same result with the sides changed."""
        return replace(
            self,
            scores=self.scores[::-1],
            penalties=self.penalties[::-1],
            out=None if self.out is None else 1 - self.out,
            ruled=None if self.ruled is None else SHARED - self.ruled,
        )


def by_default(out: int, *, ruled: int | None = None) -> GameResult:
    """Return a game won by default, which `out` lost; `ruled` as in `GameResult` [S4.7].

    >>> from tantrix.tournaments.results import by_default
    >>> by_default(out=1).tenths
    (150, 50)
    """
    return GameResult(ending=Ending.DEFAULT, out=out, ruled=ruled)


class Sum(Enum):
    """What decides a match.

    >>> from tantrix.tournaments.results import GameResult, Match, Sum
    >>> Match(3, (GameResult(scores=(16, 15)),) * 2, by=Sum.WINS).over
    True
    """

    POINTS = "points"
    """Tournament points [W]."""

    WINS = "wins"
    """Games won, then tournament points [O]."""

    MATCHES = "matches"
    """Matches, each decided by tournament points: 2 for one won, 1 for one shared [O]."""


class Sums(NamedTuple):
    """What the games of a match add up to: how many were played or won by default, and the rest.

    `tenths`, `wins` and `tiles` are of both sides, `margin` is signed and of the first.

    >>> from tantrix.tournaments.results import GameResult, Match
    >>> Match(2, (GameResult(scores=(24, 15)), GameResult(scores=(12, 14)))).sums
    Sums(games=2, tenths=(221, 179), wins=(1, 1), margin=7, tiles=(36, 29))
    """

    games: int
    tenths: Tenths
    wins: tuple[int, int]
    margin: int
    tiles: tuple[int, int]


@dataclass(frozen=True)
class Match:
    """The games of one pairing: so many are planned, fewer played where the rest cannot matter.

    `playoff` are the games after an equal match where somebody has to go on; they decide, and
    count nowhere else [O]. Raises `ValueError` for more games than are planned.

    >>> from tantrix.tournaments.results import GameResult, Match
    >>> match = Match(2, (GameResult(scores=(24, 15)), GameResult(scores=(12, 14))))
    >>> match.tenths, match.wins, match.winner
    ((221, 179), (1, 1), 0)
    """

    planned: int
    results: tuple[GameResult, ...] = ()
    playoff: tuple[GameResult, ...] = ()
    by: Sum = Sum.POINTS

    def __post_init__(self) -> None:
        if not 0 <= len(self.results) <= self.planned:
            raise ValueError(f"{len(self.results)} games in a match of {self.planned}")

    @cached_property
    def sums(self) -> Sums:
        """What its games add up to; counted once, since standings ask for thousands of matches."""
        games = margin = 0
        tenths, wins, tiles = [0, 0], [0, 0], [0, 0]
        for game in self.results:
            games += game.ending is not Ending.ABSENT
            margin += game.margin
            if (winner := game.winner) is not None:
                wins[winner] += 1
            for added, (one, two) in ((tenths, game.tenths), (tiles, game.tiles)):
                added[0] += one
                added[1] += two
        return Sums(games, (tenths[0], tenths[1]), (wins[0], wins[1]), margin, (tiles[0], tiles[1]))

    @property
    def tenths(self) -> Tenths:
        """The tenths of both sides from the games of the match."""
        return self.sums.tenths

    @property
    def wins(self) -> tuple[int, int]:
        """The games that each side has won, in the sense of the tie-breaks."""
        return self.sums.wins

    @property
    def margin(self) -> int:
        """The sum of the first side's signed margins."""
        return self.sums.margin

    @property
    def tiles(self) -> tuple[int, int]:
        """What both sides have scored in all."""
        return self.sums.tiles

    @property
    def over(self) -> bool:
        """Whether the games left cannot change who is ahead [W]."""
        left = self.planned - len(self.results)
        each, (one, two) = (1, self.wins) if self.by is Sum.WINS else (SHARED, self.tenths)
        return left == 0 or abs(one - two) > each * left

    @property
    def ahead(self) -> int | None:
        """The side that is ahead, `None` where nothing tells them apart.

        Points decide, or wins and then points; of equals wins, margins and own tiles as in the
        standings [S4.8], then the first play-off game with a winner [O].
        """
        (one, two), (wins_one, wins_two), (own, other) = self.tenths, self.wins, self.tiles
        points, wins = one - two, wins_one - wins_two
        first = (wins, points) if self.by is Sum.WINS else (points, wins)
        for lead in (*first, self.margin, own - other):
            if lead:
                return 0 if lead > 0 else 1
        return next((game.winner for game in self.playoff if game.winner is not None), None)

    @property
    def winner(self) -> int | None:
        """The side that has won; `None` while games are left that matter, or a play-off is due."""
        return self.ahead if self.over else None


def starters(games: int, first: int) -> list[int]:
    """Return who starts each game where starts alternate, `first` the first one [O].

    So the starts of both sides differ by one at most.

    >>> from tantrix.tournaments.results import starters
    >>> starters(3, first=1)
    [1, 0, 1]
    """
    return [(first + game) % 2 for game in range(games)]


def total(pairs: Iterable[tuple[int, int]]) -> tuple[int, int]:
    """Add up pairs, side by side.

    >>> from tantrix.tournaments.results import total
    >>> total([(160, 40), (61, 139)])
    (221, 179)
    """
    first = second = 0
    for one, two in pairs:
        first, second = first + one, second + two
    return first, second
