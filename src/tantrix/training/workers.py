"""Who plays the games of a generation: this process, or actors on a cluster of Ray.

Work is cut into tasks whose result depends on nothing but the task and the network, so it does not
matter who does which, or how often one is done again after a machine was lost.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from tantrix.native import engine
from tantrix.training.recipe import RecipeStage


@dataclass(frozen=True)
class Task:
    """Some games of a generation: numbers `first` to `first + games`.

    >>> from tantrix.training.recipe import RecipeStage
    >>> from tantrix.training.workers import Task
    >>> task = Task(RecipeStage(player="greedy", games=2), seed=1, first=0, games=2, labelled=False)
    >>> task.run(None) == task.run(None)  # nothing but the task decides
    True
    """

    stage: RecipeStage
    seed: int
    first: int
    games: int
    labelled: bool

    def run(self, network: engine.Network | None, threads: int = 1) -> Played:
        """Play the games, and label their positions where that is asked for."""
        player = engine.Player(self.stage.player, network)
        log = engine.self_play(
            [player],
            range(self.first, self.first + self.games),
            self.seed,
            seats=self.stage.players,
            doubles=self.stage.doubles,
            random_opening=self.stage.opening,
            exploration=self.stage.exploration,
            alternatives=self.stage.alternatives,
            threads=threads,
        )
        if not self.labelled:
            return Played(log, None)
        return Played(log, engine.label(log, self.stage.playouts, self.seed, threads))


@dataclass(frozen=True)
class Played:
    """What comes of a task: the log of the games, and a float32 for each position or None.

    >>> from tantrix.training.recipe import RecipeStage
    >>> from tantrix.training.workers import Task
    >>> stage = RecipeStage(player="greedy", games=1, playouts=1)
    >>> played = Task(stage, seed=1, first=0, games=1, labelled=True).run(None)
    >>> len(played.log) > 0, len(played.labels) % 4  # labels are float32
    (True, 0)
    """

    log: bytes
    labels: bytes | None


class Workers(Protocol):
    """Whoever does the tasks of a generation.

    >>> from tantrix.training.workers import Threads, Workers
    >>> workers: Workers = Threads(count=2)  # or a `TrainingCluster`
    >>> list(workers.run([], weights=None))
    []
    """

    def run(self, tasks: Sequence[Task], weights: bytes | None) -> Iterator[tuple[Task, Played]]:
        """Do the tasks with the same weights; yield each when it is done, in any order."""


@dataclass(frozen=True)
class Threads:
    """Threads of this process.

    >>> from tantrix.training.recipe import RecipeStage
    >>> from tantrix.training.workers import Task, Threads
    >>> stage = RecipeStage(player="greedy", games=2)
    >>> task = Task(stage, seed=1, first=0, games=2, labelled=False)
    >>> [(done.first, len(played.log) > 0) for done, played in Threads().run([task], weights=None)]
    [(0, True)]
    """

    count: int = 1

    def run(self, tasks: Sequence[Task], weights: bytes | None) -> Iterator[tuple[Task, Played]]:
        network = engine.Network(weights) if weights else None
        for task in tasks:
            yield task, task.run(network, self.count)
