"""The learner: its weights and where it stands, kept in one file that is replaced as a whole."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import threadpool_limits

from tantrix.training.network import (
    AdamW,
    Arrays,
    Floats,
    Sizes,
    Targets,
    backward,
    forward,
    initial,
    loss,
)
from tantrix.training.positions import Batch, Positions
from tantrix.training.recipe import Recipe, RecipeStage
from tantrix.training.targets import margin_targets


@dataclass(frozen=True)
class LearningTask:
    """How a group of positions is learnt from, and how fast."""

    recipe: Recipe
    stage: RecipeStage
    rate: float


@dataclass
class Learner:
    """A network that learns. `losses` has the mean of each group of this generation so far."""

    arrays: Arrays
    adam: AdamW
    losses: list[tuple[float, float]] = field(default_factory=list)

    @classmethod
    def new(cls, sizes: Sizes, seed: int) -> Learner:
        """Return one that knows nothing."""
        arrays = initial(sizes, np.random.default_rng(seed))
        return cls(arrays, AdamW.of(arrays))

    def save(self, path: Path) -> None:
        """Write the learner, all or nothing."""
        parts: dict[str, Any] = {"losses": np.array(self.losses).reshape(-1, 2)}
        parts["steps"] = np.array(self.adam.steps)
        for prefix, arrays in self._groups():
            parts |= {f"{prefix}.{name}": array for name, array in arrays.items()}
        unfinished = path.with_suffix(".part")
        with unfinished.open("wb") as file:
            np.savez(file, **parts)
        unfinished.replace(path)

    @classmethod
    def load(cls, path: Path) -> Learner:
        """Read what `save` wrote."""
        with np.load(path) as parts:
            groups: dict[str, Arrays] = {"w": {}, "first": {}, "second": {}}
            for key in parts.files:
                prefix, dot, name = key.partition(".")
                if dot:
                    groups[prefix][name] = parts[key]
            adam = AdamW(groups["first"], groups["second"], int(parts["steps"]))
            return cls(groups["w"], adam, [(one, two) for one, two in parts["losses"].tolist()])

    def say(self, batch: Batch, most: int = 16384) -> Floats:
        """Return the distribution of each position, so many positions at a time."""
        numbers = np.arange(len(batch))
        parts = [numbers[at : at + most] for at in range(0, len(batch), most)]
        said = [forward(self.arrays, batch.take(part)).probabilities for part in parts]
        return np.concatenate(said)

    def learn(
        self,
        positions: Positions,
        labels: Floats,
        how: LearningTask,
        rng: np.random.Generator,
    ) -> None:
        """Learn once from a group of positions, in random order; note the mean losses.

        It takes one thread: with more, numpy's BLAS adds up in another order, and the same games
        would make another network.
        """
        with threadpool_limits(limits=1, user_api="blas"):
            needed = how.stage.trace < 1 or how.stage.searched > 0
            said = (
                self.say(positions.batch) if needed else np.zeros((len(positions), 81), np.float32)
            )
            margins, weights = margin_targets(positions, said, how.stage.trace, how.stage.searched)
            useful = np.flatnonzero((weights > 0) | ~np.isnan(labels))
            found = []
            for chosen in _batches(rng.permutation(useful), how.recipe.batch):
                batch = positions.batch.take(chosen)
                targets = Targets(margins[chosen], weights[chosen], labels[chosen])
                done = forward(self.arrays, batch)
                found.append(loss(done, targets, how.recipe.label_weight))
                slope = backward(self.arrays, batch, done, targets, how.recipe.label_weight)
                self.adam.step(self.arrays, slope, how.rate)
            mean = np.mean(found, axis=0)
            self.losses.append((float(mean[0]), float(mean[1])))

    def _groups(self) -> Iterator[tuple[str, Arrays]]:
        yield "w", self.arrays
        yield "first", self.adam.first
        yield "second", self.adam.second


def _batches(order: NDArray[np.intp], size: int) -> list[NDArray[np.intp]]:
    """Cut an order into batches; what is left over joins the last."""
    count = max(1, len(order) // size)
    return [order[at * size : (at + 1) * size if at < count - 1 else None] for at in range(count)]
