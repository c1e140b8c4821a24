"""Environments as frames of pixels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import tantrix.env as envs
from tantrix.env.pictures import SIDE

MADE: dict[str, Callable[..., Any]] = {
    "strategy": envs.strategy,
    "mindgame": envs.mindgame,
    "race": envs.RaceEnv,
    "solitaire": lambda **mode: gymnasium.make("tantrix/Solitaire-v1", **mode),
    "gobble": lambda **mode: gymnasium.make("tantrix/Gobble-v1", **mode),
    "puzzle": lambda **mode: gymnasium.make("tantrix/Puzzle-v1", puzzle="discovery-3", **mode),
    "strategy-v1": lambda **mode: gymnasium.make("tantrix/Strategy-v1", **mode),
    "vector": lambda **mode: envs.StrategyVectorEnv(2, **mode),
}


@pytest.mark.parametrize("name", MADE)
def test_every_environment_has_frames_of_one_size(name: str) -> None:
    env = MADE[name](render_mode="rgb_array")
    assert "rgb_array" in env.metadata["render_modes"]
    env.reset(seed=1)
    frames = env.render()
    for frame in frames if isinstance(frames, tuple) else (frames,):
        assert (frame.shape, frame.dtype) == ((SIDE, SIDE, 3), np.uint8)
        assert (frame[0, 0] == 255).all()


def test_a_frame_shows_what_has_been_placed() -> None:
    env = envs.StrategyEnv(render_mode="rgb_array")
    seen, _ = env.reset(seed=1)
    before = env.render()
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert (env.render() != before).any()
