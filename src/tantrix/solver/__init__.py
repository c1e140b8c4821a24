"""Solutions of puzzles: one, all, their number, or the proof that there is none.

>>> from tantrix.puzzles.catalogue import puzzle
>>> from tantrix.solver import count, find
>>> count(puzzle("discovery-7")).count
36
>>> len(find(puzzle("rainbow-red")).solutions[0])
15
"""

from tantrix.solver.answers import Answer, Progress, Solution, Status
from tantrix.solver.running import Running
from tantrix.solver.search import (
    Climb,
    Search,
    complete,
    count,
    count_up_to,
    find,
    full_loops,
    improve,
    longest,
    solve,
)

__all__ = [
    "Answer",
    "Climb",
    "Progress",
    "Running",
    "Search",
    "Solution",
    "Status",
    "complete",
    "count",
    "count_up_to",
    "find",
    "full_loops",
    "improve",
    "longest",
    "solve",
]
