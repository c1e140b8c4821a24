"""Every game by its name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tantrix.games.strategy import StrategyRules

GAMES: Mapping[str, type[StrategyRules]] = MappingProxyType({"strategy": StrategyRules})
"""The rules of each game, which deal it and make its first state."""
