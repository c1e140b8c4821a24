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

Everything else lives in the subpackages, which are loaded when they are first asked for as well;
`docs/library/index.md` is a guide to them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tantrix import adjudication as adjudication
    from tantrix import analysis as analysis
    from tantrix import client as client
    from tantrix import cluster as cluster
    from tantrix import conversion as conversion
    from tantrix import engine as engine
    from tantrix import env as env
    from tantrix import messages as messages
    from tantrix import native as native
    from tantrix import notation as notation
    from tantrix import printing as printing
    from tantrix import puzzles as puzzles
    from tantrix import ratings as ratings
    from tantrix import render as render
    from tantrix import robots as robots
    from tantrix import rules as rules
    from tantrix import solver as solver
    from tantrix import tournaments as tournaments
    from tantrix import training as training
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

_SUBPACKAGES = frozenset(
    {
        "adjudication",
        "analysis",
        "client",
        "cluster",
        "conversion",
        "engine",
        "env",
        "messages",
        "native",
        "notation",
        "printing",
        "puzzles",
        "ratings",
        "render",
        "robots",
        "rules",
        "solver",
        "tournaments",
        "training",
    }
)
"""Not listed by `dir`: whoever looks at all that it lists would need every extra."""


if not TYPE_CHECKING:  # a type checker that saw this would take every misspelt name for an object

    def __getattr__(name: str) -> object:
        """Load a public name or a subpackage when it is first asked for (PEP 562)."""
        if name in _SUBPACKAGES:
            from importlib import import_module

            return import_module(f"{__name__}.{name}")
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from tantrix import _public

        value = getattr(_public, name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    """List the public names along with what is already loaded."""
    return sorted({*globals(), *__all__} - {"TYPE_CHECKING", "annotations"})
