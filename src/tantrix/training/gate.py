"""Does the new network play better? A sequential test of duplicate pairs, and measured matches."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from tantrix.native import engine
from tantrix.robots.arena import MatchTally
from tantrix.robots.native import sample_of
from tantrix.robots.results import MatchKey
from tantrix.robots.results_file import ResultsFile
from tantrix.robots.statistics import Decision, Sprt, elo_of
from tantrix.training.recipe import RecipeStage

AT_ONCE = 50
"""How many pairs are played before the test is asked again."""

FARTHEST = 999.0
"""What stands for an infinite difference in Elo."""


@dataclass(frozen=True)
class Contestant:
    """A player under a name, with its network where it has one."""

    name: str
    player: str
    weights: bytes | None = None

    def seated(self) -> engine.Player:
        """Return the engine's player."""
        network = engine.Network(self.weights) if self.weights else None
        return engine.Player(self.player, network)


class Meeting(msgspec.Struct, frozen=True):
    """A match of the new network: its share with the 95 % interval, and whether it may replace.

    `elo` counts from even, which is a share of one half only where two sides play.
    """

    other: str
    pairs: int
    counts: tuple[int, ...]
    share: float
    ci95: tuple[float, float]
    elo: float
    passed: bool


@dataclass(frozen=True)
class Hall:
    """Where networks meet: so many players at a table, and a file that keeps the results."""

    stage: RecipeStage
    seed: int
    results: ResultsFile
    threads: int

    def meet(
        self, new: Contestant, other: Contestant, pairs: int, test: Sprt | None = None
    ) -> Meeting:
        """Play until the test has decided, at most so many pairs; those kept are not played again.

        Without a test the new one passes whatever comes; one that stays open is decided by the
        share.
        """
        sides = 2 if self.stage.doubles else self.stage.players
        even = elo_of(1 / sides)
        shifted = Sprt(test.elo0 + even, test.elo1 + even) if test else None
        key = MatchKey((new.name, other.name), self.seed, pairs=True)
        tally = MatchTally(self.results.read(key)[:pairs])
        first, second = new.seated(), other.seated()
        while len(tally.samples) < pairs and not _decided(shifted, tally):
            begin = len(tally.samples)
            numbers = range(begin, min(pairs, begin + AT_ONCE))
            for pair in engine.play_pairs(
                first,
                second,
                numbers,
                self.seed,
                players=self.stage.players,
                doubles=self.stage.doubles,
                threads=self.threads,
            ):
                tally.add(sample_of(pair))
                self.results.append(key, pair.number, tally.samples[-1])
        passed = True
        if shifted:
            decision = shifted.decision(tally.counts)
            better = tally.share > 1 / sides
            passed = decision is Decision.ACCEPTED or (decision is Decision.OPEN and better)
        return Meeting(
            other.name,
            len(tally.samples),
            tally.counts.counts,
            tally.share,
            tally.ci95,
            max(-FARTHEST, min(FARTHEST, tally.counts.elo[0] - even)),
            passed,
        )


def _decided(test: Sprt | None, tally: MatchTally) -> bool:
    """Tell whether a test has decided."""
    return test is not None and test.decision(tally.counts) is not Decision.OPEN
