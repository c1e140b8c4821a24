"""A room as a value: who sits where by which terms. Whatever is done makes the next one.

What cannot be done raises a `TantrixError` of the family `lobby`, and leaves the room as it was.
Only what can be told from the room alone is refused here: who may come in, and who is busy
elsewhere, the `lobby` knows.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Collection
from typing import Literal, get_args

import msgspec
from msgspec.structs import replace

from tantrix.rules.core.errors import TantrixError
from tantrix.server.lobby.room_settings import Kind, RoomSettings, SlotColour, check_level
from tantrix.server.moderation.lines import cleaned, has_link
from tantrix.server.tables.seating import Refusals, Seating, SeatState
from tantrix.server.web.allowed import not_among
from tantrix.server.web.cookies import Person

REMEMBERED = 20
"""How many messages a room remembers that it has done."""

REFUSALS = Refusals(
    taken="lobby.slot_taken",
    missing="lobby.no_slot",
    full="lobby.room_full",
    unseated="lobby.no_seat",
    host_only="lobby.host",
)

Status = Literal["seating", "playing", "over", "review"]


class Slot(SeatState, frozen=True, kw_only=True, omit_defaults=True):
    """A coloured slot. `ready` says that the person wants the next game by the terms as they are.

    A `member` may play games that count.
    """

    colour: SlotColour
    member: bool = False
    country: str | None = None

    def emptied(self) -> Slot:
        return Slot(colour=self.colour)

    def with_robot(self, level: str) -> Slot:
        """Return the slot with a robot."""
        return Slot(colour=self.colour, name=level, level=level, ready=True)


class RoomGame(msgspec.Struct, frozen=True):
    """The game of a room, now or last: its table, the persons who play, and whether it is over."""

    table: str
    persons: tuple[str, ...]
    over: bool = False


class RoomState(msgspec.Struct, frozen=True, kw_only=True):
    """A room after `version` changes. `key` is the secret of the link of a private room.

    `admitted` came by the link or an invitation, `invited` have not answered theirs; `answers` are
    the messages done lately, each with the version that it led to; `review` is that of `finished`.
    """

    id: str
    name: str
    host: str
    host_name: str
    terms: RoomSettings
    slots: tuple[Slot, ...]
    private: bool
    key: str
    created_ms: int
    version: int = 1
    game: RoomGame | None = None
    games: int = 0
    review: str = ""
    admitted: tuple[str, ...] = ()
    invited: tuple[str, ...] = ()
    closed: bool = False
    answers: tuple[tuple[str, int], ...] = ()

    @property
    def status(self) -> Status:
        """Where the room stands."""
        if self.terms.kind == "review":
            return "review"
        if self.game is None:
            return "seating"
        return "over" if self.game.over else "playing"

    @property
    def seating(self) -> Seating[Slot]:
        """Who sits where, by the rules of sitting down."""
        return Seating(self.slots, self.terms.seats, REFUSALS)

    @property
    def taken(self) -> list[Slot]:
        """The slots that somebody has."""
        return self.seating.taken

    @property
    def persons(self) -> list[str]:
        """The persons who have a slot."""
        return [slot.person for slot in self.slots if slot.person]

    @property
    def players(self) -> tuple[str, ...]:
        """The persons in the game that goes on, none where none does."""
        return self.game.persons if self.game is not None and not self.game.over else ()

    @property
    def finished(self) -> str:
        """The table of the game that can be looked at together, empty where there is none."""
        over = self.game is not None and self.game.over
        return self.terms.review or (self.game.table if self.game is not None and over else "")

    def slot_of(self, person: str) -> int | None:
        """Return the slot that a person has; nobody has none, not the free ones."""
        return self.seating.seat_of(person)

    def admits(self, person: str) -> bool:
        """Tell whether a person may see the room."""
        known = (self.host, *self.admitted, *self.invited, *self.persons, *self.players)
        return not self.private or (person != "" and person in known)

    def done(self, client_id: str) -> int | None:
        """Return the version that a message led to, None where it has not been done."""
        return dict(self.answers).get(client_id)


def new_room(
    person: Person, name: str, terms: RoomSettings, at_ms: int, *, private: bool
) -> RoomState:
    """Return a room that a person opens; ids and keys cannot be guessed."""
    return RoomState(
        id=secrets.token_hex(8),
        name=name,
        host=person.id,
        host_name=person.name,
        terms=terms,
        slots=tuple(Slot(colour=colour) for colour in terms.colours),
        private=private,
        key=secrets.token_urlsafe(12),
        created_ms=at_ms,
    )


def with_answer(room: RoomState, client_id: str | None) -> RoomState:
    """Return the next version of a room, which remembers the message that led to it."""
    version = room.version + 1
    done = ((client_id, version),) if client_id else ()
    return replace(room, version=version, answers=(*room.answers, *done)[-REMEMBERED:])


# --- seats ---------------------------------------------------------------------------------------


def sit(room: RoomState, person: Person, number: int) -> RoomState:
    """Seat a person on a slot; who has another one there changes over."""
    refuse_play(room)
    refuse_kind(room.terms, person)
    slot = room.seating.at(number)
    if slot.person == person.id:
        return room
    member, country = person.kind == "member", person.country
    taken = Slot(
        colour=slot.colour,
        person=person.id,
        name=person.name,
        ready=True,
        member=member,
        country=country,
    )
    return admit(_seated(room, room.seating.sit(number, taken)), person.id)


def stand(room: RoomState, person: str) -> RoomState:
    """Free the slot of a person. In a ranked game that goes on everybody stays seated."""
    room.seating.own(person)
    if room.terms.ranked and person in room.players:
        raise TantrixError("lobby.playing")
    return _seated(room, room.seating.stand(person))


def set_robot(room: RoomState, person: str, number: int, level: str | None) -> RoomState:
    """Have the host put a robot on a slot, or take one away."""
    refuse_others(room, person)
    refuse_play(room)
    seating = room.seating
    slot = seating.at(number)
    if level is None:
        return _seated(room, seating.set_robot(number, None, room.persons))
    if not slot.person:
        check_level(room.terms, level)
    return _seated(room, seating.set_robot(number, slot.with_robot(level), room.persons))


def remove(room: RoomState, person: str, number: int) -> RoomState:
    """Have the host free the slot of somebody else."""
    refuse_others(room, person)
    slot = room.seating.at(number)
    if slot.person == person or slot.free:
        raise TantrixError("lobby.no_slot")
    return set_robot(room, person, number, None) if slot.level else stand(room, slot.person)


def ready(room: RoomState, person: str, after: int) -> RoomState:
    """Have a person want the next game, after so many games; for one that has begun: no change."""
    room.seating.own(person)
    if after < room.games:
        return room
    refuse_play(room)
    return _seated(room, room.seating.set_ready(person, ready=True))


# --- what the host does --------------------------------------------------------------------------


def change_terms(room: RoomState, person: str, terms: RoomSettings) -> RoomState:
    """Have the host change the terms; everybody else must want the game anew.

    Who has a slot keeps one of the same colour if there is one, as long as the seats last.
    """
    refuse_others(room, person)
    refuse_play(room)
    if (terms.kind == "review") != (room.terms.kind == "review"):
        kinds = [kind for kind in get_args(Kind) if (kind == "review") == (terms.kind != "review")]
        raise not_among("terms.kind", terms.kind, kinds)
    slots = [Slot(colour=colour) for colour in terms.colours]
    for slot in room.taken[: terms.seats]:
        number = next((n for n, s in enumerate(slots) if s.free and s.colour == slot.colour), None)
        if number is not None and _suits(terms, slot):
            slots[number] = replace(slot, ready=slot.level is not None or slot.person == person)
    return replace(room, terms=terms, slots=tuple(slots), review="")


def hand_over(room: RoomState, person: str, number: int) -> RoomState:
    """Have the host make somebody else with a slot the host."""
    refuse_others(room, person)
    return _with_host(room, room.seating.at(number))


def rename(room: RoomState, person: Person, name: str) -> RoomState:
    """Have the host give the room another name."""
    refuse_others(room, person.id)
    return replace(room, name=clean_title(person, name))


def clean_title(person: Person, name: str) -> str:
    """Return the name of a room as it is shown, under the rules of what may be said."""
    title = cleaned(name)
    if person.kind == "guest" and has_link(title):
        raise TantrixError("chat.link")
    return title


def with_name_of(room: RoomState, person: Person) -> RoomState:
    """Return the room in which a person has the name of now."""
    number = room.slot_of(person.id)
    if number is not None:
        now = {"name": person.name, "country": person.country}
        room = _seated(room, room.seating.put(number, replace(room.slots[number], **now)))
    host = person.name if person.id == room.host else room.host_name
    return replace(room, host_name=host)


def forgotten(room: RoomState, person: Person) -> RoomState:
    """Return the room in which nothing tells the name that a person had before."""
    names = {slot.name for slot in room.slots if slot.person == person.id}
    if room.host == person.id:
        names.add(room.host_name)
    title = room.name
    for name in names:
        title = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", person.name, title)
    return replace(with_name_of(room, person), name=title)


def leave(room: RoomState, person: str, present: Collection[str] = ()) -> RoomState:
    """Have a person leave for good; a host who leaves hands over to somebody with a slot.

    Who is `present` comes first; where nobody is left, the room is closed.
    """
    if room.slot_of(person) is not None:
        room = stand(room, person)
    gone = replace(room, invited=tuple(one for one in room.invited if one != person))
    return gone if person != room.host else handed_on(gone, present)


def handed_on(room: RoomState, present: Collection[str]) -> RoomState:
    """Return the room with the next host, or closed where there is nobody."""
    others = [slot for slot in room.slots if slot.person and slot.person != room.host]
    others.sort(key=lambda slot: slot.person not in present)
    if others:
        return _with_host(room, others[0])
    return room if room.players else replace(room, closed=True)


def close(room: RoomState, person: str) -> RoomState:
    """Have the host close the room."""
    refuse_others(room, person)
    refuse_play(room)
    return replace(room, closed=True)


def invite(room: RoomState, person: str, guest: str, most: int) -> RoomState:
    """Have somebody with a slot, or the host, invite a person."""
    if person != room.host and room.slot_of(person) is None:
        raise TantrixError("lobby.no_seat")
    if len(room.invited) >= most:
        raise TantrixError("lobby.invitations", most=most)
    known = guest in room.persons or guest in room.invited
    return room if known else replace(room, invited=(*room.invited, guest))


def opens(room: RoomState, key: str) -> bool:
    """Tell whether a key is that of the link."""
    return secrets.compare_digest(room.key.encode(), key.encode())


def admit(room: RoomState, person: str) -> RoomState:
    """Let a person see the room from now on, as the link says; an invitation is taken."""
    room = decline(room, person)
    if not room.private or person in room.admitted:
        return room
    return replace(room, admitted=(*room.admitted, person))


def decline(room: RoomState, person: str) -> RoomState:
    """Take back the invitation of a person who does not want it."""
    return replace(room, invited=tuple(one for one in room.invited if one != person))


def refuse_kind(terms: RoomSettings, person: Person) -> None:
    """Refuse a visitor; in games that count, a guest too [S0]."""
    if person.kind == "visitor":
        raise TantrixError("lobby.visitor")
    if terms.ranked and person.kind != "member":
        raise TantrixError("lobby.members")


# --- parts ---------------------------------------------------------------------------------------


def _seated(room: RoomState, seating: Seating[Slot]) -> RoomState:
    return replace(room, slots=seating.seats)


def _with_host(room: RoomState, slot: Slot) -> RoomState:
    if not slot.person:
        raise TantrixError("lobby.no_slot")
    return replace(room, host=slot.person, host_name=slot.name)


def _suits(terms: RoomSettings, slot: Slot) -> bool:
    """Tell whether whoever has a slot may stay under new terms."""
    if slot.level is None:
        return slot.member or not terms.ranked
    try:
        check_level(terms, slot.level)
    except TantrixError:
        return False
    return True


def refuse_play(room: RoomState) -> None:
    """Refuse what has to wait for the end of a game; raises `TantrixError` `lobby.playing`."""
    if room.status == "playing":
        raise TantrixError("lobby.playing")


def refuse_others(room: RoomState, person: str) -> None:
    """Refuse who is not the host; raises `TantrixError` `lobby.host`."""
    room.seating.refuse_others(person, room.host)
