"""Counting action sequences: the ground truth for every implementation of the rules."""

from __future__ import annotations

from tantrix.rules.base import Action, State


def perft(state: State, depth: int) -> int:
    """Return the number of action sequences of length `depth` (at least 0) from `state`.

    Draws follow their placement and are not counted; sequences that end earlier do not count.
    The bag's order must be known.

    >>> import tantrix
    >>> from tantrix.rules.perft import perft
    >>> perft(tantrix.new_game(seed=1), 1)
    36
    """
    if depth == 0:
        return 1
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    return sum(_below(state, action, depth) for action in actions)


def divide(state: State, depth: int) -> dict[Action, int]:
    """Return the count of `perft` split by the first action; `depth` is at least 1.

    >>> import tantrix
    >>> from tantrix.rules.perft import divide
    >>> counted = divide(tantrix.new_game(seed=1), 1)
    >>> len(counted), sum(counted.values())
    (36, 36)
    """
    return {action: _below(state, action, depth) for action in state.legal_actions()}


def _below(state: State, action: Action, depth: int) -> int:
    """Return the count after one action."""
    state.push(action)
    pushed = 1
    while state.settle():
        pushed += 1
    total = perft(state, depth - 1)
    for _ in range(pushed):
        state.pop()
    return total
