from __future__ import annotations

import random
import signal
import subprocess
import sys
import threading
import time

import pytest

from games.playing import order, position, start
from sizes import PATIENCE_S
from tantrix import native
from tantrix.native import Position, playouts
from tantrix.rules.base import Termination
from tantrix.rules.strategy.state import StrategyRules

from .twins import KINDS, new_game, played


def test_the_sums_do_not_depend_on_the_threads() -> None:
    at = Position(start(3, order("threads")).hidden())
    sums = playouts(at, 300, 5)
    assert all(playouts(at, 300, 5, threads) == sums for threads in (2, 3, 7))
    assert playouts(at, 300, 6) != sums


@pytest.mark.parametrize("rules", KINDS, ids=str)
def test_the_sums_tell_each_game_once(rules: StrategyRules) -> None:
    seed = KINDS.index(rules)
    at = Position(new_game(seed).hidden())
    before = at.copy()
    sums = playouts(at, 200, 1, 2)
    assert at == before
    sides = 2 if at.rules.doubles else 1
    assert sums.games == 200 == sum(sums.wins) / sides + sums.ties + sums.deadlocks
    assert sums.placements <= 56 * 200
    assert len(sums.wins) == len(sums.points) == at.rules.players


def test_random_games_of_the_kernel_and_of_the_rules_are_alike() -> None:
    state = start(2, order("alike"))
    actions = points = 0
    for seed in range(60):
        twin = state.hidden()
        rng = random.Random(seed)
        actions += len(twin.legal_actions())
        for _ in played(twin, rng):
            actions += 0 if twin.drawing else len(twin.legal_actions())
        points += sum(twin.scores())
    sums = playouts(Position(state.hidden()), 3000, 1)
    assert sums.actions / 3000 == pytest.approx(actions / 60, rel=0.1)
    assert sum(sums.points) / 3000 == pytest.approx(points / 60, rel=0.1)


def test_a_game_that_is_over_is_told_as_it_is() -> None:
    for seed in range(8):
        state = new_game(seed)
        list(played(state, random.Random(seed), resigning=0.01))
        outcome = state.outcome()
        assert outcome is not None
        sums = playouts(Position(state), 3, 1)
        assert sums.points == tuple(3 * score for score in state.scores())
        assert sums.placements == sums.actions == 0
        assert sums.deadlocks == 3 * (outcome.termination is Termination.DEADLOCK)
        shared = len(outcome.winners) > (2 if state.rules.doubles else 1)
        assert sums.ties == 3 * shared
        won = [3 * (not shared and p in outcome.winners) for p in range(state.rules.players)]
        assert sums.wins == tuple(won)


def test_other_threads_go_on_while_games_are_played() -> None:
    at = Position(start(2, order("threads")).hidden())
    running = threading.Thread(target=playouts, args=(at, 20_000, 1))
    running.start()
    turns = 0
    while running.is_alive():
        turns += 1
        running.join(0.001)
    assert turns > 3


def test_placements_are_made_and_unmade_in_whole_games() -> None:
    at = Position(start(2, order("churn")))
    before = at.copy()
    assert native.churn(at, 1000, 1) in range(1000, 1056)
    assert at == before
    over = Position(position("-/-", "1@0,0:0", bag="-"))
    assert native.churn(over, 1000, 1) == 0


@pytest.mark.parametrize("work", ["playouts(at, 10**9, 1, 2)", "perft(at, 12)"])
def test_an_interruption_ends_long_work(work: str) -> None:
    program = (
        "import random\n"
        "from tantrix.rules.strategy.state import StrategyRules\n"
        "from tantrix.native import Position, perft, playouts\n"
        "rules = StrategyRules()\n"
        "at = Position(rules.new_state(rules.deal(random.Random(1))))\n"
        "print('ready', flush=True)\n"
        f"{work}\n"
    )
    words = [sys.executable, "-c", program]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as working:
        assert working.stdout is not None
        working.stdout.readline()
        time.sleep(0.3)
        working.send_signal(signal.SIGINT)
        _, errors = working.communicate(timeout=PATIENCE_S)
    assert errors.rstrip().endswith(b"KeyboardInterrupt")
