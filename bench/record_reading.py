"""What it takes to read the records of many games, beside the rules in Python in the same run.

`python bench/record_reading.py [GAMES]`: GAMES (2000) games of two players, made of 200 random
ones, are read from a stream by `records.iter_records`, once with moves alone and once with the time
used at every move. The rules in Python read a twentieth of them. The last line is the most memory
that the process had after the first 200 games, and after all of them.
"""

from __future__ import annotations

import itertools
import random
import resource
import sys
import time
from collections.abc import Callable, Iterator
from unittest import mock

from tantrix.notation import records
from tantrix.notation.records import referee
from tantrix.rules.strategy.state import StrategyRules

GAMES = 2000
DIFFERENT = 200


def text(seed: int, *, timed: bool) -> str:
    """Return the record of a random game."""
    rng = random.Random(seed)
    rules = StrategyRules()
    deal = rules.deal(rng)
    state = rules.new_state(deal)
    while not state.is_over:
        state.push(rng.choice(state.legal_actions()))
    clocks = [1500 * number for number in range(60)] if timed else ()
    return records.write(records.of(deal, state, {"Player1": "Ann", "Player2": "Ben"}, clocks))


def stream(texts: list[str], games: int) -> Iterator[str]:
    """Yield the lines of so many games."""
    for game in itertools.islice(itertools.cycle(texts), games):
        yield from game.splitlines(keepends=True)


def read(texts: list[str], games: int) -> int:
    """Read so many games, which must be right, and return how many there were."""
    count = 0
    for record, problems in records.iter_records(stream(texts, games)):
        if problems or len(record.moves) < 20:
            raise AssertionError(problems)
        count += 1
    return count


def seconds(work: Callable[[], int]) -> float:
    """Return the processor time of a piece of work, for each that it counts."""
    before = time.process_time()
    count = work()
    return (time.process_time() - before) / count


def most_memory() -> float:
    """Return the most memory that the process has had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000


def main() -> None:
    """Measure, and print a line for each kind of record."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print(f"{'records':12} {'kernel':>9} {'rules':>9} {'ratio':>6}   100,000 games")
    for name, timed in (("moves alone", False), ("with times", True)):
        texts = [text(seed, timed=timed) for seed in range(DIFFERENT)]
        read(texts, DIFFERENT)
        early = most_memory()
        fast = seconds(lambda texts=texts: read(texts, games))  # type: ignore[misc]
        with mock.patch.object(referee, "by_kernel", return_value=None):
            slow = seconds(lambda texts=texts: read(texts, games // 20))  # type: ignore[misc]
        each = f"{fast * 1e3:6.2f} ms {slow * 1e3:6.2f} ms {slow / fast:6.1f}"
        print(f"{name:12} {each}   {fast * 1e5:6.0f} s")
    print(f"memory: {early:.0f} MB after {DIFFERENT} games, {most_memory():.0f} MB after {games}")


if __name__ == "__main__":
    main()
