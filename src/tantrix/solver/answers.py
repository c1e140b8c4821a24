"""What a search has to say."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from tantrix.rules.core.placements import Placement

Solution = tuple[Placement, ...]
"""An arrangement that solves a puzzle, in order of its tiles and cells."""


class Status(StrEnum):
    """How a search ended.

    >>> import tantrix
    >>> tantrix.find("discovery-5").status
    <Status.SOLVED: 'solved'>
    """

    SOLVED = "solved"
    UNSOLVABLE = "unsolvable"
    STOPPED = "stopped"


@dataclass(frozen=True)
class Progress:
    """How far a search is: what it found and tried, after so many seconds.

    `depth` tiles lie just now, `best` is the most that lay. `done` of the `parts` of the tree,
    which are of unequal size, are searched; 0 of 0 where that is not known.

    >>> import tantrix
    >>> search = tantrix.solve("discovery-5")
    >>> solutions = list(search)
    >>> search.progress.count == len(solutions)
    True
    """

    count: int
    nodes: int
    seconds: float
    depth: int
    best: int
    done: int
    parts: int


@dataclass(frozen=True)
class Answer:
    """The end of a search.

    `complete`: everything was searched, so that `count` is the number of all solutions, up to
    rotation of the whole figure. `unsolvable` is a proof; `stopped` means that the search ended
    before what it was for, one solution or all of them. `solutions` are those that were kept.
    `score` is that of the last one where the puzzle has scores, and `bound` is what none exceeds.

    >>> import tantrix
    >>> answer = tantrix.count("discovery-5")
    >>> answer.count, answer.complete
    (4, True)
    """

    status: Status
    complete: bool
    count: int
    solutions: tuple[Solution, ...]
    seconds: float
    nodes: int
    score: int | None = None
    bound: int | None = None
