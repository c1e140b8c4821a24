"""What those who watch a table see: the same as everybody, or the table as it was a while ago."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from tantrix.server.tables.state import TableState


class DelayedState(NamedTuple):
    """A state that is not to be seen before `due_ms`, and the message that tells of it, if any."""

    due_ms: int
    table: TableState
    text: str | None


Tell = Callable[[TableState, str | None], None]
"""Tells of a state that can be seen from now on."""


class DelayedView:
    """Holds back what happens for `delay_ms`, by a monotonic clock.

    `table` is what can be seen now; `emit` is called with each one when its time has come.
    """

    def __init__(
        self,
        table: TableState,
        delay_ms: int,
        tick_ms: Callable[[], int],
        emit: Tell,
    ) -> None:
        self._table_state = table
        self._delay_ms = delay_ms
        self._tick_ms = tick_ms
        self._emit = emit
        self._held: deque[DelayedState] = deque()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def table(self) -> TableState:
        """The table as it may be seen now."""
        self.release()
        return self._table_state

    def hold(self, table: TableState, text: str | None, age_ms: int = 0) -> None:
        """Take what happened `age_ms` ago, which is told in its time."""
        self._held.append(DelayedState(self._tick_ms() + self._delay_ms - age_ms, table, text))
        self.release()

    def hold_all(self, states: Iterable[TableState], wall_ms: int) -> None:
        """Take what happened before the table was opened again."""
        for table in states:
            self.hold(table, None, max(0, wall_ms - table.updated_ms))

    def release(self) -> None:
        """Tell whatever is due, and wake up again for the next."""
        while self._held and self._held[0].due_ms <= self._tick_ms():
            held = self._held.popleft()
            self._table_state = held.table
            self._emit(held.table, held.text)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._held:
            wait_s = (self._held[0].due_ms - self._tick_ms()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait_s, self.release)

    def close(self) -> None:
        """Tell nothing any more."""
        self._held.clear()
        if self._timer is not None:
            self._timer.cancel()


def delayed_view_of(
    states: Sequence[TableState],
    wall_ms: Callable[[], int],
    tick_ms: Callable[[], int],
    emit: Tell,
) -> DelayedView | None:
    """Return what holds back what happens at a table; None where all see everything at once.

    `states` are those that have led to the one of now, which is the last.
    """
    first, *rest = states
    delay_ms = 1000 * first.config.terms.delay_s
    if not delay_ms:
        return None
    gallery = DelayedView(first, delay_ms, tick_ms, emit)
    gallery.hold_all(rest, wall_ms())
    return gallery
