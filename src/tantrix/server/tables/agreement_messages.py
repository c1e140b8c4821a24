"""What pages are told of the people at a table: what is on offer, and who is there."""

from __future__ import annotations

from typing import Literal

import msgspec

from tantrix.server.tables.offers import What

Claim = Literal["robot", "default", "time"]
"""What may be claimed from somebody: a robot plays on, the game is lost, or scored as it stands."""


class OfferView(msgspec.Struct, frozen=True):
    """What is offered, to whom it is still to answer; a take-back leaves `moves` moves."""

    version: int
    what: What
    by: int
    waiting: tuple[int, ...]
    moves: int | None


class AgreementsView(msgspec.Struct, frozen=True):
    """How the people at a table stand to each other.

    By player: what may be offered now (`may`), and the level of a robot that stands in. `due` is
    until when the next move must come; from `late_from_ms` of used time on, of a pair where it
    shares its time, the others may have the game scored; `following` is the table of the next game.
    The game has not begun before the `awaited` players have come; `asked` is the player for whose
    time a Controller is asked to stop it; `until` is how long those, or the Controller, are waited
    for. A game that a Controller has `held` is paused until a Controller lets it go on. Whoever was
    `helped` against robots had a hint, took a turn back, or goes on from a position of another
    game.
    """

    offer: OfferView | None
    may: list[list[What]]
    paused: bool
    stand_ins: list[str | None]
    due: str | None
    late_from_ms: int | None
    following: str | None
    awaited: list[int] = msgspec.field(default_factory=list)
    asked: int | None = None
    until: str | None = None
    held: bool = False
    helped: bool = False


class SeatPresence(msgspec.Struct, frozen=True):
    """Whether a player is there, and if not since when; None where that is a robot.

    In `claim_in_ms` the others may claim what `claims` has.
    """

    here: bool | None
    away_ms: int | None = None
    claim_in_ms: int | None = None
    claims: tuple[Claim, ...] = ()


class ReviewOpened(msgspec.Struct, frozen=True, tag_field="type", tag="review"):
    """Somebody has opened a review of the game."""

    review: str


class TablePresence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is there: each player, and how many watch, those with names by name."""

    players: list[SeatPresence]
    watching: int
    watchers: list[str]
