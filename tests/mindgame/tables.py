"""The stored tables of the Mind Game: counts of action sequences, and whole games.

Run as a script (`PYTHONPATH=tests python -m mindgame.tables`) to write those that are missing: the
counts come from the oracle, and each game is compared with the oracle at every step. What is
stored is never written again: games must replay the same for ever.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from games.tables import DEPTH, EVERY, GOLDEN, PERFT, Json, write
from mindgame.playing import action_of, agree, chosen, code, order, play, start, twin
from oracle import mindgame as oracle
from tantrix.rules.base import Step
from tantrix.rules.mindgame.state import MindGameState
from tantrix.rules.perft import perft

BAGS = 20

GAMES: dict[str, tuple[int, int, int, float, float]] = {
    "mindgame-agreed": (6, 2, 1, 0.06, 0),
    "mindgame-forfeited": (5, 2, 7, 0, 0),
    "mindgame-played": (6, 2, 0, 0, 0),
    "mindgame-resigned": (6, 2, 3, 0.02, 0.02),
    "mindgame-single": (7, 1, 1, 0.02, 0),
}
"""The side, the copies and the seed of each stored game, how likely offers and resigning are."""


def begun(row: Json) -> MindGameState:
    """The state from which a row counts: the game dealt and the opening played."""
    state = start(row["bag"], row["side"])
    for text in row["opening"]:
        play(state, action_of(text))
    return state


def counted(row: Json, depth: int) -> int:
    """The oracle's count for a row to a depth."""
    position = oracle.Position.start(row["side"], row["bag"])
    for text in row["opening"]:
        position = position.played(text)
    return oracle.perft(position, depth)


def perft_rows() -> Iterator[Json]:
    """The counts for 20 bags, each from some moment of a random game on.

    A first placement has 3276 ways, so most rows begin where hands are small; none is too long.
    """
    for number in range(BAGS):
        bag, rng = order(("perft", number)), random.Random(number)
        state = start(bag, 5 + number % 3)
        opening: list[str] = []
        while len(opening) < 8 + 2 * number or not middling(state):
            action = chosen(state, rng, offers=0.02)
            if action is Step.AGREE:
                action = Step.DECLINE
            opening.append(code(action))
            play(state, action)
        row: Json = {"side": 5 + number % 3, "bag": bag, "opening": opening}
        yield {**row, "counts": [counted(row, depth) for depth in range(1, DEPTH + 1)]}


def middling(state: MindGameState) -> bool:
    """Whether a placement is due, and the counts are neither trifling nor long."""
    return bool(state.legal_placements()) and 30 <= perft(state, 2) <= 1500


def counts(state: MindGameState, number: int) -> list[int]:
    """The counts from a state to depth 1, and at some steps, hands being small, to depth 2."""
    deep = number > EVERY and number % EVERY == 0
    return [perft(state, depth) for depth in ((1, 2) if deep else (1,))]


def replayed(stored: Json) -> tuple[list[list[object]], Json]:
    """The steps (action, stage, player, counts before it) and the end of a game played again."""
    state = start(stored["deal"]["bag"], **stored["rules"])
    steps: list[list[object]] = []
    for number, (text, *_) in enumerate(stored["steps"]):
        steps.append([text, state.stage, state.player, counts(state, number)])
        play(state, action_of(text))
    outcome = state.outcome()
    assert outcome is not None
    return steps, {
        "termination": outcome.termination,
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "hands": [list(hand) for hand in state.hands],
    }


def new_game(side: int, copies: int, seed: int, offers: float, resigning: float) -> Json:
    """A random game, held to the oracle at every step."""
    rng = random.Random(seed)
    bag = order(seed, 28 * copies)
    state = start(bag, side, copies)
    rules = {"side": side, "copies": copies}
    stored: Json = {"rules": rules, "deal": {"bag": bag}, "steps": []}
    while not state.is_over:
        agree(state, twin(state))
        if rng.random() < resigning:
            stored["steps"].append([f"resign {rng.randrange(2)}"])
        else:
            stored["steps"].append([code(chosen(state, rng, offers))])
        play(state, action_of(stored["steps"][-1][0]))
    stored["steps"], stored["end"] = replayed(stored)
    return stored


def main() -> None:
    """Write the tables that are missing."""
    for name, options in GAMES.items():
        write(GOLDEN / f"{name}.json", lambda: new_game(*options))  # noqa: B023
    write(PERFT / "mindgame.json", lambda: list(perft_rows()))


if __name__ == "__main__":
    main()
