"""The crowd: processes in which many sockets play, told what to do over a pipe."""

from __future__ import annotations

import asyncio
import multiprocessing
import resource
import time
from collections.abc import Callable, Sequence
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Self

from loadplay import Lane, Plan, Player, echoes, in_turn

AT_ONCE = 50
"""How many sockets of a process connect at once, when nobody is in a hurry."""


class Crowd:
    """Processes that do the same thing at the same time, each with its share of the work."""

    def __init__(self, work: Callable[[Connection, Any], None], shares: Sequence[Any]) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipes = []
        self._processes = []
        for share in shares:
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, share), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def ask(self, word: str) -> list[Any]:
        """Say a word to every process, and return what they answer."""
        for pipe in self._pipes:
            pipe.send(word)
        return [pipe.recv() for pipe in self._pipes]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """End the processes."""
        for process in self._processes:
            process.kill()
            process.join()


def shared(things: Sequence[Any], processes: int) -> list[list[Any]]:
    """Return things dealt round to so many processes."""
    return [list(things[n::processes]) for n in range(processes)]


def play(pipe: Connection, lanes: list[list[tuple[Plan, ...]]]) -> None:
    """Play games in lanes: `come` to the first tables, then `play` all to their ends."""

    async def main() -> None:
        crowd = [Lane(games) for games in lanes]
        await _heed(
            pipe,
            {
                "come": lambda: in_turn([lane.come for lane in crowd], AT_ONCE),
                "play": lambda: asyncio.gather(*(lane.run() for lane in crowd)),
                "observations": lambda: [one for lane in crowd for one in lane.observations],
                "ended": lambda: [lane.ended_s for lane in crowd],
            },
        )

    _run(main)


def sit(pipe: Connection, plans: list[Plan]) -> None:
    """Sit at tables, a socket for each plan: `come`, `play`, then `cut` and `return` at once."""

    async def main() -> None:
        crowd = [Player(plan) for plan in plans]

        async def play() -> None:
            for player in crowd:
                player.play()
            movers = [player for player in crowd if player.plan.player is not None]
            await asyncio.gather(*(player.done.wait() for player in movers))

        await _heed(
            pipe,
            {
                "come": lambda: in_turn([player.come for player in crowd], AT_ONCE),
                "play": play,
                "cut": lambda: _cut(crowd),
                "return": partial(_return, crowd),
                "observations": lambda: [player.observation() for player in crowd],
            },
        )

    _run(main)


def echo(pipe: Connection, url: str) -> None:
    """Say something on many sockets, each as soon as the last was sent back: `echo`."""

    async def main() -> None:
        await _heed(pipe, {"echo": lambda: echoes(url)})

    _run(main)


def _cut(crowd: list[Player]) -> None:
    """Lose all connections."""
    for player in crowd:
        player.cut()


async def _return(crowd: list[Player]) -> tuple[float, float]:
    """Have everybody connect anew at once; return when it began, and when the last one was in."""
    begun_s = time.monotonic()
    await asyncio.gather(*(player.come() for player in crowd))
    return begun_s, time.monotonic()


async def _heed(pipe: Connection, orders: dict[str, Callable[[], Any]]) -> None:
    """Do what is said, and answer, until nobody speaks any more."""
    loop = asyncio.get_running_loop()
    while True:
        try:
            word = await loop.run_in_executor(None, pipe.recv)
        except EOFError:
            return
        answer = orders[word]()
        if asyncio.iscoroutine(answer) or asyncio.isfuture(answer):
            answer = await answer
        pipe.send(answer)


def _new_loop() -> asyncio.AbstractEventLoop:
    """Return an event loop of the faster kind, where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def _run(main: Callable[[], Any]) -> None:
    """Run with room for as many sockets as the system gives."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with asyncio.Runner(loop_factory=_new_loop) as runner:
        runner.run(main())
