"""Positions of self-play as arrays: the inputs of the network, and what became of each game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_array

from tantrix.native import engine

UNIT = np.float32(64)
"""Dense values are whole numbers in units of 1 / 64."""

Indices = NDArray[np.intp]


@dataclass(frozen=True)
class Batch:
    """Positions as the network takes them in.

    `own` and `other` are sparse: a row a side, a column a line of the table. The other sides of
    position i are `ends_other[i]` to `ends_other[i + 1]`.

    >>> from tantrix.native.engine import Player, self_play
    >>> from tantrix.training.positions import Positions
    >>> batch = Positions.of(self_play([Player("greedy")], range(1), seed=1)).batch
    >>> batch.own.shape[0] == len(batch), len(batch.take([0, 2]))
    (True, 2)
    """

    own: csr_array
    own_dense: NDArray[np.float32]
    other: csr_array
    other_dense: NDArray[np.float32]
    ends_other: Indices

    @property
    def first_other(self) -> Indices:
        """The first other side of each position."""
        return self.ends_other[:-1]

    def __len__(self) -> int:
        return len(self.own_dense)

    def take(self, chosen: Indices) -> Batch:
        """Return some of the positions, in this order."""
        counts = np.diff(self.ends_other)[chosen]
        ends = np.concatenate([[0], np.cumsum(counts)])
        sides = np.repeat(self.ends_other[chosen] - ends[:-1], counts) + np.arange(ends[-1])
        return Batch(
            self.own[chosen],
            self.own_dense[chosen],
            self.other[sides],
            self.other_dense[sides],
            ends,
        )


@dataclass(frozen=True)
class Positions:
    """Every placement of some games, in order of game and placement.

    Beside one that was played there may be others that its player thought of.

    >>> from tantrix.native.engine import Player, self_play
    >>> from tantrix.training.positions import Positions
    >>> positions = Positions.of(self_play([Player("greedy")], range(2), seed=1))
    >>> len(positions) == len(positions.margin), sorted({int(game) for game in positions.game})
    (True, [0, 1])
    """

    batch: Batch
    game: NDArray[np.uint32]
    player: NDArray[np.uint8]
    margin: NDArray[np.int8]
    win: NDArray[np.float32]
    expected: NDArray[np.float32]
    random: NDArray[np.uint8]
    played: NDArray[np.uint8]
    choices: NDArray[np.uint16]

    def __len__(self) -> int:
        return len(self.game)

    @classmethod
    def of(cls, log: bytes, threads: int = 1) -> Positions:
        """Compute the inputs of every placement of a log."""
        found = engine.inputs(log, threads)
        layout = engine.LAYOUT
        batch = Batch(
            _sparse(found.own_rows, found.own_starts, layout.rows),
            _dense(found.own_dense, layout.own_dense),
            _sparse(found.other_rows, found.other_starts, layout.rows),
            _dense(found.other_dense, layout.other_dense),
            np.frombuffer(found.first_other, np.uint32).astype(np.intp),
        )
        return cls(
            batch,
            np.frombuffer(found.game, np.uint32),
            np.frombuffer(found.player, np.uint8),
            np.frombuffer(found.margin, np.int8),
            np.frombuffer(found.win, np.float32),
            np.frombuffer(found.expected, np.float32),
            np.frombuffer(found.random, np.uint8),
            np.frombuffer(found.played, np.uint8),
            np.frombuffer(found.choices, np.uint16),
        )


def _sparse(rows: bytes, starts: bytes, columns: int) -> csr_array:
    """Return a matrix of ones in the given columns of each row."""
    indices = np.frombuffer(rows, np.uint16).astype(np.int32)
    ends = np.frombuffer(starts, np.uint32).astype(np.int32)
    ones = np.ones(len(indices), np.float32)
    return csr_array((ones, indices, ends), shape=(len(ends) - 1, columns))


def _dense(values: bytes, columns: int) -> NDArray[Any]:
    """Return dense values in their own unit."""
    return np.frombuffer(values, np.int16).reshape(-1, columns).astype(np.float32) / UNIT
