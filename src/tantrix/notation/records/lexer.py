"""Records cut into words, each with its place in the text."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from enum import StrEnum
from functools import cached_property, partial
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
    ACTION = "action"
    GLYPH = "glyph"
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
# Two things are for speed: `placement`, most of what stands in a record, is a move and no other
# kind, and comes first; the space after a word is taken with it, where every kind would be tried.
_WORDS = re.compile(
    r"""(?:
    (?P<placement>F?[0-9]{1,2}@-?[0-9]{1,3},-?[0-9]{1,3}(?::[0-5])?(?:=[0-9]{1,2})?)(?=\s)
  | (?P<tag>\[[^\S\n]*(?P<name>[^\s"\[\]]+)[^\S\n]*"(?P<value>[^"\\\n]*(?:\\.[^"\\\n]*)*)"
      [^\S\n]*\])
  | (?P<broken_tag>\[[^\n]*)
  | (?P<comment>\{(?P<braced>[^\\}]*(?:\\[\s\S][^\\}]*)*)\}|;(?P<rest>[^\n]*))
  | (?P<broken_comment>\{[\s\S]*)
  | (?P<open>\()
  | (?P<close>\))
  | (?P<number>[0-9]+\.+)
  | (?P<result>(?:\*|[0-9]+(?:-[0-9]+)+|(?<![^\n])[0-9]+(?=[^\S\n]*(?:\n|\Z)))(?![^\s(){}\[;]))
  | (?P<move>[^\s(){}\[;@!?$]*@[^\s(){}\[;!?$]*|resign:[^\s(){}\[;!?$]*
      |(?:tie|adjudicated|absent|void)(?![^\s(){}\[;!?$]))
  | (?P<action>(?:discard|return|keep|offer|agree|decline)(?:=[0-9]+)?(?![^\s(){}\[;!?$])
      |=[0-9]+(?![^\s(){}\[;!?$]))
  | (?P<glyph>(?:[!?]{1,2}|\$[0-9]{1,3})(?![^\s(){}\[;$]))
  | (?P<unknown>[^\s(){}\[;]+|\})
  )\s*
    """,
    re.VERBOSE,
)


_TOKEN = partial(tuple.__new__, Token)
"""Makes a token in two thirds of the time."""
_KINDS = {kind.value: kind for kind in Kind} | {"placement": Kind.MOVE}


def tokens(text: str) -> Iterator[Token]:
    """Yield the words of a text whose lines end with a line feed."""
    for match in _WORDS.finditer(text):
        group = match.lastgroup or ""
        kind = _KINDS[group]
        parts: tuple[str, ...] = ()
        if kind is Kind.COMMENT:
            braced = match["braced"]
            parts = (match["rest"] if braced is None else braced,)
        elif kind is Kind.TAG:
            parts = match.group("name", "value")
        yield _TOKEN((kind, match[group], parts, match.start()))


class LineIndex:
    """The lines of a text, to tell where an offset lies."""

    def __init__(self, text: str, first: int = 1) -> None:
        """Note where the lines of `text` begin; `first` is the number of the first one."""
        self._first = first
        self._text = text

    @cached_property
    def _starts(self) -> list[int]:
        """Where the lines begin, found when it is first asked for: most texts have no problem."""
        return [0, *(match.end() for match in re.finditer("\n", self._text))]

    def place(self, at: int) -> tuple[int, int]:
        """Return the line and the column of an offset, both from 1."""
        line = bisect_right(self._starts, at)
        return self._first + line - 1, at - self._starts[line - 1] + 1
