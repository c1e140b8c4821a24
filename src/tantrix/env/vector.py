"""Strategy on the kernel: many games at once, or one, with pictures of the table to learn from.

`StrategyVectorEnv` is what is fast: all games are played, seen and masked in C++. `StrategyEnv` is
one of its games as an environment of its own.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tantrix.env.dealing import Dealing
from tantrix.env.pictures import frame
from tantrix.native import environments
from tantrix.native.environments import CUT, ILLEGAL, OVER
from tantrix.robots.native import native_player
from tantrix.rules.bag import HAND
from tantrix.rules.core.errors import IllegalAction, Refusal, TantrixError
from tantrix.rules.strategy.state import StrategyRules, StrategyState

Seen = dict[str, NDArray[Any]]
Info = dict[str, Any]

WINDOW = 24
"""Cells that the window is wide; a game in some ten thousand grows beyond it, and is cut off."""

PLANES = (
    *(f"edge.{edge}.{rank}" for edge in range(6) for rank in range(4)),
    *("tile", "space", "forced", "legal"),
)
"""The planes of a picture by name: edges clockwise from north, colours from one's own."""


class StrategyVectorEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Games of Strategy side by side, each step an action of whoever is to act in each.

    With an `opponent`, a level or a player of the engine, it plays all seats but the learner's, who
    sits elsewhere from game to game; rewards are the learner's. Without one the learner plays all
    seats: the reward is that of who acted, and `info["rewards"]` has those of all players. A game
    that has ended begins anew at the next step, whose action counts for nothing.

    An observation has `planes` of shape `(games, 28, window, window)`, named by `PLANES`, by column
    and row; `facts`, as those of `strategy`; and the `action_mask`. All are written into the same
    arrays at every step unless they are to be copied. With `factored` actions are (slot, column,
    row, rotation) instead of one number, and the mask has these dimensions. Raises `TantrixError`
    `bad.environments`, `bad.players`, `bad.player`, `bad.kernel`.

    >>> from tantrix.env.vector import StrategyVectorEnv
    >>> env = StrategyVectorEnv(num_envs=4)
    >>> _ = env.reset(seed=1)
    >>> observations, rewards, *_ = env.step(env.action_masks().argmax(axis=1))
    >>> len(rewards)
    4
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": ["rgb_array"]}  # noqa: RUF012 - the library's interface

    def __init__(  # noqa: PLR0913 - every one has a default
        self,
        num_envs: int = 1,
        *,
        players: int = 2,
        doubles: bool = False,
        opponent: str | None = None,
        window: int = WINDOW,
        factored: bool = False,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        if num_envs < 1:
            raise TantrixError("bad.environments", number=num_envs)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata}
        self.factored = factored
        self.copy = copy
        rules = StrategyRules(players, doubles=doubles)
        other = opponent and native_player(opponent, several=players > 2)
        self._games = environments.Environments(num_envs, rules, window, other or None)
        self._shape = (HAND, window, window, 6)
        facts, actions = 3 + HAND * players, int(np.prod(self._shape))
        self._planes = np.zeros((num_envs, len(PLANES), window, window), np.uint8)
        self._facts = np.zeros((num_envs, facts), np.uint8)
        self._masks = np.zeros((num_envs, *(self._shape if factored else (actions,))), np.int8)
        self._player = np.zeros(num_envs, np.uint8)
        self._reward = np.zeros(num_envs, np.float32)
        self._flags = np.zeros(num_envs, np.uint8)
        self._rewards = np.zeros((num_envs, players), np.float32)
        self._dealing = Dealing(num_envs)
        self.single_observation_space = spaces.Dict(
            {
                "planes": spaces.Box(0, 1, self._planes.shape[1:], np.uint8),
                "facts": spaces.Box(0, 255, (facts,), np.uint8),
                "action_mask": spaces.Box(0, 1, self._masks.shape[1:], np.int8),
            }
        )
        self.single_action_space = (
            spaces.MultiDiscrete([*self._shape]) if factored else spaces.Discrete(actions)
        )
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Seen, Info]:
        """Deal new games; equal seeds deal equal ones. A list has a seed for each.

        `options["reset_mask"]` tells which games are to begin anew; the others go on.
        """
        self._games.reset(*self._dealing.reset(seed, options))
        return self._observed(), {"player": self._player.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """Make an action in each game; the info has who is to act, and all rewards at an end."""
        chosen = np.asarray(actions, np.int64)
        if self.factored:
            at = np.moveaxis(chosen, -1, 0)
            inside = np.all((chosen >= 0) & (chosen < self._shape), axis=-1)
            numbers = np.ravel_multi_index(tuple(at), self._shape, mode="clip")
            chosen = np.where(inside, numbers, -1)
        self._games.step(np.ascontiguousarray(chosen), self._reward, self._flags, self._rewards)
        info: Info = {"player": self._player, "rewards": self._rewards.copy()}
        illegal = (self._flags & ILLEGAL) > 0
        if illegal.any():
            info["illegal"] = illegal
        seen = self._observed()
        info["player"] = self._player.copy()
        over, cut = (self._flags & OVER) > 0, (self._flags & CUT) > 0
        return seen, self._reward.copy(), over, cut, info

    def state(self, game: int = 0) -> StrategyState:
        """Return the state of a game, the order of its bag with it."""
        return self._games.position(game).state()

    def action_masks(self) -> NDArray[np.int8]:
        """Return which actions are legal now, as learners ask for it."""
        return self._masks.copy() if self.copy else self._masks

    def render(self) -> tuple[Any, ...] | None:
        """Return a frame of each game, of shape `(512, 512, 3)`, where the mode asks for it."""
        if self.render_mode != "rgb_array":
            return None
        return tuple(frame(self.state(game)) for game in range(self.num_envs))

    def _observed(self) -> Seen:
        """Return what is to be seen now, in arrays of its own where they are to be copies."""
        if self.copy:
            self._planes, self._facts = np.empty_like(self._planes), np.empty_like(self._facts)
            self._masks = np.empty_like(self._masks)
        self._games.observe(self._planes, self._facts, self._masks, self._player)
        return {"planes": self._planes, "facts": self._facts, "action_mask": self._masks}


class StrategyEnv(gymnasium.Env[Seen, Any]):
    """One game of Strategy for one agent, by default against the level `greedy`.

    It takes what `StrategyVectorEnv` takes, and shows the same without the first dimension. An
    action that is not legal ends the game with the reward -1.

    >>> from tantrix.env.vector import StrategyEnv
    >>> env = StrategyEnv(opponent="greedy")
    >>> _ = env.reset(seed=1)
    >>> observation, reward, over, cut, info = env.step(int(env.action_masks().argmax()))
    >>> over
    False
    """

    metadata = {"render_modes": ["rgb_array"], "render_fps": 1}  # noqa: RUF012 - the library's interface

    def __init__(
        self,
        *,
        opponent: str | None = "greedy",
        render_mode: str | None = None,
        **options: Any,  # noqa: ANN401 - those of the other
    ) -> None:
        self._games = StrategyVectorEnv(1, opponent=opponent, render_mode=render_mode, **options)
        self.render_mode = render_mode
        self.observation_space = self._games.single_observation_space
        self.action_space = self._games.single_action_space
        self._over = True

    @property
    def state(self) -> StrategyState:
        """The state of the game, the order of its bag with it."""
        return self._games.state()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, Info]:
        """Deal a new game; equal seeds deal equal games."""
        super().reset(seed=seed, options=options)
        seen, info = self._games.reset(seed=seed)
        self._over = False
        return _first(seen), _first(info)

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, Info]:  # noqa: ANN401
        """Make an action; raises `IllegalAction` once the game has ended."""
        if self._over:
            raise IllegalAction((Refusal("illegal.game_over"),))
        seen, reward, over, cut, info = self._games.step(np.asarray(action, np.int64)[None])
        self._over = bool(over[0] or cut[0])
        return _first(seen), float(reward[0]), bool(over[0]), bool(cut[0]), _first(info)

    def action_masks(self) -> NDArray[np.int8]:
        """Return which actions are legal now, as learners ask for it."""
        masks: NDArray[np.int8] = self._games.action_masks()[0]
        return masks

    def render(self) -> Any:  # noqa: ANN401 - as the library has it
        """Return the table as a frame, where the mode asks for it."""
        return None if self.render_mode is None else frame(self.state)


def _first(rows: dict[str, Any]) -> dict[str, Any]:
    """Return the row of the one game there is."""
    return {name: array[0] for name, array in rows.items()}
