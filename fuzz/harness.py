"""What every fuzzer shares: random games, slips of the pen, and the loop."""

# ruff: noqa: INP001, T201 -- scripts, not a package, that print what they find

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator

from tantrix.rules.base import Resign
from tantrix.rules.strategy.state import StrategyRules, StrategyState

LETTERS = '0123456789,/@:+-?=*F .()[]{}";\\\n\u00e9\ufeff\u0665'
KINDS = (StrategyRules(), StrategyRules(3), StrategyRules(4), StrategyRules(4, doubles=True))


def states(rng: random.Random) -> Iterator[StrategyState]:
    """The state of one random game after every action: one object, played on."""
    rules = rng.choice(KINDS)
    state = rules.new_state(rules.deal(rng))
    yield state
    while not state.is_over:
        resigns = not state.drawing and rng.random() < 0.01
        state.play(Resign(state.player) if resigns else rng.choice(state.legal_actions()))
        yield state


def slipped(text: str, rng: random.Random) -> str:
    """The text with pieces lost, doubled, moved or replaced."""
    letters = list(text)
    for _ in range(rng.choice((1, 1, 1, 2, 5, 30))):
        at = rng.randrange(len(letters) + 1)
        end = at + rng.choice((0, 1, 1, 1, 8, 60))
        piece = letters[at:end]
        elsewhere = rng.randrange(len(letters) + 1)
        letters[at:end] = rng.choice(
            [[], piece * 2, letters[elsewhere : elsewhere + 8], [rng.choice(LETTERS)]]
        )
    return "".join(letters)


def loop(once: Callable[[random.Random], int]) -> None:
    """Call `once` with fresh random numbers until the time is up; it returns the texts it tried."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    end = time.monotonic() + options.seconds
    seed, tried = options.seed, 0
    while time.monotonic() < end:
        try:
            tried += once(random.Random(seed))
        except Exception:
            print(f"found with --seed {seed}")
            raise
        seed += 1
    print(f"{tried} texts, seeds {options.seed}-{seed - 1}: nothing found")
