"""Strategy as a game of OpenSpiel: the library's own test, and play beside the rules."""

from __future__ import annotations

import random

import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.observation import make_observation  # noqa: E402

from tantrix.env import openspiel  # noqa: E402
from tantrix.env.one_table import reward_of  # noqa: E402


@pytest.mark.parametrize("players", [2, 3])
def test_the_game_passes_the_library_s_test_of_its_interface(players: int) -> None:
    game = pyspiel.load_game(openspiel.NAME, {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_game_is_that_of_the_rules() -> None:
    game = pyspiel.load_game(openspiel.NAME)
    state, rng = game.new_initial_state(), random.Random(1)
    observation = make_observation(game)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-9
            state.apply_action(rng.choice(outcomes)[0])
            continue
        told = state.position.state()
        actions = state.legal_actions()
        codes = {state.action_to_string(action) for action in actions}
        assert len(codes) == len(told.legal_placements()) == len(actions)
        observation.set_from(state, state.current_player())
        assert (observation.tensor > 0).any()
        before, copy = str(state), state.clone()
        chosen = rng.choice(actions)
        copy.apply_action(chosen)
        assert str(state) == before
        state.apply_action(chosen)
        assert str(copy) == str(state)
    outcome = state.position.outcome()
    assert outcome is not None
    assert state.returns() == reward_of(outcome)
