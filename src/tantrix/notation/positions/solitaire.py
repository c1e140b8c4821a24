"""Positions of Solitaire: `v1 solitaire:1:triple=RYB forced 0 12 13,?5 1@0,0:0+...`.

The options, in this order, are `triple=RYB`, `goal=loop` (where it is not `best`), `colour=R`
(where it is not the default of the goal) and `void` (the game was ended, the stage reads `over`).
The hand is one tile. The bag is the stack: the next tile
and then those out of sight, `13,?5` where only their number is known. While it is not known which
tile is the next the stage reads `free+draw`, and the bag are the tiles out of sight.

A position need not be one that play reaches; whether a space must be filled is seen from the tiles,
so that `forced` and `free` are read alike.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from tantrix.notation.game_names import refuse, split_name
from tantrix.notation.positions.fields import (
    Field,
    join,
    read_board,
    read_player,
    split,
    write_board,
)
from tantrix.notation.tile_lists import read_tiles, write_bag, write_tiles
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.solitaire.state import SolitaireGoal, SolitaireRules, SolitaireState

_OPTION = re.compile(r"(triple)=([A-Z]+)|(goal)=([a-z]+)|(colour)=([A-Z]+)|(void)")
_STAGES = ("forced", "free", "free+draw", "over")
_HIDDEN = re.compile(r"(?:([1-9][0-9]?),)?\?([1-9][0-9]?)")


class _Stack(NamedTuple):
    """The next tile, those out of sight (None where their order is unknown), and how many."""

    next_tile: int | None
    bag: tuple[int, ...] | None
    bag_size: int


def write(state: SolitaireState) -> str:
    """Return a position as one line; the order out of sight is told where the state knows it.

    >>> import random
    >>> from tantrix.notation.positions import solitaire
    >>> from tantrix.rules.solitaire.state import SolitaireRules
    >>> game = SolitaireRules().new_state(SolitaireRules().deal(random.Random(1)))
    >>> solitaire.write(game).split()[:2]
    ['v1', 'solitaire:1:triple=RYB']
    """
    known = [] if state.next_tile is None else [str(state.next_tile)]
    hidden = [write_bag(state.bag, state.bag_size)] if state.bag_size else []
    return join(
        write_name(state.rules, void=state.void),
        f"{state.stage}{'+draw' if state.drawing else ''}",
        str(state.player),
        write_tiles(state.hands[0]),
        ",".join(known + hidden) or "-",
        write_board(state.board.sorted_placements()),
    )


def read(text: str) -> SolitaireState:
    """Return the state of a position, the inverse of `write`.

    Placements may stand in any order. Raises `NotationError` `bad.position` with the reasons of
    `fields.split`, `read_name`, `tilelists.read_tiles` and `fields.read_board`, and `stage` (or
    `not_over`: a tile is to be laid), `player`, `hand` (more than one tile, or none although the
    stack has some), `no_draw` (the stack has none), `bag_size`, and `tiles` (not of the triple).

    >>> import random
    >>> from tantrix.notation.positions import solitaire
    >>> from tantrix.rules.solitaire.state import SolitaireRules
    >>> game = SolitaireRules().new_state(SolitaireRules().deal(random.Random(1)))
    >>> solitaire.read(solitaire.write(game)) == game
    True
    """
    _, game, stage, player, hand_field, bag_field, board_field = split(text)
    name = game.read(read_name)
    rules = name.rules
    if stage.text not in _STAGES or (name.void and stage.text != "over"):
        stage.refuse("stage")
    drawing = stage.text == "free+draw"
    read_player(player, rules.players)
    board, used = read_board(board_field)
    hand = hand_field.read(lambda text: read_tiles(text, used))
    stack = _stack(bag_field, used, len(rules.triple.tiles), drawing=drawing)
    if not used <= set(rules.triple.tiles):
        game.refuse("tiles")
    if len(hand) > 1 or (not hand and (stack.next_tile or stack.bag_size)):
        hand_field.refuse("hand")
    if hand and stage.text == "over" and not name.void:
        stage.refuse("not_over")
    if drawing and not stack.bag_size:
        stage.refuse("no_draw")
    held = hand[0] if hand else None
    return SolitaireState(rules, board, held, *stack, drawing=drawing, void=name.void)


class SolitaireName(NamedTuple):
    """What the name of a game tells: the rules, and whether it was ended before its last tile.

    >>> from tantrix.notation.positions.solitaire import read_name
    >>> name = read_name("solitaire:1:triple=RYB:void")
    >>> name.rules.triple.value, name.void
    ('RYB', True)
    """

    rules: SolitaireRules
    void: bool = False


def write_name(rules: SolitaireRules, *, void: bool = False) -> str:
    """Return the game, its number of players and its options.

    >>> from tantrix.notation.positions.solitaire import write_name
    >>> from tantrix.rules.solitaire.state import SolitaireRules
    >>> write_name(SolitaireRules(), void=True)
    'solitaire:1:triple=RYB:void'
    """
    name = f"solitaire:1:triple={rules.triple}"
    if rules.goal is not SolitaireGoal.BEST:
        name += f":goal={rules.goal}"
    if rules.colour != (None if rules.goal is SolitaireGoal.BEST else "R"):
        name += f":colour={rules.colour}"
    return f"{name}:void" if void else name


def read_name(text: str) -> SolitaireName:
    """Return what a name tells; options may stand in any order, each once.

    Raises `NotationError` `bad.game` with the reasons of `gamenames.split_name`, and `triple`,
    `goal` or `colour` (not in the triple).

    >>> from tantrix.notation.positions.solitaire import read_name
    >>> read_name("solitaire:1:triple=RYB:goal=loop").rules.goal.value
    'loop'
    """
    _, options = split_name(text, "solitaire", {"1"}, _OPTION)
    void = options.pop("void", None) is not None
    values = {name: value for name, (value, _) in options.items()}
    try:
        return SolitaireName(SolitaireRules(**values), void)  # type: ignore[arg-type]  # what is no such option is refused
    except TantrixError as error:
        reason = error.id.rpartition(".")[2]
        refuse(text, options.get(reason, ("", 0))[1], reason)


def _stack(field: Field, used: set[int], most: int, *, drawing: bool) -> _Stack:
    """Return the stack, of which the next tile is in sight unless a draw is due."""
    if "?" not in field.text:
        known = field.read(lambda text: read_tiles(text, used))
        bag = known if drawing else known[1:]
        return _Stack(None if drawing or not known else known[0], bag, len(bag))
    match = _HIDDEN.fullmatch(field.text)
    if match is None or bool(match[1]) == drawing:
        field.refuse("bag_size")
    [following] = field.read(lambda _: read_tiles(match[1], used)) if match[1] else [None]
    if int(match[2]) > most - len(used):
        field.refuse("bag_size")
    return _Stack(following, None, int(match[2]))
