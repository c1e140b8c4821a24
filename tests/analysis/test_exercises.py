"""Exercises: what they ask is right by a second way of looking, and hangs on the seed alone."""

from __future__ import annotations

import pytest

from tantrix.analysis import exercise
from tantrix.analysis.exercises import (
    FIRST_TILES,
    FORCED,
    HARDEST,
    KINDS,
    MOST_RIGHT,
    SPAN,
    TILES_A_STEP,
)
from tantrix.rules.core.hexes import neighbours
from tantrix.rules.core.lines import best_line, lines
from tantrix.rules.strategy.state import StrategyState

SEEDS = range(12)


def forced_cells(state: StrategyState) -> set[tuple[int, int]]:
    """Return the empty cells with three neighbours or more."""
    tiles = state.board.tiles
    empty = {near for at in tiles for near in neighbours(at) if near not in tiles}
    return {at for at in empty if sum(near in tiles for near in neighbours(at)) >= 3}


def loops(state: StrategyState, colour: str) -> int:
    return sum(line.closed for line in lines(state.board, colour))


def points(state: StrategyState, colour: str) -> int:
    line = best_line(state.board, colour)
    return 0 if line is None else line.length * (2 if line.closed else 1)


@pytest.mark.parametrize("seed", SEEDS)
def test_right_are_those_placements_that_do_what_is_asked(seed: int) -> None:
    found = exercise(f"asked {seed}", seed)
    state = found.state()
    colour = state.rules.colour_of(state.player)
    legal = state.legal_placements()
    done = {}
    for placement in legal:
        twin = state.hidden()
        twin.push(placement)
        done[placement] = {
            "loop": loops(twin, colour) - loops(state, colour),
            "line": points(twin, colour) - points(state, colour),
            "force": len(forced_cells(twin) - forced_cells(state)),
        }[found.kind]
    least = {"loop": 1, "line": max(done.values()), "force": FORCED}[found.kind]
    assert least > 0
    assert found.right == {placement for placement in legal if done[placement] >= least}
    assert 0 < len(found.right) <= MOST_RIGHT
    assert all(found.solved_by(placement) == (placement in found.right) for placement in legal)


def test_equal_seeds_make_equal_exercises_and_others_others() -> None:
    made = [exercise(f"seed {seed}", 3) for seed in SEEDS]
    assert made == [exercise(f"seed {seed}", 3) for seed in SEEDS]
    assert len({one.position for one in made}) == len(made)
    assert {one.kind for one in made} == set(KINDS)


@pytest.mark.parametrize("step", [0, HARDEST, HARDEST + 5])
def test_a_harder_one_has_more_tiles(step: int) -> None:
    least = FIRST_TILES + TILES_A_STEP * min(step, HARDEST)
    for seed in range(4):
        assert least <= len(exercise(f"step {seed}", step).state().board) < least + SPAN


def test_nobody_can_see_the_bag() -> None:
    state = exercise("bag", 0).state()
    assert state.bag is None
    assert state.bag_size > 0
