"""What the people at a table have agreed on, claimed, or left to robots: a part of its sheet."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from tantrix.server.tables.offers import Offers


class AgreementState(msgspec.Struct, frozen=True):
    """Who is there in which way: offers, a pause since a wall-clock time, robots that stand in.

    `stand_ins` are the levels of robots that play for people who are away, by player; `gone` the
    players who have given up, and of them `defaults` those who did not go on; `following` is the
    next table of the same people.
    """

    offers: Offers = Offers()
    paused_ms: int | None = None
    stand_ins: Mapping[int, str] = {}
    gone: frozenset[int] = frozenset()
    defaults: tuple[int, ...] = ()
    following: str | None = None

    def acted(self, player: int, *, gone: bool = False) -> AgreementState:
        """Return this after an action of a player: what was offered is no longer."""
        left = self.gone | {player} if gone else self.gone
        return replace(self, offers=self.offers.acted(player), gone=left)
