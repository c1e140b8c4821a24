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
    """Return points as people write them: 14.7; of a fraction of a tenth two decimals: 15.35.

    >>> from tantrix.tournaments.points import points_text
    >>> points_text(147), points_text(147, ",")
    ('14.7', '14,7')
    """
    sign = "-" if tenths < 0 else ""
    size = abs(Fraction(tenths))
    if size.denominator == 1:
        whole, rest = divmod(int(size), 10)
        return f"{sign}{whole}{mark}{rest}"
    whole, rest = divmod(int(size * 10 + Fraction(1, 2)), 100)
    return f"{sign}{whole}{mark}{rest:02}"


def sixths(tenths: int | Fraction) -> tuple[int, int]:
    """Return whole tenths, and the sixths of a tenth that are left in heats of three or four.

    >>> from fractions import Fraction
    >>> from tantrix.tournaments.points import sixths
    >>> sixths(Fraction(307, 2))
    (153, 3)
    """
    whole, left = divmod(int(tenths * 6), 6)
    return whole, left


class Pool(Enum):
    """Whose time counts in doubles [O].

    >>> from tantrix.tournaments.points import Pool
    >>> Pool("player").value
    'player'
    """

    PAIR = "pair"
    """The partners' times together, against the limit of the pair: 12 minutes each are 24 [W]."""

    PLAYER = "player"
    """Each partner's time alone, against an equal part of the limit of the pair."""


@cache
def table(margin: int) -> Tenths:
    """Return the tenths of the winner and of the loser for a margin of tiles [S4.3].

    >>> from tantrix.tournaments.points import table
    >>> table(0), table(9), table(36)
    ((100, 100), (160, 40), (200, 0))
    """
    if margin == 0:
        return TIE, TIE
    winner = SHARED if margin >= FULL_MARGIN else round(120 + sqrt(margin) * 40 / 3)
    return winner, SHARED - winner


def penalty(used_ms: int, limit_ms: int) -> int:
    """Return the whole points that a time costs [S4.4].

    One as the limit is reached, and one more for each further full minute.

    >>> from tantrix.tournaments.points import penalty
    >>> [penalty(used_ms, limit_ms=1_200_000) for used_ms in (1_199_999, 1_200_000, 1_260_000)]
    [0, 1, 2]
    """
    overtime = used_ms - limit_ms
    return 0 if overtime < 0 else overtime // MINUTE_MS + 1


def pair_penalty(used_ms: Sequence[int], limit_ms: int, pool: Pool = Pool.PAIR) -> int:
    """Return the whole points that a side of one or more players pays for its times [O].

    `limit_ms` is the limit of the whole side.

    >>> from tantrix.tournaments.points import Pool, pair_penalty
    >>> times_ms = 500_000, 800_000
    >>> pair_penalty(times_ms, 1_440_000), pair_penalty(times_ms, 1_440_000, Pool.PLAYER)
    (0, 2)
    """
    if pool is Pool.PAIR:
        return penalty(sum(used_ms), limit_ms)
    return sum(penalty(used, limit_ms // len(used_ms)) for used in used_ms)


def adjudicable(used_ms: int, limit_ms: int) -> bool:
    """Tell whether a Controller may be asked to stop the game: past 25:00 for 20:00 [S4.5].

    >>> from tantrix.tournaments.points import adjudicable
    >>> adjudicable(1_500_000, limit_ms=1_200_000), adjudicable(1_500_001, limit_ms=1_200_000)
    (False, True)
    """
    return used_ms > limit_ms + GRACE_MS


def settle(first: int, penalties: tuple[int, int] = (0, 0)) -> Tenths:
    """Return the tenths of both sides once each has paid its penalties to the other [S4.4].

    `first` is the first side's part of the shared tenths; penalties are whole points. They are
    set off against each other before the one clamp to 0.0-20.0 [O].

    >>> from tantrix.tournaments.points import settle
    >>> settle(160, penalties=(2, 0)), settle(195, penalties=(0, 3))
    ((140, 60), (200, 0))
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

    >>> from tantrix.tournaments.points import game_tenths
    >>> game_tenths((24, 15)), game_tenths((24, 15), resigned=0)
    ((160, 40), (50, 150))
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
    """Return what `game_tenths` does, in points.

    >>> from tantrix.tournaments.points import game_points
    >>> game_points((24, 15), penalties=(1, 0))
    (15.0, 5.0)
    """
    first, second = game_tenths(scores, penalties, resigned=resigned)
    return first / 10, second / 10
