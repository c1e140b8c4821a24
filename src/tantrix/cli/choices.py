"""What a person at the terminal may mean: a tile, a place, or a whole placement."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, product
from string import ascii_lowercase

from tantrix.core.errors import IllegalAction, NotationError, Refusal, TantrixError
from tantrix.core.hexes import Hex
from tantrix.core.placements import Placement
from tantrix.core.tiles import TILES
from tantrix.games.strategy import StrategyState
from tantrix.notation.moves import parse_human

_TILE = re.compile(r"[0-9]{1,4}")
_PLACE = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})")
_FILL = re.compile(r"^f\s*(?=[0-9])", re.IGNORECASE)
_GAP = re.compile(r"\s*([@,:=])\s*")


def normal(words: str) -> str:
    """Return a placement as it is written, where a person left spaces: `7 2,-2` is `7@2,-2`."""
    tile, *rest = _GAP.sub(r"\1", _FILL.sub("F", words.strip())).split()
    return "@".join([tile, ":".join(rest)]) if rest else tile


def whole(state: StrategyState, text: str) -> Placement | None:
    """Return the placement that `text` tells wholly, None where it leaves a choice.

    Raises `NotationError` where it can mean nothing.
    """
    if _TILE.fullmatch(text) or _PLACE.fullmatch(text):
        return None
    try:
        return parse_human(state, text)[0]
    except NotationError as error:
        if error.params["reason"] == "rotation_missing":
            return None
        raise


def meant(state: StrategyState, text: str) -> list[Placement]:
    """Return the legal placements that `text` leaves to choose from, at least one.

    Raises `TantrixError` with the reason where there is none.
    """
    legal = state.placements()
    if _TILE.fullmatch(text):
        tile = int(text)
        return [p for p in legal if p.tile == tile] or _refuse_tile(state, tile)
    place = _PLACE.fullmatch(text)
    if place:
        at = Hex(int(place[1]), int(place[2]))
        return [p for p in legal if p.hex == at] or _refuse_place(state, at)
    tries = [parse_human(state, f"{text}:{rotation}")[0] for rotation in range(6)]
    return [p for p in tries if p in legal] or _refuse_all(state, tries)


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


def _refuse_tile(state: StrategyState, tile: int) -> list[Placement]:
    """Raise the reason why a tile cannot be laid at all."""
    if tile not in TILES:
        raise TantrixError("illegal.no_such_tile", tile=tile)
    if tile not in state.hands[state.player]:
        raise TantrixError("illegal.tile_not_in_hand", tile=tile)
    raise TantrixError("cli.play.tile_nowhere", tile=tile)


def _refuse_place(state: StrategyState, at: Hex) -> list[Placement]:
    """Raise the reason why nothing can be laid at a place."""
    tries = [Placement(t, *at, k) for t in state.hands[state.player] for k in range(6)]
    return _refuse_all(state, tries)


def _refuse_all(state: StrategyState, tries: list[Placement]) -> list[Placement]:
    """Raise the reasons against that one of several placements which comes nearest to the rules."""
    reasons = [state.refusals(placement) for placement in tries]
    raise IllegalAction(min(reasons, key=_distance))


def _distance(reasons: Sequence[Refusal]) -> tuple[bool, int]:
    """Return how far a placement is from the rules; colours that do not match are the farthest."""
    return any(reason.id == "illegal.mismatch" for reason in reasons), len(reasons)
