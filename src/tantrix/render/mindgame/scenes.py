"""The picture of a board of the Mind Game: cells, margin, pieces, traced lines, what is set off."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tantrix.render.geometry import BAND, ORIGIN, Box, box_round, centre
from tantrix.render.markup import element, layers, words
from tantrix.render.mindgame.pieces import MindLook, crossing_at, crossing_path, stubs, tile_at
from tantrix.render.pieces import cell, glows, placed
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.board import MindBoard, cells_of
from tantrix.rules.mindgame.lines import MindLine

_EDGE = 14.0


@dataclass(frozen=True)
class MindScene:
    """A board with all that is to be shown on it; the fields are those of `mindgame.board`."""

    board: MindBoard
    look: MindLook
    last: tuple[Hex, ...] = ()
    lines: tuple[MindLine, ...] = ()
    marks: Mapping[Hex, str] = field(default_factory=dict)
    trial: Placement | None = None
    coordinates: bool = False

    def box(self) -> Box:
        """Return the box round the board with its margin."""
        return box_round(cells_of(self.board.side + 1)).grown(_EDGE)

    def drawn(self) -> str:
        """Return the markup, back to front."""
        parts = {
            "margin": self._margin(),
            "spaces": map(self._space, sorted(self.board.cells - self.board.tiles.keys())),
            "tiles": map(self._tile, self.board.sorted_placements()),
            "lines": map(self._line, self.lines),
            "glows": glows(self.look.theme, self.last),
            "marks": self._marks(),
            "trial": self._trial(),
            "labels": self._labels(),
        }
        return layers(parts)

    def _margin(self) -> Iterator[str]:
        """Yield the cells of the margin, which may not be played."""
        theme = self.look.theme
        for at in sorted(cells_of(self.board.side + 1) - self.board.cells):
            yield cell(centre(at), 0.4, fill=self.look.margin, stroke=theme.muted,
                       stroke_width=0.5)  # fmt: skip

    def _space(self, at: Hex) -> str:
        """Return an empty cell, and what it asks for where it is a priority move."""
        theme, first = self.look.theme, at in self.board.priority
        outline = cell(
            ORIGIN,
            2.2,
            fill=theme.shade if first else theme.space,
            fill_opacity=0.55 if first else 0.25,
            stroke=theme.forced if first else theme.muted,
            stroke_width=1.8 if first else 0.8,
            stroke_dasharray="5 4" if first else None,
        )
        asked = stubs(self.look, self.board.spaces[at]) if first else ""
        place = words(f"{at.q},{at.r}", 0, 0, 15, theme.muted, class_="place")
        return element(
            "g",
            outline,
            asked,
            place if self.coordinates else "",
            class_="space priority" if first else "space",
            transform=placed(centre(at)),
        )

    def _tile(self, placement: Placement) -> str:
        return tile_at(self.look, placement.tile, placement.rotation, centre(placement.hex))

    def _line(self, line: MindLine) -> str:
        """Return a line traced: a light along its way, its bands again on top."""
        path = "".join(map(crossing_path, line.links))
        theme = self.look.theme
        strokes = ((theme.glow, BAND + 16, 0.75), (theme.face, BAND + 5, None))
        return element(
            "g",
            *(
                element("path", d=path, stroke=ink, stroke_width=width, stroke_opacity=opacity)
                for ink, width, opacity in strokes
            ),
            *(crossing_at(self.look, line.colour, link) for link in line.links),
            class_=f"line line-{line.colour}",
            fill="none",
            stroke_linecap="round",
        )

    def _marks(self) -> Iterator[str]:
        """Yield the outlines that set cells off."""
        theme = self.look.theme
        for at, kind in sorted(self.marks.items()):
            offending = kind == "offending"
            yield cell(
                centre(at),
                5,
                class_=f"mark-{kind}",
                fill=theme.warning if offending else "none",
                fill_opacity=0.2,
                stroke=theme.warning if offending else theme.forced,
                stroke_width=4,
                stroke_dasharray=None if offending else "1 6",
                stroke_linecap="round",
            )

    def _trial(self) -> Iterator[str]:
        """Yield the placement that is only tried, half transparent."""
        if self.trial:
            yield element("g", self._tile(self.trial), opacity=0.6)
            yield cell(centre(self.trial.hex), 0.8, fill="none", stroke=self.look.theme.glow,
                       stroke_width=2, stroke_dasharray="4 3")  # fmt: skip

    def _labels(self) -> Iterator[str]:
        """Yield the number and the coordinates of each piece."""
        ink, halo = self.look.black.colour, self.look.theme.outline
        for placement in self.board.sorted_placements() if self.coordinates else ():
            x, y = centre(placement.hex)
            number = str(placement.tile)
            yield words(number, x, y - 8, 19, ink, weight=700, class_="tile-number", halo=halo)
            place = f"{placement.q},{placement.r}"
            yield words(place, x, y + 11, 12, ink, class_="place", halo=halo)
