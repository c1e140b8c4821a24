from __future__ import annotations

import random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from core.boards import fitting, placed, random_board, seen_by_oracle, turned, unused
from oracle import strategy as oracle
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import IllegalAction
from tantrix.rules.core.hexes import Hex, rotated
from tantrix.rules.core.placements import Placement

THREE = placed("1@0,-1:0+2@1,-1:0+3@1,0:0")


def test_an_empty_board_has_no_tiles_and_no_spaces() -> None:
    board = Board()
    assert (board.tiles, board.spaces, board.forced) == ({}, {}, set())
    assert (len(board), board.placements) == (0, ())
    assert board.pattern(Hex(0, 0)) == "......"


def test_one_tile_has_six_spaces_each_with_its_colour_at_the_edge_that_touches() -> None:
    board = Board([Placement(1, 2, -1, 0)])
    assert board.spaces == {
        Hex(2, -2): "...Y..",
        Hex(3, -2): "....Y.",
        Hex(3, -1): ".....B",
        Hex(2, 0): "R.....",
        Hex(1, 0): ".B....",
        Hex(1, -1): "..R...",
    }
    assert board.forced == set()
    assert [board.edge(Hex(2, -1), edge) for edge in range(6)] == list("YYBRBR")


def test_a_space_with_three_tiles_round_it_is_forced_and_with_two_it_is_not() -> None:
    assert Board(THREE[:2]).forced == set()
    assert Board(THREE).forced == {Hex(0, 0)}
    assert Board(THREE).spaces[Hex(0, 0)] == "RRY..."


def test_placements_are_told_in_order_of_play_and_sorted_by_place() -> None:
    board = Board([THREE[1], THREE[2], THREE[0]])
    assert board.placements == (THREE[1], THREE[2], THREE[0])
    assert board.peek() == THREE[0]
    assert board.sorted_placements() == THREE


def test_boards_are_equal_when_the_same_tiles_lie_in_the_same_way_in_any_order() -> None:
    board, other = Board(THREE), Board(reversed(THREE))
    assert board == other
    assert hash(board) == hash(other)
    assert board != Board(THREE[:2])
    assert Board([Placement(1, 0, 0, 0)]) != Board([Placement(1, 0, 0, 1)])
    assert board != THREE


def test_a_copy_goes_its_own_way() -> None:
    board = Board(THREE)
    twin = board.copy()
    twin.pop()
    assert board == Board(THREE)
    assert twin == Board(THREE[:2])
    twin.push(THREE[2])
    assert vars(twin) == vars(board)


def test_a_board_holds_the_cells_that_are_covered() -> None:
    board = Board(THREE)
    assert Hex(1, 0) in board
    assert Hex(0, 0) not in board
    assert "1@0,0" not in board


def test_the_repr_makes_an_equal_board() -> None:
    text = repr(Board(THREE))
    assert text == "Board([(1, 0, -1, 0), (2, 1, -1, 0), (3, 1, 0, 0)])"


def test_play_obeys_the_golden_rule_and_no_restriction() -> None:
    board = Board(THREE[:2])
    for wrong, reason in [
        (Placement(3, 1, -1, 0), "illegal.occupied"),
        (Placement(3, 1, 1, 0), "illegal.not_connected"),
        (Placement(3, 1, 0, 1), "illegal.mismatch"),
    ]:
        with pytest.raises(IllegalAction) as refused:
            board.play(wrong)
        assert [reason] == [refusal.id for refusal in refused.value.refusals]
        assert board == Board(THREE[:2])
    alike = Placement(3, 1, 0, 5)
    board.play(alike)
    assert board.spaces[Hex(0, 0)] == "RRR..."


def test_the_first_tile_may_be_played_anywhere() -> None:
    board = Board()
    board.play(Placement(7, 5, 5, 2))
    assert board.peek() == Placement(7, 5, 5, 2)


def test_turning_the_table_turns_every_pattern_with_its_space(rng: random.Random) -> None:
    board = random_board(rng, 20)
    for sixths in range(6):
        other = Board(turned(placement, sixths) for placement in board.placements)
        assert other.forced == {rotated(at, sixths) for at in board.forced}
        assert other.spaces == {
            rotated(at, sixths): pattern[6 - sixths :] + pattern[: 6 - sixths]
            for at, pattern in board.spaces.items()
        }


def test_a_notebook_shows_a_board_as_a_picture() -> None:
    assert Board(THREE)._repr_svg_().startswith("<svg")


class BoardMachine(RuleBasedStateMachine):
    """A board pushed and popped at random, beside a plain list of its placements."""

    def __init__(self) -> None:
        super().__init__()
        self.board = Board()
        self.model: list[Placement] = []
        self.hashes = [hash(self.board)]

    def lay(self, placement: Placement) -> None:
        """Note a placement that was made."""
        self.model.append(placement)
        self.hashes.append(hash(self.board))

    def some(self, data: st.DataObject) -> Placement:
        """A placement that matches."""
        if not self.model:
            return Placement(data.draw(st.integers(1, 56)), 0, 0, data.draw(st.integers(0, 5)))
        found = [p for at in sorted(self.board.spaces) for p in fitting(self.board, at)]
        return data.draw(st.sampled_from(found))

    @precondition(lambda self: len(self.model) < 20)
    @rule(data=st.data())
    def push(self, data: st.DataObject) -> None:
        placement = self.some(data)
        self.board.push(placement)
        self.lay(placement)

    @precondition(lambda self: len(self.model) < 20)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        placement = self.some(data)
        self.board.play(placement)
        self.lay(placement)

    @precondition(lambda self: self.model)
    @rule(data=st.data(), q=st.integers(-5, 5), r=st.integers(-5, 5), rotation=st.integers(0, 5))
    def play_only_what_the_golden_rule_allows(
        self, data: st.DataObject, q: int, r: int, rotation: int
    ) -> None:
        placement = Placement(data.draw(st.sampled_from(unused(self.board))), q, r, rotation)
        allowed = rotation in oracle.fits(seen_by_oracle(self.board), (q, r), placement.tile)
        try:
            self.board.play(placement)
        except IllegalAction:
            assert not allowed
        else:
            assert allowed
            self.lay(placement)

    @precondition(lambda self: self.model)
    @rule()
    def pop(self) -> None:
        assert self.board.pop() == self.model.pop()
        self.hashes.pop()

    @rule()
    def go_on_with_a_copy(self) -> None:
        self.board = self.board.copy()

    @invariant()
    def the_tiles_are_those_laid_in_order(self) -> None:
        assert self.board.placements == tuple(self.model)
        assert list(self.board.tiles) == [placement.hex for placement in self.model]
        assert len(self.board) == len(self.model)

    @invariant()
    def the_spaces_and_forced_spaces_are_those_of_brute_force(self) -> None:
        plain = seen_by_oracle(self.board)
        patterns = {}
        for at in oracle.spaces(plain):
            colours = oracle.seen(plain, at)
            patterns[at] = "".join(colours.get(edge, ".") for edge in range(6))
        assert self.board.spaces == patterns
        assert self.board.forced == set(oracle.forced_spaces(plain))
        assert all(self.board.pattern(at) == pattern for at, pattern in patterns.items())

    @invariant()
    def the_board_equals_one_laid_afresh_in_another_order(self) -> None:
        fresh = Board(sorted(self.model))
        assert self.board == fresh
        assert hash(self.board) == hash(fresh) == self.hashes[-1]

    def teardown(self) -> None:
        for placement in reversed(self.model):
            assert self.board.pop() == placement
        assert vars(self.board) == vars(Board())


TestBoardMachine = BoardMachine.TestCase
