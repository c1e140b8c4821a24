"""What is known of an entry: a person, a pair or a team."""

from __future__ import annotations

import msgspec


class Member(msgspec.Struct, frozen=True):
    """Somebody by name, and online by id, which leaves the server never.

    >>> from tantrix.tournaments.registrations import Member
    >>> Member(person="", name="Ann").name
    'Ann'
    """

    person: str
    name: str


class Registration(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is known of an entry: a person, a pair or a team.

    `members` are the names of a pair or of a team, in the order of the boards, reserves last.
    `preferences` are two different colours as letters, the first one first, or nothing [S4.2].
    `persons` are the ids of who plays online, which leave the server never; the `captain` of a
    team is one of them, and `invited` are those who may still join it.

    >>> from tantrix.tournaments.registrations import Registration
    >>> pair = Registration(name="The twins", members=("Ann", "Bob"), preferences="RY")
    >>> len(pair.members), pair.junior
    (2, False)
    """

    name: str
    members: tuple[str, ...] = ()
    country: str = ""
    club: str = ""
    elo: float | None = None
    games: int = 0
    ranking: float = 0.0
    preferences: str = ""
    colour_blind: bool = False
    junior: bool = False
    robot: bool = False
    persons: tuple[str, ...] = ()
    captain: str = ""
    invited: tuple[Member, ...] = ()

    def lineup(self, boards: int) -> tuple[Member, ...]:
        """Return who plays at so many boards of a team, from board 1 on, as its order stands."""
        persons = self.persons or ("",) * len(self.members)
        known = zip(persons, self.members, strict=False)
        return tuple(Member(*one) for one in known)[:boards]
