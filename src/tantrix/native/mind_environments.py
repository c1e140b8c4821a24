"""The Mind Game side by side in C++, for learning environments."""

from __future__ import annotations

from tantrix.native import _native
from tantrix.native.setup import PLACEMENT, refusing, small
from tantrix.rules.base import Stage
from tantrix.rules.mindgame.board import MindBoard
from tantrix.rules.mindgame.state import MindGameRules, MindGameState

_STAGES = (Stage.FORCED, Stage.FREE, Stage.AFTER, Stage.OFFERED, Stage.OVER)
"""The stages of the game by the kernel's numbers."""


class MindEnvironments:
    """So many games, each with one to act; `docs/library/env.md` says what the arrays hold.

    Arrays are those of NumPy, C-contiguous, with a row for each game. Raises `TantrixError`
    `bad.kernel` where numbers or sizes cannot be.
    """

    def __init__(self, games: int, rules: MindGameRules) -> None:
        """Make games that wait for `reset`."""
        self.rules = rules
        with refusing():
            self._own = _native.MindEnvironments(small(games), rules.side, rules.copies)

    def reset(self, seeds: object, which: object) -> None:
        """Begin anew, by its seed (uint64), each game for which there is a 1 in `which` (uint8)."""
        with refusing():
            self._own.reset(seeds, which)

    def step(self, actions: object, reward: object, flags: object, rewards: object) -> None:
        """Make an action (int64) in each game; a game that has ended begins the next one instead.

        Written are the reward of who acted (float32), the flags (uint8), and the rewards of both
        players once a game is over (float32).
        """
        with refusing():
            self._own.step(actions, reward, flags, rewards)

    def observe(self, seen: object, masks: object, players: object) -> None:
        """Write what who is to act sees (uint8), the masks of what is legal (int8), and who it is.

        The players are uint8.
        """
        with refusing():
            self._own.observe(seen, masks, players)

    def observe_as(self, game: int, player: int, seen: object, mask: object) -> None:
        """Write what a player of a game sees, and the mask, which is 0 where it is not their turn.

        These are arrays of one row.
        """
        with refusing():
            self._own.observe_as(small(game), small(player), seen, mask)

    def state(self, game: int) -> MindGameState:
        """Return the state of a game, as the rules have it."""
        with refusing():
            laid, hands, bag, stage, player, drawing, declined, idle, agreed = self._own.state(
                small(game)
            )
        return MindGameState(
            self.rules,
            MindBoard(self.rules.side, map(PLACEMENT, laid)),
            hands,
            bag,
            len(bag),
            _STAGES[stage],
            player,
            drawing=drawing,
            declined=declined,
            idle=idle,
            agreed=agreed,
        )
