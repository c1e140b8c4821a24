"""The engine beside the rules and the robots in Python, and what it must never depend on."""

from __future__ import annotations

import math
import random
from array import array
from itertools import islice

import pytest

from tantrix.messages import LANGUAGES, say
from tantrix.native import Position, _native, engine
from tantrix.native.setup import copied_in
from tantrix.robots import planner
from tantrix.robots.search import LookAhead
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.strategy.state import StrategyRules, StrategyState

KINDS = (StrategyRules(2), StrategyRules(3), StrategyRules(4), StrategyRules(4, doubles=True))
NETWORK = engine.Network(engine.random_network(1, (16, 8, 8)))
THINKERS = (
    "random",
    "greedy",
    "planner",
    "predictor",
    "net temperature=0.1",
    "flat playouts=40",
    "montecarlo playouts=120",
    "search samples=30 mix=0.5 playouts=1",
)


def position(seed: int, placed: int, rules: StrategyRules = KINDS[0]) -> StrategyState:
    """A state after so many random placements."""
    rng = random.Random(seed)
    state = rules.new_state(rules.deal(rng))
    while len(state.board) < placed and not state.is_over:
        state.push(rng.choice(state.legal_placements()))
        state.settle()
    return state


@pytest.mark.parametrize("number", range(12))
def test_the_planner_values_a_placement_as_the_robots_do(number: int) -> None:
    state = position(number, 4 + 4 * number, KINDS[number % 4]).hidden()
    placements = state.legal_placements()
    rng = random.Random(number)
    for joints, turns, count in ((0, 1, 40), (planner.JOINTS, 1, 40), (planner.JOINTS, 2, 3)):
        values = _native.look_ahead(copied_in(state, None), joints, turns)
        assert len(values) == len(placements)
        look = LookAhead(state, joints=joints)
        for index in rng.sample(range(len(placements)), min(count, len(placements))):
            expected = look.value(placements[index], turns)
            assert values[index] == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize("text", THINKERS)
def test_the_order_of_the_bag_changes_nothing(text: str) -> None:
    player = engine.Player(text, NETWORK)
    known = position(3, 20)
    bag = list(known.bag or ())
    assert len(bag) > 10
    other = StrategyState(
        known.rules,
        known.board,
        known.hands,
        tuple(reversed(bag)),
        known.bag_size,
        known.stage,
        known.player,
    )
    answers = [
        [(one.placement, one.samples) for one in engine.search(state, player, 5)]
        for state in (known, other, known.hidden(), Position(known))
    ]
    assert answers[1:] == answers[:-1]


@pytest.mark.parametrize("rules", KINDS, ids=["two", "three", "four", "doubles"])
@pytest.mark.parametrize("text", THINKERS)
def test_a_player_answers_with_the_legal_placements(text: str, rules: StrategyRules) -> None:
    state = position(8, 25, rules)
    found = engine.search(state, engine.Player(text, NETWORK), 1)
    assert {one.placement for one in found} <= set(state.legal_placements())
    if len(state.legal_placements()) > 1:
        assert sorted(one.placement for one in found) == state.legal_placements()


@pytest.mark.parametrize("placed", [0, 9, 30, 49, 55])
def test_an_evaluation_is_a_distribution(placed: int) -> None:
    found = engine.evaluate(position(2, placed), NETWORK)
    assert len(found) == engine.LAYOUT.bins
    assert math.isclose(sum(found), 1, rel_tol=1e-5)
    assert min(found) >= 0


def test_every_placement_is_judged() -> None:
    state = position(3, 20)
    assert engine.judge_placements(state, NETWORK, 3) == 3 * len(state.legal_placements())


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_change_no_answer(threads: int) -> None:
    player = engine.Player("search samples=200 mix=0.5", NETWORK)
    state = position(4, 24)
    assert engine.search(state, player, 5, threads=threads) == engine.search(state, player, 5)


def test_what_is_over_is_worth_what_it_is() -> None:
    state = position(6, 56)
    while not state.is_over:
        state.push(state.legal_placements()[0])
    found = engine.evaluate(state, NETWORK)
    scores = state.scores()
    margin = scores[state.player] - scores[1 - state.player]
    assert found[engine.LAYOUT.most_margin + margin] == 1
    with pytest.raises(TantrixError, match="nobody_to_act"):
        engine.search(state, engine.Player("random"))


