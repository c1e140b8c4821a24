"""The best arrangements found of the puzzles that have scores."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import NamedTuple

from tantrix.puzzles.verify import turned
from tantrix.rules.core.placements import Placement


class PuzzleRecord(NamedTuple):
    """An arrangement and its points, as `verify.score` counts them.

    >>> from tantrix.puzzles.records import records
    >>> best = max(records().values(), key=lambda one: one.score)
    >>> len(best.placements) == len({placed.hex for placed in best.placements})
    True
    """

    score: int
    placements: tuple[Placement, ...]


BY_HAND: Mapping[str, int] = MappingProxyType({"four-lines": 139, "four-loops": 129})
"""The records of people [S3]."""


@cache
def records() -> Mapping[str, PuzzleRecord]:
    """Return the best arrangement known here of each puzzle with scores, by its name.

    >>> from tantrix.puzzles.known import known
    >>> from tantrix.puzzles.records import records
    >>> all(known(name).scored for name in records())
    True
    """
    document = json.loads(files("tantrix.puzzles").joinpath("records.json").read_text("utf-8"))
    return {
        name: PuzzleRecord(one["score"], tuple(Placement(*p) for p in one["placements"]))
        for name, one in document.items()
    }


def containing(name: str, table: Sequence[Placement]) -> tuple[Placement, ...] | None:
    """Return the best arrangement of a puzzle turned and moved so that all of a table is in it.

    None where the table is no part of it.

    >>> from tantrix.puzzles.records import containing, records
    >>> name, record = next(iter(records().items()))
    >>> len(containing(name, record.placements[:1])) == len(record.placements)
    True
    """
    found = records()[name].placements
    if not table:
        return found
    first = table[0]
    (like,) = (one for one in found if one.tile == first.tile)
    turns = turned(found, first.rotation - like.rotation)
    (like,) = (one for one in turns if one.tile == first.tile)
    q, r = first.q - like.q, first.r - like.r
    moved = tuple(one._replace(q=one.q + q, r=one.r + r) for one in turns)
    return moved if set(table) <= set(moved) else None
