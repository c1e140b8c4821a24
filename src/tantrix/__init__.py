"""Tantrix: the rules, robots, game records, puzzles and their solver, and a server to play on.

The names listed in `__all__` are the library in everyday use; each is loaded when it is first
asked for, so that importing the package costs next to nothing:

>>> import tantrix
>>> game = tantrix.new_game(players=2, seed=1)
>>> len(game.legal_actions())
36
>>> game.play("5@0,0:0")
>>> tantrix.count(tantrix.puzzle("discovery-7")).count
36

Everything else lives in the subpackages; `docs/library/index.md` is a guide to them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tantrix._public import (
        TILES,
        Board,
        Colour,
        Game,
        GameNode,
        Hex,
        IllegalAction,
        NotationError,
        Outcome,
        Placement,
        Puzzle,
        Record,
        Refusal,
        Resign,
        Robot,
        StrategyRules,
        StrategyState,
        TantrixError,
        Tile,
        check,
        count,
        find,
        make_robot,
        new_game,
        puzzle,
        read_game,
        read_placement,
        read_position,
        read_record,
        record_of,
        replay_record,
        say,
        solve,
        write_game,
        write_placement,
        write_position,
        write_record,
    )

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
    "__version__",
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

__version__ = "0.1.0"


if not TYPE_CHECKING:  # a type checker that saw this would take every misspelt name for an object

    def __getattr__(name: str) -> object:
        """Load a public name when it is first asked for (PEP 562)."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from tantrix import _public

        value = getattr(_public, name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    """List the public names along with what is already loaded."""
    return sorted({*globals(), *__all__} - {"TYPE_CHECKING", "annotations"})
