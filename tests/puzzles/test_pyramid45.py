from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

from tantrix.puzzles.boards import triangle
from tantrix.rules.core.board import Board
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.hexes import OPPOSITE, Hex, neighbours
from tantrix.rules.core.lines import line_through
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES, TURNED

DATA = json.loads(files("tantrix.puzzles").joinpath("pyramid45.json").read_text("utf-8"))
KNOWN = Path(__file__).parents[1] / "data" / "known_counts.json"
LAYOUT = {Hex(q, r): tile for tile, q, r in DATA["cells"]}
CENTRE = {Hex(2, 3), Hex(3, 2), Hex(3, 3)}
ALL_WAYS = dict.fromkeys(LAYOUT, frozenset(range(6)))

Ways = dict[Hex, frozenset[int]]


def test_the_pyramid_has_45_tiles_once_each() -> None:
    tiles = [tile for tile, _, _ in DATA["cells"]]
    assert len(tiles) == len(set(tiles)) == 45
    assert set(tiles) <= set(TILES)


def test_the_pyramid_is_a_triangle_of_side_nine() -> None:
    assert len(DATA["cells"]) == len(LAYOUT)
    assert frozenset(LAYOUT) == triangle(9)


def test_the_tiles_43_45_and_49_touch_in_the_centre() -> None:
    assert {LAYOUT[at] for at in CENTRE} == {43, 45, 49}
    assert all(sum(cell in CENTRE for cell in neighbours(at)) == 2 for at in CENTRE)
    # Three times the middle of the three, as of all cells.
    for cells in (CENTRE, set(LAYOUT)):
        assert 3 * sum(at.q for at in cells) == 8 * len(cells)
        assert 3 * sum(at.r for at in cells) == 8 * len(cells)


def _fitting(ways: Ways, at: Hex) -> frozenset[int]:
    """Return the rotations of a tile that match some rotation of each tile beside it."""
    fitting = ways[at]
    for edge, cell in enumerate(neighbours(at)):
        if cell in ways:
            shown = {TURNED[LAYOUT[cell]][way][OPPOSITE[edge]] for way in ways[cell]}
            fitting = frozenset(way for way in fitting if TURNED[LAYOUT[at]][way][edge] in shown)
    return fitting


def _narrowed(ways: Ways) -> Ways:
    """Return the rotations that are left when those that match nothing are dropped."""
    while (fitting := {at: _fitting(ways, at) for at in ways}) != ways:
        ways = fitting
    return ways


def _solutions(ways: Ways) -> list[Ways]:
    """Return all ways to turn the tiles so that they match."""
    ways = _narrowed(ways)
    if not all(ways.values()):
        return []
    undecided = [at for at in ways if len(ways[at]) > 1]
    if not undecided:
        return [ways]
    at = undecided[0]
    return [one for way in ways[at] for one in _solutions({**ways, at: frozenset({way})})]


def test_the_pyramid_has_the_known_number_of_solutions() -> None:
    known = json.loads(KNOWN.read_text("utf-8"))["pyramid-45"]["solutions"]
    assert len(_solutions(ALL_WAYS)) == known == 1


def test_the_solution_has_a_yellow_loop_of_43_45_and_49() -> None:
    (solution,) = _solutions(ALL_WAYS)
    board = Board(Placement(LAYOUT[at], *at, way) for at, (way,) in solution.items())
    loop = line_through(board, min(CENTRE), Colour.YELLOW)
    assert loop is not None
    assert loop.closed
    assert set(loop.cells) == CENTRE
