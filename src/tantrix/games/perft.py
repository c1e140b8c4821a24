"""Counting action sequences: the ground truth for every implementation of the rules."""

from __future__ import annotations

from tantrix.games.base import Action, State


def perft(state: State, depth: int) -> int:
    """Return the number of action sequences of length `depth` (at least 0) from `state`.

    A draw follows its placement and is not counted; sequences that end earlier do not count.
    The bag's order must be known.
    """
    if depth == 0:
        return 1
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    return sum(_below(state, action, depth) for action in actions)


def divide(state: State, depth: int) -> dict[Action, int]:
    """Return the count of `perft` split by the first action; `depth` is at least 1."""
    return {action: _below(state, action, depth) for action in state.legal_actions()}


def _below(state: State, action: Action, depth: int) -> int:
    """Return the count after one action."""
    state.push(action)
    drew = state.settle()
    total = perft(state, depth - 1)
    if drew:
        state.pop()
    state.pop()
    return total
