"""The fold: the same events give the same tournament, and what is taken back leaves no trace."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import fold, overview, proofs, scoring
from tantrix.tournaments.events import AnyEvent, Marked, Resulted
from tantrix.tournaments.rounds import Pairing
from tantrix.tournaments.state import Logged, TournamentState

from .simulated import SETTINGS, Simulation, simulated, standings_of

SEEDS = st.integers(0, 10**6)
DECODER = msgspec.json.Decoder(AnyEvent)


def silent(state: TournamentState) -> TournamentState:
    """A tournament without its log and the counts of what was put right."""
    rounds = tuple(
        replace(
            each,
            pairings=tuple(
                replace(
                    pairing,
                    games=tuple(replace(game, revision=0, ruling=None) for game in pairing.games),
                )
                for pairing in each.pairings
            ),
            heats=tuple(replace(heat, revision=0) for heat in each.heats),
        )
        for each in state.rounds
    )
    return replace(state, rounds=rounds, log=(), updated_ms=0, undone=frozenset())


@given(SEEDS, st.integers(0, 150))
def test_refolding_the_events_as_json_gives_the_same_tournament(seed: int, steps: int) -> None:
    state = simulated(seed, steps)
    log = [Logged(DECODER.decode(msgspec.json.encode(event)), at_ms) for event, at_ms in state.log]
    assert fold.refold(log) == state


@given(SEEDS, st.integers(0, 150))
def test_every_round_is_drawn_again_as_it_was(seed: int, steps: int) -> None:
    assert proofs.verify(simulated(seed, steps)) == []


@given(SEEDS, st.integers(0, 150))
def test_the_wall_chart_has_the_places_after_every_round(seed: int, steps: int) -> None:
    state = simulated(seed, steps)
    for stage in state.stages:
        chart, rows = overview.wall_chart_and_standings(state, stage.number)
        assert rows == overview.stage_standings(state, stage.number)
        for each in state.rounds_of(stage.number):
            after = overview.stage_standings(state, stage.number, after=each.index)
            places = {entry: cells[each.index - 1].place for entry, cells in chart.items()}
            assert places == {row.entry: row.place for row in after}


@given(SEEDS, st.integers(10, 80))
def test_a_correction_and_its_reversal_change_nothing(seed: int, steps: int) -> None:
    rng = Random(seed)
    simulation = Simulation(SETTINGS[0], 8, rng)
    before = simulation.go(steps)
    try:
        place, was = simulation.correct()
    except TantrixError:
        return
    times = before.pairing(place.round, place.table).games[place.game - 1].times_ms
    back = scoring.correct(simulation.state, place, was, "as it was", times_ms=times)
    simulation.do(back)
    assert silent(simulation.state) == silent(before)
    assert standings_of(simulation.state) == standings_of(before)


@given(SEEDS, st.integers(10, 80))
def test_an_undone_event_leaves_no_trace(seed: int, steps: int) -> None:
    state = simulated(seed, steps)
    last, _ = state.log[-1]
    if isinstance(last, Resulted | Marked):
        undone = scoring.undo(state, state.version, "mistyped")
        after = fold.apply(state, undone, state.updated_ms)
        assert silent(after) == silent(fold.refold(state.log[:-1]))


@pytest.mark.parametrize("by", ["points", "wins"])
def test_a_result_has_the_matches_of_its_round_alone_made_anew(by: str) -> None:
    simulation = Simulation(SETTINGS[0], 8, Random(3))
    before = simulation.go(30)
    known = [each.known(by) for each in before.rounds]
    place, _ = simulation.correct()
    for each, was in zip(simulation.state.rounds, known, strict=True):
        fresh = tuple(
            Pairing(each.index, pairing.sides, pairing.match(by)) for pairing in each.pairings
        )
        assert each.known(by) == fresh
        assert (each.known(by) is was) == (each.number != place.round)
        assert (fresh == was) == (each.number != place.round)


def test_what_others_build_on_cannot_be_undone() -> None:
    over = simulated(2, 60)
    with pytest.raises(TantrixError, match="over"):
        scoring.undo(over, over.version, "why not")
    state = fold.refold(over.log[:-1])
    paired = next(
        number for number, (event, _) in enumerate(state.log, start=1) if hasattr(event, "tables")
    )
    with pytest.raises(TantrixError, match="no_undo"):
        scoring.undo(state, paired, "why not")
