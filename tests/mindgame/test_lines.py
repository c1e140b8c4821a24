"""Lines count links, open or closed, however often they pass a piece."""

from __future__ import annotations

import itertools
import random

import pytest

from mindgame.playing import order, placed, randomly, start
from oracle import mindgame as oracle
from tantrix.rules.core.hexes import OPPOSITE, Hex, neighbours
from tantrix.rules.mindgame.board import MindBoard
from tantrix.rules.mindgame.lines import MindLine, best_line, line_from, lines, score

RING = "1@0,0:0+29@1,0:0+2@0,1:0"
"""Three pieces of three corners round a corner that all share: one closed line of three links."""


def test_a_link_by_itself_is_a_line_of_one() -> None:
    board = MindBoard(6, placed("8@0,0:0"))
    assert [line.score for line in lines(board, "R")] == [1, 1]
    assert [line.score for line in lines(board, "K")] == [1]
    assert (score(board, "R"), score(board, "K")) == (1, 1)


def test_a_colour_that_is_not_there_scores_nothing() -> None:
    board = MindBoard(6, placed("1@0,0:0"))
    assert best_line(board, "K") is None
    assert score(board, "K") == 0


def test_a_line_may_pass_a_piece_more_than_once_and_each_link_counts() -> None:
    board = MindBoard(6, placed("1@0,0:0+29@1,-1:1+2@1,0:5"))
    best = best_line(board, "R")
    assert best is not None
    assert [link.hex for link in best.links].count(Hex(0, 0)) == 2
    assert (best.score, best.closed) == (4, False)


def test_a_line_that_meets_itself_is_closed_and_has_no_bonus() -> None:
    best = best_line(MindBoard(6, placed(RING)), "R")
    assert best is not None
    assert (best.score, best.closed) == (3, True)


def closed_lines(seed: int) -> list[tuple[MindBoard, MindLine]]:
    """The closed lines of the last board of a random game."""
    state = start(order(seed))
    for _ in randomly(state, random.Random(seed), offers=0):
        pass
    return [(state.board, line) for c in "RK" for line in lines(state.board, c) if line.closed]


def test_closed_lines_of_games_go_once_round() -> None:
    found = [pair for seed in range(12) for pair in closed_lines(seed)]
    assert found
    for board, line in found:
        last, first = line.links[-1], line.links[0]
        assert neighbours(last.hex)[last.exit] == first.hex
        assert OPPOSITE[last.exit] == first.entry
        assert line.score == len(set(line.links)) == len(line.links)
        assert line_from(board, first.hex, first.entry) == line


@pytest.mark.parametrize("seed", range(5))
def test_lines_follow_their_links_and_share_none(seed: int) -> None:
    state = start(order(seed), 5)
    for _ in randomly(state, random.Random(seed)):
        check(state.board)


def check(board: MindBoard) -> None:
    """Every link is in one line, and the links of a line touch in order, to its open ends."""
    for colour in "RK":
        found = lines(board, colour)
        passed = [(link.hex, *sorted(link[1:])) for line in found for link in line.links]
        assert len(passed) == len(set(passed))
        assert set(passed) == {
            (at, link.a, link.b)
            for at in board.tiles
            for link in board.face(at).links
            if link.colour == colour
        }
        for line in found:
            for one, following in itertools.pairwise(line.links):
                assert neighbours(one.hex)[one.exit] == following.hex
                assert OPPOSITE[one.exit] == following.entry
            if not line.closed:
                ends = (line.links[0].hex, line.links[0].entry), line.links[-1][::2]
                assert all(neighbours(Hex(*at))[edge] not in board for at, edge in ends)
        laid = {(at.q, at.r): (p.tile, p.rotation) for at, p in board.tiles.items()}
        assert score(board, colour) == oracle.longest(laid, colour)
