"""What somebody seeks in the archive, as the parameters of an address tell it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec

from tantrix.rules.registry import GAMES
from tantrix.server.archive.repository import Sought
from tantrix.server.db.base import RACE
from tantrix.server.tables.repository import known_as
from tantrix.server.web.allowed import not_among, unfit
from tantrix.server.web.route import Query

LONGEST_NAME = 60

KINDS = ("private", "unranked", "ranked", "masters", "doubles", "tournament")
RESULTS = ("won", "lost", "tied", "resigned", "deadlock")
"""Of the player who is sought, or else of the game: then it is not won or lost."""

LARGEST = 2**31 - 1

_Reading = tuple[Callable[[str], object], str]
"""How a text is read, which may raise `ValueError`, and what is expected of it."""


class GameSearch(Query, frozen=True, forbid_unknown_fields=True):
    """What games are sought; an empty parameter seeks nothing.

    `player` and `opponent` are names; `from` and `to` days such as `2026-11-05`, of UTC, both
    included; `result` is that of the player, or else of the game; `opening` the first tile laid;
    only games before the number `before` are found.
    """

    player: str = ""
    opponent: str = ""
    from_: str = msgspec.field(default="", name="from")
    to: str = ""
    result: str = ""
    min_score: str = ""
    opening: str = ""
    kind: str = ""
    game: str = ""
    before: str = ""


def sought(asked: GameSearch) -> Sought:
    """Return what is sought; raises `TantrixError` `bad.message` with the `field` that is wrong."""
    wanted: dict[str, Any] = {}
    for name, text in msgspec.to_builtins(asked).items():
        if text.strip():
            wanted[_FIELDS.get(name, name)] = _read(name, text.strip())
    if wanted.get("result") in {"won", "lost"} and "player" not in wanted:
        raise unfit("player", "Expected a name where `result` is `won` or `lost`")
    return Sought(**wanted)


def _read(name: str, text: str) -> object:
    """Return the value of a parameter."""
    if name in _WORDS:
        if text not in _WORDS[name]:
            raise not_among(name, text, _WORDS[name])
        return text
    read, expected = _READ[name]
    try:
        return read(text)
    except (ValueError, OverflowError):
        raise unfit(name, f"Expected {expected}") from None


def _name(text: str) -> str:
    if len(text) > LONGEST_NAME or not text.isprintable():
        raise ValueError(text)
    return known_as(text, None)


def _day_ms(text: str) -> int:
    """Return when a day such as `2026-11-05` begins."""
    day = date.fromisoformat(text)
    return round(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() * 1000)


def _day_end_ms(text: str) -> int:
    return _day_ms((date.fromisoformat(text) + timedelta(days=1)).isoformat())


def _number(least: int, most: int) -> _Reading:
    """Return the reading of a whole number within bounds, in plain digits."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 12):
            raise ValueError(text)
        number = int(text)
        if not least <= number <= most:
            raise ValueError(text)
        return number

    return read, f"`int` from {least} to {most}"


_FIELDS = {"from": "from_ms", "to": "until_ms"}
_WORDS = {"result": RESULTS, "kind": KINDS, "game": (*GAMES, RACE)}
_A_NAME = f"a name of at most {LONGEST_NAME} characters"
_A_DAY = "a day such as `2026-11-05`"
_READ: Mapping[str, _Reading] = {
    "player": (_name, _A_NAME),
    "opponent": (_name, _A_NAME),
    "from": (_day_ms, _A_DAY),
    "to": (_day_end_ms, _A_DAY),
    "min_score": _number(0, 1000),
    "opening": _number(1, 56),
    "before": _number(0, LARGEST),
}
