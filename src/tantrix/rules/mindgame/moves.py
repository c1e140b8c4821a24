"""Where a piece of the Mind Game may be laid, and what must be filled first [S1].

*To fill all* the priority moves means to leave no space with four or more pieces round it. Which
cells that takes does not hang on the pieces: they are the `surge` of the board. Nor does the order
matter, for what matches in the end has matched all along, and a hole that a piece fills is even.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tantrix.rules.core.hexes import Hex, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import count
from tantrix.rules.mindgame.board import CENTRE, CROWD, MindBoard
from tantrix.rules.mindgame.pieces import TURNED, all_red, fits, pattern_of


def surge(board: MindBoard) -> list[Hex]:
    """Return the cells to fill until no space has four or more pieces round it.

    In an order in which each has as many when its turn comes.

    >>> from tantrix.rules.mindgame.board import MindBoard
    >>> from tantrix.rules.mindgame.moves import surge
    >>> surge(MindBoard(6))
    []
    """
    counts = {at: count(pattern) for at, pattern in board.spaces.items()}
    order = sorted(board.priority)
    waiting = set(order)
    for at in order:
        for cell in neighbours(at):
            if cell in board.cells and cell not in board.tiles and cell not in waiting:
                counts[cell] = counts.get(cell, 0) + 1
                if counts[cell] >= CROWD:
                    waiting.add(cell)
                    order.append(cell)
    return order


def can_fill_all(board: MindBoard, hand: Sequence[int]) -> bool:
    """Tell whether a hand can fill all the priority moves, those that doing so makes included.

    >>> from tantrix.rules.mindgame.board import MindBoard
    >>> from tantrix.rules.mindgame.moves import can_fill_all
    >>> can_fill_all(MindBoard(6), (1, 2, 3))  # nothing is to be filled
    True
    """
    cells = surge(board)
    return len(cells) <= len(hand) and _can_fill(board, cells, hand)


def _can_fill(board: MindBoard, cells: Sequence[Hex], hand: Sequence[int]) -> bool:
    """Tell whether a hand can fill these cells, each a space when those before it are filled."""
    if not cells:
        return True
    tried = set()
    for placement in _on(board.spaces[cells[0]], hand, cells[0]):
        look = TURNED[placement.tile][placement.rotation]
        if look not in tried:
            tried.add(look)
            board.push(placement)
            filled = _can_fill(board, cells[1:], without(hand, placement.tile))
            board.pop()
            if filled:
                return True
    return False


def without(hand: Sequence[int], piece: int) -> tuple[int, ...]:
    """Return a hand less one piece.

    >>> from tantrix.rules.mindgame.moves import without
    >>> without((1, 2, 3), 2)
    (1, 3)
    """
    return tuple(held for held in hand if held != piece)


def _on(pattern: str, hand: Sequence[int], at: Hex) -> list[Placement]:
    """Return the placements of a hand on a cell that asks for a pattern."""
    found = fits(pattern)
    return [Placement(piece, *at, turn) for piece in hand for turn in found.get(piece, ())]


def placements(board: MindBoard, hand: Sequence[int], cells: Iterable[Hex]) -> list[Placement]:
    """Return every placement of a hand on some spaces that matches and leaves no odd hole, sorted.

    Sorted by (tile, q, r, rotation) where `hand` is sorted; turns that look alike are all there.

    >>> import tantrix
    >>> from tantrix.rules.mindgame.board import MindBoard
    >>> from tantrix.rules.mindgame.moves import placements
    >>> board = MindBoard(6, [tantrix.Placement(1, 0, 0, 0)])
    >>> len(placements(board, (2, 10), [tantrix.Hex(0, 1)]))
    4
    """
    asked = [(at, fits(board.asked(at))) for at in sorted(cells)]
    return [
        Placement(piece, *at, turn)
        for piece in hand
        for at, fit in asked
        for turn in fit.get(piece, ())
    ]


def normal_moves(board: MindBoard, hand: Sequence[int]) -> list[Placement]:
    """Return every placement of a hand next to a piece; the first of a game lies anywhere.

    Only an all-red piece may not begin on the centre [S1].

    >>> from tantrix.rules.mindgame.board import MindBoard
    >>> from tantrix.rules.mindgame.moves import normal_moves
    >>> board = MindBoard(6)
    >>> {placed.tile for placed in normal_moves(board, (1, 2))}
    {1, 2}
    """
    if board.tiles:
        return placements(board, hand, board.spaces)
    return [
        Placement(piece, *at, turn)
        for piece in hand
        for at in sorted(board.cells)
        for turn in range(6)
        if not (at == CENTRE and all_red(piece))
    ]


def fills(board: MindBoard, hand: Sequence[int]) -> list[Placement]:
    """Return the placements with which a hand may fill a priority move now, sorted.

    A hand that can fill all must do so: what would leave one that it could have filled is not
    among them [O]. Else spaces with more pieces round them come first [S1].

    >>> from tantrix.rules.mindgame.board import MindBoard
    >>> from tantrix.rules.mindgame.moves import fills
    >>> list(fills(MindBoard(6), (1, 2, 3)))
    []
    """
    found = placements(board, hand, board.priority)
    if not found:
        return []
    whole = _whole(board, hand, found)
    if whole:
        return whole
    most = max(count(board.spaces[fill.hex]) for fill in found)
    return [fill for fill in found if count(board.spaces[fill.hex]) == most]


def _whole(board: MindBoard, hand: Sequence[int], found: Sequence[Placement]) -> list[Placement]:
    """Return those fills after which the rest of the hand can fill all that is left."""
    if not can_fill_all(board, hand):
        return []
    known: dict[tuple[Hex, int, int], bool] = {}
    for fill in found:
        alike = (fill.hex, pattern_of(fill.tile), fill.rotation)
        if alike not in known:
            board.push(fill)
            known[alike] = can_fill_all(board, without(hand, fill.tile))
            board.pop()
    return [fill for fill in found if known[fill.hex, pattern_of(fill.tile), fill.rotation]]
