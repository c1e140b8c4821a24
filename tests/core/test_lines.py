from __future__ import annotations

import itertools
import random

import pytest

from core.boards import (
    BUMP,
    CORNER,
    NE,
    NW,
    SE,
    WALL,
    N,
    S,
    Shown,
    fitting,
    made,
    one,
    placed,
    random_board,
    seen_by_oracle,
    unused,
)
from oracle import strategy as oracle
from tantrix.rules.core.board import Board
from tantrix.rules.core.hexes import Hex, neighbours, opposite
from tantrix.rules.core.lines import (
    End,
    EndStatus,
    Line,
    best_line,
    chains,
    end_status,
    line_through,
    lines,
    score,
)
from tantrix.rules.core.spaces import fits
from tantrix.rules.core.tiles import TILES

TRIANGLE = placed("3@0,0:0+1@-1,0:2+2@-1,1:0")
"""Tiles 1, 2, 3 as a yellow loop."""
RING = neighbours(Hex(0, 0))
EVERY = sorted(TILES)
BOARDS = [random_board(random.Random(seed), 4 + seed % 40) for seed in range(24)]


def straight(*qs: int) -> Board:
    """Tiles at some places of the row r = 0, each with a straight red link along it."""
    shown: Shown = {(Hex(q, 0), edge): "R" for q in qs for edge in (SE, NW)}
    return one([Hex(q, 0) for q in qs], shown)


def ring(*places: int) -> Board:
    """Tiles at places of the ring round 0,0, parts of one red loop round it."""
    shown: Shown = {(RING[k], edge): "R" for k in range(6) for edge in ((k + 2) % 6, (k + 4) % 6)}
    return one([RING[k] for k in places], shown)


# --- lines and loops ---------------------------------------------------------------------------


def test_a_tile_alone_is_a_line_of_one_of_each_of_its_colours() -> None:
    board = Board(placed("1@0,0:0"))
    [red] = lines(board, "R")
    assert red == Line(
        "R", (Hex(0, 0),), closed=False, ends=(End(Hex(-1, 0), 2), End(Hex(0, 1), 0))
    )
    assert (red.length, red.score) == (1, 1)
    assert lines(board, "G") == []
    assert line_through(board, Hex(0, 0), "G") is None


@pytest.mark.parametrize("seed", range(8))
def test_lines_stay_those_of_the_board_as_tiles_come_and_go(seed: int) -> None:
    rng = random.Random(seed)
    board, waiting = Board(), list(random_board(rng, 30).placements)
    while waiting:
        for _ in range(rng.randint(1, 3)):
            board.push(waiting.pop(0)) if waiting else None
        if rng.random() < 0.3:
            waiting.insert(0, board.pop())
        if rng.random() < 0.3:
            board = board.copy()
        for colour in rng.sample("RYBG", 2):
            anew = Board(board.placements)
            assert lines(board, colour) == lines(anew, colour)
            assert best_line(board, colour) == best_line(anew, colour)


def test_a_loop_scores_two_a_tile_and_has_no_ends() -> None:
    [loop] = lines(Board(TRIANGLE), "Y")
    assert (loop.closed, loop.ends, loop.length, loop.score) == (True, (), 3, 6)
    assert set(loop.cells) == {placement.hex for placement in TRIANGLE}


def test_a_loop_is_found_from_each_of_its_tiles() -> None:
    board = Board(TRIANGLE)
    for placement in TRIANGLE:
        line = line_through(board, placement.hex, "Y")
        assert line
        assert line.closed
        assert line.cells[0] == placement.hex


def test_a_line_is_told_from_one_end_to_the_other_with_the_way_on_at_each() -> None:
    board = straight(0, 1, 2)
    for q in range(3):
        line = line_through(board, Hex(q, 0), "R")
        assert line
        assert line.cells in {tuple(Hex(q, 0) for q in row) for row in ((0, 1, 2), (2, 1, 0))}
        assert set(line.ends) == {End(Hex(-1, 0), SE), End(Hex(3, 0), NW)}
        assert line.ends[0].hex in neighbours(line.cells[0])
        assert line.ends[1].hex in neighbours(line.cells[-1])


def test_a_loop_of_12_beats_a_line_of_23() -> None:
    cells = tuple(Hex(q, 0) for q in range(23))
    assert Line("R", cells[:12], closed=True, ends=()).score == 24
    assert Line("R", cells, closed=False, ends=()).score == 23


def test_a_shorter_loop_is_best_where_it_scores_more_than_the_longest_line() -> None:
    board = Board(TRIANGLE)
    for at in (Hex(3, 0), Hex(4, 0), Hex(5, 0), Hex(6, 0)):
        asked: Shown = {(at, edge): "Y" for edge in (SE, NW)}
        used = frozenset(placement.tile for placement in board.placements)
        board = next(made([at], asked, used, board))
    best = best_line(board, "Y")
    assert best
    assert (best.closed, best.score) == (True, 6)
    assert sorted(line.score for line in lines(board, "Y")) == [4, 6]
    assert score(board, "Y") == 6


