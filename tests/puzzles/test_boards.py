from __future__ import annotations

import pytest

from tantrix.puzzles.boards import MOST_CELLS, SHAPES, hexagon, read_board, spiral, triangle
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex, distance, neighbours

CENTRE = Hex(0, 0)


@pytest.mark.parametrize("side", range(1, 9))
def test_a_triangle_has_three_corners_with_two_neighbours_each(side: int) -> None:
    cells = triangle(side)
    assert len(cells) == side * (side + 1) // 2
    inside = [sum(cell in cells for cell in neighbours(at)) for at in cells]
    assert inside.count(2) == (3 if side > 1 else 0)


@pytest.mark.parametrize("side", range(1, 9))
def test_a_hexagon_is_all_that_is_near_its_centre(side: int) -> None:
    reach = range(-side, side + 1)
    every = (Hex(q, r) for q in reach for r in reach)
    assert hexagon(side) == {at for at in every if distance(at, CENTRE) < side}


@pytest.mark.parametrize("size", range(1, 62))
def test_a_spiral_grows_by_one_cell_that_touches_the_last(size: int) -> None:
    (new,) = spiral(size) - spiral(size - 1)
    if size > 1:
        (last,) = spiral(size - 1) - spiral(size - 2)
        assert new in neighbours(last)


def test_boards_are_named_with_their_size() -> None:
    assert read_board("triangle:5") == triangle(5)
    assert read_board("hexagon:3") == hexagon(3)
    assert read_board("spiral:40") == spiral(40)


@pytest.mark.parametrize("name", SHAPES)
def test_no_board_is_larger_than_may_be(name: str) -> None:
    shape, largest = SHAPES[name]
    assert len(shape(largest)) <= MOST_CELLS < len(shape(largest + 1))
    with pytest.raises(TantrixError):
        read_board(f"{name}:{largest + 1}")


@pytest.mark.parametrize(
    "text", ["", "triangle", "triangle:", "triangle:0", "square:3", "hexagon:-1", "spiral:1e3", "²"]
)
def test_what_is_no_board_is_refused(text: str) -> None:
    with pytest.raises(TantrixError) as caught:
        read_board(text)
    assert (caught.value.id, caught.value.params) == ("bad.board", {"text": text})
