"""How fast learning environments are: random play with masks and observations, on one core.

`python bench/environments.py [STEPS]` plays so many steps (200,000) of Strategy by the kernel: the
environment alone, whose actions a compiled loop would choose as quickly, and with a legal action
drawn for each game by NumPy; against an opponent too. So it does Gobble alone, Solitaire and the
Mind Game. Below are the environments of one game at a time, of which the Mind Game alone is played
whole by the kernel. Times are processor times.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv

from tantrix.env import (
    MindGameVectorEnv,
    RaceEnv,
    StrategyVectorEnv,
    gobble,
    mindgame,
    puzzle,
    solitaire,
    solo_vector,
    strategy,
)
from tantrix.env.rows import RowsVectorEnv
from tantrix.env.solo import SoloEnv

STEPS = 200_000
GAMES = 16


def any_legal(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """Return a legal action of each game; 0 where there is none."""
    legal = np.flatnonzero(masks.view(np.bool_))
    firsts = np.arange(len(masks) + 1) * masks.shape[1]
    starts = np.searchsorted(legal, firsts)
    counts = np.diff(starts)
    at = starts[:-1] + (rng.random(len(masks)) * counts).astype(np.int64)
    chosen = np.zeros(len(masks), np.int64)
    some = counts > 0
    chosen[some] = legal[at[some]] - firsts[:-1][some]
    return chosen


def played(steps: int, **options: Any) -> tuple[float, float]:  # noqa: ANN401 - those of the environment
    """Return the steps in a second of the environment alone, and with choices by NumPy."""
    env = StrategyVectorEnv(GAMES, **options)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    spent, begun = 0.0, process_time()
    for _ in range(steps // GAMES):
        actions = any_legal(seen["action_mask"], rng)
        before = process_time()
        seen, *_ = env.step(actions)
        spent += process_time() - before
    made = steps // GAMES * GAMES
    return made / spent, made / (process_time() - begun)


def side_by_side(steps: int, env: RowsVectorEnv) -> tuple[float, float]:
    """Return the steps in a second of games of which each has a row, and with choices by NumPy."""
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    spent, begun = 0.0, process_time()
    for _ in range(steps // GAMES):
        actions = any_legal(info["action_mask"], rng)
        before = process_time()
        *_, info = env.step(actions)
        spent += process_time() - before
    made = steps // GAMES * GAMES
    return made / spent, made / (process_time() - begun)


def by_turns(steps: int, env: AECEnv[Any, Any, Any]) -> float:
    """Return the steps in a second of an environment of PettingZoo."""
    rng = random.Random(1)

    def turns() -> Iterator[None]:
        while True:
            env.reset(seed=1)
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                action = rng.choice(np.flatnonzero(seen["action_mask"])) if not over | cut else None
                env.step(action)
                yield

    made, begun = turns(), process_time()
    for _ in range(steps):
        next(made)
    return steps / (process_time() - begun)


def by_oneself(steps: int, env: SoloEnv) -> float:
    """Return the steps in a second of a game for one player."""
    rng, begun = random.Random(1), process_time()
    _, info = env.reset(seed=1)
    for _ in range(steps):
        _, _, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        if over:
            _, info = env.reset()
    return steps / (process_time() - begun)


def raced(ticks: int, env: RaceEnv) -> float:
    """Return the actions in a second of races in which everybody acts at every tick."""
    rng, acted, begun = random.Random(1), 0, process_time()
    seen, _ = env.reset(seed=1)
    for _ in range(ticks):
        acted += len(env.agents)
        seen, *_ = env.step(
            {one: int(rng.choice(np.flatnonzero(seen[one]["action_mask"]))) for one in env.agents}
        )
        if not env.agents:
            seen, _ = env.reset()
    return acted / (process_time() - begun)


def main() -> None:
    """Print a line for each environment."""
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else STEPS
    print(f"{'Strategy of two, steps a second':40} {'alone':>9} {'chosen':>9}")
    kinds: dict[str, tuple[int, dict[str, Any]]] = {
        "the same arrays again": (steps, {"copy": False}),
        "copies": (steps, {}),
        "four players": (steps, {"copy": False, "players": 4}),
        "a window of 58 cells": (steps // 4, {"copy": False, "window": 58}),
        "against random": (steps // 4, {"copy": False, "opponent": "random"}),
        "against greedy": (steps // 10, {"copy": False, "opponent": "greedy"}),
    }
    for name, (number, options) in kinds.items():
        alone, chosen = played(number, **options)
        print(f"{name:40} {alone:9,.0f} {chosen:9,.0f}", flush=True)
    for name, env in {
        "Gobble alone": solo_vector.gobble(GAMES, copy=False),
        "Gobble alone, copies": solo_vector.gobble(GAMES),
        "Solitaire": solo_vector.solitaire(GAMES, copy=False),
        "Solitaire, copies": solo_vector.solitaire(GAMES),
        "the Mind Game": MindGameVectorEnv(GAMES, copy=False),
        "the Mind Game, copies": MindGameVectorEnv(GAMES),
    }.items():
        alone, chosen = side_by_side(steps, env)
        print(f"{name:40} {alone:9,.0f} {chosen:9,.0f}", flush=True)
    others = {
        "by turns (PettingZoo)": by_turns(steps // 200, strategy(2)),
        "the Mind Game by turns": by_turns(steps // 40, mindgame()),
        "the race, by the rules": raced(steps // 400, RaceEnv()),
        "Gobble alone by the rules": by_oneself(steps // 100, gobble()),
        "Solitaire by the rules": by_oneself(steps // 100, solitaire()),
        "the puzzle of ten tiles": by_oneself(steps // 100, puzzle("discovery-10")),
    }
    for name, speed in others.items():
        print(f"{name:40} {'':9} {speed:9,.0f}", flush=True)


if __name__ == "__main__":
    main()
