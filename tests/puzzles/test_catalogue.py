from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from tantrix.puzzles import catalogue
from tantrix.puzzles.boards import triangle
from tantrix.puzzles.catalogue import CATALOGUE, puzzle
from tantrix.puzzles.puzzle import Puzzle, lines, loops
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.tiles import TILES

RED, YELLOW, BLUE, GREEN = Colour
RAINBOW = ("green", "yellow", "white", "blue", "red")
FIVE_MORE = ("junior", "student", "professor", "master", "genius")


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_puzzle_is_found_by_its_name(name: str) -> None:
    assert puzzle(name).name == name


def test_discovery_asks_for_the_colours_of_the_booklet() -> None:
    asked = [puzzle(f"discovery-{n}").choices for n in range(3, 11)]
    assert asked == [(loops(Colour(letter)),) for letter in "YRRBBBYR"]


@pytest.mark.parametrize("size", catalogue.DISCOVERY)
def test_every_tile_of_a_discovery_puzzle_has_its_colour(size: int) -> None:
    found = puzzle(f"discovery-{size}")
    assert found.tiles == tuple(range(1, size + 1))
    assert all(found.colours[0] in TILES[tile].edges for tile in found.tiles)


def test_the_rainbow_puzzles_share_out_all_tiles() -> None:
    piles = [puzzle(f"rainbow-{colour}").tiles for colour in RAINBOW]
    assert [len(pile) for pile in piles] == [10, 12, 9, 10, 15]
    assert sorted(chain(*piles)) == list(TILES)


def test_the_pyramids_have_a_line_of_their_colour_through_all() -> None:
    for name, side, colour in [("blue", 4, BLUE), ("red", 5, RED)]:
        found = puzzle(f"rainbow-{name}")
        assert found.choices == (lines(colour),)
        assert found.board == triangle(side)


def test_the_five_more_puzzles_share_out_all_tiles() -> None:
    piles = [puzzle(name).tiles for name in FIVE_MORE]
    assert [len(pile) for pile in piles] == [10, 10, 12, 12, 12]
    assert sorted(chain(*piles)) == list(TILES)


def test_the_colour_of_a_loop_is_to_be_found_where_several_could_be() -> None:
    assert puzzle("junior").choices == (loops(YELLOW), loops(BLUE))
    assert puzzle("student").choices == (loops(RED), loops(GREEN))
    assert puzzle("rainbow-white").choices == (loops(YELLOW), loops(BLUE), loops(GREEN))
    assert puzzle("master").choices == (loops(GREEN),)


def test_the_professor_asks_which_two_colours() -> None:
    pairs = {frozenset(goal.colour for goal in goals) for goals in puzzle("professor").choices}
    assert len(pairs) == 6
    assert all(len(pair) == 2 for pair in pairs)


def test_the_genius_has_two_lines_and_no_green_one() -> None:
    pairs = (lines(RED, YELLOW), lines(RED, BLUE), lines(YELLOW, BLUE))
    assert puzzle("genius").choices == pairs
    assert puzzle("genius-ry").choices == (lines(RED, YELLOW),)
    assert puzzle("genius-rb").choices == (lines(RED, BLUE),)


def test_sets_repeat_the_ten_tiles_in_turn() -> None:
    found = puzzle("sets-23")
    assert Counter(found.tiles) == {tile: 3 if tile <= 3 else 2 for tile in range(1, 11)}
    asked = [puzzle(f"sets-{n}").colours[0] for n in range(11, 21)]
    assert "".join(asked) == "YYYRRBRBYB"


@pytest.mark.parametrize(
    "name", ["", "discovery-2", "discovery-31", "sets-2", "sets-2001", "sets-060", "sets-٣", "x-1"]
)
def test_what_no_puzzle_is_called_is_refused(name: str) -> None:
    with pytest.raises(TantrixError) as caught:
        puzzle(name)
    assert (caught.value.id, caught.value.params["text"]) == ("bad.puzzle", name)


@pytest.mark.parametrize(
    ("tiles", "goals", "cells", "fault"),
    [
        ((0, 1), (), None, "bad.puzzle.tile"),
        ((), (), None, "bad.puzzle.tiles"),
        ((2, 1), (), None, "bad.puzzle.tiles"),
        ((1, 2), (), [Hex(0, 0)], "bad.puzzle.cells"),
        ((1, 2), loops(RED, GREEN), None, "bad.puzzle.colour"),
    ],
)
def test_what_contradicts_itself_is_no_puzzle(
    tiles: tuple[int, ...], goals: tuple[()], cells: list[Hex] | None, fault: str
) -> None:
    with pytest.raises(TantrixError) as caught:
        Puzzle("", tiles, (goals,), None if cells is None else frozenset(cells))
    assert caught.value.id == fault