def test_the_first_of_equal_lines_in_order_of_play_is_the_best() -> None:
    board = straight(0, 2)
    best = best_line(board, "R")
    assert best
    assert best.cells == (Hex(0, 0),)
    again = best_line(Board(reversed(board.placements)), "R")
    assert again
    assert again.cells == (Hex(2, 0),)


def test_a_colour_that_does_not_lie_has_no_line_and_scores_nothing() -> None:
    assert best_line(Board(), "R") is None
    assert score(Board(), "R") == 0
    assert score(Board(TRIANGLE), "G") == 0


@pytest.mark.parametrize("board", BOARDS, ids=len)
@pytest.mark.parametrize("colour", "RYBG")
def test_the_lines_of_a_colour_share_out_its_tiles(board: Board, colour: str) -> None:
    found = lines(board, colour)
    cells = [cell for line in found for cell in line.cells]
    assert sorted(cells) == sorted(
        placement.hex for placement in board.placements if colour in placement.edges
    )


@pytest.mark.parametrize("board", BOARDS, ids=len)
@pytest.mark.parametrize("colour", "RYBG")
def test_each_tile_of_a_line_passes_the_colour_on_to_the_next(board: Board, colour: str) -> None:
    for line in lines(board, colour):
        way = [*line.cells, line.cells[0]] if line.closed else list(line.cells)
        for a, b in itertools.pairwise(way):
            edge = neighbours(a).index(b)
            assert board.edge(a, edge) == board.edge(b, opposite(edge)) == colour
        assert len(line.ends) == (0 if line.closed else 2)
        for end, cell in zip(line.ends, (line.cells[0], line.cells[-1]), strict=False):
            assert end.hex not in board
            assert neighbours(end.hex)[end.edge] == cell
            assert board.edge(cell, opposite(end.edge)) == colour


@pytest.mark.parametrize("board", BOARDS, ids=len)
@pytest.mark.parametrize("colour", "RYBG")
def test_the_score_of_a_colour_is_that_of_the_oracle(board: Board, colour: str) -> None:
    tiles = seen_by_oracle(board)
    assert score(board, colour) == oracle.best_score(tiles, colour)
    for line in lines(board, colour):
        assert all(oracle.line_score(tiles, cell, colour) == line.score for cell in line.cells)


# --- indirect connections ----------------------------------------------------------------------


def test_three_links_with_two_joining_spaces_have_the_indirect_length_5() -> None:
    [chain] = chains(straight(0, 2, 4), "R", EVERY)
    assert chain.length == 5
    assert len(chain.pieces) == 3
    assert chain.joints in {(Hex(1, 0), Hex(3, 0)), (Hex(3, 0), Hex(1, 0))}
    assert not chain.closed


def test_the_pieces_of_a_chain_are_in_order_along_it_whatever_the_order_of_play() -> None:
    for order in itertools.permutations((0, 2, 4, 6)):
        [chain] = chains(straight(*order), "R", EVERY)
        assert [piece.cells[0].q for piece in chain.pieces] in ([0, 2, 4, 6], [6, 4, 2, 0])
        assert len(chain.joints) == 3


def test_a_joining_space_counts_only_if_an_unplayed_tile_would_join() -> None:
    board = straight(0, 2)
    joining = fits("..R..R").keys()
    assert len(chains(board, "R", unused(board))) == 1
    assert len(chains(board, "R", sorted(set(EVERY) - joining))) == 2
    assert len(chains(board, "R", [min(joining)])) == 1
    assert len(chains(board, "R", [])) == 2


def test_a_gap_of_two_spaces_joins_nothing() -> None:
    assert [chain.length for chain in chains(straight(0, 3), "R", EVERY)] == [1, 1]


def test_a_space_where_three_ends_meet_joins_nothing() -> None:
    shown: Shown = {(RING[edge], opposite(edge)): "R" for edge in (0, 2, 4)}
    board = one([RING[0], RING[2], RING[4]], shown)
    assert [chain.length for chain in chains(board, "R", EVERY)] == [1, 1, 1]


def test_a_line_whose_ends_one_tile_would_join_is_a_closed_chain() -> None:
    board = Board(TRIANGLE)
    missing = board.pop()
    [chain] = chains(board, "Y", [missing.tile])
    assert (chain.closed, chain.length) == (True, 3)
    assert len(chain.pieces) == 1
    assert chain.joints == (missing.hex,)


def test_two_pieces_joined_at_both_ends_are_a_closed_chain() -> None:
    [chain] = chains(ring(1, 2, 4, 5), "R", EVERY)
    assert (chain.closed, chain.length) == (True, 6)
    assert [piece.length for piece in chain.pieces] == [2, 2]
    assert set(chain.joints) == {RING[0], RING[3]}


