"""The solutions of a puzzle counted by the workers of a cluster, in shares of its search tree."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tantrix.cluster import RayCluster
from tantrix.puzzles.known import named
from tantrix.puzzles.puzzle import Puzzle
from tantrix.solver.shares import ShareCount, count_share


def count_shares(
    cluster: RayCluster, puzzle: Puzzle | str, of: int, shares: Iterable[int] | None = None
) -> Iterator[ShareCount]:
    """Count shares of `of`, all of them or those given by their index, and yield each as it comes.

    A share whose worker is lost is counted again by another one, and the others are not.

    >>> from tantrix.cluster import RayCluster
    >>> from tantrix.cluster.counts import count_shares
    >>> cluster = RayCluster(workers=1)
    >>> sum(share.count for share in count_shares(cluster, "discovery-10", 4))
    1280
    >>> cluster.close()
    """
    asked = range(of) if shares is None else shares
    for _, found in cluster.run(_counter, (named(puzzle), of), asked):
        yield found


def _counter(shared: tuple[Puzzle, int]) -> Callable[[int], ShareCount]:
    """Return what counts a share of the puzzle by its index."""
    puzzle, of = shared
    return lambda index: count_share(puzzle, index, of)
