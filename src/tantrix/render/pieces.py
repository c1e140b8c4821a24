"""The pieces of which pictures are made: tiles, bands, backs, marks, glows.

Each function returns markup. A tile is its face and its three bands, each used from a
definition, so that a whole set costs little more than one tile.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType

from tantrix.render.geometry import (
    APOTHEM,
    BAND,
    LENGTH,
    ORIGIN,
    SPAN,
    Point,
    centre,
    edge_middle,
    hexagon,
    link_path,
    number,
    point,
    shape_between,
    towards,
    way_to,
)
from tantrix.render.markup import element, words
from tantrix.render.themes import LETTERS, Band, Texture, Theme
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.tiles import TURNED, Shape, Tile

OUTLINE = 1.7
"""The width of the dark line along both sides of a band."""

OVERLAP = 0.8
"""How far a band, not its outline, reaches beyond its tile, to hide the seam to its neighbour."""

_STUB = 11.0
ORDER = (Shape.STRAIGHT, Shape.BEND, Shape.CORNER)
"""The order of drawing: what is straight lies below what bends."""

_REPEATS: Mapping[tuple[Texture, Shape], int] = {
    (Texture.DASHED, Shape.CORNER): 3,
    (Texture.DASHED, Shape.BEND): 4,
    (Texture.DASHED, Shape.STRAIGHT): 5,
    (Texture.DOTTED, Shape.CORNER): 5,
    (Texture.DOTTED, Shape.BEND): 7,
    (Texture.DOTTED, Shape.STRAIGHT): 8,
    (Texture.STRIPED, Shape.CORNER): 8,
    (Texture.STRIPED, Shape.BEND): 12,
    (Texture.STRIPED, Shape.STRAIGHT): 13,
}
"""How often a hatch repeats along a link: a whole number, so that it goes on over the edge."""


def prefix(theme: Theme) -> str:
    """Return what the ids of a theme's definitions begin with."""
    return f"t{zlib.crc32(repr(theme).encode()):08x}"


@cache
def definitions(theme: Theme) -> Mapping[str, str]:
    """Return every definition of a theme by its id."""
    ids = prefix(theme)
    found = {f"{ids}-face": face_definition(theme, f"{ids}-face")}
    for letter in LETTERS:
        band = theme.band(letter)
        for shape in Shape:
            name = f"{ids}-{shape}-{letter}"
            found[name] = band_definition(theme, band, shape, name, f"band band-{letter}")
        name = f"{ids}-stub-{letter}"
        found[name] = stub_definition(theme, band, name, f"band band-{letter}")
    return MappingProxyType(found)


def tile_at(theme: Theme, tile: int, rotation: int = 0, at: Point = ORIGIN) -> str:
    """Return a tile, face up, its middle at a point."""
    bands = (
        used(f"{prefix(theme)}-{shape}-{letter}", start)
        for shape, start, letter in _links(TURNED[tile][rotation % 6])
    )
    return _group(theme, bands, at, f"tile tile-{tile}")


def back_at(theme: Theme, tile: Tile, at: Point = ORIGIN) -> str:
    """Return the back of a tile, its number in its colour."""
    number = words(
        str(tile.number), 0, 0, 40, theme.number_colour(tile.number_colour), weight=700,
        class_=f"back-number number-{tile.number_colour}",
    )  # fmt: skip
    return _group(theme, [number], at, f"back tile-{tile.number}")


def link_line(edges: str, letter: str, at: Hex) -> str:
    """Return the path of a tile's link of one colour, in place; `edges` as they lie."""
    shape, start = shape_between(edges.index(letter), edges.rindex(letter))
    middle = centre(at)
    end = edge_middle(start + SPAN[shape], middle)
    return f"M{point(edge_middle(start, middle))}{way_to(shape, end)}"


def link_at(theme: Theme, edges: str, letter: str, at: Hex) -> str:
    """Return the band of a tile's link of one colour, in place; `edges` as they lie."""
    shape, start = shape_between(edges.index(letter), edges.rindex(letter))
    band = used(f"{prefix(theme)}-{shape}-{letter}", start)
    return element("g", band, transform=placed(centre(at)))


def cell(middle: Point, inset: float, **attributes: str | float | None) -> str:
    """Return the outline of a cell, slightly rounded, its middle at a point."""
    return element("path", d=hexagon(inset, 5), transform=placed(middle), **attributes)


def stubs(theme: Theme, pattern: str) -> str:
    """Return the beginnings of the bands that a space asks for, round the origin."""
    return "".join(
        used(f"{prefix(theme)}-stub-{letter}", edge)
        for edge, letter in enumerate(pattern)
        if letter != "."
    )


def mark(theme: Theme, letter: str, at: Point, radius: float) -> str:
    """Return the sign of a player's colour: round, three-, four-cornered, or on its point."""
    look: dict[str, str | float] = {
        "class_": f"mark mark-{letter}",
        "fill": theme.band(letter).colour,
        "stroke": theme.text,
        "stroke_width": radius / 6,
        "stroke_linejoin": "round",
    }
    if letter == "R":
        return element("circle", cx=at.x, cy=at.y, r=radius, **look)
    corners = {"Y": (0.0, 2.0, 4.0), "B": (0.75, 2.25, 3.75, 5.25), "G": (0.0, 1.5, 3.0, 4.5)}
    reach = radius * 1.18
    path = "L".join(point(towards(edge, reach, at)) for edge in corners[letter])
    return element("path", d=f"M{path}Z", **look)


