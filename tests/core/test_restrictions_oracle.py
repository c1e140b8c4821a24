"""The closure in the code held to the walk and to brute force in the oracle."""

from __future__ import annotations

import itertools
import random
from functools import cache

import pytest

from core.boards import fitting, random_board, seen_by_oracle, turned, unused
from oracle import strategy as oracle
from sizes import seeds
from tantrix.rules.core.board import Board
from tantrix.rules.core.hexes import neighbours, rotated
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.restrictions import barred, closure, legal_placements, refusals

SEEDS = seeds(12, 400)


@cache
def boards(seed: int, *, restricted: bool) -> tuple[Board, ...]:
    rng = random.Random(seed)
    return tuple(random_board(rng, rng.randint(1, 18), restricted=restricted) for _ in range(10))


def walked(board: Board) -> set[tuple[int, int]]:
    """The spaces that restrictions 2 and 3 bar, by the walk along every wall."""
    tiles = seen_by_oracle(board)
    controlled = oracle.controlled_cells(tiles)
    return {
        at for at in oracle.spaces(tiles) if at in controlled or oracle.makes_fourth_tile(tiles, at)
    }


def closed(board: Board) -> set[tuple[int, int]]:
    """The spaces that restrictions 2 and 3 bar, by filling again and again."""
    tiles = seen_by_oracle(board)
    return {at for at in oracle.spaces(tiles) if oracle.closure_forbids(tiles, at)}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_fast_test_bars_what_filling_again_and_again_bars_on_any_board(seed: int) -> None:
    for board in boards(seed, restricted=False) + boards(seed, restricted=True):
        assert barred(board) == closed(board)


@pytest.mark.parametrize("seed", SEEDS)
def test_walk_and_closure_bar_the_same_unless_the_board_closes_badly_by_itself(seed: int) -> None:
    for board in boards(seed, restricted=False) + boards(seed, restricted=True):
        if closure(board).clash is None:
            assert barred(board) == walked(board)
        else:
            assert barred(board) >= walked(board)


def test_both_kinds_of_boards_are_tried() -> None:
    sound = [closure(b).clash is None for seed in range(12) for b in boards(seed, restricted=False)]
    assert sound.count(True) >= 30
    assert sound.count(False) >= 30


@pytest.mark.parametrize("seed", SEEDS)
def test_the_refusals_are_those_of_the_oracle(seed: int) -> None:
    """A cell next to a forced space is a fourth tile and, by the walk, on a side as well."""
    rng = random.Random(seed)
    for board in boards(seed, restricted=True):
        tiles = seen_by_oracle(board)
        cells = {*board.spaces, *board.tiles, *neighbours(max(board.spaces))}
        for at, tile in itertools.product(sorted(cells), rng.sample(unused(board), 3)):
            placement = Placement(tile, *at, rng.randrange(6))
            restricted = rng.random() < 0.8
            found = {r.id for r in refusals(board, placement, restricted=restricted)}
            asked = oracle.refusals(tiles, at, tile, placement.rotation, endgame=not restricted)
            expected = {f"illegal.{reason}" for reason in asked}
            if at not in tiles and at not in board.spaces:
                expected = {"illegal.not_connected"}
            if "illegal.fourth_tile" in expected:
                expected.discard("illegal.controlled_side")
            assert found == expected


@pytest.mark.parametrize("seed", SEEDS)
def test_legal_are_just_the_placements_without_refusal(seed: int) -> None:
    rng = random.Random(seed)
    for board in [*boards(seed, restricted=False)[:3], *boards(seed, restricted=True)[:3]]:
        hand = sorted(rng.sample(unused(board), 8))
        for restricted in (True, False):
            without = [
                p
                for tile, at, rotation in itertools.product(hand, sorted(board.spaces), range(6))
                for p in [Placement(tile, *at, rotation)]
                if not refusals(board, p, restricted=restricted)
            ]
            assert legal_placements(board, hand, board.spaces, restricted=restricted) == without


@pytest.mark.parametrize("seed", SEEDS)
def test_a_controlled_side_is_told_as_steps_from_a_forced_space_to_the_cell(seed: int) -> None:
    for board in boards(seed, restricted=True):
        sides = walked(board)
        for at in sorted(barred(board)):
            found = refusals(board, fitting_or_any(board, at), restricted=True)[-1]
            if found.id == "illegal.controlled_side":
                assert at in sides
                assert found.cells[0] in board.forced
                assert found.params == {"q": found.cells[0].q, "r": found.cells[0].r}
                assert found.cells[-1] == at
                assert all(b in neighbours(a) for a, b in itertools.pairwise(found.cells))
                assert not board.tiles.keys() & set(found.cells)
            else:
                assert found.id == "illegal.fourth_tile"
                assert all(cell in neighbours(at) for cell in found.cells)


def fitting_or_any(board: Board, at: oracle.Cell) -> Placement:
    """A placement on a space, one that matches where there is one."""
    return next(iter(fitting(board, at)), Placement(unused(board)[0], *at, 0))


@pytest.mark.parametrize("seed", SEEDS)
def test_refusals_do_not_depend_on_how_the_board_came_about(seed: int) -> None:
    rng = random.Random(seed)
    for board in boards(seed, restricted=False):
        laid = list(board.placements)
        other = Board(rng.sample(laid, len(laid)))
        other.push(other.pop())
        for at in sorted(board.spaces):
            placement = fitting_or_any(board, at)
            same = refusals(other, placement, restricted=True)
            assert refusals(board, placement, restricted=True) == same


@pytest.mark.parametrize("seed", SEEDS)
def test_turning_the_table_turns_what_is_barred(seed: int) -> None:
    for board in boards(seed, restricted=False):
        for sixths in range(1, 6):
            other = Board(turned(placement, sixths) for placement in board.placements)
            assert barred(other) == {rotated(at, sixths) for at in barred(board)}
