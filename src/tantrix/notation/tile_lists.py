"""Hands and bags as text: `1,2,3/-/7,8` and `13,14`, `?42` or `-`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NoReturn

from tantrix.rules.core.errors import NotationError
from tantrix.rules.core.tiles import TILES

_NUMBER = re.compile(r"[1-9][0-9]?")
_SHOWN = 20


def write_tiles(tiles: Iterable[int]) -> str:
    """Return tile numbers apart by commas, `-` for none."""
    return ",".join(map(str, tiles)) or "-"


def read_tiles(text: str, used: set[int], at: int = 0) -> tuple[int, ...]:
    """Return the tiles of a list and add them to those `used`; `at` is where the list begins.

    Raises `NotationError` `bad.tiles` with `text`, `at` (offset) and the `reason`: `tile` (no
    number from 1 to 56) or `tile_twice` (the list has it already, or it was used before).
    """
    tiles = []
    for word in [] if text == "-" else text.split(","):
        tiles.append(_tile(word, used, at))
        at += len(word) + 1
    return tuple(tiles)


def write_hands(hands: Iterable[Iterable[int]]) -> str:
    """Return the hands in order of the players, apart by `/`."""
    return "/".join(map(write_tiles, hands))


def read_hands(text: str, used: set[int]) -> tuple[tuple[int, ...], ...]:
    """Return the hands, each in the order written; errors as those of `read_tiles`."""
    hands = []
    at = 0
    for part in text.split("/"):
        hands.append(read_tiles(part, used, at))
        at += len(part) + 1
    return tuple(hands)


def write_bag(bag: Sequence[int] | None, size: int) -> str:
    """Return the bag in order, the next draw first, or its size where the order is not known."""
    return f"?{size}" if bag is None and size else write_tiles(bag or ())


def read_bag(text: str, used: set[int]) -> tuple[tuple[int, ...] | None, int]:
    """Return the order of the bag, or None where it is not known, and its size.

    Errors as those of `read_tiles`, and with the reason `bag_size` where the size is not from 1
    to the number of tiles not used.
    """
    if not text.startswith("?"):
        bag = read_tiles(text, used)
        return bag, len(bag)
    match = _NUMBER.fullmatch(text, 1)
    if match is None or int(match[0]) > len(TILES) - len(used):
        _refuse(text, 0, "bag_size")
    return None, int(match[0])


def _tile(word: str, used: set[int], at: int) -> int:
    """Return the tile of a number and add it to those used."""
    tile = int(word) if _NUMBER.fullmatch(word) else 0
    if tile not in TILES:
        _refuse(word, at, "tile")
    if tile in used:
        _refuse(word, at, "tile_twice")
    used.add(tile)
    return tile


def _refuse(text: str, at: int, reason: str) -> NoReturn:
    """Refuse `text`, of which the error keeps the beginning."""
    raise NotationError("bad.tiles", text=text[:_SHOWN], at=at, reason=reason)
