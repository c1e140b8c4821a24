"""Which of the games side by side are dealt anew at a reset, and from which seeds."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


class Dealing:
    """The seeds of so many games: equal seeds of a reset give equal ones."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._seeds = np.random.default_rng()

    def reset(
        self, seed: int | list[int | None] | None, options: dict[str, Any] | None
    ) -> tuple[NDArray[np.uint64], NDArray[np.uint8]]:
        """Return a seed for each game, and a 1 for each that begins anew.

        A list has a seed for each game; `options["reset_mask"]` tells which begin, else all do.
        """
        if isinstance(seed, int):
            self._seeds = np.random.default_rng(seed)
        seeds = self._seeds.integers(2**63, size=self._games, dtype=np.uint64)
        for game, one in enumerate(seed if isinstance(seed, list) else ()):
            if one is not None:
                seeds[game] = one
        which = (options or {}).get("reset_mask", np.ones(self._games, bool))
        return seeds, np.ascontiguousarray(which, np.uint8)
