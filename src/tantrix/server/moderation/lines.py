"""What may be said: plain text without anything that is not seen as it is."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from tantrix.rules.core.errors import TantrixError
from tantrix.server.web.cookies import Kind, Role

LONGEST = 300
"""Characters of a line."""

MARKS = 3
"""How many marks a letter may carry; more of them climb over the lines around."""

JOINERS = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"
"""Invisible, but some scripts and pictures are not written without them."""

_INVISIBLE = re.compile(
    "[\N{SOFT HYPHEN}\N{ARABIC LETTER MARK}\N{ZERO WIDTH SPACE}\u200e\u200f\u202a-\u202e"
    "\u2060-\u2064\u2066-\u206f\N{ZERO WIDTH NO-BREAK SPACE}\U000e0000-\U000e0fff]"
)
_EMPTY_LINES = re.compile(r"\n{3,}")
_LINK = re.compile(
    r"(?:[a-z][a-z0-9+.-]*://|\bwww\.|\bmailto:)"
    r"|\b[\w-]+\s?\.\s?(?:com|net|org|info|biz|io|gg|me|co|ru|cn|xyz|top|site|online|shop|link|"
    r"app|dev|ly|tk|uk|de|fr|eu)\b"
    r"|\b[\w-]+(?:\.[\w-]+)+/\S",
    re.IGNORECASE,
)


def cleaned(text: str) -> str:
    """Return a line as it is shown: composed letters, single spaces, in the order it is written.

    What turns the direction of writing, or is not seen, is left out; marks that pile up are cut.
    Raises `TantrixError` `chat.character` for other characters without a form, `chat.empty`,
    `chat.long`.
    """
    spaced = " ".join(_seen(text).split())
    return _within(_without_piles(spaced).strip(JOINERS + " "), LONGEST)


def cleaned_text(text: str, most: int) -> str:
    """Return a text of several lines as it is shown: as `cleaned` does, but with its spaces.

    No more than one empty line stands between two others. Raises as `cleaned` does, `chat.long`
    where there are more than `most` characters.
    """
    lines = (_without_piles(_seen(line)).rstrip() for line in text.expandtabs(4).splitlines())
    joined = _EMPTY_LINES.sub("\n\n", "\n".join(lines)).strip("\n")
    return _within("" if is_blank(joined) else joined, most)


def is_blank(text: str) -> bool:
    """Tell whether there is nothing to read in a text that is cleaned."""
    return all(letter.isspace() or letter in JOINERS for letter in text)


def _seen(text: str) -> str:
    """Return a text with composed letters, without what is not seen."""
    return _INVISIBLE.sub("", unicodedata.normalize("NFC", text))


def _within(text: str, most: int) -> str:
    """Return a text that can be kept; raises as `cleaned` does."""
    for letter in text:
        if letter != "\n" and unicodedata.category(letter) in {"Cc", "Cs", "Co"}:
            raise TantrixError("chat.character", code=f"U+{ord(letter):04X}")
    if not text:
        raise TantrixError("chat.empty")
    if len(text) > most:
        raise TantrixError("chat.long", most=most)
    return text


def has_link(line: str) -> bool:
    """Tell whether a line names an address on the web, however its letters are drawn."""
    return _LINK.search(unicodedata.normalize("NFKC", line)) is not None


def same(line: str) -> str:
    """Return a line as it is compared with others: without capitals, spaces and stops."""
    folded = unicodedata.normalize("NFKC", line).casefold()
    return "".join(letter for letter in folded if letter.isalnum()) or folded


def _without_piles(text: str) -> str:
    """Return a text without the marks that a letter has too many of."""
    kept, marks = [], 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MARKS:
            kept.append(letter)
    return "".join(kept)


class StoredLine(NamedTuple):
    """A line that was said: `number` counts all lines of the server, 0 for one to be kept.

    `client_id` names the message: of one person the same name is never taken twice.
    """

    number: int
    channel: str
    person: str
    name: str
    kind: Kind
    role: Role
    at_ms: int
    text: str
    client_id: str
