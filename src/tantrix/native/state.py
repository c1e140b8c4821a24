"""States of Strategy that ask the kernel: for the legal placements, the scores, and the view.

Copying a position into the kernel costs several times as much as any answer. So the position that
answered last is kept beside the state and follows it from action to action. A position takes about
100 KiB, hence only `MOST_KEPT` are kept in a process, those of the states that asked last; a state
without one has its position copied in again when it asks.

A kept position is found by the *node* of its state: a token of the very history that led to the
state. A copy has the node of its original, and every push makes a new node. Whoever asks takes the
position out and puts it back, or puts it back under the next node: so it never answers for another
state, in whatever order two copies go on, and never two threads at once.
"""

from __future__ import annotations

import atexit
from collections import OrderedDict
from collections.abc import Callable
from typing import Self, TypeVar

from tantrix.native import _native
from tantrix.native.setup import STAGES, copied_in, placements_of
from tantrix.rules.base import Action, Draw, Resign, State
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState

Answer = TypeVar("Answer")

MOST_KEPT = 128
"""How many positions are kept in a process at most."""

_KEPT: OrderedDict[object, _native.Position] = OrderedDict()
"""Positions by the nodes of their states; the one that was used last stands last."""

atexit.register(_KEPT.clear)  # else the compiled module finds them alive at its end


class KernelState(StrategyState):
    """A state of the rules that has the kernel search for it, which takes a fifth of the time.

    It equals a `StrategyState`, and differs from it in nothing but speed: board, turns, history and
    refusals are those of the rules. The kernel knows no game that was halted and no tile far from
    all others; there the rules themselves answer.

    >>> import tantrix
    >>> from tantrix.native.state import KernelState
    >>> state = tantrix.new_game(seed=1)
    >>> KernelState.of(state) == state
    True
    """

    _node: object | None
    """The token of the history that led here; None once an action was taken back, after which no
    position is kept: who looks through a game would push those out with which people play."""

    @classmethod
    def of(cls, state: StrategyState) -> Self:
        """Return a copy of a state, with the same history."""
        twin = object.__new__(cls)
        vars(twin).update(vars(state.copy()))
        twin._node = object()
        return twin

    def push(self, action: Action) -> None:
        """See `StrategyState`; a kept position follows."""
        kept = None if self._node is None else _KEPT.pop(self._node, None)
        if self._node is not None:
            self._node = object()
            if kept is not None and _follows(kept, action):
                self._keep(kept)
        try:
            super().push(action)
        except BaseException:
            if self._node is not None:
                self._node = object()
            raise

    def pop(self) -> Action:
        """See `StrategyState`."""
        self._node = None
        return super().pop()

    def scores(self) -> tuple[int, ...]:
        """See `StrategyState`."""
        kept = None if self._node is None else _KEPT.pop(self._node, None)
        if kept is None:
            return super().scores()
        self._keep(kept)
        return tuple(kept.scores())

    def view(self, last: list[Placement]) -> bytes | None:
        """Return the view of the state as JSON, the same as that of `notation.serializers`.

        `last` are the last placements. None where the kernel cannot hold the position.
        """
        return self._asked(lambda position: position.view(last))

    def _settle_turn(self) -> None:
        """Have the kernel pass the steps that leave nothing to do, and list what is legal then."""
        found = self._asked(
            lambda position: (position.stage, position.player, placements_of(position))
        )
        if found is None:
            super()._settle_turn()
            return
        stage, self.player, self._legal = found
        self.stage = STAGES[stage]

    def _found_again(self) -> list[Placement]:
        """Return the legal placements of a turn that is settled."""
        found = self._asked(placements_of)
        return super()._found_again() if found is None else found

    def _asked(self, question: Callable[[_native.Position], Answer]) -> Answer | None:
        """Return what the kernel answers; None where it cannot hold the position."""
        if self.halted:
            return None
        position = None if self._node is None else _KEPT.pop(self._node, None)
        try:
            position = position or copied_in(self, None, self._spare())
        except TantrixError as refused:
            if refused.params["reason"] == "far":
                return None
            raise
        answer = question(position)
        self._keep(position)
        return answer

    def _spare(self) -> _native.Position | None:
        """Return the position that was not used for longest, where there is no room for one more.

        To free it and allocate another one would leave a hole in the memory each time.
        """
        full = self._node is not None and len(_KEPT) >= MOST_KEPT
        return _KEPT.popitem(last=False)[1] if full else None

    def _keep(self, position: _native.Position) -> None:
        """Keep a position beside this state."""
        if self._node is not None:
            _KEPT[self._node] = position


def _follows(position: _native.Position, action: Action) -> bool:
    """Make an action in the kernel; tell whether it was taken there."""
    try:
        if isinstance(action, Placement):
            position.place(*action)
        elif isinstance(action, Draw):
            position.draw(action.tile)
        elif isinstance(action, Resign):
            position.resign(action.player)
        else:
            return False
    except (_native.Refused, TypeError):  # it is not legal, or a number has no room there
        return False
    return True


def on_kernel(state: State) -> State:
    """Return a copy that asks the kernel, or the state itself where it is of another game.

    >>> import tantrix
    >>> from tantrix.native.state import on_kernel
    >>> type(on_kernel(tantrix.new_game(seed=1))).__name__
    'KernelState'
    """
    return KernelState.of(state) if isinstance(state, StrategyState) else state
