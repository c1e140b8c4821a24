"""States of Strategy whose legal placements the kernel finds."""

from __future__ import annotations

from typing import Self

from tantrix.native import _native
from tantrix.native.setup import STAGES, copied_in, placements_of
from tantrix.rules.base import State
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState


class KernelState(StrategyState):
    """A state of the rules that has the kernel search for it, which takes a fifth of the time.

    It equals a `StrategyState`, and differs from it in nothing but speed: board, turns, history and
    refusals are those of the rules. Whenever a turn is to be settled, the position is copied into
    the kernel, which passes the steps that leave nothing to do and lists what is legal then. That
    copy costs a few microseconds; to keep one beside every state would cost 120 KiB each.
    """

    @classmethod
    def of(cls, state: StrategyState) -> Self:
        """Return a copy of a state, with the same history."""
        twin = object.__new__(cls)
        vars(twin).update(vars(state.copy()))
        return twin

    def _settle_turn(self) -> None:
        """Ask the kernel, which knows no game that was halted and no tile far from all others."""
        found = None if self.halted else self._in_kernel()
        if found is None:
            super()._settle_turn()
            return
        self.stage, self.player = STAGES[found.stage], found.player
        self._legal = placements_of(found)

    def _found_again(self) -> list[Placement]:
        """Return the legal placements of a turn that is settled."""
        found = self._in_kernel()
        return super()._found_again() if found is None else placements_of(found)

    def _in_kernel(self) -> _native.Position | None:
        """Return the position in the kernel, None where its tiles lie too far apart for it."""
        try:
            return copied_in(self, None)
        except TantrixError as refused:
            if refused.params["reason"] == "far":
                return None
            raise


def on_kernel(state: State) -> State:
    """Return a copy that asks the kernel, or the state itself where it is of another game."""
    return KernelState.of(state) if isinstance(state, StrategyState) else state
