"""Work on several processes, or on many machines, by Ray; it needs the extra `ray`.

A `Cluster` does a list of tasks whose results depend on nothing but the task, so that it does not
matter which process does one, nor how often one is begun: each result is handed out exactly once.
`tantrix.training.cluster` plays games for learning by it, `tantrix.conversion.partitions` writes
Parquet, `tantrix.analysis.many` analyses games.
"""

from __future__ import annotations

import os
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from tantrix.messages import say

try:
    import ray
    from ray.exceptions import RayActorError
except ModuleNotFoundError as missing:
    why = say("cli.no_extra", {"name": missing.name, "extra": "ray"})
    raise ModuleNotFoundError(why, name=missing.name) from None

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")
SharedT = TypeVar("SharedT")


MOST_LOST = 3
"""How many workers a task may take with it before it is given up."""


class _Worker:
    """Does tasks in a process of its own, on one core."""

    def __init__(self, begin: Callable[[Any], Callable[[Any], object]], shared: object) -> None:
        self._work = begin(shared)

    def run(self, task: object) -> object:
        """Do a task."""
        return self._work(task)

    def process(self) -> int:
        """Return the number of the process."""
        return os.getpid()


class Cluster:
    """Workers on a cluster; `address` is Ray's, None starts one on this machine.

    There are as many as the cluster has cores, or `workers`. A worker that is lost, with its
    machine or without, is replaced, and what it was doing is done by another; `lost` counts them.
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
        tasks: Sequence[TaskT],
    ) -> Iterator[tuple[TaskT, ResultT]]:
        """Do the tasks, and yield each with its result when it is done, in any order.

        `begin` is called once in each process with what all of them `share`, which is sent once.
        What a task raises comes out of here, and `RayActorError` where `MOST_LOST` workers were
        lost on one task.
        """
        losses: Counter[int] = Counter()
        kept = ray.put(shared)
        start = ray.remote(num_cpus=1)(_Worker).remote
        waiting = deque(enumerate(tasks))
        self._workers = [start(begin, kept) for _ in range(min(self._count, len(tasks)))]
        idle = list(self._workers)
        busy: dict[Any, tuple[Any, int, TaskT]] = {}
        try:
            while waiting or busy:
                while waiting and idle:
                    worker, (number, task) = idle.pop(), waiting.popleft()
                    busy[worker.run.remote(task)] = worker, number, task
                done, _ = ray.wait(list(busy))
                worker, number, task = busy.pop(done[0])
                try:
                    result = ray.get(done[0])
                except RayActorError:
                    self.lost += 1
                    losses[number] += 1
                    if losses[number] == MOST_LOST:
                        raise
                    waiting.appendleft((number, task))
                    self._workers.remove(worker)
                    self._workers.append(start(begin, kept))
                    idle.append(self._workers[-1])
                    continue
                idle.append(worker)
                yield task, result
        finally:
            while self._workers:
                ray.kill(self._workers.pop())

    def close(self) -> None:
        """Leave the cluster."""
        ray.shutdown()
