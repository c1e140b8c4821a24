"""Opening rooms and finding opponents in the lobby.

A seek that is matched is taken away before anything else happens, so that nobody else can have it;
if the game then cannot begin, the one who was there first is offered again.
"""

from __future__ import annotations

import secrets
from functools import partial

from msgspec.structs import replace

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.actor import client_id_of
from tantrix.server.db.base import Unreadable
from tantrix.server.lobby import rooms
from tantrix.server.lobby.actions import (
    act_now,
    check_terms,
    come_from_elsewhere,
    refuse_company,
    refuse_outsider,
)
from tantrix.server.lobby.actor import LobbyActor
from tantrix.server.lobby.messages import (
    Accept,
    Decline,
    Done,
    LobbyAction,
    Matched,
    Open,
    PlayRobot,
    Quick,
    SeekOpponent,
    TakeSeat,
    TakeSlot,
)
from tantrix.server.lobby.room_settings import RoomSettings, check_level
from tantrix.server.lobby.rooms import RoomState, Slot
from tantrix.server.lobby.seeks import QUICK, Seek, checked, colours, partner
from tantrix.server.web.cookies import Person

MOST_ROOMS = 10
"""How many open rooms one person may be the host of."""


async def act(hall: LobbyActor, person: Person, message: LobbyAction) -> Done:
    """Do what a person asks in the lobby; what was done before is only answered.

    Raises `TantrixError` where it cannot be done, and then nothing has changed.
    """
    hall.buckets.take(person.id)
    return await hall.post(partial(_act, hall, person, message))


async def put_out(hall: LobbyActor, person: Person) -> None:
    """Have somebody who may take no part look for nobody, and leave where nobody plays."""

    async def job() -> None:
        hall.withdraw(person.id)
        own = [one for one in hall.rooms.values() if person.id in (one.host, *one.persons)]
        for room in own:
            if room.status != "playing":
                left = rooms.leave(room, person.id, hall.present(room))
                await hall.commit(left, {"kind": "stand", "name": person.name})

    await hall.post(job)


async def forget(hall: LobbyActor, person: Person) -> None:
    """Have the lobby forget somebody who is no more: `person` has the name that is told instead."""

    async def job() -> None:
        for room in list(hall.rooms.values()):
            renamed = rooms.forgotten(room, person)
            if renamed != room:
                await hall.commit(renamed, {"kind": "rename", "name": person.name})

    await hall.post(job)
    await put_out(hall, person)


async def _act(hall: LobbyActor, person: Person, message: LobbyAction) -> Done:
    refuse_outsider(hall, person)
    client_id = client_id_of(person.id, message.id)
    known = hall.answers.get(client_id)
    if known is None:
        known = await _done(hall, person, message)
        hall.remember(client_id, known)
    return known


async def _done(hall: LobbyActor, person: Person, message: LobbyAction) -> Done:
    if isinstance(message, TakeSeat):
        return await act_now(hall, person, message.room, TakeSlot(id=message.id, slot=message.slot))
    if isinstance(message, Open):
        return _led(message.id, hall, await _open(hall, person, message))
    if isinstance(message, PlayRobot):
        return _led(message.id, hall, await _play_robot(hall, person, message))
    if isinstance(message, SeekOpponent | Quick | Accept):
        return _led(message.id, hall, await _search(hall, person, message))
    if isinstance(message, Decline):
        room = hall.seen(message.room, person.id)
        if person.id in room.invited:
            declined = rooms.decline(room, person.id)
            await hall.commit(declined, {"kind": "decline", "name": person.name})
    else:
        hall.withdraw(person.id)
    return _led(message.id, hall, None)


def _led(message: str, hall: LobbyActor, room: RoomState | None) -> Done:
    """Return the answer that leads to a room, if there is one."""
    if room is None:
        return Done(message, hall.version)
    table = None if room.game is None else room.game.table
    return Done(message, hall.version, room.id, table)


# --- rooms ---------------------------------------------------------------------------------------


async def _open(hall: LobbyActor, person: Person, message: Open) -> RoomState:
    """Open a room, with its host on a slot if that is wished for."""
    terms = await check_terms(hall, message.terms)
    rooms.refuse_kind(terms, person)
    await hall.refuse_weak(terms.kind, person.id, person.name)
    if sum(room.host == person.id for room in hall.rooms.values()) >= MOST_ROOMS:
        raise TantrixError("lobby.rooms", most=MOST_ROOMS)
    name = rooms.clean_title(person, message.name) if message.name.strip() else person.name
    at_ms = hall.deps.wall_ms()
    room = rooms.new_room(person, name, terms, at_ms, private=message.private)
    if message.slot is not None:
        room = rooms.sit(room, person, message.slot)
        if terms.live:
            await come_from_elsewhere(hall, person, room.id)
    return await hall.commit(room, {"kind": "open", "name": person.name})


