"""What a robot thinks of every placement that is legal now, seen further and further ahead."""

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


class Opinion(NamedTuple):
    """A placement, by how many points its player may hope to lead, and after how many turns."""

    placement: Placement
    lead: float
    turns: int


class Opinions:
    """The opinions on a state, the best first; `think` makes them better.

    Some have been looked at further than others: these come first.
    """

    def __init__(self, state: StrategyState, *, joints: int, halt: Halt = lambda _: False) -> None:
        self._found: dict[Placement, Opinion] = {}
        self._actions = state.placements()
        self._search = LookAhead(state, joints=joints, halt=halt)

    @property
    def judged(self) -> int:
        """How many boards were judged so far."""
        return self._search.judged

    @property
    def best_first(self) -> list[Opinion]:
        """The opinions so far; equals stand in the order of their codes."""
        return sorted(self._found.values(), key=lambda opinion: (-opinion.turns, -opinion.lead))

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
                    self._found[placement] = Opinion(placement, lead, turns)
            except Halted:
                return
            yield turns
            actions = [opinion.placement for opinion in self.best_first][:CANDIDATES]
