"""Games as the rankings see them: who sat where, how it ended, and in which kind of game.

A game is a value. Between two players of different sides it is a duel: the better place wins, and
the margin is that of the scores, less what the winner was late by more than the loser [O].
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final, NamedTuple

RANKED: Final = "ranked"
MASTERS: Final = "masters"
DOUBLES: Final = "doubles"
TOURNAMENT: Final = "tournament"
KINDS: Final = frozenset({RANKED, MASTERS, DOUBLES})
"""The kinds of games that count, in the rankings and in the record book; all others do not.

Games of tournaments are of such a kind only where they are ranked.
"""

MOST_MARGIN = 84
"""The most that a margin counts: the highest score there can be."""

PAIR = 2
"""So many play for the tournament Elo [W]."""

RESIGNED_MARGIN = 9
"""What a game that was given up counts at least, so that nobody resigns to lose less [O]."""


@dataclass(frozen=True)
class RatedPlayer:
    """Somebody in a game: a person by id, or a robot by its level.

    `place` is 1 for the winners, and shared in a tie; `late` is how many penalty points the time
    cost; `points` are those of a tournament out of 20.0, None where there are none. Who `gave_up`
    is behind all who did not.

    >>> from tantrix.ratings.games import RatedPlayer
    >>> RatedPlayer("ann", side=0, place=1, score=24).ranked
    True
    >>> RatedPlayer("planner", side=1, place=2, robot=True).ranked
    False
    """

    id: str
    side: int
    place: int
    score: int = 0
    late: int = 0
    points: float | None = None
    robot: bool = False
    guest: bool = False
    gave_up: bool = False

    @property
    def ranked(self) -> bool:
        """Whether this player has a ranking that games can move."""
        return not self.robot and not self.guest


class Duel(NamedTuple):
    """Two players of different sides; in a tie the margin is 0 and the order says nothing.

    >>> from tantrix.ratings.games import RatedGame, RatedPlayer
    >>> ann, bob = RatedPlayer("ann", 0, 1, score=24), RatedPlayer("bob", 1, 2, score=18)
    >>> [duel] = RatedGame(1, 0, "ranked", (bob, ann)).duels()
    >>> duel.winner.id, duel.margin
    ('ann', 6)
    """

    winner: RatedPlayer
    loser: RatedPlayer
    margin: int


@dataclass(frozen=True)
class RatedGame:
    """A finished game: `number` is its place in the order of all games, from 1.

    `ended_ms` is a wall-clock time in milliseconds. One that is `void` counts in no ladder, as
    after a deadlock; one of a `tournament` counts there if it has points, and elsewhere only if it
    is of such a kind.

    >>> from tantrix.ratings.games import RatedGame, RatedPlayer
    >>> ann, bob = RatedPlayer("ann", 0, 1, score=24), RatedPlayer("bob", 1, 2, gave_up=True)
    >>> game = RatedGame(number=1, ended_ms=0, kind="ranked", players=(ann, bob))
    >>> game.counts, game.rated, game.winner, game.margin
    (True, False, 0, 24)
    """

    number: int
    ended_ms: int
    kind: str
    players: tuple[RatedPlayer, ...]
    void: bool = False
    tournament: bool = False

    @property
    def counts(self) -> bool:
        """Whether it counts in the ladders: it is of such a kind, and nobody sits there twice."""
        return self.kind in KINDS and not self.void and self._met

    @property
    def rated(self) -> bool:
        """Whether it counts for the tournament Elo: two people have shared the points of it [W]."""
        shared = all(player.ranked and player.points is not None for player in self.players)
        return self.tournament and self._met and len(self.players) == PAIR and shared

    @property
    def _met(self) -> bool:
        people = [player.id for player in self.players if not player.robot]
        return self.sides > 1 and len(set(people)) == len(people)

    @property
    def sides(self) -> int:
        """How many sides there are."""
        return len({player.side for player in self.players})

    @property
    def winner(self) -> int | None:
        """The side that won alone, None in a tie."""
        first = {player.side for player in self.players if player.place == 1}
        return first.pop() if len(first) == 1 else None

    @property
    def margin(self) -> int:
        """By how much the winner is ahead of the next one, 0 in a tie."""
        won = self.winner
        return min((duel.margin for duel in self.duels() if duel.winner.side == won), default=0)

    def duels(self) -> Iterator[Duel]:
        """Yield every two players of different sides, whoever sits where in the same order."""
        players = sorted(self.players, key=lambda player: (player.side, player.id))
        for one, two in combinations(players, 2):
            if one.side != two.side:
                yield _duel(*sorted((one, two), key=lambda player: player.place))

    def opponents(self, player: RatedPlayer) -> int:
        """Return how many players sit on other sides."""
        return sum(other.side != player.side for other in self.players)


def _duel(winner: RatedPlayer, loser: RatedPlayer) -> Duel:
    if winner.place == loser.place:
        return Duel(winner, loser, 0)
    margin = winner.score - loser.score + loser.late - winner.late
    if loser.gave_up:
        margin = max(margin, RESIGNED_MARGIN)
    return Duel(winner, loser, min(max(margin, 0), MOST_MARGIN))
