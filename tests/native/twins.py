"""States of the rules beside positions of the kernel."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tantrix.native import Position
from tantrix.rules.base import Action, Resign
from tantrix.rules.strategy.state import StrategyRules, StrategyState

KINDS = (StrategyRules(2), StrategyRules(3), StrategyRules(4), StrategyRules(4, doubles=True))


def new_game(seed: int) -> StrategyState:
    """The first state of a random game: the kinds in turn, every fifth bag in unknown order."""
    rng = random.Random(seed)
    rules = KINDS[seed % len(KINDS)]
    state = rules.new_state(rules.deal(rng))
    return state.hidden() if seed % 5 == 4 else state


def chosen(state: StrategyState, rng: random.Random, resigning: float = 0) -> Action:
    """A random action, a draw or, with some likelihood, a resignation included."""
    if not state.drawing and rng.random() < resigning:
        left = [p for p in range(state.rules.players) if not state.refusals(Resign(p))]
        return Resign(rng.choice(left))
    return rng.choice(state.legal_actions())


def check_same(state: StrategyState, position: Position) -> None:
    """Check all that either can be asked."""
    assert position.legal_actions() == list(state.legal_actions())
    assert position.legal_placements() == state.legal_placements()
    assert position.stage is state.stage
    assert position.player == state.player
    assert position.current_player == state.current_player
    assert position.drawing == state.drawing
    assert position.is_over == state.is_over
    assert position.hands == state.hands
    assert position.bag == state.bag
    assert position.bag_size == state.bag_size
    assert position.resigned == state.resigned
    assert position.scores() == state.scores()
    assert position.outcome() == state.outcome()
    assert position.board == state.board
    assert position.hidden().bag == state.hidden().bag


def played(state: StrategyState, rng: random.Random, resigning: float = 0) -> Iterator[Action]:
    """Play a state to the end of its game, one action at a time, draws too."""
    while not state.is_over:
        action = chosen(state, rng, resigning)
        state.push(action)
        yield action
