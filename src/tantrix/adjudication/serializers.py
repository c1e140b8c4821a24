"""What was found, as JSON values with the sentences that say it."""

from __future__ import annotations

from collections.abc import Sequence

from tantrix import messages
from tantrix.adjudication.playouts import PlayoutTally, side_scores
from tantrix.adjudication.positions import (
    FillNow,
    Finding,
    TablePosition,
    board_findings,
    fills_now,
    judge,
)
from tantrix.adjudication.replay import JudgedPlacement
from tantrix.adjudication.table import BrokenRule
from tantrix.adjudication.verdict import (
    Adjudication,
    AdjustedPosition,
    MistakeVerdict,
    PlacementFault,
    mistake_of,
)
from tantrix.adjudication.views import (
    AdjustedView,
    CurrentScoresView,
    FillView,
    FindingView,
    JudgedView,
    PlacementFaultView,
    PlayoutsView,
    PositionVerdictView,
    RecordView,
    VerdictView,
)
from tantrix.notation.moves import write_placement
from tantrix.notation.positions import strategy
from tantrix.notation.serializers import best, cell
from tantrix.rules.bag import HAND
from tantrix.rules.base import Stage, Termination
from tantrix.rules.core.hexes import Hex
from tantrix.rules.strategy.review import best_lines
from tantrix.rules.strategy.state import StrategyState
from tantrix.tournaments.heats import heat_tenths
from tantrix.tournaments.mistakes import Remedy
from tantrix.tournaments.points import game_tenths


class Speaker:
    """Says what was found, in a language and with the names of the players."""

    def __init__(self, names: Sequence[str], lang: str) -> None:
        self.names = list(names)
        self._lang = lang

    def record(
        self, found: Adjudication, penalties: Sequence[int], by: int | None = None
    ) -> RecordView:
        """Return the adjudication of a record, not played out."""
        placements = found.account.placements
        both = zip(found.faults, found.remedies, strict=True)
        return {
            "kind": "record",
            "players": self.names,
            "announced": len(placements),
            "by": by,
            "placements": list(map(_judged, placements)),
            "faults": [self._fault(fault, remedy) for fault, remedy in both],
            "verdict": self._verdict(found.verdict, penalties, by) if found.verdict else None,
            "now": adjusted(found.now),
            "penalties": list(penalties),
            "standing": standing(found.now.state, penalties),
            "playouts": None,
        }

    def position(self, found: TablePosition, penalties: Sequence[int]) -> PositionVerdictView:
        """Return the adjudication of a position, not played out."""
        return {
            "kind": "position",
            "players": self.names,
            "findings": list(map(self._finding, judge(found))),
            "fills": list(map(_fill, fills_now(found))),
            "penalties": list(penalties),
            "standing": standing(found.state(), penalties),
            "playouts": None,
        }

    def _say(self, message_id: str, **params: object) -> str:
        return messages.say(message_id, params, self._lang)

    def _fault(self, fault: PlacementFault, remedy: Remedy) -> PlacementFaultView:
        """Return a fault with its sentence."""
        space, hand = fault.space, fault.hand
        tiles = list(space.tiles) if space else []
        text = self._say(
            f"adjudicate.fault.{fault.rule}",
            number=fault.number,
            name=self.names[fault.player],
            places=_places(fault.cells),
            tiles=tiles,
            count=hand.tiles if hand else len(tiles),
        )
        return {
            "rule": fault.rule,
            "placement": fault.number,
            "player": fault.player,
            "cells": list(map(cell, fault.cells)),
            "tiles": tiles,
            "since": space.since if space else fault.number,
            "until": space.filled if space else hand.until if hand else None,
            "remedy": remedy.value,
            "text": text,
        }

    def _verdict(
        self, verdict: MistakeVerdict, penalties: Sequence[int], by: int | None
    ) -> VerdictView:
        """Return a verdict with its sentence."""
        fault = verdict.fault
        others = [name for p, name in enumerate(self.names) if p != fault.player]
        other = others[0] if by in {None, fault.player} else self.names[by or 0]
        hand = fault.hand.tiles if fault.hand else HAND
        text = self._say(
            f"adjudicate.remedy.{_how(verdict)}",
            name=self.names[fault.player],
            other=other,
            number=fault.number,
            places=_places(fault.cells),
            count=abs(hand - HAND) if fault.hand else verdict.later,
        )
        if verdict.otherwise is not None:
            text += " " + self._say(f"adjudicate.otherwise.{verdict.otherwise.value}")
        tied = Remedy.TIE in {verdict.remedy, verdict.otherwise}
        return {
            "fault": self._fault(fault, verdict.remedy),
            "mistake": mistake_of(fault).value,
            "moment": verdict.moment.value if verdict.moment else None,
            "remedy": verdict.remedy.value,
            "otherwise": verdict.otherwise.value if verdict.otherwise else None,
            "later": verdict.later,
            "text": text,
            "tenths": _tenths((0,) * len(penalties), penalties) if tied else None,
            "position": adjusted(verdict.position),
            "agree": [
                {
                    "id": agreement,
                    "text": self._say(f"adjudicate.agree.{agreement}"),
                    "position": adjusted(position) if position else None,
                }
                for agreement, position in verdict.agreements
            ],
        }

    def _finding(self, finding: Finding) -> FindingView:
        """Return a finding with its sentence."""
        name = "" if finding.player is None else self.names[finding.player]
        text = self._say(
            f"adjudicate.sign.{finding.sign}",
            name=name,
            places=_places(finding.cells),
            tiles=list(finding.tiles),
            count=finding.total,
        )
        return {
            "sign": finding.sign,
            "cells": list(map(cell, finding.cells)),
            "player": finding.player,
            "tiles": list(finding.tiles),
            "total": finding.total,
            "text": text,
        }


