"""Records cut into words, each with its place in the text."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple


class Kind(StrEnum):
    """What a word of a record is."""

    TAG = "tag"
    COMMENT = "comment"
    OPEN = "open"
    CLOSE = "close"
    NUMBER = "number"
    RESULT = "result"
    MOVE = "move"
    UNKNOWN = "unknown"
    BROKEN_TAG = "broken_tag"
    BROKEN_COMMENT = "broken_comment"


class Token(NamedTuple):
    """A word: its kind, its text, what stands inside it, and where it begins, from 0.

    `parts` are the name and the value of a tag, or the text of a comment, escapes and all.
    """

    kind: Kind
    text: str
    parts: tuple[str, ...]
    at: int


# In this order: the first that matches is the kind. Each takes at least one character and looks
# ahead no further than its own line or, in a comment, its own end, so that reading stays linear.
_WORDS = re.compile(
    r"""
    (?P<tag>\[[^\S\n]*(?P<name>[^\s"\[\]]+)[^\S\n]*"(?P<value>[^"\\\n]*(?:\\.[^"\\\n]*)*)"[^\S\n]*\])
  | (?P<broken_tag>\[[^\n]*)
  | (?P<comment>\{(?P<braced>[^\\}]*(?:\\[\s\S][^\\}]*)*)\}|;(?P<rest>[^\n]*))
  | (?P<broken_comment>\{[\s\S]*)
  | (?P<open>\()
  | (?P<close>\))
  | (?P<number>[0-9]+\.+)
  | (?P<result>(?:\*|[0-9]+(?:-[0-9]+)+)(?![^\s(){}\[;]))
  | (?P<move>[^\s(){}\[;]*@[^\s(){}\[;]*|resign:[^\s(){}\[;]*
      |(?:tie|adjudicated|absent)(?![^\s(){}\[;]))
  | (?P<unknown>[^\s(){}\[;]+|\})
    """,
    re.VERBOSE,
)


def tokens(text: str) -> Iterator[Token]:
    """Yield the words of a text whose lines end with a line feed."""
    for match in _WORDS.finditer(text):
        kind = Kind(match.lastgroup or "")
        inside = match["name"], match["value"], match["braced"], match["rest"]
        parts = tuple(part for part in inside if part is not None)
        yield Token(kind, match[0], parts, match.start())


class LineIndex:
    """The lines of a text, to tell where an offset lies."""

    def __init__(self, text: str) -> None:
        """Note where the lines of `text` begin."""
        self._starts = [0, *(match.end() for match in re.finditer("\n", text))]

    def place(self, at: int) -> tuple[int, int]:
        """Return the line and the column of an offset, both from 1."""
        line = bisect_right(self._starts, at)
        return line, at - self._starts[line - 1] + 1