def solve(state: StrategyState, player: int) -> int:
    """The final margin of a player, by trying everything with the rules in Python."""
    outcome = state.outcome()
    if outcome is not None:
        return outcome.scores[player] - outcome.scores[1 - player] if outcome.winners else 0
    values = []
    for placement in state.legal_placements():
        state.push(placement)
        values.append(solve(state, player))
        state.pop()
    return max(values) if state.player == player else min(values)


def test_endings_are_solved_as_by_the_rules() -> None:
    solver = engine.Player("search samples=100000", NETWORK)
    endings = (position(seed, 54) for seed in range(100))
    for state in islice((one for one in endings if not one.is_over), 8):
        best = engine.search(state, solver)[0]
        values = {}
        player = state.player
        for placement in state.legal_placements():
            state.push(placement)
            values[placement] = solve(state, player)
            state.pop()
        if len(values) > 1:
            assert values[best.placement] == max(values.values()) == best.margin


def test_pairs_hang_on_seed_and_number_alone() -> None:
    greedy, anyone = engine.Player("greedy"), engine.Player("random")
    whole = engine.play_pairs(greedy, anyone, range(6), 4, threads=2)
    parts = [*engine.play_pairs(greedy, anyone, range(3), 4)]
    parts += engine.play_pairs(greedy, anyone, range(3, 6), 4)
    assert [pair.games for pair in whole] == [pair.games for pair in parts]
    assert sum(game.share for pair in whole for game in pair.games) > 8
    assert [game.seat for game in whole[0].games] == [0, 1]
    four = engine.play_pairs(greedy, anyone, range(1), 4, players=4)
    assert [game.seat for game in four[0].games] == [0, 1, 2, 3]
    teams = engine.play_pairs(greedy, anyone, range(1), 4, players=4, doubles=True)
    assert len(teams[0].games) == 2


def test_inputs_of_a_log_have_their_shapes() -> None:
    net = engine.Player("net", NETWORK)
    log = engine.self_play([net], range(2), 1, seats=3)
    assert log == engine.self_play([net], range(2), 1, seats=3, threads=2)
    found = engine.inputs(log)
    assert found == engine.inputs(log, threads=2)
    starts, first = array("I", found.own_starts), array("I", found.first_other)
    count = len(found.player)
    assert len(starts) == len(first) == count + 1 == 2 * 56 + 1
    assert starts[-1] == len(array("H", found.own_rows))
    assert max(array("H", found.own_rows)) < engine.LAYOUT.rows
    assert len(array("h", found.own_dense)) == count * engine.LAYOUT.own_dense
    assert len(array("h", found.other_dense)) == first[-1] * engine.LAYOUT.other_dense
    assert first[-1] == 2 * count
    values = array("f", found.value)
    assert all(
        math.isnan(one) == bool(any_) for one, any_ in zip(values, found.random, strict=True)
    )
    assert len(array("f", engine.label(log, 2, 1))) == count
    with pytest.raises(TantrixError, match="log"):
        engine.inputs(log[1:])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("oracle", "name"),
        ("greedy ms=1", "option"),
        ("search ms=0", "value"),
        ("search", "budget"),
        ("net", "network"),
    ],
)
def test_a_player_that_cannot_be_is_refused(text: str, reason: str) -> None:
    with pytest.raises(TantrixError) as caught:
        engine.Player(text)
    assert caught.value.params["reason"] == reason
    for lang in LANGUAGES:
        assert "{" not in say(caught.value, lang=lang)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "magic"),
        (engine.MAGIC + (3).to_bytes(4, "little") + b"[1]", "header"),
        (engine.MAGIC + (2).to_bytes(4, "little") + b"{}", "layout"),
        (engine.pack({"hidden": [16, 8]}, []), "header"),
        (engine.pack({"hidden": [16, 8, 8]}, [b"1"]), "weights"),
        (bytes(2**20 + 1), "size"),
    ],
)
def test_weights_that_cannot_be_are_refused(data: bytes, reason: str) -> None:
    with pytest.raises(TantrixError) as caught:
        engine.Network(data)
    assert caught.value.params["reason"] == reason
    for lang in LANGUAGES:
        assert "{" not in say(caught.value, lang=lang)


def test_a_player_that_is_told_to_stop_answers_all_the_same() -> None:
    stop = engine.Stop()
    stop.set()
    for text in ("search samples=1000000000", "flat playouts=1000000000"):
        found = engine.search(position(1, 12), engine.Player(text, NETWORK), stop=stop)
        assert found
