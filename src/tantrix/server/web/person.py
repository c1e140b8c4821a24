"""Somebody at the server, as every part of it knows them."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["visitor", "guest", "member"]
"""A visitor has no account; a guest has a name, a member also a way to log in again."""

Role = Literal["player", "moderator", "admin"]
"""What somebody may do beside playing."""


class Person(msgspec.Struct, frozen=True):
    """Somebody at the server. The `id` owns what they make and never leaves the server.

    The id of a visitor is the hash of the cookie; it is empty where there is no cookie, and then
    owns nothing. The name of a visitor is empty, all others have one that is theirs alone. A `bot`
    is a program.
    """

    id: str
    name: str = ""
    kind: Kind = "visitor"
    role: Role = "player"
    country: str | None = None
    bot: bool = False


class PersonView(msgspec.Struct, frozen=True):
    """What anybody is told of somebody; that it is a program is told only of those."""

    name: str
    kind: Kind
    role: Role
    country: str | None
    bot: Literal[True] | msgspec.UnsetType = msgspec.UNSET


NOBODY = Person("")
"""Whoever asks without a cookie where none can be given."""


def form(person: Person) -> PersonView:
    """Return what anybody is told of a person."""
    bot: Literal[True] | msgspec.UnsetType = True if person.bot else msgspec.UNSET
    return PersonView(person.name, person.kind, person.role, person.country, bot)


class Ban(msgspec.Struct, frozen=True):
    """Until when somebody may not take part (milliseconds of the wall clock), and why."""

    until_ms: int
    reason: str
