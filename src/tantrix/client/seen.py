"""Tables and rooms as a program sees them: what the server has sent, and what follows from it."""

from __future__ import annotations

from typing import Any

import msgspec

from tantrix.client.generated import GameView, OfferView, ResultView, RoomView

Json = dict[str, Any]
"""A JSON object."""


class Seen(msgspec.Struct, frozen=True):
    """A table as it stands at a version; `you` are the players that you move.

    `offer` is one that you are to answer, None where there is none. `more` is the message of the
    server as it came.

    >>> import msgspec, tantrix
    >>> from tantrix.client import Seen
    >>> from tantrix.client.generated import GameView
    >>> from tantrix.notation.serializers import view
    >>> shown = msgspec.convert(view(tantrix.new_game(seed=1)), GameView)
    >>> seen = Seen("t1", version=1, view=shown, you=(1,), result=None, offer=None, more={})
    >>> seen.your_turn, seen.actions[0]
    (True, '5@0,0:0')
    """

    table: str
    version: int
    view: GameView
    you: tuple[int, ...]
    result: ResultView | None
    offer: OfferView | None
    more: Json

    @property
    def your_turn(self) -> bool:
        """Whether one of your players is to act."""
        return self.result is None and self.view.player in self.you

    @property
    def actions(self) -> list[str]:
        """What can be done now: codes of placements, then names of steps."""
        return [*self.view.legal, *(self.view.steps or ())]


class RoomSeen(msgspec.Struct, frozen=True):
    """A room as it stands; `slot` is your seat, None where you have none.

    >>> import msgspec
    >>> from tantrix.client.generated import RoomSettings, RoomSettingsInput, RoomView, SlotView
    >>> from tantrix.client.seen import RoomSeen
    >>> terms = msgspec.convert(RoomSettingsInput(), RoomSettings, from_attributes=True)
    >>> empty = SlotView(colour="Y", kind="open", name="", level=None, ready=False, here=False)
    >>> ann = SlotView(colour="R", kind="person", name="Ann", level=None, ready=False, here=True)
    >>> room = RoomView(
    ...     id="r1", name="Ann's", host="Ann", status="seating", private=False, terms=terms,
    ...     seats=1, slots=[ann, empty], games=0, table=None, review=None,
    ...     created="2026-01-04T10:00:00Z",
    ... )
    >>> RoomSeen(room, slot=0).wanted, RoomSeen(room, slot=None).wanted
    (True, False)
    """

    room: RoomView
    slot: int | None

    @property
    def wanted(self) -> bool:
        """Whether the room waits for you to be ready."""
        return self.slot is not None and not self.room.slots[self.slot].ready


def free_slots(room: RoomView) -> list[int]:
    """Return the seats of a room that nobody has.

    >>> import msgspec
    >>> from tantrix.client.generated import RoomSettings, RoomSettingsInput, RoomView, SlotView
    >>> from tantrix.client.seen import free_slots
    >>> terms = msgspec.convert(RoomSettingsInput(), RoomSettings, from_attributes=True)
    >>> empty = SlotView(colour="Y", kind="open", name="", level=None, ready=False, here=False)
    >>> ann = SlotView(colour="R", kind="person", name="Ann", level=None, ready=False, here=True)
    >>> room = RoomView(
    ...     id="r1", name="Ann's", host="Ann", status="seating", private=False, terms=terms,
    ...     seats=1, slots=[ann, empty], games=0, table=None, review=None,
    ...     created="2026-01-04T10:00:00Z",
    ... )
    >>> free_slots(room)
    [1]
    """
    return [number for number, slot in enumerate(room.slots) if slot.kind == "open"]
