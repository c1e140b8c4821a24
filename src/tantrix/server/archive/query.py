"""What somebody seeks in the archive, as the parameters of an address tell it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Any

from tantrix.rules.core.errors import TantrixError
from tantrix.server.archive.finished_games import Sought
from tantrix.server.archive.repository import known_as

LONGEST_NAME = 60

KINDS = ("private", "unranked", "ranked", "masters", "doubles")
GAMES = ("strategy", "solitaire", "gobble", "mindgame")
RESULTS = ("won", "lost", "tied", "resigned", "deadlock")
"""Of the player who is sought, or else of the game: then it is not won or lost."""

LARGEST = 2**31 - 1


def sought(told: Mapping[str, str]) -> Sought:
    """Return what is sought; empty parameters seek nothing.

    Days are those of UTC, both ends included. Raises `TantrixError` `bad.message` with the `field`
    that is unknown, or cannot have this value.
    """
    wanted: dict[str, Any] = {}
    for name, text in told.items():
        if name not in _READ:
            raise TantrixError("bad.message", field=name)
        if text.strip():
            wanted[_FIELDS.get(name, name)] = _read(name, text.strip())
    if wanted.get("result") in {"won", "lost"} and "player" not in wanted:
        raise TantrixError("bad.message", field="player")
    return Sought(**wanted)


def _read(name: str, text: str) -> object:
    """Return the value of a parameter."""
    try:
        return _READ[name](text)
    except (ValueError, OverflowError):
        raise TantrixError("bad.message", field=name) from None


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


def _number(least: int, most: int) -> Callable[[str], int]:
    """Return the reading of a whole number within bounds, in plain digits."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 12):
            raise ValueError(text)
        number = int(text)
        if not least <= number <= most:
            raise ValueError(text)
        return number

    return read


def _one_of(words: tuple[str, ...]) -> Callable[[str], str]:
    """Return the reading of one of some words."""

    def read(text: str) -> str:
        if text not in words:
            raise ValueError(text)
        return text

    return read


_FIELDS = {"from": "from_ms", "to": "until_ms"}
_READ: Mapping[str, Callable[[str], object]] = {
    "player": _name,
    "opponent": _name,
    "from": _day_ms,
    "to": _day_end_ms,
    "result": _one_of(RESULTS),
    "min_score": _number(0, 1000),
    "opening": _number(1, 56),
    "kind": _one_of(KINDS),
    "game": _one_of(GAMES),
    "before": _number(0, LARGEST),
}
