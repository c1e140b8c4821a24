"""Large loops: every `sets-N` in every colour, and spirals.

`python bench/large.py sets [--step N]` looks for a loop of N tiles of ten-tile sets, for every N
from 3 to 2,000 (or each N-th) in red, yellow and blue. `python bench/large.py spiral [--cells N]
[--seconds S]` fills a spiral of N cells (200) in each colour with ten seeds. All solutions are
checked; times are processor times from the question to the answer. `python bench/large.py
full-loops` counts the closed loops through every cell of some boards.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from time import process_time

from tantrix.puzzles.boards import read_board
from tantrix.puzzles.catalogue import loop, sets
from tantrix.puzzles.puzzle import MOST_FREE, Puzzle, common_colours, loops
from tantrix.puzzles.verify import check
from tantrix.solver import Answer, Status, find, full_loops

SEEDS = range(1, 11)


def timed(puzzle: Puzzle, seed: int, seconds: float) -> tuple[Answer, float]:
    """Return the answer, checked, and the processor seconds that it took."""
    before = process_time()
    answer = find(puzzle, seconds=seconds, seed=seed)
    spent = process_time() - before
    for solution in answer.solutions:
        if check(puzzle, solution):
            sys.exit(f"{puzzle.name}: no solution")
    return answer, spent


def every_set(step: int, limit: float) -> None:
    """Print the median and the longest time of each colour, and how many sizes have a loop."""
    for colour in common_colours(sets(10).tiles):
        found = {
            size: timed(loop(f"{size} {colour}", sets(size).tiles, colour), size, limit)
            for size in range(3, MOST_FREE + 1, step)
        }
        spent = {size: seconds for size, (_, seconds) in found.items()}
        worst = max(spent, key=lambda size: spent[size])
        by_status = [sum(answer.status is s for answer, _ in found.values()) for s in Status]
        print(
            f"{colour}: median {statistics.median(spent.values()):.3f} s, "
            f"longest {spent[worst]:.3f} s ({worst} tiles); "
            + ", ".join(f"{n} {s}" for n, s in zip(by_status, Status, strict=True)),
            flush=True,
        )


def spirals(cells: int, limit: float) -> None:
    """Print the median and the longest time of ten seeds in each colour."""
    board = read_board(f"spiral:{cells}")
    tiles = sets(cells).tiles
    for colour in common_colours(sets(10).tiles):
        puzzle = Puzzle(f"spiral {colour}", tiles, (loops(colour),), board)
        answers = [timed(puzzle, seed, limit) for seed in SEEDS]
        spent = [seconds for _, seconds in answers]
        unfinished = sum(answer.status is Status.STOPPED for answer, _ in answers)
        print(
            f"{colour}: median {statistics.median(spent):.2f} s, longest {max(spent):.2f} s, "
            f"{unfinished} of {len(spent)} unfinished",
            flush=True,
        )


def every_loop() -> None:
    """Print how many closed loops pass every cell of some boards."""
    for board in ("hexagon:3", "hexagon:4", "hexagon:5", "triangle:9", "triangle:10"):
        before = process_time()
        number = full_loops(read_board(board))
        print(f"{board}: {number:,} in {process_time() - before:.3f} s", flush=True)


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("kind", choices=["sets", "spiral", "full-loops"])
    parser.add_argument("--step", type=int, default=1)
    parser.add_argument("--cells", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=300.0)
    asked = parser.parse_args()
    if asked.kind == "sets":
        every_set(asked.step, asked.seconds)
    elif asked.kind == "full-loops":
        every_loop()
    else:
        spirals(asked.cells, asked.seconds)


if __name__ == "__main__":
    main()
