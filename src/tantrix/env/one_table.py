"""One game with turns as an environment plays it: by the rules in Python, or on the kernel."""

from __future__ import annotations

import random
from typing import Any, Protocol

import numpy as np

from tantrix.env.encoding import CHANNELS, Bytes, Mask
from tantrix.env.game_encodings import GameEncoding, MindGameEncoding, masked, observed
from tantrix.native.environments import OVER
from tantrix.native.mind_environments import MindEnvironments
from tantrix.native.state import on_kernel
from tantrix.rules.base import Outcome


class OneTable(Protocol):
    """A game that is dealt, seen, and played by the numbers of its actions."""

    @property
    def state(self) -> Any:  # noqa: ANN401 - each game has its own
        """The state of the game, the order of its bag with it."""

    @property
    def player(self) -> int:
        """Who is to act, or acted last."""

    def deal(self, rng: random.Random) -> None:
        """Begin a new game; the draws that are due are made."""

    def seen(self, player: int) -> tuple[Bytes, Mask]:
        """Return what a player sees, and what they may do now."""

    def play(self, number: int) -> None:
        """Make an action of who is to act, and the draws after it.

        Raises `TantrixError` `bad.action`, or `IllegalAction`.
        """

    def rewards(self) -> list[float] | None:
        """Return the reward of each player, None before the end."""


def table_of(game: GameEncoding) -> OneTable:
    """Return a table for a game: on the kernel where that plays it for learners."""
    return MindTable(game) if isinstance(game, MindGameEncoding) else RulesTable(game)


class RulesTable:
    """A game by its rules in Python."""

    def __init__(self, game: GameEncoding) -> None:
        self._game = game
        self.state: Any = None

    @property
    def player(self) -> int:
        """Who is to act, or acted last."""
        player: int = self.state.current_player
        return player

    def deal(self, rng: random.Random) -> None:
        """See `OneTable`."""
        rules = self._game.rules
        self.state = on_kernel(rules.new_state(rules.deal(rng)))
        self._draw()

    def seen(self, player: int) -> tuple[Bytes, Mask]:
        """See `OneTable`."""
        return observed(self._game, self.state, player), masked(self._game, self.state, player)

    def play(self, number: int) -> None:
        """See `OneTable`."""
        play_by_rules(self._game, self.state, number)
        self._draw()

    def rewards(self) -> list[float] | None:
        """See `OneTable`."""
        ended = self.state.outcome()
        return None if ended is None else reward_of(ended)

    def _draw(self) -> None:
        while self.state.settle():
            pass


class MindTable:
    """A Mind Game on the kernel."""

    def __init__(self, game: MindGameEncoding) -> None:
        self._game = game
        self._one = MindEnvironments(1, game.rules)
        self._row, self._mask = self._blank()
        self._player, self._flags = np.zeros(1, np.uint8), np.zeros(1, np.uint8)
        self._reward = np.zeros(1, np.float32)
        self._rewards = np.zeros((1, game.rules.players), np.float32)

    @property
    def state(self) -> Any:  # noqa: ANN401
        """The state of the game, as the rules have it."""
        return self._one.state(0)

    @property
    def player(self) -> int:
        """Who is to act, or acted last."""
        return int(self._player[0])

    def deal(self, rng: random.Random) -> None:
        """See `OneTable`."""
        self._one.reset(np.array([rng.getrandbits(63)], np.uint64), np.ones(1, np.uint8))
        self._flags[:] = 0
        self._look()

    def seen(self, player: int) -> tuple[Bytes, Mask]:
        """See `OneTable`."""
        if player == self.player:
            return self._row.copy(), self._mask.copy()
        row, mask = self._blank()
        self._one.observe_as(0, player, row, mask)
        return row, mask

    def play(self, number: int) -> None:
        """See `OneTable`."""
        if not 0 <= number < len(self._mask) or not self._mask[number]:
            play_by_rules(self._game, self.state, number)  # which say why not
        self._one.step(np.array([number], np.int64), self._reward, self._flags, self._rewards)
        self._look()

    def rewards(self) -> list[float] | None:
        """See `OneTable`."""
        over = self._flags[0] & OVER
        return list(map(float, self._rewards[0])) if over else None

    def _blank(self) -> tuple[Bytes, Mask]:
        """Return arrays for what a player sees."""
        encoding = self._game.encoding
        numbers = encoding.size**2 * CHANNELS + len(self._game.fact_names)
        return np.zeros(numbers, np.uint8), np.zeros(encoding.actions, np.int8)

    def _look(self) -> None:
        """Look at the game as who is to act sees it."""
        self._one.observe(self._row, self._mask, self._player)


def play_by_rules(game: GameEncoding, state: Any, number: int) -> None:  # noqa: ANN401
    """Make the action of a number in a state; raises as `OneTable.play`."""
    anchor = game.encoding.anchor(game.spaces(state))
    held = game.held(state, state.current_player)
    state.play(game.encoding.action(number, held, anchor))


def reward_of(ended: Outcome) -> list[float]:
    """Return the reward of each player: the losers' ones, shared by the winners.

    >>> import tantrix
    >>> from tantrix.env.one_table import reward_of
    >>> game = tantrix.new_game(seed=1)
    >>> game.play(tantrix.Resign(0))
    >>> reward_of(game.outcome())
    [-1.0, 1.0]
    """
    players = len(ended.scores)
    losers = players - len(ended.winners)
    if not ended.winners or not losers:
        return [0.0] * players
    share = losers / len(ended.winners)
    return [share if player in ended.winners else -1.0 for player in range(players)]
