from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.render import svg, text
from tantrix.render.geometry import LENGTH
from tantrix.render.markup import escape
from tantrix.render.pieces import OVERLAP
from tantrix.render.themes import DARK, THEMES
from tantrix.rules.core.board import Board
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.lines import best_line, line_through
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES, TURNED, Shape

from .conftest import Compare
from .examples import BOARDS, FEW

NS = "{http://www.w3.org/2000/svg}"


def parsed(picture: str) -> ET.Element:
    return ET.fromstring(picture)  # noqa: S314  our own text


def classed(root: ET.Element, name: str) -> list[ET.Element]:
    return [node for node in root.iter() if name in node.get("class", "").split()]


def all_values(root: ET.Element) -> Iterator[tuple[str, str]]:
    for node in root.iter():
        yield from node.items()


def definitions(root: ET.Element) -> dict[str, str]:
    return {
        node.attrib["id"]: ET.tostring(node, encoding="unicode")
        for node in root.iter()
        if "id" in node.attrib
    }


def check_stands_alone(picture: svg.Svg) -> ET.Element:
    root = parsed(picture)
    ids = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
    assert len(ids) == len(set(ids))
    used = set()
    for name, value in all_values(root):
        assert "://" not in value
        if name == "href":
            assert value.startswith("#")
            used.add(value[1:])
        used |= set(re.findall(r"url\(#([\w-]+)\)", value))
    assert used == set(ids)
    assert [child.tag for child in root][:2] == [f"{NS}title", f"{NS}desc"]
    assert not list(root.iter(f"{NS}style")) + list(root.iter(f"{NS}script"))
    return root


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize("tile", [1, 23, 42, 56])
def test_a_tile_stands_alone(tile: int, theme: str, back: bool) -> None:
    root = check_stands_alone(svg.tile(tile, theme=theme, back=back))
    assert root.get("role") == "img"
    assert len(classed(root, "back" if back else "tile")) == 1


@given(BOARDS, st.sampled_from(sorted(THEMES)), st.booleans())
def test_every_board_stands_alone_and_shows_every_tile(
    board: Board, theme: str, coordinates: bool
) -> None:
    lines = [line for letter in "RYBG" if (line := best_line(board, letter))]
    picture = svg.board(board, theme=theme, lines=lines, coordinates=coordinates)
    root = check_stands_alone(picture)
    drawn = classed(root, "tile")
    assert len(drawn) == len(board)
    assert {node.get("class") for node in drawn} == {
        f"tile tile-{p.tile}" for p in board.placements
    }
    assert len(classed(root, "forced")) == len(board.forced)
    assert len(classed(root, "space")) == len(board.spaces if coordinates else board.forced)
    assert len(classed(root, "line")) == len(lines)
    assert len(classed(root, "last")) == 1


@given(BOARDS)
def test_all_numbers_have_two_decimals_at_most(board: Board) -> None:
    for name, value in all_values(parsed(svg.board(board, coordinates=True))):
        if name not in ("class", "id", "href"):
            assert not re.search(r"\.\d{3}|\de-", value), (name, value)


@given(BOARDS)
def test_all_is_drawn_inside_the_frame(board: Board) -> None:
    root = parsed(svg.board(board, coordinates=True))
    x, y, width, height = map(float, root.attrib["viewBox"].split())
    places = re.findall(r'translate\((\S+) (\S+)\)"', svg.board(board, coordinates=True))
    for left, top in places:
        assert x + 50 <= float(left) <= x + width - 50
        assert y + 43 <= float(top) <= y + height - 43


def test_equal_ids_have_equal_definitions_in_all_pictures() -> None:
    brighter = replace(DARK, face="#303030")
    pictures = [
        picture
        for theme in (*THEMES.values(), brighter)
        for picture in (
            svg.tile(25, theme=theme),
            svg.hand(range(1, 57), theme=theme),
            svg.board(FEW, theme=theme),
        )
    ]
    known: dict[str, str] = {}
    for picture in pictures:
        for name, definition in definitions(parsed(picture)).items():
            assert known.setdefault(name, definition) == definition
    faces = [name for name in known if name.endswith("-face")]
    assert len(faces) == len(THEMES) + 1


def test_a_band_is_defined_once_however_many_tiles_show_it() -> None:
    root = parsed(svg.hand(range(1, 57)))
    assert len(classed(root, "band")) == 3 * 4
    uses = [n.attrib["href"] for node in classed(root, "tile") for n in node.iter(f"{NS}use")]
    assert len(uses) == 56 * 4


