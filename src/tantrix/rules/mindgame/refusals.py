"""Why an action of the Mind Game cannot be made, each reason by its id and its cells [S1]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tantrix.rules.base import Action, Draw, Halt, Resign, Stage, Step
from tantrix.rules.core.errors import Refusal
from tantrix.rules.core.hexes import neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import OPEN, count
from tantrix.rules.mindgame.board import CENTRE, MindBoard
from tantrix.rules.mindgame.moves import can_fill_all, fills, placements, surge
from tantrix.rules.mindgame.pieces import TURNED, all_red

if TYPE_CHECKING:
    from tantrix.rules.mindgame.state import MindGameState


def refusals(state: MindGameState, action: Action) -> tuple[Refusal, ...]:
    """Return every reason why the player may not make `action` now; `()` means legal.

    Ids beside those of `of_board`: `illegal.no_such_piece`, `illegal.rotation`,
    `illegal.game_over`, `illegal.draw_due`, `illegal.answer_due`, `illegal.tile_not_in_hand`,
    `illegal.draw`, `illegal.resign`, `illegal.offer`, `illegal.step`.

    >>> import random, tantrix
    >>> from tantrix.rules.mindgame.refusals import refusals
    >>> from tantrix.rules.mindgame.state import MindGameRules
    >>> game = MindGameRules().new_state(MindGameRules().deal(random.Random(1)))
    >>> [one.id for one in refusals(game, tantrix.Placement(1, 40, 0, 0))]
    ['illegal.tile_not_in_hand', 'illegal.margin']
    """
    nonsense = _nonsense(state, action) if isinstance(action, Placement) else None
    if nonsense:
        return (nonsense,)
    if state.is_over:
        return (Refusal("illegal.game_over"),)
    if isinstance(action, Placement):
        return _of_placement(state, action)
    if isinstance(action, Resign):
        known = action.player in range(state.rules.players) and not state.drawing
        return () if known else (Refusal("illegal.resign", {"player": action.player}),)
    return () if action in state.legal_actions() else (_untimely(state, action),)


def _nonsense(state: MindGameState, placement: Placement) -> Refusal | None:
    """Refuse a number that is no piece of the game, or no rotation."""
    nonsense = state.board.nonsense(placement)
    if placement.tile in state.rules.pieces:
        return nonsense
    params = {"tile": placement.tile, "most": state.rules.pieces[-1]}
    return Refusal("illegal.no_such_piece", params)


def _untimely(state: MindGameState, action: Draw | Step | Halt) -> Refusal:
    """Refuse a draw or a step that is not possible now."""
    if isinstance(action, Draw):
        return Refusal("illegal.draw", {"tile": action.tile})
    if state.drawing:
        return Refusal("illegal.draw_due")
    if action is Step.OFFER:
        return Refusal("illegal.offer")
    return Refusal("illegal.step", {"step": action.value})


def _of_placement(state: MindGameState, placement: Placement) -> tuple[Refusal, ...]:
    """Refuse a placement while something else is due, from another hand, or against the board."""
    if state.drawing:
        return (Refusal("illegal.draw_due"),)
    if state.stage is Stage.OFFERED:
        return (Refusal("illegal.answer_due"),)
    hand = state.hands[state.player]
    found = of_board(state.board, hand, placement)
    if placement.tile in hand:
        return found
    params = {"tile": placement.tile, "player": state.player}
    return (Refusal("illegal.tile_not_in_hand", params), *found)


def of_board(board: MindBoard, hand: Sequence[int], placement: Placement) -> tuple[Refusal, ...]:
    """Return every rule that a placement of a piece in a hand would break; `()` means legal.

    Ids: `illegal.margin`, `illegal.occupied`, `illegal.apart`, `illegal.red_centre`, those of
    `_priority`, `illegal.mismatch`, `illegal.parity`. On a covered cell nothing else is asked.

    >>> import tantrix
    >>> from tantrix.rules.mindgame.board import MindBoard
    >>> from tantrix.rules.mindgame.refusals import of_board
    >>> board = MindBoard(6, [tantrix.Placement(1, 0, 0, 0)])
    >>> [one.id for one in of_board(board, (2,), tantrix.Placement(2, 0, 0, 0))]
    ['illegal.occupied']
    """
    at = placement.hex
    if at in board.tiles:
        return (Refusal("illegal.occupied", {"tile": board.tiles[at].tile}, (at,)),)
    found = []
    if at not in board.cells:
        found.append(Refusal("illegal.margin", {"side": board.side}, (at,)))
    if board.tiles and board.pattern(at) == OPEN:
        found.append(Refusal("illegal.apart", {}, (at,)))
    if not board.tiles and at == CENTRE and all_red(placement.tile):
        found.append(Refusal("illegal.red_centre", {"tile": placement.tile}, (at,)))
    return (*found, *_priority(board, hand, placement), *_edges(board, placement))


def _priority(board: MindBoard, hand: Sequence[int], placement: Placement) -> list[Refusal]:
    """Refuse what passes over a priority move that the hand can fill.

    Ids: `illegal.priority_first` (elsewhere), `illegal.priority_order` (one with fewer pieces
    round it, by who cannot fill all), `illegal.priority_all` (so that another cannot be filled).
    """
    at = placement.hex
    legal = fills(board, hand)
    places = tuple(sorted({fill.hex for fill in legal}))
    if not legal or placement in legal:
        return []
    if at not in board.priority:
        return [Refusal("illegal.priority_first", {"count": len(places)}, places)]
    if placement not in placements(board, hand, [at]):
        return []
    if can_fill_all(board, hand):
        others = tuple(cell for cell in surge(board) if cell != at)
        return [Refusal("illegal.priority_all", {"count": len(others)}, others)]
    sides = count(board.spaces[places[0]])
    return [Refusal("illegal.priority_order", {"sides": sides}, places)]


def _edges(board: MindBoard, placement: Placement) -> list[Refusal]:
    """Refuse edges that differ from those that they touch, or that make a hole odd."""
    at, edges = placement.hex, TURNED[placement.tile][placement.rotation].edges
    beside = neighbours(at)
    touched = board.pattern(at)
    found = []
    wrong = [e for e in range(6) if touched[e] not in (".", edges[e])]
    if wrong:
        cells = tuple(beside[e] for e in wrong)
        found.append(Refusal("illegal.mismatch", {"edges": wrong}, cells))
    asked = board.asked(at) if at in board.spaces else touched
    odd = [e for e in range(6) if touched[e] == "." and asked[e] not in (".", edges[e])]
    if odd:
        cells = tuple(beside[e] for e in odd)
        found.append(Refusal("illegal.parity", {"edges": odd}, cells))
    return found
