"""Positions of Strategy.

The options, in this order, are `doubles`, `colours=BG` (where they are not the default),
`resigned=1,3`, and `halted=tie` where the game was ended as it stood. While a draw is due the stage
reads `forced+draw` or `after+draw`.

How it was decided who starts is no part of a position; neither is the order of the placements.

A position need not be one that play reaches, nor need its tiles hang together. It is always settled
as a turn is: where nothing can be filled, `forced` is read as `free`, and `after` as the next
player's turn; a player without tiles is passed over; and where nothing more can be played, the game
is over [S0]. `over` is believed, whatever could still be played.
"""

from __future__ import annotations

import re

from tantrix.notation.game_names import read_name, write_name
from tantrix.notation.positions.fields import (
    Field,
    join,
    read_board,
    read_player,
    split,
    write_board,
)
from tantrix.notation.tile_lists import read_bag, read_hands, write_bag, write_hands
from tantrix.rules.base import Stage
from tantrix.rules.strategy.state import StrategyState

_STAGE = re.compile(r"(forced|after)(\+draw)?|free|over")


def write(state: StrategyState, *, hidden: bool = False) -> str:
    """Return a position as one line.

    The order of the bag is told where the state knows it, unless it is to be `hidden`.

    >>> import tantrix
    >>> from tantrix.notation.positions import strategy
    >>> game = tantrix.new_game(seed=1)
    >>> strategy.write(game, hidden=True).split()[:3]
    ['v1', 'strategy:2', 'free']
    """
    return join(
        write_name(state.rules, state.resigned, state.halted),
        f"{state.stage}{'+draw' if state.drawing else ''}",
        str(state.player),
        write_hands(state.hands),
        write_bag(None if hidden else state.bag, state.bag_size),
        write_board(state.board.sorted_placements()),
    )


def read(text: str) -> StrategyState:
    """Return the state of a position, the inverse of `write`.

    Tiles of a hand and placements may stand in any order. Raises `NotationError` `bad.position`
    with the reasons of `fields.split`, one of `gamenames.read_name`, `stage`, `no_draw` (none in
    the bag), `player` (no such one), `hands` (not one a player), one of `tilelists.read_bag`, one
    of `fields.read_board`.

    >>> import tantrix
    >>> from tantrix.notation.positions import strategy
    >>> game = tantrix.new_game(seed=1)
    >>> strategy.read(strategy.write(game)) == game
    True
    """
    _, game, stage_field, player_field, hands_field, bag_field, board_field = split(text)
    name = game.read(read_name)
    rules = name.rules
    stage, drawing = _stage(stage_field)
    player = read_player(player_field, rules.players)
    board, used = read_board(board_field)
    hands = hands_field.read(lambda text: read_hands(text, used))
    if len(hands) != rules.players:
        hands_field.refuse("hands")
    bag, bag_size = bag_field.read(lambda text: read_bag(text, used))
    if drawing and not bag_size:
        stage_field.refuse("no_draw")
    return StrategyState(
        rules,
        board,
        hands,
        bag,
        bag_size,
        stage,
        player,
        drawing=drawing,
        resigned=name.resigned,
        halted=name.halted,
    )


def _stage(field: Field) -> tuple[Stage, bool]:
    """Return the stage and whether a draw is due."""
    if _STAGE.fullmatch(field.text) is None:
        field.refuse("stage")
    word = field.text.removesuffix("+draw")
    return Stage(word), word != field.text
