"""Markdown as HTML that can do no harm: no HTML of the writer, links to the web, our own pictures.

A picture is written `![what it shows](picture:ID)`, and shown only where a text may have pictures.
The letters that are seen are those that were written: an entity stands for no other letter, nor
does an escape in an address. So whoever has cleaned a source has cleaned what is seen of it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from markdown_it.token import Token

TITLE = 1
"""The level of the heading of the page, under which the text stands."""

LOWEST = 6
"""The level of the least heading."""


PICTURE_ID = r"[A-Za-z0-9_-]{22}"
"""The id of a picture: 128 bits."""

PICTURE = re.compile(rf"!\[([^\[\]]*)\]\(picture:({PICTURE_ID})\)")
"""A picture in a text: the words for it, and its id."""


class Size(NamedTuple):
    """How many pixels a picture has."""

    width: int
    height: int


class NamedPicture(NamedTuple):
    """A picture that a text names, and what it shows, in words; these may be missing."""

    id: str
    alt: str


def html(text: str, pictures: Mapping[str, Size] | None = None) -> str:
    """Return a text in Markdown as HTML, with headings below that of the page.

    It may show the `pictures` of which the sizes are given by their ids. In the place of one that
    it names and that is not among them stand the words for it. None: it may show no pictures.
    """
    from tantrix.server.posts import parsing  # with the library, which the start does without

    parser = parsing.parser()
    env: dict[str, Any] = {} if pictures is None else {parsing.PICTURES: pictures}
    tokens = parser.parse(text, env)
    _set_headings(tokens)
    return str(parser.renderer.render(tokens, parser.options, env))


def named_pictures(text: str) -> list[NamedPicture]:
    """Return the pictures that a text names, in order."""
    return [NamedPicture(mark[2], " ".join(mark[1].split())) for mark in PICTURE.finditer(text)]


def without_pictures(text: str) -> str:
    """Return a text without the pictures that it names."""
    return PICTURE.sub("", text)


class Words(NamedTuple):
    """What readers get of a text in Markdown: the words that they see, and `addresses` of links."""

    seen: str
    addresses: str


def words(text: str) -> Words:
    """Return what readers get of a text in Markdown."""
    from tantrix.server.posts import parsing  # with the library, which the start does without

    seen, addresses = list[str](), list[str]()
    for token in parsing.parser().parse(text):
        inside = token.children or [token]
        seen.append("".join("\n" if one.type.endswith("break") else one.content for one in inside))
        addresses += [str(value) for one in inside for value in one.attrs.values()]
    return Words("\n".join(seen), "\n".join(addresses))


def _set_headings(tokens: Sequence[Token]) -> None:
    """Let the greatest headings be one below the page's, and each at most one below the last."""
    headings = [token for token in tokens if token.type in {"heading_open", "heading_close"}]
    greatest = min((int(token.tag[1:]) for token in headings), default=TITLE)
    level = TITLE
    for token in headings:
        if token.type == "heading_open":
            wanted = int(token.tag[1:]) - greatest + TITLE + 1
            level = min(wanted, level + 1, LOWEST)
        token.tag = f"h{level}"
