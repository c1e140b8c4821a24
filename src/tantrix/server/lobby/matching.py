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
from tantrix.server.lobby import rooms, starting
from tantrix.server.lobby.actions import (
    apply_action,
    check_terms,
    come_from_elsewhere,
    refuse_company,
    refuse_outsider,
)
from tantrix.server.lobby.actor import ROOMS_OF_ADDRESS, LobbyActor
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


async def act(lobby: LobbyActor, person: Person, message: LobbyAction) -> Done:
    """Do what a person asks in the lobby; what was done before is only answered.

    Raises `TantrixError` where it cannot be done, and then nothing has changed.
    """
    lobby.count(person.id)
    return await lobby.post(partial(_act, lobby, person, message))


async def put_out(lobby: LobbyActor, person: Person) -> None:
    """Have somebody who may take no part look for nobody, and leave where nobody plays."""

    async def job() -> None:
        lobby.withdraw(person.id)
        own = [one for one in lobby.rooms.values() if person.id in (one.host, *one.persons)]
        for room in own:
            if room.status != "playing":
                left = rooms.leave(room, person.id, lobby.present(room))
                await lobby.commit(left, {"kind": "stand", "name": person.name})

    await lobby.post(job)


async def rename(lobby: LobbyActor, person: Person) -> None:
    """Have nothing in the lobby tell the name that a person had before."""

    async def job() -> None:
        for room in list(lobby.rooms.values()):
            renamed = rooms.forgotten(room, person)
            if renamed != room:
                await lobby.commit(renamed, {"kind": "rename", "name": person.name})

    await lobby.post(job)


async def forget(lobby: LobbyActor, person: Person) -> None:
    """Have the lobby forget somebody who is no more: `person` has the name that is told instead."""
    await rename(lobby, person)
    await put_out(lobby, person)


async def _act(lobby: LobbyActor, person: Person, message: LobbyAction) -> Done:
    refuse_outsider(lobby, person)
    client_id = client_id_of(person.id, message.id)
    known = lobby.answers.get(client_id)
    if known is None:
        known = await _done(lobby, person, message)
        lobby.remember(client_id, known)
    return known


async def _done(lobby: LobbyActor, person: Person, message: LobbyAction) -> Done:
    if isinstance(message, TakeSeat):
        return await apply_action(
            lobby, person, message.room, TakeSlot(id=message.id, slot=message.slot)
        )
    if isinstance(message, Open):
        return _led(message.id, lobby, await _open(lobby, person, message))
    if isinstance(message, PlayRobot):
        return _led(message.id, lobby, await _play_robot(lobby, person, message))
    if isinstance(message, SeekOpponent | Quick | Accept):
        return _led(message.id, lobby, await _search(lobby, person, message))
    if isinstance(message, Decline):
        room = lobby.seen(message.room, person.id)
        if person.id in room.invited:
            declined = rooms.decline(room, person.id)
            await lobby.commit(declined, {"kind": "decline", "name": person.name})
    else:
        lobby.withdraw(person.id)
    return _led(message.id, lobby, None)


def _led(message: str, lobby: LobbyActor, room: RoomState | None) -> Done:
    """Return the answer that leads to a room, if there is one."""
    if room is None:
        return Done(message, lobby.version)
    table = None if room.game is None else room.game.table
    return Done(message, lobby.version, room.id, table)


# --- rooms ---------------------------------------------------------------------------------------


async def _open(lobby: LobbyActor, person: Person, message: Open) -> RoomState:
    """Open a room, with its host on a slot if that is wished for."""
    terms = await check_terms(lobby, message.terms)
    rooms.refuse_kind(terms, person)
    await starting.refuse_weak(lobby, terms.kind, person.id, person.name)
    if sum(room.host == person.id for room in lobby.rooms.values()) >= MOST_ROOMS:
        raise TantrixError("lobby.rooms", most=MOST_ROOMS)
    lobby.count_for_address(ROOMS_OF_ADDRESS)
    name = rooms.clean_title(person, message.name) if message.name.strip() else person.name
    at_ms = lobby.deps.wall_ms()
    room = rooms.new_room(person, name, terms, at_ms, private=message.private)
    if message.slot is not None:
        room = rooms.sit(room, person, message.slot)
        if terms.live:
            await come_from_elsewhere(lobby, person, room.id)
    return await lobby.commit(room, {"kind": "open", "name": person.name})


