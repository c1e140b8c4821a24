"""Puzzles solved by hand: which moves can be made, and what they leave on the table."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.puzzles.ids import read_id
from tantrix.puzzles.puzzle import Puzzle
from tantrix.puzzles.solving import Move, Solving
from tantrix.puzzles.verify import check
from tantrix.rules.core.errors import IllegalAction
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.solver import find
from tantrix.solver.generate import generate

BOARD = read_id("v1~1-4.5x2~match~rows_0.0.3_1.0.3~1at0.0t2")
TURNS = read_id("v1~1-3~match~rows_0.0.3~1at0.0_2at1.0t3_3at2.0")


@cache
def solved(kind: str) -> tuple[Puzzle, tuple[Placement, ...]]:
    """A puzzle of a kind, and its solution."""
    puzzle = generate(kind, 7).puzzle
    return puzzle, find(puzzle).solutions[0]


def after(puzzle: Puzzle, *moves: Move) -> list[Placement]:
    solving = Solving(puzzle)
    solving.play(moves)
    return solving.placements


def refusal(puzzle: Puzzle, *moves: Move) -> tuple[object, object, tuple[Hex, ...]]:
    with pytest.raises(IllegalAction) as refused:
        after(puzzle, *moves)
    (reason,) = refused.value.refusals
    assert reason.id == "bad.daily.move"
    return reason.params["number"], reason.params["reason"], reason.cells


def test_given_tiles_lie_from_the_beginning_those_without_a_rotation_in_rotation_0() -> None:
    assert after(BOARD) == [Placement(1, 0, 0, 2)]
    assert after(TURNS) == [Placement(1, 0, 0, 0), Placement(2, 1, 0, 3), Placement(3, 2, 0, 0)]


def test_a_tile_is_laid_turned_and_taken_up() -> None:
    laid, turned = Placement(3, 1, 0, 0), Placement(3, 1, 0, 4)
    given = Placement(1, 0, 0, 2)
    assert after(BOARD, laid) == [given, laid]
    assert after(BOARD, laid, turned) == [given, turned]
    assert after(BOARD, laid, turned, Hex(1, 0)) == [given]
    assert after(BOARD, laid, Hex(1, 0), Placement(3, 2, 1, 0)) == [given, Placement(3, 2, 1, 0)]


def test_there_are_as_many_copies_as_the_puzzle_has() -> None:
    two = [Placement(5, 1, 0, 0), Placement(5, 2, 0, 0)]
    assert after(BOARD, *two)[1:] == two
    assert refusal(BOARD, *two, Placement(5, 2, 1, 0)) == (3, "tile", (Hex(2, 1),))


def test_a_given_tile_is_turned_only_where_its_rotation_is_not_given() -> None:
    assert after(TURNS, Placement(3, 2, 0, 5))[2] == Placement(3, 2, 0, 5)
    assert after(TURNS, Placement(2, 1, 0, 3)) == after(TURNS)
    assert refusal(TURNS, Placement(2, 1, 0, 4)) == (1, "given", (Hex(1, 0),))
    assert refusal(BOARD, Placement(1, 0, 0, 3)) == (1, "given", (Hex(0, 0),))


@pytest.mark.parametrize(
    ("moves", "number", "reason"),
    [
        ([Placement(9, 1, 0, 0)], 1, "tile"),
        ([Placement(1, 1, 0, 0)], 1, "tile"),
        ([Placement(2, 1, 0, 0), Placement(2, 2, 0, 0)], 2, "tile"),
        ([Placement(2, 3, 0, 0)], 1, "cell"),
        ([Placement(2, 0, -1, 0)], 1, "cell"),
        ([Placement(2, 1, 0, 0), Placement(3, 1, 0, 0)], 2, "taken"),
        ([Placement(2, 0, 0, 0)], 1, "taken"),
        ([Hex(1, 0)], 1, "empty"),
        ([Hex(7, 7)], 1, "empty"),
        ([Placement(2, 1, 0, 0), Hex(1, 0), Hex(1, 0)], 3, "empty"),
        ([Hex(0, 0)], 1, "given"),
    ],
)
def test_what_no_hand_can_do_is_refused_and_shown(
    moves: list[Move], number: int, reason: str
) -> None:
    last = moves[number - 1]
    cell = last.hex if isinstance(last, Placement) else last
    assert refusal(BOARD, *moves) == (number, reason, (cell,))


coordinates = st.integers(-1, 3)
some_moves = st.lists(
    st.builds(Placement, st.integers(1, 6), coordinates, st.integers(-1, 2), st.integers(0, 5))
    | st.builds(Hex, coordinates, coordinates),
    max_size=40,
)


@given(st.sampled_from([BOARD, TURNS]), some_moves)
def test_whatever_the_moves_every_tile_is_there_once_and_the_givens_lie(
    puzzle: Puzzle, moves: list[Move]
) -> None:
    solving = Solving(puzzle)
    for move in moves:
        before = solving.placements
        try:
            solving.play([move])
        except IllegalAction:
            assert solving.placements == before
            continue
        cells = {one.hex: one for one in solving.placements}
        assert cells.get(move.hex if isinstance(move, Placement) else move) == (
            move if isinstance(move, Placement) else None
        )
        assert len(set(solving.placements) - set(before)) <= 1
    laid = solving.placements
    assert len({one.hex for one in laid}) == len(laid)
    assert {one.hex for one in laid} <= (puzzle.board or set())
    assert Counter(one.tile for one in laid) <= Counter(puzzle.tiles)
    for one in puzzle.givens:
        (there,) = [placed for placed in laid if placed.hex == one.at]
        assert there.tile == one.tile
        assert one.rotation in (None, there.rotation)


def strayed(puzzle: Puzzle, solution: tuple[Placement, ...], rng: random.Random) -> list[Move]:
    """Moves that lay a solution in any order, with tiles turned and taken up again on the way."""
    bound = {one.at for one in puzzle.givens}
    fixed = {one.at for one in puzzle.givens if one.rotation is not None}
    moves: list[Move] = []
    for one in rng.sample(solution, len(solution)):
        if one.hex in fixed:
            continue
        moves += [one._replace(rotation=turn) for turn in rng.sample(range(6), rng.randrange(3))]
        if one.hex not in bound and moves and rng.random() < 0.3:
            moves += [one, one.hex]
        moves.append(one)
    return moves


@pytest.mark.parametrize("kind", ["board", "turns", "pyramid"])
@given(st.randoms(use_true_random=False))
def test_a_solution_is_one_however_it_was_come_to(kind: str, rng: random.Random) -> None:
    puzzle, solution = solved(kind)
    moves = strayed(puzzle, solution, rng)
    assert check(puzzle, after(puzzle, *moves)) == []
    assert check(puzzle, after(puzzle, *moves[:-1])) != [] or moves[-1] in after(
        puzzle, *moves[:-1]
    )
