"""Who takes part in a live tournament that is on."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import structs

from tantrix.tournaments import directing, entering, fold, scoring
from tantrix.tournaments.engaged import engaged, is_live
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.results import GameResult
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.settings import OnlineSettings, StageSettings, TournamentSettings
from tantrix.tournaments.state import TournamentState

KEY = bytes(range(32))
FOUR = {"p1", "p2", "p3", "p4"}


def paired(*stages: StageSettings) -> TournamentState:
    """A tournament of four whose first round is paired."""
    settings = TournamentSettings(name="Cup", stages=stages)
    state = fold.start(directing.create(settings, KEY), 0)
    for one in sorted(FOUR):
        registration = Registration(name=one, persons=(one,))
        state = fold.apply(state, entering.enter(state, registration), 1)
    assert engaged(state) == set()
    return following(state)


def following(state: TournamentState) -> TournamentState:
    """Return the tournament with its next round paired."""
    for event in directing.pair_next(state):
        state = fold.apply(state, event, 2)
    return state


def played(state: TournamentState, *tables: int) -> TournamentState:
    """Return the tournament with results of its last round: the first side wins."""
    for table in tables:
        found = scoring.result(state, Place(len(state.rounds), table), GameResult(scores=(24, 20)))
        state = fold.apply(state, found, 3)
    return state


def test_who_goes_on_or_plays_off_still_takes_part_between_two_stages() -> None:
    state = paired(
        StageSettings(rounds=1, advance=1), StageSettings(format="knockout", source="advanced")
    )
    winners = {side(state, table, 0) for table in (1, 2)}
    state = played(state, 1, 2)
    assert engaged(state) == winners  # who are level for the one place
    state = following(state)
    assert engaged(state) == winners
    through = side(state, 1, 0)
    assert engaged(played(state, 1)) == {through}


def side(state: TournamentState, table: int, number: int) -> str:
    """Return the person of a side of the last round."""
    entry = state.rounds[-1].pairings[table - 1].sides[number]
    return state.entries[entry].registration.persons[0]


def test_who_is_there_takes_part_until_the_last_game() -> None:
    state = paired(StageSettings(rounds=2))
    assert engaged(state) == FOUR
    away = fold.apply(state, entering.away(state, 1), 3)
    assert engaged(away) == FOUR - {"p1"}
    assert engaged(fold.apply(away, entering.back(away, 1), 3)) == FOUR
    assert engaged(fold.apply(state, entering.withdraw(state, 2), 3)) == FOUR - {"p2"}
    between = played(state, 1, 2)
    assert engaged(between) == FOUR
    last = following(between)
    assert engaged(played(last, 1)) == FOUR
    assert engaged(played(last, 1, 2)) == set()


def test_in_a_knock_out_who_has_lost_is_free_unless_for_third_place() -> None:
    stage = StageSettings(format="knockout", games=1)
    state = played(paired(stage), 1)
    assert engaged(state) == FOUR  # who has lost is known once the round is over
    beaten = {side(state, 1, 1), side(state, 2, 1)}
    state = played(state, 2)
    assert engaged(state) == FOUR - beaten
    third = following(played(paired(structs.replace(stage, third_place=True)), 1, 2))
    assert engaged(third) == FOUR
    number = 1 + [pairing.table.third_place for pairing in third.rounds[-1].pairings].index(True)
    assert engaged(played(third, number)) == FOUR - beaten


@pytest.mark.parametrize(
    "online", [OnlineSettings(days=3), OnlineSettings(window_days=14)], ids=["days", "window"]
)
def test_where_nobody_has_to_be_there_at_a_time_nobody_is_held(online: OnlineSettings) -> None:
    state = paired(StageSettings(rounds=2))
    slow = structs.replace(state.settings, online=online)
    assert not is_live(slow)
    assert engaged(replace(state, settings=slow)) == set()
    for format_ in ("duplicate", "solitaire", "rally", "simul"):
        alone = structs.replace(
            slow, online=OnlineSettings(), stages=(StageSettings(format=format_),)
        )
        assert not is_live(alone)
