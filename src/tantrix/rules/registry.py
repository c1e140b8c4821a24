"""Every game by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from tantrix.rules.base import Rules
from tantrix.rules.gobble.state import GobbleRules
from tantrix.rules.mindgame.state import MindGameRules
from tantrix.rules.solitaire.state import SolitaireRules
from tantrix.rules.strategy.state import StrategyRules

GAMES: Mapping[str, Callable[..., Rules]] = MappingProxyType(
    {
        "strategy": StrategyRules,
        "solitaire": SolitaireRules,
        "gobble": GobbleRules,
        "mindgame": MindGameRules,
    }
)
"""The rules of each game, which deal it and make its first state."""
