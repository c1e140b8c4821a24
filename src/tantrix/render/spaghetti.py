"""A spaghetti as one page of HTML that needs nothing else, to be looked at from afar and near by.

The page holds the file itself and draws on a canvas what is in sight; its own code is in
`spaghetti.html` beside this module.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib import resources

from tantrix import messages
from tantrix.puzzles.spaghetti import read
from tantrix.render.geometry import BAND, hexagon, link_path, shape_between
from tantrix.render.markup import FONT, escape
from tantrix.render.pieces import OUTLINE, OVERLAP
from tantrix.render.themes import DARK, LETTERS, LIGHT, Theme
from tantrix.rules.core.tiles import TILES, Shape, Tile

_SHAPES = (Shape.STRAIGHT, Shape.BEND, Shape.CORNER)
"""The order of drawing: what is straight lies below what bends."""

_WORDS = ("help", "closer", "farther", "whole")


def page(lines: Iterable[str], *, lang: str = "en") -> str:
    """Return the page of a spaghetti file: pan by dragging, zoom by wheel, fingers or keys.

    What lies in it need not match. Raises `TantrixError` with an id `bad.spaghetti.*` where the
    file cannot be read.

    >>> import tantrix
    >>> from tantrix.puzzles.spaghetti import text_of
    >>> from tantrix.render.spaghetti import page
    >>> lines = text_of([tantrix.Placement(1, 0, 0, 2)]).splitlines()
    >>> "<title>" in page(lines, lang="de")
    True
    """
    written = [line.rstrip("\n") for line in lines]
    tiles = sum(sum(map(bool, column.cells)) for column in read(written))
    shown = f"{tiles:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")
    parts = {
        "lang": messages.language(lang),
        "title": escape(messages.say("picture.spaghetti", {"tiles": shown}, lang)),
        "font": FONT,
        "light": _css(LIGHT),
        "dark": _css(DARK),
        "look": json.dumps(_look(DARK), separators=(",", ":")),
        "data": "\n".join(written),
    }
    for word in _WORDS:
        parts[word] = escape(messages.say(f"picture.spaghetti.{word}", lang=lang))
    template = resources.files("tantrix.render").joinpath("spaghetti.html")
    text = template.read_text(encoding="utf-8")
    for name, part in parts.items():
        text = text.replace(f"@{name}@", part)
    return text


def _css(theme: Theme) -> str:
    """Return what differs between light and dark: the table, not the tiles."""
    return (
        f"--table:{theme.table};--panel:{theme.panel};--text:{theme.text};--muted:{theme.muted};"
        f"--rim:{theme.rim}"
    )


def _look(theme: Theme) -> dict[str, object]:
    """Return paths, colours and widths of tiles, and the links of each."""
    return {
        "face": [hexagon(0.4, 5.5), theme.face],
        "rim": [hexagon(1.4, 5), theme.rim],
        "paths": [[link_path(shape), link_path(shape, OVERLAP)] for shape in _SHAPES],
        "widths": [BAND + 2 * OUTLINE, BAND],
        "outline": theme.outline,
        "colours": [theme.band(letter).colour for letter in LETTERS],
        "edges": [[LETTERS.index(edge) for edge in tile.edges] for tile in TILES.values()],
        "links": [_links(tile) for tile in TILES.values()],
    }


def _links(tile: Tile) -> list[tuple[int, int, int]]:
    """Return shape, first edge clockwise and colour of each link, in order of drawing."""
    found = []
    for link in tile.links:
        shape, start = shape_between(link.a, link.b)
        found.append((_SHAPES.index(shape), start, LETTERS.index(link.colour)))
    return sorted(found, key=lambda link: (link[0], link[2]))