def test_three_pieces_round_a_ring_are_a_closed_chain_of_six() -> None:
    [chain] = chains(ring(0, 2, 4), "R", EVERY)
    assert (chain.closed, chain.length) == (True, 6)
    assert len(chain.joints) == 3


def test_a_loop_is_a_chain_of_itself_alone() -> None:
    [chain] = chains(ring(*range(6)), "R", EVERY)
    assert (chain.pieces[0].closed, chain.joints, chain.closed) == (True, (), False)
    assert chain.length == 6


def joining_spaces(board: Board, colour: str, unplayed: list[int]) -> dict[Hex, list[Hex]]:
    """By brute force: the spaces that one tile would join, with the tiles on both sides."""
    tiles = seen_by_oracle(board)
    found = {}
    for at in oracle.spaces(tiles):
        edges = [edge for edge, seen in oracle.seen(tiles, at).items() if seen == colour]
        if len(edges) == 2 and any(oracle.fits(tiles, at, tile) for tile in unplayed):
            found[Hex(*at)] = [neighbours(Hex(*at))[edge] for edge in edges]
    return found


@pytest.mark.parametrize("board", BOARDS, ids=len)
@pytest.mark.parametrize("colour", "RYBG")
def test_chains_join_what_brute_force_joins(board: Board, colour: str) -> None:
    unplayed = unused(board)
    joints = joining_spaces(board, colour, unplayed)
    found = chains(board, colour, unplayed)
    assert sorted(at for chain in found for at in chain.joints) == sorted(joints)
    piece_of = {cell: piece for piece in lines(board, colour) for cell in piece.cells}
    pieces = [piece for chain in found for piece in chain.pieces]
    assert sorted(pieces) == sorted(set(piece_of.values()))
    for chain in found:
        assert len(chain.joints) == len(chain.pieces) - (not chain.closed)
        following = (*chain.pieces[1:], chain.pieces[0])
        for at, one_piece, other in zip(chain.joints, chain.pieces, following, strict=False):
            assert sorted(piece_of[cell] for cell in joints[at]) == sorted([one_piece, other])
        assert chain.length == sum(piece.length for piece in chain.pieces) + len(chain.joints)


# --- blocked ends ------------------------------------------------------------------------------


def test_an_end_is_open_where_an_unplayed_tile_may_follow() -> None:
    board = straight(0, 1)
    for end in lines(board, "R")[0].ends:
        assert end_status(board, end, unused(board), restricted=True) is EndStatus.OPEN


def test_an_end_is_blocked_for_ever_when_no_unplayed_tile_fits() -> None:
    board = straight(0, 1)
    end = lines(board, "R")[0].ends[0]
    strangers = [tile for tile in EVERY if "R" not in TILES[tile].edges]
    for unplayed in ([], strangers):
        status = end_status(board, end, unplayed, restricted=True)
        assert status is EndStatus.BLOCKED_FOR_EVER
    assert end_status(board, end, [*strangers, 56, 15], restricted=True) is EndStatus.OPEN


def test_three_alike_at_an_end_blocks_it_for_ever_in_the_endgame_too() -> None:
    shown: Shown = {(RING[edge], opposite(edge)): "R" for edge in range(3)}
    board = one(RING[:3], shown)
    ends = [e for line in lines(board, "R") for e in line.ends if e.hex == Hex(0, 0)]
    assert len(ends) == 3
    for end, restricted in itertools.product(ends, (True, False)):
        status = end_status(board, end, unused(board), restricted=restricted)
        assert status is EndStatus.BLOCKED_FOR_EVER


def test_an_end_on_a_controlled_side_is_blocked_for_now_until_the_endgame() -> None:
    board = one([*WALL, BUMP], {(WALL[4], N): "R"})
    along = neighbours(WALL[4])[N]
    [end] = [e for line in lines(board, "R") for e in line.ends if e == End(along, S)]
    unplayed = unused(board)
    now = end_status(board, end, unplayed, restricted=True)
    assert now is EndStatus.BLOCKED_FOR_NOW
    assert end_status(board, end, unplayed, restricted=False) is EndStatus.OPEN


def test_an_end_is_blocked_for_now_when_each_fill_would_make_three_alike() -> None:
    board = one([*WALL, BUMP], {(WALL[2], NE): "R", (WALL[3], N): "R"})
    bad = [p.tile for p in fitting(board, CORNER) if p.edges[SE] == "R"]
    good = [p.tile for p in fitting(board, CORNER) if p.edges[SE] != "R"]
    end = End(CORNER, next(e for e in range(6) if board.spaces[CORNER][e] != "."))
    assert bad
    assert good
    status = end_status(board, end, bad, restricted=True)
    assert status is EndStatus.BLOCKED_FOR_NOW
    assert end_status(board, end, bad, restricted=False) is EndStatus.OPEN
    assert end_status(board, end, good, restricted=True) is EndStatus.OPEN
