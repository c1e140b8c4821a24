"""How races between robots go: who is out first, how long it takes, how many spaces are lost.

Robots act when their time has come, so that seconds of a race are counted, not waited for. Race N
has the deal and the robots of `random.Random(N)`, N from 0.
"""

from __future__ import annotations

import heapq
import random
from collections import Counter

from tantrix.robots.race import RaceRobot
from tantrix.rules.race.pieces import RaceAction
from tantrix.rules.race.state import RaceRules, RaceState

RACES = 200
FIELDS = (
    ("slow", "medium"),
    ("medium", "fast"),
    ("slow", "fast"),
    ("slow", "medium", "fast"),
    ("medium",) * 4,
    ("fast",) * 6,
)


class Course:
    """A race between robots, and what is counted in it."""

    def __init__(self, speeds: tuple[str, ...], seed: int) -> None:
        rng = random.Random(seed)
        rules = RaceRules(len(speeds))
        self.state: RaceState = rules.new_state(rules.deal(rng))
        self.robots = [RaceRobot(speed, rng) for speed in speeds]
        self.now_s = 0.0
        self.lost = 0
        self._due: list[tuple[float, int, RaceAction]] = []
        self._resting = set(range(len(speeds)))

    def run(self) -> None:
        """Race to the end."""
        self._wake()
        while self._due:
            self.now_s, player, action = heapq.heappop(self._due)
            if self.state.refusals(action):
                self.lost += 1
            else:
                self.state.push(action)
            self._resting.add(player)
            self._wake()

    def _wake(self) -> None:
        """Have everybody who rests and has something to do begin with it."""
        for player in sorted(self._resting):
            action = self.robots[player].choose(self.state, player)
            if action is not None:
                self._resting.discard(player)
                due_s = self.now_s + self.robots[player].seconds(action)
                heapq.heappush(self._due, (due_s, player, action))


def raced(speeds: tuple[str, ...], seed: int) -> Course:
    """Return a race that has been run."""
    course = Course(speeds, seed)
    course.run()
    return course


def row(speeds: tuple[str, ...]) -> list[str]:
    """Return what came of the races of a field of robots."""
    courses = [raced(speeds, seed) for seed in range(RACES)]
    states = [course.state for course in courses]
    first = Counter(
        speed
        for state in states
        for speed in {speeds[player] for player, place in enumerate(state.places()) if place == 1}
    )
    left = sum(holding.left for state in states for holding in state.holdings)
    gobbles = sum(holding.gobbles for state in states for holding in state.holdings)
    out = sum(not state.racing for state in states)
    return [
        ", ".join(speeds),
        ", ".join(f"{speed} {first[speed] / RACES:.0%}" for speed in dict.fromkeys(speeds)),
        f"{sum(course.now_s for course in courses) / RACES:.0f}",
        f"{out / RACES:.0%}",
        f"{left / RACES:.1f}",
        f"{gobbles / RACES:.1f}",
        f"{sum(course.lost for course in courses) / RACES:.1f}",
    ]


def main() -> None:
    """Print a row for each field of robots."""
    print("| robots | first | seconds | all out | tiles left | gobbles | spaces lost |")
    print("|---|---|---|---|---|---|---|")
    for speeds in FIELDS:
        print(f"| {' | '.join(row(speeds))} |")


if __name__ == "__main__":
    main()
