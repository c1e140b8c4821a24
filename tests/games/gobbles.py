"""Games of Gobble for tests, the same games as the oracle plays them, and the stored tables.

Run as a script (`PYTHONPATH=tests python -m games.gobbles`) to write the tables that are missing:
the counts come from the oracle, and each game is compared with the oracle at every step.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Any

from core.boards import code, placed
from games.tables import GOLDEN, PERFT, counts, write
from oracle import gobble as oracle
from tantrix.rules.base import Action, Stage, Step
from tantrix.rules.core.board import Board
from tantrix.rules.core.placements import Placement
from tantrix.rules.gobble.state import GobbleDeal, GobbleRules, GobbleState

ROWS = 30
DEPTH = 3
STORED = {
    "gobble-won": (19, 1.0),
    "gobble-stuck": (17, 0.0),
    "gobble-returned": (2, 0.5),
    "gobble-played-at-once": (4, 0.5),
}
"""Each stored game: its seed, and the greed of its player."""

Json = dict[str, Any]


def words_of(action: Action) -> str:
    """An action as the oracle writes it."""
    assert isinstance(action, Placement | Step)
    return code(action) if isinstance(action, Placement) else action.value


def action_of(text: str) -> Action:
    """The action of a text."""
    return placed(text)[0] if "@" in text else Step(text)


def dealt(seed: object) -> GobbleDeal:
    """A deal."""
    return GobbleRules().deal(random.Random(str(seed)))


def position(
    table: str,
    hand: Sequence[int] = (),
    bag: Sequence[int] | None = (),
    stack: Sequence[int] = (),
    *,
    stage: Stage = Stage.FREE,
    lot: int = 0,
) -> GobbleState:
    """The state of a table such as `1@0,0:0+2@1,0:3`."""
    size = 0 if bag is None else len(bag)
    board = Board(placed(table))
    return GobbleState(GobbleRules(), board, [hand], bag, size, stage, stack=stack, lot=lot)


def other(deal: GobbleDeal) -> oracle.Solo:
    """The oracle's game of a deal."""
    return oracle.start("+".join(map(code, deal.start)), list(deal.bag), deal.lot)


def agree(state: GobbleState, game: oracle.Solo) -> None:
    """Check that a state and the oracle's game are the same in all that a rule speaks of."""
    assert state.is_over == game.over
    assert (state.stage is Stage.RELIEF) == game.relief
    assert state.hands[0] == (() if game.hand is None else (game.hand,))
    assert state.stack == game.stack
    assert state.bag == tuple(game.bag)
    assert state.lot == game.lot
    assert state.gobbles == game.gobbles
    assert {at: (p.tile, p.rotation) for at, p in state.board.tiles.items()} == game.board
    assert list(map(words_of, state.legal_actions())) == game.actions()
    assert state.left == 56 - len(game.board)


def randomly(state: GobbleState, rng: random.Random, greed: float = 0.5) -> Iterator[Action]:
    """Play a game to its end at random, one action with its draw at a time.

    `greed` is how likely an action is chosen that makes a gobble, if there is one, or takes relief.
    """
    while not state.is_over:
        actions = list(state.legal_actions())
        if rng.random() < greed:
            taken = [action for action in actions if action != Step.KEEP]
            actions = [a for a in taken if _gobbles(state, a)] or taken
        action = rng.choice(actions)
        state.push(action)
        state.settle()
        yield action


def _gobbles(state: GobbleState, action: Action) -> bool:
    """Whether an action joins a tile where it touches three or more."""
    return isinstance(action, Placement) and action.hex in state.board.forced


def begun(row: Json) -> oracle.Solo:
    """The oracle's game of a row, after the moves that come before the count."""
    game = oracle.start(row["table"], row["bag"], row["lot"])
    for move in row["moves"]:
        game = game.after(move)
    return game


def perft_row(number: int) -> Json:
    """The counts of one game: of the first ten from the beginning, of others from later on."""
    deal = dealt(("perft", number))
    state = GobbleRules().new_state(deal)
    played = randomly(state, random.Random(number), greed=0)
    row = {
        "table": "+".join(map(code, deal.start)),
        "bag": deal.bag,
        "lot": deal.lot,
        "moves": [words_of(action) for action in islice(played, 4 * max(0, number - 9))],
    }
    return {**row, "counts": [oracle.perft(begun(row), depth) for depth in range(1, DEPTH + 1)]}


def deal_of(stored: Json) -> GobbleDeal:
    """The deal of a stored game."""
    first, second = placed(stored["deal"]["table"])
    return GobbleDeal((first, second), tuple(stored["deal"]["bag"]), stored["deal"]["lot"])


def replayed(stored: Json) -> tuple[list[list[object]], Json]:
    """The steps (action, stage, counts before it) and the end of a game played again."""
    state = GobbleRules().new_state(deal_of(stored))
    steps: list[list[object]] = []
    for number, (word, *_) in enumerate(stored["steps"]):
        steps.append([word, state.stage, counts(state, number)])
        state.play(action_of(word))
        state.settle()
    outcome = state.outcome()
    assert outcome is not None
    return steps, {
        "termination": outcome.termination,
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "gobbles": state.gobbles,
        "stack": list(state.stack),
    }


def new_game(seed: int, greed: float) -> Json:
    """A random game, held to the oracle at every step."""
    deal = dealt(seed)
    state, game = GobbleRules().new_state(deal), other(deal)
    table = "+".join(map(code, deal.start))
    steps: list[list[object]] = []
    for action in randomly(state, random.Random(seed), greed):
        game = game.after(words_of(action))
        agree(state, game)
        steps.append([words_of(action)])
    stored: Json = {"deal": {**deal._asdict(), "table": table}, "steps": steps}
    del stored["deal"]["start"]
    stored["steps"], stored["end"] = replayed(stored)
    return stored


def main() -> None:
    """Write the tables that are missing."""
    for name, (seed, greed) in STORED.items():
        write(GOLDEN / f"{name}.json", partial(new_game, seed, greed))
    write(PERFT / "gobble.json", lambda: [perft_row(number) for number in range(ROWS)])


if __name__ == "__main__":
    main()
