"""A robot of ours that plays through the API, at all its tables at once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

from tantrix.client.client import Client
from tantrix.client.forms import Begun, Seen
from tantrix.engine.thinking import game_of
from tantrix.games.strategy import StrategyState
from tantrix.notation import positions
from tantrix.notation.moves import action_code
from tantrix.robots.base import make_game_robot, make_robot

Tell = Callable[..., None]
"""Takes the id of a sentence and its parameters."""


def choice(position: str, level: str, rng: random.Random) -> str:
    """Return what a robot of a level does in a position; raises `TantrixError` `bad.robot`."""
    state = positions.parse(position)
    if isinstance(state, StrategyState):
        return action_code(make_robot(level, rng).choose(state))
    return action_code(make_game_robot(game_of(state), level, rng).choose(state))


class Robot:
    """Plays every game of an account, each in a task of its own.

    `tell` hears of what begins, ends and goes wrong. After so many `games` it ends, None: never.
    """

    def __init__(
        self, client: Client, level: str, rng: random.Random, tell: Tell, games: int | None = None
    ) -> None:
        self._client = client
        self._level = level
        self._rng = rng
        self._tell = tell
        self._left = games
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._enough = asyncio.Event()

    async def run(self) -> None:
        """Play until there were enough games; raises `TantrixError` where the token is refused."""
        hearing = asyncio.create_task(self._hear())
        enough = asyncio.create_task(self._enough.wait())
        try:
            await asyncio.wait((hearing, enough), return_when=asyncio.FIRST_COMPLETED)
            if hearing.done():
                hearing.result()
        finally:
            tasks = (hearing, enough, *self._playing.values())
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _hear(self) -> None:
        """Sit down wherever a game begins."""
        async for event in self._client.stream_events():
            if isinstance(event, Begun) and event.table not in self._playing:
                playing = asyncio.create_task(self._play(event.table), name=event.table)
                self._playing[event.table] = playing

    async def _play(self, table: str) -> None:
        """Play one game to its end."""
        self._tell("api.bot.begins", table=table)
        try:
            result = await self._client.play(table, self._choose)
        except Exception as error:  # noqa: BLE001 - the other tables go on
            self._tell("api.bot.gave_up", table=table, why=str(error) or type(error).__name__)
        else:
            scores = "-".join(map(str, result.outcome["scores"]))
            self._tell("api.bot.over", table=table, scores=scores)
        del self._playing[table]
        if self._left is not None:
            self._left -= 1
            if self._left <= 0:
                self._enough.set()

    async def _choose(self, seen: Seen) -> str:
        """Think in a thread, so that the other tables go on."""
        rng = random.Random(self._rng.getrandbits(64))
        return await asyncio.to_thread(choice, seen.view.position, self._level, rng)
