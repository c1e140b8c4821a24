"""Games of Solitaire for tests, and the stored tables of them.

Run as a script (`PYTHONPATH=tests python -m games.solitaires`) to write those that are missing: the
counts come from the oracle, and each game is compared with the oracle at every step.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from core.boards import code, placed, seen_by_oracle
from games import tables
from games.playing import codes_of
from oracle import solitaire as oracle
from tantrix.rules.base import Stage
from tantrix.rules.core.board import Board
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import fits
from tantrix.rules.solitaire.state import SolitaireGoal, SolitaireRules, SolitaireState, Triple

STACKS = 20
LOOP = (
    "1@-1,-1:1+2@-2,1:3+3@-1,-2:2+4@0,-2:4+5@0,0:1+6@-2,0:3+7@1,0:1+8@1,-1:5+9@-1,0:5+10@1,-2:4"
    "+11@1,-3:3+12@0,-1:3+13@2,-2:1+14@0,1:2"
)
"""A red loop through all tiles of red, yellow and blue."""
LINE = (
    "1@-3,-1:4+2@-3,0:3+3@-1,-1:0+4@-2,0:3+5@-2,-2:2+6@-2,1:1+7@-1,0:5+8@0,-1:5+9@-1,-2:1"
    "+10@0,-2:0+11@-2,-1:3+12@-1,-3:3+13@-3,1:4+14@1,-2:0"
)
"""A red line through all of them."""
FORCED = "1@0,-1:0+2@1,-1:0+3@1,0:0"
"""Three tiles round 0,0, which asks for red, red, yellow: 12, 13 and 14 of the triple fit."""

Json = dict[str, Any]

GAMES: dict[str, tuple[SolitaireRules, int | str]] = {
    "solitaire-ryb-best": (SolitaireRules(), 1),
    "solitaire-ryb-best-28": (SolitaireRules(), LOOP),
    "solitaire-ryb-line": (SolitaireRules(goal=SolitaireGoal.LINE), LINE),
    "solitaire-ryb-loop": (SolitaireRules(goal=SolitaireGoal.LOOP), LOOP),
    "solitaire-ryb-loop-missed": (SolitaireRules(goal=SolitaireGoal.LOOP), LINE),
    "solitaire-ryg-best": (SolitaireRules(Triple.RYG), 2),
    "solitaire-rbg-line": (SolitaireRules(Triple.RBG, SolitaireGoal.LINE), 3),
    "solitaire-ybg-green": (SolitaireRules(Triple.YBG, colour="G"), 4),
}
"""The rules of each stored game, and its seed or the figure that it lays."""


def position(
    hand: int | None,
    board: str = "",
    *,
    next_tile: int | None = None,
    bag: Sequence[int] | None = (),
    bag_size: int = 0,
    rules: SolitaireRules | None = None,
) -> SolitaireState:
    """The state of a tile in hand on a board, with a stack under it."""
    laid = Board(placed(board) if board else ())
    size = bag_size if bag is None else len(bag)
    return SolitaireState(rules or SolitaireRules(), laid, hand, next_tile, bag, size)


def order(triple: str, seed: object) -> list[int]:
    """A stack of a triple in random order."""
    return random.Random(f"{triple} {seed}").sample(oracle.tiles_of(triple), 14)


def randomly(state: SolitaireState, rng: random.Random) -> Iterator[Placement]:
    """Play a game to its end at random, one placement with its draw at a time."""
    while not state.is_over:
        action = rng.choice(state.legal_placements())
        state.push(action)
        state.settle()
        yield action


def agree(state: SolitaireState, other: oracle.Position) -> None:
    """Check that a state and the oracle's position are the same in all that a rule speaks of."""
    rules = state.rules
    colours = "".join(rules.colours)
    stack = [tile for tile in (state.hand, state.next_tile) if tile]
    assert [*stack, *(state.bag or ())] == other.stack
    assert seen_by_oracle(state.board) == other.board
    assert state.stage == other.stage
    assert codes_of(state.legal_actions()) == other.actions()
    assert state.scores() == (oracle.points(other.board, colours),)
    assert state.reached == oracle.reached(other.board, rules.goal, colours)
    assert not other.stuck
    outcome = state.outcome()
    assert (outcome is not None) == (not other.stack)
    assert outcome is None or outcome.winners == ((0,) if state.reached else ())


def laid_out(figure: str, rng: random.Random) -> list[str]:
    """The tiles of a figure in an order in which play may lay them, the first at the origin."""
    while True:
        left = placed(figure)
        rng.shuffle(left)
        first = left.pop()
        board, codes = Board([first]), [first]
        while playable := [p for p in left if p.hex in board.spaces and _allowed(board, p)]:
            board.push(playable[0])
            codes.append(playable[0])
            left.remove(playable[0])
        if not left:
            return [code(p._replace(q=p.q - first.q, r=p.r - first.r)) for p in codes]


def _allowed(board: Board, placement: Placement) -> bool:
    """Whether a tile fits no forced space, or is laid on one."""
    bound = any(placement.tile in fits(board.spaces[at]) for at in board.forced)
    return placement.hex in board.forced or not bound


def rules_of(stored: Json) -> SolitaireRules:
    """The rules of a stored game."""
    return SolitaireRules(**stored["rules"])


def replayed(stored: Json) -> tuple[list[list[object]], Json]:
    """The steps (action, stage, player, counts before it) and the end of a game played again."""
    state = rules_of(stored).new_state(stored["deal"])
    steps: list[list[object]] = []
    for number, (action, *_) in enumerate(stored["steps"]):
        steps.append([action, state.stage, state.player, tables.counts(state, number)])
        state.play(placed(action)[0])
        state.settle()
    outcome = state.outcome()
    assert outcome is not None
    return steps, {
        "termination": outcome.termination,
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
    }


def new_game(rules: SolitaireRules, asked: int | str) -> Json:
    """A random game of a seed, or one that lays a figure; held to the oracle at every step."""
    rng = random.Random(str(asked))
    codes = [] if isinstance(asked, int) else laid_out(asked, rng)
    dealt = [placed(text)[0].tile for text in codes] or list(rules.deal(rng))
    state = rules.new_state(dealt)
    other = oracle.Position(dealt, {})
    steps = []
    while state.stage is not Stage.OVER:
        agree(state, other)
        steps.append([codes[len(steps)] if codes else code(rng.choice(state.legal_placements()))])
        state.play(placed(steps[-1][0])[0])
        state.settle()
        other = other.played(steps[-1][0])
    agree(state, other)
    options = {"triple": rules.triple, "goal": rules.goal, "colour": rules.colour}
    stored: Json = {"rules": options, "deal": dealt, "steps": steps}
    stored["steps"], stored["end"] = replayed(stored)
    return stored


def counted(stack: list[int]) -> list[int]:
    """The counts of the oracle to every depth."""
    first = oracle.Position(stack, {})
    return [oracle.perft(first, depth) for depth in range(1, tables.DEPTH + 1)]


def perft_table() -> Iterator[Json]:
    """The counts for 20 stacks, each triple in turn."""
    for number in range(STACKS):
        triple = tuple(Triple)[number % len(Triple)]
        stack = order(triple, number)
        yield {"triple": triple, "stack": stack, "counts": counted(stack)}


def main() -> None:
    """Write the tables that are missing."""
    for name, (rules, asked) in GAMES.items():
        tables.write(tables.GOLDEN / f"{name}.json", lambda: new_game(rules, asked))  # noqa: B023
    tables.write(tables.PERFT / "solitaire.json", lambda: list(perft_table()))


if __name__ == "__main__":
    main()
