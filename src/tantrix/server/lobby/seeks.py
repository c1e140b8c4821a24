"""Seeks as values: who looks for a game, which two fit together, and who gets which colour."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, NamedTuple, get_args

import msgspec

from tantrix.server.lobby.room_settings import Kind, RoomSettings, SlotColour
from tantrix.server.web.allowed import misplaced, not_among
from tantrix.server.web.cookies import Person
from tantrix.server.web.protocol import Letter

COLOURS: tuple[Letter, ...] = ("R", "Y", "B", "G")

QUICK = RoomSettings(minutes=15)
"""What two play who only want to play: the clock of online tournaments [W]."""

Wishes = Annotated[tuple[Letter, ...], msgspec.Meta(max_length=2)]
"""The colours that somebody would like, the best first."""


class Seek(NamedTuple):
    """Somebody who looks for an opponent by terms for two.

    With `quick` any unranked live game of Strategy will do, whatever its clock.
    """

    id: str
    person: Person
    terms: RoomSettings
    wishes: tuple[Letter, ...]
    quick: bool
    since_ms: int


def checked(terms: RoomSettings) -> RoomSettings:
    """Return terms that two can seek.

    Raises `TantrixError` `bad.message` with the `field` and `why`.
    """
    kinds = [kind for kind in get_args(Kind) if kind not in {"doubles", "review"}]
    if terms.kind not in kinds:
        raise not_among("terms.kind", terms.kind, kinds)
    if terms.teams is not None:
        raise misplaced("terms.teams", terms.teams)
    if terms.players != 2:
        raise not_among("terms.players", terms.players, [2])
    return terms


def common(one: Seek, other: Seek) -> RoomSettings | None:
    """Return by which terms two can play, None where what they seek does not fit."""
    if one.person.id == other.person.id:
        return None
    if one.quick and _easy(other.terms):
        return other.terms
    if other.quick and _easy(one.terms):
        return one.terms
    return one.terms if one.terms == other.terms else None


def partner(
    seek: Seek, others: Iterable[Seek], may: Callable[[Person, Person], bool]
) -> tuple[Seek, RoomSettings] | None:
    """Return the oldest seek that fits a new one, and the terms; `may` tells who plays together."""
    for other in sorted(others, key=lambda one: one.since_ms):
        terms = common(other, seek)
        if terms is not None and may(other.person, seek.person):
            return other, terms
    return None


def colours(one: Seek, other: Seek) -> tuple[SlotColour, SlotColour]:
    """Return the colours of two [S4].

    Each gets the first wish; where both have the same one, who sought first keeps it and the other
    gets the second. Who has no wish takes what the other leaves.
    """
    first = next(iter(one.wishes), None)
    second = next((wish for wish in other.wishes if wish != first), None)
    if first is None:
        first = _first_but(second)
    return first, _first_but(first) if second is None else second


def _first_but(taken: Letter | None) -> Letter:
    """Return the first colour that is not taken."""
    return next(colour for colour in COLOURS if colour != taken)


def _easy(terms: RoomSettings) -> bool:
    """Tell whether somebody who only wants to play is glad of a game by these terms."""
    return not terms.ranked and terms.live and terms.game == "strategy"
