"""Matches between robots, and what they prove.

In a *duplicate pair* the same bag is played twice, the second time with seats and colours
swapped, so that the luck of the draw falls to both alike.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from multiprocessing import get_context

from tantrix.native.state import KernelState
from tantrix.robots.base import LEVELS, Robot, make_robot
from tantrix.rules.bag import Deal
from tantrix.rules.base import Termination
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.strategy.state import StrategyRules, StrategyState
from tantrix.tournaments.points import game_points

Z95 = 1.96
"""Half the width of a 95 % interval, in standard errors."""

Levels = tuple[str, str]


class MatchSeating:
    """Seats the players of a match by their names: robots by their level."""

    def check(self, name: str) -> None:
        """Refuse a name that nobody has; raises `TantrixError` `bad.robot`."""
        if name not in LEVELS:
            raise TantrixError("bad.robot", level=name)

    @contextmanager
    def seat(self, name: str, rng: random.Random) -> Iterator[Robot]:
        """Give a player for one game."""
        yield make_robot(name, rng)


OWN = MatchSeating()
"""Robots of ours alone."""


@dataclass(frozen=True)
class MatchGameResult:
    """One game, seen by the first of two robots: the scores, and whether it was a deadlock."""

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


@dataclass
class MatchTally:
    """The results of a match so far, in samples that are independent: games, or pairs of games."""

    samples: list[tuple[MatchGameResult, ...]] = field(default_factory=list)

    @property
    def games(self) -> list[MatchGameResult]:
        """Every game."""
        return [game for sample in self.samples for game in sample]

    @property
    def share(self) -> float:
        """The first robot's share: (wins + ties / 2) / games."""
        return _mean([game.share for game in self.games])

    @property
    def ci95(self) -> tuple[float, float]:
        """The 95 % interval of the share, from the spread of the samples.

        Two samples that all agree have no spread: Wilson's interval for their number is then used.
        """
        deps = [_mean([game.share for game in sample]) for sample in self.samples]
        spread = sum((mean - self.share) ** 2 for mean in deps)
        if not spread:
            return _wilson(self.share, len(deps))
        half = Z95 * sqrt(spread / (len(deps) - 1) / len(deps))
        return max(0.0, self.share - half), min(1.0, self.share + half)

    @property
    def wins(self) -> tuple[int, int]:
        """How many games each robot won."""
        first, second = (sum(game.share == won for game in self.games) for won in (1, 0))
        return first, second

    @property
    def ties(self) -> int:
        """How many games nobody won."""
        return len(self.games) - sum(self.wins)

    @property
    def mean_margin(self) -> float:
        """By how many points the first robot led at the end, in the mean."""
        return _mean([game.margin for game in self.games])

    @property
    def points(self) -> tuple[float, float]:
        """Each robot's tournament points."""
        first, second = (sum(game.points[side] for game in self.games) for side in (0, 1))
        return first, second

    def as_json(self) -> dict[str, object]:
        """Return the match as a JSON object; figures are rounded to four decimals."""
        return {
            "games": len(self.games),
            "wins": list(self.wins),
            "ties": self.ties,
            "share": round(self.share, 4),
            "ci95": [round(bound, 4) for bound in self.ci95],
            "mean_margin": round(self.mean_margin, 4),
            "points": [round(each, 1) for each in self.points],
        }


def _mean(values: Sequence[float]) -> float:
    """Return the mean, 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def _wilson(share: float, count: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a share seen in `count` samples."""
    if not count:
        return 0.0, 1.0
    square = Z95**2 / count
    middle = (share + square / 2) / (1 + square)
    half = Z95 * sqrt(share * (1 - share) / count + square / count / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def play_game(rules: StrategyRules, dealt: Deal, robots: Sequence[Robot]) -> StrategyState:
    """Play a game to its end, one robot a player, and return the final state."""
    state = KernelState.of(rules.new_state(dealt))
    while not state.is_over:
        state.push(robots[state.player].choose(state.hidden()))
        state.settle()
    return state


def play_match(  # noqa: PLR0913 - a match has this many options
    levels: Levels,
    games: int,
    *,
    pairs: bool,
    seed: int,
    processes: int = 1,
    seating: MatchSeating = OWN,
) -> Iterator[MatchTally]:
    """Play two levels against each other and yield the running tally after each sample.

    With `pairs`, `games` must be even. The result hangs on the seed alone, not on `processes`.
    Raises `TantrixError` `bad.robot`, `bad.games`.
    """
    for level in levels:
        seating.check(level)
    if games < 1 or (pairs and games % 2):
        raise TantrixError("bad.games", games=games)
    numbers = range(games // 2 if pairs else games)
    play = partial(play_sample, levels, seed, pairs=pairs, seating=seating)
    return _tallies(_in_order(play, numbers, processes))


def _tallies(samples: Iterator[tuple[MatchGameResult, ...]]) -> Iterator[MatchTally]:
    """Yield the tally as it grows."""
    tally = MatchTally()
    for sample in samples:
        tally.samples.append(sample)
        yield tally


def _in_order(
    play: partial[tuple[MatchGameResult, ...]], numbers: range, processes: int
) -> Iterator[tuple[MatchGameResult, ...]]:
    """Yield the samples in order, however many processes play them."""
    if processes < 2:
        yield from map(play, numbers)
        return
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    try:
        yield from pool.map(play, numbers)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def play_sample(
    levels: Levels, seed: int, number: int, *, pairs: bool, seating: MatchSeating = OWN
) -> tuple[MatchGameResult, ...]:
    """Return a game, or a duplicate pair; single games give the first seat to either in turn."""
    rules = StrategyRules(players=2)
    dealt = rules.deal(random.Random(f"{seed} {number}"))
    seats = (0, 1) if pairs else (number % 2,)
    games = []
    for seat in seats:
        rngs = [
            random.Random(f"{seed} {number} {seat} {name} {i}") for i, name in enumerate(levels)
        ]
        with ExitStack() as stack:
            players = zip(levels, rngs, strict=True)
            robots = [stack.enter_context(seating.seat(name, rng)) for name, rng in players]
            games.append(_play_seated(rules, dealt, robots, seat))
    return tuple(games)


def _play_seated(
    rules: StrategyRules, dealt: Deal, robots: Sequence[Robot], seat: int
) -> MatchGameResult:
    """Play one game with the first robot in `seat`."""
    final = play_game(rules, dealt, robots if seat == 0 else robots[::-1])
    outcome = final.outcome()
    deadlock = outcome is not None and outcome.termination is Termination.DEADLOCK
    scores = final.scores()
    return MatchGameResult((scores[seat], scores[1 - seat]), deadlock)
