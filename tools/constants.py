"""Write what is the same for everybody as long as the version is, for a page without a network.

`python -m tools.constants FILE`: one JSON document, `Constants` in `web/src/api/constants.ts`. It
has what `/api/bootstrap`, `/api/puzzles` and `/api/puzzles/form` answer, and the robots of a page
without a server, as players of the engine.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from tantrix.notation import puzzle_serializers
from tantrix.puzzles.catalogue import CATALOGUE
from tantrix.robots.levels import LADDER, Level
from tantrix.server.tables.http import bootstrap


def constants() -> dict[str, object]:
    """Return the document."""
    return {
        "bootstrap": bootstrap(),
        "puzzles": {"sections": puzzle_serializers.sections()},
        "forms": {name: puzzle_serializers.form(puzzle) for name, puzzle in CATALOGUE.items()},
        "robots": {level: player._asdict() for level, player in _LEVELS.items()},
    }


_LEVELS = {**{name: Level(name, name) for name in ("random", "greedy", "planner")}, **LADDER}


if __name__ == "__main__":
    to = Path(sys.argv[1])
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_bytes(msgspec.json.encode(constants()))
