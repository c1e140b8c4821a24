"""Heats of Gobble: how many race at a table, and what the places are worth."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import directing, fold, overview, scoring
from tantrix.tournaments.heats import SIXTHS, Mark, gobble_sizes, place_tenths
from tantrix.tournaments.points import TIE
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.settings import StageSettings, TournamentSettings, check_settings
from tantrix.tournaments.standings import Criterion
from tournaments.test_heat_rounds import begun

GOBBLE = TournamentSettings(name="Gobble", stages=(StageSettings(format="gobble"),))


@given(st.integers(0, 5000))
def test_as_few_tables_as_there_must_be_and_even_ones(entries: int) -> None:
    sizes, rested = gobble_sizes(entries)
    assert sum(sizes) + rested == entries
    if entries < 2:
        assert (sizes, rested) == ([], entries)
    else:
        assert rested == 0
        assert len(sizes) == -(-entries // 6)
        assert 2 <= min(sizes) <= max(sizes) <= min(6, min(sizes) + 1)


@given(
    st.lists(
        st.tuples(st.integers(1, 6), st.sampled_from(["", "", "resigned", "absent"])),
        min_size=2,
        max_size=6,
    )
)
def test_places_are_worth_as_many_points_as_there_are_players_down_to_one(
    found: list[tuple[int, str]],
) -> None:
    marks = [
        Mark(entry=entry, score=place, out=out)  # type: ignore[arg-type]
        for entry, (place, out) in enumerate(found)
    ]
    tenths, players = place_tenths(marks), len(marks)
    came = [mark for mark in marks if mark.out != "absent"]
    best = range(players, players - len(came), -1)
    assert sum(tenths) == 10 * sum(best)
    for mark, share in zip(marks, tenths, strict=True):
        if mark.out == "absent":
            assert share == 0
        else:
            above = sum(other.score < mark.score for other in came)
            below = sum(other.score > mark.score for other in came)
            assert share == Fraction(10 * (2 * players - above - (len(came) - 1 - below)), 2)


def test_points_of_four_worked_by_hand() -> None:
    marks = [Mark(entry=entry, score=place) for entry, place in enumerate((2, 1, 3, 3))]
    assert place_tenths(marks) == [30, 40, 15, 15]
    gone = [Mark(entry=1, score=1), Mark(entry=2, score=3, out="absent"), Mark(entry=3, score=2)]
    assert place_tenths(gone) == [30, 0, 20]


def test_of_equals_the_quicker_one_is_ahead_and_absence_saves_no_time() -> None:
    state = begun(3, GOBBLE)
    assert state.rounds[0].heats[0].heat.colours == ""
    for number, (places, times) in enumerate(
        [((1, 2, 3), (100, 120, 150)), ((2, 1, 3), (130, 90, 140))], start=1
    ):
        marks = [
            Mark(entry=entry, score=place, time_ms=time_ms)
            for entry, place, time_ms in zip((1, 2, 3), places, times, strict=True)
        ]
        state = fold.apply(state, scoring.mark(state, (number, 1), marks), 6)
        for event in directing.pair_next(state):
            state = fold.apply(state, event, 7)
    rows = overview.stage_standings(state, 0)
    assert [(row.entry, row.tally.tenths, row.tally.time_ms) for row in rows] == [
        (2, 50, 210),
        (1, 50, 230),
        (3, 20, 290),
    ]
    assert [row.decided for row in rows] == [None, Criterion.TIME, Criterion.POINTS]
    absent = Mark(entry=3, score=3, time_ms=200, out="absent")
    marks = [Mark(entry=1, score=1, time_ms=150), Mark(entry=2, score=2, time_ms=200), absent]
    state = fold.apply(state, scoring.mark(state, (3, 1), marks), 8)
    times = {row.entry: row.tally.time_ms for row in overview.stage_standings(state, 0)}
    assert times == {1: 380, 2: 410, 3: 490}


def test_a_ruling_ties_a_race_and_does_not_share_its_points() -> None:
    state = begun(3, GOBBLE)
    shares = [Mark(entry=entry, ruled=SIXTHS * TIE) for entry in (1, 2, 3)]
    with pytest.raises(TantrixError, match="no_shares"):
        scoring.rule_heat(state, "conduct", "9", Place(1, 1), shares)
    tied = [Mark(entry=entry, score=1) for entry in (1, 2, 3)]
    for event in scoring.rule_heat(state, "tied", "13", Place(1, 1), tied):
        state = fold.apply(state, event, 6)
    each = state.rounds[0]
    assert overview.heat_points(state, each, each.heats[0]) == {1: 20, 2: 20, 3: 20}


def test_a_race_is_for_persons_at_one_time() -> None:
    check_settings(GOBBLE)
    assert GOBBLE.stages[0].planned(9) == 6
    with pytest.raises(TantrixError, match="settings"):
        check_settings(TournamentSettings(name="x", stages=GOBBLE.stages, kind="pair"))
