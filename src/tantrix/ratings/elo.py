"""The Elo number of tournaments: it goes by the share of the points, not by wins [W]."""

from __future__ import annotations

from math import erf

START = 1500.0
"""Where everybody begins [O]."""

SPREAD = 565.7
"""The standard deviation of the difference of two performances [W]."""

STEP = 24.0
"""What a share that is wholly unexpected would move [O]."""

POINTS = 20.0
"""What a game shares [S4]."""


def expected(difference: float) -> float:
    """Return the share that is expected of somebody so far above the other one.

    >>> from tantrix.ratings.elo import expected
    >>> expected(0), round(expected(200), 2)
    (0.5, 0.64)
    """
    return (1 + erf(difference / (SPREAD * 2**0.5))) / 2


def change(own: float, other: float, points: float) -> float:
    """Return what the points of a game change for one player; the other one has the opposite.

    >>> from tantrix.ratings.elo import change
    >>> change(1500, 1500, points=15), change(1500, 1500, points=5)
    (6.0, -6.0)
    """
    return STEP * (points / POINTS - expected(own - other))
