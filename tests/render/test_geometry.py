from __future__ import annotations

import re
from math import cos, hypot, isclose, pi, radians, sin, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.render.geometry import (
    APOTHEM,
    BAND,
    EDGE,
    LENGTH,
    ORIGIN,
    SPAN,
    Point,
    box_round,
    centre,
    edge_middle,
    hexagon,
    link_path,
    number,
    shape_between,
)
from tantrix.render.pieces import link_line
from tantrix.rules.core.hexes import OPPOSITE, Hex, neighbours
from tantrix.rules.core.tiles import TILES, TURNED, Shape

HEXES = st.builds(Hex, st.integers(-20, 20), st.integers(-20, 20))
PATH = re.compile(r"M(\S+) (\S+)(?:L|A(\S+) (\S+) 0 0 0 )(\S+) (\S+)")


def near(a: Point, b: Point) -> bool:
    return hypot(a.x - b.x, a.y - b.y) < 0.02


def outward(edge: int) -> Point:
    """The direction in which an edge faces, worked out anew: north is up, y goes down."""
    angle = radians(60 * edge)
    return Point(sin(angle), -cos(angle))


def arc_centre(start: Point, end: Point, radius: float) -> Point:
    """The middle of an arc that runs against the clock: to the left of the way, as one looks."""
    dx, dy = end.x - start.x, end.y - start.y
    chord = hypot(dx, dy)
    height = sqrt(radius**2 - chord**2 / 4)
    return Point(
        (start.x + end.x) / 2 + height * dy / chord, (start.y + end.y) / 2 - height * dx / chord
    )


def ends(path: str) -> tuple[Point, Point, float | None]:
    match = PATH.fullmatch(path)
    assert match
    x, y, radius, same, last_x, last_y = match.groups()
    assert radius == same
    start, end = Point(float(x), float(y)), Point(float(last_x), float(last_y))
    return start, end, float(radius) if radius else None


@pytest.mark.parametrize("shape", Shape)
def test_a_band_joins_the_middles_of_its_edges_at_right_angles(shape: Shape) -> None:
    start, end, radius = ends(link_path(shape))
    for at, edge in ((start, 0), (end, SPAN[shape])):
        facing = outward(edge)
        assert near(at, Point(APOTHEM * facing.x, APOTHEM * facing.y))
        if radius is None:
            along = Point(end.x - start.x, end.y - start.y)
        else:
            middle = arc_centre(start, end, radius)
            along = Point(at.y - middle.y, middle.x - at.x)
        turned_away = along.x * facing.y - along.y * facing.x
        assert abs(turned_away) / hypot(*along) < 0.001


def test_a_corner_turns_round_the_corner_of_the_tile_between_its_edges() -> None:
    start, end, radius = ends(link_path(Shape.CORNER))
    assert radius == EDGE / 2
    assert near(arc_centre(start, end, radius), Point(EDGE / 2, -APOTHEM))


def test_a_bend_turns_round_the_point_where_its_edges_drawn_on_cross() -> None:
    start, end, radius = ends(link_path(Shape.BEND))
    assert radius == 3 * EDGE / 2
    crossing = arc_centre(start, end, radius)
    assert near(crossing, centre(Hex(1, -1)))
    assert isclose(crossing.y, -APOTHEM, abs_tol=0.02)  # on the line of edge 0
    facing = outward(2)
    assert isclose(crossing.x * facing.x + crossing.y * facing.y, APOTHEM, abs_tol=0.02)


def test_the_lengths_are_those_of_the_arcs() -> None:
    assert isclose(LENGTH[Shape.CORNER], 2 * pi * (EDGE / 2) / 3)
    assert isclose(LENGTH[Shape.BEND], 2 * pi * (3 * EDGE / 2) / 6)
    assert isclose(LENGTH[Shape.STRAIGHT], sqrt(3) * EDGE)


def test_a_band_is_about_a_quarter_of_an_edge_wide() -> None:
    assert BAND == 0.24 * EDGE


@pytest.mark.parametrize("shape", Shape)
def test_an_overlap_leaves_the_tile_straight(shape: Shape) -> None:
    assert link_path(shape, 2).startswith(f"M0 {number(-APOTHEM - 2)}L0 {number(-APOTHEM)}")


@given(HEXES)
def test_neighbours_share_the_middle_of_an_edge(at: Hex) -> None:
    for edge, beside in enumerate(neighbours(at)):
        assert near(edge_middle(edge, centre(at)), edge_middle(OPPOSITE[edge], centre(beside)))
        facing = outward(edge)
        far = Point(centre(beside).x - centre(at).x, centre(beside).y - centre(at).y)
        assert near(far, Point(2 * APOTHEM * facing.x, 2 * APOTHEM * facing.y))


@given(st.sampled_from(sorted(TILES)), st.integers(0, 5), HEXES)
def test_every_link_of_every_tile_ends_where_its_colour_touches(
    tile: int, rotation: int, at: Hex
) -> None:
    edges = TURNED[tile][rotation]
    for letter in set(edges):
        start, end, radius = ends(link_line(edges, letter, at))
        wanted = [edge_middle(e, centre(at)) for e in range(6) if edges[e] == letter]
        assert any(near(start, one) and near(end, other) for one, other in _both_ways(wanted))
        shape, _ = shape_between(edges.index(letter), edges.rindex(letter))
        assert (radius is None) == (shape is Shape.STRAIGHT)


def _both_ways(pair: list[Point]) -> list[tuple[Point, Point]]:
    return [(pair[0], pair[1]), (pair[1], pair[0])]


@pytest.mark.parametrize("tile", sorted(TILES))
def test_the_shapes_are_those_of_the_links(tile: int) -> None:
    for link in TILES[tile].links:
        shape, start = shape_between(link.a, link.b)
        assert shape is link.shape
        assert {start, (start + SPAN[shape]) % 6} == {link.a, link.b}
        assert shape_between(link.b, link.a)[0] is shape


def test_a_hexagon_is_flat_at_the_top() -> None:
    corners = re.findall(r"[ML](\S+) ([^LZ]+)", hexagon())
    points = {(round(float(x), 1), round(float(y), 1)) for x, y in corners}
    half = EDGE / 2
    high = round(APOTHEM, 1)
    assert points == {
        (half, -high),
        (EDGE, 0),
        (half, high),
        (-half, high),
        (-EDGE, 0),
        (-half, -high),
    }
    assert hexagon(rounding=5).count("Q") == 6


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0"), (-0.001, "0"), (1, "1"), (2.50, "2.5"), (-1 / 3, "-0.33"), (100.0, "100")],
)
def test_numbers_have_two_decimals_at_most(value: float, text: str) -> None:
    assert number(value) == text


def test_a_box_holds_whole_cells() -> None:
    one = box_round([])
    assert one == box_round([Hex(0, 0)])
    assert (one.x, one.width, one.height) == (-EDGE, 2 * EDGE, 2 * APOTHEM)
    assert isclose(box_round([Hex(0, 0), Hex(2, 0)]).width, 5 * EDGE)
    assert one.grown(3).width == one.width + 6
    assert centre(Hex(0, 0)) == ORIGIN
