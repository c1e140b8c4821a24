"""Results of games and matches, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tantrix.tournaments.points import game_points


@dataclass(frozen=True)
class MatchGameResult:
    """One game, seen by the first of two robots: the scores, and whether it was a deadlock.

    >>> from tantrix.robots.results import MatchGameResult
    >>> game = MatchGameResult(scores=(24, 18))
    >>> game.share, game.margin, sum(game.points)
    (1.0, 6, 20.0)
    """

    scores: tuple[int, int]
    deadlock: bool = False

    @property
    def margin(self) -> int:
        """The lead of the first robot; a deadlock is a tie [O]."""
        return 0 if self.deadlock else self.scores[0] - self.scores[1]

    @property
    def share(self) -> float:
        """1 for a win of the first robot, 0 for a loss, a half for a tie."""
        return (1 + (self.margin > 0) - (self.margin < 0)) / 2

    @property
    def points(self) -> tuple[float, float]:
        """The tournament points of both [S4]."""
        return game_points((0, 0) if self.deadlock else self.scores)


Sample = tuple[MatchGameResult, ...]
"""Games that hang together: one alone, or those with the same bag from every seat."""


class MatchKey(NamedTuple):
    """What a match is: equal keys play equal samples.

    Where more than two sit at a table, the second player has all the other seats, in doubles those
    of the other team.

    >>> from tantrix.robots.results import MatchKey
    >>> MatchKey(("planner", "greedy"), seed=1, pairs=True).seats
    2
    """

    players: tuple[str, str]
    seed: int
    pairs: bool
    seats: int = 2
    doubles: bool = False
