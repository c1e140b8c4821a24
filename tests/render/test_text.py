from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tantrix
from tantrix.render import text
from tantrix.render.text import PITCHES
from tantrix.rules.core.board import Board
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES, TURNED

from .conftest import Compare
from .examples import BOARDS, FEW


def plain(painted: str) -> str:
    return re.sub(r"\x1b\[\d*m", "", painted)


def letters_round(lines: list[str], row: int, column: int, half: int) -> str:
    """What stands at the six edges of the cell whose middle is there."""
    places = ((-2, 0), (-1, half), (1, half), (2, 0), (1, -half), (-1, -half))
    padded = [line.ljust(column + half + 1) for line in lines]
    return "".join(padded[row + down][column + right] for down, right in places)


@pytest.mark.parametrize("tile", sorted(TILES))
def test_a_tile_has_its_letters_round_its_number(tile: int) -> None:
    for rotation in range(6):
        lines = text.tile(tile, rotation).split("\n")
        assert len(lines) == 5
        assert letters_round(lines, 2, 4, 4) == TURNED[tile][rotation]
        assert lines[2].strip() == str(tile)
    assert text.tile(TILES[tile]) == text.tile(tile, 6)


@given(BOARDS, st.sampled_from(PITCHES))
def test_every_tile_of_a_board_can_be_read_from_its_text(board: Board, pitch: int) -> None:
    columns = [at.q for at in (*board.tiles, *board.forced)]
    width = (max(columns) - min(columns) + 1) * pitch + 1
    lines = text.board(board, width=width).split("\n")
    assert max(map(len, lines)) <= width
    top = min(2 * at.q + 4 * at.r - 2 for at in board.tiles)
    for at, placement in board.tiles.items():
        row = 2 * at.q + 4 * at.r - top
        column = (at.q - min(columns)) * pitch + pitch // 2
        assert letters_round(lines, row, column, pitch // 2) == placement.edges
        label = lines[row][column - 2 : column + 2].strip(" [].")
        assert label == str(placement.tile)


@given(BOARDS, st.integers(61, 200), st.booleans())
def test_a_board_keeps_within_the_width(board: Board, width: int, coordinates: bool) -> None:
    columns = [at.q for at in (*board.tiles, *board.spaces)]
    shown = text.board(board, width=width, coordinates=coordinates).split("\n")
    narrowest = (max(columns) - min(columns) + 1) * PITCHES[-1] + 1
    assert max(map(len, shown)) <= max(width, narrowest)
    assert all(line == line.rstrip() for line in shown)


@given(BOARDS)
def test_colour_adds_only_paint(board: Board) -> None:
    painted = text.board(board, colour=True, coordinates=True)
    assert "\x1b[" in painted
    assert [line.rstrip() for line in plain(painted).split("\n")] == text.board(
        board, coordinates=True
    ).split("\n")


@given(BOARDS)
def test_every_forced_space_tells_its_place(board: Board) -> None:
    shown = text.board(board, width=400)
    for at in board.forced:
        assert f"{at.q},{at.r}" in shown


def test_a_number_stands_below_the_place_of_its_space() -> None:
    lines = text.board(FEW, numbers={Hex(-2, 1): "2/3"}).split("\n")
    row = next(index for index, line in enumerate(lines) if "-2,1" in line)
    assert "2/3" in lines[row + 1]


def test_the_last_placement_stands_in_brackets() -> None:
    assert "[4]" in text.board(FEW)
    assert "[3]" in text.board(FEW, last=[Hex(0, 0)])
    assert "[" not in text.board(FEW, last=())


def test_forced_spaces_can_be_left_out() -> None:
    assert "-2,1" not in text.board(FEW, forced=False)


def test_coordinates_name_every_tile_and_every_space() -> None:
    shown = text.board(FEW, coordinates=True, width=200)
    for at in (*FEW.tiles, *FEW.spaces):
        assert f"{at.q},{at.r}" in shown


def test_what_has_no_room_is_a_star_or_left_out() -> None:
    far = Board([Placement(p.tile, p.q - 100, p.r - 100, p.rotation) for p in FEW.placements])
    shown = text.board(far, width=13, numbers={Hex(-102, -99): "2/3-1"})
    assert "*" in shown
    assert "-102" not in shown
    assert "2/3" not in shown


def test_an_empty_board_is_an_empty_text() -> None:
    assert text.board(Board()) == ""


@pytest.mark.parametrize(("width", "rows"), [(80, 1), (40, 2), (1, 6)])
def test_the_hands_of_others_keep_within_the_width(width: int, rows: int) -> None:
    game = tantrix.new_game(seed=1)
    shown = text.state(game, width=width)
    told = [f"{tile}:{TILES[tile].edges}" for tile in game.hands[1 - game.player]]
    lines = [line for line in shown.split("\n") if re.match(r"\d+:[RYBG]{6}", line)]
    assert len(lines) == rows
    assert "  ".join(lines).split() == told
    assert max(map(len, lines)) <= max(width, len(told[-1]))


def test_a_hand_fills_rows_as_wide_as_there_is_room() -> None:
    tiles = [1, 2, 3, 4, 5, 6]
    for width, rows in ((80, 1), (40, 2), (10, 6)):
        lines = text.hand(tiles, width=width).split("\n")
        assert len(lines) == rows * 6 - 1
        assert max(map(len, lines)) <= max(width, 9)
    assert text.hand([], lang="fr") == "aucune tuile"


def test_a_marked_tile_has_arrows() -> None:
    assert ">25<" in text.hand([4, 25], marked=[25])
    assert ">" not in text.hand([4, 25])


def test_texts_stay_as_they_are(compare: Compare) -> None:
    compare("tile.txt", text.tile(9, 1))
    compare("hand.txt", text.hand([3, 25, 56], marked=[25]))
    compare("board.txt", text.board(FEW, numbers={Hex(-2, 1): "2/3"}))
    compare("board-narrow.txt", text.board(FEW, width=17, coordinates=True))


def test_a_board_of_tiles_far_apart_is_written_all_the_same() -> None:
    far = Board([*FEW.placements, Placement(56, 300, 300, 0)])
    lines = text.board(far, last=()).split("\n")
    assert lines[:4] == text.board(FEW, last=(), width=1).split("\n")[:4]
    assert any(line.strip() == "56" for line in lines)
    assert len(lines) > 4 * 300


def test_of_a_bounded_board_just_its_empty_cells_tell_their_places() -> None:
    cells = {Hex(0, 0), Hex(1, 0), Hex(2, 0)}
    shown = text.board(Board([Placement(1, 0, 0, 0)]), cells=cells)
    assert re.findall(r"-?\d,-?\d", shown) == ["1,0", "2,0"]
    assert re.findall(r"-?\d,-?\d", text.board(Board(), cells=cells)) == ["0,0", "1,0", "2,0"]