async def _play_robot(hall: LobbyActor, person: Person, message: PlayRobot) -> RoomState:
    """Open a room with a robot, and begin the game."""
    check_level(QUICK, message.level)
    await come_from_elsewhere(hall, person, "")
    room = rooms.new_room(person, person.name, QUICK, hall.deps.wall_ms(), private=True)
    robot = Slot(colour="Y").with_robot(message.level)
    room = rooms.sit(replace(room, slots=(room.slots[0], robot, *room.slots[2:])), person, 0)
    return await hall.begin(room, None)


# --- seeks ---------------------------------------------------------------------------------------


async def _search(
    hall: LobbyActor, person: Person, message: SeekOpponent | Quick | Accept
) -> RoomState | None:
    """Look for an opponent: return the room of the game, None where nobody fits yet."""
    wanted = _wanted(hall, person, message)
    await _refuse(hall, person, wanted)
    seek = Seek(
        id=secrets.token_hex(8),
        person=person,
        terms=wanted,
        wishes=message.wishes or await hall.deps.wishes(person.id),
        quick=isinstance(message, Quick),
        since_ms=hall.deps.tick_ms(),
    )
    if isinstance(message, Accept):
        return await _match(hall, _accepted(hall, person, message.seek), seek, wanted)
    found = partner(seek, _others(hall, person), partial(_together, hall))
    if found is not None:
        return await _match(hall, found[0], seek, found[1])
    if person.id not in hall.lobby.persons:  # they would not hear of a game, nor end the seek
        raise TantrixError("lobby.absent", names=[person.name])
    hall.offer(seek)
    return None


def _wanted(
    hall: LobbyActor, person: Person, message: SeekOpponent | Quick | Accept
) -> RoomSettings:
    """Return the terms that somebody seeks."""
    if isinstance(message, SeekOpponent):
        return checked(message.terms)
    return QUICK if isinstance(message, Quick) else _accepted(hall, person, message.seek).terms


def _accepted(hall: LobbyActor, person: Person, seek_id: str) -> Seek:
    """Return a seek of somebody else by its id; raises `lobby.seek_gone` or `lobby.not_welcome`."""
    found = next((one for one in _others(hall, person) if one.id == seek_id), None)
    if found is None:
        raise TantrixError("lobby.seek_gone")
    refuse_company(hall, person, [found.person.id])
    return found


async def _refuse(hall: LobbyActor, person: Person, terms: RoomSettings) -> None:
    """Refuse who may not play by these terms, or plays a live game already."""
    rooms.refuse_kind(terms, person)
    await hall.refuse_weak(terms.kind, person.id, person.name)
    other = await hall.playing(person.id)
    if terms.live and other is not None:
        raise TantrixError("lobby.elsewhere", room=other.name)


def _others(hall: LobbyActor, person: Person) -> list[Seek]:
    """Return the seeks of everybody else, all of whom are there."""
    return [seek for one, seek in hall.seeks.items() if one != person.id]


def _together(hall: LobbyActor, one: Person, other: Person) -> bool:
    return not hall.deps.apart(one.id, other.id)


async def _match(hall: LobbyActor, first: Seek, second: Seek, terms: RoomSettings) -> RoomState:
    """Begin the game of two seeks; the first one nobody else can have from now on."""
    persons = (first.person, second.person)
    hall.withdraw(first.person.id)
    try:
        for person in persons if terms.live else ():
            await come_from_elsewhere(hall, person, "")
        room = await hall.begin(_room(hall, first, second, terms), None)
    except (TantrixError, Unreadable):
        if first.person.id in hall.lobby.persons:
            hall.offer(first)
        raise
    hall.withdraw(second.person.id)
    for person in persons:
        hall.tell_person(person.id, Matched(room.id, room.game.table if room.game else ""))
    return room


def _room(hall: LobbyActor, first: Seek, second: Seek, terms: RoomSettings) -> RoomState:
    """Return the room of two, each on a slot of the own colour."""
    name = f"{first.person.name} \N{EN DASH} {second.person.name}"
    room = rooms.new_room(first.person, name, terms, hall.deps.wall_ms(), private=False)
    drawn = terms.bound or colours(first, second)
    for person, colour in zip((first.person, second.person), drawn, strict=True):
        room = rooms.sit(room, person, [slot.colour for slot in room.slots].index(colour))
    return room
