"""Gobble for one as JSON values: the view of a state, and the preview of a placement."""

from __future__ import annotations

from tantrix.notation.json_types import GameView, PlacementPreview
from tantrix.notation.positions import gobble
from tantrix.notation.serializers import line
from tantrix.notation.views import parts
from tantrix.rules.core.placements import Placement
from tantrix.rules.gobble.state import GobbleState, is_gobble


def view(state: GobbleState) -> GameView:
    """Return all that may be seen of a state.

    `penalty` is the stack, its top last; `gobbles` counts those made, and `left` the tiles that are
    not on the table. A space where a tile would be a gobble has `gobble`.
    """
    board = state.board
    return {
        **parts.common("gobble", state, gobble.write(state.hidden())),
        "penalty": list(state.stack),
        "gobbles": state.gobbles,
        "left": state.left,
        "spaces": [
            {**parts.space(at, board.spaces[at]), "gobble": is_gobble(board, at)}
            for at in sorted(board.spaces)
        ],
        "lines": [None],
    }


def preview(state: GobbleState, placement: Placement) -> PlacementPreview:
    """Return what a placement would bring about; that it is a gobble the space tells already."""
    reasons = state.refusals(placement)
    if reasons:
        return parts.preview(placement, reasons, scores=state.scores(), lines=[None])
    twin = state.hidden()
    twin.push(placement)
    closed = parts.loops_through(twin.board, placement.hex)
    return parts.preview(
        placement,
        scores=twin.scores(),
        lines=[None],
        closed=list(map(line, closed)),
    )
