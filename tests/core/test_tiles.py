from __future__ import annotations

import itertools
from collections import Counter

import pytest

from core.boards import RECOLOURINGS
from tantrix.rules.core.colours import COLOURS, Colour
from tantrix.rules.core.tiles import TILES, TURNED, Link, Shape, Tile, partner

EDGES = """
YYBRBR YYBRRB RRBBYY YRBRYB YYRBBR RBYBRY BBYRYR BBRYRY YBRBYR YYRBRB RRBYBY RRYBYB BBYRRY YYBBRR
GGRYYR GGYRRY YYGRGR YYRGRG RRGYGY RRYGYG GGRRYY YYGRRG GYYRRG GGBRRB GGRRBB BBGRRG RRBGBG GGBBRR
RRGBGB GGRBBR GGRYRY RYGYRG GGYRYR GYRYGR GRYRGY GGRBRB BBGRGR BBRGRG RBGBRG RGBGRB GGBRBR BGRGBR
GGBBYY BGYGBY GGYYBB GGBYBY GGYBBY GGBYYB YYGBBG YGBGYB BYGYBG GGYBYB YYGBGB YYBGBG BBGYGY BBYGYG
"""
NUMBER_COLOURS = "YYYRRBBBYRRYBBRRYRRYYYYRRRRRRRYGGGGGGGBBBBBYGGGWWWWWWWWW"
TRIPLES = ["".join(triple) for triple in itertools.combinations("RYBG", 3)]


def triple(tile: Tile) -> str:
    return "".join(letter for letter in "RYBG" if letter in tile.edges)


def test_the_56_tiles_have_their_edges_and_the_colours_of_their_numbers() -> None:
    assert list(TILES) == list(range(1, 57))
    for number, edges, colour in zip(TILES, EDGES.split(), NUMBER_COLOURS, strict=True):
        assert TILES[number] == Tile(number, edges, colour)


def test_the_piles_of_the_rainbow_have_their_sizes() -> None:
    piles = Counter(tile.number_colour for tile in TILES.values())
    assert piles == {"G": 10, "Y": 12, "W": 9, "B": 10, "R": 15}


def test_tiles_25_and_28_are_mirror_images_the_right_way_round() -> None:
    assert TILES[25].edges == "GGRRBB"
    assert TILES[28].edges == "GGBBRR"


def test_a_tile_has_three_links_in_three_different_colours() -> None:
    for tile in TILES.values():
        assert len({link.colour for link in tile.links}) == len(tile.links) == 3
        assert sorted(edge for link in tile.links for edge in (link.a, link.b)) == list(range(6))
        for link in tile.links:
            assert tile.edges[link.a] == tile.edges[link.b] == link.colour
            assert link.a < link.b


def three_coloured(triple: str) -> set[str]:
    """Every way to put three links of three colours on six edges, in the least of its turns."""
    ways = map("".join, itertools.permutations(triple * 2))
    return {min(edges[k:] + edges[:k] for k in range(6)) for edges in ways}


@pytest.mark.parametrize("of", TRIPLES)
def test_14_of_the_16_patterns_of_a_triple_are_tiles_those_of_three_straights_not(of: str) -> None:
    patterns = three_coloured(of)
    assert len(patterns) == 16
    tiles = [min(TURNED[number]) for number, tile in TILES.items() if triple(tile) == of]
    assert len(tiles) == 14
    assert set(tiles) == {edges for edges in patterns if edges[:3] != edges[3:]}


def test_every_colour_is_on_42_tiles() -> None:
    for colour in COLOURS:
        assert sum(colour in tile.edges for tile in TILES.values()) == 42


@pytest.mark.parametrize("of", TRIPLES)
def test_in_a_triple_each_colour_has_6_corners_2_straights_6_bends(of: str) -> None:
    links = [link for tile in TILES.values() if triple(tile) == of for link in tile.links]
    for colour in of:
        shapes = Counter(link.shape for link in links if link.colour == colour)
        assert shapes == {Shape.CORNER: 6, Shape.STRAIGHT: 2, Shape.BEND: 6}


def test_the_shape_of_a_link_goes_by_how_far_apart_its_edges_are() -> None:
    apart = {1: Shape.CORNER, 2: Shape.BEND, 3: Shape.STRAIGHT, 4: Shape.BEND, 5: Shape.CORNER}
    for a, b in itertools.combinations(range(6), 2):
        assert Link(Colour.RED, a, b).shape is apart[b - a]


def test_a_turned_tile_shows_at_edge_e_its_own_edge_e_minus_the_rotation() -> None:
    for number, tile in TILES.items():
        for rotation in range(-6, 12):
            shown = tile.rotated(rotation)
            assert all(shown[e] == tile.edges[(e - rotation) % 6] for e in range(6))
            assert shown == TURNED[number][rotation % 6]


def test_no_two_tiles_look_alike_in_any_rotation() -> None:
    assert len({edges for turns in TURNED.values() for edges in turns}) == 56 * 6


def test_the_partner_of_an_edge_is_the_other_end_of_its_link() -> None:
    for tile in TILES.values():
        for link in tile.links:
            assert partner(tile.edges, link.a) == link.b
            assert partner(tile.edges, link.b) == link.a


@pytest.mark.parametrize("colours", RECOLOURINGS)
def test_any_exchange_of_colours_maps_the_set_on_itself(colours: dict[str, str]) -> None:
    least = {min(turns) for turns in TURNED.values()}
    exchanged = {
        min("".join(colours[letter] for letter in edges) for edges in turns)
        for turns in TURNED.values()
    }
    assert exchanged == least


def test_tiles_are_values_that_nobody_can_change() -> None:
    with pytest.raises(TypeError, match="does not support item assignment"):
        TILES[1] = TILES[2]
    with pytest.raises(AttributeError, match="cannot assign"):
        TILES[1].edges = "RRYYBB"


def test_a_notebook_shows_a_tile_as_a_picture() -> None:
    assert TILES[1]._repr_svg_().startswith("<svg")
