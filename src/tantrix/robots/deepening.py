"""Iterative deepening: every placement that is legal now, evaluated further and further ahead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from tantrix.robots import planner
from tantrix.robots.search import CANDIDATES, Halt, Halted, LookAhead
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState

JOINTS: Mapping[str, int] = MappingProxyType({"greedy": 0, "planner": planner.JOINTS})
"""Over how many joining spaces each level follows an indirect connection."""

DEEPEST = 12
"""How many turns are looked at, at most."""


class Evaluation(NamedTuple):
    """A placement, the expected lead of its player in points, and after how many turns."""

    placement: Placement
    lead: float
    turns: int


class DeepeningSearch:
    """The evaluations of a state, the best first; `think` deepens them.

    Some have been looked at further than others: these come first.
    """

    def __init__(self, state: StrategyState, *, joints: int, halt: Halt = lambda _: False) -> None:
        self._found: dict[Placement, Evaluation] = {}
        self._actions = state.legal_placements()
        self._search = LookAhead(state, joints=joints, halt=halt)

    @property
    def evaluated(self) -> int:
        """How many boards were evaluated so far."""
        return self._search.evaluated

    @property
    def best_first(self) -> list[Evaluation]:
        """The evaluations so far; equals stand in the order of their codes."""
        return sorted(self._found.values(), key=lambda one: (-one.turns, -one.lead))

    def think(self, deepest: int = DEEPEST) -> Iterator[int]:
        """Look at every placement, one turn further each time; yield each depth that is done.

        The most promising placements alone are looked at beyond the own turn, the best first.
        Ends at the `deepest`, or when it is halted: what was found by then stays.
        """
        actions: Sequence[Placement] = self._actions
        for turns in range(1, deepest + 1):
            try:
                for placement in actions:
                    lead = self._search.value(placement, turns)
                    self._found[placement] = Evaluation(placement, lead, turns)
            except Halted:
                return
            yield turns
            actions = [evaluation.placement for evaluation in self.best_first][:CANDIDATES]
