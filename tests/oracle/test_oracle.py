"""Hand-made tests of the oracle itself, each from a sentence of the rules."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

from sizes import seeds

from .strategy import (
    TILES,
    Board,
    Cell,
    Position,
    closure_forbids,
    code_of,
    controlled_cells,
    divide,
    fits,
    forced_spaces,
    makes_fourth_tile,
    matches,
    neighbour,
    neighbours,
    perft,
    read_code,
    refusals,
    rotated,
    seen,
    spaces,
    tiles_round,
    walk,
    with_tile,
)

COLOURS = "RYBG"
N, NE, SE, S, SW, NW = range(6)

# A row of five tiles with one tile on it: (2, -1) is forced and controls the row above the wall.
WALL: list[Cell] = [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)]
BUMP: Cell = (1, -1)
FORCED: Cell = (2, -1)


def laid(
    cells: list[Cell],
    shown: dict[tuple[Cell, int], str] | None = None,
    tiles: list[int] | None = None,
) -> Iterator[Board]:
    """Every matched board on just these cells, with given colours on given edges."""
    if not cells:
        yield {}
        return
    *before, cell = cells
    for board in laid(before, shown, tiles):
        used = {tile for tile, _ in board.values()}
        for tile, rotation in itertools.product(tiles or TILES, range(6)):
            edges = rotated(tile, rotation)
            wanted = all(edges[e] == c for (at, e), c in (shown or {}).items() if at == cell)
            if tile not in used and wanted and matches(board, cell, tile, rotation):
                yield with_tile(board, cell, tile, rotation)


def line_of(board: Board) -> str:
    """The board field of a position line."""
    return "+".join(code_of(tile, cell, rotation) for cell, (tile, rotation) in board.items())


def unused(board: Board) -> list[int]:
    """The tiles that are not on a board."""
    return [tile for tile in TILES if tile not in {used for used, _ in board.values()}]


def random_game(seed: int, players: int) -> Iterator[Position]:
    """The positions of a game of random placements, from the first to the last."""
    rng = random.Random(seed)
    position = Position.start(players, rng.sample(sorted(TILES), len(TILES)), seed % players)
    yield position
    while position.stage != "over":
        position = position.played(rng.choice(position.actions()))
        yield position


GAMES = [(seed, 2 + seed % 3) for seed in seeds(6, 60)]


# --- tiles and fits ----------------------------------------------------------------------------


def test_a_tile_has_three_links_in_three_colours_and_no_two_tiles_are_alike() -> None:
    for edges in TILES.values():
        assert sorted(edges.count(colour) for colour in COLOURS) == [0, 2, 2, 2]
    turned = {rotated(tile, rotation) for tile in TILES for rotation in range(6)}
    assert len(turned) == 56 * 6


def test_every_colour_is_on_42_tiles_as_18_corners_6_straights_and_18_bends() -> None:
    for colour in COLOURS:
        gaps = []
        for edges in TILES.values():
            if colour in edges:
                first, second = (edge for edge in range(6) if edges[edge] == colour)
                gaps.append(min(second - first, 6 - second + first))
        assert [gaps.count(gap) for gap in (1, 2, 3)] == [18, 18, 6]


def test_a_rotation_turns_a_tile_clockwise() -> None:
    assert rotated(3, 0) == "RRBBYY"
    assert rotated(3, 1) == "YRRBBY"
    assert rotated(3, 5) == "RBBYYR"


def boards_showing(pattern: str, first: int) -> Iterator[Board]:
    """Matched boards of three tiles that show a pattern to 0,0 in directions first to first + 2."""
    cells = [neighbour((0, 0), first + step) for step in range(3)]
    shown = {(cells[step], (first + step + 3) % 6): pattern[step] for step in range(3)}
    return laid(cells, shown)


@pytest.mark.parametrize("pattern", ["".join(p) for p in itertools.product(COLOURS, repeat=3)])
def test_a_space_fits_5_tiles_if_abc_6_if_aba_or_aab_or_abb_none_if_aaa(pattern: str) -> None:
    expected = {1: 0, 2: 6, 3: 5}[len(set(pattern))]
    for first in range(6):
        board = next(boards_showing(pattern, first))
        assert forced_spaces(board) == [(0, 0)]
        found = [fits(board, (0, 0), tile) for tile in TILES]
        assert [len(rotations) for rotations in found if rotations] == [1] * expected


def test_a_tile_fits_no_cell_that_is_filled_or_touches_nothing() -> None:
    board = {(0, 0): (1, 0)}
    assert fits(board, (0, 0), 1) == []
    assert fits(board, (2, 0), 2) == []
    assert len(fits(board, (1, 0), 2)) == 2


def test_the_spaces_of_one_tile_are_its_six_neighbours_and_none_is_forced() -> None:
    board = {(3, -2): (1, 0)}
    assert spaces(board) == sorted([(3, -3), (4, -3), (4, -2), (3, -1), (2, -1), (2, -2)])
    assert forced_spaces(board) == []


# --- restrictions ------------------------------------------------------------------------------


def wall_board() -> Board:
    """The wall with its bump, matched."""
    return next(laid([*WALL, BUMP]))


def refused_everywhere(board: Board, cell: Cell) -> set[str]:
    """The colourless reasons that bar a cell, which are the same for every tile and rotation."""
    found = [
        refusals(board, cell, tile, rotation, False) & {"fourth_tile", "controlled_side"}
        for tile, rotation in itertools.product(unused(board)[:8], range(6))
    ]
    assert all(reasons == found[0] for reasons in found)
    return found[0]


def test_a_forced_space_controls_its_side_to_the_last_cell_that_touches_one_tile() -> None:
    board = wall_board()
    assert forced_spaces(board) == [FORCED]
    assert refused_everywhere(board, FORCED) == set()
    assert refused_everywhere(board, (3, -1)) == {"fourth_tile", "controlled_side"}
    assert refused_everywhere(board, (4, -1)) == {"controlled_side"}
    assert tiles_round(board, (5, -1)) == 1
    assert refused_everywhere(board, (5, -1)) == {"controlled_side"}
    assert refused_everywhere(board, (2, -2)) == {"fourth_tile", "controlled_side"}


def test_cells_on_no_side_of_a_forced_space_are_free() -> None:
    board = wall_board()
    barred = {(3, -1), (4, -1), (5, -1), (2, -2)}
    assert controlled_cells(board) == barred
    for cell in set(spaces(board)) - barred:
        assert refused_everywhere(board, cell) == set()


def test_a_controlled_side_is_filled_from_the_forced_space_outward_only() -> None:
    board = next(laid([*WALL, BUMP, FORCED]))
    assert forced_spaces(board) == [(3, -1)]
    assert refused_everywhere(board, (3, -1)) == set()
    assert refused_everywhere(board, (4, -1)) == {"fourth_tile", "controlled_side"}
    assert refused_everywhere(board, (5, -1)) == {"controlled_side"}
    board = next(laid([*WALL, BUMP, FORCED, (3, -1)]))
    assert refused_everywhere(board, (4, -1)) == set()
    assert refused_everywhere(board, (5, -1)) == {"fourth_tile", "controlled_side"}


def test_a_controlled_side_ends_beside_the_last_wall_tile() -> None:
    assert walk([*WALL, BUMP], FORCED, SE, 1) == [(3, -1), (4, -1), (5, -1)]
    gap = [cell for cell in WALL if cell != (3, 0)]
    assert walk([*gap, BUMP], FORCED, SE, 1) == [(3, -1)]


def test_a_controlled_side_ends_at_a_tile_in_the_row() -> None:
    assert walk([*WALL, BUMP, (4, -1)], FORCED, SE, 1) == [(3, -1)]
    assert walk([*WALL, BUMP], FORCED, NW, -1) == []


def test_the_closure_forbids_just_the_cells_of_the_controlled_sides() -> None:
    board = wall_board()
    barred = {cell for cell in spaces(board) if closure_forbids(board, cell)}
    assert barred == {(3, -1), (4, -1), (5, -1), (2, -2)}


def test_the_closure_sees_two_forced_spaces_that_grow_towards_each_other() -> None:
    row = [(q, 0) for q in range(6)]
    assert closure_forbids([*row, (1, -1)], (4, -1))
    assert not closure_forbids([*row, (2, -1)], (3, -1))


def test_no_placement_may_leave_a_fourth_tile_round_a_space() -> None:
    ring = neighbours((0, 0))
    assert makes_fourth_tile(ring[:3], ring[3])
    assert makes_fourth_tile(ring[:3], ring[4])
    assert not makes_fourth_tile(ring[:2], ring[2])
    assert not makes_fourth_tile(ring[:3], (0, 0))


def three_alike_case() -> tuple[Board, tuple[int, Cell, int]]:
    """A board on which a free placement makes 0,0 a forced space with three red edges."""
    board = next(boards_showing("RRR", N))
    last = neighbour((0, 0), SE)
    tile, rotation = board.pop(last)
    return board, (tile, last, rotation)


def test_no_placement_may_leave_a_forced_space_with_three_edges_of_one_colour() -> None:
    board, (tile, cell, rotation) = three_alike_case()
    assert refusals(board, cell, tile, rotation, endgame=False) == {"three_alike"}


def test_three_edges_of_two_colours_are_allowed() -> None:
    board = next(boards_showing("RRY", N))
    tile, rotation = board.pop(neighbour((0, 0), SE))
    assert refusals(board, neighbour((0, 0), SE), tile, rotation, endgame=False) == set()


def test_a_forced_space_that_was_three_alike_before_bars_no_placement_elsewhere() -> None:
    board = next(boards_showing("RRR", N))
    far = neighbour(neighbour((0, 0), NE), NE)
    tile = next(tile for tile in unused(board) if fits(board, far, tile))
    assert refusals(board, far, tile, fits(board, far, tile)[0], endgame=False) == set()


def test_the_endgame_lifts_all_three_restrictions_and_nothing_else() -> None:
    board, (tile, cell, rotation) = three_alike_case()
    assert refusals(board, cell, tile, rotation, endgame=True) == set()
    wall = wall_board()
    for cell, tile, rotation in itertools.product(spaces(wall), unused(wall)[:20], range(6)):
        fitting = rotation in fits(wall, cell, tile)
        reasons = refusals(wall, cell, tile, rotation, endgame=True)
        assert reasons == (set() if fitting else {"mismatch"})


def test_a_tile_must_match_and_connect_and_lie_on_an_empty_cell() -> None:
    board = {(0, 0): (1, 0)}
    assert refusals({}, (5, 5), 1, 0, endgame=False) == set()
    assert refusals(board, (0, 0), 2, 0, endgame=False) == {"occupied"}
    assert refusals(board, (2, 0), 2, 0, endgame=False) == {"not_connected"}
    for rotation in range(6):
        expected = set() if rotated(2, rotation)[S] == rotated(1, 0)[N] else {"mismatch"}
        assert refusals(board, (0, -1), 2, rotation, endgame=False) == expected


# --- turns -------------------------------------------------------------------------------------


def fill_that_makes_three_alike() -> tuple[Board, int]:
    """The wall board and a tile whose fill of the forced space leaves red, red, red beside it."""
    shown = {((2, 0), NE): "R", ((3, 0), N): "R"}
    for board in laid([*WALL, BUMP], shown):
        for tile in unused(board):
            for rotation in fits(board, FORCED, tile):
                if rotated(tile, rotation)[SE] == "R":
                    return board, tile
    raise AssertionError("no such board")


def no_fit(board: Board, wanted: int) -> list[int]:
    """Some tiles not on the board that fit none of its forced spaces."""
    cells = forced_spaces(board)
    found = [t for t in unused(board) if not any(fits(board, cell, t) for cell in cells)]
    return found[:wanted]


def test_a_fill_that_restriction_1_bars_does_not_oblige_before_the_endgame() -> None:
    board, tile = fill_that_makes_three_alike()
    [rotation] = fits(board, FORCED, tile)
    assert refusals(board, FORCED, tile, rotation, endgame=False) == {"three_alike"}
    other = no_fit(board, 1)[0]
    position = Position.parse(f"v1 strategy:2 forced 0 {tile}/{other} ?3 {line_of(board)}")
    assert (position.stage, position.player) == ("free", 0)
    assert code_of(tile, FORCED, rotation) not in position.actions()


def test_a_fill_that_restriction_1_barred_is_due_once_the_bag_is_empty() -> None:
    board, tile = fill_that_makes_three_alike()
    [rotation] = fits(board, FORCED, tile)
    other = no_fit(board, 1)[0]
    position = Position.parse(f"v1 strategy:2 free 0 {tile}/{other} - {line_of(board)}")
    assert position.stage == "forced"
    assert position.actions() == [code_of(tile, FORCED, rotation)]


def forced_after(position: Position, code: str) -> list[Cell]:
    """The forced spaces that a placement leaves."""
    tile, cell, rotation = read_code(code)
    return forced_spaces(with_tile(position.board, cell, tile, rotation))


def test_the_endgame_begins_in_the_middle_of_the_turn_that_draws_the_last_tile() -> None:
    board, tile = fill_that_makes_three_alike()
    [rotation] = fits(board, FORCED, tile)
    mine, other, last = no_fit(board, 3)
    text = "v1 strategy:2 free 0 {}/{} {} " + line_of(board)
    one_left = Position.parse(text.format(mine, other, tile))
    two_left = Position.parse(text.format(mine, other, f"{tile},{last}"))
    assert one_left.actions() == two_left.actions()
    free = next(a for a in one_left.actions() if forced_after(one_left, a) == [FORCED])
    drawn = one_left.apply(free)
    assert (drawn.stage, drawn.player, drawn.bag) == ("after", 0, [])
    assert drawn.actions() == [code_of(tile, FORCED, rotation)]
    passed = two_left.apply(free)
    assert (passed.stage, passed.player, passed.bag) == ("free", 1, [last])


def four_round() -> tuple[Board, int]:
    """A board with a space with four tiles round it, and a tile that fits it."""
    cells = neighbours((0, 0))[:4]
    for board in laid(cells):
        for tile in unused(board):
            if fits(board, (0, 0), tile):
                return board, tile
    raise AssertionError("no such board")


def test_a_forced_space_with_four_tiles_round_it_must_be_filled_in_the_endgame() -> None:
    board, tile = four_round()
    position = Position.parse(f"v1 strategy:2 forced 0 {tile}/- - {line_of(board)}")
    assert position.stage == "forced"
    assert [code.split(":")[0] for code in position.actions()] == [f"{tile}@0,0"]


def test_a_player_who_runs_out_in_step_1_has_no_free_move() -> None:
    board, tile = four_round()
    other = no_fit(board, 1)[0]
    position = Position.parse(f"v1 strategy:2 forced 0 {tile}/{other} - {line_of(board)}")
    [fill] = position.actions()
    after = position.apply(fill)
    assert after.player == 1
    assert after.hands == [[], [other]]


def test_a_player_without_tiles_misses_turns_until_all_tiles_are_played() -> None:
    position = Position.parse("v1 strategy:3 free 1 -/5,6/- - 1@0,0:0")
    position = position.apply(position.actions()[0])
    assert (position.player, position.stage) == (1, "free")
    position = position.apply(position.actions()[0])
    assert (position.stage, position.deadlock, position.actions()) == ("over", False, [])
    assert position.hands == [[], [], []]


def test_a_replacement_is_drawn_at_once_and_the_turn_passes_by_itself() -> None:
    position = Position.start(2, list(range(1, 57)))
    assert position.hands == [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]]
    after = position.apply("3@0,0:2")
    assert after.hands == [[1, 2, 4, 5, 6, 13], [7, 8, 9, 10, 11, 12]]
    assert (after.player, after.stage, after.bag[0], len(after.bag)) == (1, "free", 14, 43)
    assert (position.board, len(position.bag)) == ({}, 44)


def test_an_illegal_placement_is_not_applied() -> None:
    position = Position.start(2, list(range(1, 57)))
    for code in ("3@0,1:2", "7@0,0:0", "3@0,0:6"):
        with pytest.raises(ValueError, match="not legal here"):
            position.apply(code)


def deaf_triangle() -> tuple[Board, int]:
    """Three tiles that show yellow to every space touching one of them, and a tile for no space."""
    cells = [(0, 0), (1, -1), (1, 0)]
    alone = [cell for cell in spaces(cells) if tiles_round(cells, cell) == 1]
    shown = {
        (cell, direction): "Y"
        for cell, direction in itertools.product(cells, range(6))
        if neighbour(cell, direction) in alone
    }
    for board in laid(cells, shown):
        for tile in unused(board):
            if not any(fits(board, cell, tile) for cell in spaces(board)):
                return board, tile
    raise AssertionError("no such board")


@pytest.mark.parametrize("bag", ["-", "?9"])
def test_a_player_with_tiles_and_no_legal_free_move_ends_the_game_in_deadlock(bag: str) -> None:
    board, tile = deaf_triangle()
    other = next(t for t in unused(board) if t != tile and fits(board, spaces(board)[0], t))
    position = Position.parse(f"v1 strategy:2 free 0 {tile}/{other} {bag} {line_of(board)}")
    assert (position.stage, position.player, position.deadlock) == ("over", 0, True)
    assert position.actions() == []
    assert perft(position, 1) == 0


# --- scores ------------------------------------------------------------------------------------


TRIANGLE: list[Cell] = [(0, 0), (1, -1), (1, 0)]


def position_on(board: Board) -> Position:
    """A finished game on a board."""
    return Position.parse(f"v1 strategy:2 over 0 -/- - {line_of(board)}")


def test_a_loop_scores_two_a_tile_and_the_same_tiles_in_a_line_one_a_tile() -> None:
    scores = {position_on(board).scores("Y")[0] for board in laid(TRIANGLE, tiles=[1, 2, 3])}
    assert 6 in scores
    assert max(scores - {6}) == 3


def test_tiles_1_to_3_make_two_different_yellow_loops() -> None:
    loops = [b for b in laid(TRIANGLE, tiles=[1, 2, 3]) if position_on(b).scores("Y") == [6]]
    assert len(loops) == 2 * 3  # each of the two in the three turns that keep the triangle


def test_only_the_best_line_or_loop_of_a_colour_counts() -> None:
    triangle = next(b for b in laid(TRIANGLE, tiles=[1, 2, 3]) if position_on(b).scores("Y") == [6])
    away = [(2, -1), (3, -1), (4, -1)]
    assert position_on(triangle).scores("Y") == [6]
    for tile in unused(triangle):
        for rotation in fits(triangle, away[0], tile):
            longer = with_tile(triangle, away[0], tile, rotation)
            assert position_on(longer).scores("Y") == [6]


def test_a_straight_row_of_straights_is_one_line_of_a_point_a_tile() -> None:
    row = [(q, 0) for q in range(5)]
    shown = {(cell, direction): "G" for cell in row for direction in (SE, NW)}
    board = next(laid(row, shown))
    assert position_on(board).scores("G") == [5]
    cut = {cell: board[cell] for cell in row if cell != (3, 0)}
    assert position_on(cut).scores("G") == [3]


def test_every_player_is_scored_in_the_own_colour_and_an_absent_colour_scores_nothing() -> None:
    position = position_on({(0, 0): (1, 0)})
    assert position.scores("RYBG") == [1, 1, 1, 0]
    assert position.scores("GB") == [0, 1]


# --- text and perft ----------------------------------------------------------------------------


def test_a_position_line_has_an_exact_inverse_in_every_position_of_a_game() -> None:
    for position in random_game(1, 3):
        assert Position.parse(position.text()) == position


def test_a_bag_of_which_only_the_size_is_known_can_be_read_but_not_drawn_from() -> None:
    line = "v1 strategy:2 free 0 2,3/4 ?42 1@0,0:0"
    position = Position.parse(line)
    assert position.text() == line
    with pytest.raises(ValueError, match="not known"):
        position.apply(position.actions()[0])


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("v2 strategy:2 free 0 2/4 - 1@0,0:0", "not a position of Strategy"),
        ("v1 gobble:2 free 0 2/4 - 1@0,0:0", "not a position of Strategy"),
        ("v1 strategy:2 soon 0 2/4 - 1@0,0:0", "not a position of Strategy"),
        ("v1 strategy:3 free 0 2/4 - 1@0,0:0", "players do not agree"),
        ("v1 strategy:2 free 2 2/4 - 1@0,0:0", "players do not agree"),
        ("v1 strategy:2 free 0 2/2 - 1@0,0:0", "stands twice"),
        ("v1 strategy:2 free 0 2/57 - 1@0,0:0", "does not exist"),
        ("v1 strategy:2 free 0 2/4 - 1@0,0:0+3@0,0:0", "two tiles on one cell"),
        ("v1 strategy:2 free 0 2/4 - 1@0,0:0+3@0,-1:0", "do not match"),
        ("v1 strategy:2 free 0 2/4 - 1@0,0:6", "not a placement code"),
        ("v1 strategy:2 free 0 2/4 -", "not seven fields"),
    ],
)
def test_a_line_that_says_no_position_is_refused(line: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Position.parse(line)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_tile_lies_at_0_0_in_any_rotation_so_perft_1_is_36(players: int) -> None:
    bag = random.Random(players).sample(sorted(TILES), 56)
    position = Position.start(players, bag)
    assert perft(position, 0) == 1
    assert perft(position, 1) == 36
    assert position.actions() == sorted(f"{t}@0,0:{k}" for t in bag[:6] for k in range(6))


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_perft_2_is_twice_the_sides_of_the_first_tile_whose_colour_a_tile_has(starter: int) -> None:
    bag = random.Random(5).sample(sorted(TILES), 56)
    position = Position.start(3, bag, starter)
    second = (starter + 1) % 3
    pairs = itertools.product(bag[6 * starter :][:6], bag[6 * second :][:6])
    sides = sum(colour in TILES[tile] for first, tile in pairs for colour in TILES[first])
    assert perft(position, 2) == 6 * 2 * sides


def test_divide_sums_to_perft() -> None:
    position = Position.start(2, list(range(56, 0, -1)))
    counts = divide(position, 2)
    assert list(counts) == position.actions()
    assert sum(counts.values()) == perft(position, 2)


def test_a_game_that_ends_earlier_counts_for_nothing() -> None:
    position = Position.parse("v1 strategy:2 free 0 2/4 - 1@0,0:0")
    first, second = perft(position, 1), perft(position, 2)
    assert first == 6 * 2 == len(position.actions())  # tiles 1 and 2 have the same colours
    assert second > 0
    assert perft(position, 3) == 0


# --- whole games -------------------------------------------------------------------------------


def consecutive(directions: list[int]) -> bool:
    """Whether three directions follow each other round a cell."""
    return any(sorted((d + k) % 6 for k in range(3)) == directions for d in range(6))


def check_walk_and_closure(board: Board) -> None:
    """Walk and closure bar the same spaces, and the closure bars no forced space."""
    controlled = controlled_cells(board)
    for cell in spaces(board):
        barred = cell in controlled or makes_fourth_tile(board, cell)
        assert closure_forbids(board, cell) == barred, (cell, line_of(board))
    assert not controlled & set(forced_spaces(board))


def check_shape(board: Board) -> None:
    """Every forced space has three neighbours in a row, not all alike, and no space is a hole."""
    assert max(tiles_round(board, cell) for cell in spaces(board)) <= 3
    for cell in forced_spaces(board):
        around = seen(board, cell)
        assert consecutive(sorted(around))
        assert len(set(around.values())) > 1


@pytest.mark.parametrize(("seed", "players"), GAMES)
def test_walk_equals_closure_in_every_position_before_the_endgame(seed: int, players: int) -> None:
    for position in random_game(seed, players):
        if position.endgame:
            break
        if position.board:
            check_walk_and_closure(position.board)
            check_shape(position.board)


@pytest.mark.parametrize(("seed", "players"), GAMES[:3])
def test_the_actions_are_the_placements_without_a_refusal(seed: int, players: int) -> None:
    for number, position in enumerate(random_game(seed, players)):
        if number % 12 == 5:
            cells = spaces(position.board)
            cells = cells if position.stage == "free" else forced_spaces(position.board)
            allowed = [
                code_of(tile, cell, rotation)
                for cell in cells
                for tile in position.hands[position.player]
                for rotation in range(6)
                if not refusals(position.board, cell, tile, rotation, position.endgame)
            ]
            assert sorted(allowed) == position.actions()


def check_step(before: Position, after: Position) -> None:
    """One placement moves one tile, draws at most one, and keeps the order of stages and seats."""
    assert len(after.board) == len(before.board) + 1
    assert len(after.bag) == max(0, len(before.bag) - 1)
    own = len(after.hands[before.player])
    assert own == len(before.hands[before.player]) - (0 if before.bag else 1)
    if after.player == before.player and any(after.hands[p] for p in other_seats(before)):
        follows = {"forced": {"forced", "free"}, "free": {"after"}, "after": {"after"}}
        assert after.stage in follows[before.stage] | {"over"}


def other_seats(position: Position) -> list[int]:
    """The seats of the players who are not to act."""
    return [seat for seat in range(len(position.hands)) if seat != position.player]


@pytest.mark.parametrize(("seed", "players"), GAMES[:6])
def test_a_game_is_played_to_its_last_tile_turn_by_turn(seed: int, players: int) -> None:
    positions = list(random_game(seed, players))
    for before, after in itertools.pairwise(positions):
        check_step(before, after)
    last = positions[-1]
    assert last.deadlock or sorted(tile for tile, _ in last.board.values()) == sorted(TILES)
    assert all(1 <= points <= 84 for points in last.scores(COLOURS))
