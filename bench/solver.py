"""The solver beside OR-Tools CP-SAT and a naive search: the same puzzles in the same run.

`python bench/solver.py [--quick] [--limit SECONDS]`: each works on one core and is stopped after
SECONDS (20, quick 2). Times are processor times from the question to the answer. All solutions
are checked and all counts compared: whoever is wrong ends the run. The naive search is that of
the tests, as it is: it knows one loop in a free shape, and one line on a board.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import metadata
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING

import cpsat

from tantrix import solver
from tantrix.puzzles.catalogue import CATALOGUE, DISCOVERY, loop
from tantrix.puzzles.puzzle import Puzzle, common_colours
from tantrix.puzzles.verify import check
from tantrix.rules.core.placements import Placement

if TYPE_CHECKING:
    from oracle.strategy import Board

sys.path.append(str(Path(__file__).parent.parent / "tests"))

SEEDS = range(1, 11)
SIZES = range(3, 11)
"""The Discovery puzzles that are counted in all colours."""
PEER_SIZES = 8
"""The largest of them that the peers count; quick, one less."""
COUNTED = 17
"""The most tiles of which the catalogue's solutions are counted: each further tile trebles it."""
FIRSTS = (
    "rainbow-blue", "rainbow-red", "junior", "master", "genius-ry", "genius-rb",
    "discovery-10", "discovery-15", "discovery-20", "discovery-28",
)  # fmt: skip

DISCOVERIES = {f"discovery-{size}" for size in DISCOVERY}

Answer = Iterable[Placement] | int | None
"""A solution or a number of solutions; None where the time was too short."""
Timed = tuple[Answer, float]
"""An answer, and the processor seconds that it took."""
Work = Callable[[Puzzle, float], Timed]
"""Answers a question about a puzzle within so many seconds of wall time."""


# --- who answers -------------------------------------------------------------------------------


def our_count(puzzle: Puzzle, seconds: float) -> int | None:
    """Return the number of solutions."""
    answer = solver.count(puzzle, seconds=seconds)
    return answer.count if answer.complete else None


def our_find(puzzle: Puzzle, seconds: float, seed: int = 1) -> Iterable[Placement] | None:
    """Return one solution."""
    answer = solver.find(puzzle, seconds=seconds, seed=seed)
    return answer.solutions[0] if answer.solutions else None


def naive_count(puzzle: Puzzle) -> int:
    """Return the number of loops of one colour through all tiles."""
    from oracle.puzzles import loops

    return len(loops(list(puzzle.tiles), puzzle.colours[0]))


def naive_find(puzzle: Puzzle) -> list[Placement]:
    """Return a loop through all tiles, or a line through all on a board."""
    found = (_naive_loops if puzzle.board is None else _naive_lines)(puzzle)
    return [Placement(tile, *at, rotation) for at, (tile, rotation) in next(found).items()]


def _naive_loops(puzzle: Puzzle) -> Iterator[Board]:
    """Yield loops of the first colour, then of the next."""
    from oracle.puzzles import followed, has_hole, is_loop
    from oracle.strategy import TILES

    first, *left = puzzle.tiles
    for colour in puzzle.colours:
        way = TILES[first].index(colour)
        for board in followed({(0, 0): (first, 0)}, left, colour, (0, 0), way):
            if is_loop(board, colour) and not has_hole(board):
                yield board


def _naive_lines(puzzle: Puzzle) -> Iterator[Board]:
    """Yield the fillings of a board with a line."""
    from oracle.puzzles import filled, is_line

    cells = [(at.q, at.r) for at in sorted(puzzle.board or ())]
    boards = filled(cells, list(puzzle.tiles))
    return (board for board in boards if is_line(board, puzzle.colours[0]))


def apart(ask: Callable[[Puzzle], Answer], puzzle: Puzzle, limit: float) -> Timed:
    """Let a process of its own answer, which ends with the limit."""
    context, before = get_context("spawn"), _children()
    here, there = context.Pipe(duplex=False)
    child = context.Process(target=_answer, args=(ask, puzzle, there))
    child.start()
    there.close()
    begun = here.recv()
    timed: Timed | None = here.recv() if here.poll(limit) else None
    child.terminate()
    child.join()
    return timed or (None, _children() - before - begun)


def _answer(ask: Callable[[Puzzle], Answer], puzzle: Puzzle, there: Connection) -> None:
    """Say when the work begins, all being loaded, and what comes of it."""
    import oracle.puzzles  # noqa: F401 - loaded for the work

    begun = process_time()
    there.send(begun)
    answer = ask(puzzle)
    there.send((answer, process_time() - begun))


def _children() -> float:
    """Return the processor seconds of the processes that have ended."""
    times = os.times()
    return times.children_user + times.children_system


def here(ask: Callable[[Puzzle, float], Answer], puzzle: Puzzle, limit: float) -> Timed:
    """Answer here and now; the limit is told."""
    before = process_time()
    answer = ask(puzzle, limit)
    return answer, process_time() - before


def knows(puzzle: Puzzle) -> bool:
    """Tell whether the naive search has an answer to such puzzles: all but two tracks at once."""
    return all(len(goals) == 1 for goals in puzzle.choices)


