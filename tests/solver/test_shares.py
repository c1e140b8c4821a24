"""Counts in shares: together each solution once, whatever the shares."""

from __future__ import annotations

import pytest

from tantrix.rules.core.errors import TantrixError
from tantrix.solver import count
from tantrix.solver.shares import count_share

ROTATIONS = "pyramid-45"
"""A board on which each tile has its place, which is not searched in parts."""


@pytest.mark.parametrize("of", [1, 2, 7, 300])
@pytest.mark.parametrize(
    "puzzle",
    ["discovery-3", "discovery-11", "rainbow-white", "rainbow-red", "professor", ROTATIONS],
)
def test_the_shares_have_each_solution_once(puzzle: str, of: int) -> None:
    shares = [count_share(puzzle, index, of) for index in range(of)]
    assert all(share.complete for share in shares)
    assert sum(share.count for share in shares) == count(puzzle).count


def test_shares_are_of_like_size() -> None:
    counts = [count_share("discovery-13", index, 4).count for index in range(4)]
    assert max(counts) < 3 * min(counts)


def test_a_share_is_the_same_on_any_number_of_threads() -> None:
    alone = count_share("discovery-12", 1, 3)
    together = count_share("discovery-12", 1, 3, threads=3)
    assert together.count == alone.count < count("discovery-12").count


def test_a_share_that_is_stopped_is_not_complete() -> None:
    assert not count_share("discovery-25", 0, 2, seconds=0).complete


@pytest.mark.parametrize(("index", "of"), [(-1, 2), (2, 2), (0, 0), (0, 5000)])
def test_there_is_no_such_share(index: int, of: int) -> None:
    with pytest.raises(TantrixError) as refused:
        count_share("discovery-5", index, of)
    assert refused.value.id == "bad.search"
