"""Games with turns as environments: the library's own tests, and play through the numbers."""

from __future__ import annotations

import random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tantrix import env as envs
from tantrix.env.game_encodings import masked, observed, split
from tantrix.notation.moves import write_action
from tantrix.rules.core.errors import IllegalAction, TantrixError

LIBRARYS = [
    # The library's test knows only its own games to have masks in what is observed.
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
]
pytestmark = [pytest.mark.filterwarnings(each) for each in LIBRARYS]

GAMES = {
    "strategy-2": lambda: envs.strategy(2),
    "strategy-3": lambda: envs.strategy(3),
    "mindgame": lambda: envs.mindgame(5),
    "strategy-4-doubles": lambda: envs.strategy(4, doubles=True),
}


@pytest.mark.parametrize("name", GAMES)
def test_every_game_passes_the_library_s_test_of_its_interface(name: str) -> None:
    api_test(GAMES[name](), num_cycles=150)


@pytest.mark.parametrize("name", ["strategy-2", "mindgame"])
def test_equal_seeds_play_equal_games(name: str) -> None:
    seed_test(GAMES[name], num_cycles=40)


@pytest.mark.parametrize("name", GAMES)
def test_the_mask_is_what_the_rules_allow_and_every_number_leads_back(name: str) -> None:
    env = GAMES[name]()
    env.reset(seed=3)
    base, rng = env.unwrapped, random.Random(3)
    while env.agents and not any(env.terminations.values()):
        observation, *_ = env.last()
        numbers = np.flatnonzero(observation["action_mask"])
        player = base.state_.current_player
        for seat, agent in enumerate(env.possible_agents):
            shown = env.observe(agent)
            assert (shown["observation"] == observed(base.game, base.state_, seat)).all()
            assert (shown["action_mask"] == masked(base.game, base.state_, seat)).all()
        encoding = base.game.encoding
        anchor = encoding.anchor(base.game.spaces(base.state_))
        held = base.game.held(base.state_, player)
        meant = [encoding.action(int(number), held, anchor) for number in numbers]
        assert set(map(write_action, meant)) == set(map(write_action, base.state_.legal_actions()))
        assert len(meant) == len(base.state_.legal_actions())
        table, facts = split(base.game, observation["observation"])
        assert facts["bag_size"] == base.state_.bag_size
        own = [facts[f"hand.0.{slot}"] for slot in range(6)]
        assert [tile for tile in own if tile] == list(base.state_.hands[player])
        assert np.count_nonzero(table[..., 6]) == len(base.state_.board)
        env.step(int(rng.choice(numbers)))
    outcome = base.state_.outcome()
    assert {
        player for player, agent in enumerate(env.possible_agents) if env.rewards[agent] > 0
    } == (set(outcome.winners) if len(outcome.winners) < len(outcome.scores) else set())
    assert abs(sum(env.rewards.values())) < 1e-9


def test_an_action_that_is_not_legal_ends_the_game_and_costs_its_player() -> None:
    env = envs.strategy(2)
    env.reset(seed=1)
    agent = env.agent_selection
    observation, *_ = env.last()
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


@pytest.mark.parametrize("name", ["strategy-2", "mindgame"])
@pytest.mark.parametrize("number", [-1, 10**9])
def test_a_number_that_is_no_action_is_refused(name: str, number: int) -> None:
    env = GAMES[name]()
    env.reset(seed=1)
    with pytest.raises(TantrixError, match=r"bad\.action"):
        env.unwrapped.step(number)


@pytest.mark.parametrize("name", ["strategy-2", "mindgame"])
def test_an_action_that_the_rules_forbid_is_refused_by_what_holds_no_guard(name: str) -> None:
    env = GAMES[name]()
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(IllegalAction):
        env.unwrapped.step(int(mask.argmin()))
