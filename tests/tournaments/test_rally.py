"""Puzzle rallies: who has solved what, who is ahead, and who comes late."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tantrix.puzzles import verify
from tantrix.puzzles.ids import read_id
from tantrix.rules.core.errors import TantrixError
from tantrix.solver import rally as ladder
from tantrix.solver.search import find
from tantrix.tournaments import (
    directing,
    entering,
    exports,
    fold,
    overview,
    proofs,
    rally,
    report,
    scoring,
)
from tantrix.tournaments.draw import deal_seed
from tantrix.tournaments.events import AnyEvent, Paired
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.settings import StageSettings, TournamentSettings, check_settings
from tantrix.tournaments.standings import Criterion
from tantrix.tournaments.state import TournamentState

MINUTE_MS = 60_000
START_MS = 1_000_000
END_MS = START_MS + 30 * MINUTE_MS
RALLY = TournamentSettings(name="Rally", stages=(StageSettings(format="rally", games=4),))
PUZZLES = ("v1~1-3~loopY~free", "v1~1-4~loopR~free", "v1~1-5~loopR~free", "v1~1-6~loopB~free")


def after(state: TournamentState, *happened: AnyEvent) -> TournamentState:
    """The state after some events."""
    for event in happened:
        state = fold.apply(state, event, state.updated_ms)
    return state


def entered(state: TournamentState, name: str) -> TournamentState:
    return after(state, entering.enter(state, Registration(name=name)))


def paired(entries: int) -> TournamentState:
    """A rally whose puzzles are there, and sealed."""
    state = fold.start(directing.create(RALLY, bytes(32)), 1)
    state = after(state, directing.open_entries(state))
    for number in range(1, entries + 1):
        state = entered(state, f"Player {number}")
    for event in directing.pair_next(state):
        dealt = replace(event, puzzles=PUZZLES) if isinstance(event, Paired) else event
        state = after(state, dealt)
    return state


def begun(entries: int) -> TournamentState:
    """A rally that is on."""
    state = paired(entries)
    return after(state, directing.publish(state, START_MS, deadline_ms=END_MS))


def solve(state: TournamentState, entry: int, number: int, at_ms: int) -> TournamentState:
    return after(state, rally.solved(state, entry, number, START_MS + at_ms, ("1@0,0:0",)))


def standings(state: TournamentState) -> list[tuple[int, int, int, int]]:
    """Place, entry, puzzles solved and time, row by row."""
    rows = overview.stage_standings(state, 0)
    return [(row.place, row.entry, int(row.tally.tenths) // 10, row.tally.time_ms) for row in rows]


def test_more_puzzles_come_first_and_of_equals_the_earlier_last_solution() -> None:
    state = begun(4)
    state = solve(state, 1, 3, 100)
    state = solve(state, 2, 1, 200)
    state = solve(state, 1, 1, 900)
    state = solve(state, 2, 4, 800)
    state = solve(state, 3, 2, 50)
    assert standings(state) == [(1, 2, 2, 800), (2, 1, 2, 900), (3, 3, 1, 50), (4, 4, 0, 0)]
    decided = [row.decided for row in overview.stage_standings(state, 0)]
    assert decided == [None, Criterion.TIME, Criterion.POINTS, Criterion.POINTS]


@given(
    st.lists(
        st.tuples(st.integers(1, 5), st.integers(1, 4), st.integers(1, 30 * MINUTE_MS - 1)),
        max_size=25,
    )
)
def test_places_are_those_of_a_plain_count(tried: list[tuple[int, int, int]]) -> None:
    state, known = begun(5), dict[int, dict[int, int]]({entry: {} for entry in range(1, 6)})
    for entry, number, at_ms in sorted(tried, key=lambda one: one[2]):
        if number in known[entry]:
            with pytest.raises(TantrixError, match="solved"):
                solve(state, entry, number, at_ms)
        else:
            known[entry][number] = at_ms
            state = solve(state, entry, number, at_ms)
    key = {entry: (-len(done), max(done.values(), default=0)) for entry, done in known.items()}
    for place, entry, count, time_ms in standings(state):
        assert (-count, time_ms) == key[entry]
        assert place == 1 + sum(other < key[entry] for other in key.values())
    assert fold.refold(state.log) == state


def test_who_comes_while_it_is_on_has_the_time_that_is_left() -> None:
    state = solve(begun(2), 1, 1, 100)
    state = entered(state, "Late")
    assert state.rounds[0].heat_of(3) is not None
    state = solve(state, 3, 2, 29 * MINUTE_MS)
    assert standings(state)[:2] == [(1, 1, 1, 100), (2, 3, 1, 29 * MINUTE_MS)]
    for event in scoring.unplayed(state, 1):
        state = after(state, event)
    with pytest.raises(TantrixError, match="too_late"):
        entering.enter(state, Registration(name="Too late"))


def test_who_enters_between_the_draw_and_the_start_is_in_it() -> None:
    state = entered(paired(1), "Just in time")
    state = after(state, directing.publish(state, START_MS, deadline_ms=END_MS))
    assert standings(solve(state, 2, 1, 5))[0] == (1, 2, 1, 5)


def test_who_was_away_at_the_draw_takes_part_when_back() -> None:
    state = paired(2)
    state = after(state, directing.unpair(state, "Ann is late"))
    state = after(state, entering.away(state, 1))
    for event in directing.pair_next(state):
        dealt = replace(event, puzzles=PUZZLES) if isinstance(event, Paired) else event
        state = after(state, dealt)
    assert [bye.entry for bye in state.rounds[0].byes] == [1]
    state = after(state, directing.publish(state, START_MS, deadline_ms=END_MS))
    with pytest.raises(TantrixError, match="not_entered"):
        solve(state, 1, 1, 5)
    state = after(state, entering.back(state, 1))
    assert state.rounds[0].byes == ()
    assert standings(solve(state, 1, 1, 5))[0] == (1, 1, 1, 5)


def test_what_cannot_be_solved_is_refused_with_a_reason() -> None:
    with pytest.raises(TantrixError, match="no_rally"):
        solve(paired(2), 1, 1, 5)
    state = solve(begun(2), 1, 1, 5)
    for entry, number, at_ms, why in (
        (1, 1, 6, "solved"),
        (1, 5, 6, "no_puzzle"),
        (3, 1, 6, "not_entered"),
        (1, 2, 30 * MINUTE_MS, "time_over"),
    ):
        with pytest.raises(TantrixError, match=why):
            solve(state, entry, number, at_ms)
    state = after(state, *scoring.unplayed(state, 1))
    with pytest.raises(TantrixError, match="time_over"):
        solve(state, 1, 2, 7)
    assert overview.missing(state, 1) == []


def test_what_a_rally_is_can_be_said_in_its_settings() -> None:
    stage = RALLY.stages[0]
    assert stage.lasts_ms == 30 * MINUTE_MS
    assert StageSettings(format="rally", minutes=45).lasts_ms == 45 * MINUTE_MS
    assert StageSettings(format="arena").lasts_ms == 90 * MINUTE_MS
    assert StageSettings(format="rally", games=0).games_of(1, 9) == 10
    check_settings(RALLY)
    two = StageSettings(format="rally", rounds=2)
    with pytest.raises(TantrixError, match="settings"):
        check_settings(TournamentSettings(name="x", stages=(two,)))


def test_the_report_is_read_back_and_solutions_stay_in_until_the_finish() -> None:
    state = solve(begun(2), 1, 2, 5)
    assert report.write(report.read(report.write(state))) == report.write(state)
    assert report.read(report.write(state)).rounds[0].puzzles == PUZZLES
    assert b"1@0,0:0" not in exports.to_json(state)
    state = after(state, *scoring.unplayed(state, 1))
    state = after(state, directing.close_round(state, 1))
    state = after(state, directing.finish(state))
    assert b"1@0,0:0" in exports.to_json(state)
    assert proofs.verify(state) == []


def test_puzzles_follow_from_the_seeds_and_get_harder() -> None:
    state = paired(1)
    seeds = [deal_seed(state, 1, number) for number in range(1, 5)]
    made = ladder.make(seeds)
    assert made == ladder.make(seeds)
    assert len({*made}) == 4
    grades = [ladder.rung(number, 10).grade for number in range(1, 11)]
    assert grades == sorted(grades)
    assert (grades[0], grades[-1]) == (1, 6)
    assert [ladder.rung(1, 1).grade, ladder.rung(40, 40).grade] == [1, 6]
    for name in made:
        puzzle = read_id(name)
        assert verify.check(puzzle, find(puzzle).solutions[0]) == []
