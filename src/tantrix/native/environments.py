"""Games of Strategy side by side in C++, for learning environments; arrays are those of NumPy."""

from __future__ import annotations

from tantrix.native import Position, _native
from tantrix.native.engine import Player
from tantrix.native.setup import refusing, small
from tantrix.rules.strategy.state import StrategyRules

PLANES: int = _native.ENVIRONMENT_PLANES
"""How many planes of cells the picture of a game has."""

OVER, CUT, ILLEGAL = 1, 2, 4
"""The flags of a step: the game is over, outgrew the window, ended by an illegal action."""


class Environments:
    """So many games, each with one to act; `docs/library/env.md` says what the arrays hold.

    An `opponent` plays all seats but one, which is another from game to game; without one, all
    seats are the learner's. Arrays are C-contiguous and have a row for each game. Raises
    `TantrixError` `bad.kernel` where numbers or sizes cannot be.
    """

    def __init__(
        self, games: int, rules: StrategyRules, window: int, opponent: Player | None = None
    ) -> None:
        """Make games that wait for `reset`."""
        own = None if opponent is None else opponent._own  # noqa: SLF001 - of this package
        self.rules = rules
        with refusing():
            self._own = _native.Environments(
                small(games), rules.players, rules.doubles, small(window), own
            )

    def reset(self, seeds: object, which: object) -> None:
        """Begin anew, by its seed (uint64), each game for which there is a 1 in `which` (uint8)."""
        with refusing():
            self._own.reset(seeds, which)

    def step(self, actions: object, reward: object, flags: object, rewards: object) -> None:
        """Make an action (int64) in each game; a game that has ended begins the next one instead.

        Written are the reward of who acted, or of the learner against an opponent (float32), the
        flags (uint8), and the rewards of all players once a game is over (float32).
        """
        with refusing():
            self._own.step(actions, reward, flags, rewards)

    def observe(self, planes: object, facts: object, masks: object, players: object) -> None:
        """Write what there is to be seen (all uint8, masks int8), and who is to act."""
        with refusing():
            self._own.observe(planes, facts, masks, players)

    def position(self, game: int) -> Position:
        """Return a copy of the position of a game."""
        with refusing():
            return Position.of(self._own.position(small(game)), self.rules)
