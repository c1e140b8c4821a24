"""How well the robots play Solitaire: points and goals reached, by level and triple of colours."""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from typing import NamedTuple

from tantrix.robots.base import levels_of, make_game_robot
from tantrix.rules.solitaire.state import SolitaireGoal, SolitaireRules, Triple

GAMES = {"greedy": 400, "planner": 100}
"""Games for each level and triple."""
GOALS = {"greedy": 400, "planner": 50}
"""Games for each level and goal of one colour."""


class Result(NamedTuple):
    """One game: its points, whether the goal was reached, and the processor seconds it took."""

    points: int
    reached: bool
    seconds: float


def play(rules: SolitaireRules, level: str, number: int) -> Result:
    """Play a game; its number is the seed of the stack and of the robot."""
    state = rules.new_state(rules.deal(random.Random(f"{rules.triple} {number}")))
    robot = make_game_robot("solitaire", level, random.Random(number))
    begun = time.process_time()
    while not state.is_over:
        state.push(robot.choose(state.hidden()))
        state.settle()
    return Result(state.scores()[0], state.reached, time.process_time() - begun)


def rows(only: str | None) -> Iterator[tuple[str, SolitaireRules, int]]:
    """Yield what is measured: the level, the rules, and how many games."""
    for level in levels_of("solitaire"):
        if only in (None, level):
            for triple in Triple:
                yield level, SolitaireRules(triple), GAMES[level]
            for goal in (SolitaireGoal.LINE, SolitaireGoal.LOOP):
                yield level, SolitaireRules(goal=goal), GOALS[level]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--level", choices=levels_of("solitaire"))
    only = parser.parse_args().level
    print("| level | triple | goal | games | mean | 14 or more | 28 | reached | ms a placement |")
    print("|---|---|---|---|---|---|---|---|---|")
    for level, rules, games in rows(only):
        results = [play(rules, level, number) for number in range(games)]
        points = [result.points for result in results]
        mean = sum(points) / games
        shares = [
            sum(point >= 14 for point in points) / games,
            sum(point == 28 for point in points) / games,
            sum(result.reached for result in results) / games,
        ]
        spent = 1000 * sum(result.seconds for result in results) / games / 14
        goal = rules.goal if rules.goal is SolitaireGoal.BEST else f"{rules.goal}, {rules.colour}"
        cells = [level, rules.triple, goal, games, f"{mean:.1f}"]
        columns = [*cells, *(f"{share:.1%}" for share in shares), f"{spent:.1f}"]
        print("|", " | ".join(map(str, columns)), "|", flush=True)


if __name__ == "__main__":
    main()
