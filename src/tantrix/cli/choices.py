"""What a person at the terminal may mean: a tile, a place, or a whole placement."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import chain, product
from string import ascii_lowercase
from typing import Protocol

from tantrix.rules.core.errors import IllegalAction, NotationError, Refusal, TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES

_TILE = re.compile(r"[0-9]{1,4}")
_PLACE = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})")
_FILL = re.compile(r"^f\s*(?=[0-9])", re.IGNORECASE)
_GAP = re.compile(r"\s*([@,:=])\s*")


Parse = Callable[[str], Placement]
"""Reads a placement; a `NotationError` with the reason `rotation_missing` leaves a choice."""


class Playable(Protocol):
    """A state of some game, as far as choosing a placement needs it."""

    @property
    def player(self) -> int:
        """The player to act."""

    @property
    def hands(self) -> Sequence[Sequence[int]]:
        """The tiles that each player holds."""

    def legal_placements(self) -> list[Placement]:
        """Return the legal placements."""

    def refusals(self, placement: Placement, /) -> tuple[Refusal, ...]:
        """Return every reason why a placement cannot be made."""


def normal(words: str) -> str:
    """Return a placement as it is written, where a person left spaces: `7 2,-2` is `7@2,-2`."""
    tile, *rest = _GAP.sub(r"\1", _FILL.sub("F", words.strip())).split()
    return "@".join([tile, ":".join(rest)]) if rest else tile


def whole(text: str, parse: Parse) -> Placement | None:
    """Return the placement that `text` tells wholly, None where it leaves a choice.

    Raises `NotationError` where it can mean nothing.
    """
    if _TILE.fullmatch(text) or _PLACE.fullmatch(text):
        return None
    try:
        return parse(text)
    except NotationError as error:
        if error.params["reason"] == "rotation_missing":
            return None
        raise


def meant(text: str, state: Playable, held: Collection[int], parse: Parse) -> list[Placement]:
    """Return the legal placements that `text` leaves to choose from, at least one.

    `held` are the tiles of which one may be laid. Raises `TantrixError` with the reason where there
    is none.
    """
    legal = state.legal_placements()
    if _TILE.fullmatch(text):
        tile = int(text)
        return [p for p in legal if p.tile == tile] or _refuse_tile(tile, held)
    place = place_of(text)
    if place:
        tries = [Placement(tile, *place, turn) for tile in held for turn in range(6)]
        return [p for p in legal if p.hex == place] or _refuse_all(state, tries)
    tries = [parse(f"{text}:{rotation}") for rotation in range(6)]
    return [p for p in tries if p in legal] or _refuse_all(state, tries)


def place_of(text: str) -> Hex | None:
    """Return the place that `text` tells, such as `2,-2`, or None."""
    place = _PLACE.fullmatch(text)
    return Hex(int(place[1]), int(place[2])) if place else None


def labels() -> Iterator[str]:
    """Yield short names for what can be chosen: a, b, ... z, aa, ab, ..."""
    pairs = ("".join(pair) for pair in product(ascii_lowercase, repeat=2))
    return chain(ascii_lowercase, pairs)


def by_tile(placements: Iterable[Placement]) -> dict[int, list[Placement]]:
    """Return placements by their tile."""
    found: dict[int, list[Placement]] = {}
    for placement in sorted(placements):
        found.setdefault(placement.tile, []).append(placement)
    return found


def _refuse_tile(tile: int, held: Collection[int]) -> list[Placement]:
    """Raise the reason why a tile cannot be laid at all."""
    if tile not in TILES:
        raise TantrixError("illegal.no_such_tile", tile=tile)
    if tile not in held:
        raise TantrixError("illegal.tile_not_in_hand", tile=tile)
    raise TantrixError("cli.play.tile_nowhere", tile=tile)


def _refuse_all(state: Playable, tries: list[Placement]) -> list[Placement]:
    """Raise the reasons against that one of several placements which comes nearest to the rules."""
    if not tries:
        raise TantrixError("cli.play.how")
    reasons = [state.refusals(placement) for placement in tries]
    raise IllegalAction(min(reasons, key=_distance))


def _distance(reasons: Sequence[Refusal]) -> tuple[bool, int]:
    """Return how far a placement is from the rules; colours that do not match are the farthest."""
    return any(reason.id == "illegal.mismatch" for reason in reasons), len(reasons)
