"""Self-play on Ray: as many games, and the same, even when a worker is lost."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
import ray

from tantrix.training.cluster import TrainingCluster
from tantrix.training.recipe import RecipeStage
from tantrix.training.workers import Task, Threads

STAGE = RecipeStage(player="greedy", games=40)
TASKS = [Task(STAGE, 5, first, 5, labelled=False) for first in range(0, 40, 5)]


@pytest.fixture(scope="module")
def two() -> Iterator[TrainingCluster]:
    """A cluster of two workers on this machine."""
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    workers = TrainingCluster(2)
    yield workers
    workers.close()


def test_a_cluster_plays_what_one_process_plays(two: TrainingCluster) -> None:
    alone = dict(Threads().run(TASKS, None))
    assert dict(two.run(TASKS, None)) == alone


def test_a_worker_that_is_lost_is_replaced(two: TrainingCluster) -> None:
    alone = dict(Threads().run(TASKS, None))
    playing = two.run(TASKS, None)
    first = next(playing)
    (victim, *_) = two.cluster.processes()
    os.kill(victim, signal.SIGKILL)
    assert dict([first, *playing]) == alone
    assert two.cluster.lost >= 1
