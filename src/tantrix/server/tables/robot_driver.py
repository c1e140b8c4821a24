"""The robot at a table: it thinks, waits as long as the pace says, and acts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from tantrix.rules.base import Step
from tantrix.rules.core.placements import Placement
from tantrix.server.tables.messages import Pace
from tantrix.server.tables.state import TableState
from tantrix.server.workers.robots import RobotExecutor

log = structlog.get_logger()

PACES_MS: dict[Pace, int] = {"human": 900, "instant": 0}
"""How long after the last action a robot's placement comes at the earliest."""

RETRY_S = 1.0
LONGEST_RETRY_S = 60.0
"""How long to wait before a robot that failed is asked again, doubled every time."""

Act = Callable[[TableState, Placement | Step], Awaitable[None]]
"""Does what was chosen on a state, unless the table has gone on; may raise `TantrixError`."""


class RobotDriver:
    """Has whatever robot is to move at a table do so. `tick_ms` never goes back."""

    def __init__(
        self, table: str, robots: RobotExecutor, tick_ms: Callable[[], int], act: Act
    ) -> None:
        self._table = table
        self._robots = robots
        self._tick_ms = tick_ms
        self._act = act
        self._acted_ms = tick_ms()
        self._thinking: asyncio.Task[None] | None = None

    def wake(self, table_state: TableState, now_ms: int) -> None:
        """Have the robot think whose turn it is since now, if any; what it thought so far stops."""
        self.stop()
        if table_state.acted == table_state.version:
            self._acted_ms = now_ms
        if table_state.robot is not None:
            moving = self._move(table_state.robot, table_state)
            self._thinking = asyncio.create_task(moving, name=f"robot at {self._table}")

    def stop(self) -> None:
        """Have the robot stop thinking."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    async def _move(self, level: str, table_state: TableState) -> None:
        """Think, wait as long as the pace says, act; a robot that fails is asked again."""
        wait_s = RETRY_S
        while True:
            try:
                chosen = await self._robots.choose(
                    table_state.config.game, level, table_state.state.hidden()
                )
                await asyncio.sleep(self._pause_s(table_state.pace))
                return await self._act(table_state, chosen)
            except Exception as error:  # noqa: BLE001 - whatever it is, the game must go on
                log.warning("robot failed", table=self._table, level=level, why=repr(error))
            await asyncio.sleep(wait_s)
            wait_s = min(2 * wait_s, LONGEST_RETRY_S)

    def _pause_s(self, pace: Pace) -> float:
        """Return how long the robot's action has still to wait, in seconds."""
        return max(0, self._acted_ms + PACES_MS[pace] - self._tick_ms()) / 1000
