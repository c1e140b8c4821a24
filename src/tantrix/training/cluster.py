"""Self-play on a cluster: weights are sent once a generation, and only the driver writes files."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tantrix.cluster import RayCluster
from tantrix.native import engine
from tantrix.training.workers import Played, Task


class TrainingCluster:
    """The workers of a generation, on a cluster.

    >>> from tantrix.training.cluster import TrainingCluster
    >>> from tantrix.training.recipe import RecipeStage
    >>> from tantrix.training.workers import Task
    >>> stage = RecipeStage(player="greedy", games=2)
    >>> tasks = [Task(stage, seed=1, first=number, games=1, labelled=False) for number in (0, 1)]
    >>> workers = TrainingCluster(workers=1)
    >>> sorted(task.first for task, played in workers.run(tasks, weights=None))
    [0, 1]
    >>> workers.close()
    """

    def __init__(self, workers: int | None = None, address: str | None = None) -> None:
        self.cluster = RayCluster(workers, address)

    def run(self, tasks: Sequence[Task], weights: bytes | None) -> Iterator[tuple[Task, Played]]:
        """Do the tasks with the same weights; yield each when it is done, in any order."""
        return self.cluster.run(_player, weights, tasks)

    def close(self) -> None:
        """Leave the cluster."""
        self.cluster.close()


def _player(weights: bytes | None) -> Callable[[Task], Played]:
    """Return what plays by the weights."""
    network = engine.Network(weights) if weights else None
    return lambda task: task.run(network)