COUNTERS: dict[str, Work] = {
    "naive": partial(apart, naive_count),
    "CP-SAT": partial(here, cpsat.count),
}
FINDERS: dict[str, Work] = {
    "naive": partial(apart, naive_find),
    "CP-SAT": partial(here, cpsat.find),
}


# --- how long it takes -------------------------------------------------------------------------


def checked(work: Work, puzzle: Puzzle, limit: float) -> Timed:
    """Return an answer, checked if it is a solution, and the time it took."""
    answer, spent = work(puzzle, limit)
    if answer is not None and not isinstance(answer, int) and check(puzzle, list(answer)):
        sys.exit(f"{puzzle.name}: no solution")
    return answer, spent


def of_seeds(puzzle: Puzzle, limit: float) -> tuple[float, float]:
    """Return the median and the longest time to our first solution."""
    spent = []
    for seed in SEEDS:
        answer, seconds = checked(partial(here, partial(our_find, seed=seed)), puzzle, limit)
        if answer is None:
            sys.exit(f"{puzzle.name}: nothing found with seed {seed}")
        spent.append(seconds)
    return statistics.median(spent), max(spent)


def shown(seconds: float) -> str:
    """Write a time in milliseconds."""
    spent = 1000 * seconds
    return f"{spent:,.{0 if spent >= 100 else 1 if spent >= 10 else 2}f} ms"


def beside(answer: Answer, spent: float, ours: float) -> str:
    """Write a peer's time and how many times ours it is."""
    if answer is None:
        return f"unfinished ({spent / ours:,.0f}+)"
    times = spent / ours
    return f"{shown(spent)} ({times:,.{0 if times >= 10 else 1}f})"


# --- the tables --------------------------------------------------------------------------------


def row(*cells: str) -> None:
    """Print a row as soon as it is known."""
    name, *rest = cells
    print(f"{name:>16}" + "".join(f"{cell:>24}" for cell in rest), flush=True)


def counts(limit: float, largest: int) -> None:
    """Compare complete counts of Discovery, the colours of a size together."""
    print("\nAll solutions of tiles 1-N, every colour; in brackets, times ours")
    row("N", "solutions", "tantrix", *COUNTERS)
    total = 0.0
    for size in SIZES:
        tiles = range(1, size + 1)
        tasks = [loop(f"1-{size} {colour}", tiles, colour) for colour in common_colours(tiles)]
        number, ours = of_all(partial(here, our_count), tasks, limit)
        total += ours
        others = []
        for name, peer in COUNTERS.items() if size <= largest else ():
            answer, spent = of_all(peer, tasks, limit)
            if answer not in {None, number}:
                sys.exit(f"1-{size}: {name} counts {answer} instead of {number}")
            others.append(beside(answer, spent, ours))
        row(str(size), f"{number:,}", shown(ours), *others)
    row("together", "", shown(total))


def of_all(work: Work, tasks: list[Puzzle], limit: float) -> tuple[int | None, float]:
    """Return the sum of some counts, None where one is unfinished, and the time spent."""
    total, spent = 0, 0.0
    for task in tasks:
        answer, seconds = work(task, limit)
        spent += seconds
        if not isinstance(answer, int):
            return None, spent
        total += answer
    return total, spent


def firsts(limit: float) -> None:
    """Compare the times to a first solution, ours the median of ten seeds."""
    print("\nA first solution; in brackets, times ours")
    row("puzzle", "tantrix", *FINDERS)
    for name in FIRSTS:
        puzzle = CATALOGUE[name]
        ours, _ = of_seeds(puzzle, limit)
        asked = {peer: work for peer, work in FINDERS.items() if peer != "naive" or knows(puzzle)}
        compared = {
            peer: beside(*checked(work, puzzle, limit), ours) for peer, work in asked.items()
        }
        row(name, shown(ours), *(compared.get(peer, "-") for peer in FINDERS))


def catalogue(limit: float) -> None:
    """Print our times for all puzzles with a name, but for those that are scored."""
    print("\nThe catalogue; a first solution: median and longest of ten seeds")
    row("puzzle", "first", "longest", "solutions", "complete")
    together = 0.0
    for name, puzzle in CATALOGUE.items():
        if puzzle.scored is None:
            median, longest = of_seeds(puzzle, limit)
            together += median if name in DISCOVERIES else 0
            row(name, shown(median), shown(longest), *complete(puzzle, limit))
    row("discovery, all", shown(together))


def complete(puzzle: Puzzle, limit: float) -> tuple[str, str]:
    """Return the number of solutions and the time that it takes to know it, as text."""
    if len(puzzle.tiles) > COUNTED:
        return "", ""
    found, spent = here(our_count, puzzle, limit)
    return ("", "unfinished") if found is None else (f"{found:,}", shown(spent))


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--limit", type=float)
    asked = parser.parse_args()
    limit = asked.limit or (2.0 if asked.quick else 20.0)
    print(
        f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}, ",
        end="",
    )
    print(f"{os.cpu_count()} processors, one used; OR-Tools {metadata.version('ortools')}")
    cpsat.find(CATALOGUE["discovery-3"], limit)  # what it takes to load is not to be measured
    our_find(CATALOGUE["discovery-3"], limit)
    counts(limit, PEER_SIZES - asked.quick)
    firsts(limit)
    catalogue(limit)


if __name__ == "__main__":
    main()
