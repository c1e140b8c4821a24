"""How much of a test is run: a part of it in every run, all of it in the long one."""

from __future__ import annotations

import os
from typing import TypeVar

PATIENCE_S = 120.0
"""How long to wait for what must come, in seconds: far longer than it takes on a busy machine."""

SOAK = os.environ.get("TANTRIX_SOAK") == "1"


Variant = TypeVar("Variant")


def variants(first: Variant, *others: Variant) -> list[Variant]:
    """Return the forms in which a test is run: the first in every run, all in the long one."""
    return [first, *others] if SOAK else [first]


def places(parts: int) -> range:
    """Return which of the parts of all places are tried: one in every run, all in the long one."""
    return range(parts if SOAK else 1)


def seeds(few: int, many: int) -> range:
    """Return the seeds of random games: a few in every run, many in the long one."""
    return range(many if SOAK else few)
