"""What lies on a table: what clashes, what fits, what may be swapped."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle import puzzles as oracle
from tantrix.messages import LANGUAGES, say
from tantrix.puzzles import puzzle_board
from tantrix.puzzles.catalogue import discovery, puzzle, sets
from tantrix.puzzles.puzzle import Puzzle, lines
from tantrix.puzzles.records import records
from tantrix.puzzles.verify import check, score
from tantrix.rules.core.board import Board
from tantrix.rules.core.colours import COLOURS
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex, neighbours
from tantrix.rules.core.lines import lines as matched_lines
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES
from tantrix.solver import find

RED, YELLOW, BLUE, GREEN = COLOURS
TEN = find(discovery(10)).solutions[0]


@st.composite
def tables(draw: st.DrawFn) -> list[Placement]:
    """Any tiles of the whole set on a small board, matching or not."""
    cells = [(q, r) for q in range(4) for r in range(4)]
    at = draw(st.lists(st.sampled_from(cells), unique=True, max_size=12))
    tiles = draw(st.permutations(sorted(TILES)))
    turns = draw(st.lists(st.integers(0, 5), min_size=len(at), max_size=len(at)))
    return [
        Placement(tile, *cell, turn) for tile, cell, turn in zip(tiles, at, turns, strict=False)
    ]


def edge(one: Placement, direction: int) -> str:
    return oracle.edge(one.tile, one.rotation, direction)


@given(tables())
def test_every_clash_is_told_once(table: list[Placement]) -> None:
    at = {one.hex: one for one in table}
    known = {
        tuple(sorted((cell, neighbours(cell)[d])))
        for cell, one in at.items()
        for d in range(6)
        if neighbours(cell)[d] in at and edge(one, d) != edge(at[neighbours(cell)[d]], d + 3)
    }
    clashes = puzzle_board.mismatches(Board(table))
    assert sorted(tuple(sorted(pair)) for pair in clashes) == sorted(known)
    assert clashes == sorted(clashes)


@given(tables())
def test_a_line_goes_over_edges_of_its_colour_and_nowhere_else(table: list[Placement]) -> None:
    board = Board(table)
    at = {(one.q, one.r): (one.tile, one.rotation) for one in table}
    for colour in COLOURS:
        steps = {
            cell: [
                n for n in oracle.joined(at, cell, colour) if cell in oracle.joined(at, n, colour)
            ]
            for cell in oracle.carriers(at, colour)
        }
        found = puzzle_board.tracks(board, colour)
        assert sorted(cell for line in found for cell in line.cells) == sorted(steps)
        for line in found:
            ways = [*zip(line.cells, line.cells[1:], strict=False)]
            ways += [(line.cells[-1], line.cells[0])] if line.closed else []
            assert all(b in steps[a] for a, b in ways)
            ends = [] if line.closed else [line.cells[0], line.cells[-1]]
            for cell in line.cells:
                assert len(steps[cell]) == sum(cell in way for way in ways)
            assert len(line.ends) == len(ends)
        assert [line.length for line in found] == sorted((li.length for li in found), reverse=True)


@pytest.mark.parametrize("name", records())
def test_where_all_matches_lines_are_those_of_the_rules(name: str) -> None:
    board = Board(records()[name].placements)
    for colour in COLOURS:
        tracks = {(frozenset(li.cells), li.closed) for li in puzzle_board.tracks(board, colour)}
        assert tracks == {(frozenset(li.cells), li.closed) for li in matched_lines(board, colour)}
    shown = puzzle_board.shown_lines(puzzle(name), board)
    assert sum(line.length for line in shown) == score(puzzle(name), board)
    assert len(shown) <= 4


def test_the_lines_of_a_table_are_those_of_the_goals() -> None:
    (line,) = puzzle_board.shown_lines(discovery(10), Board(TEN))
    assert (line.colour, line.length, line.closed) == ("R", 10, True)
    apart = [one for one in TEN if one.tile not in (3, 8)]
    shown = puzzle_board.shown_lines(discovery(10), Board(apart))
    assert sum(line.length for line in shown) == 8
    assert {line.colour for line in shown} == {"R"}


def test_the_tray_has_what_does_not_lie_copies_too() -> None:
    assert puzzle_board.tray(discovery(10), TEN[:8]) == (9, 10)
    assert puzzle_board.tray(sets(12), [Placement(1, 0, 0, 0)]) == (
        1,
        2,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        10,
    )


@given(tables(), st.sampled_from(["four-lines", "rainbow-blue", "discovery-30"]))
def test_what_fits_touches_and_matches_and_all_of_it_is_told(
    table: list[Placement], name: str
) -> None:
    asked = puzzle(name)
    table = [one for one in table if one.tile in asked.tiles]
    fits = puzzle_board.fitting(asked, Board(table))
    at = {(one.q, one.r): (one.tile, one.rotation) for one in table}
    assert set(fits) == set(asked.tiles) - {one.tile for one in table}
    rim = {oracle.neighbour(cell, d) for cell in at for d in range(6)} - at.keys()
    if not table:
        rim = set(asked.board or {(0, 0)})
    if asked.board is not None:
        rim &= set(asked.board)
    for tile, found in fits.items():
        known = {
            Placement(tile, *cell, k)
            for cell in rim
            for k in range(6)
            if oracle.matches(at, cell, tile, k)
        }
        assert set(found) == known
        assert len(found) == len(known)


def test_a_given_tile_fits_in_its_place_only() -> None:
    asked = puzzle("pyramid-45")
    at = {given.at: given.tile for given in asked.givens}
    (whole,) = find(asked).solutions
    for tile, found in puzzle_board.fitting(asked, Board(whole[:20])).items():
        assert all(at[one.hex] == tile for one in found)
    assert any(puzzle_board.fitting(asked, Board(whole[:20])).values())


@given(st.data())
def test_what_follows_is_of_the_solution_and_touches(data: st.DataObject) -> None:
    size = data.draw(st.integers(1, 9))
    table = data.draw(st.permutations(TEN))[:size]
    following = puzzle_board.follower(discovery(10), table, TEN)
    assert following in set(TEN) - set(table)
    beside = [one for one in table if one.hex in neighbours(following.hex)]
    touching = any(
        one.hex in neighbours(other.hex) for one in table for other in set(TEN) - set(table)
    )
    assert bool(beside) == touching


def test_the_first_tile_lies_in_the_middle_or_in_its_cell() -> None:
    first = puzzle_board.follower(discovery(10), (), TEN)
    assert first == (1, 0, 0, first.rotation)
    filling = find(puzzle("rainbow-blue")).solutions[0]
    assert puzzle_board.follower(puzzle("rainbow-blue"), (), filling) in filling


# --- swapping ------------------------------------------------------------------------------------


def reason(swap: Callable[[], object]) -> object:
    """Why a swap is refused, in a whole sentence of every language."""
    with pytest.raises(TantrixError) as error:
        swap()
    assert error.value.id == "bad.swap"
    for lang in LANGUAGES:
        assert not re.search("[{}]|bad", say(error.value, lang=lang))
    return error.value.params["reason"]


def place_of_link(one: Placement, colour: str) -> set[int]:
    return {direction for direction in range(6) if edge(one, direction) == colour}


def apart(one: Placement, colour: str) -> int:
    a, b = sorted(place_of_link(one, colour))
    return min(b - a, 6 - b + a)


@given(st.data())
def test_two_tiles_of_one_shape_change_places_and_the_loop_stays(data: st.DataObject) -> None:
    one, other = data.draw(st.permutations(TEN))[:2]
    same_shape = apart(one, "R") == apart(other, "R")
    if not same_shape:
        assert reason(lambda: puzzle_board.swap(discovery(10), TEN, one.hex, other.hex)) == "shape"
        return
    table = puzzle_board.swap(discovery(10), TEN, one.hex, other.hex)
    assert [p.hex for p in table] == [p.hex for p in TEN]
    after = {p.hex: p for p in table}
    assert (after[one.hex].tile, after[other.hex].tile) == (other.tile, one.tile)
    for before in (one, other):
        assert place_of_link(after[before.hex], "R") == place_of_link(before, "R")
    assert set(TEN) - {one, other} < set(table)
    assert "bad.solution.loop" not in [fault.id for fault in check(discovery(10), table)]


def test_a_straight_link_is_turned_so_that_least_clashes() -> None:
    shapes = {
        tile.number: [li.shape for li in tile.links if li.colour == RED] for tile in TILES.values()
    }
    straight = [tile for tile, shape in shapes.items() if shape == ["straight"]]
    asked = Puzzle("", tuple(straight), (lines(RED),))
    table = list(find(asked, seconds=20).solutions[0])
    for one in table[1:]:
        swapped = puzzle_board.swap(asked, table, table[0].hex, one.hex)
        turns = [(p.tile, p.rotation) for p in swapped if p.hex in (table[0].hex, one.hex)]
        assert len(turns) == 2
        others = [
            [
                p
                if p.hex not in (table[0].hex, one.hex)
                else p._replace(rotation=(p.rotation + turn) % 6)
                for p in swapped
            ]
            for turn in (0, 3)
        ]
        clashes = [len(puzzle_board.mismatches(Board(each))) for each in others]
        assert clashes[0] <= clashes[1]


@given(st.data())
def test_a_tile_of_the_tray_comes_in_for_one_that_lies(data: st.DataObject) -> None:
    asked = discovery(20)
    one = data.draw(st.sampled_from(TEN))
    tile = data.draw(st.sampled_from(puzzle_board.tray(asked, TEN)))
    colour = asked.colours[0]
    fits = colour in one.edges and apart(one, colour) == apart(Placement(tile, 0, 0, 0), colour)
    if not fits:
        assert reason(lambda: puzzle_board.swap_in(asked, TEN, one.hex, tile)) == "shape"
        return
    table = puzzle_board.swap_in(asked, TEN, one.hex, tile)
    (new,) = set(table) - set(TEN)
    assert (new.tile, new.hex) == (tile, one.hex)
    assert place_of_link(new, colour) == place_of_link(one, colour)


def test_without_a_puzzle_what_fits_is_the_same() -> None:
    board = Board(TEN[:6])
    assert puzzle_board.fitting_freely(range(1, 11), board) == puzzle_board.fitting(
        discovery(10), board
    )
    assert puzzle_board.fitting_freely([5, 5], Board()) == {
        5: [Placement(5, 0, 0, k) for k in range(6)]
    }


def test_a_copy_is_left_until_all_of_its_copies_lie() -> None:
    board = Board([Placement(5, 0, 0, 0)])
    assert list(puzzle_board.fitting_freely([5, 5], board)) == [5]
    assert puzzle_board.fitting_freely([5], board) == {}


def test_the_tracks_of_all_colours_are_those_of_each_the_longest_first() -> None:
    board = Board(TEN)
    found = puzzle_board.all_tracks(board)
    each = [line for colour in COLOURS for line in puzzle_board.tracks(board, colour)]
    assert sorted(map(repr, found)) == sorted(map(repr, each))
    assert [line.length for line in found] == sorted((li.length for li in each), reverse=True)


REFUSED: list[tuple[str, Callable[[], object]]] = [
    ("empty", lambda: puzzle_board.swap(discovery(10), TEN, Hex(99, 0), TEN[0].hex)),
    ("empty", lambda: puzzle_board.swap(discovery(10), TEN, TEN[0].hex, Hex(99, 0))),
    ("empty", lambda: puzzle_board.swap_in(discovery(11), TEN, Hex(99, 0), 11)),
    ("itself", lambda: puzzle_board.swap(discovery(10), TEN, TEN[0].hex, TEN[0].hex)),
    ("tray", lambda: puzzle_board.swap_in(discovery(11), TEN, TEN[0].hex, 5)),
    ("tray", lambda: puzzle_board.swap_in(discovery(11), TEN, TEN[0].hex, 40)),
]


@pytest.mark.parametrize(("why", "swap"), REFUSED)
def test_what_cannot_be_swapped_is_refused_with_the_reason(
    why: str, swap: Callable[[], object]
) -> None:
    assert reason(swap) == why


def test_a_tile_that_is_given_stays() -> None:
    asked = puzzle("pyramid-45")
    (whole,) = find(asked).solutions
    first = whole[0].hex
    reasons = {
        reason(lambda at=one.hex: puzzle_board.swap(asked, whole, first, at)) for one in whole[1:]
    }
    assert reasons == {"given", "shape"}
