"""Whole random games a second on one core, beside python-chess in the same run.

`python bench/random_games.py [SECONDS]`: both play random games in turn, a few at a time, so that
whatever else the machine does falls to both alike.
"""

from __future__ import annotations

import platform
import random
import sys
import time
from collections.abc import Callable

import chess

from tantrix.rules.strategy.state import StrategyRules

ROUND = 10
"""Games of each kind in a round."""


def tantrix_game(rng: random.Random) -> int:
    """Play a random game of Tantrix Strategy for two and return its number of placements."""
    rules = StrategyRules()
    state = rules.new_state(rules.deal(rng))
    while not state.is_over:
        state.push(rng.choice(state.legal_actions()))
        state.settle()
    return len(state.board)


def chess_game(rng: random.Random) -> int:
    """Play a random game of chess to its end and return its number of moves."""
    board = chess.Board()
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
    return board.ply()


def measure(seconds: float) -> dict[str, tuple[int, int, float]]:
    """Return games, actions and processor seconds of each peer, played round by round."""
    peers: dict[str, Callable[[random.Random], int]] = {
        "tantrix": tantrix_game,
        "python-chess": chess_game,
    }
    rngs = {name: random.Random(1) for name in peers}
    totals = dict.fromkeys(peers, (0, 0, 0.0))
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for name, play in peers.items():
            before = time.process_time()
            actions = sum(play(rngs[name]) for _ in range(ROUND))
            games, moves, spent = totals[name]
            spent += time.process_time() - before
            totals[name] = games + ROUND, moves + actions, spent
    return totals


def main() -> None:
    """Print the table and the ratio."""
    totals = measure(float(sys.argv[1]) if len(sys.argv) > 1 else 20.0)
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}")
    for name, (games, moves, spent) in totals.items():
        print(f"{name:>12}: {games / spent:7.1f} games/s  {moves / spent:9.0f} actions/s")
    rates = {name: games / spent for name, (games, _, spent) in totals.items()}
    print(f"       ratio: {rates['tantrix'] / rates['python-chess']:.2f}")


if __name__ == "__main__":
    main()
