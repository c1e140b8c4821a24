"""The languages that the sentences are in: all that is known of one is declared here.

Where else a list of them is needed it is taken from here; `make api` writes it for the page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

Lang = Literal["en", "fr", "de", "es"]
"""The code of a language, as browsers and environments begin theirs (`fr-CA`, `fr_CA.UTF-8`)."""


class Language(NamedTuple):
    """A language: its name in itself, and what its sentences need besides their files.

    `decimal` is its decimal mark, `yes` what is typed to agree. `is_one` tells which counts take
    the form `one`, by Unicode's rules for plurals, which browsers know as well. `reviewed` is
    whether somebody who grew up with it has read all sentences; the page says where they have not.

    >>> from tantrix.messages.languages import DECLARED
    >>> [language.name for language in DECLARED.values()]
    ['English', 'Français', 'Deutsch', 'Español']
    """

    name: str
    decimal: str
    is_one: Callable[[float], bool]
    yes: tuple[str, ...]
    reviewed: bool = True


def _one_alone(count: float) -> bool:
    return abs(count) == 1


def _less_than_two(count: float) -> bool:
    return abs(count) < 2


DECLARED: Mapping[Lang, Language] = {
    "en": Language("English", ".", _one_alone, ("y", "yes", "true")),
    "fr": Language("Français", ",", _less_than_two, ("o", "oui", "vrai")),
    "de": Language("Deutsch", ",", _one_alone, ("j", "ja", "wahr"), reviewed=False),
    "es": Language("Español", ",", _one_alone, ("s", "si", "sí", "verdadero"), reviewed=False),
}

LANGUAGES: tuple[Lang, ...] = tuple(DECLARED)
"""The codes of all languages; the first is the one to fall back on."""
