"""Find the positions of the lessons in games that robots play, and keep how each came about.

    python tools/find_lessons.py --games 900 --kept build/games.jsonl [course.match.touch ...]

Every step says in `suits` what a position must show. Of those that do, the one with the fewest
tiles on the board is kept in `src/tantrix/course/found.json`; steps that are named are looked for
anew, all others only where they have no position yet.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from pathlib import Path

from tantrix.course.lessons import STEPS
from tantrix.course.steps import RULES, LessonStep, PositionSource
from tantrix.notation.moves import read_placement, write_placement
from tantrix.robots.base import make_robot
from tantrix.rules.strategy.state import StrategyState

ROOT = Path(__file__).parents[1]
FOUND = ROOT / "src/tantrix/course/found.json"
PAIRS = (
    ("planner", "planner"),
    ("greedy", "greedy"),
    ("greedy", "planner"),
    ("planner", "greedy"),
    ("greedy", "random"),
)
"""Who plays against whom, in turn: strong games, and some with blunders worth a lesson."""

ENOUGH = 12
"""Of so many positions that suit, the one with the fewest tiles is taken."""


def play(seed: int) -> PositionSource:
    """Return a game that two robots play from a seed."""
    rng = random.Random(seed)
    order = rng.sample(range(1, 57), 56)
    starter = rng.randrange(2)
    robots = [make_robot(level, rng) for level in PAIRS[seed % len(PAIRS)]]
    state = RULES.new_state(RULES.deal_order(order, starter))
    moves = []
    while not state.is_over:
        placement = robots[state.player].choose(state.hidden())
        moves.append(write_placement(placement))
        state.push(placement)
        state.settle()
    return PositionSource(tuple(order), starter, tuple(moves))


def games(count: int, kept: Path) -> list[PositionSource]:
    """Return the games of the seeds from 0 on; those kept in a file are not played again."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    lines = kept.read_text("utf-8").splitlines() if kept.exists() else []
    with kept.open("a", encoding="utf-8") as file:
        for seed in range(len(lines), count):
            game = play(seed)
            lines.append(json.dumps(_document(game)))
            file.write(lines[-1] + "\n")
    return [
        PositionSource(tuple(g["order"]), g["starter"], tuple(g["moves"]))
        for g in map(json.loads, lines)
    ]


def positions(played: list[PositionSource]) -> Iterator[tuple[PositionSource, StrategyState]]:
    """Yield every position of some games, each with how it came about."""
    for game in played:
        state = RULES.new_state(RULES.deal_order(game.order, game.starter))
        for number, move in enumerate(game.moves):
            yield PositionSource(game.order, game.starter, game.moves[:number]), state
            state.push(read_placement(move))
            state.settle()


def search(
    played: list[PositionSource], wanted: dict[str, LessonStep]
) -> dict[str, list[PositionSource]]:
    """Return up to `ENOUGH` positions that suit each of some steps."""
    found: dict[str, list[PositionSource]] = {name: [] for name in wanted}
    for came, state in positions(played):
        for name, step in wanted.items():
            if len(found[name]) < ENOUGH and step.suits(state):
                found[name].append(came)
    return found


def _document(game: PositionSource) -> dict[str, object]:
    return {"order": game.order, "starter": game.starter, "moves": game.moves}


def main() -> None:
    """Search, and keep what was found."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=900)
    parser.add_argument("--kept", type=Path, default=ROOT / "build/games.jsonl")
    parser.add_argument("--pick", type=int, default=0, help="which of those that suit, 0 first")
    parser.add_argument("steps", nargs="*")
    asked = parser.parse_args()
    known = json.loads(FOUND.read_text("utf-8")) if FOUND.exists() else {}
    steps = {step.id: step for step in STEPS.values()}
    wanted = {
        name: step for name, step in steps.items() if name in asked.steps or name not in known
    }
    for name, suiting in search(games(asked.games, asked.kept), wanted).items():
        print(f"{name}: {len(suiting)}")  # noqa: T201 - a tool tells what it found
        suiting.sort(key=lambda one: len(one.moves))
        if suiting:
            known[name] = _document(suiting[min(asked.pick, len(suiting) - 1)])
    kept = {name: known[name] for name in steps if name in known}
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(one)}" for name, one in kept.items())
    FOUND.write_text(f"{{\n{lines}\n}}\n", "utf-8")


if __name__ == "__main__":
    main()
