"""Games for one player, as Gymnasium environments."""

from __future__ import annotations

import random
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium import spaces

from tantrix.env.encoding import Bytes, Mask
from tantrix.env.game_encodings import (
    GameEncoding,
    GobbleEncoding,
    SolitaireEncoding,
    masked,
    observed,
)
from tantrix.env.pictures import rendered
from tantrix.env.puzzles import PuzzleEncoding, PuzzleRules
from tantrix.puzzles.known import known
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.rules.solitaire.state import SolitaireGoal, SolitaireRules, Triple

ILLEGAL = -1.0
"""The reward of an action that is not legal, which ends the game."""

Info = dict[str, Any]


class SoloEnv(gymnasium.Env[Bytes, np.int64]):
    """A game for one player: an action is a placement or a step, by its number.

    The observation is the row of numbers of `game_encodings.observed`; the info has the
    `action_mask`. The reward of an action is by how much it raised the score, so that a game's sum
    is its score. An action that is not legal ends the game with the reward -1, and the info says
    what was `refused`.
    `render_mode` is None, `ansi` or `rgb_array`.

    >>> from tantrix.env.solo import gobble
    >>> env = gobble()
    >>> observation, info = env.reset(seed=1)
    >>> bool((env.action_masks() == info["action_mask"]).all())
    True
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 - the library's interface

    def __init__(self, game: GameEncoding, render_mode: str | None = None) -> None:
        self.game = game
        self.render_mode = render_mode
        self._rng = random.Random()
        self._score = 0
        self._deal()
        shape = observed(game, self.state, 0).shape
        self.observation_space = spaces.Box(0, 255, shape, np.uint8)
        self.action_space = spaces.Discrete(game.encoding.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, Info]:
        """Deal a new game; equal seeds deal equal games."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._rng = random.Random(seed)
        self._deal()
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Bytes, float, bool, bool, Info]:
        """Make an action."""
        before = self._score
        anchor = self.game.encoding.anchor(self.game.spaces(self.state))
        held = self.game.held(self.state, 0)
        try:
            self.state.play(self.game.encoding.action(int(action), held, anchor))
        except IllegalAction as error:
            return self._refused(error.refusals[0].id)
        except TantrixError as error:
            return self._refused(error.id)
        self._draw()
        seen, info = self._seen()
        self._score = self.state.scores()[0]
        return seen, float(self._score - before), self.state.is_over, False, info

    def action_masks(self) -> Mask:
        """Return which actions are legal now, as learners ask for it; shape `(actions,)`."""
        return masked(self.game, self.state, 0)

    def render(self) -> str | Bytes | None:
        """Return the table as the mode asks for it: text, or a frame of pixels."""
        return rendered(self.render_mode, self.state, self.game.text)

    def _deal(self) -> None:
        """Deal, and draw what is due."""
        rules = self.game.rules
        self.state = rules.new_state(rules.deal(self._rng))
        self._draw()
        self._score = self.state.scores()[0]

    def _draw(self) -> None:
        while self.state.settle():
            pass

    def _seen(self) -> tuple[Bytes, Info]:
        return observed(self.game, self.state, 0), {"action_mask": self.action_masks()}

    def _refused(self, reason: str) -> tuple[Bytes, float, bool, bool, Info]:
        """End the game for an action that is not legal."""
        seen, info = self._seen()
        return seen, ILLEGAL, True, False, {**info, "refused": reason}


def gobble(render_mode: str | None = None) -> SoloEnv:
    """Return Gobble alone: every tile joined is a point.

    >>> from tantrix.env.solo import gobble
    >>> observation, info = gobble().reset(seed=1)
    >>> observation.ndim
    1
    """
    return SoloEnv(GobbleEncoding(), render_mode)


def solitaire(
    triple: str = "RYB",
    goal: str = "best",
    colour: str | None = None,
    render_mode: str | None = None,
) -> SoloEnv:
    """Return Solitaire with the options of `SolitaireRules`: the points of the best line.

    Raises `TantrixError` `bad.solitaire.*`.

    >>> from tantrix.env.solo import solitaire
    >>> env = solitaire(goal="loop")
    >>> _ = env.reset(seed=1)
    >>> observation, reward, over, cut, info = env.step(int(env.action_masks().argmax()))
    >>> over
    False
    """
    # The rules refuse words that they do not know.
    rules = SolitaireRules(cast(Triple, triple), cast(SolitaireGoal, goal), cast(Colour, colour))
    return SoloEnv(SolitaireEncoding(rules), render_mode)


def puzzle(puzzle: str = "discovery-5", render_mode: str | None = None) -> SoloEnv:
    """Return a puzzle, by its id: a point for a solution, or the score where the puzzle has one.

    Raises `TantrixError` `bad.puzzle`.

    >>> from tantrix.env.solo import puzzle
    >>> observation, info = puzzle("discovery-5").reset(seed=1)
    >>> bool(info["action_mask"].any())
    True
    """
    return SoloEnv(PuzzleEncoding(PuzzleRules(known(puzzle))), render_mode)
