"""Positions of the Mind Game.

`v1 mindgame:2:side=5 free 1 1,2/3 - 4@0,0:0`. The options, in this order, are `side=5` and
`copies=1` (where they are not the default), `declined` (no offer before the next placement), `idle`
(the last turn was forfeited without a draw) and `resigned=1`. The stage is `forced`, `free`,
`after`, `offered` or `over`; it reads `forced+draw` or `after+draw` while a draw is due, and
`over+agreed` where the players agreed to end.

A position need not be one that play reaches. It is settled as a turn is: `forced` and `free` both
mean the beginning of a turn, and a turn that leaves nothing to do is passed or forfeited. `over`
is believed.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from tantrix.notation.game_names import refuse, split_name
from tantrix.notation.positions.fields import (
    Field,
    join,
    read_placements,
    read_player,
    split,
    write_board,
)
from tantrix.notation.tile_lists import read_bag, read_hands, write_bag, write_hands
from tantrix.rules.bag import HAND
from tantrix.rules.base import Stage
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.mindgame.board import MindBoard
from tantrix.rules.mindgame.pieces import TURNED
from tantrix.rules.mindgame.state import MindGameRules, MindGameState

_OPTION = re.compile(r"(side|copies)=([1-9][0-9]?)|(declined|idle)|(resigned)=([01])")
_STAGE = re.compile(r"(forced|after)(\+draw)?|free|offered|over(\+agreed)?")


class MindGameName(NamedTuple):
    """What the name of a game tells: the rules, and what play has left behind.

    >>> from tantrix.notation.positions.mindgame import read_name
    >>> name = read_name("mindgame:2:side=5:declined")
    >>> name.rules.side, name.declined, name.resigned
    (5, True, ())
    """

    rules: MindGameRules
    declined: bool
    idle: bool
    resigned: tuple[int, ...]


def write(state: MindGameState) -> str:
    """Return a position as one line; the order of the bag is told where the state knows it.

    >>> import random
    >>> from tantrix.notation.positions import mindgame
    >>> from tantrix.rules.mindgame.state import MindGameRules
    >>> game = MindGameRules().new_state(MindGameRules().deal(random.Random(1)))
    >>> mindgame.write(game).split()[:2]
    ['v1', 'mindgame:2']
    """
    return join(
        write_name(state),
        f"{state.stage}{'+draw' if state.drawing else ''}{'+agreed' if state.agreed else ''}",
        str(state.player),
        write_hands(state.hands),
        write_bag(state.bag, state.bag_size),
        write_board(state.board.sorted_placements()),
    )


def write_name(state: MindGameState) -> str:
    """Return the game with its number of players and its options.

    >>> import random
    >>> from tantrix.notation.positions.mindgame import write_name
    >>> from tantrix.rules.mindgame.state import MindGameRules
    >>> rules = MindGameRules(side=5)
    >>> write_name(rules.new_state(rules.deal(random.Random(1))))
    'mindgame:2:side=5'
    """
    rules, usual = state.rules, MindGameRules()
    options = {
        f"side={rules.side}": rules.side != usual.side,
        f"copies={rules.copies}": rules.copies != usual.copies,
        "declined": state.declined,
        "idle": state.idle,
        **{f"resigned={player}": True for player in sorted(state.resigned)},
    }
    return ":".join(
        [f"mindgame:{rules.players}", *(word for word, chosen in options.items() if chosen)]
    )


def read_name(text: str) -> MindGameName:
    """Return what a name tells; options may stand in any order, each once.

    Raises `NotationError` `bad.game` with the reasons of `gamenames.split_name`, or `setting` (a
    size or a number of copies that cannot be).

    >>> from tantrix.notation.positions.mindgame import read_name
    >>> read_name("mindgame:2:resigned=1").resigned
    (1,)
    """
    _, options = split_name(text, "mindgame", {"2"}, _OPTION)
    settings = {name: int(options[name][0]) for name in ("side", "copies") if name in options}
    try:
        rules = MindGameRules(**settings)
    except TantrixError as error:
        # The error's id ends with the name of the option.
        refuse(text, options[error.id.rpartition(".")[2]][1], "setting")
    resigned = tuple(int(value) for name, (value, _) in options.items() if name == "resigned")
    return MindGameName(rules, "declined" in options, "idle" in options, resigned)


def read(text: str) -> MindGameState:
    """Return the state of a position, the inverse of `write`.

    Tiles of a hand and placements may stand in any order. Raises `NotationError` `bad.position`
    with the reasons of `fields.split` and `read_name`, `stage`, `no_draw` (none in the bag),
    `full_hand` (while a draw is due), `player`, `hands` (not two), one of `tilelists.read_bag`, one
    of `fields.read_placements`, `no_piece` (a number that this game does not have), and for the
    board `margin` and `mismatch`.

    >>> import random
    >>> from tantrix.notation.positions import mindgame
    >>> from tantrix.rules.mindgame.state import MindGameRules
    >>> game = MindGameRules().new_state(MindGameRules().deal(random.Random(1)))
    >>> mindgame.read(mindgame.write(game)) == game
    True
    """
    _, game, stage_field, player_field, hands_field, bag_field, board_field = split(text)
    name = game.read(read_name)
    rules = name.rules
    if _STAGE.fullmatch(stage_field.text) is None:
        stage_field.refuse("stage")
    stage, _, more = stage_field.text.partition("+")
    player = read_player(player_field, rules.players)
    board = _board(board_field, rules)
    used = {placement.tile for placement in board.placements}
    hands = hands_field.read(lambda text: read_hands(text, used))
    if len(hands) != rules.players:
        hands_field.refuse("hands")
    _check_pieces(rules, used, hands_field)
    bag, bag_size = bag_field.read(lambda text: read_bag(text, used))
    _check_pieces(rules, used, bag_field)
    if bag is None and bag_size > len(rules.pieces) - len(used):
        bag_field.refuse("bag_size")
    if more == "draw" and (not bag_size or len(hands[player]) >= HAND):
        stage_field.refuse("full_hand" if bag_size else "no_draw")
    return MindGameState(
        rules, board, hands, bag, bag_size, Stage(stage), player,
        drawing=more == "draw", resigned=name.resigned, declined=name.declined, idle=name.idle,
        agreed=more == "agreed",
    )  # fmt: skip


def _check_pieces(rules: MindGameRules, used: set[int], field: Field) -> None:
    """Refuse a field that names a number which is no piece of the game."""
    strange = sorted(used - set(rules.pieces))
    if strange:
        field.refuse("no_piece", 0, str(strange[0]))


def _board(field: Field, rules: MindGameRules) -> MindBoard:
    """Return the board; every piece, every place and every touching edge is checked."""
    board = MindBoard(rules.side)
    for placement, at in read_placements(field):
        piece = field.text[at:].partition("+")[0]
        if placement.tile not in rules.pieces:
            field.refuse("no_piece", at, piece)
        if placement.hex not in board.cells:
            field.refuse("margin", at, piece)
        own = TURNED[placement.tile][placement.rotation].edges
        touched = board.pattern(placement.hex)
        if any(there not in (".", edge) for there, edge in zip(touched, own, strict=True)):
            field.refuse("mismatch", at, piece)
        board.push(placement)
    return board