def nobody(theme: Theme, at: Point, radius: float) -> str:
    """Return the sign for a space that nobody can fill now."""
    return element(
        "circle", cx=at.x, cy=at.y, r=radius * 0.8, class_="mark mark-nobody", fill="none",
        stroke=theme.muted, stroke_width=radius / 3,
    )  # fmt: skip


_STRENGTHS = (1.0, 0.5, 0.3)
"""How strong the lights round the last placements are, the newest first."""


def glows(theme: Theme, last: Sequence[Hex]) -> Iterator[str]:
    """Yield the lights round the last placements, given newest first: the newest comes on top."""
    for index, at in reversed(list(enumerate(last))):
        yield _glow(theme, at, _STRENGTHS[min(index, len(_STRENGTHS) - 1)])


def _glow(theme: Theme, at: Hex, strength: float) -> str:
    """Return a soft light round a cell; `strength` is 1 for the last placement, less before."""
    rings = ((9.0, 0.14), (5.5, 0.26), (2.2, 0.95))
    return element(
        "g",
        *(
            cell(centre(at), 0.8, fill="none", stroke=theme.glow, stroke_width=width,
                 stroke_opacity=opacity * strength)
            for width, opacity in rings
        ),
        class_="last",
    )  # fmt: skip


def placed(at: Point, scale: float = 1.0) -> str | None:
    """Return the transformation that moves the origin to a point, None where it stays."""
    parts = [f"translate({point(at)})"] if point(at) != "0 0" else []
    if scale != 1.0:
        parts.append(f"scale({number(scale)})")
    return " ".join(parts) or None


def _group(theme: Theme, body: Iterable[str], at: Point, class_: str) -> str:
    """Return the face of a tile with something on it."""
    face = used(f"{prefix(theme)}-face", 0)
    return element("g", face, *body, class_=class_, transform=placed(at))


def _links(edges: str) -> list[tuple[Shape, int, str]]:
    """Return the shape, the first edge and the letter of each link, in order of drawing.

    What is straight lies below what bends. Of two alike the colours decide, so that a tile looks
    the same however it lies.
    """
    found = []
    for letter in set(edges):
        shape, start = shape_between(edges.index(letter), edges.rindex(letter))
        found.append((shape, start, letter))
    return sorted(found, key=lambda link: (ORDER.index(link[0]), LETTERS.index(link[2])))


def used(name: str, edge: int) -> str:
    """Return a use of a definition, turned so that its edge 0 is `edge`."""
    return element("use", href=f"#{name}", transform=f"rotate({60 * edge})" if edge else None)


def face_definition(theme: Theme, name: str) -> str:
    """Return the definition of a blank tile: black and slightly rounded, with a fine light edge."""
    sheen = element(
        "radialGradient",
        element("stop", offset=0, stop_color=theme.face),
        element("stop", offset=1, stop_color=theme.shade),
        id=f"{name}-sheen",
        cx=0.42,
        cy=0.3,
        r=0.85,
    )
    body = element("path", d=hexagon(0.4, 5.5), fill=f"url(#{name}-sheen)")
    rim = element("path", d=hexagon(1.4, 5), fill="none", stroke=theme.rim, stroke_width=1.1)
    return sheen + element("g", body, rim, id=name, class_="face")


def band_definition(theme: Theme, band: Band, shape: Shape, name: str, class_: str) -> str:
    """Return the definition of a band from edge 0 clockwise."""
    path = link_path(shape, OVERLAP)
    body = (
        *_strokes(theme, band, link_path(shape), path),
        _hatch(band, path, LENGTH[shape], _REPEATS.get((band.texture, shape), 1), OVERLAP),
    )
    return element("g", *body, id=name, class_=class_, fill="none", stroke_linecap="butt")


def stub_definition(theme: Theme, band: Band, name: str, class_: str) -> str:
    """Return the definition of the short beginning of a band at edge 0."""
    repeats = {Texture.DOTTED: 1, Texture.STRIPED: 2}.get(band.texture, 1)
    path = f"M{point(edge_middle(0))}L{point(towards(0, APOTHEM - _STUB))}"
    hatch = _hatch(band, path, _STUB, repeats)
    body = *_strokes(theme, band, path, path), hatch
    return element("g", *body, id=name, class_=class_, fill="none")


def _strokes(theme: Theme, band: Band, outline: str, path: str) -> Iterator[str]:
    """Yield the dark outline of a band and the band itself."""
    yield element("path", d=outline, stroke=theme.outline, stroke_width=BAND + 2 * OUTLINE)
    yield element("path", d=path, stroke=band.colour, stroke_width=BAND)


def _hatch(band: Band, path: str, length: float, repeats: int, before: float = 0.0) -> str:
    """Return the hatch of a band: `repeats` times along its length, half a period at each end.

    `before` is how far the path begins before the band, whose hatch it carries on.
    """
    period = length / repeats
    dash, offset, width = {
        Texture.SOLID: (0.0, 0.0, 0.0),
        Texture.DASHED: (0.55 * period, 0.275 * period, 0.26 * BAND),
        Texture.DOTTED: (0.0, period / 2, 0.42 * BAND),
        Texture.STRIPED: (0.18 * BAND, (period + 0.18 * BAND) / 2, BAND),
    }[band.texture]
    if not width:
        return ""
    return element(
        "path",
        class_="hatch",
        d=path,
        stroke=band.ink,
        stroke_width=width,
        stroke_dasharray=f"{number(dash)} {number(period - dash)}",
        stroke_dashoffset=offset - before,
        stroke_linecap=None if dash else "round",
    )
