"""The picture of a board: tiles, spaces, traced lines, and what is set off on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tantrix.render.geometry import APOTHEM, BAND, ORIGIN, Box, Point, box_round, centre
from tantrix.render.markup import element, layers, words
from tantrix.render.pieces import (
    cell,
    glows,
    link_at,
    link_line,
    mark,
    nobody,
    placed,
    stubs,
    tile_at,
)
from tantrix.render.themes import Theme
from tantrix.rules.core.board import Board
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.lines import Line
from tantrix.rules.core.placements import Placement

MARGIN = 24.0
"""The free edge round a board, in units."""

_MARKS: Mapping[str, str | None] = {"offending": None, "controlled": "7 5", "made": "1 6"}


@dataclass(frozen=True)
class Scene:
    """A board with all that is to be shown on it; the fields are those of `svg.board`."""

    board: Board
    theme: Theme
    last: tuple[Hex, ...] = ()
    forced: bool = True
    lines: tuple[Line, ...] = ()
    numbers: Mapping[Hex, str] = field(default_factory=dict)
    holders: Mapping[Hex, str] = field(default_factory=dict)
    marks: Mapping[Hex, str] = field(default_factory=dict)
    trial: Placement | None = None
    coordinates: bool = False
    room: tuple[Hex, ...] = ()

    def spaces(self) -> list[Hex]:
        """Return the spaces that are drawn, sorted."""
        shown = set(self.board.spaces if self.coordinates else ())
        if self.forced:
            shown |= self.board.forced
        shown |= self.numbers.keys() | self.holders.keys() | self.marks.keys()
        if not self.board:
            shown.add(Hex(0, 0))
        return sorted(shown - self.board.tiles.keys())

    def box(self) -> Box:
        """Return the box round all that is drawn, with its margin."""
        tried = [self.trial.hex] if self.trial else []
        return box_round([*self.board.tiles, *self.spaces(), *tried, *self.room]).grown(MARGIN)

    def drawn(self) -> str:
        """Return the markup, back to front."""
        parts = {
            "spaces": map(self._space, self.spaces()),
            "tiles": map(self._tile, self.board.sorted_placements()),
            "lines": map(self._line, self.lines),
            "glows": glows(self.theme, self.last),
            "marks": self._marks(),
            "trial": self._trial(),
            "labels": self._labels(),
        }
        return layers(parts)

    def _tile(self, placement: Placement) -> str:
        return tile_at(self.theme, placement.tile, placement.rotation, centre(placement.hex))

    def _space(self, at: Hex) -> str:
        """Return an empty cell, what it asks for where it is forced, and what is known of it."""
        forced = self.forced and at in self.board.forced
        outline = cell(
            ORIGIN,
            2.2,
            fill=self.theme.space,
            fill_opacity=0.55 if forced else 0.25,
            stroke=self.theme.forced if forced else self.theme.muted,
            stroke_width=1.8 if forced else 0.8,
            stroke_dasharray="5 4" if forced else "2 4",
        )
        asked = stubs(self.theme, self.board.spaces[at]) if forced else ""
        return element(
            "g",
            outline,
            asked,
            *self._known(at),
            class_="space forced" if forced else "space",
            transform=placed(centre(at)),
        )

    def _known(self, at: Hex) -> Iterator[str]:
        """Yield who can fill a space, its number, and its coordinates."""
        rows = [
            row
            for row, shown in (
                ("holders", at in self.holders),
                ("number", at in self.numbers),
                ("place", self.coordinates),
            )
            if shown
        ]
        for index, row in enumerate(rows):
            y = (index - (len(rows) - 1) / 2) * 18
            if row == "holders":
                yield self._holders(self.holders[at], y)
            elif row == "number":
                text = self.numbers[at]
                yield words(text, 0, y, 17, self.theme.text, weight=700, class_="number")
            else:
                yield words(f"{at.q},{at.r}", 0, y, 13, self.theme.muted, class_="place")

    def _holders(self, letters: str, y: float) -> str:
        """Return the signs of those who can fill a space, side by side."""
        if not letters:
            return nobody(self.theme, Point(0, y), 7)
        left = -(len(letters) - 1) * 9
        return "".join(
            mark(self.theme, letter, Point(left + 18 * index, y), 7)
            for index, letter in enumerate(letters)
        )

    def _line(self, line: Line) -> str:
        """Return a line traced: a light along its way, round open ends, its bands again on top."""
        tiles = [(at, self.board.tiles[at].edges) for at in line.cells]
        path = "".join(link_line(edges, line.colour, at) for at, edges in tiles)
        colour = self.theme.band(line.colour).colour
        light = self.theme.trace if colour == self.theme.face else colour
        strokes = (
            (light, BAND + 17, 0.35),
            (self.theme.trace, BAND + 7, None),
            (colour, BAND, None),
        )
        return element(
            "g",
            *(
                element("path", d=path, stroke=ink, stroke_width=width, stroke_opacity=opacity)
                for ink, width, opacity in strokes
            ),
            *(link_at(self.theme, edges, line.colour, at) for at, edges in tiles),
            class_=f"line line-{line.colour}",
            fill="none",
            stroke_linecap="round",
        )

    def _marks(self) -> Iterator[str]:
        """Yield the outlines that set cells off."""
        for at, kind in sorted(self.marks.items()):
            yield cell(
                centre(at),
                5,
                class_=f"mark-{kind}",
                fill=self.theme.warning if kind == "offending" else "none",
                fill_opacity=0.2,
                stroke=self.theme.forced if kind == "made" else self.theme.warning,
                stroke_width=4,
                stroke_dasharray=_MARKS[kind],
                stroke_linecap="round",
            )

    def _trial(self) -> Iterator[str]:
        """Yield the placement that is only tried, half transparent."""
        if self.trial:
            middle = centre(self.trial.hex)
            shown = tile_at(self.theme, self.trial.tile, self.trial.rotation, middle)
            yield element("g", shown, opacity=0.6)
            yield cell(middle, 0.8, fill="none", stroke=self.theme.glow, stroke_width=2,
                       stroke_dasharray="4 3")  # fmt: skip

    def _labels(self) -> Iterator[str]:
        """Yield the number and the coordinates of each tile."""
        for placement in self.board.sorted_placements() if self.coordinates else ():
            x, y = centre(placement.hex)
            halo = self.theme.shade
            ink = self.theme.trace
            number = str(placement.tile)
            yield words(number, x, y - 8, 19, ink, weight=700, class_="tile-number", halo=halo)
            place = f"{placement.q},{placement.r}"
            yield words(place, x, y + 11, 12, ink, class_="place", halo=halo)


def backdrop(theme: Theme, box: Box) -> str:
    """Return the table on which a picture lies."""
    return element(
        "rect",
        class_="table",
        x=box.x,
        y=box.y,
        width=box.width,
        height=box.height,
        rx=APOTHEM / 4,
        fill=theme.table,
    )
