"""Games for one player as environments."""

from __future__ import annotations

import doctest
import random
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tantrix.env import SoloEnv
from tantrix.puzzles.known import known
from tantrix.rules.core.errors import TantrixError
from tantrix.solver import find

DOCS = Path(__file__).parents[2] / "docs" / "library" / "env.md"
BOARD = "v1~1-6~match~triangle-3~1at0.0t0"
GAMES: dict[str, tuple[str, dict[str, str]]] = {
    "gobble": ("tantrix/Gobble-v1", {}),
    "solitaire": ("tantrix/Solitaire-v1", {}),
    "solitaire-loop": ("tantrix/Solitaire-v1", {"triple": "RYG", "goal": "loop"}),
    "discovery-5": ("tantrix/Puzzle-v1", {"puzzle": "discovery-5"}),
    "rainbow-blue": ("tantrix/Puzzle-v1", {"puzzle": "rainbow-blue"}),
    "four-lines": ("tantrix/Puzzle-v1", {"puzzle": "four-lines"}),
    "pyramid-45": ("tantrix/Puzzle-v1", {"puzzle": "pyramid-45"}),
    "board": ("tantrix/Puzzle-v1", {"puzzle": BOARD}),
}


def made(name: str, **more: str) -> SoloEnv:
    """The game, out of the library's wrappers."""
    which, options = GAMES[name]
    arguments: dict[str, Any] = {**options, **more}
    env = gymnasium.make(which, **arguments).unwrapped
    assert isinstance(env, SoloEnv)
    return env


@pytest.mark.parametrize("name", GAMES)
def test_every_game_passes_the_library_s_test_of_its_interface(name: str) -> None:
    check_env(made(name), skip_render_check=False)


@pytest.mark.parametrize("name", GAMES)
def test_rewards_add_up_to_the_score_and_the_mask_is_what_the_rules_allow(name: str) -> None:
    env, rng = made(name), random.Random(5)
    _, info = env.reset(seed=5)
    start, total, over = env.state.scores()[0], 0.0, False
    while not over:
        numbers = np.flatnonzero(info["action_mask"])
        assert len(numbers) == len(env.state.legal_actions())
        _, reward, over, _, info = env.step(int(rng.choice(numbers)))
        total += reward
    assert total == env.state.scores()[0] - start
    assert env.state.is_over


@pytest.mark.parametrize("name", GAMES)
def test_an_action_that_is_not_legal_ends_the_game_and_says_why(name: str) -> None:
    env = made(name)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut) == (-1, True, False)
    assert info["refused"].startswith("illegal.")


@pytest.mark.parametrize("name", ["discovery-5", "rainbow-blue"])
def test_a_solution_laid_tile_by_tile_is_worth_one(name: str) -> None:
    env = made(name)
    env.reset()
    left = list(find(known(name)).solutions[0])
    if known(name).board is None:  # the first tile lies at 0,0
        q, r = left[0].hex
        left = [one._replace(q=one.q - q, r=one.r - r) for one in left]
    rewards = []
    while left:
        placed = next(one for one in left if one in env.state.legal_actions())
        left.remove(placed)
        encoding, spaces = env.game.encoding, env.game.spaces(env.state)
        held = env.game.held(env.state, 0)
        number = encoding.number(placed, held, encoding.anchor(spaces))
        rewards.append(env.step(number)[1])
    assert rewards == [0.0] * (len(rewards) - 1) + [1.0]


def test_a_puzzle_that_is_unknown_is_refused() -> None:
    with pytest.raises(TantrixError, match=r"bad\.puzzle"):
        gymnasium.make("tantrix/Puzzle-v1", puzzle="nonsense")


def test_what_the_documentation_shows_happens() -> None:
    blocks = DOCS.read_text(encoding="utf-8").split("```python\n")[1:]
    text = "\n".join(block.partition("```")[0] for block in blocks)
    example = doctest.DocTestParser().get_doctest(text, {}, "env.md", "env.md", 0)
    runner = doctest.DocTestRunner()
    runner.run(example)
    assert runner.summarize() == (0, len(example.examples))
    assert len(example.examples) > 5


@pytest.mark.parametrize("name", GAMES)
def test_how_actions_are_numbered_is_found_once(name: str) -> None:
    game = made(name).game
    assert game.encoding is game.encoding
