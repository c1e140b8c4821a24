"""The games of the lessons: those played on a table, with the 56 tiles or with older ones."""

from __future__ import annotations

from typing import TypeVar, cast

from tantrix.rules.gobble.state import GobbleState
from tantrix.rules.mindgame.state import MindGameState
from tantrix.rules.solitaire.state import SolitaireState
from tantrix.rules.strategy.state import StrategyState

TantrixState = StrategyState | SolitaireState | GobbleState
"""A position of a game with the 56 tiles of today, on an open table."""

LessonState = TantrixState | MindGameState
"""A position of a lesson."""

S = TypeVar("S", bound=LessonState)
S_contra = TypeVar("S_contra", bound=LessonState, contravariant=True)
S_co = TypeVar("S_co", bound=LessonState, covariant=True)
"""The positions of which something is told or asked; each step has those of its game."""


def copied(state: S) -> S:
    """Return a state of its own, with the same history."""
    return cast(S, state.copy())
