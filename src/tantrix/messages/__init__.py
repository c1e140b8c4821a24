"""Every sentence that a person reads, by stable id and language.

The rules, the text forms and the house raise ids with parameters; here they become sentences. A
message is a text with `{placeholders}`, or one text a plural form, chosen by the parameter
`count`.
"""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Callable, Mapping
from typing import Protocol

from tantrix.messages import (
    admin_en,
    admin_fr,
    api_en,
    api_fr,
    archive_en,
    archive_fr,
    cli_en,
    cli_fr,
    course_en,
    course_fr,
    daily_en,
    daily_fr,
    en,
    engine_en,
    engine_fr,
    fr,
    free_en,
    free_fr,
    kinds_en,
    kinds_fr,
    live_en,
    live_fr,
    lobby_en,
    lobby_fr,
    mind_en,
    mind_fr,
    page_en,
    page_fr,
    people_en,
    people_fr,
    puzzle_en,
    puzzle_fr,
    puzzlepage_en,
    puzzlepage_fr,
    race_en,
    race_fr,
    ratings_en,
    ratings_fr,
    solitaire_en,
    solitaire_fr,
    talk_en,
    talk_fr,
)

Message = str | Mapping[str, str]
"""A text, or the texts of the plural forms `one` and `other`."""

LANGUAGES: tuple[str, ...] = ("en", "fr")
"""The languages spoken; the first is the one to fall back on."""

_PLURALS: Mapping[str, Callable[[float], bool]] = {
    "en": lambda count: count == 1,
    "fr": lambda count: abs(count) < 2,
}
_DECIMAL_POINTS: Mapping[str, str] = {"en": ".", "fr": ","}
_COURSE = "course."
_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_FRENCH_SPACE = re.compile(r" (?=[:;!?»])|(?<=«) ")


def _french(message: Message) -> Message:
    """Return a message with spaces that do not break where French puts them."""
    if isinstance(message, str):
        return _FRENCH_SPACE.sub("\N{NO-BREAK SPACE}", message)
    return {form: _FRENCH_SPACE.sub("\N{NO-BREAK SPACE}", text) for form, text in message.items()}


_ENGLISH: tuple[Mapping[str, Message], ...] = (
    en.MESSAGES,
    admin_en.ADMIN,
    api_en.API,
    archive_en.ARCHIVE,
    cli_en.CLI,
    course_en.COURSE,
    daily_en.DAILY,
    engine_en.ENGINE,
    free_en.FREE,
    kinds_en.KINDS,
    live_en.LIVE,
    lobby_en.LOBBY,
    mind_en.MIND,
    page_en.PAGE,
    people_en.PEOPLE,
    puzzle_en.PUZZLE,
    puzzlepage_en.PUZZLE_PAGE,
    race_en.RACE,
    ratings_en.RATINGS,
    solitaire_en.SOLITAIRE,
    talk_en.TALK,
)
_FRENCH: tuple[Mapping[str, Message], ...] = (
    fr.MESSAGES,
    admin_fr.ADMIN,
    api_fr.API,
    archive_fr.ARCHIVE,
    cli_fr.CLI,
    course_fr.COURSE,
    daily_fr.DAILY,
    engine_fr.ENGINE,
    free_fr.FREE,
    kinds_fr.KINDS,
    live_fr.LIVE,
    lobby_fr.LOBBY,
    mind_fr.MIND,
    page_fr.PAGE,
    people_fr.PEOPLE,
    puzzle_fr.PUZZLE,
    puzzlepage_fr.PUZZLE_PAGE,
    race_fr.RACE,
    ratings_fr.RATINGS,
    solitaire_fr.SOLITAIRE,
    talk_fr.TALK,
)
_CATALOGUES: Mapping[str, Mapping[str, Message]] = {
    "en": dict(ChainMap(*map(dict, _ENGLISH))),
    "fr": {key: _french(message) for key, message in ChainMap(*map(dict, _FRENCH)).items()},
}


class Told(Protocol):
    """An error or a refusal: an id with its parameters."""

    @property
    def id(self) -> str:
        """The stable id."""

    @property
    def params(self) -> Mapping[str, object]:
        """The parameters by name."""


def language(wanted: str) -> str:
    """Return the language spoken for a wish such as `fr-CA`: English where it is not known."""
    short = wanted.replace("_", "-").partition("-")[0].lower()
    return short if short in LANGUAGES else LANGUAGES[0]


def catalogue(lang: str = "en") -> dict[str, Message]:
    """Return all messages of a language by id."""
    return dict(_CATALOGUES[language(lang)])


def course(lang: str = "en") -> dict[str, Message]:
    """Return the messages of the course, which only its own pages need."""
    return {key: text for key, text in catalogue(lang).items() if key.startswith(_COURSE)}


def without_course(lang: str = "en") -> dict[str, Message]:
    """Return the messages that every page needs."""
    return {key: text for key, text in catalogue(lang).items() if not key.startswith(_COURSE)}


def say(what: str | Told, params: Mapping[str, object] | None = None, lang: str = "en") -> str:
    """Return the sentence of an id with its parameters, or of an error or a refusal.

    Where there is a message for the id and the parameter `reason` (`bad.placement.rotation`), it
    is taken for being more exact. Never raises: an unknown id is told with its parameters, a
    placeholder without a value stays.
    """
    message_id, values = (what, {}) if isinstance(what, str) else (what.id, dict(what.params))
    values = {**values, **(params or {})}
    spoken = language(lang)
    messages = _CATALOGUES[spoken]
    exact = f"{message_id}.{values.get('reason')}"
    message = messages.get(exact, messages.get(message_id))
    if message is None:
        return _untold(message_id, values)
    text = message if isinstance(message, str) else message[_plural(values, spoken)]
    return _PLACEHOLDER.sub(lambda match: _filled(match, values, spoken), text)


def join(words: list[str], lang: str = "en") -> str:
    """Return words as one list: `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return say("list.and", {"words": ", ".join(words[:-1]), "last": words[-1]}, lang)


def _plural(values: Mapping[str, object], lang: str) -> str:
    """Return the plural form for the parameter `count`; other than a number, it is many."""
    count = values.get("count")
    return "one" if isinstance(count, int | float) and _PLURALS[lang](count) else "other"


def _filled(match: re.Match[str], values: Mapping[str, object], lang: str) -> str:
    """Return the value of a placeholder, or the placeholder itself where there is none."""
    name = match[1]
    return _shown(values[name], lang) if name in values else match[0]


def _shown(value: object, lang: str) -> str:
    """Return a value as people write it: lists with commas, fractions by the language."""
    if isinstance(value, list | tuple):
        return ", ".join(_shown(part, lang) for part in value)
    if isinstance(value, float):
        return f"{value:.1f}".removesuffix(".0").replace(".", _DECIMAL_POINTS[lang])
    return str(value)


def _untold(message_id: str, values: Mapping[str, object]) -> str:
    """Return an id without a sentence, with its parameters, so that the gap is seen."""
    told = ", ".join(f"{name}={value}" for name, value in values.items())
    return f"{message_id} ({told})" if told else message_id
