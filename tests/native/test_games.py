"""Whole games and any positions, state by state beside the Python rules."""

from __future__ import annotations

import contextlib
import itertools
import random

import pytest

from games.tables import action_of, deal_of, golden, golden_names, rules_of
from games.test_positions_oracle import some_position
from sizes import seeds
from tantrix.native import Position, perft
from tantrix.notation.positions import registry
from tantrix.rules.base import Stage
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import NotationError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import fits
from tantrix.rules.core.tiles import TILES
from tantrix.rules.strategy.state import StrategyRules, StrategyState

from .twins import KINDS, check_same, new_game, played

GAMES = 150
SOAK_GAMES = 20_000
BATCHES = 10


def batch(number: int, soak: bool) -> range:
    """The seeds of one of the batches."""
    size = (SOAK_GAMES if soak else GAMES) // BATCHES
    return range(number * size, (number + 1) * size)


def check_game(seed: int) -> StrategyState:
    """Play a game on both, compare every state, and take everything back; return its end."""
    state, rng = new_game(seed), random.Random(seed)
    position = Position(state)
    check_same(state, position)
    actions, hashes = [], [hash(position)]
    for action in played(state, rng, resigning=0.002 if seed % 3 else 0):
        position.push(action)
        check_same(state, position)
        actions.append(action)
        hashes.append(hash(position))
    ended = state.copy()
    for action in reversed(actions):
        assert hashes.pop() == hash(position)
        assert position.pop() == state.pop() == action
        if len(actions) % 8 == seed % 8:
            check_same(state, position)
            assert position == Position(state)
        assert hashes[-1] == hash(position)
    assert position == Position(new_game(seed))
    return ended


@pytest.mark.parametrize("number", range(BATCHES))
def test_random_games_go_as_by_the_rules_and_are_taken_back_exactly(
    number: int, *, soak: bool
) -> None:
    for seed in batch(number, soak):
        check_game(seed)


def test_the_games_compared_are_of_every_kind_and_reach_the_endgame() -> None:
    ended = [check_game(seed) for seed in range(3 * len(KINDS))]
    assert {state.rules for state in ended} == set(KINDS)
    assert sum(state.endgame for state in ended) > len(ended) // 2


@pytest.mark.parametrize("name", golden_names("strategy"))
def test_the_stored_games_go_as_they_are_stored(name: str) -> None:
    stored = golden(name)
    position = Position(rules_of(stored).new_state(deal_of(stored)))
    for text, stage, player, counts in stored["steps"]:
        assert (position.stage, position.player) == (stage, player)
        assert [perft(position, depth) for depth in range(1, len(counts) + 1)] == counts
        position.push(action_of(text))
        position.settle()
    end, outcome = stored["end"], position.outcome()
    assert outcome is not None
    assert outcome.termination == end["termination"]
    assert (list(outcome.winners), list(outcome.scores)) == (end["winners"], end["scores"])
    assert position.hands == list(map(tuple, end["hands"]))


@pytest.mark.parametrize("seed", range(40))
def test_a_state_goes_in_and_comes_out_as_it_was(seed: int) -> None:
    state = new_game(seed)
    for _ in played(state, random.Random(seed), resigning=0.01):
        again = Position(state).state()
        assert again == state
        assert again.board.placements == state.board.placements
        assert list(again.legal_actions()) == list(state.legal_actions())


@pytest.mark.parametrize("seed", range(40))
def test_equal_states_are_equal_positions_with_equal_hashes_and_others_are_not(seed: int) -> None:
    state = new_game(seed)
    met: dict[StrategyState, Position] = {state.copy(): Position(state)}
    running = Position(state)
    for action in played(state, random.Random(seed), resigning=0.01):
        running.push(action)
        fresh = Position(state)
        assert running == fresh
        assert hash(running) == hash(fresh)
        met[state.copy()] = fresh
    assert len(set(met.values())) == len(met)
    assert len({hash(position) for position in met.values()}) == len(met)


def test_the_order_of_play_is_no_part_of_a_position() -> None:
    one = registry.read("v1 strategy:2 free 0 5/6 ?40 1@0,0:0+2@0,9:0")
    other = registry.read("v1 strategy:2 free 0 5/6 ?40 2@0,9:0+1@0,0:0")
    assert [laid.tile for laid in other.board.placements] == [2, 1]
    assert Position(one) == Position(other)
    assert hash(Position(one)) == hash(Position(other))


