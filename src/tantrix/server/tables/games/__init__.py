"""The games that tables play: for each what can be wished for, and how the house plays it."""

from __future__ import annotations

from tantrix.server.tables.games.gobble import GobbleSetup, NewGobble
from tantrix.server.tables.games.mindgame import MindSetup, NewMind
from tantrix.server.tables.games.solitaire import NewSolitaire, SolitaireSetup
from tantrix.server.tables.games.strategy import NewStrategy, StrategySetup

NewTable = NewStrategy | NewSolitaire | NewGobble | NewMind
"""A table to be made, told apart by its `game`: the body of `POST /api/tables`."""

AnySetup = StrategySetup | SolitaireSetup | GobbleSetup | MindSetup
"""What is fixed of a table, told apart by its `game`."""
