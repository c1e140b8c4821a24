"""The games that tables play: for each what can be wished for, and how the server plays it."""

from __future__ import annotations

from tantrix.server.tables.games.gobble import GobbleConfig, NewGobble
from tantrix.server.tables.games.mindgame import MindGameConfig, NewMindGame
from tantrix.server.tables.games.solitaire import NewSolitaire, SolitaireConfig
from tantrix.server.tables.games.strategy import NewStrategy, StrategyConfig

NewTable = NewStrategy | NewSolitaire | NewGobble | NewMindGame
"""A table to be made, told apart by its `game`: the body of `POST /api/tables`."""

AnyTableConfig = StrategyConfig | SolitaireConfig | GobbleConfig | MindGameConfig
"""What is fixed of a table, told apart by its `game`."""