def test_every_part_of_a_position_counts() -> None:
    lines = [
        "v1 strategy:2 free 0 5/6 ?40 1@0,0:0",
        "v1 strategy:2 free 1 5/6 ?40 1@0,0:0",
        "v1 strategy:2 free 0 6/5 ?40 1@0,0:0",
        "v1 strategy:2 free 0 5/6 ?39 1@0,0:0",
        "v1 strategy:2 free 0 5/6 9,10 1@0,0:0",
        "v1 strategy:2 free 0 5/6 10,9 1@0,0:0",
        "v1 strategy:2 free 0 5/6 ?40 1@0,0:1",
        "v1 strategy:2 free 0 5/6 ?40 1@0,1:0",
        "v1 strategy:2 free 0 5/6 ?40 2@0,0:0",
        "v1 strategy:2 over 0 5/6 ?40 1@0,0:0",
        "v1 strategy:2 forced+draw 0 5/6 ?40 1@0,0:0",
        "v1 strategy:2:colours=BG free 0 5/6 ?40 1@0,0:0",
        "v1 strategy:3 free 0 5/6/- ?40 1@0,0:0",
        "v1 strategy:4 free 0 5/6/-/- ?40 1@0,0:0",
        "v1 strategy:4:doubles free 0 5/6/-/- ?40 1@0,0:0",
        "v1 strategy:3:resigned=2 free 0 5/6/- ?40 1@0,0:0",
    ]
    met = [Position(registry.read(line)) for line in lines]
    assert len(set(met)) == len({hash(position) for position in met}) == len(lines)
    assert all(position == Position(position.state()) for position in met)


def any_state(rng: random.Random) -> StrategyState:
    """A position that play need not reach."""
    while True:
        with contextlib.suppress(NotationError):  # a bag may be said that no tile is left for
            return registry.read(some_position(rng))


@pytest.mark.parametrize("seed", seeds(40, 400))
def test_any_position_has_its_actions_as_by_the_rules_and_plays_on(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(10):
        state = any_state(rng)
        position = Position(state)
        check_same(state, position)
        for _ in range(6):
            if not state.legal_actions():
                break
            action = rng.choice(state.legal_actions())
            state.push(action)
            position.push(action)
            check_same(state, position)


def scattered(rng: random.Random) -> StrategyState:
    """A position whose tiles lie anywhere near each other, most of them not connected."""
    board = Board()
    tiles = rng.sample(sorted(TILES), 56)
    for _ in range(rng.randrange(3, 20)):
        at = Hex(rng.randrange(-4, 5), rng.randrange(-4, 5))
        fit = (
            []
            if at in board
            else [(t, k) for t in tiles for k in fits(board.pattern(at)).get(t, ())]
        )
        if fit:
            tile, rotation = rng.choice(fit)
            board.push(Placement(tile, *at, rotation))
            tiles.remove(tile)
    return StrategyState(StrategyRules(), board, [tiles[:6], tiles[6:12]], None, 9, Stage.FORCED, 0)


@pytest.mark.parametrize("seed", seeds(20, 400))
def test_tiles_that_do_not_hang_together_are_played_on_as_by_the_rules(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(10):
        state = scattered(rng)
        position = Position(state)
        check_same(state, position)
        for action in itertools.islice(played(state, rng), 8):
            position.push(action)
            check_same(state, position)


def test_any_positions_are_of_all_stages() -> None:
    rng = random.Random(0)
    stages = {Position(any_state(rng)).stage for _ in range(200)}
    assert stages == {Stage.FORCED, Stage.FREE, Stage.AFTER, Stage.OVER}


@pytest.mark.parametrize("at", [(0, 0), (1000, -2000), (-(2**15), 2**15)])
def test_a_board_may_lie_anywhere(at: tuple[int, int]) -> None:
    q, r = at
    line = f"v1 strategy:2 forced 0 3,4,5/6,7,8 9,10 1@{q},{r}:0"
    state = registry.read(line)
    position = Position(state)
    check_same(state, position)
    for action in played(state, random.Random(7)):
        position.push(action)
        check_same(state, position)