@pytest.mark.parametrize("theme", ["textured", "print"])
def test_a_hatch_goes_on_over_the_edge_it_lies_alike_on_both_sides(theme: str) -> None:
    root = parsed(svg.hand(range(1, 57), theme=theme))
    hatched = [band for band in classed(root, "band") if classed(band, "hatch")]
    assert len(hatched) == 3 * 3
    for band in hatched:
        (hatch,) = classed(band, "hatch")
        shape = Shape(band.attrib["id"].split("-")[1])
        dash, gap = map(float, hatch.attrib["stroke-dasharray"].split())
        first = float(hatch.attrib["stroke-dashoffset"]) + OVERLAP
        for phase in (first, first + LENGTH[shape]):
            uneven = (2 * phase - dash) % (dash + gap)
            assert min(uneven, dash + gap - uneven) < 0.3, band.attrib["id"]


@pytest.mark.parametrize("tile", sorted(TILES))
def test_a_turned_tile_shows_its_links_at_the_edges_of_that_rotation(tile: int) -> None:
    spans = {"corner": 1, "bend": 2, "straight": 3}
    for rotation in range(6):
        shown = ["?"] * 6
        for use in list(parsed(svg.tile(tile, rotation)).iter(f"{NS}use"))[1:]:
            shape, letter = use.attrib["href"].split("-")[1:]
            start = int(re.sub(r"\D", "", use.get("transform", "")) or 0) // 60
            shown[start] = shown[(start + spans[shape]) % 6] = letter
        assert "".join(shown) == TURNED[tile][rotation]


def test_a_tile_crosses_its_bands_alike_however_it_lies() -> None:
    def order(rotation: int) -> list[str]:
        root = parsed(svg.tile(9, rotation))
        return [use.attrib["href"] for use in root.iter(f"{NS}use")]

    assert all(order(rotation) == order(0) for rotation in range(6))


def test_a_tile_can_be_named_by_its_number() -> None:
    assert svg.tile(25) == svg.tile(TILES[25])
    assert svg.tile(25) == svg.tile(25, 6) != svg.tile(25, 1)


def test_themes_differ() -> None:
    assert len({svg.board(FEW, theme=theme) for theme in THEMES}) == len(THEMES)
    assert svg.board(FEW, theme="dark") == svg.board(FEW, theme=DARK) == svg.board(FEW)


def test_the_size_is_that_of_a_tile() -> None:
    root = parsed(svg.tile(1, size=200))
    assert root.attrib["width"] == "208"  # with two units of margin on each side
    small, large = (parsed(svg.board(FEW, size=size)) for size in (32, 64))
    assert 2 * float(small.attrib["width"]) == float(large.attrib["width"])
    assert small.attrib["viewBox"] == large.attrib["viewBox"]


def test_the_title_counts_and_the_description_is_the_text_board() -> None:
    root = parsed(svg.board(FEW))
    assert root.findtext(f"{NS}title") == "Tantrix of 4 tiles"
    assert root.findtext(f"{NS}desc") == text.board(FEW)
    assert parsed(svg.board(FEW, lang="fr")).findtext(f"{NS}title") == "Tantrix de 4 tuiles"
    assert parsed(svg.tile(7)).findtext(f"{NS}title") == "Tile 7"
    assert parsed(svg.tile(7, back=True)).findtext(f"{NS}desc") == "7"
    assert parsed(svg.hand([7])).findtext(f"{NS}title") == "Hand of 1 tile"


@pytest.mark.parametrize(("tile", "letter"), [(1, "Y"), (4, "R"), (7, "B"), (56, "W"), (32, "G")])
def test_the_back_shows_the_number_in_its_colour(tile: int, letter: str) -> None:
    root = parsed(svg.tile(tile, back=True))
    (number,) = classed(root, f"number-{letter}")
    assert number.text == str(tile)
    assert number.get("fill") == DARK.number_colour(letter)
    assert not classed(root, "band")


def test_a_forced_space_shows_the_bands_that_it_asks_for() -> None:
    (space,) = classed(parsed(svg.board(FEW)), "forced")
    asked = [use.attrib["href"][-1] for use in space.iter(f"{NS}use")]
    assert asked == [letter for letter in FEW.spaces[Hex(-2, 1)] if letter != "."]
    assert not classed(parsed(svg.board(FEW, forced=False)), "space")


def test_numbers_and_holders_stand_in_their_spaces() -> None:
    at = Hex(-2, 1)
    root = parsed(svg.board(FEW, numbers={at: "2/3-1"}, holders={at: "RG"}))
    assert [node.text for node in classed(root, "number")] == ["2/3-1"]
    assert len(classed(root, "mark-R")) == len(classed(root, "mark-G")) == 1
    assert not classed(root, "mark-nobody")
    assert len(classed(parsed(svg.board(FEW, holders={at: ""})), "mark-nobody")) == 1


