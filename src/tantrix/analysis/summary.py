"""What a game was: accuracy and luck by player, and where it turned."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from tantrix.analysis.game import Moment
from tantrix.native.analysis import GameSummary, summarise
from tantrix.rules.base import Outcome


def summary(found: Sequence[Moment], outcome: Outcome | None) -> GameSummary:
    """Return what moments add up to; the outcome is None where the game goes on.

    >>> import tantrix
    >>> from tantrix.analysis import moments, summary
    >>> from tantrix.native.analysis import Effort
    >>> from tantrix.robots.native import network
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> record, problems = tantrix.read_record(head + " 1. 5@0,0:0=13 2. 8@0,1:0=14")
    >>> quick = Effort(first=4, second=8, confirm=16)
    >>> whole = summary(list(moments(record, network(), effort=quick)), outcome=None)
    >>> [player.choices for player in whole.players]
    [1, 1]
    """
    result = None if outcome is None else fmean([0 in outcome.winners, 1 not in outcome.winners])
    return summarise((moment.figures for moment in found), result)
