"""Every robot plays legally, leaves what it is shown alone, and sees what is plain to see."""

from __future__ import annotations

import random
from functools import cache

import pytest

from sizes import SOAK
from tantrix.notation.positions import registry
from tantrix.robots.base import LEVELS, make_game_robot, make_robot
from tantrix.rules.base import Resign
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.mindgame.state import MindGameRules
from tantrix.rules.solitaire.state import SolitaireRules
from tantrix.rules.strategy.state import StrategyRules, StrategyState

KINDS = (
    StrategyRules(players=2),
    StrategyRules(players=3),
    StrategyRules(players=4),
    StrategyRules(players=4, doubles=True),
)

SLOW = {"planner", "level9", "level10"}
"""Levels that play only the beginning and the end of a game of more than two players."""


def started(rules: StrategyRules, seed: int) -> StrategyState:
    """A fresh game."""
    return rules.new_state(rules.deal(random.Random(seed)))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", KINDS, ids=["two", "three", "four", "doubles"])
def test_a_robot_plays_legally_and_leaves_the_state_alone(level: str, rules: StrategyRules) -> None:
    state = started(rules, 8)
    robots = [make_robot(level, random.Random(p)) for p in range(rules.players)]
    passing = make_robot("random", random.Random(8))
    while not state.is_over:
        if level in SLOW and rules.players > 2 and not SOAK and 7 <= len(state.board) < 49:
            state.play(passing.choose(state.hidden()))
            state.settle()
            continue
        shown = state.hidden()
        before = registry.write(shown), shown.history, shown.board.placements
        choice = robots[state.player].choose(shown)
        assert (registry.write(shown), shown.history, shown.board.placements) == before
        state.play(choice)
        state.settle()
    assert len(state.board) + sum(map(len, state.hands)) == 56


@pytest.mark.parametrize("level", LEVELS)
def test_a_robot_goes_on_where_a_player_has_resigned(level: str) -> None:
    state = started(StrategyRules(players=3), 4)
    robot = make_robot(level, random.Random(0))
    state.play(Resign(1))
    for _ in range(12):
        state.play(robot.choose(state.hidden()))
        state.settle()
    assert state.resigned == {1}


@pytest.mark.parametrize("level", LEVELS)
def test_equal_seeds_choose_alike(level: str) -> None:
    chosen = []
    for _ in range(2):
        state = started(StrategyRules(), 2)
        robot = make_robot(level, random.Random(7))
        for _ in range(10):
            state.push(robot.choose(state.hidden()))
            state.settle()
        chosen.append(state.board.placements)
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("level", ["random", "greedy", "planner", "level3"])
def test_a_robot_that_nothing_is_asked_of_says_so(level: str) -> None:
    state = started(StrategyRules(), 2)
    robot = make_robot(level, seed=7)
    shown = state.hidden()
    shown.push(shown.legal_placements()[0])
    with pytest.raises(TantrixError):  # a draw is due
        robot.choose(shown)
    state.play(Resign(0))
    with pytest.raises(TantrixError):  # the game is over
        robot.choose(state)


@pytest.mark.parametrize("level", ["greedy", "planner"])
def test_a_robot_of_another_game_says_that_it_is_over(level: str) -> None:
    alone = SolitaireRules().new_state(SolitaireRules().deal(random.Random(1)))
    two = MindGameRules().new_state(MindGameRules().deal(random.Random(1)))
    while not alone.is_over:
        alone.play(alone.legal_placements()[0])
    two.play(Resign(0))
    for game, state in (("solitaire", alone), ("mindgame", two)):
        with pytest.raises(TantrixError, match=r"illegal\.game_over"):
            make_game_robot(game, level, random.Random(1)).choose(state)


def test_a_robot_is_made_of_a_seed_or_of_a_generator() -> None:
    state = started(StrategyRules(), 2)
    chosen = make_robot("random", seed=7).choose(state)
    assert chosen == make_robot("random", random.Random(7)).choose(state)
    assert make_robot("random").choose(state) in state.legal_placements()
    with pytest.raises(TypeError, match="seed=7"):
        make_robot("greedy", 7)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="not both"):
        make_robot("greedy", random.Random(7), seed=7)


def test_a_level_that_nobody_knows_is_refused() -> None:
    with pytest.raises(TantrixError, match=r"bad\.robot"):
        make_robot("oracle", random.Random(0))


@pytest.mark.parametrize("level", ["greedy", "planner"])
def test_a_long_loop_in_reach_is_closed(level: str) -> None:
    found, points = _with_a_loop_in_reach(20)
    state = found.copy()
    state.push(make_robot(level, random.Random(1)).choose(state.hidden()))
    assert max(state.scores()) == points


@cache
def _with_a_loop_in_reach(seed: int) -> tuple[StrategyState, int]:
    """A position whose player can close a loop now and double the own score, and its points."""
    rng = random.Random(seed)
    while True:
        state = started(StrategyRules(), rng.randrange(10**6))
        while len(state.board) < 40 and not state.is_over:
            player, best = state.player, state.scores()[state.player]
            for placement in state.legal_placements() if state.stage == "free" else ():
                state.push(placement)
                points = state.scores()[player]
                state.pop()
                if points >= max(16, 2 * best):
                    return state, points
            state.push(rng.choice(state.legal_placements()))
            state.settle()
