"""Self-play on a cluster of Ray: an actor a core, the weights sent once a generation.

An actor that is lost, with its machine or without, is replaced, and what it was doing is done by
another. The driver alone writes files.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

import ray
from ray.exceptions import RayActorError

from tantrix.native import engine
from tantrix.training.workers import Played, Task


class _Player:
    """Plays in a process of its own, on one core."""

    def __init__(self, weights: bytes | None) -> None:
        self._network = engine.Network(weights) if weights else None

    def run(self, task: Task) -> Played:
        """Do a task."""
        return task.run(self._network)

    def process(self) -> int:
        """Return the number of the process."""
        return os.getpid()


class TrainingCluster:
    """Actors on a cluster; `address` is Ray's, None starts one on this machine."""

    def __init__(self, actors: int | None = None, address: str | None = None) -> None:
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
        cores = ray.cluster_resources().get("CPU", 1)  # type: ignore[no-untyped-call]
        self._actors = actors or max(1, int(cores))
        self._players: list[Any] = []
        self.lost = 0

    def processes(self) -> list[int]:
        """Return the numbers of the processes that play, each on its own machine."""
        found: list[int] = ray.get([player.process.remote() for player in self._players])
        return found

    def run(self, tasks: Sequence[Task], weights: bytes | None) -> Iterator[tuple[Task, Played]]:
        """Do the tasks; `lost` counts the actors that were replaced."""
        shared = ray.put(weights)
        start = ray.remote(num_cpus=1)(_Player).remote
        waiting = deque(tasks)
        self._players = [start(shared) for _ in range(min(self._actors, len(tasks)))]
        idle = list(self._players)
        busy: dict[Any, tuple[Any, Task]] = {}
        while waiting or busy:
            while waiting and idle:
                actor, task = idle.pop(), waiting.popleft()
                busy[actor.run.remote(task)] = actor, task
            done, _ = ray.wait(list(busy))
            actor, task = busy.pop(done[0])
            try:
                played = ray.get(done[0])
            except RayActorError:
                self.lost += 1
                waiting.appendleft(task)
                self._players.remove(actor)
                self._players.append(start(shared))
                idle.append(self._players[-1])
                continue
            idle.append(actor)
            yield task, played
        while self._players:
            ray.kill(self._players.pop())

    def close(self) -> None:
        """Leave the cluster."""
        ray.shutdown()
