"""Markdown as HTML that can do no harm: no HTML of the writer, no picture, links to the web.

The letters that are seen are those that were written: an entity stands for no other letter, nor
does an escape in an address. So whoever has cleaned a source has cleaned what is seen of it.
"""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from functools import cache
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import OptionsDict

TITLE = 1
"""The level of the heading of the page, under which the text stands."""

LOWEST = 6
"""The level of the least heading."""


def html(text: str) -> str:
    """Return a text in Markdown as HTML, with headings below that of the page."""
    parser = _parser()
    tokens = parser.parse(text)
    _set_headings(tokens)
    return str(parser.renderer.render(tokens, parser.options, {}))


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
    parser.add_render_rule("link_open", _link)
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
