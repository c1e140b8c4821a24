"""The ticks of an arena: who has been idle since when, and whom it pairs now."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from tantrix.tournaments import arena, events
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.state import TournamentState


class ArenaTicks:
    """Ticks as often as an arena pairs. Times are milliseconds of the wall clock."""

    def __init__(self) -> None:
        self._last_ms = 0
        self._idle_ms: dict[Entry, int] = {}

    def is_time(self, now_ms: int) -> bool:
        """Tell whether it is time for a tick."""
        return now_ms - self._last_ms >= arena.TICK_MS

    async def tick(
        self, state: TournamentState, persons: Collection[str], now_ms: int
    ) -> list[AnyEvent]:
        """Return the round of those to be paired, the end of the arena, or nothing.

        `persons` are those who have its page open.
        """
        if not self.is_time(now_ms):
            return []
        self._last_ms = now_ms
        here = {
            number
            for number, one in state.entries.items()
            if not set(one.registration.persons).isdisjoint(persons)
        }
        playing = arena.playing(state)
        self._idle_ms = {
            entry: self._idle_ms.get(entry, now_ms) for entry in here if entry not in playing
        }
        return await asyncio.to_thread(_tick, state, here, dict(self._idle_ms), now_ms)


def _tick(
    state: TournamentState, here: set[Entry], idle_ms: dict[Entry, int], now_ms: int
) -> list[AnyEvent]:
    """Return what an arena does now; a round of it is seen at once."""
    happened = arena.tick(state, here, idle_ms, now_ms)
    if isinstance(happened, events.Paired):
        return [happened, events.Published(round=happened.round, starts_ms=now_ms)]
    return [] if happened is None else [happened]
