"""Find the positions of the lessons in games that robots play, and keep how each came about.

    python tools/find_lessons.py --games 900 --kept build/games [course.match.touch ...]

Every step says in `suits` what a position must show. Of those that do, the one with the fewest
tiles on the board is kept in `src/tantrix/course/found.json`; steps that are named are looked for
anew, all others only where they have no position yet.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from tantrix.course.lessons import STEPS
from tantrix.course.states import LessonState
from tantrix.course.steps import TWO_PLAYERS, LessonStep, PositionSource
from tantrix.notation.moves import write_action
from tantrix.notation.positions import registry
from tantrix.robots.base import levels_of, make_game_robot
from tantrix.rules.base import Action, Rules, State
from tantrix.rules.gobble.state import GobbleRules
from tantrix.rules.mindgame.state import MindGameRules
from tantrix.rules.solitaire.state import SolitaireRules
from tantrix.rules.strategy.state import StrategyRules

ROOT = Path(__file__).parents[1]
FOUND = ROOT / "src/tantrix/course/found.json"
PAIRS = (
    ("planner", "planner"),
    ("greedy", "greedy"),
    ("greedy", "planner"),
    ("planner", "greedy"),
    ("greedy", "random"),
)
"""Who plays Strategy for two, in turn: strong games, and some with blunders worth a lesson.

All other games greedy plays alone, which is fast."""

RULES: Mapping[str, Rules] = MappingProxyType(
    {
        "strategy:2": StrategyRules(),
        "strategy:3": StrategyRules(3),
        "strategy:4": StrategyRules(4),
        "strategy:4:doubles": StrategyRules(4, doubles=True),
        "solitaire": SolitaireRules(),
        "gobble": GobbleRules(),
        "mindgame": MindGameRules(),
    }
)
"""The games of the lessons by name."""

ENOUGH = 12
"""Of so many positions that suit, the one with the fewest tiles is taken."""


def play(name: str, seed: int) -> PositionSource:
    """Return a game that robots play from a seed; Gobble, which has none, is played at random."""
    rng = random.Random(seed)
    rules = RULES[name]
    state = rules.new_state(rules.deal(rng))
    position = registry.write(state)
    pair = PAIRS[seed % len(PAIRS)] if name == TWO_PLAYERS else ("greedy", "greedy")
    choose = _chooser(name.partition(":")[0], pair, rng)
    moves = []
    while not state.is_over:
        action = choose(state)
        moves.append(write_action(action))
        state.play(action)
    return PositionSource(position, tuple(moves))


def _chooser(game: str, pair: Sequence[str], rng: random.Random) -> Callable[[State], Action]:
    """Return who chooses the moves of a game."""
    if not levels_of(game):
        return lambda state: rng.choice(state.legal_actions())
    robots = [make_game_robot(game, level, rng) for level in pair]
    return lambda state: robots[state.current_player % 2].choose(state.hidden())


def games(name: str, count: int, kept: Path) -> list[PositionSource]:
    """Return the games of the seeds from 0 on; those kept in a folder are not played again."""
    kept.mkdir(parents=True, exist_ok=True)
    path = kept / f"{name.replace(':', '-')}.jsonl"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    with path.open("a", encoding="utf-8") as file:
        for seed in range(len(lines), count):
            lines.append(json.dumps(_document(play(name, seed))))
            file.write(lines[-1] + "\n")
    return [
        PositionSource(g["position"], tuple(g["moves"])) for g in map(json.loads, lines[:count])
    ]


def positions(played: list[PositionSource]) -> Iterator[tuple[PositionSource, LessonState]]:
    """Yield every position of some games, each with how it came about."""
    for game in played:
        state = game.deal()
        for number, move in enumerate(game.moves):
            yield PositionSource(game.position, game.moves[:number]), state
            state.play(move)


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


def _searched(
    wanted: dict[str, LessonStep], count: int, kept: Path
) -> dict[str, list[PositionSource]]:
    """Return the positions that suit each of some steps, out of so many games of each kind."""
    found: dict[str, list[PositionSource]] = {}
    for game in dict.fromkeys(step.game for step in wanted.values()):
        of_game = {name: step for name, step in wanted.items() if step.game == game}
        found |= search(games(game, count, kept), of_game)
    return found


def _document(game: PositionSource) -> dict[str, object]:
    return {"position": game.position, "moves": game.moves}


def main() -> None:
    """Search, and keep what was found."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=900)
    parser.add_argument("--kept", type=Path, default=ROOT / "build/games")
    parser.add_argument("--pick", type=int, default=0, help="which of those that suit, 0 first")
    parser.add_argument("steps", nargs="*")
    asked = parser.parse_args()
    known = json.loads(FOUND.read_text("utf-8")) if FOUND.exists() else {}
    steps = {step.id: step for step in STEPS.values()}
    wanted = {
        name: step for name, step in steps.items() if name in asked.steps or name not in known
    }
    for name, suiting in _searched(wanted, asked.games, asked.kept).items():
        print(f"{name}: {len(suiting)}")  # noqa: T201 - a tool tells what it found
        suiting.sort(key=lambda one: len(one.moves))
        if suiting:
            known[name] = _document(suiting[min(asked.pick, len(suiting) - 1)])
    kept = {name: known[name] for name in steps if name in known}
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(one)}" for name, one in kept.items())
    FOUND.write_text(f"{{\n{lines}\n}}\n", "utf-8")


if __name__ == "__main__":
    main()
