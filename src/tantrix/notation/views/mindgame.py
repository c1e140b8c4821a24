"""The Mind Game as JSON values: the view of a state, and the preview of a placement.

The edges of a piece are six letters by direction at rotation 0: red links have the letters R, S and
T, black ones K, L and M, and equal letters are joined, since colours alone would not tell that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from tantrix.notation.json_types import GameView, LineView, PlacementPreview, SpaceView
from tantrix.notation.positions import mindgame
from tantrix.notation.serializers import cell, letter
from tantrix.notation.views import parts
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import OPEN, count
from tantrix.rules.mindgame import lines, moves
from tantrix.rules.mindgame.board import MindBoard
from tantrix.rules.mindgame.lines import MindLine
from tantrix.rules.mindgame.pieces import MIND_COLOURS, PIECES, Face, MindColour
from tantrix.rules.mindgame.state import MindGameState

LETTERS: Mapping[MindColour, str] = MappingProxyType(
    {MindColour.RED: "RST", MindColour.BLACK: "KLM"}
)
"""The letters of the links of each colour, the first link's first."""


def view(state: MindGameState) -> GameView:
    """Return all that players and watchers may see of a state.

    `edges` are those of every piece in play, `cells` those inside the margin. A priority move is a
    forced space, and its numbers say how many pieces lie round it. `forfeits` are the players whose
    turns passed by after the last action.
    """
    return {
        **parts.common("mindgame", state, mindgame.write(state.hidden())),
        "colours": list(map(letter, MIND_COLOURS)),
        "edges": {str(piece): edges_text(PIECES[piece]) for piece in state.rules.pieces},
        "cells": list(map(cell, sorted(state.board.cells))),
        "forfeits": list(state.forfeits),
        "spaces": _spaces(state),
        "lines": _best(state),
    }


def preview(state: MindGameState, placement: Placement) -> PlacementPreview:
    """Return what a placement would bring about; `forced` are the priority moves that it makes."""
    reasons = state.refusals(placement)
    if reasons:
        return parts.preview(placement, reasons, scores=state.scores(), lines=_best(state))
    twin = state.hidden()
    twin.push(placement)
    made = sorted(twin.board.priority - state.board.priority)
    return parts.preview(
        placement,
        scores=twin.scores(),
        lines=_best(twin),
        forced=[_priority(twin, at) for at in made],
        closed=[_line(loop) for loop in _loops_through(twin.board, placement.hex)],
    )


def edges_text(face: Face) -> str:
    """Return the six letters of a piece, equal where a link joins them."""
    unused = {colour: iter(letters) for colour, letters in LETTERS.items()}
    letters = [""] * 6
    for link in face.links:
        letters[link.a] = letters[link.b] = next(unused[link.colour])
    return "".join(letters)


def _spaces(state: MindGameState) -> list[SpaceView]:
    """Return every space; as long as no piece lies, every cell is one."""
    board = state.board
    if not board.tiles:
        return [parts.space(at, OPEN) for at in sorted(board.cells)]
    return [
        _priority(state, at) if at in board.priority else parts.space(at, board.spaces[at])
        for at in sorted(board.spaces)
    ]


def _priority(state: MindGameState, at: Hex) -> SpaceView:
    """Return a priority move with the pieces of each hand that may fill it."""
    board, pattern = state.board, state.board.spaces[at]
    fitting = [_pieces(moves.placements(board, hand, [at])) for hand in state.hands]
    numbers = str(count(pattern))
    return parts.space(at, pattern, forced=True, fitting=fitting, numbers=numbers)


def _pieces(placements: Iterable[Placement]) -> list[int]:
    """Return the pieces of some placements, each once."""
    return list(dict.fromkeys(placement.tile for placement in placements))


def _best(state: MindGameState) -> list[LineView | None]:
    """Return the longest line of each colour."""
    found = (lines.best_line(state.board, colour) for colour in MIND_COLOURS)
    return [None if best is None else _line(best) for best in found]


def _loops_through(board: MindBoard, at: Hex) -> list[MindLine]:
    """Return the closed lines that pass a piece, each once."""
    through = [lines.line_from(board, at, link.a) for link in board.face(at).links]
    found = {
        frozenset((link.hex, min(link.entry, link.exit)) for link in line.links): line
        for line in through
        if line.closed
    }
    return list(found.values())


def _line(line: MindLine) -> LineView:
    """Return a line; `links` are cell, edge of entry and edge of exit along it.

    A cell stands in `cells` once for each link of the line there.
    """
    return {
        "colour": letter(line.colour),
        "score": line.score,
        "closed": line.closed,
        "cells": [cell(link.hex) for link in line.links],
        "links": [(*cell(link.hex), link.entry, link.exit) for link in line.links],
    }
