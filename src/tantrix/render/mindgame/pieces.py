"""The pieces of the Mind Game as markup: red and black bands on cardboard.

Cardboard is light in every theme, so that both colours show on it; where a theme has textures, red
has one, and black is plain.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType

from tantrix.render.geometry import (
    ORIGIN,
    SPAN,
    Point,
    centre,
    edge_middle,
    point,
    shape_between,
    way_to,
)
from tantrix.render.markup import element
from tantrix.render.pieces import (
    ORDER,
    band_definition,
    face_definition,
    placed,
    stub_definition,
    used,
)
from tantrix.render.themes import Band, Texture, Theme, theme_of
from tantrix.rules.core.tiles import Shape
from tantrix.rules.mindgame.lines import Crossing
from tantrix.rules.mindgame.pieces import TURNED, Face

INKS = "RK"
"""Both colours, in the order of drawing."""


@dataclass(frozen=True)
class MindLook:
    """A theme with cardboard in the place of its tiles, the bands, and the colour of the margin."""

    theme: Theme
    red: Band
    black: Band
    margin: str = "#16171a"

    def band(self, letter: str) -> Band:
        """Return the band of a colour."""
        return self.red if letter == INKS[0] else self.black

    @property
    def prefix(self) -> str:
        """What the ids of the definitions begin with."""
        return f"m{zlib.crc32(repr(self).encode()):08x}"


_RED = Band("#d3271e", "colour.R")
_BLACK = Band("#16171a", "colour.K")
_HATCHED = replace(_RED, texture=Texture.DASHED, ink="#ffffff")


@cache
def look_of(theme: str | Theme) -> MindLook:
    """Return the look of a theme, or of its name.

    Raises `TantrixError` `bad.theme`.
    """
    shown = theme_of(theme)
    if shown.name == "print":
        paper = replace(shown, glow="#a8a8a8")
        return MindLook(paper, replace(_HATCHED, colour="#ffffff", ink="#000000"), _BLACK)
    if shown.name == "contrast":
        paper = replace(
            shown, face="#ffffff", shade="#ffffff", rim="#000000", outline="#ffffff", glow="#ffb000"
        )
        red, black = replace(_HATCHED, colour="#e00000"), replace(_BLACK, colour="#000000")
        return MindLook(paper, red, black, margin="#666666")
    card = replace(shown, face="#f1dfae", shade="#dfc587", rim="#8f7542", outline="#fbf3d8")
    return MindLook(card, _HATCHED if shown.name == "textured" else _RED, _BLACK)


@cache
def definitions(look: MindLook) -> Mapping[str, str]:
    """Return every definition of a look by its id."""
    theme, ids = look.theme, look.prefix
    found = {f"{ids}-face": face_definition(theme, f"{ids}-face")}
    for letter in INKS:
        band, class_ = look.band(letter), f"band band-{letter}"
        for shape in Shape:
            name = f"{ids}-{shape}-{letter}"
            found[name] = band_definition(theme, band, shape, name, class_)
        name = f"{ids}-stub-{letter}"
        found[name] = stub_definition(theme, band, name, class_)
    return MappingProxyType(found)


def tile_at(look: MindLook, piece: int, rotation: int = 0, at: Point = ORIGIN) -> str:
    """Return a piece, its middle at a point."""
    bands = (
        used(f"{look.prefix}-{shape}-{letter}", start)
        for shape, start, letter in _links(TURNED[piece][rotation % 6])
    )
    face = used(f"{look.prefix}-face", 0)
    return element("g", face, *bands, class_=f"tile piece-{piece}", transform=placed(at))


def _links(face: Face) -> Iterable[tuple[Shape, int, str]]:
    """Return the shape, the first edge and the letter of each link, in order of drawing."""
    found = [(*shape_between(link.a, link.b), link.colour) for link in face.links]
    return sorted(found, key=lambda link: (ORDER.index(link[0]), INKS.index(link[2]), link[1]))


def stubs(look: MindLook, pattern: str) -> str:
    """Return the beginnings of the bands that a space asks for, round the origin."""
    return "".join(
        used(f"{look.prefix}-stub-{letter}", edge)
        for edge, letter in enumerate(pattern)
        if letter != "."
    )


def crossing_path(link: Crossing) -> str:
    """Return the path of a link, in place."""
    shape, start = shape_between(link.entry, link.exit)
    middle = centre(link.hex)
    end = edge_middle(start + SPAN[shape], middle)
    return f"M{point(edge_middle(start, middle))}{way_to(shape, end)}"


def crossing_at(look: MindLook, letter: str, link: Crossing) -> str:
    """Return the band of a link, in place."""
    shape, start = shape_between(link.entry, link.exit)
    band = used(f"{look.prefix}-{shape}-{letter}", start)
    return element("g", band, transform=placed(centre(link.hex)))
