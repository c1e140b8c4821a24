"""Gobble alone and Solitaire on the kernel: many games at once, all played and seen in C++."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tantrix.env.dealing import Dealing
from tantrix.env.encoding import CHANNELS, Bytes, Mask
from tantrix.env.game_encodings import GobbleEncoding, SolitaireEncoding
from tantrix.env.pictures import frame
from tantrix.native.environments import ILLEGAL, OVER
from tantrix.native.solo_environments import SoloEnvironments
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.gobble.state import GobbleState
from tantrix.rules.solitaire.state import SolitaireGoal, SolitaireRules, SolitaireState, Triple

Info = dict[str, Any]


class SoloVectorEnv(VectorEnv[Bytes, NDArray[np.int64], NDArray[Any]]):
    """Games of one player side by side, each seen, numbered and rewarded as in `SoloEnv`.

    Observations have the shape `(games, numbers)`; the info has the `action_mask` of shape
    `(games, actions)`, and where there were any `illegal`, the games whose action was not legal. A
    game that has ended begins anew at the next step, whose action counts for nothing; until then no
    action is legal. Both are written into the same arrays at every step unless they are to be
    copied. Raises `TantrixError` `bad.environments`.

    >>> from tantrix.env.solo_vector import gobble
    >>> env = gobble(num_envs=4)
    >>> _, info = env.reset(seed=1)
    >>> _, rewards, *_ = env.step(info["action_mask"].argmax(axis=1))
    >>> rewards.shape
    (4,)
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": ["rgb_array"]}  # noqa: RUF012 - the library's interface

    def __init__(
        self,
        game: GobbleEncoding | SolitaireEncoding,
        num_envs: int = 1,
        *,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        if num_envs < 1:
            raise TantrixError("bad.environments", number=num_envs)
        self.game = game
        self.num_envs = num_envs
        self.copy = copy
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata}
        self._games = SoloEnvironments(num_envs, game.rules)
        size, actions = game.encoding.size, game.encoding.actions
        numbers = size * size * CHANNELS + len(game.fact_names)
        self._seen = np.zeros((num_envs, numbers), np.uint8)
        self._masks = np.zeros((num_envs, actions), np.int8)
        self._reward = np.zeros(num_envs, np.float32)
        self._flags = np.zeros(num_envs, np.uint8)
        self._dealing = Dealing(num_envs)
        self.single_observation_space = spaces.Box(0, 255, (numbers,), np.uint8)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Bytes, Info]:
        """Deal new games; equal seeds deal equal ones. A list has a seed for each.

        `options["reset_mask"]` tells which games are to begin anew; the others go on.
        """
        self._games.reset(*self._dealing.reset(seed, options))
        return self._observed()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Bytes, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """Make an action in each game."""
        self._games.step(np.ascontiguousarray(actions, np.int64), self._reward, self._flags)
        seen, info = self._observed()
        illegal = (self._flags & ILLEGAL) > 0
        if illegal.any():
            info["illegal"] = illegal
        over = (self._flags & OVER) > 0
        return seen, self._reward.copy(), over, np.zeros(self.num_envs, bool), info

    def state(self, game: int = 0) -> GobbleState | SolitaireState:
        """Return the state of a game, the order of its bag with it."""
        return self._games.state(game)

    def action_masks(self) -> Mask:
        """Return which actions are legal now, as learners ask for it; shape `(games, actions)`."""
        return self._masks.copy() if self.copy else self._masks

    def render(self) -> tuple[Any, ...] | None:
        """Return a frame of each game, of shape `(512, 512, 3)`, where the mode asks for it."""
        if self.render_mode != "rgb_array":
            return None
        return tuple(frame(self.state(game)) for game in range(self.num_envs))

    def _observed(self) -> tuple[Bytes, Info]:
        """Return what is to be seen now."""
        self._games.observe(self._seen, self._masks)
        return self._seen.copy() if self.copy else self._seen, {"action_mask": self.action_masks()}


def gobble(
    num_envs: int = 1, *, copy: bool = True, render_mode: str | None = None
) -> SoloVectorEnv:
    """Return games of Gobble alone: every tile joined is a point.

    >>> from tantrix.env.solo_vector import gobble
    >>> gobble(num_envs=2).reset(seed=1)[0].shape
    (2, 26972)
    """
    return SoloVectorEnv(GobbleEncoding(), num_envs, copy=copy, render_mode=render_mode)


def solitaire(  # noqa: PLR0913 - every one has a default
    num_envs: int = 1,
    *,
    triple: str = "RYB",
    goal: str = "best",
    colour: str | None = None,
    copy: bool = True,
    render_mode: str | None = None,
) -> SoloVectorEnv:
    """Return games of Solitaire with the options of `SolitaireRules`: the points of the best line.

    Raises `TantrixError` `bad.solitaire.*`.

    >>> from tantrix.env.solo_vector import solitaire
    >>> solitaire(num_envs=2, goal="loop").reset(seed=1)[0].shape
    (2, 2051)
    """
    # The rules refuse words that they do not know.
    rules = SolitaireRules(cast(Triple, triple), cast(SolitaireGoal, goal), cast(Colour, colour))
    game = SolitaireEncoding(rules)
    return SoloVectorEnv(game, num_envs, copy=copy, render_mode=render_mode)