def standing(state: StrategyState, penalties: Sequence[int]) -> CurrentScoresView | None:
    """Return lines and points as they stand, None where tiles do not match: there are no lines."""
    if board_findings(state.board, restricted=False):
        return None
    return {
        "scores": list(state.scores()),
        "lines": list(map(best, best_lines(state))),
        "tenths": _standing_tenths(state, penalties),
    }


def playouts(tally: PlayoutTally, asked: int) -> PlayoutsView:
    """Return the games played out so far, of those that were asked for."""
    sides = range(len(tally.scores[0]) if tally.scores else 0)
    margins = [tally.margin(side) for side in sides]
    return {
        "games": len(tally.scores),
        "asked": asked,
        "margin": [round(mean, 4) for mean, _, _ in margins],
        "low": [round(low, 4) for _, low, _ in margins],
        "high": [round(high, 4) for _, _, high in margins],
        "tenths": tally.mean_tenths(),
    }


def adjusted(position: AdjustedPosition) -> AdjustedView:
    """Return a position with what is to be done before play goes on."""
    state = position.state
    return {
        "text": strategy.write(state, hidden=True),
        "stage": state.stage,
        "player": None if state.stage is Stage.OVER else state.player,
        "board": [write_placement(placement) for placement in state.board.placements],
        "hands": [list(hand) for hand in state.hands],
        "bag": state.bag_size,
        "taken": [write_placement(placement) for _, placement in position.taken],
        "remove": list(position.remove),
        "draw": list(position.draw),
        "back": list(position.back),
    }


def _how(verdict: MistakeVerdict) -> str:
    """Return the name of the sentence of a remedy; what is taken back is told more exactly."""
    if verdict.remedy is not Remedy.TAKE_BACK:
        return str(verdict.remedy.value)
    if verdict.fault.rule is BrokenRule.BAG:
        return "redraw"
    return "take_back_all" if verdict.later else "take_back"


def _judged(laid: JudgedPlacement) -> JudgedView:
    """Return a placement with what it broke."""
    return {
        "number": laid.number,
        "turn": laid.turn,
        "player": laid.player,
        "code": write_placement(laid.placement),
        "forced": laid.forced,
        "draws": list(laid.draws),
        "ok": not laid.broken,
        "broken": [
            {"rule": breach.rule, "cells": list(map(cell, breach.cells))} for breach in laid.broken
        ],
    }


def _fill(found: FillNow) -> FillView:
    """Return what can be filled now."""
    return {"at": cell(found.cell), "tiles": list(map(list, found.tiles))}


def _tenths(scores: Sequence[int], penalties: Sequence[int]) -> list[int]:
    """Return the tenths of each side, rounded where the mean of several pairs is no whole one."""
    return list(map(round, heat_tenths(scores, penalties)))


def _standing_tenths(state: StrategyState, penalties: Sequence[int]) -> list[int]:
    """Return the tenths of each side as it stands; who gave up has 5.0 points at most [O]."""
    scores = side_scores(state.rules, state.scores())
    ended = state.outcome()
    if ended and ended.termination in {Termination.TIE, Termination.DEADLOCK}:
        scores = (0,) * len(scores)
    gone = [side for side, players in enumerate(state.rules.sides) if state.resigned & {*players}]
    if len(scores) == 2 and gone:
        both = game_tenths((scores[0], scores[1]), (penalties[0], penalties[1]), resigned=gone[0])
        return list(both)
    return _tenths(scores, penalties)


def _places(cells: Sequence[Hex]) -> str:
    """Return cells as people write them."""
    return " ".join(f"{q},{r}" for q, r in cells)
