"""Any puzzle by what it is called."""

from __future__ import annotations

from tantrix.puzzles.catalogue import puzzle
from tantrix.puzzles.ids import VERSION, parse_id
from tantrix.puzzles.puzzle import Puzzle


def known(text: str) -> Puzzle:
    """Return the puzzle of a name such as `discovery-7`, or of an id that carries it whole.

    Names may be written with capitals.

    Raises `TantrixError` as `catalogue.puzzle` and `ids.parse_id` do.
    """
    return parse_id(text) if text.startswith(f"{VERSION}~") else puzzle(text.lower())
