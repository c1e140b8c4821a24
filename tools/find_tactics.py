"""Find tactics in games that an upper level plays with itself.

    python tools/find_tactics.py --games 100 [--first 0] [--again]

Every choice in which the player's own search has one placement ahead, and every ending, is looked
at by `tantrix.analysis.tactics.proved`. What it proves is added to
`src/tantrix/analysis/tactics.json`. `--again` first proves again what is there, and drops what does
not stand: with a new network.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tantrix.analysis.tactics import LEAST_LEAD, Tactic, proved
from tantrix.native import engine
from tantrix.native.state import KernelState
from tantrix.robots.native import native_player, network
from tantrix.rules.strategy.state import StrategyRules, StrategyState

FOUND = Path(__file__).parents[1] / "src/tantrix/analysis/tactics.json"
LEVEL = "level9"
EARLIEST = 8
"""Tiles on the board: before that only the network has an opinion."""

ENDING = 8
"""Tiles left with an empty bag: the player solves such a position, and says nothing of leads."""


def choices(seed: int) -> Iterator[StrategyState]:
    """Yield the positions of a game in which one placement may be far better than the others."""
    rng = random.Random(f"tactics {seed}")
    rules = StrategyRules()
    state = KernelState.of(rules.new_state(rules.deal(rng)))
    player = native_player(LEVEL)
    while not state.is_over:
        found = engine.search(state, player, rng.getrandbits(60))
        ending = state.bag_size == 0 and sum(map(len, state.hands)) <= ENDING
        if len(found) > 2 and len(state.board) >= EARLIEST and (ending or ahead(found)):
            yield state.copy()
        state.push(found[0].placement)
        state.settle()


def ahead(found: list[engine.Candidate]) -> bool:
    """Tell whether a search has its first placement well ahead of the second."""
    return found[0].result - found[1].result >= LEAST_LEAD


def main() -> None:
    """Play games, and write down what is found after each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--again", action="store_true", help="prove what is there again")
    options = parser.parse_args()
    known = msgspec.json.decode(FOUND.read_bytes(), type=list[Tactic]) if FOUND.exists() else []
    kept = [proved(one.state(), network()) if options.again else one for one in known]
    tactics = {one.position: one for one in kept if one is not None}
    for seed in range(options.first, options.first + options.games):
        found = [proved(state, network()) for state in choices(seed)]
        tactics |= {one.position: one for one in found if one is not None}
        sys.stdout.write(f"game {seed}: {len(found)} looked at, {len(tactics)} in all\n")
        ordered = sorted(tactics.values(), key=lambda one: (one.grade, one.samples, one.position))
        FOUND.write_bytes(msgspec.json.format(msgspec.json.encode(ordered), indent=1) + b"\n")


if __name__ == "__main__":
    main()
