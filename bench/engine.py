"""The playing engine: evaluations, threads, time limits and stops, beside the rules kernel.

`python bench/engine.py [SECONDS]`: every rate is the best of rounds that together take SECONDS (3)
each. The network has random weights: what it costs does not depend on what it knows.

The time limit is judged by the processor time of the whole process, which holds the copies of the
position and the lists in Python besides what the limit is about.
"""

from __future__ import annotations

import random
import statistics
import sys
import threading
import time
from collections.abc import Callable

from tantrix import native
from tantrix.native import engine
from tantrix.rules.strategy.state import StrategyRules, StrategyState

SEED = 1
ROUNDS = 10
STAGES = (11, 27, 41)
"""Tiles on the board."""
CHOICES = 30
"""The fewest placements of a position that is measured."""
SAMPLES = 2000
LIMITS = (1, 10, 50)
STOPS = 20

Work = Callable[[], float]
"""Does a piece of work and returns how much it was."""


def best_rates(works: list[Work], seconds: float, clock: Callable[[], float]) -> list[float]:
    """Return the most done in a second by each work, over rounds in which they take turns."""
    for work in works:
        work()
    best = [0.0] * len(works)
    for _ in range(ROUNDS):
        for number, work in enumerate(works):
            done, before = 0.0, clock()
            while clock() - before < seconds / ROUNDS:
                done += work()
            best[number] = max(best[number], done / (clock() - before))
    return best


def position_after(placed: int) -> StrategyState:
    """Return a game of two after so many random placements or a few more, with a choice to make."""
    rng = random.Random(SEED)
    while True:
        rules = StrategyRules()
        state = rules.new_state(rules.deal(rng))
        while not state.is_over:
            if len(state.board) >= placed and len(state.legal_actions()) >= CHOICES:
                return state
            state.push(rng.choice(state.legal_actions()))
            state.settle()


def evaluations(state: StrategyState, network: engine.Network) -> Work:
    """Judge the placements of a position."""
    return lambda: engine.judge_placements(state, network, 200)


def churning() -> Work:
    """Make and unmake the placements of whole games in the kernel."""
    rules = StrategyRules()
    position = native.Position(rules.new_state(rules.deal(random.Random(SEED))).hidden())
    seeds = iter(range(SEED, 10**9))
    return lambda: native.churn(position, 100_000, next(seeds))


def searching(state: StrategyState, network: engine.Network, threads: int) -> Work:
    """Search with a number of samples."""
    player = engine.Player(f"search samples={SAMPLES}", network)

    def work() -> float:
        found = engine.search(state, player, SEED, threads=threads)
        return sum(candidate.samples for candidate in found)

    return work


def over_limit(state: StrategyState, network: engine.Network, milliseconds: float) -> list[float]:
    """Return the processor milliseconds that searches took more than they were given."""
    player = engine.Player(f"search ms={milliseconds}", network)
    over = []
    for seed in range(40):
        before = time.process_time()
        engine.search(state, player, seed)
        over.append(1000 * (time.process_time() - before) - milliseconds)
    return over


def stopping(state: StrategyState, network: engine.Network, threads: int) -> list[float]:
    """Return the milliseconds from a stop to the answer."""
    player = engine.Player("search samples=1000000000", network)
    waited = []
    for seed in range(STOPS):
        stop, begun = engine.Stop(), [0.0]

        def end(stop: engine.Stop = stop, begun: list[float] = begun) -> None:
            begun[0] = time.perf_counter()
            stop.set()

        timer = threading.Timer(0.02, end)
        timer.start()
        engine.search(state, player, seed, threads=threads, stop=stop)
        waited.append(1000 * (time.perf_counter() - begun[0]))
        timer.join()
    return waited


def main() -> None:
    """Print the table."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    network = engine.Network(engine.random_network(SEED))
    states = [position_after(placed) for placed in STAGES]
    works = [churning(), *(evaluations(state, network) for state in states)]
    kernel, *rates = best_rates(works, seconds, time.process_time)
    print(f"{'kernel':>24}: {kernel:10.0f} placements/s  {1e6 / kernel:6.3f} us")
    for state, rate in zip(states, rates, strict=True):
        print(
            f"{f'{len(state.board)} tiles':>24}: {rate:10.0f} evaluations/s {1e6 / rate:6.3f} us, "
            f"{kernel / rate:5.1f} placements of the kernel"
        )
    middle = states[1]
    pair = [searching(middle, network, threads) for threads in (1, 2)]
    one, two = best_rates(pair, seconds, time.perf_counter)
    print(f"{'one thread':>24}: {one:10.0f} samples/s")
    print(f"{'two threads':>24}: {two:10.0f} samples/s  {two / one:6.2f} times, by the time of day")
    # On a busy machine threads wait for a core; what one costs the other shows all the same.
    one, two = best_rates(pair, seconds, time.process_time)
    print(f"{'by processor time':>24}: {2 * two / one:10.2f} times, were two cores free")
    for limit in LIMITS:
        over = over_limit(middle, network, limit)
        print(
            f"{f'limit {limit} ms':>24}: {statistics.median(over):+10.3f} ms median, "
            f"{max(over):+.3f} ms at most"
        )
    for threads in (1, 2):
        waited = stopping(middle, network, threads)
        print(
            f"{f'stop, {threads} threads':>24}: {statistics.median(waited):10.3f} ms median, "
            f"{max(waited):.3f} ms at most"
        )


if __name__ == "__main__":
    main()
