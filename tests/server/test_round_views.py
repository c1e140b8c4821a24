"""What the page is told of a round."""

from __future__ import annotations

from tantrix.server.tournaments.round_views import round_view
from tantrix.tournaments import directing, entering, fold
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.settings import StageSettings, TournamentSettings


def test_a_table_moved_for_the_colour_blind_says_which_match_of_the_tree_it_is() -> None:
    stages = (StageSettings(format="knockout"),)
    settings = TournamentSettings(name="sets", stages=stages, colour_blind_sets=1)
    state = fold.start(directing.create(settings, bytes(32)), 1)
    for number in range(1, 5):
        known = Registration(name=f"P{number}", elo=1600.0 - number, colour_blind=number == 3)
        state = fold.apply(state, entering.enter(state, known), 2)
    for event in directing.pair_next(state):
        state = fold.apply(state, event, 3)
    tables = round_view(state, 1).tables
    assert [(set(table.sides), table.branch) for table in tables] == [({2, 3}, 2), ({1, 4}, 1)]
