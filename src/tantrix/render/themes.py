"""How pictures look: colours and textures as values.

Every theme gives each link colour a `Band`. The classic colours are told apart by their lightness
too, so that no kind of colour blindness loses one; textures tell them apart without any colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType

from tantrix.rules.core.errors import TantrixError

LETTERS = "RYBG"
"""The order in which a theme lists its bands."""


class Texture(StrEnum):
    """The hatch of a band.

    >>> from tantrix.render.themes import Texture
    >>> [texture.value for texture in Texture]
    ['solid', 'dashed', 'dotted', 'striped']
    """

    SOLID = "solid"
    DASHED = "dashed"
    DOTTED = "dotted"
    STRIPED = "striped"


@dataclass(frozen=True)
class Band:
    """A band: its colour, the id of that colour's name, its hatch and the ink of the hatch.

    >>> from tantrix.render.themes import Band
    >>> Band(colour="#c00000", name="red").texture.value
    'solid'
    """

    colour: str
    name: str
    texture: Texture = Texture.SOLID
    ink: str = "#101114"


@dataclass(frozen=True)
class Theme:
    """All that makes one look: colours as `#rrggbb`.

    `bands` are those of red, yellow, blue and green links, `numbers` the colours of the numbers
    on the backs, white as a fifth. `face` and `shade` are the middle and the rim of a tile.

    >>> from dataclasses import replace
    >>> import tantrix
    >>> from tantrix.render import svg
    >>> from tantrix.render.themes import theme_of
    >>> on_paper = replace(theme_of("light"), table="#ffffff")
    >>> svg.board(tantrix.new_game(seed=1).board, theme=on_paper).startswith("<svg")
    True
    """

    name: str
    bands: tuple[Band, Band, Band, Band]
    numbers: tuple[str, str, str, str, str]
    table: str
    panel: str
    text: str
    muted: str
    face: str
    shade: str
    rim: str
    outline: str
    space: str
    forced: str
    glow: str
    trace: str
    warning: str

    def band(self, letter: str) -> Band:
        """Return the band of a link colour."""
        return self.bands[LETTERS.index(letter)]

    def number_colour(self, letter: str) -> str:
        """Return the colour of a number on the back; `W` is white."""
        return self.numbers["RYBGW".index(letter)]


RED = Band("#ec3a32", "colour.R")
YELLOW = Band("#ffe23f", "colour.Y")
BLUE = Band("#2c62e6", "colour.B")
GREEN = Band("#58d672", "colour.G")

DARK = Theme(
    name="dark",
    bands=(RED, YELLOW, BLUE, GREEN),
    numbers=("#ec3a32", "#ffe23f", "#5b8bff", "#58d672", "#f4f4f0"),
    table="#23272e",
    panel="#2d323b",
    text="#eceef1",
    muted="#9aa3af",
    face="#1f2125",
    shade="#0b0c0e",
    rim="#6a6f78",
    outline="#08090a",
    space="#3a404a",
    forced="#c9d1dc",
    glow="#fff1c2",
    trace="#ffffff",
    warning="#ff8a5c",
)
"""A dark table with the classic tiles."""

LIGHT = replace(
    DARK,
    name="light",
    table="#edeae4",
    panel="#fbfaf7",
    text="#22252a",
    muted="#5a5f68",
    rim="#7d838d",
    space="#d6d1c8",
    forced="#5d6673",
    glow="#e0920c",
    warning="#c2410c",
)
"""A light table with the classic tiles."""

WHITE = replace(
    DARK,
    name="white",
    bands=(RED, replace(YELLOW, colour="#ffc400"), BLUE, Band("#ffffff", "colour.W")),
)
"""White for green, as the tournament rules have it for the colour-blind [S4]."""

TEXTURED = replace(
    DARK,
    name="textured",
    bands=(
        RED,
        replace(YELLOW, texture=Texture.DASHED),
        replace(BLUE, texture=Texture.DOTTED, ink="#ffffff"),
        replace(GREEN, texture=Texture.STRIPED),
    ),
)
"""The classic colours, each with a hatch of its own, as in the French booklet [S3]."""

CONTRAST = replace(
    DARK,
    name="contrast",
    bands=(
        Band("#ff5347", "colour.R"),
        Band("#fff36b", "colour.Y"),
        Band("#74a4ff", "colour.B"),
        Band("#48e27c", "colour.G"),
    ),
    numbers=("#ff5347", "#fff36b", "#74a4ff", "#48e27c", "#ffffff"),
    table="#000000",
    panel="#000000",
    text="#ffffff",
    muted="#ffffff",
    face="#000000",
    shade="#000000",
    rim="#ffffff",
    outline="#000000",
    space="#000000",
    forced="#ffffff",
    glow="#ffffff",
    warning="#ffb000",
)
"""Black and bright, the edges of the tiles white."""

PRINT = Theme(
    name="print",
    bands=(
        Band("#000000", "colour.R"),
        Band("#ffffff", "colour.Y", Texture.DASHED, "#000000"),
        Band("#ffffff", "colour.B", Texture.DOTTED, "#000000"),
        Band("#ffffff", "colour.G", Texture.STRIPED, "#000000"),
    ),
    numbers=("#000000",) * 5,
    table="#ffffff",
    panel="#ffffff",
    text="#000000",
    muted="#000000",
    face="#ffffff",
    shade="#ffffff",
    rim="#000000",
    outline="#000000",
    space="#ffffff",
    forced="#000000",
    glow="#000000",
    trace="#000000",
    warning="#000000",
)
"""Black and white for paper: white tiles, textured bands."""

THEMES: Mapping[str, Theme] = MappingProxyType(
    {theme.name: theme for theme in (LIGHT, DARK, WHITE, TEXTURED, CONTRAST, PRINT)}
)
"""The themes by name."""


def theme_of(theme: str | Theme) -> Theme:
    """Return the theme of a name, or the theme itself.

    Raises `TantrixError` `bad.theme`.

    >>> from tantrix.render.themes import theme_of
    >>> theme_of("print").name
    'print'
    """
    if isinstance(theme, Theme):
        return theme
    if theme not in THEMES:
        raise TantrixError("bad.theme", text=theme, known=", ".join(THEMES))
    return THEMES[theme]
