"""The golden rule and the three restrictions, each on a board made by hand."""

from __future__ import annotations

import itertools

import pytest

from core.boards import BUMP, CORNER, NE, SE, WALL, N, S, fitting, made, one, placed, unused
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import Refusal
from tantrix.rules.core.hexes import Hex, neighbours, opposite
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.restrictions import barred, legal_placements, refusals
from tantrix.rules.core.spaces import OPEN

RING = neighbours(Hex(0, 0))


def wall() -> Board:
    return one([*WALL, BUMP])


def reasons(board: Board, at: Hex, *, restricted: bool = True) -> list[Refusal]:
    """The refusals of the tile that matches and breaks the fewest rules."""
    found = [list(refusals(board, p, restricted=restricted)) for p in fitting(board, at)]
    return min(found, key=len)


def showing(letters: str) -> dict[tuple[Hex, int], str]:
    """Tiles at the ring from north on show these letters to 0,0."""
    return {(RING[edge], opposite(edge)): letter for edge, letter in enumerate(letters)}


# --- the golden rule ---------------------------------------------------------------------------


def test_an_occupied_cell_is_refused_with_the_tile_there_and_nothing_else() -> None:
    board = wall()
    for rotation in range(6):
        found = refusals(board, Placement(56, *BUMP, rotation), restricted=True)
        assert found == (Refusal("illegal.occupied", {"tile": board.tiles[BUMP].tile}, (BUMP,)),)


def test_a_cell_that_touches_no_tile_is_refused() -> None:
    found = refusals(wall(), Placement(56, 9, 9, 0), restricted=True)
    assert found == (Refusal("illegal.not_connected", {}, (Hex(9, 9),)),)


def test_an_empty_board_refuses_nothing() -> None:
    for q, r, rotation in itertools.product((-3, 0, 4), (0, 2), range(6)):
        assert refusals(Board(), Placement(56, q, r, rotation), restricted=True) == ()


def test_a_mismatch_names_every_edge_that_differs_and_the_tiles_there() -> None:
    board = Board(placed("1@0,-1:0+2@1,-1:0"))
    assert board.spaces[Hex(0, 0)] == "RR...."
    found = refusals(board, Placement(3, 0, 0, 2), restricted=True)
    assert Placement(3, 0, 0, 2).edges[:2] == "YY"
    assert found == (Refusal("illegal.mismatch", {"edges": [0, 1]}, (Hex(0, -1), Hex(1, -1))),)
    [one_edge] = refusals(board, Placement(3, 0, 0, 1), restricted=True)
    assert Placement(3, 0, 0, 1).edges[:2] == "YR"
    assert one_edge == Refusal("illegal.mismatch", {"edges": [0]}, (Hex(0, -1),))


# --- restriction 1 -----------------------------------------------------------------------------


def test_three_alike_names_the_colour_and_the_space() -> None:
    board = one(RING[:3], showing("RRR"))
    last = board.pop()
    assert refusals(board, last, restricted=True) == (
        Refusal("illegal.three_alike", {"colour": "R"}, (Hex(0, 0),)),
    )
    assert refusals(board, last, restricted=False) == ()
    assert last not in legal_placements(board, [last.tile], [last.hex], restricted=True)
    assert last in legal_placements(board, [last.tile], [last.hex], restricted=False)


@pytest.mark.parametrize("letters", ["RRY", "RYR", "YRR", "RYB"])
def test_three_edges_that_are_not_all_of_one_colour_are_allowed(letters: str) -> None:
    board = one(RING[:3], showing(letters))
    last = board.pop()
    assert refusals(board, last, restricted=True) == ()
    assert last in legal_placements(board, [last.tile], [last.hex], restricted=True)


def test_a_forced_fill_that_would_make_three_alike_is_barred_and_only_for_that_tile() -> None:
    shown = {(WALL[2], NE): "R", (WALL[3], N): "R"}
    board, bad = next(
        (board, placement)
        for board in made([*WALL, BUMP], shown)
        for placement in fitting(board, CORNER)
        if placement.edges[SE] == "R"
    )
    beside = neighbours(CORNER)[SE]
    [refusal] = refusals(board, bad, restricted=True)
    assert refusal == Refusal("illegal.three_alike", {"colour": "R"}, (beside,))
    hand = unused(board)
    fills = legal_placements(board, hand, [CORNER], restricted=True)
    assert fills == [p for p in fitting(board, CORNER) if p.edges[SE] != "R"]
    assert bad in legal_placements(board, hand, [CORNER], restricted=False)


def test_two_spaces_made_three_alike_at_once_are_both_named_with_the_colour_of_the_first() -> None:
    board = Board(placed("8@-3,1:0+5@-2,0:1+3@-1,0:1+7@0,0:0"))
    last = placed("4@-2,-1:2")[0]
    assert refusals(board, last, restricted=True) == (
        Refusal("illegal.three_alike", {"colour": "B"}, (Hex(-3, 0), Hex(-1, -1))),
    )
    assert Board([*board.placements, last]).spaces[Hex(-1, -1)].count("Y") == 3


# --- restrictions 2 and 3 ----------------------------------------------------------------------


def test_a_fourth_tile_round_a_space_is_refused_with_the_space() -> None:
    board = one(RING[:3], showing("RRY"))
    for at in (RING[3], RING[5]):
        assert reasons(board, at) == [Refusal("illegal.fourth_tile", {}, (Hex(0, 0),))]
        assert reasons(board, at, restricted=False) == []


