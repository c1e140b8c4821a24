"""Why two entries meet: read off what the round was paired from."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.messages import catalogue
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import directing, events, overview, scoring
from tantrix.tournaments.proofs import before_round
from tantrix.tournaments.reasons import reasons
from tantrix.tournaments.results import GameResult
from tantrix.tournaments.rounds import pair
from tantrix.tournaments.settings import StageSettings, TournamentSettings
from tantrix.tournaments.state import TournamentState

from .simulated import simulated
from .test_whole import Director


def directed(entries: int, **stage: object) -> Director:
    """A director of a tournament of one stage."""
    return Director(TournamentSettings(name="Open", stages=(StageSettings(**stage),)), entries)


def ids(state: TournamentState, number: int, table: int) -> list[str]:
    return [one.id.removeprefix("tournament.pairing.") for one in reasons(state, number, table)]


def played(director: Director, winners: set[int]) -> None:
    """Play the last round: of each pair, one of the winners wins by four, else the first."""
    number = len(director.state.rounds)
    for table in overview.missing(director.state, number):
        sides = director.state.pairing(number, table).sides
        place, _ = scoring.find(director.state, *sides)
        first = sides[0] in winners or sides[1] not in winners
        scores = (24, 20) if first else (20, 24)
        director.do(scoring.result(director.state, place, GameResult(scores=scores), None))


def test_in_round_1_the_halves_of_the_seeding_meet() -> None:
    director = directed(8, rounds=4)
    director.pair()
    (found,) = reasons(director.state, 1, 1)
    assert found.id == "tournament.pairing.halves"
    assert found.params == {"one": "Player 8", "two": "Player 4", "first": 1, "second": 5}


def test_neighbours_meet_and_who_has_met_is_passed_over() -> None:
    director = directed(4, rounds=3)
    director.pair()  # 4-2, 3-1
    played(director, {4, 3})
    director.pair()  # 4-3 and 2-1
    first = reasons(director.state, 2, 1)
    assert [one.id for one in first] == [
        "tournament.pairing.order",
        "tournament.pairing.neighbours",
    ]
    assert first[0].params == {
        "one": "Player 4",
        "two": "Player 3",
        "first": 1,
        "second": 2,
        "points": 14.7,
        "others": 14.7,
    }
    played(director, {4, 2})
    director.pair()  # 4-1 and 3-2: all others have met
    of = {pair(*one.sides): at for at, one in enumerate(director.state.rounds[2].pairings, 1)}
    order, *more = reasons(director.state, 3, of[(1, 4)])
    assert (order.params["first"], order.params["second"]) == (1, 4)
    assert [(one.id, one.params["two"], one.params["rounds"]) for one in more] == [
        ("tournament.pairing.met", "Player 3", [2]),
        ("tournament.pairing.met", "Player 2", [1]),
    ]


def test_a_later_correction_does_not_change_the_answer() -> None:
    director = directed(8, rounds=4)
    director.pair()
    director.play()
    director.pair()
    before = [reasons(director.state, 2, table) for table in range(1, 5)]
    place = scoring.Place(1, 1, 1)
    director.do(scoring.correct(director.state, place, GameResult(scores=(5, 60)), "misread"))
    director.do(entering_left(director.state))
    assert [reasons(director.state, 2, table) for table in range(1, 5)] == before
    assert len(before_round(director.state, 2).rounds) == 1


def entering_left(state: TournamentState) -> events.Left:
    """Somebody withdraws."""
    return events.Left(entry=next(iter(state.entries)))


def test_a_round_that_was_paired_again_is_read_off_its_last_pairing() -> None:
    director = directed(6, rounds=3)
    director.pair()
    director.play()
    director.do(*directing.pair_next(director.state))
    director.do(directing.unpair(director.state, "somebody leaves"))
    director.do(events.Away(entry=6))
    director.do(events.Away(entry=5))
    director.pair()
    assert len(director.state.rounds[1].pairings) == 2
    assert all(ids(director.state, 2, table)[0] == "order" for table in (1, 2))


def test_what_may_not_meet_and_who_is_kept_apart_is_said() -> None:
    director = directed(6, rounds=3, first="neighbours", apart=2)
    for number, country in ((6, "FR"), (5, "FR"), (4, "CH")):
        state = director.state
        known = state.entries[number].registration
        director.do(
            events.Amended(
                entry=number,
                registration=msgspec.structs.replace(known, country=country),
            )
        )
    director.do(events.MeetingForbidden(sides=(4, 6)))
    director.pair()
    of = {
        entry: at
        for at, one in enumerate(director.state.rounds[0].pairings, 1)
        for entry in one.sides
    }
    assert ids(director.state, 1, of[6]) == ["order", "apart", "forbidden"]


def test_with_alternating_starts_it_is_said_who_begins() -> None:
    director = directed(4, rounds=3, alternate=True)
    for number in (1, 2):
        director.pair()
        if number == 1:
            director.play()
    last = reasons(director.state, 2, 1)[-1]
    assert last.id == "tournament.pairing.starts"
    assert last.params["first"] <= last.params["second"]  # type: ignore[operator]


@pytest.mark.parametrize(
    ("stage", "entries", "expected"),
    [
        ({"format": "knockout", "games": 1}, 5, ["tree"]),
        ({"format": "round_robin", "games": 1}, 4, ["all_play"]),
        ({"format": "heats"}, 7, ["heat", "strangers"]),
        ({"format": "solitaire"}, 3, ["alone"]),
    ],
)
def test_every_format_has_its_reason(
    stage: dict[str, object], entries: int, expected: list[str]
) -> None:
    director = directed(entries, **stage)
    director.pair()
    assert ids(director.state, 1, 1) == expected


def test_what_there_is_not_is_refused() -> None:
    director = directed(4, rounds=3)
    director.pair()
    for number, table, reason in ((2, 1, "no_round"), (1, 3, "no_table"), (1, 0, "no_table")):
        with pytest.raises(TantrixError) as refused:
            reasons(director.state, number, table)
        assert refused.value.id == f"tournament.{reason}"


@given(st.integers(0, 10**6), st.integers(0, 150))
def test_every_pairing_has_reasons_that_can_be_said(seed: int, steps: int) -> None:
    state, known = simulated(seed, steps), catalogue()
    for each in state.rounds:
        for table in range(1, max(len(each.pairings), len(each.heats)) + 1):
            found = reasons(state, each.number, table)
            assert found
            assert all(one.id in known for one in found)
