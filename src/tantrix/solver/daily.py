"""The puzzle of a day, made from the secret of a server."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from tantrix.puzzles.daily import DailySpec, seeds, wish
from tantrix.solver.generate import GeneratedPuzzle, generate


def make(secret: bytes, day: date) -> GeneratedPuzzle:
    """Return the puzzle of a day: of the day's seeds, the first one's that is as the day wishes.

    It hangs on the secret and the date alone, and takes a few seconds at most.
    """
    return first_fit(wish(day), seeds(secret, day))


def first_fit(wanted: DailySpec, tried: Iterable[int]) -> GeneratedPuzzle:
    """Return the first puzzle out of some seeds that is what is wanted."""
    made = (generate(wanted.kind, seed, tiles=wanted.tiles) for seed in tried)
    return next(one for one in made if wanted.suits(one.labour.trials))
