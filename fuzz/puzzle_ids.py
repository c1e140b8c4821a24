"""Ids of puzzles with slips: what is read is a puzzle whose own id says it again."""

# ruff: noqa: INP001 -- a script, not a package

from __future__ import annotations

import random

from harness import loop, slipped

from tantrix.puzzles.catalogue import CATALOGUE, sets
from tantrix.puzzles.ids import read_id, write_id
from tantrix.rules.core.errors import TantrixError

PIECES = (
    "v1", "~", "1-3x6.12", "loopR", "lineB", "_", ".", "match", "best-line", "free", "holes",
    "triangle-2", "hexagon-2", "spiral-12", "rows_0.0.3_1.n1.2", "25at0.n1t5", "12t3",
)  # fmt: skip


def once(rng: random.Random) -> int:
    """Try the ids of some puzzles, told as they are, with slips, and made of pieces."""
    puzzles = [*rng.sample(list(CATALOGUE.values()), 8), sets(rng.randrange(3, 200))]
    ids = [write_id(one) for one in puzzles]
    ids += [slipped(text, rng) for text in ids for _ in range(20)]
    ids += ["~".join(rng.choices(PIECES, k=5)) for _ in range(100)]
    for text in ids:
        try_id(text)
    return len(ids)


def try_id(text: str) -> None:
    """Read an id; where it is one, its puzzle is written and read again."""
    try:
        puzzle = read_id(text)
    except TantrixError:
        return
    if puzzle.name != write_id(puzzle) or read_id(puzzle.name) != puzzle:
        raise AssertionError(text)


if __name__ == "__main__":
    loop(once)
