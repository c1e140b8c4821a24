"""Gobble alone and Solitaire on the kernel: many games at once, all played and seen in C++."""

from __future__ import annotations

from typing import cast

import numpy as np
from numpy.typing import NDArray

from tantrix.env.game_encodings import GobbleEncoding, SolitaireEncoding
from tantrix.env.rows import RowsVectorEnv
from tantrix.native.solo_environments import SoloEnvironments
from tantrix.rules.core.colours import Colour
from tantrix.rules.gobble.state import GobbleState
from tantrix.rules.solitaire.state import SolitaireGoal, SolitaireRules, SolitaireState, Triple


class SoloVectorEnv(RowsVectorEnv):
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

    def __init__(
        self,
        game: GobbleEncoding | SolitaireEncoding,
        num_envs: int = 1,
        *,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(game, num_envs, copy=copy, render_mode=render_mode)
        self._games = SoloEnvironments(num_envs, game.rules)

    def state(self, game: int = 0) -> GobbleState | SolitaireState:
        """Return the state of a game, the order of its bag with it."""
        return self._games.state(game)

    def _begin(self, seeds: NDArray[np.uint64], which: NDArray[np.uint8]) -> None:
        self._games.reset(seeds, which)

    def _act(self, actions: NDArray[np.int64]) -> None:
        self._games.step(actions, self._reward, self._flags)

    def _look(self) -> None:
        self._games.observe(self._seen, self._masks)


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
