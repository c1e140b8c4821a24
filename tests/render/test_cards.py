"""Cards: what a link shows, in a frame of its own size, and nothing that gives a puzzle away."""

from __future__ import annotations

import re

import pytest

from render.examples import FEW
from tantrix.puzzles import verify
from tantrix.puzzles.catalogue import CATALOGUE, puzzle
from tantrix.puzzles.ids import read_id
from tantrix.puzzles.puzzle import Puzzle
from tantrix.render import cards
from tantrix.render.geometry import CARD, Box
from tantrix.rules.core.lines import best_line

BOUND = read_id("v1~4-5.7.9~match~spiral-4~5at0.0t3_7t2_4at1.0")


def tiles(drawn: str) -> list[int]:
    """Return the numbers of the tiles that a picture shows, sorted."""
    return sorted(map(int, re.findall(r'class="tile tile-(\d+)"', drawn)))


def frame(drawn: str) -> tuple[float, float, Box]:
    """Return the width and the height of a picture, and what it shows."""
    found = re.search(r'viewBox="([^"]*)" width="([^"]*)" height="([^"]*)"', drawn)
    assert found
    return float(found[2]), float(found[3]), Box(*map(float, found[1].split()))


@pytest.mark.parametrize("shown", [*CATALOGUE.values(), puzzle("sets-100"), BOUND])
def test_a_puzzle_shows_each_of_its_tiles_once(shown: Puzzle) -> None:
    drawn = cards.puzzle(shown)
    assert tiles(drawn) == list(shown.tiles)
    width, height, box = frame(drawn)
    assert (width, height) == pytest.approx(CARD, abs=0.6)
    assert box.width / box.height == pytest.approx(width / height, rel=0.01)


def test_tiles_lie_as_they_are_given_and_the_others_unturned() -> None:
    drawn = cards.puzzle(BOUND)
    turned = re.findall(r'class="tile tile-(\d+)"[^>]*>(.*?)</g>', drawn)
    bare = cards.puzzle(read_id("v1~4-5.7.9~match~spiral-4"))
    plain = dict(re.findall(r'class="tile tile-(\d+)"[^>]*>(.*?)</g>', bare))
    assert {number for number, look in turned if look != plain[number]} == {"5", "7"}


def test_the_cells_of_a_board_are_shown_where_no_tile_lies() -> None:
    assert cards.puzzle(puzzle("rainbow-red")).count('class="space"') == 15
    assert cards.puzzle(BOUND).count('class="space"') == 2
    assert 'class="space"' not in cards.puzzle(puzzle("pyramid-45"))


@pytest.mark.parametrize("grade", range(1, 8))
def test_a_day_shows_how_hard_it_is(grade: int) -> None:
    drawn = cards.day(grade)
    assert len(tiles(drawn)) == grade
    assert drawn.count('class="space"') == 7 - grade


def test_the_seven_tiles_of_a_day_match() -> None:
    laid = read_id("v1~19.27.34.42.45.52.54~match~hexagon-2")
    assert verify.check(laid, cards.FLOWER) == []


def test_a_board_shows_its_lines() -> None:
    line = best_line(FEW, "Y")
    assert line
    drawn = cards.board(FEW, lines=[line])
    assert tiles(drawn) == [1, 2, 3, 4]
    assert drawn.count('class="line line-Y"') == 1


def test_no_card_has_words_that_need_a_font() -> None:
    for drawn in (cards.board(FEW), cards.puzzle(BOUND), cards.day(3)):
        assert re.findall(r"<text[^>]*>[^<]", drawn) == []
