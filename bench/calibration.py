"""How well what is foretold agrees with what comes: games of the network with itself, by tenths.

    python bench/calibration.py [--games 10000] [--analysed 0] [--weights FILE]

Games between two copies of a network, the package's unless a file is named. Each begins with up to
eight random placements, and nothing is random after them. Placements are sorted into tenths by the
chance to win that the network gave itself just after them, and the mean of each tenth is set beside
the share of games that were won. The same is done with the expected margin, and for parts of the
game. The placements of a game share its result: intervals take the game, not the placement, for
what is independent.

With `--analysed`, one position of each of so many more games is analysed with few samples, its best
placement is made, and the network plays on: what the analysis expected is set beside what came.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tantrix.native import engine
from tantrix.native.analysis import Effort, analyse_position
from tantrix.native.state import KernelState
from tantrix.robots.native import network
from tantrix.rules.strategy.state import StrategyRules

SEED = 2027
SHARD = 1000
"""Games that are looked at together."""

Floats = NDArray[np.float64]

FEW = Effort(first=4, second=12, confirm=64, playouts=1)

PARTS = ((1, 14), (15, 28), (29, 42), (43, 56))
"""Parts of a game, by the number of the placement."""


def played(weights: engine.Network, games: range) -> tuple[Floats, ...]:
    """Return each placement of some games: its game, its number in it, and foretold and seen.

    Foretold are the chance to win and the final margin, seen are a win (0 or 1) and the margin.
    Random placements are left out, and so are those that a random one follows.
    """
    log = engine.self_play([engine.Player("net", weights)], games, SEED, exploration=0.0)
    found = engine.inputs(log)
    game = np.frombuffer(found.game, np.uint32)
    margin = np.frombuffer(found.margin, np.int8)
    win = np.frombuffer(found.win, np.float32)
    expected = np.frombuffer(found.expected, np.float32)
    chosen = np.frombuffer(found.random, np.uint8) == 0
    begins = np.searchsorted(game, game)
    number = np.arange(len(game)) - begins + 1
    columns = (game, number, win, margin > 0, expected, margin)
    return tuple(column[chosen].astype(np.float64) for column in columns)


def analysed(weights: engine.Network, seed: int) -> tuple[float, float]:
    """Return what an analysis expects in a position of a game, and the result: 1, 0, a half."""
    rng = random.Random(f"analysed {seed}")
    rules = StrategyRules()
    state = KernelState.of(rules.new_state(rules.deal(rng)))
    player = engine.Player("net", weights)
    number = rng.randrange(1, 50)
    expected, mover = 0.5, 0
    while not state.is_over:
        placement = engine.choose(state, player)
        if len(state.board) == number:
            found = analyse_position(state, None, weights, effort=FEW, seed=seed)
            best = found.placements[0].candidate if found else None
            if best is not None:
                placement, expected, mover = best.placement, best.result, state.player
        state.push(placement)
        state.settle()
    scores = state.scores()
    margin = scores[mover] - scores[1 - mover]
    return expected, (margin > 0) + (margin == 0) / 2


def half_width(game: Floats, miss: Floats) -> float:
    """Return half a 95 % interval of a mean over placements, from the sums of its games."""
    _, group = np.unique(game, return_inverse=True)
    sums = np.bincount(group, miss - miss.mean())
    return float(1.96 * np.sqrt((sums**2).sum()) / len(miss))


def tenths(order: Floats) -> list[NDArray[np.intp]]:
    """Return the placements in ten equal parts, the lowest first."""
    return np.array_split(np.argsort(order, kind="stable"), 10)


def compared(title: str, game: Floats, foretold: Floats, seen: Floats, digits: int) -> None:
    """Print foretold and seen by tenths, as a table in Markdown."""
    print(f"\n| {title} | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |")
    print("|---" * 11 + "|")
    parts = tenths(foretold)
    rows = {
        "foretold": [foretold[part].mean() for part in parts],
        "seen": [seen[part].mean() for part in parts],
        "±": [half_width(game[part], seen[part] - foretold[part]) for part in parts],
    }
    for name, numbers in rows.items():
        print(f"| {name} | " + " | ".join(f"{number:.{digits}f}" for number in numbers) + " |")


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--analysed", type=int, default=0)
    parser.add_argument("--weights", type=Path)
    options = parser.parse_args()
    games = options.games
    weights = engine.Network(options.weights.read_bytes()) if options.weights else network()
    shards = [range(at, min(at + SHARD, games)) for at in range(0, games, SHARD)]
    columns = zip(*(played(weights, shard) for shard in shards), strict=True)
    game, number, win, won, expected, margin = (np.concatenate(column) for column in columns)
    print(f"{weights.header.get('recipe')}: {games} games, {len(game)} placements, seed {SEED}")
    compared("chance to win", game, win, won, 3)
    compared("final margin", game, expected, margin, 1)
    print("\n| placements | right winner | miss of the margin (root mean square) | tenths |")
    print("|---|---|---|---|")
    for first, last in PARTS:
        part = np.flatnonzero((number >= first) & (number <= last))
        right = ((win[part] > 0.5) == (won[part] > 0)).mean()
        miss = np.sqrt(((expected[part] - margin[part]) ** 2).mean())
        gaps = [abs((win[part][one] - won[part][one]).mean()) for one in tenths(win[part])]
        print(f"| {first} to {last} | {right:.2f} | {miss:.1f} | within {max(gaps):.3f} |")
    if options.analysed:
        pairs = np.array([analysed(weights, seed) for seed in range(options.analysed)])
        compared(
            "expected by analysis",
            np.arange(len(pairs), dtype=np.float64),
            pairs[:, 0],
            pairs[:, 1],
            3,
        )


if __name__ == "__main__":
    main()
