"""Counts in shares: a long count parted into tasks for several processes, days or machines.

The search tree of a puzzle has parts, numbered as a search meets them, in the same order in every
process. Share `index` of `of` is every `of`th part from that number on, so that the shares together
have each solution once, however each was counted: what was lost on the way is counted again alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import process_time

from tantrix.puzzles.known import named
from tantrix.puzzles.puzzle import Puzzle
from tantrix.rules.core.errors import TantrixError
from tantrix.solver.search import Search

_MOST_SHARES = 4096


@dataclass(frozen=True)
class ShareCount:
    """How many solutions share `index` of a puzzle has, and the processor seconds that took.

    Where it is not `complete` the search was stopped, and there may be more.

    >>> from tantrix.solver.shares import count_share
    >>> count_share("discovery-5", 0, 1).complete
    True
    """

    index: int
    complete: bool
    count: int
    seconds: float


def count_share(
    puzzle: Puzzle | str,
    index: int,
    of: int,
    *,
    seconds: float | None = None,
    threads: int = 1,
) -> ShareCount:
    """Return the number of solutions in share `index` (from 0) of `of`.

    A puzzle may be given by its name or its id. Raises `TantrixError` `bad.search` where there is
    no such share, and `bad.search.scored` for a puzzle with scores.

    >>> from tantrix.solver.shares import count_share
    >>> sum(count_share("discovery-10", index, 3).count for index in range(3))
    1280
    """
    if not 1 <= of <= _MOST_SHARES:
        raise TantrixError("bad.search", name="of", value=of)
    if not 0 <= index < of:
        raise TantrixError("bad.search", name="index", value=index)
    begun = process_time()
    search = Search(named(puzzle), keep=1, seconds=seconds, threads=threads, share=(index, of))
    answer = search.finish()
    return ShareCount(index, answer.complete, answer.count, process_time() - begun)
