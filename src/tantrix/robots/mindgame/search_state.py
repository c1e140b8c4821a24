"""How good a board of the Mind Game is, to one who sees both hands but not the bag.

The numbers were tuned by matches.
"""

from __future__ import annotations

from functools import cache

from tantrix.robots.mindgame.tracks import MindTracks
from tantrix.robots.tracks import End
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.pieces import MIND_COLOURS, TURNED, fits
from tantrix.rules.mindgame.state import MindGameState

GROWTH = 0.8
"""Links that an open end brings while some piece fits the space there."""

OWN, OTHERS, UNSEEN = 0.75, 0.25, 0.4
"""How much of a line that one piece would join is counted: who holds such a piece."""

SECOND = 0.15
"""What the next best line counts beside the best."""


@cache
def joiners(pattern: str, one: int, other: int) -> frozenset[int]:
    """Return the pieces that fit a space so that a link joins two of its edges."""
    return frozenset(
        piece
        for piece, turns in fits(pattern).items()
        if any(TURNED[piece][turn].partners[one] == other for turn in turns)
    )


class MindGameSearchState:
    """A board to try things on, seen by the player to act."""

    def __init__(self, shown: MindGameState) -> None:
        self.board = shown.board.copy()
        self.tracks = MindTracks(self.board.placements)
        self.colours = MIND_COLOURS[shown.player], MIND_COLOURS[1 - shown.player]
        self._hands = set(shown.hands[shown.player]), set(shown.hands[1 - shown.player])
        self._unseen = frozenset(shown.unseen)

    def place(self, side: int, placement: Placement) -> None:
        """Lay a piece from the hand of a side, 0 for one's own."""
        self._hands[side].remove(placement.tile)
        self.tracks.place(self.board.tiles, placement)
        self.board.push(placement)

    def undo(self, side: int) -> None:
        """Take the last piece back into the hand of a side."""
        self._hands[side].add(self.board.pop().tile)
        self.tracks.undo()

    def lead(self) -> float:
        """Return by how many links the own longest line is ahead."""
        own, other = map(self.tracks.longest, self.colours)
        return own - other

    def expected_lead(self) -> float:
        """Return by how many links the own side is expected to be ahead."""
        own, other = (self._expected_links(side) for side in (0, 1))
        return own - other

    def _expected_links(self, side: int) -> float:
        """Return the expected links of a side."""
        colour = self.colours[side]
        ends = self.tracks.ends[colour]
        meeting: dict[Hex, list[End]] = {}
        for end in ends:
            meeting.setdefault(end[0], []).append(end)
        best, second = float(self.tracks.closed[colour]), 0.0
        for end, track in ends.items():
            if end < track.to:  # each line is seen from both of its ends
                value = track.length + self._beyond(side, end, meeting)
                value += self._beyond(side, track.to, meeting)
                if value > best:
                    best, second = value, best
                elif value > second:
                    second = value
        return best + SECOND * second

    def _beyond(self, side: int, end: End, meeting: dict[Hex, list[End]]) -> float:
        """Return what an open end adds to its line."""
        at, edge = end
        pattern = self.board.spaces.get(at)
        if pattern is None or not fits(pattern):
            return 0.0
        ends = self.tracks.ends[self.colours[side]]
        mine = ends[end].to
        joined = [
            self._chance(side, joiners(pattern, edge, other[1])) * ends[other].length
            for other in meeting[at]
            if other not in (end, mine)
        ]
        return GROWTH + max(joined, default=0.0)

    def _chance(self, side: int, wanted: frozenset[int]) -> float:
        """Return how much a joint counts that one of these pieces would make."""
        if not wanted.isdisjoint(self._hands[side]):
            return OWN
        if not wanted.isdisjoint(self._unseen):
            return UNSEEN
        return 0.0 if wanted.isdisjoint(self._hands[1 - side]) else OTHERS
