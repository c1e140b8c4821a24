"""Positions with slips in the kernel: what it takes, it plays on as the rules do."""

# ruff: noqa: INP001 -- a script, not a package

from __future__ import annotations

import random

from harness import loop, slipped, states

from tantrix.native import Position
from tantrix.notation.positions import registry, strategy
from tantrix.rules.core.errors import NotationError, TantrixError
from tantrix.rules.strategy.state import StrategyState


def once(rng: random.Random) -> int:
    """Try the positions of one game, told as they are and with slips."""
    tried = 0
    for state in states(rng):
        for known in (state, state.hidden()):
            text = registry.write(known)
            for version in (text, slipped(text, rng), slipped(text, rng)):
                try_position(version, rng)
                tried += 1
    return tried


def try_position(text: str, rng: random.Random) -> None:
    """Read a text; where it is a position that the kernel takes, play on from it in both."""
    try:
        state = strategy.read(text)
        position = Position(state)
    except NotationError:
        return
    except TantrixError as error:
        if error.params["reason"] != "far":
            raise
        return
    compare(text, state, position)
    for _ in range(3):
        actions = state.legal_actions()
        if actions:
            action = rng.choice(actions)
            state.push(action)
            position.push(action)
            compare(text, state, position)


def compare(text: str, state: StrategyState, position: Position) -> None:
    """Compare all that hangs on the rules."""
    same = position.legal_actions() == list(state.legal_actions())
    turn = (position.stage, position.current_player) == (state.stage, state.current_player)
    end = (position.scores(), position.outcome()) == (state.scores(), state.outcome())
    if not (same and turn and end and position.state() == state):
        raise AssertionError(text)


if __name__ == "__main__":
    loop(once)
