"""The robots of a race: each looks, decides, takes its time, and acts; meanwhile others may too."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping

import structlog

from tantrix.robots.race import RaceRobot
from tantrix.rules.core.errors import IllegalAction
from tantrix.rules.race.pieces import RaceAction
from tantrix.rules.race.state import RaceState

log = structlog.get_logger()

RETRY_S = 5.0
"""How long to wait before a robot that failed is asked again."""

Sleep = Callable[[float], Awaitable[None]]
Look = Callable[[], RaceState]
Do = Callable[[RaceAction], Awaitable[None]]


class RaceRobotDriver:
    """Robots by player. `look` returns what players see, `do` makes an action or refuses it."""

    def __init__(
        self, levels: Mapping[int, str], rng: random.Random, sleep: Sleep, look: Look, do: Do
    ) -> None:
        self._robots = {player: RaceRobot(level, rng) for player, level in levels.items()}
        self._sleep = sleep
        self._look = look
        self._do = do
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def wake(self) -> None:
        """Let every robot go on that has rested and has something to do."""
        state = self._look()
        for player in self._robots:
            resting = player not in self._tasks or self._tasks[player].done()
            if resting and state.legal_actions(player):
                task = asyncio.create_task(self._play(player), name=f"robot {player}")
                self._tasks[player] = task

    def stop(self) -> None:
        """Stop all of them."""
        for task in self._tasks.values():
            task.cancel()

    async def _play(self, player: int) -> None:
        """Act as long as there is something to do; a robot that fails is asked again."""
        robot = self._robots[player]
        while (action := robot.choose(self._look(), player)) is not None:
            try:
                await self._sleep(robot.seconds(action))
                await self._do(action)
            except IllegalAction:
                continue  # somebody was there first: look again
            except Exception as error:  # noqa: BLE001 - whatever it is, the race must go on
                log.warning("robot failed", player=player, why=repr(error))
                await self._sleep(RETRY_S)
