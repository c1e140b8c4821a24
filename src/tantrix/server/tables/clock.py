"""The clock of a table: it counts between events, and stands still while the server is down."""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec
from msgspec import structs

from tantrix.server.tables.state import TableState

MOST_CUT_OFF_MS = 60_000
"""How much of one interruption is credited at most: else who stays away would never lose time."""


class GameClock(msgspec.Struct, frozen=True):
    """Milliseconds used by each player until `since_ms`; since then the time of `running` counts.

    `pools` are those of `TableConfig`. Times come from a monotonic clock. Time during which the
    server is not open is nobody's: a clock that is made again after it begins at that moment.
    """

    limit_ms: int | None
    used_ms: tuple[int, ...]
    running: int | None
    since_ms: int
    pools: tuple[tuple[int, ...], ...] = ()

    def used_at(self, now_ms: int) -> tuple[int, ...]:
        """Return what each player has used at a moment."""
        passed = max(0, now_ms - self.since_ms)
        return tuple(
            used + passed * (player == self.running) for player, used in enumerate(self.used_ms)
        )


class TableClock:
    """The clock of a table that is open, from the moment on at which it was opened.

    `person_of` says who moves a player; `tick_ms` never goes back. The time in which we carried
    nothing for whose time runs is not held against them.
    """

    def __init__(
        self, table: TableState, person_of: Callable[[int], str], tick_ms: Callable[[], int]
    ) -> None:
        self._person_of = person_of
        self._tick_ms = tick_ms
        self._cut_off_since: dict[str, int] = {}
        """Those whom an interruption between our own processes keeps away, and since when."""
        self.counted: GameClock | None = None
        """The clock since the last event, None at a table without one: nothing is credited yet."""
        config = table.config
        if config.clock is not None:
            self.counted = GameClock(
                config.clock.limit_ms, table.used_ms, table.running, tick_ms(), config.pools
            )

    def count(self, table: TableState, now_ms: int) -> None:
        """Go on from a state that the table has reached."""
        if self.counted is not None:
            self.counted = structs.replace(
                self.counted, used_ms=table.used_ms, running=table.running, since_ms=now_ms
            )

    def used_ms(self) -> tuple[int, ...] | None:
        """Return what each player has used by now, None at a table without a clock."""
        clock = self.credited()
        return None if clock is None else clock.used_at(self._tick_ms())

    def credited(self) -> GameClock | None:
        """Return the clock without the time in which we carried nothing for whose time runs."""
        clock = self.counted
        if clock is None or clock.running is None or not self._cut_off_since:
            return clock
        cut_ms = self._cut_off_since.get(self._person_of(clock.running))
        if cut_ms is None:
            return clock
        until_ms = min(self._tick_ms(), cut_ms + MOST_CUT_OFF_MS)
        lost_ms = max(0, until_ms - max(cut_ms, clock.since_ms))
        return structs.replace(clock, since_ms=clock.since_ms + lost_ms)

    def cut(self, person: str, since_ms: int) -> None:
        """Note that we have carried nothing for somebody since a moment."""
        self._cut_off_since.setdefault(person, since_ms)

    def came(self, person: str, players: Collection[int]) -> None:
        """Note that somebody who moves some players is there again, and credit what they lost."""
        if self.counted is not None and self.counted.running in players:
            self.counted = self.credited()
        self._cut_off_since.pop(person, None)
