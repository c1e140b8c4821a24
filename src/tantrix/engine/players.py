"""Who plays a match: robots by their level, and engines by the command that starts them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tantrix.engine.external import PATIENCE_S, Clock, External
from tantrix.robots.arena import MatchSeating
from tantrix.robots.base import Robot

ENGINE = "engine:"
"""What a player's name begins with whose rest is the command of an engine."""


@dataclass(frozen=True)
class Players(MatchSeating):
    """Robots and engines; each engine is started anew for each game.

    `movetime` in milliseconds is what engines are given for each placement, None as they like;
    `clock` is what each of them has for a game.
    """

    movetime: int | None = None
    patience_s: float = PATIENCE_S
    clock: Clock | None = None

    def check(self, name: str) -> None:
        if not name.startswith(ENGINE):
            super().check(name)

    def title(self, name: str) -> str:
        if not name.startswith(ENGINE):
            return super().title(name)
        title = name if self.movetime is None else f"{name} movetime={self.movetime}"
        return f"{title} clock={self.clock.base}+{self.clock.increment}" if self.clock else title

    @contextmanager
    def seat(self, name: str, rng: random.Random) -> Iterator[Robot]:
        """See `MatchSeating`; raises also `robot.engine.*`."""
        if name.startswith(ENGINE):
            command = name.removeprefix(ENGINE)
            with External(command, self.movetime, self.patience_s, self.clock) as engine:
                yield engine
        else:
            with super().seat(name, rng) as robot:
                yield robot
