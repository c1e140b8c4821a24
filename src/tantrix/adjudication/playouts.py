"""Stopped games: how they might have ended, by playing them to their end many times.

The greedy robot plays all sides, and the bag is shuffled anew each time, since nobody knows its
order. This estimates; it never decides. A Controller does.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from statistics import fmean, variance

from tantrix.adjudication.positions import board_findings
from tantrix.native.state import KernelState
from tantrix.robots.base import make_robot
from tantrix.robots.statistics import Z95
from tantrix.rules.base import Termination
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.strategy.state import StrategyRules, StrategyState
from tantrix.tournaments.heats import heat_tenths

LEVEL = "greedy"
"""The robot that plays."""


@dataclass
class PlayoutTally:
    """The games played out so far: the score of each side, and its tenths of a point.

    >>> from tantrix.adjudication.playouts import PlayoutTally
    >>> tally = PlayoutTally(scores=[(24, 15), (18, 20)])
    >>> tally.margins, tally.margin(side=0)[0]
    ([[9, -9], [-2, 2]], 3.5)
    """

    scores: list[tuple[int, ...]] = field(default_factory=list)
    tenths: list[list[Fraction]] = field(default_factory=list)

    @property
    def margins(self) -> list[list[int]]:
        """The margin of each side over the best other one, game by game."""
        return [_margins(scores) for scores in self.scores]

    def margin(self, side: int) -> tuple[float, float, float]:
        """Return the mean margin of a side with its 95 % interval."""
        values = [margins[side] for margins in self.margins]
        mean = fmean(values)
        half = Z95 * sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0
        return mean, mean - half, mean + half

    def mean_tenths(self) -> list[int]:
        """Return the mean tenths of each side, penalties included, each rounded."""
        games = len(self.tenths)
        return [round(sum(tenths) / games) for tenths in zip(*self.tenths, strict=True)]


def play_out(
    state: StrategyState, penalties: Sequence[int], games: int, seed: int
) -> Iterator[PlayoutTally]:
    """Play a game to its end so often, and yield the tally after each time.

    `penalties` are whole points by side. Equal seeds give equal games. Raises `TantrixError`
    `bad.adjudicate.cannot_play` where the tiles do not match, lie apart, or are there twice, and
    `bad.adjudicate.over` where the game is over.

    >>> import tantrix
    >>> from tantrix.adjudication.playouts import play_out
    >>> for tally in play_out(tantrix.new_game(seed=1), penalties=(0, 0), games=2, seed=5):
    ...     print(len(tally.scores), sum(tally.mean_tenths()))
    1 200
    2 200
    """
    if state.is_over:
        raise TantrixError("bad.adjudicate.over")
    if board_findings(state.board, restricted=False):
        raise TantrixError("bad.adjudicate.cannot_play")
    tally = PlayoutTally()
    for number in range(games):
        scores = _played(state, random.Random(f"{seed} {number}"))
        tally.scores.append(scores)
        tally.tenths.append(heat_tenths(scores, penalties))
        yield tally


def side_scores(rules: StrategyRules, scores: Sequence[int]) -> tuple[int, ...]:
    """Return the score of each side out of those of the players.

    >>> from tantrix import StrategyRules
    >>> from tantrix.adjudication.playouts import side_scores
    >>> side_scores(StrategyRules(4, doubles=True), [24, 15, 24, 15])
    (24, 15)
    """
    return tuple(scores[side[0]] for side in rules.sides)


def _played(state: StrategyState, rng: random.Random) -> tuple[int, ...]:
    """Return the scores by side of one game played out; a deadlock is a tie [O]."""
    unseen = state.unseen
    rng.shuffle(unseen)
    bag = unseen[: state.bag_size]
    try:
        game = KernelState.of(
            StrategyState(
                state.rules,
                state.board.copy(),
                state.hands,
                bag,
                len(bag),
                state.stage,
                state.player,
                drawing=state.drawing and bool(bag),
                resigned=state.resigned,
                halted=state.halted,
            )
        )
        robot = make_robot(LEVEL, rng)
        while game.settle():
            pass
        while not game.is_over:
            game.push(robot.choose(game.hidden()))
            while game.settle():
                pass
    except TantrixError as error:
        if error.id != "bad.kernel":
            raise
        raise TantrixError("bad.adjudicate.cannot_play") from None
    outcome = game.outcome()
    scores = side_scores(state.rules, game.scores())
    deadlock = outcome is not None and outcome.termination is Termination.DEADLOCK
    return (0,) * len(scores) if deadlock else scores


def _margins(scores: tuple[int, ...]) -> list[int]:
    """Return the margin of each side over the best other one."""
    return [
        own - max(other for n, other in enumerate(scores) if n != side)
        for side, own in enumerate(scores)
    ]