def test_every_colour_has_a_sign_of_its_own_shape() -> None:
    at = Hex(-2, 1)
    root = parsed(svg.board(FEW, holders={at: "RYBG"}))
    signs = classed(root, "mark")
    assert [sign.tag for sign in signs] == [f"{NS}circle"] + [f"{NS}path"] * 3
    assert [sign.attrib["d"].count("L") + 1 for sign in signs[1:]] == [3, 4, 4]


def test_the_last_placements_glow_less_and_less() -> None:
    cells = [Hex(-2, 0), Hex(-1, 1), Hex(-1, 0)]
    glows = classed(parsed(svg.board(FEW, last=cells)), "last")
    strengths = [float(glow[-1].attrib["stroke-opacity"]) for glow in glows]
    assert strengths == sorted(strengths)
    assert len(set(strengths)) == 3
    assert not classed(parsed(svg.board(FEW, last=())), "last")
    assert svg.board(FEW) == svg.board(FEW, last=[FEW.peek().hex])


def test_a_traced_line_runs_through_all_its_tiles() -> None:
    line = line_through(FEW, Hex(0, 0), "Y")
    assert line
    assert line.closed
    (drawn,) = classed(parsed(svg.board(FEW, lines=[line])), "line-Y")
    assert drawn[0].attrib["d"].count("M") == line.length == 3
    assert drawn.attrib["stroke-linecap"] == "round"
    widths = [float(stroke.attrib["stroke-width"]) for stroke in drawn[:3]]
    assert widths == sorted(widths, reverse=True)
    assert drawn[2].attrib["stroke"] == DARK.band("Y").colour


def test_marks_set_cells_off_each_kind_in_its_way() -> None:
    marks = {Hex(-2, 1): "offending", Hex(1, 0): "controlled", Hex(0, 1): "made"}
    root = parsed(svg.board(FEW, marks=marks))
    dashes = [
        classed(root, f"mark-{kind}")[0].get("stroke-dasharray")
        for kind in ("offending", "controlled", "made")
    ]
    assert len(set(dashes)) == 3


def test_a_trial_is_half_transparent_and_inside_the_frame() -> None:
    trial = Placement(5, 3, 0, 0)
    root = parsed(svg.board(FEW, trial=trial))
    (shown,) = classed(root, "trial")
    assert shown[0].get("opacity") == "0.6"
    assert classed(shown, "tile-5")
    assert float(root.attrib["viewBox"].split()[2]) > float(
        parsed(svg.board(FEW)).attrib["viewBox"].split()[2]
    )


def test_coordinates_name_tiles_and_spaces() -> None:
    root = parsed(svg.board(FEW, coordinates=True))
    places = {node.text for node in classed(root, "place")}
    assert places == {f"{at.q},{at.r}" for at in (*FEW.tiles, *FEW.spaces)}
    assert {node.text for node in classed(root, "tile-number")} == {"1", "2", "3", "4"}


def test_an_empty_board_shows_one_space() -> None:
    root = check_stands_alone(svg.board(Board()))
    assert len(classed(root, "space")) == 1
    assert not classed(root, "last")


def test_a_hand_has_rows_and_may_be_empty() -> None:
    wide, high = (parsed(svg.hand(range(1, 13), columns=n)) for n in (12, 3))
    assert float(wide.attrib["width"]) > float(high.attrib["width"])
    assert [node.text for node in classed(high, "tile-number")] == [str(n) for n in range(1, 13)]
    check_stands_alone(svg.hand([]))


def test_a_notebook_is_shown_the_picture_itself() -> None:
    picture = svg.tile(1)
    assert picture._repr_svg_() == picture
    assert type(picture._repr_svg_()) is str
    assert TILES[1]._repr_svg_() == picture
    assert FEW._repr_svg_() == svg.board(FEW)


@given(st.text())
def test_any_text_is_safe_in_a_picture(name: str) -> None:
    node = parsed(f'<a b="{escape(name)}">{escape(name)}</a>')
    legal = re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "", name)
    assert (node.text or "") == legal.replace("\r\n", "\n").replace("\r", "\n")


def test_pictures_stay_as_they_are(compare: Compare) -> None:
    line = best_line(FEW, "Y")
    assert line
    at = Hex(-2, 1)
    compare("tile.svg", svg.tile(9, 1))
    compare("tile-print.svg", svg.tile(9, 1, theme="print"))
    compare("back.svg", svg.tile(9, back=True))
    compare("hand.svg", svg.hand([3, 25], theme="light"))
    compare(
        "board.svg",
        svg.board(FEW, lines=[line], numbers={at: "2/3"}, holders={at: "R"}, coordinates=True),
    )
