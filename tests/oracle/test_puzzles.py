"""The naive solver against counts that others found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from . import puzzles

KNOWN = json.loads((Path(__file__).parent.parent / "data" / "known_counts.json").read_text())
DISCOVERY = [
    pytest.param(int(size), colour, count, marks=pytest.mark.soak if int(size) > 8 else ())
    for size, counts in KNOWN["discovery_hole_free_loops"].items()
    for colour, count in counts.items()
]


@pytest.mark.parametrize(("size", "colour", "count"), DISCOVERY)
def test_loops_of_discovery_are_as_many_as_known(size: int, colour: str, count: int) -> None:
    assert len(puzzles.loops(list(range(1, size + 1)), colour)) == count


def test_full_loops_on_a_triangle_of_15_cells_are_as_many_as_known() -> None:
    cells = {(q, r) for q in range(5) for r in range(5 - q)}
    assert puzzles.full_loops(cells) == KNOWN["full_loops_on_boards"]["triangle_15_cells"]


def test_two_ways_of_trying_everything_find_the_same_loops() -> None:
    grown = map(puzzles.as_board, puzzles.grown([1, 2, 3, 4]))
    loops = [b for b in grown if puzzles.is_loop(b, "R") and not puzzles.has_hole(b)]
    assert {puzzles.canonical(board) for board in loops} == puzzles.loops([1, 2, 3, 4], "R")


def test_a_figure_turned_is_the_same_and_mirrored_is_not() -> None:
    board = {(0, 0): (1, 0), (0, 1): (2, 1), (1, 1): (3, 2)}
    turned = {puzzles.turned_about(at): (tile, (k + 1) % 6) for at, (tile, k) in board.items()}
    mirrored = {(r, q): placed for (q, r), placed in board.items()}
    assert puzzles.canonical(board) == puzzles.canonical(turned) != puzzles.canonical(mirrored)
