"""What the games for one player share in the server."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tantrix.server.tables.config import Seat, SeatInput, seats_of
from tantrix.server.tables.messages import Pace
from tantrix.server.web.protocol import Input


class NewSolo(Input, frozen=True, kw_only=True):
    """A table for one to be made: a person, or a robot to be watched."""

    seats: Annotated[list[SeatInput], msgspec.Meta(min_length=1, max_length=1)]
    pace: Pace = "human"

    def seated(self) -> tuple[Seat, ...]:
        """Return the seats; raises `TantrixError` `bad.message`."""
        game = str(self.__struct_config__.tag)
        return seats_of(self.seats, game)
