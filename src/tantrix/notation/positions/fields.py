"""What the positions of all games share: seven fields, of which the last is the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, NoReturn, TypeVar, cast

from tantrix.notation.moves import read_placement, write_placement
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import NotationError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement

VERSION = "v1"
FARTHEST = 2**15
"""The greatest coordinate on a board, either way; no game comes near, and a picture has room."""
FIELDS = ("version", "game", "stage", "player", "hands", "bag", "board")
"""The names of the fields, which errors tell."""

_SHOWN = 60
Read = TypeVar("Read")


class Field(NamedTuple):
    """A field: its number from 1, its text, and the offset where it begins.

    >>> import tantrix
    >>> from tantrix.notation.positions.fields import Field
    >>> field = Field(number=3, text="fre", start=14)
    >>> try:
    ...     field.refuse("stage")
    ... except tantrix.NotationError as error:
    ...     print(error.params["name"], error.params["at"])
    stage 14
    """

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
            params = error.params
            self.refuse(str(params["reason"]), cast(int, params["at"]), str(params["text"]))


def join(*fields: str) -> str:
    """Return the line of the six fields after the version.

    >>> from tantrix.notation.positions.fields import join
    >>> join("strategy:2", "free", "0", "1,2/3,4", "?52", "-")
    'v1 strategy:2 free 0 1,2/3,4 ?52 -'
    """
    return " ".join((VERSION, *fields))


def split(text: str) -> list[Field]:
    """Return the seven fields of a line.

    Raises `NotationError` `bad.position` with the `reason` `fields` (not seven, one space between)
    or `version`.

    >>> from tantrix.notation.positions.fields import split
    >>> [field.text for field in split("v1 strategy:2 free 0 1,2/3,4 ?52 -")][:3]
    ['v1', 'strategy:2', 'free']
    """
    fields = []
    start = 0
    for number, word in enumerate(text.split(" ", len(FIELDS)), start=1):
        fields.append(Field(number, word, start))
        start += len(word) + 1
    if len(fields) > len(FIELDS):
        fields[-2].refuse("fields", len(fields[-2].text), "")
    if len(fields) < len(FIELDS):
        fields[-1].refuse("fields", len(fields[-1].text), "")
    if fields[0].text != VERSION:
        fields[0].refuse("version")
    return fields


def read_player(field: Field, players: int) -> int:
    """Return the player whose turn it is; refused with the reason `player` where there is none.

    >>> from tantrix.notation.positions.fields import read_player, split
    >>> fields = split("v1 strategy:2 free 1 1,2/3,4 ?52 -")
    >>> read_player(fields[3], players=2)
    1
    """
    if field.text not in set(map(str, range(players))):
        field.refuse("player")
    return int(field.text)


def write_board(placements: Iterable[Placement]) -> str:
    """Return placements, which come in order of place.

    >>> import tantrix
    >>> from tantrix.notation.positions.fields import write_board
    >>> write_board([tantrix.read_placement("5@0,0:0"), tantrix.read_placement("8@0,1:0")])
    '5@0,0:0+8@0,1:0'
    """
    return "+".join(map(write_placement, placements)) or "-"


def read_board(field: Field) -> tuple[Board, set[int]]:
    """Return the board and the tiles on it; every tile and every touching edge is checked.

    Refused with one of the reasons of `read_placements`, or `mismatch`.

    >>> from tantrix.notation.positions.fields import read_board, split
    >>> fields = split("v1 strategy:2 free 1 1,2/3,4 ?50 5@0,0:0+8@0,1:0")
    >>> board, tiles = read_board(fields[6])
    >>> len(board), sorted(tiles)
    (2, [5, 8])
    """
    board = Board()
    for placement, at in read_placements(field):
        asked = zip(board.pattern(placement.hex), placement.edges, strict=True)
        if any(there not in (".", own) for there, own in asked):
            field.refuse("mismatch", at, write_placement(placement))
        board.push(placement)
    return board, {placement.tile for placement in board.placements}


def read_placements(field: Field) -> Iterator[tuple[Placement, int]]:
    """Yield each placement with its offset in the field; no tile and no cell comes twice.

    Refused with one of the reasons of `moves.read_placement` (`coordinate` beyond `FARTHEST`), or
    `tile_twice`, `cell_twice`.

    >>> from tantrix.notation.positions.fields import read_placements, split
    >>> fields = split("v1 strategy:2 free 1 1,2/3,4 ?50 5@0,0:0+8@0,1:0")
    >>> [(placement.tile, at) for placement, at in read_placements(fields[6])]
    [(5, 0), (8, 8)]
    """
    cells: set[Hex] = set()
    tiles: set[int] = set()
    at = 0
    for word in [] if field.text == "-" else field.text.split("+"):
        placement = _placement(field, word, at)
        if placement.tile in tiles or placement.hex in cells:
            field.refuse("tile_twice" if placement.tile in tiles else "cell_twice", at, word)
        tiles.add(placement.tile)
        cells.add(placement.hex)
        yield placement, at
        at += len(word) + 1


def _placement(field: Field, word: str, at: int) -> Placement:
    """Return the placement of a code that stands `at` an offset in the field."""
    try:
        placement = read_placement(word)
    except NotationError as error:
        field.refuse(str(error.params["reason"]), at, word)
    if max(abs(placement.q), abs(placement.r)) > FARTHEST:
        field.refuse("coordinate", at, word)
    return placement
