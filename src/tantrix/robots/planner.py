"""The robot that looks at its whole turn, and at what the next player makes of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial

from tantrix.core.placements import Placement
from tantrix.games.base import Stage
from tantrix.games.strategy import StrategyState
from tantrix.robots.judgement import outlook
from tantrix.robots.sight import Desk, Hand, without

CANDIDATES = 12
"""How many of its placements are looked at with the reply."""

FILLS_AHEAD = 3
"""How many forced fills in a row are looked at."""


class Robot:
    """Chooses the placement after which the next player's best reply leaves it best off."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, state: StrategyState) -> Placement:
        """Return the most promising placement; equals are chosen among by chance."""
        actions = state.placements()
        if len(actions) == 1:
            return actions[0]
        self._rng.shuffle(actions)
        plan = _Plan(Desk(state), free_move_to_come=state.stage is Stage.FORCED)
        hand = state.hands[state.player]
        actions.sort(key=lambda action: plan.at_once(action, hand), reverse=True)
        return max(actions[:CANDIDATES], key=lambda action: plan.in_the_end(action, hand))


class _Plan:
    """A search over a desk: the rest of the own turn, and the turn of the next player."""

    def __init__(self, desk: Desk, *, free_move_to_come: bool) -> None:
        self.desk = desk
        self.free_move_to_come = free_move_to_come
        self.worth = partial(outlook, unplayed=desk.unplayed)

    def at_once(self, placement: Placement, hand: Hand) -> float:
        """Return the lead after a placement and the fills that it obliges to."""
        return self._turn(placement, hand, FILLS_AHEAD, self._lead)

    def in_the_end(self, placement: Placement, hand: Hand) -> float:
        """Return the lead after the own turn and the best reply to it."""
        then = self._free_move if self.free_move_to_come else self._reply
        return self._turn(placement, hand, FILLS_AHEAD, then)

    def _turn(
        self, placement: Placement, hand: Hand, ahead: int, then: Callable[[Hand], float]
    ) -> float:
        """Lay a tile and the best of the fills that follow; `then` tells what that is worth."""
        rest = without(hand, placement.tile)
        with self.desk.with_tile(placement):
            fills = self.desk.fills(rest) if ahead else []
            if fills:
                return max(self._turn(fill, rest, ahead - 1, then) for fill in fills)
            return then(rest)

    def _lead(self, _hand: Hand) -> float:
        """Return by how much the own side is ahead as the board lies."""
        return self.desk.lead(self.worth)

    def _free_move(self, hand: Hand) -> float:
        """Return the lead after the best free move and the reply to it."""
        best = self._best(self.desk.free_moves(hand))
        return self._turn(best, hand, FILLS_AHEAD, self._reply) if best else self._reply(hand)

    def _best(self, placements: Sequence[Placement]) -> Placement | None:
        """Return the placement that is best as the board lies then."""
        return max(placements, key=self._lead_with, default=None)

    def _lead_with(self, placement: Placement) -> float:
        """Return the lead with one more tile."""
        with self.desk.with_tile(placement):
            return self.desk.lead(self.worth)

    def _reply(self, _hand: Hand) -> float:
        """Return the lead after the turn of the next player that is worst for the own side."""
        return self._their_turn(self.desk.next_hand(), FILLS_AHEAD)

    def _their_turn(self, hand: Hand, ahead: int) -> float:
        """Return the lead after the fills that they must make, and their free move."""
        fills = self.desk.fills(hand) if ahead else []
        if not fills:
            return min(map(self._lead_with, self.desk.free_moves(hand)), default=self._lead(hand))
        worst = min(fills, key=self._lead_with)
        with self.desk.with_tile(worst):
            return self._their_turn(without(hand, worst.tile), ahead - 1)
