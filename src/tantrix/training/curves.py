"""Pictures of a run: how the losses fall, and how strong each network is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import matplotlib as mpl
from matplotlib.figure import Figure

if TYPE_CHECKING:
    from tantrix.training.run import GenerationSummary

mpl.rcParams["svg.hashsalt"] = "tantrix"  # equal curves are equal files


def draw_curves(file: Path, summaries: Sequence[GenerationSummary]) -> None:
    """Draw the generations so far: losses by group of positions, Elo by generation."""
    figure = Figure(figsize=(9, 7), layout="constrained")
    losses, strength = figure.subplots(2)
    margins = [one for each in summaries for one, _ in each.losses]
    labels = [two for each in summaries for _, two in each.losses]
    losses.plot(margins, label="margin")
    if any(labels):
        losses.plot(labels, label="label")
    at = 0
    for each in summaries[:-1]:
        at += len(each.losses)
        losses.axvline(at - 0.5, color="0.8", linewidth=0.5)
    losses.set(xlabel="group of positions", ylabel="cross-entropy")
    losses.legend()
    others = dict.fromkeys(one.other for each in summaries for one in each.meetings)
    for other in others:
        met = [(each.generation, one) for each in summaries for one in each.meetings]
        points = [(number, one.elo) for number, one in met if one.other == other]
        strength.plot(*zip(*points, strict=True), marker="o", label=other)
    strength.axhline(0, color="0.8")
    strength.set(xlabel="generation", ylabel="Elo")
    if others:
        strength.legend()
    unfinished = file.with_suffix(".part")
    figure.savefig(unfinished, format="svg", metadata={"Date": None})
    unfinished.replace(file)
