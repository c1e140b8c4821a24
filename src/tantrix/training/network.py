"""The engine's network while it learns: forward, backward, and AdamW, in numpy.

The architecture is the engine's (`docs/internals/engine.md`): rows of a table summed for each side,
the other sides pooled by their maximum, two hidden layers, a probability for each final margin. A
batch is a sparse matrix times a dense one at the bottom and a few small products above it, which
scipy and the BLAS of numpy do at the speed that a larger library would reach on a processor.

While it learns the network has one output more, which is cut off afterwards: the mean result of
random playouts (`label`), which teaches what a flat Monte Carlo knows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tantrix.training.positions import Batch

Floats = NDArray[np.float32]
Arrays = dict[str, Floats]

BINS, LARGEST = 81, 40
"""The final margins that are told apart, -40 to 40."""

TABLE_LIMIT = 127 / 128
"""Weights of the table stay below 1, since the engine keeps them as 16-bit numbers."""

PACKED = (
    "table", "dense_own", "bias_own", "dense_other", "bias_other",
    "w1", "b1", "w2", "b2", "w3", "b3",
)  # fmt: skip
"""The arrays of a weights file, in order."""


@dataclass(frozen=True)
class Sizes:
    """The sizes of a network: rows of the table, dense values of both kinds of side, layers."""

    rows: int
    own_dense: int
    other_dense: int
    hidden: tuple[int, int, int]

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """Return the shape of every array; `w4` and `b4` are those of the label."""
        first, second, third = self.hidden
        return {
            "table": (self.rows, first),
            "dense_own": (self.own_dense, first),
            "bias_own": (first,),
            "dense_other": (self.other_dense, first),
            "bias_other": (first,),
            "w1": (2 * first, second),
            "b1": (second,),
            "w2": (second, third),
            "b2": (third,),
            "w3": (third, BINS),
            "b3": (BINS,),
            "w4": (third, 1),
            "b4": (1,),
        }


def initial(sizes: Sizes, rng: np.random.Generator) -> Arrays:
    """Return random weights, small enough for sums of many rows."""
    arrays: Arrays = {}
    for name, shape in sizes.shapes().items():
        if len(shape) == 1:
            arrays[name] = np.zeros(shape, np.float32)
            continue
        scale = 0.01 if name == "table" else np.sqrt(2 / max(shape[0], 8))
        arrays[name] = (scale * rng.standard_normal(shape)).astype(np.float32)
    arrays["w3"] *= np.float32(0.1)
    arrays["w4"] *= np.float32(0.1)
    return arrays


@dataclass(frozen=True)
class Forward:
    """What a batch becomes on its way up."""

    own: Floats
    other: Floats
    pooled: Floats
    x: Floats
    h: Floats
    g: Floats
    probabilities: Floats
    label: Floats


def forward(arrays: Mapping[str, Floats], batch: Batch) -> Forward:
    """Return every layer for a batch."""
    own = _relu(
        batch.own @ arrays["table"] + batch.own_dense @ arrays["dense_own"] + arrays["bias_own"]
    )
    other = _relu(
        batch.other @ arrays["table"]
        + batch.other_dense @ arrays["dense_other"]
        + arrays["bias_other"]
    )
    pooled = np.maximum.reduceat(other, batch.first_other)
    x = np.concatenate([own, pooled], axis=1)
    h = _relu(x @ arrays["w1"] + arrays["b1"])
    g = _relu(h @ arrays["w2"] + arrays["b2"])
    label = _logistic(g @ arrays["w4"] + arrays["b4"])[:, 0]
    return Forward(own, other, pooled, x, h, g, _softmax(g @ arrays["w3"] + arrays["b3"]), label)


@dataclass(frozen=True)
class Targets:
    """What a batch should have become.

    `margins` are distributions over the bins with the weight of each; `labels` are results of
    random playouts, nan where none were played.
    """

    margins: Floats
    weights: Floats
    labels: Floats


def loss(done: Forward, targets: Targets, label_weight: float) -> tuple[float, float]:
    """Return the mean cross-entropy of the margins, and the weighted one of the labels."""
    total = max(float(targets.weights.sum()), 1.0)
    logs = np.log(done.probabilities + np.float32(1e-9))
    margins = -float(((targets.margins * logs).sum(axis=1) * targets.weights).sum()) / total
    known = ~np.isnan(targets.labels)
    if not known.any():
        return margins, 0.0
    wanted, found = targets.labels[known], done.label[known]
    entropy = wanted * np.log(found + 1e-7) + (1 - wanted) * np.log(1 - found + 1e-7)
    return margins, -label_weight * float(entropy.sum()) / total


def backward(
    arrays: Mapping[str, Floats],
    batch: Batch,
    done: Forward,
    targets: Targets,
    label_weight: float,
) -> Arrays:
    """Return the gradient of the sum of both losses."""
    total = np.float32(max(float(targets.weights.sum()), 1.0))
    weights = targets.weights[:, None] / total
    at_margins = (done.probabilities - targets.margins) * weights
    known = ~np.isnan(targets.labels)
    miss = np.where(known, done.label - np.nan_to_num(targets.labels), np.float32(0))
    at_label = (miss[:, None] * (label_weight / total)).astype(np.float32)
    found: Arrays = {
        "w3": done.g.T @ at_margins,
        "b3": at_margins.sum(axis=0),
        "w4": done.g.T @ at_label,
        "b4": at_label.sum(axis=0),
    }
    at_g = _passed(at_margins @ arrays["w3"].T + at_label @ arrays["w4"].T, done.g > 0)
    found["w2"], found["b2"] = done.h.T @ at_g, at_g.sum(axis=0)
    at_h = _passed(at_g @ arrays["w2"].T, done.h > 0)
    found["w1"], found["b1"] = done.x.T @ at_h, at_h.sum(axis=0)
    at_x = at_h @ arrays["w1"].T
    half = done.own.shape[1]
    at_own = _passed(at_x[:, :half], done.own > 0)
    sides = np.repeat(np.arange(len(done.own)), np.diff(batch.ends_other))
    largest = (done.other == done.pooled[sides]) & (done.other > 0)
    at_other = _passed(at_x[sides, half:], largest)
    found["dense_own"], found["bias_own"] = batch.own_dense.T @ at_own, at_own.sum(axis=0)
    found["dense_other"] = batch.other_dense.T @ at_other
    found["bias_other"] = at_other.sum(axis=0)
    found["table"] = batch.own.T @ at_own + batch.other.T @ at_other
    return found


@dataclass
class AdamW:
    """Adam with decoupled weight decay (Loshchilov and Hutter 2019); biases do not decay."""

    first: Arrays
    second: Arrays
    steps: int = 0
    decay: float = 1e-2

    @classmethod
    def of(cls, arrays: Mapping[str, Floats]) -> AdamW:
        """Return the state before the first step."""
        return cls(_zeros(arrays), _zeros(arrays))

    def step(self, arrays: Arrays, gradient: Mapping[str, Floats], rate: float) -> None:
        """Move the weights against the gradient."""
        self.steps += 1
        keep1, keep2 = 0.9, 0.999
        scale = rate * np.sqrt(1 - keep2**self.steps) / (1 - keep1**self.steps)
        for name, slope in gradient.items():
            self.first[name] += np.float32(1 - keep1) * (slope - self.first[name])
            self.second[name] += np.float32(1 - keep2) * (slope * slope - self.second[name])
            if arrays[name].ndim > 1:
                arrays[name] *= np.float32(1 - rate * self.decay)
            arrays[name] -= (
                np.float32(scale)
                * self.first[name]
                / (np.sqrt(self.second[name]) + np.float32(1e-8))
            )
        np.clip(arrays["table"], -TABLE_LIMIT, TABLE_LIMIT, out=arrays["table"])


def packed(arrays: Mapping[str, Floats]) -> list[bytes]:
    """Return the arrays of a weights file, the table in whole numbers."""
    table = np.round(arrays["table"] * 256).astype(np.int16)
    return [table.tobytes(), *(arrays[name].astype(np.float32).tobytes() for name in PACKED[1:])]


def _zeros(arrays: Mapping[str, Floats]) -> Arrays:
    return {name: np.zeros_like(array) for name, array in arrays.items()}


def _relu(values: Floats) -> Floats:
    return np.maximum(values, np.float32(0))


def _passed(slope: Floats, where: NDArray[np.bool_]) -> Floats:
    """Return the slope where it goes on, 0 elsewhere."""
    return np.where(where, slope, np.float32(0))


def _logistic(values: Floats) -> Floats:
    one = np.float32(1)
    found: Floats = one / (one + np.exp(-values))
    return found


def _softmax(values: Floats) -> Floats:
    powers = np.exp(values - values.max(axis=1, keepdims=True))
    found: Floats = powers / powers.sum(axis=1, keepdims=True)
    return found
