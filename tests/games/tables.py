"""The stored tables: counts of action sequences, and whole games.

Run as a script (`PYTHONPATH=tests python -m games.tables`) to write those that are missing: the
counts come from the oracle, and each game is compared with the oracle at every step. What is
stored is never written again: games must replay the same for ever.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from core.boards import code, placed
from games.playing import agree, order, text
from oracle import strategy as oracle
from tantrix.rules.bag import Deal, Start
from tantrix.rules.base import Resign, State
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.placements import Placement
from tantrix.rules.perft import perft
from tantrix.rules.strategy.state import StrategyRules, StrategyState

DATA = Path(__file__).parent.parent / "data"
PERFT = DATA / "perft"
GOLDEN = DATA / "golden"
BAGS = 20
DEPTH = 3
EVERY = 7
"""Each so many steps of a stored game have their count to depth 2 beside that to depth 1."""

GAMES: dict[str, tuple[StrategyRules, int, float]] = {
    "strategy-2": (StrategyRules(), 1, 0),
    "strategy-2-blue-green": (
        StrategyRules(colours=(Colour.BLUE, Colour.GREEN), start=Start.HIGHEST_HAND),
        1,
        0,
    ),
    "strategy-2-deadlock": (StrategyRules(), 3381, 0),
    "strategy-2-resigned": (StrategyRules(start=Start.DRAW_KEEP), 2, 0.02),
    "strategy-2-tie": (StrategyRules(), 5, 0),
    "strategy-3": (StrategyRules(3), 3, 0),
    "strategy-3-resigned": (StrategyRules(3, start=Start.DRAW_KEEP), 2, 0.02),
    "strategy-4": (StrategyRules(4), 4, 0),
    "strategy-4-doubles": (StrategyRules(4, doubles=True), 5, 0),
    "strategy-4-doubles-resigned": (StrategyRules(4, doubles=True), 1, 0.02),
    "strategy-4-resigned": (StrategyRules(4), 20, 0.02),
}
"""The rules of each stored game of Strategy, its seed, and how likely a player resigns."""

Json = dict[str, Any]


def perft_rows(game: str) -> list[Json]:
    """The stored counts of a game."""
    rows: list[Json] = json.loads((PERFT / f"{game}.json").read_text(encoding="utf-8"))
    return rows


def golden_names(game: str) -> list[str]:
    """The names of the stored games of a game."""
    return sorted(path.stem for path in GOLDEN.glob(f"{game}-*.json"))


def golden(name: str) -> Json:
    """A stored game."""
    stored: Json = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return stored


def counted(players: int, bag: list[int]) -> list[int]:
    """The counts of the oracle to every depth."""
    first = oracle.Position.start(players, bag)
    return [oracle.perft(first, depth) for depth in range(1, DEPTH + 1)]


def perft_table() -> Iterator[Json]:
    """The counts for 20 bags with two, three and four players."""
    for players in (2, 3, 4):
        for number in range(BAGS):
            bag = order((players, number))
            yield {"players": players, "bag": bag, "counts": counted(players, bag)}


def rules_of(stored: Json) -> StrategyRules:
    """The rules of a stored game."""
    rules = stored["rules"]
    return StrategyRules(
        rules["players"], tuple(map(Colour, rules["colours"])), doubles=rules["doubles"]
    )


def deal_of(stored: Json) -> Deal:
    """The deal of a stored game."""
    deal = stored["deal"]
    hands = tuple(map(tuple, deal["hands"]))
    return Deal(hands, tuple(deal["bag"]), deal["starter"], tuple(deal["start_draws"]))


def action_of(text: str) -> Placement | Resign:
    """The action of a step: a placement code, or `resign` and the player."""
    word, _, player = text.partition(" ")
    return Resign(int(player)) if word == "resign" else placed(word)[0]


def counts(state: State, number: int) -> list[int]:
    """The counts from a state to depth 1, and at some steps to depth 2."""
    return [perft(state, depth) for depth in ((1,) if number % EVERY else (1, 2))]


def replayed(stored: Json) -> tuple[list[list[object]], Json]:
    """The steps (action, stage, player, counts before it) and the end of a game played again."""
    state = rules_of(stored).new_state(deal_of(stored))
    steps: list[list[object]] = []
    for number, (step, *_) in enumerate(stored["steps"]):
        steps.append([step, state.stage, state.player, counts(state, number)])
        state.play(action_of(step))
        state.settle()
    outcome = state.outcome()
    assert outcome is not None
    return steps, {
        "termination": outcome.termination,
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "hands": [list(hand) for hand in state.hands],
    }


def _chosen(state: StrategyState, rng: random.Random, resigning: float) -> str:
    """A random action as it is stored."""
    if resigning and rng.random() < resigning:
        return (
            f"resign {rng.choice([p for p in range(len(state.hands)) if p not in state.resigned])}"
        )
    action = rng.choice(state.legal_actions())
    assert isinstance(action, Placement)
    return code(action)


def _new_game(rules: StrategyRules, seed: int, resigning: float) -> Json:
    """A random game, held to the oracle at every step as far as nobody resigns."""
    rng = random.Random(seed)
    dealt = rules.deal(rng)
    state = rules.new_state(dealt)
    stored: Json = {
        "rules": {
            "players": rules.players,
            "colours": "".join(rules.colours),
            "doubles": rules.doubles,
        },
        "deal": dealt._asdict(),
        "steps": [],
    }
    while not state.is_over:
        if not state.resigned and not rules.doubles:
            agree(state, oracle.Position.parse(text(state)))
        stored["steps"].append([_chosen(state, rng, resigning)])
        state.play(action_of(stored["steps"][-1][0]))
        state.settle()
    stored["steps"], stored["end"] = replayed(stored)
    return stored


def _lines(value: object) -> str:
    """JSON with each row of a long list on a line of its own."""
    if isinstance(value, dict):
        rows = (f"{json.dumps(key)}: {_lines(row)}" for key, row in value.items())
        return "{\n" + ",\n".join(rows) + "\n}"
    if isinstance(value, list) and value and isinstance(value[0], dict | list):
        return "[\n" + ",\n".join(map(json.dumps, value)) + "\n]"
    return json.dumps(value)


def write(path: Path, made: Callable[[], object]) -> None:
    """Write what is made unless the file exists."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_lines(made()) + "\n", encoding="utf-8")


def main() -> None:
    """Write the tables that are missing."""
    for name, (rules, seed, resigning) in GAMES.items():
        write(GOLDEN / f"{name}.json", lambda: _new_game(rules, seed, resigning))  # noqa: B023
    write(PERFT / "strategy.json", lambda: list(perft_table()))


if __name__ == "__main__":
    main()
