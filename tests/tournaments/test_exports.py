"""Exports: what is in them, and what stays out."""

from __future__ import annotations

import csv
import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.tournaments import directing, entering, exports, fold, overview, scoring
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.results import by_default
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.settings import StageSettings, TournamentSettings
from tantrix.tournaments.state import TournamentState

from .simulated import simulated

KEY = bytes(range(32))


def small(*names: str) -> TournamentState:
    """A Swiss of one round that is paired."""
    settings = TournamentSettings(name="Small", stages=(StageSettings(rounds=1),))
    state = fold.start(directing.create(settings, KEY), 0)
    for name in names:
        known = Registration(name=name, persons=(f"id of {name}",), country="FR")
        state = fold.apply(state, entering.enter(state, known), 1)
    forbidden = entering.forbid(state, (1, 2), "they quarrel") if len(names) > 3 else None
    if forbidden:
        state = fold.apply(state, forbidden, 1)
    for event in directing.pair_next(state):
        state = fold.apply(state, event, 2)
    return state


@given(st.integers(0, 10**6))
def test_json_has_every_event_and_the_secret_after_the_finish_only(seed: int) -> None:
    state = simulated(seed, seed % 150)
    told = json.loads(exports.to_json(state))
    assert [each["number"] for each in told["events"]] == [*range(1, state.version + 1)]
    assert (state.secret.key in json.dumps(told)) == (state.status == "finished")


def test_json_has_neither_persons_nor_private_reasons() -> None:
    told = exports.to_json(small("Ann", "Ben", "Cleo", "Dan")).decode()
    assert "Ann" in told
    assert "id of" not in told
    assert "quarrel" not in told


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)"])
def test_a_name_is_never_a_formula(name: str) -> None:
    state = small(name, "Ben")
    for text in (exports.standings_csv(state), exports.results_csv(state)):
        cells = [cell for row in csv.reader(io.StringIO(text, newline="")) for cell in row]
        assert f"'{name}" in cells
        assert name not in cells


@given(st.integers(0, 10**6))
def test_csv_has_a_row_for_every_entry_and_every_game(seed: int) -> None:
    state = simulated(seed, seed % 100)
    rows = list(csv.DictReader(io.StringIO(exports.standings_csv(state), newline="")))
    expected = overview.stage_standings(state, len(state.stages) - 1) if state.stages else []
    assert [(int(r["number"]), float(r["points"])) for r in rows] == [
        (row.entry, float(row.tally.tenths / 10)) for row in expected
    ]
    games = [
        game
        for each in state.rounds
        for pairing in each.pairings
        for game in (*pairing.games, *pairing.playoff)
    ]
    rows = list(csv.DictReader(io.StringIO(exports.results_csv(state), newline="")))
    assert [row["ending"] for row in rows] == [
        "" if game.result is None else game.result.ending.value for game in games
    ]
    heats = [
        (mark.entry, str(mark.score), mark.out) if mark else (entry, "", "")
        for each in state.rounds
        for heat in each.heats
        for game in range(1, heat.heat.games + 1)
        for entry in heat.entries
        for mark in [next((m for m in heat.of_game(game) if m.entry == entry), None)]
    ]
    rows = list(csv.DictReader(io.StringIO(exports.heats_csv(state), newline="")))
    assert [(int(row["number"]), row["score"], row["out"]) for row in rows] == heats


def test_trf_has_its_columns_and_wins_as_points() -> None:
    state = small("Ann", "Ben", "Cleo")
    one, two = state.rounds[0].pairings[0].sides
    found = by_default(1)
    ruling = scoring.rule(state, "default", "not there", place=Place(1, 1), found=found)
    lines = exports.trf(fold.apply(state, ruling, 3)).splitlines()
    rows = {int(line[4:8]): line for line in lines if line.startswith("001")}
    (bye,) = {1, 2, 3} - {one, two}
    assert (rows[one][91:95], rows[one][96], rows[one][98]) == (f"{two:4}", "w", "+")
    assert (rows[two][91:95], rows[two][96], rows[two][98]) == (f"{one:4}", "b", "-")
    assert rows[bye][91:99] == "0000 - U"
    assert [rows[entry][80:84] for entry in (one, two, bye)] == [" 1.0", " 0.0", " 1.0"]
    assert rows[1][14:17] == "Ann"
    assert rows[1][53:55] == "FR"


@given(st.integers(0, 10**6))
def test_trf_gives_every_entry_a_cell_a_round(seed: int) -> None:
    state = simulated(seed, seed % 150)
    rows = [row for row in exports.trf(state).splitlines() if row.startswith("001")]
    assert len(rows) == len(state.entries)
    assert {len(row) for row in rows} <= {89 + 10 * len(state.rounds)}


@given(st.integers(0, 10**6))
def test_a_cancelled_tournament_is_void_in_every_export(seed: int) -> None:
    """2.3, cancel: the standings are marked void, and only there."""
    state = simulated(seed, seed % 150)
    void = state
    if state.status != "finished":
        void = fold.apply(state, directing.cancel(state, "rain"), state.updated_ms)
    cancelled = void is not state
    assert json.loads(exports.to_json(void))["void"] is cancelled
    assert json.loads(exports.to_json(state))["void"] is False
    for table in (exports.standings_csv, exports.results_csv, exports.heats_csv):
        rows = list(csv.DictReader(io.StringIO(table(void), newline="")))
        assert {row["void"] for row in rows} <= {"void" if cancelled else ""}
        rows = list(csv.DictReader(io.StringIO(table(state), newline="")))
        assert {row["void"] for row in rows} <= {""}
    lines = exports.trf(void).splitlines()
    assert lines[2].endswith("(cancelled: standings void)") is cancelled
    assert "void" not in exports.trf(state).splitlines()[2]
    if cancelled:
        assert {line[85:89].strip() for line in lines if line.startswith("001")} <= {""}
