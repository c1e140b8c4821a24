"""The names that `import tantrix` offers, gathered from the modules that define them.

`tantrix/__init__.py` imports this module when the first of them is asked for. Code inside the
package imports from the defining modules instead.
"""

from __future__ import annotations

import random

from tantrix.messages import say
from tantrix.notation.moves import read_placement, write_placement
from tantrix.notation.positions.registry import read as read_position
from tantrix.notation.positions.registry import write as write_position
from tantrix.notation.records import Game, GameNode, Record, read_game, write_game
from tantrix.notation.records import of as record_of
from tantrix.notation.records import read as read_record
from tantrix.notation.records import replay as replay_record
from tantrix.notation.records import write as write_record
from tantrix.puzzles.known import known
from tantrix.puzzles.puzzle import Puzzle
from tantrix.puzzles.verify import check
from tantrix.robots.base import Robot, make_robot
from tantrix.rules.base import Outcome, Resign
from tantrix.rules.core.board import Board
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.errors import IllegalAction, NotationError, Refusal, TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES, Tile
from tantrix.rules.strategy.state import StrategyRules, StrategyState
from tantrix.solver import count, find, solve

__all__ = [
    "TILES",
    "Board",
    "Colour",
    "Game",
    "GameNode",
    "Hex",
    "IllegalAction",
    "NotationError",
    "Outcome",
    "Placement",
    "Puzzle",
    "Record",
    "Refusal",
    "Resign",
    "Robot",
    "StrategyRules",
    "StrategyState",
    "TantrixError",
    "Tile",
    "check",
    "count",
    "find",
    "make_robot",
    "new_game",
    "puzzle",
    "read_game",
    "read_placement",
    "read_position",
    "read_record",
    "record_of",
    "replay_record",
    "say",
    "solve",
    "write_game",
    "write_placement",
    "write_position",
    "write_record",
]


def new_game(players: int = 2, *, doubles: bool = False, seed: int | None = None) -> StrategyState:
    """Deal a game of Tantrix Strategy and return its first position.

    `players` is 2, 3 or 4; `doubles` needs four. Equal seeds deal equal games; without a seed the
    deal is different every time. The state knows the order of its bag, so that `settle` can draw
    from it: hand a robot `state.hidden()` instead.

    Raises `TantrixError` `bad.players` or `bad.doubles`.

    >>> import tantrix
    >>> game = tantrix.new_game(players=2, seed=1)
    >>> game.player, game.hands[game.player]
    (1, (5, 7, 33, 44, 46, 53))
    """
    rules = StrategyRules(players=players, doubles=doubles)
    return rules.new_state(rules.deal(random.Random(seed)))


def puzzle(name: str) -> Puzzle:
    """Return the puzzle of a name such as `discovery-10` or `sets-60`, or of an id.

    An id carries a whole puzzle, as `v1~1-10~loopR~free` does. Raises `TantrixError` `bad.puzzle`,
    with the `close` name for which a name may be a slip, if any, or `bad.puzzle.id`.

    >>> import tantrix
    >>> tantrix.puzzle("discovery-5").tiles
    (1, 2, 3, 4, 5)
    >>> tantrix.puzzle("v1~1.2.3~loopY~nohole").colours
    (<Colour.YELLOW: 'Y'>,)
    """
    return known(name)
