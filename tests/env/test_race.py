"""The race as an environment."""

from __future__ import annotations

import random

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test

from tantrix.env import RaceEnv
from tantrix.rules.race.pieces import JoinTile, TurnTile

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@pytest.mark.parametrize("players", [2, 6])
def test_the_race_passes_the_library_s_test_of_its_interface(players: int) -> None:
    parallel_api_test(RaceEnv(players), num_cycles=100)


def test_equal_seeds_race_alike() -> None:
    parallel_seed_test(lambda: RaceEnv(3), num_cycles=40)


@pytest.mark.parametrize("players", [2, 4])
def test_a_race_ends_with_a_place_for_everybody(players: int) -> None:
    env, rng = RaceEnv(players), random.Random(players)
    seen, _ = env.reset(seed=players)
    total = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        actions = {}
        for agent in env.agents:
            numbers = np.flatnonzero(seen[agent]["action_mask"])
            player = env.possible_agents.index(agent)
            meant = [env.action(player, int(number)) for number in numbers]
            assert meant[0] is None
            assert set(meant[1:]) == set(env.state_.legal_actions(player))
            actions[agent] = int(rng.choice(numbers[1:] if len(numbers) > 1 else numbers))
        seen, rewards, _, broken, _ = env.step(actions)
        assert not any(broken.values())
        total = {agent: total[agent] + rewards.get(agent, 0.0) for agent in total}
    outcome = env.state_.outcome()
    assert outcome is not None
    best = [player for player, place in enumerate(outcome.places) if place == 1]
    assert {env.possible_agents.index(agent) for agent, sum_ in total.items() if sum_ == 1} == set(
        best
    )


def test_of_two_who_reach_for_one_space_one_is_told_that_it_is_gone() -> None:
    env = RaceEnv(2)
    for seed in range(200):
        env.reset(seed=seed)
        env.step(dict.fromkeys(env.agents, 1))
        ways = [env.state_.legal_actions(player) for player in (0, 1)]
        cells = [{a.placement.hex for a in each if isinstance(a, JoinTile)} for each in ways]
        if cells[0] & cells[1]:
            break
    at = min(cells[0] & cells[1])
    actions = {}
    for player, agent in enumerate(env.possible_agents):
        wanted = next(a for a in ways[player] if isinstance(a, JoinTile) and a.placement.hex == at)
        actions[agent] = env._number(player, wanted)
    *_, infos = env.step(actions)
    assert sorted(infos[agent].get("refused", "") for agent in env.agents) == [
        "",
        "illegal.occupied",
    ]
    assert len(env.state_.board) == 3


def test_a_race_in_which_everybody_waits_is_broken_off() -> None:
    env = RaceEnv(2, longest=5)
    env.reset(seed=1)
    for _ in range(5):
        *_, broken, _ = env.step(dict.fromkeys(env.possible_agents, 0))
    assert broken == dict.fromkeys(env.possible_agents, True)
    assert env.agents == []
    assert env.action(0, 1) == TurnTile(0)


@pytest.mark.parametrize("number", [-1, 10**7, 5 + 6 * 10])
def test_a_number_that_means_nothing_does_nothing_and_says_so(number: int) -> None:
    env = RaceEnv(2)
    env.reset(seed=1)
    *_, infos = env.step({"player_0": number, "player_1": 0})
    assert infos["player_0"] == {"refused": "bad.action"}
    assert len(env.state_.board) == 2
