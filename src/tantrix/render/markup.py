"""SVG as text: elements, escaping, and the frame round a picture.

What is drawn more than once is defined once and used by its id. An id tells its content (it is
made from the theme), so that any number of pictures may stand on one page: equal ids, equal
definitions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from tantrix.render.geometry import Box, number

FONT = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"

_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_REFERENCE = re.compile(r'(?:href="|url\()#([\w-]+)')


class Svg(str):
    """A picture: the text of an SVG document, which a notebook shows as such.

    >>> from tantrix.render import svg
    >>> picture = svg.tile(5)
    >>> picture._repr_svg_() == str(picture)
    True
    """

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def escape(text: str) -> str:
    """Return text as it stands in XML; characters that XML cannot hold are left out.

    >>> from tantrix.render.markup import escape
    >>> escape("Ann & Ben")
    'Ann &amp; Ben'
    """
    text = _FORBIDDEN.sub("", text).replace("&", "&amp;").replace("<", "&lt;")
    return text.replace(">", "&gt;").replace('"', "&quot;")


def element(name: str, *content: str, **attributes: str | float | None) -> str:
    """Return an element; `stroke_width` means `stroke-width`, `class_` `class`, None no attribute.

    `content` is markup: texts in it must have been escaped.

    >>> from tantrix.render.markup import element
    >>> element("circle", r=2.5, stroke_width=1)
    '<circle r="2.5" stroke-width="1"/>'
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    inside = "".join(content)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def layers(parts: Mapping[str, Iterable[str]]) -> str:
    """Return groups of markup by the names of their classes, back to front; empty ones left out.

    >>> from tantrix.render.markup import element, layers
    >>> layers({"tiles": [element("circle", r=2)], "marks": []})
    '<g class="tiles"><circle r="2"/></g>'
    """
    drawn = {name: "".join(markup) for name, markup in parts.items()}
    return "".join(element("g", markup, class_=name) for name, markup in drawn.items() if markup)


def _value(value: str | float | None) -> str:
    """Return the value of an attribute as it is written."""
    return escape(value) if isinstance(value, str) else number(value or 0)


def words(  # noqa: PLR0913  each is one attribute
    text: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    *,
    class_: str | None = None,
    anchor: str = "middle",
    weight: int | None = None,
    halo: str | None = None,
) -> str:
    """Return a line of text whose middle height is at `y`; `halo` is a colour drawn round it.

    >>> from tantrix.render.markup import words
    >>> words("Ann & Ben", 0, 0, 10, "#000")
    '<text x="0" y="3.6" font-size="10" text-anchor="middle" fill="#000">Ann &amp; Ben</text>'
    """
    return element(
        "text",
        escape(text),
        class_=class_,
        x=x,
        y=y + 0.36 * size,
        font_size=size,
        font_weight=weight,
        text_anchor=None if anchor == "start" else anchor,
        fill=fill,
        stroke=halo,
        stroke_width=0.3 * size if halo else None,
        stroke_linejoin="round" if halo else None,
        paint_order="stroke" if halo else None,
    )


def picture(  # noqa: PLR0913  the parts of a document
    body: str,
    box: Box,
    *,
    scale: float,
    title: str,
    described: str,
    definitions: Mapping[str, str],
    class_: str,
) -> Svg:
    """Return a whole document that shows `box`, `scale` pixels a unit.

    Of the definitions only those that `body` uses are written.

    >>> from tantrix.render.geometry import Box
    >>> from tantrix.render.markup import element, picture
    >>> box = Box(0, 0, 10, 10)
    >>> told = {"title": "A dot", "described": "", "definitions": {}, "class_": "dot"}
    >>> svg = picture(element("circle", r=2), box, scale=4, **told)
    >>> svg.startswith("<svg"), "<title" in svg
    (True, True)
    """
    used = sorted(definitions.keys() & set(_REFERENCE.findall(body)))
    defs = element("defs", *(definitions[name] for name in used)) if used else ""
    return Svg(
        element(
            "svg",
            element("title", escape(title)),
            element("desc", escape(described)),
            defs,
            body,
            xmlns="http://www.w3.org/2000/svg",
            class_=f"tantrix {class_}",
            role="img",
            viewBox=" ".join(map(number, box)),
            width=box.width * scale,
            height=box.height * scale,
            font_family=FONT,
        )
    )
