"""Positions as text, one line of seven fields.

`v1 strategy:2 free 0 1,2,3,4,5,6/7,8,9,10,11,12 ?42 25@0,-1:5+13@1,-1:0`: the version; the game
with its options; the stage; the player whose turn it is; the hands; the bag; the placements in
order of (q, r). The options, in this order, are `doubles`, `colours=BG` (where they are not the
default) and `resigned=1,3`. While a draw is due the stage reads `forced+draw` or `after+draw`.

How it was decided who starts is no part of a position; neither is the order of the placements.

A position need not be one that play reaches, nor need its tiles hang together. It is always settled
as a turn is: where nothing can be filled, `forced` is read as `free`, and `after` as the next
player's turn; a player without tiles is passed over; and where nothing more can be played, the game
is over [S0]. `over` is believed, whatever could still be played.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple, NoReturn, TypeVar, cast

from tantrix.core.board import Board
from tantrix.core.errors import NotationError
from tantrix.core.placements import Placement
from tantrix.games.base import Stage
from tantrix.games.strategy import StrategyState
from tantrix.notation.gamenames import read_name, write_name
from tantrix.notation.moves import code, parse_code
from tantrix.notation.tilelists import read_bag, read_hands, write_bag, write_hands

VERSION = "v1"
FARTHEST = 2**15
"""The greatest coordinate on a board, either way; no game comes near, and a picture has room."""
FIELDS = ("version", "game", "stage", "player", "hands", "bag", "board")
"""The names of the fields, which errors tell."""

_STAGE = re.compile(r"(forced|after)(\+draw)?|free|over")
_SHOWN = 60
Read = TypeVar("Read")


def text(state: StrategyState) -> str:
    """Return a position as one line; the order of the bag is told where the state knows it."""
    fields = (
        VERSION,
        write_name(state.rules, state.resigned),
        f"{state.stage}{'+draw' if state.drawing else ''}",
        str(state.player),
        write_hands(state.hands),
        write_bag(state.bag, state.bag_size),
        "+".join(map(code, state.board.sorted_placements())) or "-",
    )
    return " ".join(fields)


def parse(text: str) -> StrategyState:
    """Return the state of a position, the inverse of `text`.

    Tiles of a hand and placements may stand in any order. Raises `NotationError` `bad.position`
    with `field` (1-7) and its `name`, `at` (offset in the whole text), the `text` there, and the
    `reason`: `fields` (not seven, one space between), `version`, one of `gamenames.read_name`,
    `stage`, `no_draw` (none in the bag), `player` (no such one), `hands` (not one a player), one of
    `tilelists.read_bag`, one of `moves.parse_code` for the board (`coordinate` beyond `FARTHEST`),
    and there `tile_twice`, `cell_twice`, `mismatch`.
    """
    version, game, stage_field, player_field, hands_field, bag_field, board_field = _fields(text)
    if version.text != VERSION:
        version.refuse("version")
    rules, resigned = game.read(read_name)
    stage, drawing = _stage(stage_field)
    player = _player(player_field, rules.players)
    board, used = _board(board_field)
    hands = hands_field.read(lambda text: read_hands(text, used))
    if len(hands) != rules.players:
        hands_field.refuse("hands")
    bag, bag_size = bag_field.read(lambda text: read_bag(text, used))
    if drawing and not bag_size:
        stage_field.refuse("no_draw")
    return StrategyState(
        rules, board, hands, bag, bag_size, stage, player, drawing=drawing, resigned=resigned
    )


class _Field(NamedTuple):
    """A field: its number from 1, its text, and the offset where it begins."""

    number: int
    text: str
    start: int

    def refuse(self, reason: str, at: int = 0, text: str | None = None) -> NoReturn:
        """Refuse the field for what stands `at` an offset in it."""
        raise NotationError(
            "bad.position",
            field=self.number,
            name=FIELDS[self.number - 1],
            at=self.start + at,
            text=(self.text if text is None else text)[:_SHOWN],
            reason=reason,
        )

    def read(self, reader: Callable[[str], Read]) -> Read:
        """Return what `reader` makes of the text, its refusals told as those of this field."""
        try:
            return reader(self.text)
        except NotationError as error:
            told = error.params
            self.refuse(str(told["reason"]), cast(int, told["at"]), str(told["text"]))


def _fields(text: str) -> list[_Field]:
    """Return the seven fields of a text."""
    fields = []
    start = 0
    for number, word in enumerate(text.split(" ", len(FIELDS)), start=1):
        fields.append(_Field(number, word, start))
        start += len(word) + 1
    if len(fields) > len(FIELDS):
        fields[-2].refuse("fields", len(fields[-2].text), "")
    if len(fields) < len(FIELDS):
        fields[-1].refuse("fields", len(fields[-1].text), "")
    return fields


def _stage(field: _Field) -> tuple[Stage, bool]:
    """Return the stage and whether a draw is due."""
    if _STAGE.fullmatch(field.text) is None:
        field.refuse("stage")
    word = field.text.removesuffix("+draw")
    return Stage(word), word != field.text


def _player(field: _Field, players: int) -> int:
    """Return the player whose turn it is."""
    if field.text not in set(map(str, range(players))):
        field.refuse("player")
    return int(field.text)


def _board(field: _Field) -> tuple[Board, set[int]]:
    """Return the board and the tiles on it; every tile and every touching edge is checked."""
    board = Board()
    used: set[int] = set()
    at = 0
    for word in [] if field.text == "-" else field.text.split("+"):
        placement = _placement(field, word, at)
        fault = _fault(board, used, placement)
        if fault:
            field.refuse(fault, at, word)
        board.push(placement)
        used.add(placement.tile)
        at += len(word) + 1
    return board, used


def _placement(field: _Field, word: str, at: int) -> Placement:
    """Return the placement of a code that stands `at` an offset in the field."""
    try:
        placement = parse_code(word)
    except NotationError as error:
        field.refuse(str(error.params["reason"]), at, word)
    if max(abs(placement.q), abs(placement.r)) > FARTHEST:
        field.refuse("coordinate", at, word)
    return placement


def _fault(board: Board, used: set[int], placement: Placement) -> str | None:
    """Return why a placement cannot lie on the board with the others, or None."""
    if placement.tile in used:
        return "tile_twice"
    if placement.hex in board:
        return "cell_twice"
    asked = zip(board.pattern(placement.hex), placement.edges, strict=True)
    return "mismatch" if any(there not in (".", own) for there, own in asked) else None
