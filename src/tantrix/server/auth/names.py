"""Names of people: which texts are names, and which names look alike."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache

from tantrix import messages
from tantrix.robots.base import ROBOTS
from tantrix.rules.core.errors import TantrixError

# ruff: noqa: RUF001 - letters that look alike are what this is about


LIKE = {
    **dict(zip("015ijıɑɡʋøđħłŧœæßþ", "olsljlagvodhltoabp", strict=True)),
    **dict(zip("авекмнорстухіјѕԁѡԛԝьӏгпѵҽ", "abekmhopctyxljsdwqwblrnve", strict=True)),
    **dict(zip("АВЕКМНОРСТУХІЈЅԜӀѴ", "abekmhopctyxljswlv", strict=True)),
    **dict(zip("αβεικνορτυχωγηπς", "abelkvoptuxwynnc", strict=True)),
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhlkmnoptyx", strict=True)),
}
"""Digits, and letters of Latin, Cyrillic and Greek, by the plain letter for which they pass."""

LIKE_TOGETHER = (("rn", "m"), ("vv", "w"))
"""Letters that together pass for another one."""


SHORTEST = 2
LONGEST = 20
"""Characters of a name."""

DELETED = "deleted"
"""What stands in the place of a name whose account is no more."""

_SPOKEN = messages.LANGUAGES
_MARKS = " -_."
_BLANK = "\u115f\u1160"
"""Letters that show nothing."""

_EASTERN = {"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"}
"""Scripts that are written side by side."""

_OFFICES = (
    *("admin", "administrator", "administrateur", "moderator", "modérateur", "modératrice", "mod"),
    *("root", "system", "système", "server", "maison", "tantrix", "staff", "support", "official"),
    *("administrador", "administradora", "moderatorin", "moderador", "moderadora", "servidor"),
    *("robot", "bot", "computer", "ordinateur", "guest", "invité", "visitor", "visiteur"),
    *("nobody", "anonymous", "everybody", DELETED, "null", "none", "undefined"),
)
"""Words of which no name may consist, alone or with a number, and which no name may have in it."""


def clean(text: str) -> str:
    """Return a name as it is kept: composed letters, single spaces.

    Raises `TantrixError`: `bad.name` with a `reason`, one of `length`, `letters`, `scripts`,
    `marks` (it begins or ends with one that is no letter or digit), `reserved`.
    """
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise _bad("length", shortest=SHORTEST, longest=LONGEST)
    if not all(one in _MARKS or _is_letter(one) for one in name):
        raise _bad("letters")
    if len({_script(one) for one in name if one.isalpha()}) > 1:
        raise _bad("scripts")
    if name[0] in _MARKS or (name[-1] in _MARKS and name[-1] != "."):
        raise _bad("marks")
    if is_reserved(name):
        raise _bad("reserved")
    return name


def given(number: int, lang: str = "en") -> str:
    """Return the name that the server gives to a guest who speaks a language."""
    return f"{messages.say('people.guest', lang=lang)} {number}"


def is_given(name: str) -> bool:
    """Tell whether a name is one that the server gives, in whatever language."""
    words = "|".join(messages.say("people.guest", lang=lang) for lang in _SPOKEN)
    return re.fullmatch(rf"(?:{words}) \d+", name) is not None


def folded(name: str) -> str:
    """Return a name without regard to capitals, by which people log in."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def skeleton(name: str) -> str:
    """Return what all names that look alike have in common: plain letters alone."""
    apart = "".join(map(_plain, unicodedata.normalize("NFKD", name)))
    plain = "".join(LIKE.get(one, one) for one in apart.casefold())
    for pair, one in LIKE_TOGETHER:
        plain = plain.replace(pair, one)
    return plain


def _plain(one: str) -> str:
    """Return the letter or digit for which a character passes, none for one that is no such."""
    if one in LIKE:
        return LIKE[one]
    if one.isascii() and (one.isalnum() or one in _MARKS):
        return one if one.isalnum() else ""
    return _alike().get(one, one if one.isalnum() else "")


@cache
def _alike() -> Mapping[str, str]:
    """Return the characters of all scripts that pass for a plain letter or digit [UTS 39].

    The table is loaded when the first name is looked at that has another one.
    """
    from confusable_homoglyphs.confusables import confusables_data

    return {
        one: like["c"]
        for one, likes in confusables_data.items()
        for like in likes
        if like["c"].isascii() and like["c"].isalnum()
    }


def _bad(reason: str, **more: int) -> TantrixError:
    return TantrixError("bad.name", reason=reason, **more)


def _is_letter(one: str) -> bool:
    """Tell whether a character is a letter that shows, or a digit."""
    return unicodedata.category(one) in {"Lu", "Ll", "Lo", "Nd"} and one not in _BLANK


def _script(letter: str) -> str:
    """Return the script of a letter, by the first word of its name."""
    script = unicodedata.name(letter, "").partition(" ")[0]
    return "CJK" if script in _EASTERN else script


@cache
def _reserved() -> frozenset[str]:
    """Return how the words and names look that belong to the server and to its robots."""
    levels = {level for levels in ROBOTS.values() for level in levels}
    robots = [messages.say(f"robot.{name}", lang=lang) for name in levels for lang in _SPOKEN]
    guests = [messages.say("people.guest", lang=lang) for lang in _SPOKEN]
    return frozenset(map(skeleton, (*_OFFICES, *levels, *robots, *guests)))


def is_reserved(name: str) -> bool:
    """Tell whether a name says that somebody is of the server, or one of its robots."""
    words = [re.sub(r"\d+$", "", word) for word in re.split(r"[ \-_.]+", name)]
    plain = map(skeleton, (name, re.sub(r"[\d \-_.]+$", "", name), *words))
    return any(word in _reserved() for word in plain)


def clean_name(text: str, field: str) -> str:
    """Return a name as it is shown: composed letters, single spaces, nothing invisible.

    Raises `TantrixError` `bad.message` with the `field` in which the name stands.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if any(unicodedata.category(letter).startswith("C") for letter in name):
        raise TantrixError(
            "bad.message", field=field, why="Expected `str` without control or invisible characters"
        )
    return name
