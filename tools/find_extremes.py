"""Look for extreme games of Strategy for two, by climbing over whole games.

`python -m tools.find_extremes QUESTION [--seconds N] [--seed N]` prints the best value met and
writes the game to docs/knowledge/extremes.json where it beats the one there. Both hands and every
draw are chosen: the question is what the rules allow, not what is likely. A climb keeps a game,
plays it again up to a random placement and on at random, and keeps the new one unless it is worse.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from tantrix.native import Position
from tantrix.rules.base import Action, Draw, Stage
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyRules, StrategyState

FILE = Path(__file__).parent.parent / "docs" / "knowledge" / "extremes.json"
RULES = StrategyRules()
TILES_IN_ALL = 56


class Game(NamedTuple):
    """A whole game: the tiles as dealt and drawn, and the placements."""

    order: tuple[int, ...]
    placements: tuple[Placement, ...]


class Turn(NamedTuple):
    """What a turn placed: forced fills, and free moves (one at most)."""

    player: int
    fills: int
    free: int


def turns(steps: Sequence[tuple[int, Stage]]) -> list[Turn]:
    """Return the turns of a game from the player and stage of each placement."""
    found: list[Turn] = []
    for player, stage in steps:
        free = stage is Stage.FREE
        last = found[-1] if found else None
        ended = last is None or last.player != player or (last.free and stage is not Stage.AFTER)
        turn = Turn(player, 0, 0) if ended or last is None else found.pop()
        found.append(turn._replace(fills=turn.fills + (not free), free=turn.free + free))
    return found


def replayed(game: Game) -> tuple[list[Turn], StrategyState]:
    """Play a game by the rules and return its turns and its end.

    Raises `IllegalAction` where a placement is not legal.
    """
    state = RULES.new_state(RULES.deal_order(game.order))
    steps = []
    for placement in game.placements:
        steps.append((state.player, state.stage))
        state.push(placement)
        state.settle()
    return turns(steps), state


def most_fills(played: Sequence[Turn], _: Position) -> float:
    """Return the most forced fills of a turn."""
    return max(turn.fills for turn in played)


def many_turns(played: Sequence[Turn], _: Position) -> float:
    """Return the number of turns."""
    return len(played)


def few_turns(played: Sequence[Turn], end: Position) -> float:
    """Return the number of turns, below 0, of a game in which all tiles are placed."""
    return -TILES_IN_ALL if any(end.hands) else -len(played)


def high_score(_: Sequence[Turn], end: Position) -> float:
    """Return the higher of the scores."""
    return max(end.scores())


def high_sum(_: Sequence[Turn], end: Position) -> float:
    """Return the sum of the scores."""
    return sum(end.scores())


QUESTIONS: dict[str, Callable[[Sequence[Turn], Position], float]] = {
    "most-fills-in-a-turn": most_fills,
    "longest-game": many_turns,
    "shortest-game": few_turns,
    "highest-score": high_score,
    "highest-sum-of-scores": high_sum,
}


def game_of(hands: Sequence[Sequence[int]], actions: Sequence[Action]) -> Game:
    """Return a game as it was dealt, drawn and played."""
    draws = [action.tile for action in actions if isinstance(action, Draw)]
    placed = [action for action in actions if isinstance(action, Placement)]
    return Game((*(tile for hand in hands for tile in hand), *draws), tuple(placed))


def dealt(hands: Sequence[Sequence[int]]) -> Position:
    """Return a game as it begins, its bag in unknown order."""
    bag = sorted(set(range(1, TILES_IN_ALL + 1)) - {tile for hand in hands for tile in hand})
    order = [tile for hand in hands for tile in hand] + bag
    return Position(RULES.new_state(RULES.deal_order(order)).hidden())


def played_on(
    hands: Sequence[Sequence[int]], actions: Sequence[Action], rng: random.Random
) -> tuple[list[Action], list[Turn], Position]:
    """Play a game from a deal by given actions, then on at random."""
    position = dealt(hands)
    made: list[Action] = []
    steps = []
    while not position.is_over:
        k = len(made)
        action = actions[k] if k < len(actions) else rng.choice(position.legal_actions())
        if isinstance(action, Placement):
            steps.append((position.player, position.stage))
        position.push(action)
        made.append(action)
    return made, turns(steps), position


def climb(question: str, seconds: float, seed: int) -> tuple[float, Game]:
    """Climb for so many processor seconds, beginning anew where nothing changes for long."""
    rng, worth = random.Random(seed), QUESTIONS[question]
    best: tuple[float, Game] | None = None
    end = time.process_time() + seconds
    while time.process_time() < end:
        hands = RULES.deal(rng).hands
        actions, played, position = played_on(hands, (), rng)
        value, stale = worth(played, position), 0
        while stale < 400 and time.process_time() < end:
            stale += 1
            kept = actions[: rng.randrange(len(actions))]
            other, played, position = played_on(hands, kept, rng)
            new = worth(played, position)
            if new >= value:
                stale *= new == value
                actions, value = other, new
        if best is None or value > best[0]:
            best = value, game_of(hands, actions)
            sys.stdout.write(f"{question}: {value:g}\n")
    if best is None:
        raise SystemExit("no time")
    return best


def known() -> dict[str, tuple[float, Game]]:
    """Return the best game known of each question, with its value."""
    found = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    return {
        question: (
            one["value"],
            Game(tuple(one["order"]), tuple(Placement(*p) for p in one["placements"])),
        )
        for question, one in found.items()
    }


def main() -> None:
    """Climb, and keep what is better than what is known."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("question", choices=QUESTIONS)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    best, games = climb(asked.question, asked.seconds, asked.seed), known()
    if asked.question not in games or best[0] > games[asked.question][0]:
        games[asked.question] = best
    written = {
        name: {"value": value, "order": game.order, "placements": game.placements}
        for name, (value, game) in sorted(games.items())
    }
    FILE.write_text(json.dumps(written) + "\n", "utf-8")


if __name__ == "__main__":
    main()
