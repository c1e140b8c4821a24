"""A look ahead: the rest of the own turn, and the turns that follow, as far as hands tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tantrix.robots.evaluation import Evaluator
from tantrix.robots.search_state import SearchState
from tantrix.rules.base import Stage
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState

FILLS_AHEAD = 3
"""How many forced fills in a row are looked at."""

CANDIDATES = 16
"""How many of the own placements are looked at beyond the own turn."""

REPLIES, FILLS = 4, 2
"""How many free placements, and forced fills, are looked at beyond how the board lies then."""

ENOUGH = 4000
"""After so many boards evaluated no further candidate is looked at: it keeps a player waiting."""


Halt = Callable[[int], bool]
"""Tells whether a search that has evaluated so many boards is to end."""


class Halted(Exception):
    """Nobody waits for the search any more."""


class LookAhead:
    """A search over positions; every player places what is best, or worst for the own side.

    `halt` is called before each board is evaluated, with how many were evaluated: once it says yes,
    what goes on raises `Halted`, and the search is of no further use.
    """

    def __init__(self, state: StrategyState, *, joints: int, halt: Halt = lambda _: False) -> None:
        self._halt = halt
        self._position = SearchState(state)
        self._evaluator = Evaluator(self._position, joints)
        self._own = state.player
        # A placement in mid-turn is followed by what its stage lets follow.
        self._stage = Stage.FORCED if state.stage is Stage.FORCED else Stage.AFTER

    def best(self, actions: Sequence[Placement], turns: int) -> Placement:
        """Return the placement with the best lead after so many turns, the first of equals."""
        if turns > 1 and len(actions) > CANDIDATES:
            actions = sorted(actions, key=lambda p: self.value(p, 1), reverse=True)[:CANDIDATES]
        values: dict[Placement, float] = {}
        enough = self.evaluated + ENOUGH
        for placement in actions:
            values[placement] = self.value(placement, turns)
            if turns > 1 and self.evaluated > enough:
                break
        return max(values, key=values.__getitem__)

    @property
    def evaluated(self) -> int:
        """How many boards were evaluated so far."""
        return self._evaluator.evaluated

    def value(self, placement: Placement, turns: int) -> float:
        """Return the lead, in points, after a placement of one's own and what follows it.

        So many `turns` are looked at, the own one included. Raises `Halted`.
        """
        return self._after(placement, self._own, self._stage, turns, FILLS_AHEAD)

    def _after(
        self, placement: Placement, player: int, stage: Stage, turns: int, ahead: int
    ) -> float:
        """Place a tile, go on from there, undo it, and return the lead in the end."""
        self._position.place(player, placement)
        value = self._go_on(player, stage, turns, ahead)
        self._position.undo(player)
        return value

    def _go_on(self, player: int, stage: Stage, turns: int, ahead: int) -> float:
        """Return the lead after the rest of a turn, and `turns` - 1 more."""
        fills = self._position.fills(player) if ahead else []
        if fills:
            likely = self._ranked(fills, player)[:FILLS]
            return self._choose(likely, player, stage, turns, ahead - 1)
        if stage is Stage.FORCED:
            free = self._position.free_moves(player)
            if free:
                likely = self._ranked(free, player)[:REPLIES]
                return self._choose(likely, player, Stage.AFTER, turns, FILLS_AHEAD)
        if turns == 1:
            return self._lead()
        following = self._position.next_player(player)
        return self._go_on(following, Stage.FORCED, turns - 1, FILLS_AHEAD)

    def _choose(
        self, actions: Sequence[Placement], player: int, stage: Stage, turns: int, ahead: int
    ) -> float:
        """Return the lead after the placement that the player would choose."""
        values = (self._after(action, player, stage, turns, ahead) for action in actions)
        return max(values) if player == self._own else min(values)

    def _ranked(self, actions: Sequence[Placement], player: int) -> list[Placement]:
        """Return placements by how the board lies after each, the best for the player first."""
        if len(actions) < 2:
            return list(actions)
        leads = {action: self._lead_with(player, action) for action in actions}
        return sorted(actions, key=leads.__getitem__, reverse=player == self._own)

    def _lead_with(self, player: int, placement: Placement) -> float:
        """Return the lead with one more tile."""
        self._position.place(player, placement)
        value = self._lead()
        self._position.undo(player)
        return value

    def _lead(self) -> float:
        """Return the lead in the position as it is."""
        if self._halt(self._evaluator.evaluated):
            raise Halted
        return self._evaluator.lead()
