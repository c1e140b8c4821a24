"""Placements as text: the code that stands alone, and the short form that needs the position.

`25@0,-1:5` is the *code* of tile 25 at q 0, r -1, rotation 5. The *human form* drops the rotation
where only one matches the tiles round the space, begins with `F` for a forced fill, and ends with
the tile drawn: `F7@2,-2=41`.

Other actions are words: `=41` is a draw, `resign:1` gives up for player 1, a step is its name.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NoReturn, Protocol

from tantrix.rules.base import Action, Draw, Halt, Resign, Step
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import NotationError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import fits
from tantrix.rules.core.tiles import TILES

REACH = 2**31 - 1
"""The greatest coordinate of a placement, either way: a signed number of 32 bits has room."""

_NUMBER = r"(0|-?[1-9][0-9]{0,11})"
_CODE = re.compile(rf"{_NUMBER}@{_NUMBER},{_NUMBER}:{_NUMBER}")
_HUMAN = re.compile(rf"(F?){_NUMBER}@{_NUMBER},{_NUMBER}(?::{_NUMBER})?(?:={_NUMBER})?")
_DRAW = re.compile(r"=([1-9][0-9]?)")
_RESIGN = re.compile(r"resign:([0-9])")
_SHOWN = 60


def write_action(action: Action) -> str:
    """Return the text of any action: a code, `=41`, `resign:1`, or the name of a step or halt.

    Raises `NotationError` `bad.placement` where the numbers of a placement are out of range.

    >>> from tantrix.notation.moves import write_action
    >>> from tantrix.rules.base import Draw, Step
    >>> write_action(Draw(41)), write_action(Step.DISCARD)
    ('=41', 'discard')
    """
    if isinstance(action, Placement):
        return write_placement(action)
    if isinstance(action, Draw):
        return f"={action.tile}"
    return f"resign:{action.player}" if isinstance(action, Resign) else action.value


def read_action(text: str) -> Action:
    """Return the action of a text, the exact inverse of `write_action`.

    Raises `NotationError` `bad.placement` as `read_placement` does.

    >>> from tantrix.notation.moves import read_action
    >>> read_action("=41"), read_action("resign:1")
    (Draw(tile=41), Resign(player=1))
    """
    if text in set(Halt):
        return Halt(text)
    if text in set(Step):
        return Step(text)
    if resign := _RESIGN.fullmatch(text):
        return Resign(int(resign[1]))
    if draw := _DRAW.fullmatch(text):
        return Draw(_tile(text, int(draw[1])))
    return read_placement(text)


@lru_cache(maxsize=2**14)
def write_placement(placement: Placement) -> str:
    """Return the code of a placement; those in play are written again and again.

    Raises `NotationError` `bad.placement` where its numbers are out of range, and `TypeError` for a
    text: `read_placement` reads those.

    >>> import tantrix
    >>> tantrix.write_placement(tantrix.Placement(25, 0, -1, 5))
    '25@0,-1:5'
    """
    if isinstance(placement, str):
        raise TypeError(f"a text, not a placement: read_placement reads {placement[:_SHOWN]!r}")
    tile, q, r, rotation = placement
    text = f"{tile}@{q},{r}:{rotation}"
    _checked(text, placement)
    return text


def read_placement(text: str) -> Placement:
    """Return the placement of a code, the exact inverse of `write_placement`.

    Raises `NotationError` `bad.placement` with the `text` and the `reason`: `form` (a sign, a
    space or a zero too many included), `tile`, `coordinate` or `rotation`.

    >>> import tantrix
    >>> tantrix.read_placement("25@0,-1:5")
    Placement(tile=25, q=0, r=-1, rotation=5)
    """
    match = _CODE.fullmatch(text)
    if match is None:
        _refuse(text, "form")
    tile, q, r, rotation = map(int, match.groups())
    return _checked(text, Placement(tile, q, r, rotation))


class OnBoard(Protocol):
    """A state of any game that is played on a board of the real tiles.

    >>> import tantrix
    >>> from tantrix.notation.moves import OnBoard, write_move
    >>> state: OnBoard = tantrix.new_game(seed=1)
    >>> len(state.board)
    0
    """

    @property
    def board(self) -> Board:
        """The tiles on the table."""


def write_move(state: OnBoard, placement: Placement, drawn: int | None = None) -> str:
    """Return the human form of a placement that is about to be made in `state`.

    `drawn` is the tile that the player draws after it. Raises `NotationError` `bad.placement`.

    >>> import tantrix
    >>> from tantrix.notation.moves import write_move
    >>> game = tantrix.new_game(seed=1)
    >>> write_move(game, game.legal_actions()[0])
    '5@0,0:0'
    """
    text = write_placement(placement)
    if _only_rotation(state, placement.tile, placement.hex) == placement.rotation:
        text = text.partition(":")[0]
    mark = "F" if placement.hex in state.board.forced else ""
    return f"{mark}{text}" if drawn is None else f"{mark}{text}={_tile(text, drawn)}"


def read_move(state: OnBoard, text: str) -> tuple[Placement, int | None]:
    """Return the placement of a human form in `state`, and the tile drawn if it tells.

    Needless words are allowed, as people write them: a rotation where only one fits, and a forced
    fill without its `F`; so a code is read as well. Whether the placement is legal is not asked.
    Raises `NotationError` `bad.placement`, with the reasons of `read_placement` and
    `rotation_missing` (several fit, or none), `not_forced` (an `F` elsewhere), `drawn` (no tile).

    >>> import tantrix
    >>> from tantrix.notation.moves import read_move, write_move
    >>> game = tantrix.new_game(seed=1)
    >>> placement = game.legal_actions()[0]
    >>> read_move(game, write_move(game, placement)) == (placement, None)
    True
    """
    match = _HUMAN.fullmatch(text)
    if match is None:
        _refuse(text, "form")
    mark, tile, q, r, rotation, drawn = match.groups()
    found = _checked(text, Placement(int(tile), int(q), int(r), int(rotation or 0)))
    if mark and found.hex not in state.board.forced:
        _refuse(text, "not_forced")
    if rotation is None:
        only = _only_rotation(state, found.tile, found.hex)
        found = found._replace(rotation=_refuse(text, "rotation_missing") if only is None else only)
    return found, None if drawn is None else _tile(text, int(drawn))


def _only_rotation(state: OnBoard, tile: int, at: Hex) -> int | None:
    """Return the one rotation of `tile` that matches the space `at`, or None for several or none.

    Only the golden rule is asked, so that the form of a placement hangs on the board alone.
    """
    pattern = state.board.spaces.get(at)
    rotations = fits(pattern).get(tile, ()) if pattern else ()
    return rotations[0] if len(rotations) == 1 else None


def _checked(text: str, placement: Placement) -> Placement:
    """Return `placement` if its numbers are in range, else refuse `text`."""
    tile, q, r, rotation = placement
    if tile not in TILES:
        _refuse(text, "tile")
    if not (-REACH <= q <= REACH and -REACH <= r <= REACH):
        _refuse(text, "coordinate")
    if not 0 <= rotation <= 5:
        _refuse(text, "rotation")
    return placement


def _tile(text: str, tile: int) -> int:
    """Return `tile` if there is one of that number, else refuse `text`."""
    return tile if tile in TILES else _refuse(text, "drawn")


def _refuse(text: str, reason: str) -> NoReturn:
    """Refuse `text`, of which the error keeps the beginning."""
    raise NotationError("bad.placement", text=text[:_SHOWN], reason=reason)
