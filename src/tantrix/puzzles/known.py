"""Any puzzle by what it is called."""

from __future__ import annotations

from tantrix.puzzles.catalogue import puzzle
from tantrix.puzzles.ids import VERSION, read_id
from tantrix.puzzles.puzzle import MOST_TILES, Puzzle


def named(puzzle: Puzzle | str) -> Puzzle:
    """Return a puzzle that may be given by its name or its id; raises as `known` does.

    >>> import tantrix
    >>> from tantrix.puzzles.known import named
    >>> named("discovery-5") == named(tantrix.puzzle("discovery-5"))
    True
    """
    return known(puzzle) if isinstance(puzzle, str) else puzzle


def known(text: str, most: int = MOST_TILES) -> Puzzle:
    """Return the puzzle of a name such as `discovery-7`, or of an id that carries it whole.

    Names may be written with capitals. A puzzle of an id has `most` tiles at most.

    Raises `TantrixError` as `catalogue.puzzle` and `ids.read_id` do.

    >>> from tantrix.puzzles.known import known
    >>> known("discovery-5").name
    'discovery-5'
    """
    return read_id(text, most) if text.startswith(f"{VERSION}~") else puzzle(text.lower())
