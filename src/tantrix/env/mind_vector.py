"""The Mind Game on the kernel: many games at once, all played and seen in C++."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tantrix.env.encoding import Bytes
from tantrix.env.game_encodings import MindGameEncoding
from tantrix.env.kernel_vector import Info, Stepped
from tantrix.env.rows import RowsVectorEnv
from tantrix.native.mind_environments import MindEnvironments
from tantrix.rules.mindgame.state import MindGameRules, MindGameState


class MindGameVectorEnv(RowsVectorEnv):
    """Games of the Mind Game side by side, each step an action of whoever is to act in each.

    Each is seen and numbered as in `turns.mindgame`. The info has the `action_mask` of shape
    `(games, actions)` and `player`, who is to act, or acted last; the reward is that of who acted,
    and `info["rewards"]`, of shape `(games, 2)`, has those of both at an end. A game that has ended
    begins anew at the next step, whose action counts for nothing; until then no action is legal.
    All are written into the same arrays at every step unless they are to be copied. Raises
    `TantrixError` `bad.environments`, and `bad.mindgame` for a board that cannot be.

    >>> from tantrix.env.mind_vector import MindGameVectorEnv
    >>> env = MindGameVectorEnv(num_envs=4)
    >>> _, info = env.reset(seed=1)
    >>> info["player"].tolist()
    [0, 0, 0, 0]
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        side: int = 6,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        rules = MindGameRules(side)
        super().__init__(MindGameEncoding(rules), num_envs, copy=copy, render_mode=render_mode)
        self._games = MindEnvironments(num_envs, rules)
        self._player = np.zeros(num_envs, np.uint8)
        self._rewards = np.zeros((num_envs, rules.players), np.float32)

    def step(self, actions: NDArray[np.int64]) -> Stepped[Bytes]:
        """Make an action in each game; the info has who is to act, and both rewards at an end."""
        seen, reward, over, cut, info = super().step(actions)
        info["rewards"] = self._rewards.copy()
        return seen, reward, over, cut, info

    def state(self, game: int = 0) -> MindGameState:
        """Return the state of a game, the order of its bag with it."""
        return self._games.state(game)

    def _observed(self) -> tuple[Bytes, Info]:
        seen, info = super()._observed()
        return seen, {**info, "player": self._player.copy()}

    def _begin(self, seeds: NDArray[np.uint64], which: NDArray[np.uint8]) -> None:
        self._games.reset(seeds, which)

    def _act(self, actions: NDArray[np.int64]) -> None:
        self._games.step(actions, self._reward, self._flags, self._rewards)

    def _look(self) -> None:
        self._games.observe(self._seen, self._masks, self._player)
