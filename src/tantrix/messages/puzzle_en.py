"""The sentences of the puzzle table in English."""

from __future__ import annotations

from collections.abc import Mapping

PUZZLE: Mapping[str, str | Mapping[str, str]] = {
    "bad.puzzle.long": "The id of a puzzle has at most {most} characters here.",
    "bad.puzzle.cell_twice": "The board names the cell {q},{r} twice.",
    "bad.swap": "These two cannot be swapped ({reason}).",
    "bad.swap.empty": "No tile lies at {q},{r}.",
    "bad.swap.itself": "Tile {tile} cannot be swapped with itself.",
    "bad.swap.given": "Tile {tile} stays in the place that the puzzle gives.",
    "bad.swap.shape": (
        "Only tiles whose links have the same shape can be swapped: with tile {tile} it is another."
    ),
    "bad.swap.tray": "Tile {tile} is not in the tray.",
    "bad.swap.which": "Say either another tile that lies, or one of the tray.",
    "limit.busy": "Many puzzles are being solved just now: try again in a moment.",
}
"""Every sentence by its id."""
