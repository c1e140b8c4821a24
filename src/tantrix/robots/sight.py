"""What the robots look at: the board after a placement, without the tiles that are drawn later.

Robots think on a `Desk`: a board of their own with the hands beside it, on which tiles are laid and
taken back. Draws are left out: nobody knows them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from tantrix.core.board import Board
from tantrix.core.placements import Placement
from tantrix.core.restrictions import legal_placements
from tantrix.games.strategy import StrategyState

Hand = tuple[int, ...]
Number = TypeVar("Number", int, float)


class Desk:
    """A board to try things on, seen by one player; `colours` has the own side's first."""

    def __init__(self, state: StrategyState) -> None:
        self.board = state.board.copy()
        self.restricted = state.restricted
        self.player = state.player
        self.hands = [
            () if player in state.resigned else hand for player, hand in enumerate(state.hands)
        ]
        own = state.rules.colour_of(self.player)
        self.colours = (own, *(colour for colour in state.rules.colours if colour != own))
        self.unplayed = frozenset(state.unplayed)

    @contextmanager
    def with_tile(self, placement: Placement) -> Iterator[None]:
        """Lay a tile for as long as the block lasts."""
        self.board.push(placement)
        try:
            yield
        finally:
            self.board.pop()

    def fills(self, hand: Hand) -> list[Placement]:
        """Return the legal fills of forced spaces."""
        if not self.board.forced:
            return []
        return legal_placements(self.board, hand, self.board.forced, restricted=self.restricted)

    def free_moves(self, hand: Hand) -> list[Placement]:
        """Return the legal placements anywhere."""
        return legal_placements(self.board, hand, self.board.spaces, restricted=self.restricted)

    def lead(self, worth: Callable[[Board, str], Number]) -> Number:
        """Return by how much the own colour is ahead of the best other one."""
        own, *others = (worth(self.board, colour) for colour in self.colours)
        return own - max(others)

    def next_hand(self) -> Hand:
        """Return the hand of the next player who has one, `()` where nobody has."""
        seats = len(self.hands)
        order = ((self.player + step) % seats for step in range(1, seats))
        return next((self.hands[seat] for seat in order if self.hands[seat]), ())


def without(hand: Sequence[int], tile: int) -> Hand:
    """Return a hand without one of its tiles."""
    return tuple(held for held in hand if held != tile)
