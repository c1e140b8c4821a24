"""The games of the lessons: those played with the 56 tiles on an open table."""

from __future__ import annotations

from tantrix.rules.gobble.state import GobbleState
from tantrix.rules.solitaire.state import SolitaireState
from tantrix.rules.strategy.state import StrategyState

LessonState = StrategyState | SolitaireState | GobbleState
"""A position of a lesson."""
