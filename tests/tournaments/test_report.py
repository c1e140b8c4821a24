"""The report of a tournament: what is read is what was written."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import arena, directing, entering, fold, overview
from tantrix.tournaments.events import ArenaEnded, CheckInClosed, DueExtended, NextAnnounced
from tantrix.tournaments.lots import Secret
from tantrix.tournaments.report import HEAD, VOID, read, write
from tantrix.tournaments.settings import StageSettings, TournamentSettings
from tantrix.tournaments.state import TournamentState

from .simulated import Simulation, simulated, standings_of

WHOLE = write(simulated(1, 200))


def public(state: TournamentState) -> TournamentState:
    """A tournament without what a report leaves out."""
    shown = state.secret if state.opened_key else Secret("")
    bare = replace(state, log=(), undone=frozenset(), forbidden=frozenset(), secret=shown)
    return replace(bare, entries=dict(sorted(state.entries.items())))


@given(st.integers(0, 10**6), st.integers(0, 150))
def test_a_report_reads_back_as_the_tournament(seed: int, steps: int) -> None:
    state = simulated(seed, steps)
    text = write(state)
    found = read(text)
    assert write(found) == text
    assert found == public(state)
    assert standings_of(found) == standings_of(state)
    walls = [[overview.wall_chart(s, stage.number) for stage in s.stages] for s in (found, state)]
    assert walls[0] == walls[1]


def test_times_offers_and_protests_are_public() -> None:
    """6: read(write(x)) = x, the times of an arena and of a check-in among them."""
    states = [simulated(seed, 60) for seed in range(40)]
    text = "".join(map(write, states))
    for told in (" deadline=", " ends=", " yields=", " agreed=", "\noffer ", "\nprotest "):
        assert told in text
    settings = TournamentSettings(
        name="Arena", starts_ms=9000, stages=(StageSettings(format="arena"),)
    )
    simulation = Simulation(settings, 5, Random(1))
    simulation.do(DueExtended(due_ms=9500), CheckInClosed(), NextAnnounced(tournament="next"))
    for entry in simulation.state.entries:
        simulation.do(entering.back(simulation.state, entry))
    simulation.do(arena.begin(simulation.state, 9500))
    assert read(write(simulation.state)) == public(simulation.state)
    simulation.do(ArenaEnded(stage=0))
    assert read(write(simulation.state)) == public(simulation.state)


@given(st.integers(0, 10**6), st.integers(0, 150))
def test_a_cancelled_tournament_says_that_its_standings_are_void(seed: int, steps: int) -> None:
    """2.3, cancel: without that line, or with it elsewhere, the report is refused."""
    state = simulated(seed, steps)
    assert VOID not in write(state).split("\n")
    if state.status == "finished":
        return
    state = fold.apply(state, directing.cancel(state, "rain"), state.updated_ms)
    text = write(state)
    assert text.split("\n").count(VOID) == 1
    found = read(text)
    assert found.void
    assert write(found) == text
    assert found == public(state)
    for wrong in (text.replace(f"{VOID}\n", ""), text + f"{VOID}\n"):
        with pytest.raises(TantrixError):
            read(wrong)


def test_no_other_tournament_has_void_standings() -> None:
    with pytest.raises(TantrixError):
        read(WHOLE.replace("\n", f"\n{VOID}\n", 2))


@given(
    st.integers(0, len(WHOLE)),
    st.integers(0, 5),
    st.text('0123456789.-:="[]{} \nRYtpnul', max_size=4) | st.text(max_size=3),
)
@example(0, 0, "")
@example(len(WHOLE) - 1, 1, "")
def test_a_text_is_refused_or_is_what_would_be_written(at: int, cut: int, put: str) -> None:
    text = WHOLE[:at] + put + WHOLE[at + cut :]
    refused = None
    try:
        found = read(text)
    except TantrixError as error:
        refused = error
    if refused is None:
        assert write(found) == text
    else:
        assert refused.id == "tournament.report"
        assert 1 <= int(str(refused.params["line"])) <= text.count("\n") + 1


@given(st.text())
def test_any_text_is_refused_in_words(text: str) -> None:
    with pytest.raises(TantrixError):
        read(f"{HEAD}\n{text}\n")
