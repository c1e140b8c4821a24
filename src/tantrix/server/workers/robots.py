"""Robots think in processes of their own, so that the server never waits for them."""

from __future__ import annotations

import os
import random
import secrets
from typing import Protocol

from tantrix.robots.base import make_game_robot
from tantrix.rules.base import Action, State, Step
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.server.web.counters import THINKING
from tantrix.server.workers.failures import WorkFailed
from tantrix.server.workers.pool import ProcessPool

PATIENCE_S = 30.0
"""How long a robot may think about a placement before its process is ended."""


class RobotFailed(Exception):
    """A robot broke down, thought too long, or was told to stop."""


class RobotExecutor(Protocol):
    """Those who choose actions for seats without a person."""

    async def choose(
        self, game: str, level: str, state: State, seed: str | None = None
    ) -> Placement | Step:
        """Return what a robot of `level` does in a state of a game that knows no secret.

        Equal seeds choose alike; without one it is left to chance. Raises `RobotFailed`.
        """

    def close(self) -> None:
        """Stop all thinking."""


class RobotProcessPool:
    """At most `size` robots think at once; whose turn is next, `Turns` says."""

    def __init__(self, size: int | None = None, patience_s: float = PATIENCE_S) -> None:
        size = size or max(2, min(4, (os.cpu_count() or 2) - 1))
        self.processes = ProcessPool(size, patience_s)

    async def choose(
        self, game: str, level: str, state: State, seed: str | None = None
    ) -> Placement | Step:
        """See `RobotExecutor`. A cancelled wait leaves the process to finish its thought."""
        seed = seed or _new_seed()
        try:
            with THINKING.track_inprogress():
                action = await self.processes.do(_choice, game, level, state, seed)
        except (WorkFailed, TantrixError) as error:
            raise RobotFailed(f"{level}: {error.__cause__ or error}") from error
        if not isinstance(action, Placement | Step):
            raise RobotFailed(f"{level} chose {action!r}")
        return action

    def keep_ready(self) -> None:
        """Have nobody wait for a process to start; see `ProcessPool.keep_ready`."""
        self.processes.keep_ready(_choice)

    def close(self) -> None:
        self.processes.close()


def _new_seed() -> str:
    return secrets.token_hex(16)


def _choice(game: str, level: str, state: State, seed: str) -> Action:
    """Return what a robot that is made for one task chooses."""
    return make_game_robot(game, level, random.Random(seed)).choose(state)
