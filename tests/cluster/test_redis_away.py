"""A minute without Redis under play: what was acknowledged is kept, and people play on."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import signal
from collections.abc import Awaitable, Callable

import pytest

from cluster.conftest import browser
from faults.load import GONE, Game, made
from faults.test_kills import check_games
from server.kit import Pages, sooner_or_later
from server.process import Serving
from server.rediskit import Redis

pytestmark = [pytest.mark.anyio, pytest.mark.soak]

TROUBLE_S = 60

PAUSE_S = 0.06
"""How long a player thinks, so that no socket says more than it may."""


class Ended(Exception):
    """It is enough."""


class Player:
    """Somebody who plays one game after another through some processes of a server, in turn."""

    def __init__(self, servers: list[Pages], rng: random.Random) -> None:
        self.games: list[Game] = []
        self._turns = itertools.cycle(servers)
        self._ended = False
        self._rng = random.Random(rng.random())

    @property
    def acknowledged_count(self) -> int:
        """How many placements were acknowledged."""
        return sum(len(game.acknowledged) for game in self.games)

    def end(self) -> None:
        """Stop after the next placement."""
        self._ended = True

    async def stay(self) -> None:
        """Play on sockets none of which may ever break."""
        with contextlib.suppress(Ended):
            while True:
                await self._play(next(self._turns), 999)

    async def wander(self) -> None:
        """Play some placements here and some there, and come back whenever a line fails."""
        with contextlib.suppress(Ended):
            while True:
                try:
                    await self._play(next(self._turns), 5)
                except GONE:
                    await self._progress()

    async def _play(self, pages: Pages, most: int) -> None:
        if not self.games or self.games[-1].over:
            self.games.append(Game(await made(pages), random.Random(self._rng.random())))
        await self.games[-1].play(pages, most, self._progress)

    async def _progress(self) -> None:
        if self._ended:
            raise Ended
        await asyncio.sleep(PAUSE_S)


async def play_through(
    processes: list[Serving], rng: random.Random, trouble: Callable[[], Awaitable[None]]
) -> list[Game]:
    """Have people play before, during and after some trouble; return all their games.

    Some stay with the holder of their table, and never notice; the others come through both
    processes in turn, and play on in the end.
    """
    one, two = processes
    async with browser(one) as here, browser(two) as there:
        await here.get("/api/tables")
        there.http.cookies = here.http.cookies
        staying = [Player([pages], rng) for pages in (here, there) for _ in range(2)]
        wandering = [Player(servers, rng) for servers in ([here, there], [there, here]) * 2]
        everybody = staying + wandering
        async with asyncio.TaskGroup() as group:
            for player in staying:
                group.create_task(player.stay())
            for player in wandering:
                group.create_task(player.wander())
            await _each_plays(everybody, 10)
            began = [player.acknowledged for player in everybody]
            await trouble()
            during = [
                b - a for a, b in zip(began, (p.acknowledged for p in everybody), strict=True)
            ]
            await _each_plays(everybody, 20)
            for player in everybody:
                player.end()
        for player in everybody:
            for game, pages in itertools.product(player.games, (here, there)):
                await game.come_back(pages)
    assert min(during[: len(staying)]) > 0
    return [game for player in everybody for game in player.games]


async def _each_plays(players: list[Player], placements: int) -> None:
    """Wait until so many more placements of each player are acknowledged."""
    aims = [player.acknowledged + placements for player in players]

    async def reached() -> bool:
        return all(player.acknowledged >= aim for player, aim in zip(players, aims, strict=True))

    await sooner_or_later(reached, 60)


async def check_after_the_end(processes: list[Serving], url: str, games: list[Game]) -> None:
    """Close the server, and hold what it has kept against what was acknowledged."""
    for process in processes:
        status, _ = await asyncio.to_thread(process.end, signal.SIGTERM)
        assert status == 0
    await asyncio.to_thread(check_games, url, games)


async def test_a_minute_without_redis_takes_nothing_and_holds_up_nobody_at_the_holders(
    processes: list[Serving], url: str, redis: Redis, rng: random.Random
) -> None:
    async def away() -> None:
        redis.stop()
        await asyncio.sleep(TROUBLE_S)
        redis.start()

    games = await play_through(processes, rng, away)
    await check_after_the_end(processes, url, games)


async def test_a_minute_in_which_redis_forgets_again_and_again_takes_nothing(
    processes: list[Serving], url: str, redis: Redis, rng: random.Random
) -> None:
    async def forgetful() -> None:
        clock = asyncio.get_running_loop().time
        over = clock() + TROUBLE_S
        while clock() < over:
            redis.flush()
            await asyncio.sleep(0.02)

    games = await play_through(processes, rng, forgetful)
    await check_after_the_end(processes, url, games)
