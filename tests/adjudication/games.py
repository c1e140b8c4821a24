"""Games with a forced space passed over before a free move, and what may follow."""

from __future__ import annotations

import random

from oracle.adjudication import Game, pass_over
from oracle.strategy import read_code


def passed_over(*, endgame: bool, players: int = 2) -> tuple[Game, str]:
    """A game that ends with a free move which passed a forced space over, and the position before.

    The space can still be filled, and the next player can leave it.
    """
    for seed in range(1000):
        game = Game.start(players, random.Random(f"{seed} passed over"))
        while game.position.stage != "over":
            right = len(game.position.bag) > 6 if not endgame else game.position.endgame
            before = game.position
            if right and len(game.words) > 8 and pass_over(game):
                if game.position.stage == "after" and len(next_moves(game)) > 0:
                    return game, before.text()
                break
            game.play()
    raise AssertionError("no such game")


def next_moves(game: Game) -> list[str]:
    """What the next player may play and leave every space that could be filled before."""
    left = {read_code(code)[1] for code in game.position.fills()}
    following = (game.position.player + 1) % len(game.position.hands)
    settled = game.position.at(following, "forced").settled()
    if settled.player != following:
        return []
    return [code for code in settled.actions() if read_code(code)[1] not in left]


def next_turn(game: Game, *, drawn: bool = True) -> None:
    """Begin the next player's turn, with a draw after the first placement or without one."""
    code = next_moves(game)[0]
    following = (game.position.player + 1) % len(game.position.hands)
    settled = game.position.at(following, "forced").settled()
    draws = settled.bag[:1] if drawn else []
    game.note(code, draws, begins=True, player=following)
    game.before = settled.stage
    game.position = settled.played(code)
