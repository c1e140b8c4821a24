"""2.3, finish: protests are possible until 24 hours after the end."""

from __future__ import annotations

import pytest

from tantrix.tournaments import directing, events, fold, proofs, protests, scoring
from tantrix.tournaments.results import Ending, GameResult
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.settings import TournamentSettings

from .simulated import standings_of
from .test_whole import Director, refused, stage

DAY_MS = 24 * 60 * 60 * 1000


def running() -> Director:
    """A round robin of three whose first round is played."""
    director = Director(TournamentSettings(name="Three", stages=(stage("round_robin"),)), 3)
    director.pair()
    director.play()
    return director


def finished() -> tuple[Director, int]:
    """The same at its end, and when that was."""
    director = running()
    director.go_on()
    end_ms = director.state.log[-1].at_ms
    assert isinstance(director.state.log[-1].event, events.Finished)
    return director, end_ms


def test_a_protest_is_possible_until_a_day_after_the_end() -> None:
    director, end_ms = finished()
    state = director.state
    assert protests.until_ms(state) == end_ms + DAY_MS
    assert protests.protest(state, 1, "why", end_ms + DAY_MS - 1).entry == 1
    for late_ms in (end_ms + DAY_MS, end_ms + 9 * DAY_MS):
        refused("tournament.protest_over", lambda ms=late_ms: protests.protest(state, 1, "why", ms))


def test_events_after_the_end_do_not_make_more_time() -> None:
    director, end_ms = finished()
    director.state = fold.apply(
        director.state, protests.protest(director.state, 1, "why", end_ms + 7), end_ms + 7
    )
    assert protests.until_ms(director.state) == end_ms + DAY_MS


def test_a_protest_is_possible_as_soon_as_the_tournament_is_on() -> None:
    director = Director(TournamentSettings(name="Three", stages=(stage("round_robin"),)), 3)
    refused("tournament.not_begun", lambda: protests.protest(director.state, 1, "why", 1))
    director.pair()
    assert protests.until_ms(director.state) == 0
    director.do(protests.protest(director.state, 2, "why", 100 * DAY_MS))
    assert [entry for _, entry in director.state.protests] == [2]
    refused("tournament.reason", lambda: protests.protest(director.state, 1, " ", 1))
    refused("tournament.no_entry", lambda: protests.protest(director.state, 9, "why", 1))
    director.do(directing.cancel(director.state, "rain"))
    refused("tournament.over", lambda: protests.protest(director.state, 1, "why", 1))


def test_nobody_protests_for_ever() -> None:
    director, end_ms = finished()
    for _ in range(protests.MOST_PROTESTS):
        director.do(protests.protest(director.state, 1, "why", end_ms))
    refused("tournament.protests", lambda: protests.protest(director.state, 1, "why", end_ms))
    assert protests.protest(director.state, 2, "why", end_ms).entry == 2


def test_after_the_end_a_protest_is_answered_and_changes_nothing() -> None:
    director, end_ms = finished()
    before = director.state
    refused("tournament.over", lambda: scoring.rule(before, "warning", "no", place=Place(1, 1)))
    director.do(protests.protest(before, 1, "why", end_ms))
    director.do(scoring.rule(director.state, "warning", "no", place=Place(1, 1), by="C"))
    state = director.state
    assert state.rulings[-1][1].reason == "no"
    assert (standings_of(state), state.digest) == (standings_of(before), before.digest)
    assert proofs.verify(state) == []
    assert fold.refold(state.log) == state


@pytest.mark.parametrize("kind", ["tied", "default", "disqualified", "lot"])
def test_after_the_end_no_ruling_decides_anything(kind: events.Rule) -> None:
    director, end_ms = finished()
    director.do(protests.protest(director.state, 1, "why", end_ms))
    state, tied = director.state, GameResult(ending=Ending.TIED)
    refused(
        "tournament.over",
        lambda: scoring.rule(state, kind, "no", place=Place(1, 1), found=tied, supersedes=None),
    )
    refused(
        "tournament.over",
        lambda: scoring.rule(state, "warning", "no", place=Place(1, 1), found=tied),
    )
    refused("tournament.over", lambda: scoring.correct(state, Place(1, 1), tied, "no"))
