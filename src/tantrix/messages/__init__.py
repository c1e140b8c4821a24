"""Every sentence that a person reads, by stable id and language.

The rules, the text forms and the server raise ids with parameters; here they become sentences. The
sentences themselves are in `tantrix/locales`, see `tantrix.messages.fluent`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Protocol

from tantrix.messages import fluent
from tantrix.messages.fluent import Message
from tantrix.messages.languages import DECLARED, LANGUAGES, Lang, Language

__all__ = [
    "LANGUAGES",
    "Lang",
    "Language",
    "Message",
    "accepted",
    "catalogue",
    "decimal_mark",
    "join",
    "language",
    "means_yes",
    "no_extra",
    "say",
]

_PLACEHOLDER = re.compile(r"\{(\w+)\}")


class Describable(Protocol):
    """An error or a refusal: an id with its parameters.

    >>> import tantrix
    >>> tantrix.say(tantrix.TantrixError("bad.json"))
    'That is not JSON.'
    """

    @property
    def id(self) -> str:
        """The stable id."""

    @property
    def params(self) -> Mapping[str, object]:
        """The parameters by name."""


def language(wanted: str) -> Lang:
    """Return the language spoken for a wish such as `fr-CA`: English where it is not known.

    >>> from tantrix.messages import language
    >>> language("fr-CA"), language("nl")
    ('fr', 'en')
    """
    return _spoken(wanted) or LANGUAGES[0]


def accepted(header: str) -> Lang:
    """Return the first language of an `Accept-Language` header that is spoken, else English.

    >>> from tantrix.messages import accepted
    >>> accepted("nl, de;q=0.8, en;q=0.5")
    'de'
    """
    tags = (part.partition(";")[0].strip() for part in header.split(","))
    return next(filter(None, map(_spoken, tags)), LANGUAGES[0])


def decimal_mark(lang: str) -> str:
    """Return what stands before the tenths in a language: a point or a comma.

    >>> from tantrix.messages import decimal_mark
    >>> decimal_mark("en"), decimal_mark("de")
    ('.', ',')
    """
    return DECLARED[language(lang)].decimal


def means_yes(word: str) -> bool:
    """Tell whether a word that was typed agrees, in any language.

    >>> from tantrix.messages import means_yes
    >>> means_yes("ja"), means_yes("no")
    (True, False)
    """
    return any(word.casefold() in each.yes for each in DECLARED.values())


def catalogue(lang: str = "en") -> dict[str, Message]:
    """Return all messages of a language by id.

    >>> from tantrix.messages import catalogue
    >>> catalogue("es").keys() == catalogue("en").keys()
    True
    """
    known = language(lang)
    return {fluent.message_id(key): _message(known, key) for key in _written(known)}


def say(
    what: str | Describable, params: Mapping[str, object] | None = None, lang: str = "en"
) -> str:
    """Return the sentence of an id with its parameters, or of an error or a refusal.

    Where there is a message for the id and the parameter `reason` (`bad.placement.rotation`), it
    is taken for being more exact. Never raises: an unknown id is told with its parameters, a
    placeholder without a value stays.

    >>> import tantrix
    >>> tantrix.say("illegal.mismatch", {"edges": [5]})
    "The colours don't match there."
    >>> tantrix.say("colour.R", lang="fr")
    'rouge'
    """
    message_id, values = (what, {}) if isinstance(what, str) else (what.id, dict(what.params))
    values = {**values, **(params or {})}
    known = language(lang)
    for wanted in (f"{message_id}.{values.get('reason')}", message_id):
        key = fluent.fluent_id(wanted)
        if key in _written(known):
            message = _message(known, key)
            text = message if isinstance(message, str) else message[_plural(values, known)]
            return _PLACEHOLDER.sub(lambda match: _filled(match, values, known), text)
    return _without_sentence(message_id, values)


def no_extra(missing: ModuleNotFoundError, extra: str) -> ModuleNotFoundError:
    """Return the error of an import that failed, saying which extra to install.

    >>> from tantrix.messages import no_extra
    >>> print(no_extra(ModuleNotFoundError(name="gymnasium"), "env"))
    “gymnasium” is not installed; install tantrix[env] for this.
    """
    why = say("cli.no_extra", {"name": missing.name, "extra": extra})
    return ModuleNotFoundError(why, name=missing.name)


def join(words: list[str], lang: str = "en") -> str:
    """Return words as one list: `a, b and c`.

    >>> from tantrix.messages import join
    >>> join(["a", "b", "c"], "en"), join(["a", "b"], "fr")
    ('a, b and c', 'a et b')
    """
    if len(words) < 2:
        return "".join(words)
    return say("list.and", {"words": ", ".join(words[:-1]), "last": words[-1]}, lang)


def _spoken(wanted: str) -> Lang | None:
    """Return the language for a wish such as `fr-CA`; None where it is not known."""
    short = wanted.replace("_", "-").partition("-")[0].lower()
    return short if short in LANGUAGES else None


@cache
def _written(lang: str) -> Mapping[str, str]:
    """Return all messages of a language as they are written in its files, by their ids there."""
    texts = (path.read_text(encoding="utf-8") for path in fluent.files(lang))
    return {key: written for text in texts for key, written in fluent.entries(text)}


@cache
def _message(lang: str, key: str) -> Message:
    """Return the message that has an id in the files."""
    return fluent.parse(_written(lang)[key])


def _plural(values: Mapping[str, object], lang: Lang) -> str:
    """Return the plural form for the parameter `count`; other than a number, it is many."""
    count = values.get("count")
    return "one" if isinstance(count, int | float) and DECLARED[lang].is_one(count) else "other"


def _filled(match: re.Match[str], values: Mapping[str, object], lang: Lang) -> str:
    """Return the value of a placeholder, or the placeholder itself where there is none."""
    name = match[1]
    return _shown(values[name], lang) if name in values else match[0]


def _shown(value: object, lang: Lang) -> str:
    """Return a value as people write it: lists with commas, fractions by the language."""
    if isinstance(value, list | tuple):
        return ", ".join(_shown(part, lang) for part in value)
    if isinstance(value, float):
        return f"{value:.1f}".removesuffix(".0").replace(".", DECLARED[lang].decimal)
    return str(value)


def _without_sentence(message_id: str, values: Mapping[str, object]) -> str:
    """Return an id without a sentence, with its parameters, so that the gap is seen."""
    parameters = ", ".join(f"{name}={value}" for name, value in values.items())
    return f"{message_id} ({parameters})" if parameters else message_id
