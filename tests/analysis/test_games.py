"""The analysis of games: every placement, what it adds up to, and its JSON."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from analysis.gaming import SMALL, record_of
from tantrix.analysis import Moment, TurningPoint, check, moments, serializers, summary
from tantrix.native.analysis import DrawAnalysis, Judged, PositionAnalysis
from tantrix.native.engine import Candidate, Stop
from tantrix.notation import records
from tantrix.robots.native import network
from tantrix.rules.base import Draw, Outcome, Resign, Termination
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyRules


def found_in(record: records.Record) -> list[Moment]:
    """A quick analysis of a game."""
    return list(moments(record, network(), effort=SMALL, seed=3))


def test_a_game_is_analysed_placement_by_placement() -> None:
    record = record_of(1)
    found = found_in(record)
    assert [moment.played for moment in found] == [move.placement for move in record.moves]
    assert [moment.number for moment in found] == list(range(1, 57))
    draws = [action.tile for action in records.replay(record).history if isinstance(action, Draw)]
    assert [moment.drawn for moment in found if moment.drawn] == draws
    assert sum(moment.drawn is not None for moment in found) == 44
    for moment in found:
        assert (moment.accuracy is None) == (moment.found.choices == 1)
        assert moment.found.loss >= 0
        assert (moment.luck is None) == (moment.drawn is None)
    outcome = records.replay(record).outcome()
    assert outcome is not None
    view = serializers.game(found, outcome, complete=True)
    assert len(view["values"]) == 57
    assert view["values"][-1] == (1.0 if outcome.winners == (0,) else 0.0)
    assert [one["choices"] for one in view["players"]] == [
        sum(moment.player == player and moment.found.choices > 1 for moment in found)
        for player in (0, 1)
    ]
    for one, moment in zip(view["moments"], found, strict=True):
        swapped = moment.player == 1
        assert one["before"] == pytest.approx(
            1 - one["best"]["result"] if swapped else one["best"]["result"], abs=1e-3
        )


def test_the_same_record_without_the_bag_gives_the_same_analysis() -> None:
    known = record_of(2, most=12)
    assert known.hidden
    whole = record_of(2)
    full = replace(whole, moves=whole.moves[: len(known.moves)])
    assert found_in(known) == found_in(full)


def test_a_stopped_analysis_keeps_what_it_has() -> None:
    stop = Stop()
    found = []
    for moment in moments(record_of(1), network(), effort=SMALL, stop=stop):
        found.append(moment)
        if moment.number == 5:
            stop.set()
    assert len(found) == 5
    view = serializers.game(found, None, complete=False)
    assert (len(view["values"]), view["complete"]) == (5, False)


def test_a_game_that_cannot_be_analysed_is_refused() -> None:
    rules = StrategyRules(players=3)
    deal = rules.deal(random.Random(1))
    with pytest.raises(TantrixError, match="players"):
        check(records.of(deal, rules.new_state(deal)))
    empty = record_of(1, most=0)
    with pytest.raises(TantrixError, match="empty"):
        check(empty)


def test_a_resignation_ends_the_analysis() -> None:
    whole = record_of(2)
    state = records.replay(replace(whole, moves=whole.moves[:6]))
    state.push(Resign(1 - state.player))
    found = found_in(records.of(whole.deal, state))
    assert len(found) == 6
    assert summary(found, state.outcome()).values[-1] in {0, 1}


# --- sums, of moments that are made up ------------------------------------------------------------


def moment(number: int, player: int, before: float, loss: float = 0, luck: float = 0) -> Moment:
    """A moment in which `player` can expect `before`."""
    at = Placement(number, 0, 0, 0)
    best = Judged(Candidate(at, 9, before, 0, 0, 1, before), 1, 1, 5, 5, ())
    made = best._replace(candidate=best.candidate._replace(win=before - loss))
    placements = (best, made) if loss else (best,)
    found = PositionAnalysis(2, False, placements, len(placements) - 1, loss, 0, ())
    return Moment(number, player, at, found, 7, DrawAnalysis(luck, 0.1))


def test_what_each_player_did_is_added_up() -> None:
    found = [
        moment(1, 0, 0.5, loss=0.25),
        moment(2, 0, 0.5, luck=0.1),
        moment(3, 1, 0.5, luck=-0.2),
    ]
    first, second = summary(found, None).players
    assert (first.choices, first.lost, first.luck) == (2, 0.25, 0.1)
    assert list(first.labels.values()) == [0, 0, 1]
    assert first.accuracy == pytest.approx(65.8, abs=1)
    assert (second.accuracy, second.luck) == (100, -0.2)


def test_turning_points_are_where_the_favourite_changes_and_why() -> None:
    found = [
        moment(1, 0, 0.7, loss=0.35),
        moment(2, 1, 0.65),
        moment(3, 1, 0.7, luck=-0.5),
        moment(4, 0, 0.8),
        moment(5, 0, 0.5),
        moment(6, 1, 0.5),
    ]
    won = Outcome(Termination.PLAYED, (1,), (10, 20))
    points = summary(found, won).turning_points
    assert points == [
        TurningPoint(1, 1, "placement"),
        TurningPoint(3, 0, "draw"),
        TurningPoint(6, 1, "play"),
    ]
    assert summary(found[:4], None).turning_points == points[:2]


@pytest.mark.parametrize(("winners", "value"), [((0,), 1), ((1,), 0), ((0, 1), 0.5), ((), 0.5)])
def test_the_last_value_is_the_result(winners: tuple[int, ...], value: float) -> None:
    outcome = Outcome(Termination.PLAYED, winners, (5, 5))
    assert summary([moment(1, 0, 0.5)], outcome).values == [0.5, value]
