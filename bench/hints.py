"""How often the solver knows what to say of a table, parts of solutions and random ones.

For each puzzle, tables of a quarter, a half and three quarters of the tiles: parts of solutions
that hang together, and tiles laid at random so that all touching edges match. A question is given
a second, as on the page. Prints a table for `docs/internals/solver.md`.

    .venv/bin/python bench/hints.py [--seeds N]
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Sequence

from tantrix.puzzles.known import known
from tantrix.puzzles.puzzle import Puzzle
from tantrix.puzzles.puzzle_board import fitting
from tantrix.rules.core.board import Board
from tantrix.rules.core.hexes import neighbours
from tantrix.rules.core.placements import Placement
from tantrix.solver import Status, complete, find

NAMES = (
    *(f"discovery-{size}" for size in (5, 10, 15, 20, 25, 30)),
    *(f"rainbow-{pile}" for pile in ("green", "yellow", "white", "blue", "red")),
    *("junior", "student", "professor", "master", "genius-ry", "genius-rb"),
)
SHARES = (0.25, 0.5, 0.75)
PATIENCE_S = 1.0


def part(solution: Sequence[Placement], size: int, rng: random.Random) -> list[Placement]:
    """Return `size` tiles of a solution that hang together."""
    table = [rng.choice(solution)]
    while len(table) < size:
        laid = {one.hex for one in table}
        beside = [one for one in solution if one.hex not in laid and laid & {*neighbours(one.hex)}]
        table.append(rng.choice(beside))
    return table


def laid(puzzle: Puzzle, size: int, rng: random.Random) -> list[Placement]:
    """Return `size` tiles laid at random, each beside the others and matching, or as many as go."""
    table: list[Placement] = []
    while len(table) < size:
        ways = [one for found in fitting(puzzle, Board(table)).values() for one in found]
        if not ways:
            break
        table.append(rng.choice(ways))
    return table


def asked(puzzle: Puzzle, table: list[Placement]) -> str:
    """Return what is known of a table within the patience."""
    answer = complete(puzzle, table, seconds=PATIENCE_S)
    if answer.solutions:
        return "next"
    return "none" if answer.status is Status.UNSOLVABLE else "unknown"


def main() -> None:
    """Ask about every table and print the counts."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seeds", type=int, default=3)
    seeds = parser.parse_args().seeds
    print("| puzzle | parts of solutions: next / unknown | laid at random: next / none / unknown |")
    print("|---|---|---|")
    for name in NAMES:
        puzzle, right, other = known(name), Counter[str](), Counter[str]()
        for seed in range(seeds):
            rng = random.Random(f"{name} {seed}")
            solution = find(puzzle, seed=seed).solutions[0]
            for share in SHARES:
                table = part(solution, max(1, round(share * len(solution))), rng)
                right[asked(puzzle, table)] += 1
                other[asked(puzzle, laid(puzzle, len(table), rng))] += 1
        theirs = f"{other['next']} / {other['none']} / {other['unknown']}"
        print(f"| {name} | {right['next']} / {right['unknown']} | {theirs} |", flush=True)


if __name__ == "__main__":
    main()
