"""How Markdown becomes HTML: what the library is told of our links and pictures.

This loads the library, and is loaded with the first text that is shown.
"""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from functools import cache
from html import escape
from typing import Any
from urllib.parse import urlsplit

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token
from markdown_it.utils import OptionsDict

from tantrix.server.posts.markdown import PICTURE, Size

PICTURES = "pictures"
"""Under which name the sizes of pictures are handed to the rules."""


@cache
def parser() -> MarkdownIt:
    """Return what reads and writes: links to the web, pictures of ours, no HTML of the writer."""
    made = _Markdown("commonmark", {"html": False, "linkify": False})
    made.enable(["table", "strikethrough"])
    made.disable(["image", "html_block", "html_inline", "entity"])
    made.inline.ruler.before("link", "picture", _picture)
    made.add_render_rule("link_open", _link)
    made.add_render_rule("picture", _image)
    return made


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


def _picture(state: StateInline, silent: bool) -> bool:  # noqa: FBT001 - as the library calls it
    """Read a picture of ours; tell whether there is one."""
    if PICTURES not in state.env:
        return False
    mark = PICTURE.match(state.src, state.pos, state.posMax)
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
    size: Size | None = env[PICTURES].get(picture)
    if size is None or not words:
        return words
    return (
        f'<img src="/api/pictures/{picture}" alt="{words}" width="{size.width}"'
        f' height="{size.height}" loading="lazy" decoding="async" />'
    )
