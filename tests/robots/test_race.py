"""Robots of the race: what they do is legal, sensible, and takes about as long as people take."""

from __future__ import annotations

import heapq
import random
from collections import Counter

import pytest

from games.races import started
from tantrix.robots.race import EFFORT, SPEEDS, RaceRobot, promise
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.race.pieces import Discard, Give, GiveSource, JoinTile, TurnTile
from tantrix.rules.race.state import RaceRules, RaceState

ACTIONS = [TurnTile(0), Discard(0), Give(0, 1, GiveSource.PILE)]


def raced(speeds: tuple[str, ...], seed: int) -> RaceState:
    """A race to its end, each robot acting when its time has come."""
    state, _ = started(RaceRules(len(speeds)), seed)
    rng = random.Random(seed)
    robots = [RaceRobot(speed, rng) for speed in speeds]
    waiting: list[tuple[float, int]] = [(0, player) for player in range(len(speeds))]
    wanted = [robot.choose(state.hidden(), player) for player, robot in enumerate(robots)]
    while not state.is_over:
        now, player = heapq.heappop(waiting)
        action = wanted[player]
        if action is not None and not state.refusals(action):
            state.play(action)
        wanted[player] = action = robots[player].choose(state.hidden(), player)
        passed = 1 if action is None else robots[player].seconds(action)
        heapq.heappush(waiting, (now + passed, player))
    return state


def test_there_must_be_such_a_speed() -> None:
    with pytest.raises(TantrixError) as refused:
        RaceRobot("instant", random.Random(0))
    assert refused.value.id == "bad.robot"


def test_the_faster_robot_is_out_first_nearly_always() -> None:
    first: Counter[str] = Counter()
    speeds = tuple(SPEEDS)
    for seed in range(8):
        ended = raced(speeds, seed).outcome()
        assert ended is not None
        first[speeds[ended.places.index(1)]] += 1
    assert first["fast"] >= 6


@pytest.mark.parametrize("speed", SPEEDS)
def test_what_a_robot_does_is_legal_and_leaves_the_state_as_it_was(speed: str) -> None:
    state, _ = started(RaceRules(3), 1)
    robot = RaceRobot(speed, random.Random(1))
    while not state.is_over:
        for player in range(3):
            before = state.key()
            action = robot.choose(state, player)
            assert state.key() == before
            assert (action is None) == (not state.legal_actions(player))
            if action is not None:
                state.play(action)


def test_a_robot_that_sees_everything_takes_a_gobble_and_discards_only_what_does_not_fit() -> None:
    state, _ = started(RaceRules(2), 2)
    robot = RaceRobot("fast", random.Random(2))
    gobbles = 0
    while not state.is_over:
        for player in state.racing:
            action = robot.choose(state, player)
            if isinstance(action, Discard):
                assert not state.legal_placements(player)
            if isinstance(action, JoinTile):
                best = any(promise(state, way)[0] for way in state.legal_placements(player))
                assert promise(state, action.placement)[0] == best
                gobbles += best
            if action is not None:
                state.play(action)
    assert gobbles > 5


def test_a_penalty_is_given_rather_than_an_unseen_tile_and_to_whoever_is_nearest_to_the_end() -> (
    None
):
    state, _ = started(RaceRules(4), 3)
    first, second, third, last = state.holdings
    owing = first._replace(stack=(first.pile[0],), pile=first.pile[1:], owes=True)
    state.holdings = (owing, second, third._replace(pile=third.pile[:2]), last)
    robot = RaceRobot("slow", random.Random(3))
    assert robot.choose(state, 0) == Give(0, 2, GiveSource.STACK)


@pytest.mark.parametrize("action", ACTIONS)
def test_the_slower_takes_longer_and_no_two_times_are_the_same(action: TurnTile) -> None:
    deps = []
    for speed in ("slow", "medium", "fast"):
        robot = RaceRobot(speed, random.Random(4))
        times = [robot.seconds(action) for _ in range(400)]
        assert len(set(times)) > 300
        usual = SPEEDS[speed].join_s * EFFORT[type(action)]
        assert 0.39 * usual < min(times) < max(times) < 2.51 * usual
        deps.append(sum(times) / len(times))
    assert deps == sorted(deps, reverse=True)