async def _play_robot(lobby: LobbyActor, person: Person, message: PlayRobot) -> RoomState:
    """Open a room with a robot, and begin the game."""
    check_level(QUICK, message.level)
    await come_from_elsewhere(lobby, person, "")
    room = rooms.new_room(person, person.name, QUICK, lobby.deps.wall_ms(), private=True)
    robot = Slot(colour="Y").with_robot(message.level)
    room = rooms.sit(replace(room, slots=(room.slots[0], robot, *room.slots[2:])), person, 0)
    return await starting.begin(lobby, room, None)


# --- seeks ---------------------------------------------------------------------------------------


async def _search(
    lobby: LobbyActor, person: Person, message: SeekOpponent | Quick | Accept
) -> RoomState | None:
    """Look for an opponent: return the room of the game, None where nobody fits yet."""
    wanted = _wanted(lobby, person, message)
    await _refuse(lobby, person, wanted)
    seek = Seek(
        id=secrets.token_hex(8),
        person=person,
        terms=wanted,
        wishes=message.wishes or await lobby.deps.wishes(person.id),
        quick=isinstance(message, Quick),
        since_ms=lobby.deps.tick_ms(),
    )
    if isinstance(message, Accept):
        return await _match(lobby, _accepted(lobby, person, message.seek), seek, wanted)
    found = partner(seek, _others(lobby, person), partial(_together, lobby))
    if found is not None:
        return await _match(lobby, found[0], seek, found[1])
    if person.id not in lobby.visitors.persons:  # they would not hear of a game, nor end the seek
        raise TantrixError("lobby.absent", names=[person.name])
    lobby.offer(seek)
    return None


def _wanted(
    lobby: LobbyActor, person: Person, message: SeekOpponent | Quick | Accept
) -> RoomSettings:
    """Return the terms that somebody seeks."""
    if isinstance(message, SeekOpponent):
        return checked(message.terms)
    return QUICK if isinstance(message, Quick) else _accepted(lobby, person, message.seek).terms


def _accepted(lobby: LobbyActor, person: Person, seek_id: str) -> Seek:
    """Return a seek of somebody else by its id; raises `lobby.seek_gone` or `lobby.not_welcome`."""
    found = next((one for one in _others(lobby, person) if one.id == seek_id), None)
    if found is None:
        raise TantrixError("lobby.seek_gone")
    refuse_company(lobby, person, [found.person.id])
    return found


async def _refuse(lobby: LobbyActor, person: Person, terms: RoomSettings) -> None:
    """Refuse who may not play by these terms, or plays a live game already."""
    rooms.refuse_kind(terms, person)
    await starting.refuse_weak(lobby, terms.kind, person.id, person.name)
    other = await starting.playing(lobby, person.id)
    if terms.live and other is not None:
        raise TantrixError("lobby.elsewhere", room=other.name)


def _others(lobby: LobbyActor, person: Person) -> list[Seek]:
    """Return the seeks of everybody else, all of whom are there."""
    return [seek for one, seek in lobby.seeks.items() if one != person.id]


def _together(lobby: LobbyActor, one: Person, other: Person) -> bool:
    return not lobby.deps.apart(one.id, other.id)


async def _match(lobby: LobbyActor, first: Seek, second: Seek, terms: RoomSettings) -> RoomState:
    """Begin the game of two seeks; the first one nobody else can have from now on."""
    persons = (first.person, second.person)
    lobby.withdraw(first.person.id)
    try:
        for person in persons if terms.live else ():
            await come_from_elsewhere(lobby, person, "")
        room = await starting.begin(lobby, _room(lobby, first, second, terms), None)
    except (TantrixError, Unreadable):
        if first.person.id in lobby.visitors.persons:
            lobby.offer(first)
        raise
    lobby.withdraw(second.person.id)
    for person in persons:
        lobby.emit_to(person.id, Matched(room.id, room.game.table if room.game else ""))
    return room


def _room(lobby: LobbyActor, first: Seek, second: Seek, terms: RoomSettings) -> RoomState:
    """Return the room of two, each on a slot of the own colour."""
    name = f"{first.person.name} \N{EN DASH} {second.person.name}"
    room = rooms.new_room(first.person, name, terms, lobby.deps.wall_ms(), private=False)
    drawn = terms.bound or colours(first, second)
    for person, colour in zip((first.person, second.person), drawn, strict=True):
        room = rooms.sit(room, person, [slot.colour for slot in room.slots].index(colour))
    return room
