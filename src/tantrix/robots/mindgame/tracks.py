"""Lines of the Mind Game as their ends alone: kept while pieces are laid and taken back."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tantrix.robots.tracks import End, Track
from tantrix.rules.core.hexes import OPPOSITE, Hex, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.pieces import MIND_COLOURS, TURNED, MindLink

Ends = dict[End, Track]


class MindTracks:
    """The lines of both colours, followed piece by piece.

    `ends` has by colour every open end of a line with its track, whose length is in links; `closed`
    the links of the longest closed line. It says what `games.mindlines` says, but a piece costs
    the same however long the lines are.
    """

    def __init__(self, placements: Iterable[Placement] = ()) -> None:
        """Follow the pieces of a board in order."""
        self.ends: dict[str, Ends] = {colour: {} for colour in MIND_COLOURS}
        self.closed: dict[str, int] = dict.fromkeys(MIND_COLOURS, 0)
        self._undo: list[tuple[dict[str, int], list[tuple[Ends, End, Track | None]]]] = []
        tiles: set[Hex] = set()
        for placement in placements:
            self.place(tiles, placement)
            tiles.add(placement.hex)

    def longest(self, colour: str) -> int:
        """Return the links of the longest line of a colour, open or closed."""
        open_lines = (track.length for track in self.ends[colour].values())
        return max(self.closed[colour], max(open_lines, default=0))

    def place(self, tiles: Collection[Hex], placement: Placement) -> None:
        """Follow a placement beside the cells of `tiles`, its own not yet among them."""
        self._undo.append((self.closed.copy(), []))
        for link in TURNED[placement.tile][placement.rotation].links:
            self._join(tiles, placement.hex, link)

    def undo(self) -> None:
        """Forget the last placement."""
        self.closed, changes = self._undo.pop()
        for ends, end, track in reversed(changes):
            if track is None:
                del ends[end]
            else:
                ends[end] = track

    def _join(self, tiles: Collection[Hex], at: Hex, link: MindLink) -> None:
        """Join what meets at a new link."""
        ends = self.ends[link.colour]
        one = self._side(tiles, at, link.a, ends)
        if one.to == (at, link.b):
            self._set(ends, one.to, None)
            self.closed[link.colour] = max(self.closed[link.colour], one.length + 1)
            return
        other = self._side(tiles, at, link.b, ends)
        length = one.length + other.length + 1
        self._set(ends, one.to, Track(other.to, length))
        self._set(ends, other.to, Track(one.to, length))

    def _side(self, tiles: Collection[Hex], at: Hex, edge: int, ends: Ends) -> Track:
        """Return the line that comes in by an edge, its end there forgotten, or an empty one."""
        cell = neighbours(at)[edge]
        if cell not in tiles:
            return Track((cell, OPPOSITE[edge]), 0)
        track = ends[at, edge]
        self._set(ends, (at, edge), None)
        return track

    def _set(self, ends: Ends, end: End, track: Track | None) -> None:
        """Change what is known of an end, None for nothing, so that it can be taken back."""
        self._undo[-1][1].append((ends, end, ends.get(end)))
        if track is None:
            del ends[end]
        else:
            ends[end] = track
