"""Work on several processes, or on many machines, by Ray; it needs the extra `ray`.

A `RayCluster` does a list of tasks whose results depend on nothing but the task, so that it does
not matter which process does one, nor how often one is begun: each result is handed out exactly
once. `tantrix.training.cluster` plays games for learning by it, `tantrix.conversion.partitions`
writes Parquet, `tantrix.analysis.many` analyses games, `tantrix.cluster.counts` counts solutions.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from tantrix.messages import no_extra

try:
    import ray
    from ray.exceptions import RayActorError
except ModuleNotFoundError as missing:
    raise no_extra(missing, "ray") from None

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")
SharedT = TypeVar("SharedT")


MOST_LOST = 3
"""How many workers a task may take with it before it is given up."""


class _TaskRunner:
    """Does tasks in a process of its own, on one core."""

    def __init__(self, begin: Callable[[Any], Callable[[Any], object]], shared: object) -> None:
        self._work = begin(shared)

    def run(self, task: object) -> object:
        """Do a task."""
        return self._work(task)

    def process(self) -> int:
        """Return the number of the process."""
        return os.getpid()


class RayCluster:
    """Workers on a cluster; `address` is Ray's, None starts one on this machine.

    There are as many as the cluster has cores, or `workers`. A worker that is lost, with its
    machine or without, is replaced, and what it was doing is done by another; `lost` counts them.

    >>> from tantrix.cluster import RayCluster
    >>> cluster = RayCluster(workers=1)
    >>> sorted(cluster.run(lambda shared: shared.__add__, 100, [1, 2, 3]))
    [(1, 101), (2, 102), (3, 103)]
    >>> cluster.close()
    """

    def __init__(self, workers: int | None = None, address: str | None = None) -> None:
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
        cores = ray.cluster_resources().get("CPU", 1)  # type: ignore[no-untyped-call]
        self._count = workers or max(1, int(cores))
        self._workers: list[Any] = []
        self.lost = 0

    def processes(self) -> list[int]:
        """Return the numbers of the processes that work, each on its own machine."""
        found: list[int] = ray.get([worker.process.remote() for worker in self._workers])
        return found

    def run(
        self,
        begin: Callable[[SharedT], Callable[[TaskT], ResultT]],
        shared: SharedT,
        tasks: Iterable[TaskT],
    ) -> Iterator[tuple[TaskT, ResultT]]:
        """Do the tasks, and yield each with its result when it is done, in any order.

        Tasks are taken as workers become free, so that they may be more than fit into memory.
        `begin` is called once in each process with what all of them `share`, which is sent once.
        What a task raises comes out of here, and `RayActorError` where `MOST_LOST` workers were
        lost on one task.
        """
        losses: Counter[int] = Counter()
        kept = ray.put(shared)
        start = ray.remote(num_cpus=1)(_TaskRunner).remote
        source, again = enumerate(tasks), list[tuple[int, TaskT]]()
        self._workers, idle = [], list[Any]()
        busy: dict[Any, tuple[Any, int, TaskT]] = {}
        try:
            while True:
                while len(busy) < self._count:
                    if (taken := again.pop() if again else next(source, None)) is None:
                        break
                    if not idle:
                        self._workers.append(start(begin, kept))
                        idle.append(self._workers[-1])
                    worker = idle.pop()
                    busy[worker.run.remote(taken[1])] = worker, *taken
                if not busy:
                    return
                done, _ = ray.wait(list(busy))
                worker, number, task = busy.pop(done[0])
                try:
                    result = ray.get(done[0])
                except RayActorError:
                    self.lost += 1
                    losses[number] += 1
                    if losses[number] == MOST_LOST:
                        raise
                    again.append((number, task))
                    self._workers.remove(worker)
                    continue
                idle.append(worker)
                yield task, result
        finally:
            while self._workers:
                ray.kill(self._workers.pop())

    def close(self) -> None:
        """Leave the cluster."""
        ray.shutdown()
