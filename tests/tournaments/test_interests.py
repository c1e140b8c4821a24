"""Whom a decision concerns: own games, and those that decide who goes on."""

from __future__ import annotations

import pytest

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import directing, entering, fold, scoring
from tantrix.tournaments.interests import concerns
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.results import GameResult
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.settings import StageSettings, TournamentSettings
from tantrix.tournaments.state import TournamentState

KEY = bytes(range(32))
FINAL = StageSettings(format="knockout", games=1, source="advanced")


def paired(count: int, *stages: StageSettings) -> TournamentState:
    """A tournament of so many entries whose first round is paired."""
    state = fold.start(directing.create(TournamentSettings(name="Cup", stages=stages), KEY), 0)
    for number in range(count):
        state = fold.apply(state, entering.enter(state, Registration(name=f"P{number}")), 1)
    return onward(state)


def onward(state: TournamentState) -> TournamentState:
    """Return the tournament with the results of its last round, and the next one paired."""
    last = state.rounds[-1] if state.rounds else None
    for table in range(1, len(last.pairings) + 1) if last else ():
        found = scoring.result(state, Place(len(state.rounds), table), GameResult(scores=(24, 20)))
        state = fold.apply(state, found, 2)
    for event in directing.pair_next(state):
        state = fold.apply(state, event, 2)
    return state


def concerned(state: TournamentState, table: int) -> set[int]:
    place = Place(len(state.rounds), table)
    return {entry for entry in state.entries if concerns(state, entry, place)}


def test_in_a_knock_out_the_match_for_the_next_opponent_concerns() -> None:
    state = paired(8, StageSettings(format="knockout", games=1))
    one, two, three, four = (pairing.sides for pairing in state.round(1).pairings)
    assert concerned(state, 1) == concerned(state, 2) == {*one, *two}
    assert concerned(state, 3) == concerned(state, 4) == {*three, *four}
    state = onward(state)
    through = {entry for pairing in state.round(2).pairings for entry in pairing.sides}
    assert concerned(state, 1) == through


def test_in_groups_the_games_of_the_own_group_concern_where_some_go_on() -> None:
    groups = StageSettings(format="groups", groups=2, advance=1)
    state = paired(8, groups, FINAL)
    for table, pairing in enumerate(state.round(1).pairings, start=1):
        (group,) = (each for each in state.stages[0].groups if pairing.sides[0] in each)
        assert concerned(state, table) == {*group}
    alone = paired(8, StageSettings(format="groups", groups=2))
    assert concerned(alone, 1) == {*alone.pairing(1, 1).sides}


def test_in_a_swiss_the_last_round_before_the_cut_concerns_everybody() -> None:
    state = paired(8, StageSettings(rounds=2, advance=4), FINAL)
    assert concerned(state, 1) == {*state.pairing(1, 1).sides}
    assert concerned(onward(state), 1) == {*state.entries}


def test_a_heat_concerns_who_plays_in_it() -> None:
    state = paired(7, StageSettings(format="heats"))
    assert concerned(state, 2) == {*state.heat(1, 2).entries}
    with pytest.raises(TantrixError):
        concerns(state, 1, Place(1, 9))
