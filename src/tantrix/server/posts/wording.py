"""How a post is told in one language, in whole or as it begins."""

from __future__ import annotations

import re

from tantrix.messages import LANGUAGES, Lang
from tantrix.server.posts.markdown import without_pictures
from tantrix.server.posts.repository import Post, Text

SHOWN = 280
"""About how many characters of a text a list shows."""

_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MARKS = str.maketrans("", "", "#*_`>~|")


def text_in(post: Post, lang: Lang) -> Text | None:
    """Return the text in a language, else in the first that it has; None where there is none."""
    known = {text.lang: text for text in post.texts}
    return next((known[each] for each in (lang, *LANGUAGES) if each in known), None)


def beginning(body: str) -> str:
    """Return how a text begins below headings and pictures, without its marks, cut at a word."""
    parts = (part.strip() for part in without_pictures(body).split("\n\n"))
    first = next((part for part in parts if part and not part.startswith("#")), "")
    plain = " ".join(_LINK.sub(r"\1", first).translate(_MARKS).split())
    return plain if len(plain) <= SHOWN else f"{plain[:SHOWN].rpartition(' ')[0]}…"
