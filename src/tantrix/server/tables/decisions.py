"""What a Controller of a tournament may decide at a table."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

Void = Literal["entered", "cancelled", "unneeded"]
"""Why a game of a tournament ends without counting at its table: its result was entered elsewhere,
the tournament was cancelled, or the match is decided and the game not needed any more."""


class TableRuling(msgspec.Struct, frozen=True, kw_only=True, tag_field="decision", tag="ruling"):
    """A Controller ends the game: by the scores as they stand, as a tie, or by default of a side.

    It may also be over because neither side came (`absent`), or be void (`Void`): what is on the
    board then counts nothing. `tenths` are what the first of two sides is given of the
    200, where that is not what follows from how the game ends; then penalties for time are not
    counted any more. `out` is the side that loses by default.
    """

    ends: Literal["scores", "tie", "default", "absent"] | Void
    out: int | None = None
    tenths: int | None = None

    @property
    def told(self) -> bool:
        """Whether the tournament knows already what the game counts as."""
        return self.tenths is not None or self.ends == "absent" or self.void

    @property
    def void(self) -> bool:
        """Whether what is on the board counts nothing."""
        return self.ends in get_args(Void)

    @property
    def unplayed(self) -> bool:
        """Whether the game counts nothing anywhere, not even by a result that was entered."""
        return self.void and self.ends != "entered"


class Hold(msgspec.Struct, frozen=True, tag_field="decision", tag="hold"):
    """A Controller stops the clock and the game, until there is a `Release`."""


class Release(msgspec.Struct, frozen=True, tag_field="decision", tag="release"):
    """A Controller lets the game go on."""


Decision = TableRuling | Hold | Release
"""What a Controller decides at a table."""
