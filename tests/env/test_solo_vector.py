"""Games for one player on the kernel: the same states, masks and observations as by the rules."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest

from tantrix.env import SoloVectorEnv, solo_vector
from tantrix.env.game_encodings import masked, observed
from tantrix.native.solo_environments import SoloEnvironments
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.gobble.state import GobbleRules
from tantrix.rules.solitaire.state import SolitaireRules

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "gobble": ("tantrix/Gobble-v1", {}),
    "solitaire": ("tantrix/Solitaire-v1", {}),
    "solitaire-loop": ("tantrix/Solitaire-v1", {"triple": "RYG", "goal": "loop"}),
    "solitaire-blue": ("tantrix/Solitaire-v1", {"triple": "YBG", "colour": "B"}),
}


def made(name: str, games: int, **more: Any) -> SoloVectorEnv:  # noqa: ANN401 - those of the environment
    """Games of a name, side by side."""
    which, options = GAMES[name]
    env = gymnasium.make_vec(which, num_envs=games, **options, **more).unwrapped
    assert isinstance(env, SoloVectorEnv)
    return env


def chosen(masks: np.ndarray[Any, Any], rng: random.Random) -> np.ndarray[Any, Any]:
    """A legal action for each game; 0 where it is over."""
    return np.array([rng.choice(np.flatnonzero(mask).tolist() or [0]) for mask in masks])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_every_state_mask_row_and_reward_is_that_of_the_rules(name: str, seed: int) -> None:
    env, rng = made(name, 2), random.Random(seed)
    game = env.game
    seen, info = env.reset(seed=seed)
    # The rules go on by themselves from the deal of the kernel.
    states = [env.state(number) for number in range(2)]
    over = np.zeros(2, bool)
    while not over.all():
        actions = chosen(info["action_mask"], rng)
        rewards = []
        for state, action, ended in zip(states, actions, over, strict=True):
            before = state.scores()[0]
            if not ended:
                anchor = game.encoding.anchor(game.spaces(state))
                state.play(game.encoding.action(int(action), game.held(state, 0), anchor))
            rewards.append(state.scores()[0] - before)
        going = ~over
        seen, reward, done, cut, info = env.step(actions)
        over |= done
        assert not cut.any()
        for number in np.flatnonzero(going):
            state = states[number]
            assert env.state(int(number)) == state
            assert reward[number] == rewards[number]
            assert over[number] == state.is_over
            assert (seen[number] == observed(game, state, 0)).all()
            assert (info["action_mask"][number] == masked(game, state, 0)).all()


def test_what_can_seldom_be_done_in_gobble_is_met() -> None:
    env, rng, met = made("gobble", 16), random.Random(1), set()
    _, info = env.reset(seed=1)
    steps = env.game.encoding.steps
    for _ in range(150):
        legal = info["action_mask"][:, -len(steps) :]
        met |= {steps[at] for at in np.flatnonzero(legal.any(axis=0))}
        actions = chosen(info["action_mask"], rng)
        _, _, _, _, info = env.step(actions)
    assert met == set(steps)


@pytest.mark.parametrize("name", GAMES)
def test_the_first_observation_is_that_of_the_deal(name: str) -> None:
    env = made(name, 3)
    seen, info = env.reset(seed=5)
    for number in range(3):
        state = env.state(number)
        assert (seen[number] == observed(env.game, state, 0)).all()
        assert (info["action_mask"][number] == masked(env.game, state, 0)).all()
    assert env.single_observation_space.contains(seen[0])


def test_a_game_that_has_ended_begins_anew_at_the_next_step() -> None:
    env, rng = made("solitaire", 3), random.Random(1)
    _, info = env.reset(seed=1)
    over = np.zeros(3, bool)
    ends = 0
    for _ in range(60):
        before = over
        _, reward, over, _, info = env.step(chosen(info["action_mask"], rng))
        for number in map(int, np.flatnonzero(before)):
            assert (reward[number], over[number], len(env.state(number).board)) == (0, False, 0)
        assert not info["action_mask"][over].any()
        ends += over.sum()
    assert ends >= 6


@pytest.mark.parametrize("wrong", ["masked", "beyond", "below"])
def test_an_action_that_is_not_legal_ends_the_game(wrong: str) -> None:
    env = made("gobble", 2)
    _, info = env.reset(seed=1)
    mask = info["action_mask"][1]
    number = {"masked": int(mask.argmin()), "beyond": mask.size, "below": -1}[wrong]
    _, reward, over, _, info = env.step(np.array([info["action_mask"][0].argmax(), number]))
    assert (reward.tolist(), over.tolist()) == ([1, -1], [False, True])
    assert info["illegal"].tolist() == [False, True]
    assert not info["action_mask"][1].any()


def test_equal_seeds_deal_equal_games_and_others_do_not() -> None:
    one, two = made("gobble", 4), made("gobble", 4)
    assert (one.reset(seed=3)[0] == two.reset(seed=3)[0]).all()
    assert (one.reset()[0] == two.reset()[0]).all()
    assert (one.reset(seed=3)[0] != two.reset(seed=4)[0]).any()
    again, _ = one.reset(seed=[7, 8, 7, None])
    assert (again[0] == again[2]).all()
    kept, _ = one.reset(options={"reset_mask": np.array([False, True, True, True])})
    assert (kept[0] == again[0]).all()
    assert (kept[1] != again[1]).any()


def test_arrays_are_written_over_only_where_they_are_not_to_be_copied() -> None:
    for copy in (True, False):
        env = made("gobble", 1, copy=copy)
        first, info = env.reset(seed=1)
        mask, before = info["action_mask"], first.copy()
        env.step(mask.argmax(axis=1))
        assert (first == before).all() == copy
        assert (env.action_masks() is mask) == (not copy)


def test_every_game_is_drawn_as_a_frame() -> None:
    env = made("solitaire", 2, render_mode="rgb_array")
    env.reset(seed=1)
    frames = env.render()
    assert frames is not None
    assert [one.shape for one in frames] == [(512, 512, 3)] * 2
    assert made("solitaire", 2).render() is None


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(TantrixError, match=r"bad\.environments"):
        solo_vector.gobble(num_envs=0)
    games = SoloEnvironments(2, GobbleRules())
    with pytest.raises(TantrixError, match=r"bad\.kernel"):
        games.observe(np.zeros(3, np.uint8), np.zeros(3, np.int8))
    with pytest.raises(TantrixError, match=r"bad\.kernel"):
        games.state(2)
    with pytest.raises(TantrixError, match=r"bad\.kernel"):
        SoloEnvironments(0, SolitaireRules())
