"""What the robots look at: the board after a placement, without the tiles that are drawn later.

Robots think on a `SearchState`: a board of their own with the hands beside it, on which tiles are
placed and undone. Draws are left out: nobody knows them.
"""

from __future__ import annotations

from tantrix.robots.tracks import Tracks
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.restrictions import legal_placements
from tantrix.rules.strategy.state import StrategyState


class SearchState:
    """A board to try things on, seen by the player to act; `colours` has the own side's first."""

    def __init__(self, state: StrategyState) -> None:
        self.board = state.board.copy()
        self.restricted = state.restricted
        self.drawing_goes_on = state.bag_size > 0
        self.player = state.player
        self.hands = [
            () if player in state.resigned else hand for player, hand in enumerate(state.hands)
        ]
        own = state.rules.colour_of(self.player)
        self.colours = (own, *(colour for colour in state.rules.colours if colour != own))
        self.unplayed = frozenset(state.unplayed)
        self.held: dict[str, frozenset[int]] = {
            colour: frozenset(
                tile
                for player, hand in enumerate(self.hands)
                if state.rules.colour_of(player) == colour
                for tile in hand
            )
            for colour in self.colours
        }
        self.tracks = Tracks(self.board.placements, self.colours)

    def place(self, player: int, placement: Placement) -> None:
        """Place a tile of a player's hand."""
        self.hands[player] = tuple(held for held in self.hands[player] if held != placement.tile)
        self.tracks.place(self.board.tiles, placement)
        self.board.push(placement)

    def undo(self, player: int) -> None:
        """Take the last tile back into a player's hand."""
        self.hands[player] = tuple(sorted((*self.hands[player], self.board.pop().tile)))
        self.tracks.undo()

    def fills(self, player: int) -> list[Placement]:
        """Return the legal fills of forced spaces."""
        hand, forced = self.hands[player], self.board.forced
        if not forced:
            return []
        return legal_placements(self.board, hand, forced, restricted=self.restricted)

    def free_moves(self, player: int) -> list[Placement]:
        """Return the legal placements anywhere."""
        hand, spaces = self.hands[player], self.board.spaces
        return legal_placements(self.board, hand, spaces, restricted=self.restricted)

    def next_player(self, player: int) -> int:
        """Return the next player who has a tile, `player` where nobody else has."""
        seats = len(self.hands)
        order = ((player + step) % seats for step in range(1, seats))
        return next((seat for seat in order if self.hands[seat]), player)
