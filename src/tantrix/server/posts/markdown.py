"""Markdown as HTML that can do no harm: no HTML of the writer, links to the web, our own pictures.

A picture is written `![what it shows](picture:ID)`, and shown only where a text may have pictures.
The letters that are seen are those that were written: an entity stands for no other letter, nor
does an escape in an address. So whoever has cleaned a source has cleaned what is seen of it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, MutableMapping, Sequence
from functools import cache
from html import escape
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token
from markdown_it.utils import OptionsDict

TITLE = 1
"""The level of the heading of the page, under which the text stands."""

LOWEST = 6
"""The level of the least heading."""


PICTURE_ID = r"[A-Za-z0-9_-]{22}"
"""The id of a picture: 128 bits."""

_PICTURE = re.compile(rf"!\[([^\[\]]*)\]\(picture:({PICTURE_ID})\)")


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
    parser = _parser()
    env: dict[str, Any] = {} if pictures is None else {_PICTURES: pictures}
    tokens = parser.parse(text, env)
    _set_headings(tokens)
    return str(parser.renderer.render(tokens, parser.options, env))


def named_pictures(text: str) -> list[NamedPicture]:
    """Return the pictures that a text names, in order."""
    return [NamedPicture(mark[2], " ".join(mark[1].split())) for mark in _PICTURE.finditer(text)]


def without_pictures(text: str) -> str:
    """Return a text without the pictures that it names."""
    return _PICTURE.sub("", text)


class Words(NamedTuple):
    """What readers get of a text in Markdown: the words that they see, and `addresses` of links."""

    seen: str
    addresses: str


def words(text: str) -> Words:
    """Return what readers get of a text in Markdown."""
    seen, addresses = list[str](), list[str]()
    for token in _parser().parse(text):
        inside = token.children or [token]
        seen.append("".join("\n" if one.type.endswith("break") else one.content for one in inside))
        addresses += [str(value) for one in inside for value in one.attrs.values()]
    return Words("\n".join(seen), "\n".join(addresses))


@cache
def _parser() -> MarkdownIt:
    parser = _Markdown("commonmark", {"html": False, "linkify": False})
    parser.enable(["table", "strikethrough"])
    parser.disable(["image", "html_block", "html_inline", "entity"])
    parser.inline.ruler.before("link", "picture", _picture)
    parser.add_render_rule("link_open", _link)
    parser.add_render_rule("picture", _image)
    return parser


class _Markdown(MarkdownIt):
    """Markdown whose links lead to the web alone."""

    def validateLink(self, url: str) -> bool:  # noqa: N802 - the library's name
        """Tell whether an address may be linked to."""
        return _is_of_the_web(url)

    def normalizeLinkText(self, link: str) -> str:  # noqa: N802 - the library's name
        """Return the words of an address that is a link by itself: as it is written."""
        return link


def _is_of_the_web(address: str) -> bool:
    """Tell whether an address leads to a page of the web, and nowhere else."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    return parts.scheme in {"http", "https"} and bool(parts.hostname)


def _link(
    renderer: RendererHTML,
    tokens: Sequence[Token],
    index: int,
    options: OptionsDict,
    _: MutableMapping[str, Any],
) -> str:
    """Open a link that tells the other side nothing, and readers nothing but its words."""
    tokens[index].attrs.pop("title", None)
    tokens[index].attrSet("rel", "nofollow noopener noreferrer")
    return renderer.renderToken(tokens, index, options, _)


_PICTURES = "pictures"
"""Under which name the sizes of pictures are handed to the rules."""


def _picture(state: StateInline, silent: bool) -> bool:  # noqa: FBT001 - as the library calls it
    """Read a picture of ours; tell whether there is one."""
    if _PICTURES not in state.env:
        return False
    mark = _PICTURE.match(state.src, state.pos, state.posMax)
    if mark is None:
        return False
    if not silent:
        token = state.push("picture", "img", 0)
        token.content = " ".join(mark[1].split())
        token.meta["id"] = mark[2]
    state.pos = mark.end()
    return True


def _image(
    _: RendererHTML,
    tokens: Sequence[Token],
    index: int,
    __: OptionsDict,
    env: MutableMapping[str, Any],
) -> str:
    """Show a picture, for which room is kept until it is there; else the words for it."""
    picture, words = tokens[index].meta["id"], escape(tokens[index].content)
    size: Size | None = env[_PICTURES].get(picture)
    if size is None or not words:
        return words
    return (
        f'<img src="/api/pictures/{picture}" alt="{words}" width="{size.width}"'
        f' height="{size.height}" loading="lazy" decoding="async" />'
    )


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
