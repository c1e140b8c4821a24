"""Games between players of the engine, as records."""

from __future__ import annotations

import random
from functools import cache

from tantrix.native import engine
from tantrix.native.analysis import Effort
from tantrix.native.state import KernelState
from tantrix.notation import records
from tantrix.robots.native import native_player
from tantrix.rules.strategy.state import StrategyRules

SMALL = Effort(first=4, second=8, confirm=16, playouts=1, nodes=2000)
"""Enough to see that an analysis is whole."""


@cache
def played(seed: int, texts: tuple[str, str] = ("net", "greedy"), most: int = 99) -> str:
    """The record of a game, or of its first placements."""
    rng = random.Random(seed)
    rules = StrategyRules()
    deal = rules.deal(rng)
    state = KernelState.of(rules.new_state(deal))
    players = [native_player(text) for text in texts]
    while not state.is_over and len(state.board) < most:
        state.push(engine.choose(state, players[state.player], rng.getrandbits(60)))
        state.settle()
    return records.write(records.of(deal, state))


def record_of(seed: int, *, most: int = 99) -> records.Record:
    """A game between the network and greedy."""
    record, problems = records.read(played(seed, most=most))
    assert not problems
    return record
