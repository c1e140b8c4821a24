"""Whole random games a second of the kernel, beside the rules in Python in the same run.

`python bench/kernel.py [SECONDS] [THREADS]`: every kind of work gets SECONDS (3), and games are
played on one thread and on more, doubling up to THREADS (the processors of the machine).
"""

from __future__ import annotations

import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

from tantrix import native
from tantrix.rules.strategy.state import StrategyRules

SEED = 1
ROUNDS = 5
GAMES = 2000
PLACEMENTS = 200_000
LOADING = (
    "import tantrix.rules.strategy.state, time; before = time.perf_counter(); "
    "import tantrix.native; print(time.perf_counter() - before)"
)

Work = Callable[[], float]
"""Does a piece of work and returns how much it was."""


def rate(work: Work, seconds: float) -> float:
    """Return the work done in a second of wall time, the median of rounds."""
    work()
    return statistics.median(_round(work, seconds / ROUNDS) for _ in range(ROUNDS))


def _round(work: Work, seconds: float) -> float:
    """Return the work done in a second, over one round."""
    done, before = 0.0, time.perf_counter()
    while time.perf_counter() - before < seconds:
        done += work()
    return done / (time.perf_counter() - before)


def new_game(players: int) -> native.Position:
    """Return a dealt game whose bag is drawn from at random."""
    rules = StrategyRules(players)
    return native.Position(rules.new_state(rules.deal(random.Random(SEED))).hidden())


def games(players: int, threads: int) -> Work:
    """Play whole games in the kernel, each list of actions written out."""
    position = new_game(players)
    seeds = iter(range(SEED, 10**9))
    return lambda: native.playouts(position, GAMES * threads, next(seeds), threads).games


def placements(players: int) -> Work:
    """Make and unmake the placements of whole games, draws and turns included, without lists."""
    position = new_game(players)
    seeds = iter(range(SEED, 10**9))
    return lambda: native.churn(position, PLACEMENTS, next(seeds))


def rules_games(players: int) -> Work:
    """Play whole games by the rules in Python."""
    rng = random.Random(SEED)
    rules = StrategyRules(players)

    def work() -> float:
        state = rules.new_state(rules.deal(rng)).hidden()
        while not state.is_over:
            state.push(rng.choice(state.legal_actions()))
        return 1

    return work


def counts(depth: int) -> Work:
    """Count action sequences."""
    rules = StrategyRules()
    dealt = rules.deal(random.Random(SEED))
    position = native.Position(rules.new_state(dealt))
    return lambda: native.perft(position, depth)


def loading() -> float:
    """Return the milliseconds that importing the kernel takes where the rules are loaded."""
    seconds = [subprocess.check_output([sys.executable, "-c", LOADING]) for _ in range(9)]  # noqa: S603 - our own
    return 1000 * statistics.median(map(float, seconds))


def thread_counts(most: int) -> Iterator[int]:
    """Yield 2, 4, 8 and so on, up to the most."""
    threads = 2
    while threads <= most:
        yield threads
        threads *= 2


def main() -> None:
    """Print the table."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    most = int(sys.argv[2]) if len(sys.argv) > 2 else os.cpu_count() or 1
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}")
    print(f"{'import':>24}: {loading():12.1f} ms after the rules")
    for players in (2, 3, 4):
        slow = rate(rules_games(players), seconds)
        fast = rate(games(players, 1), seconds)
        print(f"{f'{players} players, rules':>24}: {slow:12.1f} games/s")
        print(f"{f'{players} players, kernel':>24}: {fast:12.0f} games/s  {fast / slow:6.0f} times")
    one = rate(games(2, 1), seconds)
    for threads in thread_counts(most):
        many = rate(games(2, threads), seconds)
        each = (many / one - 1) / (threads - 1)
        print(f"{f'{threads} threads':>24}: {many:12.0f} games/s  {each:6.2f} an added core")
    print(f"{'without lists':>24}: {rate(placements(2), seconds):12.0f} placements/s")
    print(f"{'counts':>24}: {rate(counts(4), seconds):12.0f} sequences/s")


if __name__ == "__main__":
    main()
