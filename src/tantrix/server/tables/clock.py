"""The clock of a table, as a value: what each player has used, and whose time runs."""

from __future__ import annotations

import msgspec

from tantrix.tournaments.points import penalty

MINUTE_MS = 60_000


class Clock(msgspec.Struct, frozen=True):
    """Milliseconds used by each player until `since_ms`; since then the time of `running` counts.

    Times come from a monotonic clock. Time during which the server is not open is nobody's: a clock
    that is made again after it begins at that moment.
    """

    limit_ms: int | None
    used_ms: tuple[int, ...]
    running: int | None
    since_ms: int

    def used_at(self, now_ms: int) -> tuple[int, ...]:
        """Return what each player has used at a moment."""
        passed = max(0, now_ms - self.since_ms)
        return tuple(
            used + passed * (player == self.running) for player, used in enumerate(self.used_ms)
        )


def overtime_ms(used_ms: tuple[int, ...], limit_ms: int) -> list[int]:
    """Return by how much each player is past the limit, in milliseconds."""
    return [max(0, used - limit_ms) for used in used_ms]


def side_penalty(side: tuple[int, ...], used_ms: tuple[int, ...], limit_ms: int) -> int:
    """Return the points that the players of a side lose together by their times [S4]."""
    return sum(penalty(used_ms[player], limit_ms) for player in side)
