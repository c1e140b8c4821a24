"""The Mind Game on the kernel: the same states, masks, rows and rewards as by the rules."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest

from tantrix.env import MindGameVectorEnv
from tantrix.env.game_encodings import masked, observed
from tantrix.env.one_table import reward_of
from tantrix.native.mind_environments import MindEnvironments
from tantrix.rules.base import Step, Termination
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.mindgame.state import MindGameRules

OFFERS = 0.02
"""How likely an offer is, so that games last."""


def made(games: int, **options: Any) -> MindGameVectorEnv:  # noqa: ANN401 - those of the environment
    """Games side by side, by their name."""
    env = gymnasium.make_vec("tantrix/MindGame-v1", num_envs=games, **options).unwrapped
    assert isinstance(env, MindGameVectorEnv)
    return env


def chosen(env: MindGameVectorEnv, masks: np.ndarray[Any, Any], rng: random.Random) -> list[int]:
    """A legal action for each game, seldom an offer; 0 where it is over."""
    first_step = env.game.encoding.actions - len(env.game.encoding.steps)
    actions = []
    for mask in masks:
        legal = np.flatnonzero(mask).tolist()
        placing = [number for number in legal if number < first_step]
        steps = legal[len(placing) :]
        likely = steps if rng.random() < OFFERS else placing
        actions.append(rng.choice(likely or legal or [0]))
    return actions


@pytest.mark.parametrize("side", [5, 6])
def test_every_state_mask_row_and_reward_is_that_of_the_rules(side: int) -> None:
    env, rng, ends, met = made(4, side=side), random.Random(side), set(), set()
    game = env.game
    seen, info = env.reset(seed=side)
    # The rules go on by themselves from the deal of the kernel.
    states = [env.state(number) for number in range(4)]
    for _ in range(130):
        for number, state in enumerate(states):
            assert env.state(number) == state
            assert info["player"][number] == state.player
            assert (seen[number] == observed(game, state, state.player)).all()
            assert (info["action_mask"][number] == masked(game, state, state.player)).all()
        actions, begins = chosen(env, info["action_mask"], rng), [one.is_over for one in states]
        for number, state in enumerate(states):
            if not begins[number]:
                held = game.held(state, state.player)
                action = game.encoding.action(actions[number], held, game.encoding.anchor(()))
                met |= {action} & set(Step)
                state.play(action)
        acted = info["player"]
        seen, reward, over, cut, info = env.step(np.array(actions))
        assert not cut.any()
        for number, state in enumerate(states):
            ended = state.outcome()
            assert over[number] == (ended is not None and not begins[number])
            if begins[number]:
                assert reward[number] == 0
                states[number] = env.state(number)
            elif ended:
                assert info["rewards"][number].tolist() == reward_of(ended)
                assert reward[number] == info["rewards"][number][acted[number]]
                ends.add(ended.termination)
    assert met == set(game.encoding.steps)
    assert {Termination.AGREED} < ends


@pytest.mark.parametrize("wrong", ["masked", "beyond", "below"])
def test_an_action_that_is_not_legal_ends_the_game_and_costs_one(wrong: str) -> None:
    env = made(2)
    _, info = env.reset(seed=1)
    mask = info["action_mask"][1]
    number = {"masked": int(mask.argmin()), "beyond": mask.size, "below": -1}[wrong]
    _, reward, over, _, info = env.step(np.array([info["action_mask"][0].argmax(), number]))
    assert (reward.tolist(), over.tolist()) == ([0, -1], [False, True])
    assert info["illegal"].tolist() == [False, True]
    assert info["rewards"].tolist() == [[0, 0], [-1, 0]]
    assert not info["action_mask"][1].any()


def test_equal_seeds_deal_equal_games_and_others_do_not() -> None:
    one, two = made(3), made(3)
    assert (one.reset(seed=3)[0] == two.reset(seed=3)[0]).all()
    assert (one.reset(seed=3)[0] != two.reset(seed=4)[0]).any()


def test_arrays_are_written_over_only_where_they_are_not_to_be_copied() -> None:
    for copy in (True, False):
        env = made(1, copy=copy)
        first, info = env.reset(seed=1)
        mask, before = info["action_mask"], first.copy()
        env.step(mask.argmax(axis=1))
        assert (first == before).all() == copy


def test_every_game_is_drawn_as_a_frame() -> None:
    env = made(2, render_mode="rgb_array")
    env.reset(seed=1)
    frames = env.render()
    assert frames is not None
    assert [one.shape for one in frames] == [(512, 512, 3)] * 2


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(TantrixError, match=r"bad\.environments"):
        MindGameVectorEnv(0)
    with pytest.raises(TantrixError, match=r"bad\.mindgame\.side"):
        MindGameVectorEnv(side=4)
    games = MindEnvironments(2, MindGameRules())
    row, mask = np.zeros(983, np.uint8), np.zeros(4359, np.int8)
    with pytest.raises(TantrixError, match=r"bad\.kernel"):
        games.observe(row, mask, np.zeros(2, np.uint8))
    with pytest.raises(TantrixError, match=r"bad\.kernel"):
        games.observe_as(0, 2, row, mask)
    with pytest.raises(TantrixError, match=r"bad\.kernel"):
        games.observe_as(2, 0, row, mask)
    with pytest.raises(TantrixError, match=r"bad\.kernel"):
        games.observe_as(0, 0, mask.view(np.uint8), mask)
    with pytest.raises(TantrixError, match=r"bad\.kernel"):
        games.state(-1)
    with pytest.raises(TantrixError, match=r"bad\.kernel"):
        MindEnvironments(0, MindGameRules())
