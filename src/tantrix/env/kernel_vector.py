"""Games on the kernel, side by side: how they are dealt, stepped, masked and drawn."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, TypeVar

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tantrix.env.dealing import Dealing
from tantrix.env.encoding import Mask
from tantrix.env.pictures import frame
from tantrix.native.environments import CUT, ILLEGAL, OVER
from tantrix.rules.core.errors import TantrixError

Seen = TypeVar("Seen")
Info = dict[str, Any]
Stepped = tuple[Seen, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info]


class KernelVectorEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """What the environments of many games share; each game is played in C++ by a subclass.

    A subclass sets the spaces of one game with `_set_spaces`, and makes `_masks`. Raises
    `TantrixError` `bad.environments`.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": ["rgb_array"]}  # noqa: RUF012 - the library's interface
    _masks: Mask

    def __init__(self, num_envs: int, *, copy: bool, render_mode: str | None) -> None:
        if num_envs < 1:
            raise TantrixError("bad.environments", number=num_envs)
        self.num_envs = num_envs
        self.copy = copy
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata}
        self._reward = np.zeros(num_envs, np.float32)
        self._flags = np.zeros(num_envs, np.uint8)
        self._dealing = Dealing(num_envs)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Seen, Info]:
        """Deal new games; equal seeds deal equal ones. A list has a seed for each.

        `options["reset_mask"]` tells which games are to begin anew; the others go on.
        """
        self._begin(*self._dealing.reset(seed, options))
        return self._observed()

    def step(self, actions: NDArray[np.int64]) -> Stepped[Seen]:
        """Make an action in each game."""
        self._act(np.ascontiguousarray(actions, np.int64))
        seen, info = self._observed()
        illegal = (self._flags & ILLEGAL) > 0
        if illegal.any():
            info["illegal"] = illegal
        over, cut = (self._flags & OVER) > 0, (self._flags & CUT) > 0
        return seen, self._reward.copy(), over, cut, info

    @abstractmethod
    def state(self, game: int = 0) -> Any:  # noqa: ANN401 - each game has its own
        """Return the state of a game, the order of its bag with it."""

    def action_masks(self) -> Mask:
        """Return which actions are legal now, as learners ask for it; the first axis is games."""
        return self._masks.copy() if self.copy else self._masks

    def render(self) -> tuple[Any, ...] | None:
        """Return a frame of each game, of shape `(512, 512, 3)`, where the mode asks for it."""
        if self.render_mode != "rgb_array":
            return None
        return tuple(frame(self.state(game)) for game in range(self.num_envs))

    def _set_spaces(self, observation: spaces.Space[Any], action: spaces.Space[Any]) -> None:
        """Set the spaces of one game and of all."""
        self.single_observation_space = observation
        self.single_action_space = action
        self.observation_space = batch_space(observation, self.num_envs)
        self.action_space = batch_space(action, self.num_envs)

    @abstractmethod
    def _begin(self, seeds: NDArray[np.uint64], which: NDArray[np.uint8]) -> None:
        """Deal each game anew for which there is a 1."""

    @abstractmethod
    def _act(self, actions: NDArray[np.int64]) -> None:
        """Make an action in each game, and write rewards and flags."""

    @abstractmethod
    def _observed(self) -> tuple[Seen, Info]:
        """Return what is to be seen now, in arrays of its own where they are to be copies."""
