"""The lobby as it is told: no id of a person ever leaves the server."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Literal

from tantrix.server.auth.online import OnlinePresence
from tantrix.server.lobby.messages import PresentView, RoomView, SeekView, SlotView, YouView
from tantrix.server.lobby.rooms import RoomState, Slot
from tantrix.server.lobby.seeks import Seek
from tantrix.server.web.cookies import form as form_of
from tantrix.server.web.times import iso


def room(state: RoomState, here: Collection[str]) -> RoomView:
    """Return a room as it is told; `here` are the persons in it."""
    return RoomView(
        id=state.id,
        name=state.name,
        host=state.host_name,
        status=state.status,
        private=state.private,
        terms=state.terms,
        seats=state.terms.seats,
        slots=[_slot(slot, here) for slot in state.slots],
        games=state.games,
        table=None if state.game is None else state.game.table,
        review=state.review or None,
        created=iso(state.created_ms),
    )


def here(state: RoomState, present: Collection[str]) -> list[bool]:
    """Return on which slots somebody is there; robots always are."""
    return [slot.level is not None or slot.person in present for slot in state.slots]


def you(state: RoomState, person: str) -> YouView:
    """Return what a room is to a person."""
    slot = state.slot_of(person)
    inside = slot is not None or person == state.host
    key = f"?key={state.key}" if state.private else ""
    return YouView(
        slot=slot,
        host=person != "" and person == state.host,
        playing=person in state.players,
        link=f"/room/{state.id}{key}" if inside or not state.private else None,
    )


def seek(one: Seek) -> SeekView:
    """Return a seek as it is told."""
    return SeekView(one.id, form_of(one.person), one.terms, one.wishes, one.quick)


def people(
    presence: OnlinePresence, persons: Iterable[str], rooms: Collection[RoomState]
) -> list[PresentView]:
    """Return those who are on, and where: of private rooms, not in which."""
    hidden = {
        place
        for room in rooms
        if room.private
        for place in (room.id, room.game.table if room.game is not None else "")
    }
    present = []
    for one in persons:
        person, place = presence.person(one), presence.place(one)
        if person is not None and place is not None:
            at = None if place.id in hidden else place.id or None
            present.append(PresentView(form_of(person), place.kind, at))
    return present


def _slot(slot: Slot, present: Collection[str]) -> SlotView:
    """Return a slot as it is told: not whose id sits there."""
    kind: Literal["open", "person", "robot"] = "person" if slot.person else "open"
    if slot.level is not None:
        kind = "robot"
    there = kind == "robot" or (kind == "person" and slot.person in present)
    return SlotView(slot.colour, kind, slot.name, slot.level, slot.ready, there)
