"""The arrangements that are shipped as the best ones found."""

from __future__ import annotations

import pytest

from tantrix.puzzles.catalogue import BOUNDS, puzzle
from tantrix.puzzles.puzzle import LinkShape
from tantrix.puzzles.records import BY_HAND, records
from tantrix.puzzles.verify import check, score, traced
from tantrix.rules.core.board import Board
from tantrix.rules.core.colours import COLOURS
from tantrix.rules.core.lines import lines


@pytest.mark.parametrize("name", records())
def test_a_record_is_an_arrangement_with_the_points_it_says(name: str) -> None:
    record, asked = records()[name], puzzle(name)
    board = Board(record.placements)
    assert check(asked, record.placements) == []
    assert score(asked, board) == record.score
    closed = asked.scored is LinkShape.LOOP
    lengths = [[o.length for o in lines(board, c) if o.closed == closed] for c in COLOURS]
    assert sum(max(found, default=0) for found in lengths) == record.score
    assert sorted(line.length for line in traced(asked, board)) == sorted(
        max(found) for found in lengths if found
    )


def test_lines_are_longer_than_any_found_by_hand_and_none_beats_the_bound() -> None:
    assert records()["four-lines"].score > BY_HAND["four-lines"]
    assert all(
        one.score <= BOUNDS[puzzle(name).scored or LinkShape.LINE]
        for name, one in records().items()
    )
