"""Tournament points: how one game between two sides shares 20.0 points [S4].

Inside, points are counted in whole tenths, so that the two shares always make exactly 20.0.
"""

from __future__ import annotations

from math import sqrt

SHARED = 200
"""Tenths of a point that a game shares."""

DEFAULT_WIN = 150
"""Tenths for the winner of a game that was not played to its end [S4]."""

FULL_MARGIN = 36
"""From this margin on the winner takes everything."""

MINUTE_MS = 60_000

Shares = tuple[float, float]


def shares(margin: int) -> Shares:
    """Return the points of the winner and of the loser for a margin of scores, 0 for a tie [S4]."""
    tenths = _winner(margin)
    return tenths / 10, (SHARED - tenths) / 10


def penalty(used_ms: int, limit_ms: int) -> int:
    """Return the points that a time costs: one as the limit is reached, one a minute after [S4]."""
    overtime = used_ms - limit_ms
    return 0 if overtime < 0 else overtime // MINUTE_MS + 1


def game_points(
    scores: tuple[int, int],
    penalties: tuple[int, int] = (0, 0),
    *,
    resigned: int | None = None,
) -> Shares:
    """Return the points of both sides for their scores, each paying its penalties to the other.

    `resigned` is the side that gave up: the other one has at least a default win [O]. Both shares
    stay within 0.0-20.0 [S4].
    """
    first = _first(scores)
    if resigned is not None:
        first = min(first, SHARED - DEFAULT_WIN) if resigned == 0 else max(first, DEFAULT_WIN)
    first += 10 * (penalties[1] - penalties[0])
    first = min(max(first, 0), SHARED)
    return first / 10, (SHARED - first) / 10


def _winner(margin: int) -> int:
    """Return the winner's tenths for a margin."""
    if margin == 0:
        return SHARED // 2
    return SHARED if margin >= FULL_MARGIN else round(120 + sqrt(margin) * 40 / 3)


def _first(scores: tuple[int, int]) -> int:
    """Return the first side's tenths for the scores alone."""
    tenths = _winner(abs(scores[0] - scores[1]))
    return tenths if scores[0] >= scores[1] else SHARED - tenths
