"""Solitaire as JSON values: the view of a state, and the preview of a placement."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tantrix.notation.json_types import GameView, LineView, PlacementPreview, SpaceView
from tantrix.notation.positions import solitaire
from tantrix.notation.serializers import best, line
from tantrix.notation.views import parts
from tantrix.rules.core import lines
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import fits
from tantrix.rules.solitaire.state import SolitaireState


def view(state: SolitaireState) -> GameView:
    """Return all that may be seen of a state: `next` is the number in sight on the stack.

    `lines` are the best of each colour that counts. The numbers of a forced space say how many
    tiles that are still to come fit it.
    """
    return {
        **parts.common("solitaire", state, solitaire.write(state.hidden())),
        "next": state.next_tile,
        "spaces": [_space(state, at, state.hands[0]) for at in sorted(state.board.spaces)],
        "lines": _best(state),
    }


def preview(state: SolitaireState, placement: Placement) -> PlacementPreview:
    """Return what a placement would bring about; the next tile is the one that must then fit."""
    reasons = state.refusals(placement)
    if reasons:
        return parts.preview(placement, reasons, scores=state.scores(), lines=_best(state))
    twin = state.hidden()
    twin.push(placement)
    made = sorted(twin.board.forced - state.board.forced)
    closed = parts.loops_through(twin.board, placement.hex)
    return parts.preview(
        placement,
        scores=twin.scores(),
        lines=_best(twin),
        forced=[_space(twin, at, twin.hands[0]) for at in made],
        closed=list(map(line, closed)),
    )


def _space(state: SolitaireState, at: Hex, hand: Sequence[int]) -> SpaceView:
    """Return a space, with the hand where it must fill it."""
    pattern = state.board.spaces[at]
    if at not in state.board.forced:
        return parts.space(at, pattern)
    left = _fitting(pattern, state.unplayed)
    to_come = len(left) - len(_fitting(pattern, hand))
    fitting = [_fitting(pattern, hand)]
    return parts.space(at, pattern, forced=True, fitting=fitting, numbers=str(to_come))


def _fitting(pattern: str, tiles: Iterable[int]) -> list[int]:
    """Return those of some tiles that match a space."""
    return [tile for tile in tiles if tile in fits(pattern)]


def _best(state: SolitaireState) -> list[LineView | None]:
    """Return the best line or loop of each colour that counts."""
    return [best(lines.best_line(state.board, colour)) for colour in state.rules.colours]
