"""Positions of Gobble: `v1 gobble:1:gobbles=2:lot=99 relief 0 -/7,8 13,14 1@0,0:0+...`.

The options, in this order, are `gobbles=2` (how many were made, where any were) and `lot=99` (where
the order of the bag is known, and the lot is not 0). The hands are the one tile in hand and, after
a stroke, the penalty stack with its top last. While a draw is due the stage reads `free+draw`.

A position need not be one that play reaches, but its stage goes with its tiles: `free` with a tile
in hand, `relief` with a penalty stack and none in hand, `over` with neither hand nor bag.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from tantrix.notation.game_names import refuse, split_name
from tantrix.notation.positions.fields import join, read_board, read_player, split, write_board
from tantrix.notation.tile_lists import read_bag, read_hands, write_bag, write_hands
from tantrix.rules.base import Stage
from tantrix.rules.gobble.state import LOTS, GobbleRules, GobbleState

_OPTION = re.compile(r"(gobbles)=([1-9][0-9]?)|(lot)=([1-9][0-9]{0,9})")


class _Name(NamedTuple):
    """What the name of a game tells beside the rules."""

    gobbles: int
    lot: int


def write(state: GobbleState) -> str:
    """Return a position as one line; the order of the bag is told where the state knows it.

    >>> import random
    >>> from tantrix.notation.positions import gobble
    >>> from tantrix.rules.gobble.state import GobbleRules
    >>> game = GobbleRules().new_state(GobbleRules().deal(random.Random(1)))
    >>> gobble.read(gobble.write(game)) == game
    True
    """
    return join(
        _write_name(state),
        f"{state.stage}{'+draw' if state.drawing else ''}",
        str(state.player),
        write_hands([state.hands[0], state.stack]),
        write_bag(state.bag, state.bag_size),
        write_board(state.board.sorted_placements()),
    )


def read(text: str) -> GobbleState:
    """Return the state of a position, the inverse of `write`.

    Placements may stand in any order. Raises `NotationError` `bad.position` with the reasons of
    `fields.split`, `gamenames.split_name`, `tilelists.read_bag` and `fields.read_board`, and
    `lot` (too high, or no order of the bag that it goes with), `stage`, `player`, `hand_and_stack`
    (not both, or several in hand), `stage_tiles` (the stage does not go with the tiles).

    >>> import random
    >>> from tantrix.notation.positions import gobble
    >>> from tantrix.rules.gobble.state import GobbleRules
    >>> game = GobbleRules().new_state(GobbleRules().deal(random.Random(1)))
    >>> len(gobble.read(gobble.write(game)).board)
    2
    """
    _, game, stage, player, hands_field, bag_field, board_field = split(text)
    rules = GobbleRules()
    name = game.read(_read_name)
    read_player(player, rules.players)
    board, used = read_board(board_field)
    hands = hands_field.read(lambda text: read_hands(text, used))
    if len(hands) != 2 or len(hands[0]) > 1:
        hands_field.refuse("hand_and_stack")
    hand, stack = hands
    bag, bag_size = bag_field.read(lambda text: read_bag(text, used))
    if name.lot and not bag:
        game.refuse("lot")
    possible = {
        "free": bool(hand),
        "free+draw": not hand and bag_size > 0,
        "relief": not hand and bool(stack),
        "over": not hand and not bag_size,
    }
    if not possible.get(stage.text):
        stage.refuse("stage_tiles" if stage.text in possible else "stage")
    return GobbleState(
        rules,
        board,
        [hand],
        bag,
        bag_size,
        Stage(stage.text.removesuffix("+draw")),
        stack=stack,
        gobbles=name.gobbles,
        lot=name.lot,
    )


def _write_name(state: GobbleState) -> str:
    """Return the game, its number of players and its options."""
    name = f"gobble:{state.rules.players}"
    if state.gobbles:
        name += f":gobbles={state.gobbles}"
    return f"{name}:lot={state.lot}" if state.bag and state.lot else name


def _read_name(text: str) -> _Name:
    """Return what a name tells; options may stand in any order, each once."""
    _, options = split_name(text, "gobble", {"1"}, _OPTION)
    lot, at = options.get("lot", ("0", 0))
    if int(lot) >= LOTS:
        refuse(text, at, "lot")
    return _Name(int(options.get("gobbles", ("0", 0))[0]), int(lot))
