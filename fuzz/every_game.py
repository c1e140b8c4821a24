"""Positions of every game with slips: only `NotationError` may come out, or a state that holds."""

# ruff: noqa: INP001 -- a script, not a package

from __future__ import annotations

import random
from collections.abc import Iterator

from harness import loop, slipped

from tantrix.notation.positions import registry
from tantrix.rules.base import State
from tantrix.rules.core.errors import NotationError
from tantrix.rules.registry import GAMES


def once(rng: random.Random) -> int:
    """Try the positions of one game."""
    tried = 0
    for state in states(rng):
        for known in (state, state.hidden()):
            text = registry.write(known)
            if registry.read(text) != known:
                raise AssertionError(text)
            for _ in range(3):
                try_position(slipped(text, rng), rng)
                tried += 1
    return tried


def states(rng: random.Random) -> Iterator[State]:
    """The state of a random game of some kind after every action: one object, played on."""
    rules = GAMES[rng.choice(sorted(GAMES))]()
    state = rules.new_state(rules.deal(rng))
    yield state
    while not state.is_over:
        state.play(rng.choice(state.legal_actions()))
        yield state


def try_position(text: str, rng: random.Random) -> None:
    """Read a text; where it is a position, play on from it."""
    try:
        state = registry.read(text)
    except NotationError:
        return
    if registry.read(registry.write(state)) != state:
        raise AssertionError(text)
    for _ in range(4):
        if not state.is_over:
            state.play(rng.choice(state.legal_actions()))
    state.outcome()
    registry.read(registry.write(state))


if __name__ == "__main__":
    loop(once)
