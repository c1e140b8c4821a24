"""The puzzles of a rally, made from seeds: they get harder, rung by rung."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random

from tantrix.puzzles.daily import WEEK, DailySpec
from tantrix.solver.daily import first_fit

RUNGS: tuple[DailySpec, ...] = WEEK[:6]
"""What the puzzles ask for, from the easiest up: as the Daily Match from Monday to Saturday [O]."""


def rung(number: int, puzzles: int) -> DailySpec:
    """Return what a puzzle asks for, by its number from 1, where there are so many of them."""
    return RUNGS[(number - 1) * len(RUNGS) // puzzles]


def make(seeds: Sequence[str]) -> list[str]:
    """Return the ids of a puzzle for each seed, the easiest first; the same for the same seeds.

    One takes a tenth of a second or so.
    """
    wanted = (rung(number, len(seeds)) for number in range(1, len(seeds) + 1))
    return [
        first_fit(spec, _numbers(seed)).puzzle.name
        for spec, seed in zip(wanted, seeds, strict=True)
    ]


def _numbers(seed: str) -> Iterator[int]:
    """Yield the seeds that are tried for a puzzle, without end."""
    rng = Random(seed)
    return (rng.getrandbits(63) for _ in count())
