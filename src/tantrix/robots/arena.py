"""Matches between robots, and what they prove.

In a *duplicate pair* the same bag is played twice, the second time with seats and colours
swapped, so that the luck of the draw falls to both alike.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from functools import partial
from math import isfinite
from multiprocessing import get_context
from typing import TYPE_CHECKING

from tantrix.native.state import KernelState
from tantrix.robots.base import LEVELS, Robot, make_robot, plugins
from tantrix.robots.native import is_native, native_pair, native_player
from tantrix.robots.results import MatchGameResult, MatchKey, Sample
from tantrix.robots.statistics import GAME, Counts, Decision, Sprt
from tantrix.rules.bag import Deal
from tantrix.rules.base import Termination
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.strategy.state import StrategyRules, StrategyState

if TYPE_CHECKING:
    from tantrix.robots.results_file import ResultsFile

Levels = tuple[str, str]


class MatchSeating:
    """Seats the players of a match by their names: robots by their level.

    >>> import random
    >>> from tantrix.robots.arena import MatchSeating
    >>> with MatchSeating().seat("greedy", random.Random(1)) as robot:
    ...     print(type(robot).__name__)
    GreedyRobot
    """

    def check(self, name: str) -> None:
        """Refuse a name that nobody has.

        Raises `TantrixError` `bad.robot`, and what `native_player` raises.
        """
        if is_native(name):
            native_player(name)
        elif name not in LEVELS and name not in plugins():
            raise TantrixError("bad.robot", level=name)

    def title(self, name: str) -> str:
        """Return what tells a player from all others in a file of results."""
        return name

    @contextmanager
    def seat(self, name: str, rng: random.Random) -> Iterator[Robot]:
        """Give a player for one game."""
        yield make_robot(name, rng)


OWN = MatchSeating()
"""Robots of ours alone."""


@dataclass
class MatchTally:
    """The results of a match so far, in samples that are independent: games, or pairs of games.

    >>> from tantrix.robots.arena import play_match
    >>> *_, tally = play_match(("random", "random"), 2, pairs=False, seed=1)
    >>> tally.share, tally.wins, tally.ties
    (0.5, (1, 1), 0)
    """

    samples: list[Sample] = field(default_factory=list)
    _shares: list[int] = field(default_factory=list, init=False, repr=False)

    def __post_init__(self) -> None:
        results = 2 * len(self.samples[0]) + 1 if self.samples else GAME
        self._shares = list(Counts.of(map(share_of_sample, self.samples), results).counts)

    def add(self, sample: Sample) -> None:
        """Add one more sample; all of a match have equally many games."""
        if not self.samples:
            self._shares = [0] * (2 * len(sample) + 1)
        self.samples.append(sample)
        self._shares[round(2 * len(sample) * share_of_sample(sample))] += 1

    @property
    def counts(self) -> Counts:
        """How many samples had each share; of pairs, the pentanomial counts."""
        return Counts(tuple(self._shares))

    @property
    def games(self) -> list[MatchGameResult]:
        """Every game."""
        return [game for sample in self.samples for game in sample]

    @property
    def share(self) -> float:
        """The first robot's share: (wins + ties / 2) / games."""
        return self.counts.share

    @property
    def ci95(self) -> tuple[float, float]:
        """The 95 % interval of the share, from the spread of the samples."""
        return self.counts.ci95

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
        """Return the match as a JSON object; figures are rounded to four decimals.

        An infinite Elo is null. `counts` has the samples by the first robot's share, from 0 to 1.
        """
        return {
            "games": len(self.games),
            "wins": list(self.wins),
            "ties": self.ties,
            "share": round(self.share, 4),
            "ci95": [round(bound, 4) for bound in self.ci95],
            "counts": list(self.counts.counts),
            "elo": [round(elo, 1) if isfinite(elo) else None for elo in self.counts.elo],
            "mean_margin": round(self.mean_margin, 4),
            "points": [round(each, 1) for each in self.points],
        }


