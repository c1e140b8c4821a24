"""How long it takes to make puzzles with one solution, and to grade them.

Prints, for each kind, processor seconds for the first N puzzles of a seed (100 of seed 1). With
`--beside PYTHON`, an interpreter in which another version of the package is installed, that version
makes the same puzzles in the same run, by turns: the ratios are of its times to ours, and every
puzzle has to be the same. `--kind` names the kinds where that version does not make all of them.

    .venv/bin/python bench/generator.py [--count N] [--seed SEED] [--beside PYTHON] [--kind KIND]...
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from time import process_time
from typing import NamedTuple

from tantrix.puzzles.ids import ad_hoc
from tantrix.solver.generate import KINDS, MAKERS, assess
from tantrix.solver.makers import ANY

PART = 25
"""How many puzzles each version makes before it is the other's turn."""


class Made(NamedTuple):
    """The ids of puzzles, and the processor seconds that making and grading them took."""

    ids: list[str]
    making: float
    grading: float


def made(kind: str, seed: int, numbers: range) -> Made:
    """Make and grade some puzzles of a seed."""
    ids: list[str] = []
    making = grading = 0.0
    for number in numbers:
        begun = process_time()
        puzzle = ad_hoc(MAKERS[kind](random.Random(f"{kind} {seed} {number} 0"), ANY))
        there = process_time()
        assess(kind, puzzle)
        making += there - begun
        grading += process_time() - there
        ids.append(puzzle.name)
    return Made(ids, making, grading)


def made_beside(python: str, kind: str, seed: int, numbers: range) -> Made:
    """Let another version make the same."""
    words = [python, __file__, "--only", kind, "--seed", str(seed)]
    words += ["--first", str(numbers.start), "--count", str(len(numbers))]
    done = subprocess.run(words, check=True, capture_output=True)  # noqa: S603 - the user's own choice
    return Made(*json.loads(done.stdout))


def compare(kind: str, seed: int, count: int, python: str | None) -> None:
    """Print the times of a kind, and those of another version as multiples."""
    ours, theirs = [0.0, 0.0], [0.0, 0.0]
    for first in range(0, count, PART):
        numbers = range(first, min(first + PART, count))
        mine = made(kind, seed, numbers)
        ours = [ours[0] + mine.making, ours[1] + mine.grading]
        if python is not None:
            other = made_beside(python, kind, seed, numbers)
            theirs = [theirs[0] + other.making, theirs[1] + other.grading]
            if other.ids != mine.ids:
                sys.exit(f"{kind}: not the same puzzles")
    text = f"{kind:>8}: making {ours[0]:6.2f} s, grading {ours[1]:5.2f} s"
    if python is not None:
        making, grading = theirs[0] / ours[0], theirs[1] / ours[1]
        text += f"; beside: {theirs[0]:6.2f} s ({making:.1f}), {theirs[1]:5.2f} s ({grading:.1f}), "
        text += f"in all {sum(theirs) / sum(ours):.1f} times"
    print(text, flush=True)


def main() -> None:
    """Print a line for each kind."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--beside")
    parser.add_argument("--kind", action="append", choices=KINDS)
    parser.add_argument("--only", choices=KINDS, help=argparse.SUPPRESS)
    parser.add_argument("--first", type=int, default=0, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.only is not None:
        print(
            json.dumps(made(asked.only, asked.seed, range(asked.first, asked.first + asked.count)))
        )
        return
    for kind in asked.kind or KINDS:
        compare(kind, asked.seed, asked.count, asked.beside)


if __name__ == "__main__":
    main()
