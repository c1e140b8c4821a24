"""Tournament points: how one game between two sides shares 20.0 points [S4].

Inside, points are whole tenths, so that the two shares always make exactly 200. `game_points` alone
gives them as decimals, for tables outside tournaments.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from fractions import Fraction
from functools import cache
from math import sqrt

SHARED = 200
"""Tenths of a point that a game shares [S4.3]."""

TIE = SHARED // 2
"""Tenths for each side of a tied game, also where a Controller ruled the tie [S4.13]."""

DEFAULT_WIN = 150
"""Tenths for the winner of a game that was not played, or not to its end [S4.7]."""

DEFAULT_LOSS = SHARED - DEFAULT_WIN
"""Tenths for the side that a game was won against by default [S4.7]."""

FULL_MARGIN = 36
"""From this margin on the winner takes everything [S4.3]."""

MINUTE_MS = 60_000

GRACE_MS = 5 * MINUTE_MS
"""A time that exceeds the limit by more than this may be adjudicated: 25:00 for 20:00 [S4.5]."""

NO_SHOW_MS = 10 * MINUTE_MS
"""Who is not there so long after the scheduled start loses the first game by default [S4.7]."""

Tenths = tuple[int, int]
"""The tenths of the first and of the second side."""

Shares = tuple[float, float]


def points_text(tenths: int | Fraction, mark: str = ".") -> str:
    """Return points as people write them: 14.7; of a fraction of a tenth two decimals: 15.35."""
    sign = "-" if tenths < 0 else ""
    size = abs(Fraction(tenths))
    if size.denominator == 1:
        whole, rest = divmod(int(size), 10)
        return f"{sign}{whole}{mark}{rest}"
    whole, rest = divmod(int(size * 10 + Fraction(1, 2)), 100)
    return f"{sign}{whole}{mark}{rest:02}"


def sixths(tenths: int | Fraction) -> tuple[int, int]:
    """Return whole tenths, and the sixths of a tenth that are left in heats of three or four."""
    whole, left = divmod(int(tenths * 6), 6)
    return whole, left


class Pool(Enum):
    """Whose time counts in doubles [O]."""

    PAIR = "pair"
    """The partners' times together, against the limit of the pair: 12 minutes each are 24 [W]."""

    PLAYER = "player"
    """Each partner's time alone, against an equal part of the limit of the pair."""


@cache
def table(margin: int) -> Tenths:
    """Return the tenths of the winner and of the loser for a margin of tiles [S4.3]."""
    if margin == 0:
        return TIE, TIE
    winner = SHARED if margin >= FULL_MARGIN else round(120 + sqrt(margin) * 40 / 3)
    return winner, SHARED - winner


def penalty(used_ms: int, limit_ms: int) -> int:
    """Return the whole points that a time costs [S4.4].

    One as the limit is reached, and one more for each further full minute.
    """
    overtime = used_ms - limit_ms
    return 0 if overtime < 0 else overtime // MINUTE_MS + 1


def pair_penalty(used_ms: Sequence[int], limit_ms: int, pool: Pool = Pool.PAIR) -> int:
    """Return the whole points that a side of one or more players pays for its times [O].

    `limit_ms` is the limit of the whole side.
    """
    if pool is Pool.PAIR:
        return penalty(sum(used_ms), limit_ms)
    return sum(penalty(used, limit_ms // len(used_ms)) for used in used_ms)


def adjudicable(used_ms: int, limit_ms: int) -> bool:
    """Tell whether a Controller may be asked to stop the game: past 25:00 for 20:00 [S4.5]."""
    return used_ms > limit_ms + GRACE_MS


def settle(first: int, penalties: tuple[int, int] = (0, 0)) -> Tenths:
    """Return the tenths of both sides once each has paid its penalties to the other [S4.4].

    `first` is the first side's part of the shared tenths; penalties are whole points. They are
    set off against each other before the one clamp to 0.0-20.0 [O].
    """
    first = min(max(first + 10 * (penalties[1] - penalties[0]), 0), SHARED)
    return first, SHARED - first


def game_tenths(
    scores: tuple[int, int],
    penalties: tuple[int, int] = (0, 0),
    *,
    resigned: int | None = None,
) -> Tenths:
    """Return the tenths of both sides for their scores, each paying its penalties to the other.

    `resigned` is the side that gave up, 0 or 1: it has what the table says, 5.0 at most [O].
    """
    winner, loser = table(abs(scores[0] - scores[1]))
    first = winner if scores[0] >= scores[1] else loser
    if resigned is not None:
        first = min(first, DEFAULT_LOSS) if resigned == 0 else max(first, DEFAULT_WIN)
    return settle(first, penalties)


def game_points(
    scores: tuple[int, int],
    penalties: tuple[int, int] = (0, 0),
    *,
    resigned: int | None = None,
) -> Shares:
    """Return what `game_tenths` does, in points."""
    first, second = game_tenths(scores, penalties, resigned=resigned)
    return first / 10, second / 10
