"""The network that learns: its gradient, and that it is the engine's network."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from scipy.sparse import csr_array

from tantrix.training.network import (
    BINS,
    AdamW,
    Arrays,
    Sizes,
    Targets,
    backward,
    forward,
    initial,
    loss,
)
from tantrix.training.positions import Batch

SIZES = Sizes(rows=30, own_dense=4, other_dense=3, hidden=(16, 8, 8))


def batch_of(rng: np.random.Generator, sides: list[int]) -> Batch:
    """Random positions with so many other sides each."""
    count, others = len(sides), sum(sides)
    return Batch(
        csr_array((rng.random((count, 30)) < 0.2).astype(np.float32)),
        rng.standard_normal((count, 4)).astype(np.float32),
        csr_array((rng.random((others, 30)) < 0.2).astype(np.float32)),
        rng.standard_normal((others, 3)).astype(np.float32),
        np.concatenate([[0], np.cumsum(sides)]),
    )


def targets_of(rng: np.random.Generator, count: int) -> Targets:
    """Random targets; some positions weigh nothing, some have no label."""
    margins = rng.random((count, BINS)).astype(np.float32)
    weights = (rng.random(count) < 0.8).astype(np.float32)
    labels = np.where(rng.random(count) < 0.5, rng.random(count), np.nan).astype(np.float32)
    return Targets(margins / margins.sum(axis=1, keepdims=True), weights, labels)


def test_the_gradient_is_that_of_finite_differences() -> None:
    rng = np.random.default_rng(1)
    batch, targets = batch_of(rng, [1, 1, 2, 3, 1, 2]), targets_of(rng, 6)
    arrays: Arrays = {
        name: array.astype(np.float64) + 0.1 * rng.standard_normal(array.shape)
        for name, array in initial(SIZES, rng).items()
    }
    exact = replace(
        batch,
        own=batch.own.astype(np.float64),
        other=batch.other.astype(np.float64),
        own_dense=batch.own_dense.astype(np.float64),
        other_dense=batch.other_dense.astype(np.float64),
    )
    slopes = backward(arrays, exact, forward(arrays, exact), targets, 0.5)
    for name, array in arrays.items():
        for _ in range(5):
            at = tuple(rng.integers(size) for size in array.shape)
            here, step = array[at], 1e-6
            sums = []
            for value in (here + step, here - step):
                array[at] = value
                sums.append(sum(loss(forward(arrays, exact), targets, 0.5)))
            array[at] = here
            assert (sums[0] - sums[1]) / (2 * step) == pytest.approx(
                slopes[name][at], rel=1e-3, abs=1e-6
            ), name


def test_positions_are_taken_out_with_all_their_sides() -> None:
    rng = np.random.default_rng(2)
    batch = batch_of(rng, [1, 3, 2, 1])
    arrays = initial(SIZES, rng)
    whole = forward(arrays, batch).probabilities
    order = np.array([2, 0, 1])
    assert forward(arrays, batch.take(order)).probabilities == pytest.approx(whole[order], abs=1e-6)


def test_probabilities_are_probabilities() -> None:
    rng = np.random.default_rng(3)
    found = forward(initial(SIZES, rng), batch_of(rng, [1, 2])).probabilities
    assert found.sum(axis=1) == pytest.approx([1, 1])
    assert found.min() > 0


def test_what_is_seen_often_is_learnt() -> None:
    rng = np.random.default_rng(4)
    batch = batch_of(rng, [1] * 20)
    margins = np.eye(BINS, dtype=np.float32)[rng.integers(BINS, size=20)]
    targets = Targets(margins, np.ones(20, np.float32), np.full(20, np.nan, np.float32))
    arrays = initial(SIZES, rng)
    adam = AdamW.of(arrays)
    first, _ = loss(forward(arrays, batch), targets, 0.5)
    for _ in range(300):
        slopes = backward(arrays, batch, forward(arrays, batch), targets, 0.5)
        adam.step(arrays, slopes, 1e-2)
    last, _ = loss(forward(arrays, batch), targets, 0.5)
    assert last < 0.3 * first
    assert np.abs(arrays["table"]).max() < 1
