"""The set: 28 patterns that no turn makes alike, each of them twice."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from tantrix.rules.core.tiles import Shape
from tantrix.rules.mindgame.pieces import (
    COPIES,
    JOINS,
    MIND_COLOURS,
    PATTERNS,
    PIECES,
    TURNED,
    all_red,
    fits,
    pattern_of,
)

SHAPES = {
    "three corners": (Shape.CORNER, Shape.CORNER, Shape.CORNER),
    "a straight between two corners": (Shape.STRAIGHT, Shape.CORNER, Shape.CORNER),
    "a straight across two bends": (Shape.STRAIGHT, Shape.BEND, Shape.BEND),
    "a corner beside two bends": (Shape.CORNER, Shape.BEND, Shape.BEND),
    "three straights": (Shape.STRAIGHT, Shape.STRAIGHT, Shape.STRAIGHT),
}


def test_there_are_28_patterns_and_each_is_there_twice() -> None:
    assert len(PATTERNS) == 28
    assert list(PIECES) == list(range(1, 57))
    assert [PIECES[n] for n in range(1, 29)] == [PIECES[n] for n in range(29, 57)] == [*PATTERNS]
    assert COPIES == 2


def test_no_turn_makes_two_patterns_alike() -> None:
    turned = [{face.turned(k) for k in range(6)} for face in PATTERNS]
    assert all(a.isdisjoint(b) for a, b in itertools.combinations(turned, 2))


def test_every_way_to_join_six_edges_is_there_and_every_colouring_of_it() -> None:
    ways = {(face.turned(k).partners, face.turned(k).edges) for face in PATTERNS for k in range(6)}
    assert len({partners for partners, _ in ways}) == 15
    assert len(ways) == 15 * 8


def test_patterns_are_4_6_6_8_4_by_their_shapes_in_the_order_of_numbers() -> None:
    found = [tuple(sorted(link.shape for link in face.links)) for face in PATTERNS]
    groups = [(shapes, len(list(group))) for shapes, group in itertools.groupby(found)]
    numbers = zip(SHAPES.values(), (4, 6, 6, 8, 4), strict=True)
    assert groups == [(tuple(sorted(shapes)), count) for shapes, count in numbers]


def test_patterns_are_5_9_9_5_by_their_number_of_red_links() -> None:
    reds = Counter(sum(link.colour == "R" for link in face.links) for face in PATTERNS)
    assert reds == {0: 5, 1: 9, 2: 9, 3: 5}


@pytest.mark.parametrize(
    ("piece", "edges"),
    [(1, "RRRRRR"), (2, "RRRRKK"), (5, "RRRRRR"), (6, "RRRRKK"), (8, "KRRKRR"), (17, "RRRRRR"),
     (18, "RRRKRK"), (21, "KKRRRR"), (28, "KKKKKK"), (30, "RRRRKK"), (56, "KKKKKK")],
)  # fmt: skip
def test_pieces_are_numbered_by_shape_and_then_red_before_black(piece: int, edges: str) -> None:
    assert PIECES[piece].edges == edges


def test_a_pattern_is_shown_by_a_piece_and_the_28th_after_it() -> None:
    for piece, face in PIECES.items():
        assert PATTERNS[pattern_of(piece) - 1] == face
    assert pattern_of(56) == pattern_of(28) == 28


def test_of_each_way_of_joining_one_piece_is_all_red() -> None:
    red = [piece for piece in PIECES if all_red(piece)]
    assert red == [1, 5, 11, 17, 25, 29, 33, 39, 45, 53]
    assert len(red) == len(JOINS) * COPIES


def test_a_link_joins_two_edges_of_its_colour() -> None:
    for faces in TURNED.values():
        for face in faces:
            assert [face.partners[face.partners[edge]] for edge in range(6)] == list(range(6))
            assert all(face.partners[edge] != edge for edge in range(6))
            for link in face.links:
                assert face.edges[link.a] == face.edges[link.b] == link.colour


def test_a_turn_moves_every_edge_clockwise() -> None:
    for faces in TURNED.values():
        for k, face in enumerate(faces):
            assert face.edges == "".join(faces[0].edges[(e - k) % 6] for e in range(6))
            assert face.turned(6 - k) == faces[0]


@pytest.mark.parametrize("pattern", ["".join(p) for p in itertools.product("RK.", repeat=6)][::7])
def test_a_piece_fits_where_it_shows_what_touches(pattern: str) -> None:
    for piece, faces in TURNED.items():
        matching = tuple(
            k
            for k, face in enumerate(faces)
            if all(there in {".", own} for there, own in zip(pattern, face.edges, strict=True))
        )
        assert fits(pattern).get(piece, ()) == matching


def test_a_hole_can_be_filled_just_where_its_red_edges_are_even() -> None:
    for letters in itertools.product(MIND_COLOURS, repeat=6):
        assert bool(fits("".join(letters))) == (letters.count(MIND_COLOURS[0]) % 2 == 0)
