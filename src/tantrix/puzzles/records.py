"""The best arrangements found of the puzzles that have scores."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from tantrix.core.placements import Placement


class Record(NamedTuple):
    """An arrangement and its points, as `verify.score` counts them."""

    score: int
    placements: tuple[Placement, ...]


@cache
def records() -> Mapping[str, Record]:
    """Return the best arrangement known here of each puzzle with scores, by its name."""
    told = json.loads(files("tantrix.puzzles").joinpath("records.json").read_text("utf-8"))
    return {
        name: Record(one["score"], tuple(Placement(*p) for p in one["placements"]))
        for name, one in told.items()
    }
