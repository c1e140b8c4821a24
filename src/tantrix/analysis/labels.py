"""What counts as a mistake, and the accuracy of a placement.

All figures are in expected results: 1 is a win, 0 a loss, a half a tie.
"""

from __future__ import annotations

from enum import StrEnum
from math import exp

_CERTAIN = 2.0
"""A loss is blamed where it is so many standard errors above nothing."""


class Label(StrEnum):
    """What a placement that cost something is called; the name of a person's sentence too."""

    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LEAST: dict[Label, float] = {Label.BLUNDER: 0.2, Label.MISTAKE: 0.1, Label.INACCURACY: 0.05}
"""By how much each lowers the expected result at least, the worst first."""


def label_of(loss: float, error: float) -> Label | None:
    """Return what a placement is called that lost so much, None where it is not blamed."""
    if loss < _CERTAIN * error:
        return None
    return next((label for label, least in LEAST.items() if loss >= least), None)


def accuracy(loss: float) -> float:
    """Return the accuracy of a placement in percent: 100 where it lost nothing.

    The curve is that of Lichess: https://lichess.org/page/accuracy.
    """
    return max(0.0, min(100.0, 103.1669 * exp(-4.354 * loss) - 3.1669))