def share_of_sample(sample: Sample) -> float:
    """Return the first robot's share of the games of a sample.

    >>> from tantrix.robots.arena import share_of_sample
    >>> from tantrix.robots.results import MatchGameResult
    >>> share_of_sample((MatchGameResult((24, 18)), MatchGameResult((9, 9))))
    0.75
    """
    return _mean([game.share for game in sample])


def _mean(values: Sequence[float]) -> float:
    """Return the mean, 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def play_game(rules: StrategyRules, dealt: Deal, robots: Sequence[Robot]) -> StrategyState:
    """Play a game to its end, one robot a player, and return the final state.

    >>> import random
    >>> import tantrix
    >>> from tantrix.robots.arena import play_game
    >>> rules = tantrix.StrategyRules()
    >>> robots = [tantrix.make_robot("random", seed=seed) for seed in (1, 2)]
    >>> play_game(rules, rules.deal(random.Random(3)), robots).is_over
    True
    """
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
    seats: int = 2,
    doubles: bool = False,
    processes: int = 1,
    seating: MatchSeating = OWN,
    sprt: Sprt | None = None,
    results: ResultsFile | None = None,
) -> Iterator[MatchTally]:
    """Play two levels against each other and yield the running tally after each sample.

    With `pairs` a bag is played from every seat (in doubles, by both teams), and `games` must be a
    multiple of that. More than two `seats` are for players of the engine, in pairs. The result
    hangs on the seed alone, not on `processes`. With `sprt` the match ends as soon as the test has
    decided. Samples that `results` has already are taken from there, and the others written to it.
    Raises `TantrixError` `bad.robot`, `bad.games`, `bad.match_seats`.

    >>> from tantrix.robots.arena import play_match
    >>> for tally in play_match(("random", "random"), 2, pairs=False, seed=1):
    ...     print(len(tally.games), tally.games[-1].scores)
    1 (12, 9)
    2 (10, 14)
    """
    for level in levels:
        seating.check(level)
    once = (2 if doubles else seats) if pairs else 1
    if games < 1 or games % once:
        raise TantrixError("bad.games", games=games, multiple=once)
    if (seats > 2 or doubles) and not (pairs and all(map(is_native, levels))):
        raise TantrixError("bad.match_seats")
    titles = seating.title(levels[0]), seating.title(levels[1])
    match = MatchKey(titles, seed, pairs, seats, doubles)
    play = partial(play_sample, match, levels, seating=seating)
    number = games // once
    return _until_decided(_samples(match, play, number, processes, results), sprt)


def _until_decided(samples: Iterator[Sample], sprt: Sprt | None) -> Iterator[MatchTally]:
    """Yield the tally as it grows, until the test has decided."""
    tally = MatchTally()
    with closing(samples):  # type: ignore[type-var]  # a generator
        for sample in samples:
            tally.add(sample)
            yield tally
            if sprt and sprt.decision(tally.counts) is not Decision.OPEN:
                return


def _samples(
    match: MatchKey,
    play: partial[Sample],
    number: int,
    processes: int,
    results: ResultsFile | None,
) -> Iterator[Sample]:
    """Yield the samples of a match in order: first those that are known, then those played now."""
    known = results.read(match)[:number] if results else []
    yield from known
    with closing(_in_order(play, range(len(known), number), processes)) as played:
        for place, sample in enumerate(played, start=len(known)):
            if results:
                results.append(match, place, sample)
            yield sample


def _in_order(
    play: partial[Sample], numbers: range, processes: int
) -> Generator[Sample, None, None]:
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
    match: MatchKey, levels: Levels, number: int, *, seating: MatchSeating = OWN
) -> Sample:
    """Return a game, or a duplicate pair; single games give the first seat to either in turn.

    The engine plays pairs of its own players by itself.

    >>> from tantrix.robots.arena import play_sample
    >>> from tantrix.robots.results import MatchKey
    >>> levels = "random", "random"
    >>> len(play_sample(MatchKey(levels, seed=1, pairs=True), levels, 0))
    2
    """
    seed, pairs = match.seed, match.pairs
    if pairs and all(map(is_native, levels)):
        return native_pair(match, number)
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
