"""Simuls: one host, up to twenty guests, a game with each."""

from __future__ import annotations

import pytest

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import directing, entering, fold, overview, scoring
from tantrix.tournaments.heats import Mark
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.settings import StageSettings, TournamentSettings, check_settings
from tournaments.test_heat_rounds import begun

SIMUL = TournamentSettings(name="Simul", stages=(StageSettings(format="simul"),))


def test_each_guest_has_a_board_and_points_against_the_host() -> None:
    state = begun(3, SIMUL)
    heats = state.rounds[0].heats
    assert [len(heat.entries) for heat in heats] == [1, 1, 1]
    for table, (score, against) in enumerate([(24, 20), (20, 20), (10, 30)], start=1):
        (entry,) = heats[table - 1].entries
        mark = Mark(entry=entry, score=score, against=against)
        state = fold.apply(state, scoring.mark(state, (1, table), [mark]), 6)
    (last,) = heats[2].entries
    given = Mark(entry=last, score=10, against=30, out="conceded")
    won = fold.apply(state, scoring.mark(state, (1, 3), [given], reason="the host gave up"), 7)
    assert overview.stage_standings(won, 0)[0].tally.tenths == 150
    assert overview.stage_standings(won, 0)[0].tally.wins == 1
    rows = overview.stage_standings(state, 0)
    assert [row.tally.tenths for row in rows] == [147, 100, 20]
    assert [(row.tally.wins, row.tally.ties, row.tally.losses) for row in rows] == [
        (1, 0, 0),
        (0, 1, 0),
        (0, 0, 1),
    ]


def test_the_twenty_first_guest_waits() -> None:
    state = fold.start(directing.create(SIMUL, bytes(32)), 1)
    state = fold.apply(state, directing.open_entries(state), 2)
    for number in range(1, 23):
        guest = Registration(name=f"Guest {number}")
        state = fold.apply(state, entering.enter(state, guest), 3)
    waiting = [entry for entry, one in state.entries.items() if one.presence == "waiting"]
    assert waiting == [21, 22]
    state = fold.apply(state, entering.withdraw(state, 3), 4)
    assert state.entries[21].presence == "present"


@pytest.mark.parametrize(
    "settings",
    [
        TournamentSettings(name="x", stages=SIMUL.stages, capacity=21),
        TournamentSettings(name="x", stages=(StageSettings(format="simul", games=2),)),
        TournamentSettings(name="x", stages=(StageSettings(format="simul", rounds=2),)),
        TournamentSettings(
            name="x",
            stages=(
                StageSettings(advance=2),
                StageSettings(format="simul", source="advanced"),
            ),
        ),
    ],
)
def test_a_simul_is_one_game_with_each_guest(settings: TournamentSettings) -> None:
    check_settings(SIMUL)
    with pytest.raises(TantrixError, match="settings"):
        check_settings(settings)
