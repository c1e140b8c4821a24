"""Puzzles by name, and searches in `async with`."""

from __future__ import annotations

import asyncio

import pytest

from tantrix.puzzles.catalogue import puzzle
from tantrix.puzzles.ids import write_id
from tantrix.rules.core.errors import TantrixError
from tantrix.solver import Solution, count, find, solve


def test_a_puzzle_may_be_given_by_its_name_or_its_id() -> None:
    assert count("discovery-7").count == 36
    assert count(write_id(puzzle("discovery-7"))).count == 36
    assert find("Discovery-10").solutions == find(puzzle("discovery-10")).solutions
    with solve("discovery-5") as running:
        assert next(running)
    with pytest.raises(TantrixError, match="There is no puzzle"):
        find("nothing")


def test_a_search_is_left_at_the_end_of_an_async_block() -> None:
    async def first() -> Solution:
        async with solve("discovery-10") as running:
            async for solution in running:
                return solution
        raise AssertionError

    assert len(asyncio.run(first())) == 10


def test_a_search_that_may_never_end_asks_for_a_time() -> None:
    with pytest.raises(TantrixError) as refused:
        find("four-lines")
    assert refused.value.id == "bad.search.endless"
    assert find("four-lines", seconds=0.1).solutions
