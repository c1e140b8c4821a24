"""Lines as their ends alone: what a robot keeps of them while it lays tiles and takes them back."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from tantrix.rules.core.hexes import OPPOSITE, Hex, neighbours
from tantrix.rules.core.lines import LOOP_POINTS
from tantrix.rules.core.placements import Placement

End = tuple[Hex, int]
"""An open end of a line: the empty cell there, and the edge of it by which the line enters."""


class Track(NamedTuple):
    """A line seen from one of its ends: the other end, and the number of tiles."""

    to: End
    length: int


class _Change(NamedTuple):
    """What the tracks of a colour were before a tile."""

    colour: str
    ends: tuple[tuple[End, Track | None], ...]
    loop: int


class Tracks:
    """The lines of some colours, followed tile by tile.

    `ends` has by colour every open end of a line with its track, `loops` the points of the best
    loop. It says what `core.lines` says, but a tile costs the same however long the lines are.
    """

    def __init__(self, placements: Iterable[Placement], colours: Iterable[str]) -> None:
        """Follow the tiles of a board in order."""
        self.ends: dict[str, dict[End, Track]] = {colour: {} for colour in colours}
        self.loops = dict.fromkeys(self.ends, 0)
        self._changes: list[list[_Change]] = []
        tiles: set[Hex] = set()
        for placement in placements:
            self.place(tiles, placement)
            tiles.add(placement.hex)

    def place(self, tiles: Collection[Hex], placement: Placement) -> None:
        """Follow a placement beside the cells of `tiles`, its own not yet among them."""
        at, edges = placement.hex, placement.edges
        colours = (colour for colour in self.ends if colour in edges)
        self._changes.append([self._link(tiles, at, edges, colour) for colour in colours])

    def undo(self) -> None:
        """Forget the last placement."""
        for colour, changed, loop in self._changes.pop():
            ends = self.ends[colour]
            self.loops[colour] = loop
            for end, track in reversed(changed):
                if track is None:
                    del ends[end]
                else:
                    ends[end] = track

    def _link(self, tiles: Collection[Hex], at: Hex, edges: str, colour: str) -> _Change:
        """Join what meets at a new link, and return what was there before."""
        ends, loop = self.ends[colour], self.loops[colour]
        changed: list[tuple[End, Track | None]] = []
        sides = []
        for edge in (edges.find(colour), edges.rfind(colour)):
            cell = neighbours(at)[edge]
            if cell in tiles:
                side = ends.pop((at, edge))
                changed.append(((at, edge), side))
            else:
                side = Track((cell, OPPOSITE[edge]), 0)
            sides.append(side)
            if side.to == (at, edges.rfind(colour)):
                changed.append((side.to, ends.pop(side.to)))
                self.loops[colour] = max(loop, LOOP_POINTS * (side.length + 1))
                return _Change(colour, tuple(changed), loop)
        one, other = sides
        length = one.length + other.length + 1
        changed += [(one.to, ends.get(one.to)), (other.to, ends.get(other.to))]
        ends[one.to], ends[other.to] = Track(other.to, length), Track(one.to, length)
        return _Change(colour, tuple(changed), loop)
