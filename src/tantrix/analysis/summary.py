"""What a game was: accuracy and luck by player, and where it turned."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from tantrix.analysis.game import Moment
from tantrix.native.analysis import GameSummary, summarise
from tantrix.rules.base import Outcome


def summary(found: Sequence[Moment], outcome: Outcome | None) -> GameSummary:
    """Return what moments add up to; the outcome is None where the game goes on."""
    result = None if outcome is None else fmean([0 in outcome.winners, 1 not in outcome.winners])
    return summarise((moment.figures for moment in found), result)
