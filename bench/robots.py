"""How long the robots think: milliseconds a placement, in games of two, three and four players."""

from __future__ import annotations

import random
import time

from tantrix.robots.base import LEVELS, make_robot
from tantrix.rules.strategy.state import StrategyRules

GAMES = 4
"""Games for each level and number of players, all seats of that level."""


def times(level: str, players: int) -> list[float]:
    """Return the milliseconds of every placement of some games."""
    spent = []
    for number in range(GAMES):
        rules = StrategyRules(players=players)
        state = rules.new_state(rules.deal(random.Random(number)))
        robots = [make_robot(level, random.Random(f"{number} {p}")) for p in range(players)]
        while not state.is_over:
            shown = state.hidden()
            begun = time.perf_counter()
            choice = robots[state.player].choose(shown)
            spent.append(1000 * (time.perf_counter() - begun))
            state.push(choice)
            state.settle()
    return spent


def main() -> None:
    """Print the table."""
    print(f"{'level':8} {'players':>7} {'placements':>10} {'mean ms':>8} {'most ms':>8}")
    for level in LEVELS:
        for players in (2, 3, 4):
            spent = times(level, players)
            mean, most = sum(spent) / len(spent), max(spent)
            print(f"{level:8} {players:7} {len(spent):10} {mean:8.1f} {most:8.1f}")


if __name__ == "__main__":
    main()