def test_beside_a_forced_space_but_off_its_sides_nothing_is_barred() -> None:
    board = one(RING[:3], showing("RRY"))
    assert board.forced == {Hex(0, 0)}
    outside = Hex(1, -2)
    assert reasons(board, outside) == []


def test_the_cells_along_a_side_name_the_forced_space_and_the_way_from_it() -> None:
    board = wall()
    along = [Hex(3, -1), Hex(4, -1), Hex(5, -1)]
    assert board.forced == {CORNER}
    assert reasons(board, along[0]) == [Refusal("illegal.fourth_tile", {}, (CORNER,))]
    for number in (2, 3):
        side = (CORNER, *along[:number])
        assert reasons(board, along[number - 1]) == [
            Refusal("illegal.controlled_side", {"q": 2, "r": -1}, side)
        ]


def test_the_last_cell_of_a_side_touches_the_end_tile_by_one_edge_and_is_controlled() -> None:
    board = wall()
    assert board.spaces[Hex(5, -1)].count(".") == 5
    assert Hex(5, -1) in barred(board)


def test_both_flat_sides_of_a_forced_space_are_controlled() -> None:
    assert barred(wall()) == {Hex(3, -1), Hex(4, -1), Hex(5, -1), Hex(2, -2)}


def test_a_side_is_filled_in_order_from_the_forced_space_outward() -> None:
    board = wall()
    for number, at in enumerate([CORNER, Hex(3, -1), Hex(4, -1)]):
        assert board.forced == {at}
        assert at not in barred(board)
        outward = {Hex(q, -1) for q in range(3 + number, 6)}
        assert outward <= barred(board)
        board.push(legal_placements(board, unused(board), [at], restricted=True)[0])
    assert board.forced == set()
    assert barred(board) == set()


def test_the_endgame_lifts_the_restrictions_and_nothing_else() -> None:
    board = wall()
    for at in board.spaces:
        found = fitting(board, at)
        assert found == legal_placements(board, unused(board), [at], restricted=False)
        assert all(refusals(board, p, restricted=False) == () for p in found)
    wrong = next(
        Placement(tile, *CORNER, rotation)
        for tile, rotation in itertools.product(unused(board), range(6))
        if Placement(tile, *CORNER, rotation) not in fitting(board, CORNER)
    )
    assert [r.id for r in refusals(board, wrong, restricted=False)] == ["illegal.mismatch"]


def test_every_rule_that_a_placement_breaks_is_told() -> None:
    board = one(RING[:3], showing("RRY"))
    at = RING[3]
    asked = board.spaces[at]
    found = {
        tuple(refusal.id for refusal in refusals(board, p, restricted=True))
        for tile, rotation in itertools.product(unused(board), range(6))
        for p in [Placement(tile, *at, rotation)]
    }
    crowded = "illegal.fourth_tile"
    assert asked != OPEN
    assert found >= {(crowded,), ("illegal.mismatch", crowded)}
    assert ("illegal.mismatch", "illegal.three_alike", crowded) in found
    assert all(ids[-1] == crowded for ids in found)


# --- positions that play cannot reach ----------------------------------------------------------


def test_where_two_forced_spaces_grow_towards_each_other_nothing_may_be_placed() -> None:
    board = one([*(Hex(q, 0) for q in range(6)), Hex(0, -1), Hex(5, -1)])
    assert board.forced == {Hex(1, -1), Hex(4, -1)}
    assert barred(board) == board.spaces.keys()
    found = [reasons(board, at)[0] for at in sorted(board.spaces)]
    assert {refusal.id for refusal in found} == {"illegal.controlled_side", "illegal.fourth_tile"}
    assert all(refusal.cells for refusal in found)


def test_a_space_with_four_tiles_round_it_may_be_filled_and_bars_all_else() -> None:
    board = one(RING[:4])
    assert board.forced == {Hex(0, 0)}
    assert barred(board) == board.spaces.keys() - {Hex(0, 0)}


def test_tiles_that_do_not_hang_together_are_judged_by_the_closure_too() -> None:
    board = Board(placed("1@0,2:0+2@1,3:0+3@2,0:0"))
    assert board.forced == set()
    assert barred(board) == {Hex(2, 1), Hex(2, 2)}
    [refusal] = reasons(board, Hex(2, 1))
    assert refusal.id == "illegal.controlled_side"
    assert refusal.cells == (Hex(1, 2), Hex(1, 1))


def test_no_cell_is_barred_and_none_placed_where_no_tile_of_the_hand_fits() -> None:
    board = one(RING[:3], showing("RRY"))
    strangers = [
        tile for tile in unused(board) if not any(p.tile == tile for p in fitting(board, Hex(0, 0)))
    ]
    assert legal_placements(board, strangers, board.forced, restricted=True) == []


def test_placements_are_sorted_by_tile_place_and_rotation() -> None:
    board = wall()
    for restricted in (True, False):
        found = legal_placements(board, unused(board), board.spaces, restricted=restricted)
        assert found == sorted(found)
        assert len(found) == len(set(found))


def test_south_of_the_wall_is_free() -> None:
    board = wall()
    at = neighbours(WALL[2])[S]
    assert reasons(board, at) == []
