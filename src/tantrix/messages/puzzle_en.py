"""The sentences of the puzzle table in English."""

from __future__ import annotations

from collections.abc import Mapping

PUZZLE: Mapping[str, str | Mapping[str, str]] = {
    "bad.swap": "These two cannot be swapped ({reason}).",
    "bad.swap.empty": "No tile lies at {q},{r}.",
    "bad.swap.itself": "Tile {tile} cannot be swapped with itself.",
    "bad.swap.given": "Tile {tile} stays in the place that the puzzle gives.",
    "bad.swap.shape": (
        "Only tiles whose links have the same shape can be swapped: with tile {tile} it is another."
    ),
    "bad.swap.tray": "Tile {tile} is not in the tray.",
}
"""Every sentence by its id."""
