"""Every game by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from tantrix.games.base import Rules
from tantrix.games.gobble import GobbleRules
from tantrix.games.mindgame import MindGameRules
from tantrix.games.solitaire import SolitaireRules
from tantrix.games.strategy import StrategyRules

GAMES: Mapping[str, Callable[..., Rules]] = MappingProxyType(
    {
        "strategy": StrategyRules,
        "gobble": GobbleRules,
        "mindgame": MindGameRules,
        "solitaire": SolitaireRules,
    }
)
"""The rules of each game, which deal it and make its first state."""
