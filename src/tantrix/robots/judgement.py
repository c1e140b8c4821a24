"""How good a board is for a colour: the points that its lines have, and those in reach."""

from __future__ import annotations

from tantrix.core.board import Board
from tantrix.core.hexes import Hex
from tantrix.core.lines import Chain, End, chains
from tantrix.core.spaces import fits
from tantrix.core.tiles import TILES

OPEN_END = 4.0
"""Points that an open end is worth while the whole set is to come; tuned by matches."""

SECOND = 0.1
"""What the next best chain counts beside the best; tuned by matches."""

DOUBT = 2.5
"""With this many fitting tiles left, a space is as likely to be filled as not; tuned by matches."""


def outlook(board: Board, colour: str, unplayed: frozenset[int]) -> float:
    """Return the points that a colour may hope for, `unplayed` being still to come."""
    found = chains(board, colour, unplayed)
    values = sorted((_hope(board, chain, unplayed) for chain in found), reverse=True)
    return sum(value * SECOND**place for place, value in enumerate(values[:3]))


def _hope(board: Board, chain: Chain, unplayed: frozenset[int]) -> float:
    """Return what a chain may come to: its best piece, what may join that, and the ends."""
    chances = [_likely(board, joint, unplayed) for joint in chain.joints]
    value = _joined(chain, chances)
    if chain.closed:
        for chance in chances:
            value += chance * (chain.length - value / 2) / len(chances)
    left = len(unplayed) / len(TILES)
    ends = sum(_likely(board, end.hex, unplayed) for end in _loose_ends(chain))
    return value + left * OPEN_END * ends


def _joined(chain: Chain, chances: list[float]) -> float:
    """Return the length to expect round the best piece of a chain."""
    pieces = chain.pieces
    best = max(range(len(pieces)), key=lambda index: pieces[index].score)
    value = float(pieces[best].score)
    for way in (range(best + 1, len(pieces)), range(best - 1, -1, -1)):
        reach = 1.0
        for index in way:
            reach *= chances[index - (way.step > 0)]
            value += reach * (pieces[index].length + 1)
    return value


def _loose_ends(chain: Chain) -> list[End]:
    """Return the ends of a chain at which nothing is joined."""
    outer = {chain.pieces[0], chain.pieces[-1]}
    return [end for piece in outer for end in piece.ends if end.hex not in chain.joints]


def _likely(board: Board, at: Hex, unplayed: frozenset[int]) -> float:
    """Return how likely a space is to be filled in time, from the tiles that fit it."""
    fitting = len(fits(board.spaces[at]).keys() & unplayed)
    return fitting / (fitting + DOUBT)
