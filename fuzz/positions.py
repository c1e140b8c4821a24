"""Positions and placements with slips: only `NotationError` may come out, or a state that holds."""

# ruff: noqa: INP001 -- a script, not a package

from __future__ import annotations

import random

from harness import loop, slipped, states

from tantrix.notation import moves, serializers
from tantrix.notation.positions import registry, strategy
from tantrix.rules.core.errors import NotationError
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState


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
        tried += try_moves(state, rng)
    return tried


def try_position(text: str, rng: random.Random) -> None:
    """Read a text; where it is a position, look at it and play on from it."""
    try:
        state = strategy.read(text)
    except NotationError:
        return
    if registry.read(registry.write(state)) != state:
        raise AssertionError(text)
    serializers.view(state)
    for _ in range(2):
        actions = state.legal_actions()
        if actions:
            state.play(rng.choice(actions))
    registry.read(registry.write(state))


def try_moves(state: StrategyState, rng: random.Random) -> int:
    """Read a legal placement with slips, as a code and in human form."""
    placements = state.legal_placements()
    if not placements:
        return 0
    placement = rng.choice(placements)
    text = slipped(moves.write_move(state, placement, rng.choice((None, 41))), rng)
    try:
        found, drawn = moves.read_move(state, text)
    except NotationError:
        return 1
    if moves.read_move(state, moves.write_move(state, found, drawn)) != (found, drawn):
        raise AssertionError(text)
    if moves.read_placement(moves.write_placement(found)) != Placement(*found):
        raise AssertionError(text)
    return 1


if __name__ == "__main__":
    loop(once)
