"""Gobble alone and Solitaire side by side in C++, for learning environments."""

from __future__ import annotations

from tantrix.native import _native
from tantrix.native.setup import PLACEMENT, refusing, small
from tantrix.rules.base import Stage
from tantrix.rules.core.board import Board
from tantrix.rules.core.colours import COLOURS
from tantrix.rules.gobble.state import GobbleRules, GobbleState
from tantrix.rules.solitaire.state import SolitaireRules, SolitaireState

_STAGES = (Stage.FORCED, Stage.FREE, Stage.RELIEF, Stage.OVER)
"""The stages of a game alone by the kernel's numbers."""


class SoloEnvironments:
    """So many games of one player each; `docs/library/env.md` says what the arrays hold.

    Arrays are those of NumPy, C-contiguous, with a row for each game. Raises `TantrixError`
    `bad.kernel` where numbers or sizes cannot be.
    """

    def __init__(self, games: int, rules: GobbleRules | SolitaireRules) -> None:
        """Deal the games."""
        triple, colour = 0, -1
        if isinstance(rules, SolitaireRules):
            triple = sum(1 << COLOURS.index(one) for one in rules.triple.colours)
            colour = COLOURS.index(rules.colour) if rules.colour else -1
        self.rules = rules
        with refusing():
            self._own = _native.SoloEnvironments(small(games), triple, colour)

    def reset(self, seeds: object, which: object) -> None:
        """Begin anew, by its seed (uint64), each game for which there is a 1 in `which` (uint8)."""
        with refusing():
            self._own.reset(seeds, which)

    def step(self, actions: object, reward: object, flags: object) -> None:
        """Make an action (int64) in each game; a game that has ended begins the next one instead.

        Written are by how much the score rose (float32), and the flags (uint8).
        """
        with refusing():
            self._own.step(actions, reward, flags)

    def observe(self, seen: object, masks: object) -> None:
        """Write what there is to be seen (uint8), and the masks of what is legal (int8)."""
        with refusing():
            self._own.observe(seen, masks)

    def state(self, game: int) -> GobbleState | SolitaireState:
        """Return the state of a game, as the rules have it."""
        with refusing():
            laid, hand, *rest = self._own.state(small(game))
        board = Board(map(PLACEMENT, laid))
        if isinstance(self.rules, SolitaireRules):
            following, bag = rest
            return SolitaireState(self.rules, board, hand or None, following or None, bag, len(bag))
        stack, bag, stage, gobbles, lot = rest
        return GobbleState(
            self.rules,
            board,
            [[hand] if hand else []],
            bag,
            len(bag),
            _STAGES[stage],
            stack=stack,
            gobbles=gobbles,
            lot=lot,
        )
