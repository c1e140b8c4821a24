"""The lines of a report: a keyword, words, and values by name.

`player 1 "Ann" FR elo=1720 prefs=RY` has the keyword `player`, three words, and two named values.
A value is a bare name or JSON without spaces between its parts, so each has only one form.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

_BARE = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_KEY = re.compile(r"([a-z_]+)=")
_TIME = re.compile(r"(\d+):([0-5]\d)(?:\.(\d{3}))?")
_LITERALS = frozenset({"true", "false", "null"})
_JSON = json.JSONDecoder()


@dataclass(frozen=True, slots=True)
class ReportLine:
    """A line that was read: texts among the words are without their quotes."""

    keyword: str
    words: list[str]
    named: dict[str, Any]


def written(keyword: str, *words: object, **named: object) -> str:
    """Return a line; named values that are `None` are left out."""
    told = [keyword, *map(str, words)]
    told += [f"{name}={value(what)}" for name, what in named.items() if what is not None]
    return " ".join(told)


def value(what: object) -> str:
    """Return a value: a bare name where it is one, or else JSON."""
    if isinstance(what, str):
        bare = _BARE.fullmatch(what) and what not in _LITERALS
        return what if bare else quoted(what)
    return msgspec.json.encode(what).decode()


def quoted(text: str) -> str:
    """Return a text in quotes."""
    return json.dumps(text, ensure_ascii=False)


def attributes(struct: msgspec.Struct, *left_out: str) -> dict[str, object]:
    """Return the fields of a struct that differ from their defaults."""
    found = {}
    for field in msgspec.structs.fields(struct):
        held = getattr(struct, field.encode_name)
        if field.name not in left_out and (field.required or held != field.default):
            found[field.name] = held
    return found


def parsed(text: str) -> ReportLine:
    """Return what a line says; raises `ValueError` for one that says nothing."""
    keyword, _, rest = text.partition(" ")
    words: list[str] = []
    named: dict[str, Any] = {}
    at = 0
    while at < len(rest):
        key = _KEY.match(rest, at)
        found, at = _value(rest, key.end() if key else at)
        if key is None:
            words.append(found if isinstance(found, str) else value(found))
        elif key[1] in named:
            raise ValueError(f"{key[1]} is named twice")
        else:
            named[key[1]] = found
        if at < len(rest) and rest[at] != " ":
            raise ValueError(f"no space at {at}")
        at += 1
    return ReportLine(keyword, words, named)


def _value(text: str, at: int) -> tuple[Any, int]:
    """Return the value that begins at a place of a line, and where it ends."""
    if text[at : at + 1] in {'"', "[", "{"}:
        return _JSON.raw_decode(text, at)
    end = text.find(" ", at)
    end = len(text) if end < 0 else end
    word = text[at:end]
    if not word:
        raise ValueError(f"nothing at {at}")
    before = text[at - 1 : at]
    return (_JSON.decode(word) if before == "=" and not _bare(word) else word), end


def _bare(word: str) -> bool:
    return bool(_BARE.fullmatch(word)) and word not in _LITERALS


def renamed(named: Mapping[str, Any], **names: str) -> dict[str, Any]:
    """Return named values with some of the names changed."""
    return {names.get(name, name): held for name, held in named.items()}


def time_text(ms: int) -> str:
    """Return a time used, as 19:30 or, where it is known so well, 19:30.250."""
    seconds, rest = divmod(ms, 1000)
    return f"{seconds // 60}:{seconds % 60:02}" + (f".{rest:03}" if rest else "")


def read_time(text: str) -> int:
    """Return a time used in milliseconds; raises `ValueError`."""
    found = _TIME.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return 60_000 * int(found[1]) + 1000 * int(found[2]) + int(found[3] or 0)
