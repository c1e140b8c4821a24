"""Games on the kernel, side by side, each seen as one row of numbers."""

from __future__ import annotations

from abc import abstractmethod

import numpy as np
from gymnasium import spaces

from tantrix.env.encoding import CHANNELS, Bytes
from tantrix.env.game_encodings import GameEncoding
from tantrix.env.kernel_vector import Info, KernelVectorEnv


class RowsVectorEnv(KernelVectorEnv[Bytes]):
    """What such environments share; a game has its own in C++, which a subclass plays and shows.

    Masks have the shape `(games, actions)`. Raises `TantrixError` `bad.environments`.
    """

    def __init__(
        self, game: GameEncoding, num_envs: int, *, copy: bool, render_mode: str | None
    ) -> None:
        super().__init__(num_envs, copy=copy, render_mode=render_mode)
        self.game = game
        size, actions = game.encoding.size, game.encoding.actions
        numbers = size * size * CHANNELS + len(game.fact_names)
        self._seen = np.zeros((num_envs, numbers), np.uint8)
        self._masks = np.zeros((num_envs, actions), np.int8)
        self._set_spaces(spaces.Box(0, 255, (numbers,), np.uint8), spaces.Discrete(actions))

    def _observed(self) -> tuple[Bytes, Info]:
        if self.copy:
            self._seen, self._masks = np.empty_like(self._seen), np.empty_like(self._masks)
        self._look()
        return self._seen, {"action_mask": self._masks}

    @abstractmethod
    def _look(self) -> None:
        """Write what is to be seen of each game, and its mask."""
