"""On what terms people play at a table: who may see it, what it counts for, how long they have."""

from __future__ import annotations

from typing import Literal

import msgspec

from tantrix.ratings.games import KINDS

Kind = Literal["private", "unranked", "ranked", "masters", "doubles"]
"""Private tables are in nobody's list but that of those who sit there."""

WAIT_S = 300
"""How long those who are away are waited for, if nothing else is agreed [W]."""


class TableOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What those who sit down together agree to.

    `room` is the room of the lobby in which they met. Whoever watches sees everything `delay_s`
    seconds late, and before the end nothing at all unless `watch`. With `days`, each has so many
    for a turn, and nobody needs to be there; else one who is away may be replaced after `wait_s`.
    """

    kind: Kind = "private"
    room: str | None = None
    watch: bool = True
    delay_s: int = 0
    days: int | None = None
    wait_s: int = WAIT_S

    @property
    def counts(self) -> bool:
        """Whether the game counts for a ranking."""
        return self.kind in KINDS
