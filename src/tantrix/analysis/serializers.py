"""Analyses as JSON; figures are rounded to what can be told apart."""

from __future__ import annotations

from collections.abc import Sequence

from tantrix.analysis.game import Moment
from tantrix.analysis.summary import summary
from tantrix.analysis.views import (
    CandidateView,
    GameAnalysisView,
    MomentView,
    PlayerSummaryView,
    PositionAnalysisView,
    ReasonView,
)
from tantrix.native.analysis import Judged, Label, PlayerSummary, PositionAnalysis, Reason
from tantrix.notation.moves import write_placement
from tantrix.rules.base import Outcome

_DIGITS = 4


def game(found: Sequence[Moment], outcome: Outcome | None, *, complete: bool) -> GameAnalysisView:
    """Return the analysis of a game, or of as much of it as was looked at.

    >>> import tantrix
    >>> from tantrix.analysis import moments, serializers
    >>> from tantrix.native.analysis import Effort
    >>> from tantrix.robots.native import network
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> record, problems = tantrix.read_record(head + " 1. 5@0,0:0=13 2. 8@0,1:0=14")
    >>> found = list(moments(record, network(), effort=Effort(first=4, second=8, confirm=16)))
    >>> view = serializers.game(found, None, complete=True)
    >>> len(view["moments"]), len(view["values"]), view["turning_points"]
    (2, 2, [])
    """
    whole = summary(found, outcome if complete else None)
    return {
        "values": [_figure(value) for value in whole.values],
        "moments": [moment(one) for one in found],
        "players": [_player(player) for player in whole.players],
        "turning_points": [
            {"number": point.number, "player": point.player, "cause": point.cause}
            for point in whole.turning_points
        ],
        "complete": complete,
    }


def moment(one: Moment) -> MomentView:
    """Return a placement of a game.

    >>> import tantrix
    >>> from tantrix.analysis import moments, serializers
    >>> from tantrix.native.analysis import Effort
    >>> from tantrix.robots.native import network
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> record, problems = tantrix.read_record(head + " 1. 5@0,0:0=13 2. 8@0,1:0=14")
    >>> found = list(moments(record, network(), effort=Effort(first=4, second=8, confirm=16)))
    >>> view = serializers.moment(found[0])
    >>> view["number"], view["choices"], view["made"]["placement"]
    (1, 36, '5@0,0:0')
    """
    found, best, made = one.found, one.best.candidate, one.made.candidate
    sign = 1 if one.player == 0 else -1
    return {
        "number": one.number,
        "player": one.player,
        "choices": found.choices,
        "exact": found.exact,
        "before": _figure(one.seen(best.result)),
        "after": _figure(one.seen(made.result)),
        "margin": _figure(sign * best.margin),
        "sd": _figure(best.sd),
        "loss": _figure(found.loss),
        "error": _figure(found.error),
        "accuracy": None if one.accuracy is None else round(one.accuracy, 1),
        "label": one.label,
        "reasons": [reason(why) for why in found.reasons],
        "best": candidate(one.best),
        "made": candidate(one.made),
        "drawn": one.drawn,
        "luck": None if one.luck is None else _figure(one.luck.luck),
    }


def reason(why: Reason) -> ReasonView:
    """Return why a placement is worse than the best one.

    >>> from tantrix import Hex
    >>> from tantrix.analysis import serializers
    >>> from tantrix.native.analysis import Reason, ReasonKind
    >>> serializers.reason(Reason(ReasonKind.MARGIN, Hex(1, 2), amount=2.345))["amount"]
    2.3
    """
    return {
        "kind": why.kind,
        "at": None if why.at is None else (why.at.q, why.at.r),
        "amount": round(why.amount, 1),
    }


def position(found: PositionAnalysis) -> PositionAnalysisView:
    """Return the analysis of a position.

    >>> import tantrix
    >>> from tantrix.analysis import position, serializers
    >>> from tantrix.robots.native import network
    >>> found = position(tantrix.new_game(seed=1), network())
    >>> view = serializers.position(found)
    >>> view["choices"], view["placements"][0] == serializers.candidate(found.placements[0])
    (36, True)
    """
    return {
        "choices": found.choices,
        "exact": found.exact,
        "placements": [candidate(one) for one in found.placements],
    }


def candidate(one: Judged) -> CandidateView:
    """Return a placement that was compared.

    >>> import tantrix
    >>> from tantrix.analysis import position, serializers
    >>> from tantrix.robots.native import network
    >>> found = position(tantrix.new_game(seed=1), network())
    >>> best = serializers.candidate(found.placements[0])
    >>> sorted(best)
    ['chain', 'margin', 'placement', 'result', 'samples', 'sd', 'tie', 'win']
    """
    seen = one.candidate
    return {
        "placement": write_placement(seen.placement),
        "result": _figure(seen.result),
        "win": _figure(seen.win),
        "tie": _figure(seen.tie),
        "margin": _figure(seen.margin),
        "sd": _figure(seen.sd),
        "samples": seen.samples,
        "chain": [write_placement(placement) for placement in one.chain],
    }


def _player(one: PlayerSummary) -> PlayerSummaryView:
    return {
        "accuracy": None if one.accuracy is None else round(one.accuracy, 1),
        "choices": one.choices,
        "inaccuracies": one.labels[Label.INACCURACY],
        "mistakes": one.labels[Label.MISTAKE],
        "blunders": one.labels[Label.BLUNDER],
        "lost": _figure(one.lost),
        "luck": _figure(one.luck),
    }


def _figure(number: float) -> float:
    return round(number, _DIGITS)
