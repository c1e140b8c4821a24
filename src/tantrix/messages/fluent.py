"""Reads the sentences in `tantrix/locales`, which are written in Fluent (projectfluent.org).

Fluent is what translators' tools read; its own runtime for Python needs a quarter of a second to
read a language, longer than a whole command takes. These files use only this much of Fluent, so
that a few patterns read them, and a message is not taken apart before it is said:

- `id = text` on one line, or a text of several lines, each indented by four spaces;
- `{ $name }` for a parameter;
- one selector, on the number `$count`, around the whole text, with `[one]` and `*[other]`;
- comments.

The tests compare every message with what Fluent's own runtime makes of it.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path

Message = str | Mapping[str, str]
"""A text with `{placeholders}`, or the texts of the plural forms `one` and `other`."""

LOCALES = Path(__file__).parent.parent / "locales"
"""A folder for each language; its folder `page` holds what the page may load."""

_ENTRY = re.compile(r"^([a-z][\w-]*) =(.*(?:\n+ .*)*)", re.MULTILINE)
_SELECTOR = re.compile(r"\s*\{ \$count ->\s+\[one\] (?P<one>.*)\s+\*\[other\] (?P<other>.*)\s+\}")
_PARAMETER = re.compile(r"\{ \$(\w+) \}")
_HYPHENS = re.compile("--?")


def fluent_id(message_id: str) -> str:
    """Return the id that a message has in the files, where an id may not hold a dot.

    A dot becomes `-` and a hyphen `--`: `page.start.draw-keep` is `page-start-draw--keep`.

    >>> from tantrix.messages.fluent import fluent_id, message_id
    >>> fluent_id("bad.json"), message_id(fluent_id("bad.json"))
    ('bad-json', 'bad.json')
    """
    return message_id.replace("-", "--").replace(".", "-")


def message_id(fluent_id: str) -> str:
    """Return the id that the code uses for that of the files.

    >>> from tantrix.messages.fluent import message_id
    >>> message_id("page-puzzle-name-four--loops")
    'page.puzzle.name.four-loops'
    """
    return _HYPHENS.sub(lambda found: "." if found[0] == "-" else "-", fluent_id)


def files(lang: str) -> list[Path]:
    """Return the files of a language, in a fixed order.

    >>> from tantrix.messages.fluent import files
    >>> "records.ftl" in {file.name for file in files("fr")}
    True
    """
    return sorted((LOCALES / lang).rglob("*.ftl"))


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield the id of each message of a file, as written there, and its text as written there.

    >>> from tantrix.messages.fluent import entries
    >>> list(entries("bad-json = This is no JSON."))
    [('bad-json', ' This is no JSON.')]
    """
    return (found.groups() for found in _ENTRY.finditer(text))  # type: ignore[misc]


def parse(written: str) -> Message:
    """Return the message of a text as it is written in a file.

    >>> from tantrix.messages.fluent import parse
    >>> parse("{ $name } has no such tile.")
    '{name} has no such tile.'
    """
    selector = _SELECTOR.fullmatch(written)
    if selector:
        return {form: _template(text) for form, text in selector.groupdict().items()}
    return _template(textwrap.dedent(written.lstrip("\n")).strip())


def _template(text: str) -> str:
    """Return a text with its parameters as `{name}`."""
    return _PARAMETER.sub(r"{\1}", text)
