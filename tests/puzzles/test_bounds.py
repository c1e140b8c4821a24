from __future__ import annotations

import subprocess
import sys
from collections import Counter
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from tantrix.puzzles.boards import triangle
from tantrix.rules.core.hexes import neighbours

PROGRAM = Path(__file__).parents[2] / "tools" / "prove_bounds.py"

Cell = tuple[int, int]


@pytest.fixture(scope="module")
def bounds() -> ModuleType:
    """Return the program as a module: it is in no package."""
    spec = spec_from_file_location(PROGRAM.stem, PROGRAM)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def turned_least(shape: frozenset[Cell]) -> frozenset[Cell]:
    """Return the copy of a shape that all its turns share."""
    turns = []
    for _ in range(6):
        shape = frozenset((-r, q + r) for q, r in shape)
        left, top = min(q for q, _ in shape), min(r for _, r in shape)
        turns.append(sorted((q - left, r - top) for q, r in shape))
    return frozenset(min(turns))


@cache
def every_shape(cells: int) -> frozenset[frozenset[Cell]]:
    """Return every connected shape up to turns, made by adding cells one at a time."""
    if cells == 1:
        return frozenset({frozenset({(0, 0)})})
    return frozenset(
        turned_least(shape | {(beside.q, beside.r)})
        for shape in every_shape(cells - 1)
        for cell in shape
        for beside in neighbours(cell)
        if beside not in shape
    )


def half_and_odd(outer: Counter[Cell]) -> int:
    return (outer.total() + sum(count % 2 for count in outer.values())) // 2


@pytest.mark.parametrize("cells", range(3, 9))
def test_the_search_finds_every_shape_that_trying_all_of_them_does(
    bounds: ModuleType, cells: int
) -> None:
    limit = bounds.least_widths(cells) + 5
    found = {turned_least(frozenset(bounds.cells_of(rows))) for rows in bounds.Shapes(cells, limit)}
    near = {one for one in every_shape(cells) if half_and_odd(bounds.outer_edges(one)) <= limit}
    assert found & every_shape(cells) == near  # it also meets some that fall apart


@pytest.mark.parametrize("cells", range(1, 9))
def test_a_shape_has_two_outer_edges_a_row_at_least(bounds: ModuleType, cells: int) -> None:
    least = min(bounds.outer_edges(shape).total() for shape in every_shape(cells))
    assert least == 2 * bounds.least_widths(cells)


@pytest.mark.parametrize("side", range(1, 12))
def test_a_triangle_wastes_three_links_a_row(bounds: ModuleType, side: int) -> None:
    assert bounds.least_waste({(cell.q, cell.r) for cell in triangle(side)}) == 3 * side


def test_four_lines_and_four_loops_have_the_bounds_that_are_claimed() -> None:
    run = subprocess.run([sys.executable, PROGRAM], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines()[1:] == [
        "four lines: at most 146",
        "four loops: at most 136",
    ]
