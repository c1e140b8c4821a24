r"""What stands inside the quotes of a tag and the braces of a comment, and times of the clock.

A backslash stands before a quote, a brace, a backslash; `\n` is a new line, and every other
character that an editor or a file could lose is `\u` and its number in four hexadecimal digits:
controls, line and paragraph separators, the byte order mark, surrogates. So any text comes back
exactly.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from tantrix.rules.core.errors import NotationError

LONGEST = 10**9 * 60_000 - 1
"""The longest time that a clock shows, in milliseconds: its minutes have nine digits."""

_FRAGILE = "\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff\ud800-\udfff"
_IN_TAG = re.compile(rf'["\\{_FRAGILE}]')
_IN_COMMENT = re.compile(rf"[{{}}\\{_FRAGILE}]|\[(?=%)")
_ESCAPED = r"\\u([0-9a-fA-F]{4})|\\(.)"
_TAG_PART = re.compile(_ESCAPED)
_CLOCK = r"(?:([0-9]{1,6}):(?=[0-5]?[0-9]:))?([0-9]{1,9}):([0-5]?[0-9])(?:\.([0-9]{1,9}))?"
_TIME = rf"\[%(used|clk|left)[ \n]+{_CLOCK}[ \n]*\][ \n]?"
_SIMPLE = re.compile(rf"(?:{_TIME})?([^\\\n\[]*)")
"""Most comments: a time or none, and a text in which nothing is escaped."""
_USED = re.compile(r"\[%used ([0-9]{1,9}):([0-5][0-9])(?:\.([0-9]{3}|[0-9]))?\]")
"""Nothing but a time as `write_comment` writes it: records with times have one at every move."""
_SCALE = {1: 100, 3: 1}
"""Milliseconds of so many decimals."""
_COMMENT_PART = re.compile(rf"{_ESCAPED}|{_TIME}|(\n)", re.DOTALL)


class Comment(NamedTuple):
    """A comment, and the times in it: what the player has used, and what is left, in ms.

    >>> from tantrix.notation.records.escapes import read_comment
    >>> read_comment("[%used 0:04.5] good")
    Comment(text='good', used_ms=4500, left_ms=None)
    """

    text: str
    used_ms: int | None = None
    left_ms: int | None = None


def escape_tag(text: str) -> str:
    r"""Return a value as it is written between quotes.

    >>> from tantrix.notation.records.escapes import escape_tag
    >>> escape_tag('the "Cup"')
    'the \\"Cup\\"'
    """
    return _IN_TAG.sub(_escaped, text)


def unescape_tag(text: str) -> str:
    """Return the value that stands between quotes, the inverse of `escape_tag`.

    >>> from tantrix.notation.records.escapes import escape_tag, unescape_tag
    >>> unescape_tag(escape_tag('the "Cup"'))
    'the "Cup"'
    """
    return _TAG_PART.sub(_unescaped, text)


def write_comment(text: str, used_ms: int | None = None, left_ms: int | None = None) -> str:
    """Return a comment in braces with the times, in milliseconds, before its text.

    Raises `NotationError` `bad.clock` where no clock shows a time.

    >>> from tantrix.notation.records.escapes import write_comment
    >>> write_comment("good", used_ms=4500)
    '{[%used 0:04.5] good}'
    """
    times = (("used", used_ms), ("left", left_ms))
    clocks = [f"[%{name} {write_clock(ms)}]" for name, ms in times if ms is not None]
    words = [*clocks, _IN_COMMENT.sub(_escaped, text)] if text else clocks
    return "{" + " ".join(words) + "}"


def read_comment(text: str) -> Comment:
    """Return what stands between braces, the inverse of `write_comment`.

    `[%clk 0:04.5]` is a time used as well. A line break that is not escaped is a space, and of
    several times of one kind the last one counts.

    >>> from tantrix.notation.records.escapes import read_comment
    >>> read_comment("good").text
    'good'
    """
    if used := _USED.fullmatch(text):
        minutes, seconds, decimals = used.groups()
        ms = int(minutes) * 60_000 + int(seconds) * 1000
        return Comment("", ms + int(decimals) * _SCALE[len(decimals)] if decimals else ms)
    if simple := _SIMPLE.fullmatch(text):
        name, *clock, words = simple.groups()
        if name is None:
            return Comment(words)
        ms = _milliseconds(*clock)
        return Comment(words, None, ms) if name == "left" else Comment(words, ms)
    times: dict[str, int] = {}

    def part(match: re.Match[str]) -> str:
        if match[8]:
            return " "
        if match[3] is None:
            return _unescaped(match)
        name = "left_ms" if match[3] == "left" else "used_ms"
        times[name] = _milliseconds(*match.groups()[3:7])
        return ""

    return Comment(_COMMENT_PART.sub(part, text), **times)


def write_clock(ms: int) -> str:
    """Return a time of the clock as minutes, seconds and as many decimals as it needs.

    >>> from tantrix.notation.records.escapes import write_clock
    >>> write_clock(64500)
    '1:04.5'
    """
    if not 0 <= ms <= LONGEST:
        raise NotationError("bad.clock", ms=ms)
    minutes, rest = divmod(ms, 60_000)
    seconds = f"{rest // 1000:02}.{rest % 1000:03}".rstrip("0").rstrip(".")
    return f"{minutes}:{seconds}"


def _milliseconds(hours: str | None, minutes: str, seconds: str, decimals: str | None) -> int:
    """Return the milliseconds of a time; decimals beyond the third are cut off."""
    ms = (int(minutes) * 60 + int(seconds)) * 1000
    if hours:
        ms += int(hours) * 3_600_000
    return ms + int(f"{decimals:0<3.3}") if decimals else ms


def _escaped(match: re.Match[str]) -> str:
    """Return one character as it is written."""
    letter = match[0]
    if letter == "\n":
        return r"\n"
    return f"\\{letter}" if letter in '"{}\\[' else f"\\u{ord(letter):04x}"


def _unescaped(match: re.Match[str]) -> str:
    """Return the character that is written so; a needless backslash is dropped."""
    if match[1] is None:
        return "\n" if match[2] == "n" else match[2]
    return chr(int(match[1], 16))
