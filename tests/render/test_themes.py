from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from itertools import combinations, pairwise
from math import sqrt

import pytest

from tantrix.render.themes import DARK, LETTERS, THEMES, Texture, Theme, theme_of
from tantrix.rules.core.errors import TantrixError

# Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision
# deficiency" (2009), severity 1.0; they act on linear RGB.
SIGHTS: dict[str, Sequence[Sequence[float]]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
COLOURED = ("dark", "light", "white", "textured", "contrast")


def linear(colour: str) -> list[float]:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]


def seen(colour: str, sight: str) -> list[float]:
    light = linear(colour)
    mixed = (sum(f * p for f, p in zip(row, light, strict=True)) for row in SIGHTS[sight])
    return [min(1.0, max(0.0, part)) for part in mixed]


def luminance(light: Sequence[float]) -> float:
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def contrast(a: str, b: str, sight: str = "normal") -> float:
    """The contrast of WCAG 2, from 1 to 21."""
    low, high = sorted(luminance(seen(colour, sight)) for colour in (a, b))
    return (high + 0.05) / (low + 0.05)


def lab(light: Sequence[float]) -> tuple[float, float, float]:
    """CIE L*a*b* under D65."""
    r, g, b = light
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(a: str, b: str, sight: str) -> float:
    pairs = zip(lab(seen(a, sight)), lab(seen(b, sight)), strict=True)
    return sqrt(sum((one - other) ** 2 for one, other in pairs))


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("name", COLOURED)
def test_the_colours_are_apart_for_every_kind_of_sight(name: str, sight: str) -> None:
    colours = [band.colour for band in THEMES[name].bands]
    for a, b in combinations(colours, 2):
        assert difference(a, b, sight) >= 20, (a, b)


@pytest.mark.parametrize("name", COLOURED)
def test_the_colours_are_apart_in_lightness_too(name: str) -> None:
    lightness = sorted(lab(seen(band.colour, "normal"))[0] for band in THEMES[name].bands)
    assert all(b - a >= 6 for a, b in pairwise(lightness)), lightness


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("name", COLOURED)
def test_every_band_stands_out_from_its_tile(name: str, sight: str) -> None:
    theme = THEMES[name]
    for band in theme.bands:
        for ground in (theme.face, theme.shade):
            assert contrast(band.colour, ground, sight) >= (3 if sight == "normal" else 2.5), band


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_every_text_can_be_read_on_its_ground(theme: Theme) -> None:
    for ground in (theme.table, theme.panel):
        assert contrast(theme.text, ground) >= 7
        assert contrast(theme.muted, ground) >= 4.5
    for letter in "RYBGW":
        assert contrast(theme.number_colour(letter), theme.shade) >= 4.5


@pytest.mark.parametrize("name", ["textured", "print"])
def test_textures_tell_the_bands_apart_without_colour(name: str) -> None:
    assert {band.texture for band in THEMES[name].bands} == set(Texture)


def test_the_print_theme_is_black_and_white() -> None:
    theme = THEMES["print"]
    shown = [getattr(theme, f.name) for f in fields(theme) if f.name not in ("name", "bands")]
    colours = {*theme.numbers, *(colour for colour in shown if isinstance(colour, str))}
    colours |= {band.colour for band in theme.bands}
    assert colours == {"#000000", "#ffffff"}
    assert theme.face == "#ffffff"


def test_white_stands_for_green_where_green_cannot_be_seen() -> None:
    assert THEMES["white"].band("G").name == "colour.W"
    assert THEMES["white"].band("R") == DARK.band("R")


def test_themes_differ_and_go_by_their_names() -> None:
    assert set(THEMES) == {"light", "dark", "white", "textured", "contrast", "print"}
    assert len(set(THEMES.values())) == len(THEMES)
    assert all(theme_of(name) is theme_of(theme) for name, theme in THEMES.items())
    assert [DARK.band(letter) for letter in LETTERS] == list(DARK.bands)


def test_an_unknown_theme_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(TantrixError) as error:
        theme_of("pink")
    assert error.value.id == "bad.theme"
    assert error.value.params == {
        "text": "pink",
        "known": "light, dark, white, textured, contrast, print",
    }
