"""What the restrictions bring about, in every position before the endgame."""

from __future__ import annotations

import random

import pytest

from core.boards import RECOLOURINGS, fitting, recoloured, turned
from games.playing import order, randomly, start
from sizes import seeds
from tantrix.rules.core.board import Board
from tantrix.rules.core.hexes import Hex, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.restrictions import barred, closure, refusals
from tantrix.rules.core.spaces import three_alike
from tantrix.rules.strategy.state import StrategyRules, StrategyState

SEEDS = seeds(15, 300)


def boards_before_the_endgame(seed: int) -> list[Board]:
    state = start(2 + seed % 3, order(("invariants", seed)))
    played = randomly(state, random.Random(seed))
    return [state.board.copy() for _ in played if state.restricted]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_forced_space_has_exactly_three_consecutive_neighbours(seed: int) -> None:
    for board in boards_before_the_endgame(seed):
        for at in board.forced:
            twice = board.spaces[at].replace(".", " ") * 2
            assert max(map(len, twice.split())) == 3
            assert board.spaces[at].count(".") == 3


@pytest.mark.parametrize("seed", SEEDS)
def test_no_forced_space_is_three_alike(seed: int) -> None:
    for board in boards_before_the_endgame(seed):
        assert not any(three_alike(board.spaces[at]) for at in board.forced)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_empty_cell_is_cut_off_from_the_outside(seed: int) -> None:
    for board in boards_before_the_endgame(seed)[::5]:
        assert board.spaces.keys() <= outside(board)


def outside(board: Board) -> set[Hex]:
    """The empty cells in some square round the board that are reached from its corner."""
    low = min(map(min, board.spaces)) - 1
    high = max(map(max, board.spaces)) + 1
    found = {Hex(low, low)}
    waiting = [Hex(low, low)]
    while waiting:
        for at in neighbours(waiting.pop()):
            if low <= min(at) and max(at) <= high and at not in board and at not in found:
                found.add(at)
                waiting.append(at)
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_only_restriction_1_can_bar_a_forced_fill(seed: int) -> None:
    for board in boards_before_the_endgame(seed):
        assert closure(board).clash is None
        assert not board.forced & barred(board)
        for at in board.forced:
            reasons = {
                r.id for p in fitting(board, at) for r in refusals(board, p, restricted=True)
            }
            assert reasons <= {"illegal.three_alike"}


def exchanged(state: StrategyState, colours: dict[str, str], sixths: int) -> StrategyState:
    """The state when the colours are exchanged and the table is turned."""

    def tiles(numbers: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(recoloured(Placement(t, 0, 0, 0), colours).tile for t in numbers)

    board = Board(turned(recoloured(p, colours), sixths) for p in state.board.placements)
    rules = StrategyRules(state.rules.players, tuple(colours[c] for c in state.rules.colours))
    bag = None if state.bag is None else tiles(state.bag)
    hands = [tiles(hand) for hand in state.hands]
    return StrategyState(rules, board, hands, bag, state.bag_size, state.stage, state.player)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_whole_game_is_the_same_in_other_colours_on_a_turned_table(seed: int) -> None:
    rng = random.Random(seed)
    colours, sixths = rng.choice(RECOLOURINGS), rng.randrange(6)
    state = start(2 + seed % 3, order(seed))
    other = exchanged(state, colours, sixths)
    for placement in randomly(state, rng):
        other.play(turned(recoloured(placement, colours), sixths))
        other.settle()
        assert other == exchanged(state, colours, sixths)
        assert other.scores() == state.scores()
        assert set(other.legal_actions()) == {
            turned(recoloured(action, colours), sixths)
            for action in state.legal_actions()
            if isinstance(action, Placement)
        }
