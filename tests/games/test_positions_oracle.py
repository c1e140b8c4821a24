"""Positions that play need not reach, beside the oracle: any board, hands of any size."""

from __future__ import annotations

import itertools
import random

import pytest

from core.boards import code, placed, random_board, seen_by_oracle, unused
from games.playing import agree, codes_of, text
from oracle import strategy as oracle
from sizes import seeds
from tantrix.rules.base import Stage
from tantrix.rules.core.board import Board
from tantrix.rules.core.restrictions import closure
from tantrix.rules.strategy.state import StrategyRules, StrategyState

SEEDS = seeds(20, 300)
STAGES = ("forced", "free", "after")


def some_position(rng: random.Random) -> str:
    """A line of text that says some position, the hands of any size, the bag known or not."""
    players = rng.choice((2, 2, 3, 4))
    board = random_board(rng, rng.randint(1, 30), restricted=rng.random() < 0.5)
    if rng.random() < 0.05:
        board = Board()
    tiles = unused(board)
    rng.shuffle(tiles)
    hands = []
    for _ in range(players):
        size = rng.choice((0, 1, 2, 6, 6, 9))
        hands.append(",".join(map(str, tiles[:size])) or "-")
        del tiles[:size]
    bag = rng.choice(("-", f"?{len(tiles)}", "?1", ",".join(map(str, tiles))))
    laid = "+".join(code(placement) for placement in board.placements) or "-"
    stage, player = rng.choice(STAGES), rng.randrange(players)
    return f"v1 strategy:{players} {stage} {player} {'/'.join(hands)} {bag or '-'} {laid}"


def as_state(line: str) -> StrategyState:
    """The state that a line says, made without the text forms of the package."""
    _, game, stage, player, hands, bag, laid = line.split()
    held = [oracle.read_numbers(hand) for hand in hands.split("/")]
    known = None if bag.startswith("?") else oracle.read_numbers(bag)
    return StrategyState(
        StrategyRules(int(game.split(":")[1])),
        Board([] if laid == "-" else placed(laid)),
        held,
        known,
        int(bag[1:]) if known is None else len(known),
        Stage(stage),
        int(player),
    )


def sound(state: StrategyState) -> bool:
    """Whether walk and closure must agree: the restrictions are lifted, or the board closes."""
    return state.endgame or closure(state.board).clash is None


@pytest.mark.parametrize("seed", SEEDS)
def test_any_position_is_settled_and_has_its_actions_as_in_the_oracle(seed: int) -> None:
    rng = random.Random(seed)
    for line in [some_position(rng) for _ in range(12)]:
        state = as_state(line)
        if sound(state):
            agree(state, oracle.Position.parse(line))
            agree(as_state(text(state)), oracle.Position.parse(text(state)))


@pytest.mark.parametrize("seed", SEEDS)
def test_play_goes_on_from_any_position_as_in_the_oracle(seed: int) -> None:
    rng = random.Random(seed)
    lines = (some_position(rng) for _ in itertools.count())
    line = next(line for line in lines if "?" not in line and sound(as_state(line)))
    state, other = as_state(line), oracle.Position.parse(line)
    while not state.is_over and sound(state):
        action = rng.choice(state.legal_actions())
        state.push(action)
        state.settle()
        other = other.played(code(action))
        if sound(state):
            agree(state, other)


@pytest.mark.parametrize("seed", SEEDS)
def test_where_the_board_closes_badly_by_itself_the_closure_rules(seed: int) -> None:
    rng = random.Random(seed)
    for state in [as_state(some_position(rng)) for _ in range(12)]:
        if not sound(state) and not state.is_over:
            tiles = seen_by_oracle(state.board)
            cells = oracle.spaces(tiles)
            if state.stage is not Stage.FREE:
                cells = oracle.forced_spaces(tiles)
            open_cells = [at for at in cells if not oracle.closure_forbids(tiles, at)]
            assert codes_of(state.legal_actions()) == sorted(
                oracle.code_of(tile, at, turn)
                for at in open_cells
                for tile in state.hands[state.player]
                for turn in oracle.fits(tiles, at, tile)
                if not oracle.makes_three_alike(tiles, at, tile, turn)
            )


def test_both_kinds_of_positions_and_all_stages_are_tried() -> None:
    rng = random.Random(0)
    states = [as_state(some_position(rng)) for _ in range(200)]
    assert min([sound(state) for state in states].count(kind) for kind in (True, False)) > 20
    played = {Stage.FORCED, Stage.FREE, Stage.AFTER, Stage.OVER}
    assert {state.stage for state in states} == played
    assert {state.endgame for state in states} == {True, False}
