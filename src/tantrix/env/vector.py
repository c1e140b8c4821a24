"""Strategy on the kernel: many games at once, or one, with pictures of the table to learn from.

`StrategyVectorEnv` is what is fast: all games are played, seen and masked in C++. `StrategyEnv` is
one of its games as an environment of its own.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tantrix.env.kernel_vector import Info, KernelVectorEnv, Stepped
from tantrix.env.pictures import frame
from tantrix.native import environments
from tantrix.robots.native import native_player
from tantrix.rules.bag import HAND
from tantrix.rules.core.errors import IllegalAction, Refusal
from tantrix.rules.strategy.state import StrategyRules, StrategyState

Seen = dict[str, NDArray[Any]]

WINDOW = 24
"""Cells that the window is wide; a game in some ten thousand grows beyond it, and is cut off."""

PLANES = (
    *(f"edge.{edge}.{rank}" for edge in range(6) for rank in range(4)),
    *("tile", "space", "forced", "legal"),
)
"""The planes of a picture by name: edges clockwise from north, colours from one's own."""


class StrategyVectorEnv(KernelVectorEnv[Seen]):
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
        super().__init__(num_envs, copy=copy, render_mode=render_mode)
        self.factored = factored
        rules = StrategyRules(players, doubles=doubles)
        other = opponent and native_player(opponent, several=players > 2)
        self._games = environments.Environments(num_envs, rules, window, other or None)
        self._shape = (HAND, window, window, 6)
        facts, actions = 3 + HAND * players, int(np.prod(self._shape))
        self._planes = np.zeros((num_envs, len(PLANES), window, window), np.uint8)
        self._facts = np.zeros((num_envs, facts), np.uint8)
        self._masks = np.zeros((num_envs, *(self._shape if factored else (actions,))), np.int8)
        self._player = np.zeros(num_envs, np.uint8)
        self._rewards = np.zeros((num_envs, players), np.float32)
        seen = spaces.Dict(
            {
                "planes": spaces.Box(0, 1, self._planes.shape[1:], np.uint8),
                "facts": spaces.Box(0, 255, (facts,), np.uint8),
                "action_mask": spaces.Box(0, 1, self._masks.shape[1:], np.int8),
            }
        )
        chosen = spaces.MultiDiscrete([*self._shape]) if factored else spaces.Discrete(actions)
        self._set_spaces(seen, chosen)

    def step(self, actions: NDArray[np.int64]) -> Stepped[Seen]:
        """Make an action in each game; the info has who is to act, and all rewards at an end."""
        seen, reward, over, cut, info = super().step(actions)
        info["rewards"] = self._rewards.copy()
        return seen, reward, over, cut, info

    def state(self, game: int = 0) -> StrategyState:
        """Return the state of a game, the order of its bag with it."""
        return self._games.position(game).state()

    def _begin(self, seeds: NDArray[np.uint64], which: NDArray[np.uint8]) -> None:
        self._games.reset(seeds, which)

    def _act(self, actions: NDArray[np.int64]) -> None:
        if self.factored:
            inside = np.all((actions >= 0) & (actions < self._shape), axis=-1)
            at = tuple(np.moveaxis(actions, -1, 0))
            numbers = np.ravel_multi_index(at, self._shape, mode="clip")
            actions = np.where(inside, numbers, -1)
        self._games.step(actions, self._reward, self._flags, self._rewards)

    def _observed(self) -> tuple[Seen, Info]:
        if self.copy:
            self._planes, self._facts = np.empty_like(self._planes), np.empty_like(self._facts)
            self._masks = np.empty_like(self._masks)
        self._games.observe(self._planes, self._facts, self._masks, self._player)
        seen = {"planes": self._planes, "facts": self._facts, "action_mask": self._masks}
        return seen, {"player": self._player.copy()}


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
