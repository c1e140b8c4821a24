"""Markdown as HTML that can do no harm: no HTML of the writer, no picture, links to the web."""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from functools import cache
from typing import Any
from urllib.parse import urlsplit

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import OptionsDict

LOWEST = 6
"""The level of the least heading."""


def html(text: str) -> str:
    """Return a text in Markdown as HTML; its headings begin below that of the page."""
    return str(_parser().render(text))


@cache
def _parser() -> MarkdownIt:
    parser = _Markdown("commonmark", {"html": False, "linkify": False})
    parser.enable(["table", "strikethrough"])
    parser.disable(["image", "html_block", "html_inline"])
    parser.add_render_rule("link_open", _link)
    parser.add_render_rule("heading_open", _heading)
    parser.add_render_rule("heading_close", _heading)
    return parser


class _Markdown(MarkdownIt):
    """Markdown whose links lead to the web alone."""

    def validateLink(self, url: str) -> bool:  # noqa: N802 - the library's name
        """Tell whether an address may be linked to."""
        return _is_of_the_web(url)


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
    """Open a link that tells the other side nothing."""
    tokens[index].attrSet("rel", "nofollow noopener noreferrer")
    return renderer.renderToken(tokens, index, options, _)


def _heading(
    renderer: RendererHTML,
    tokens: Sequence[Token],
    index: int,
    options: OptionsDict,
    _: MutableMapping[str, Any],
) -> str:
    """Put a heading below that of the page."""
    token = tokens[index]
    token.tag = f"h{min(int(token.tag[1:]) + 1, LOWEST)}"
    return renderer.renderToken(tokens, index, options, _)
