"""What people do in a room: each message becomes the next state of the room, or is refused."""

from __future__ import annotations

from functools import partial

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.actor import client_id_of
from tantrix.server.lobby import games, rooms, starting
from tantrix.server.lobby.actor import INVITATIONS_OF_ADDRESS, LobbyActor
from tantrix.server.lobby.messages import (
    Begin,
    ChangeSettings,
    Close,
    Done,
    HandOver,
    Invite,
    Leave,
    LeaveSlot,
    LobbyRequest,
    ReadyForNext,
    Remove,
    Rename,
    RoomAction,
    RoomEvent,
    SetRobot,
    TakeSlot,
)
from tantrix.server.lobby.room_settings import RoomSettings, checked
from tantrix.server.lobby.rooms import RoomState
from tantrix.server.web.cookies import Person

MOST_INVITED = 20
"""How many invitations to a room may be open."""


async def act(lobby: LobbyActor, person: Person, room_id: str, message: RoomAction) -> Done:
    """Do what a person asks in a room and store it; what was done before is only answered.

    Raises `TantrixError` where it cannot be done, and then nothing has changed; `limit.rate` for
    who asks too often, on however many pages.
    """
    lobby.count(person.id)
    return await lobby.post(partial(apply_action, lobby, person, room_id, message))


async def apply_action(
    lobby: LobbyActor, person: Person, room_id: str, message: RoomAction
) -> Done:
    """Do the same, within the task of the lobby."""
    room = await lobby.looked_at(lobby.seen(room_id, person.id))
    client_id = client_id_of(person.id, message.id)
    done = room.done(client_id)
    if done is not None:
        return _done(message, room, done)
    refuse_outsider(lobby, person)
    after = await _next_room(lobby, person, room, message, client_id)
    return _done(message, after, after.version)


def refuse_outsider(lobby: LobbyActor, person: Person) -> None:
    """Refuse a visitor, and somebody who is banned."""
    if person.kind == "visitor":
        raise TantrixError("lobby.visitor")
    lobby.deps.refuse_banned(person.id)


async def check_terms(lobby: LobbyActor, terms: RoomSettings) -> RoomSettings:
    """Return terms that can be; raises `bad.message`, or `lobby.no_review`."""
    checked(terms)
    if terms.review is not None and not await lobby.deps.is_over(terms.review):
        raise TantrixError("lobby.no_review")
    return terms


async def take_seat(
    lobby: LobbyActor, person: Person, room: RoomState, slot: int, client_id: str | None
) -> RoomState:
    """Seat a person, who leaves the other rooms for live games where nobody plays yet."""
    after = rooms.sit(room, person, slot)
    await starting.refuse_weak(lobby, room.terms.kind, person.id, person.name)
    refuse_company(lobby, person, [one for one in room.persons if one != person.id])
    if room.terms.live:
        await come_from_elsewhere(lobby, person, room.id)
    return await lobby.commit(after, {"kind": "sit", "slot": slot}, client_id)


async def come_from_elsewhere(lobby: LobbyActor, person: Person, room_id: str) -> None:
    """Free the slots of a person in other rooms; raises `lobby.elsewhere` during a game."""
    other = await starting.playing(lobby, person.id)
    if other is not None and other.id != room_id:
        raise TantrixError("lobby.elsewhere", room=other.name)
    lobby.withdraw(person.id)
    for room in starting.waiting(lobby, person.id, room_id):
        left = rooms.leave(room, person.id, lobby.present(room))
        await lobby.commit(left, {"kind": "stand", "name": person.name})


def refuse_company(lobby: LobbyActor, person: Person, others: list[str]) -> None:
    """Refuse to bring people together of whom one ignores the other."""
    if any(lobby.deps.apart(person.id, other) for other in others):
        raise TantrixError("lobby.not_welcome")


async def _next_room(
    lobby: LobbyActor, person: Person, room: RoomState, message: RoomAction, client_id: str
) -> RoomState:
    """Return the room after a message."""
    if isinstance(message, TakeSlot):
        return await take_seat(lobby, person, room, message.slot, client_id)
    if isinstance(message, Begin | ReadyForNext):
        return await _play(lobby, person, room, message, client_id)
    if isinstance(message, ChangeSettings):
        await check_terms(lobby, message.terms)
    if isinstance(message, Invite):
        return await _invite(lobby, person, room, message.name, client_id)
    return await lobby.commit(
        _apply_member_action(lobby, person, room, message), _event(person, message), client_id
    )


def _apply_member_action(
    lobby: LobbyActor, person: Person, room: RoomState, message: RoomAction
) -> RoomState:
    """Return a room after what changes this room alone."""
    if isinstance(message, LeaveSlot):
        return rooms.stand(room, person.id)
    if isinstance(message, SetRobot):
        return rooms.set_robot(room, person.id, message.slot, message.level)
    if isinstance(message, Remove):
        return rooms.remove(room, person.id, message.slot)
    if isinstance(message, Leave):
        return rooms.leave(room, person.id, lobby.present(room))
    return _apply_host_action(person, room, message)


def _apply_host_action(person: Person, room: RoomState, message: RoomAction) -> RoomState:
    """Return a room after what its host alone can do."""
    if isinstance(message, ChangeSettings):
        return rooms.change_terms(room, person.id, message.terms)
    if isinstance(message, HandOver):
        return rooms.hand_over(room, person.id, message.slot)
    if isinstance(message, Rename):
        return rooms.rename(room, person, message.name)
    assert isinstance(message, Close)  # noqa: S101 - there are no other messages
    return rooms.close(room, person.id)


async def _play(
    lobby: LobbyActor,
    person: Person,
    room: RoomState,
    message: Begin | ReadyForNext,
    client_id: str,
) -> RoomState:
    """Begin a game, or be ready for the next one, which begins as soon as everybody is.

    A game that has begun since is the one that was asked for.
    """
    if isinstance(message, Begin):
        rooms.refuse_others(room, person.id)
        if message.after < room.games:
            return room
        games.check_start(room, lobby.present(room))
        return await starting.begin(lobby, room, client_id)
    ready = rooms.ready(room, person.id, message.after)
    if ready is room:
        return room
    if games.can_go_on(ready, lobby.present(ready)):
        return await starting.begin(lobby, ready, client_id)
    return await lobby.commit(ready, {"kind": "ready", "name": person.name}, client_id)


async def _invite(
    lobby: LobbyActor, person: Person, room: RoomState, name: str, client_id: str
) -> RoomState:
    """Invite somebody by name."""
    guest = await lobby.deps.named(name.strip())
    if guest is None:
        raise TantrixError("lobby.nobody", name=name.strip())
    if lobby.deps.apart(person.id, guest.id):
        raise TantrixError("lobby.uninvitable", name=guest.name)
    rooms.refuse_kind(room.terms, guest)
    lobby.count_for_address(INVITATIONS_OF_ADDRESS)
    invited = rooms.invite(room, person.id, guest.id, MOST_INVITED)
    event: RoomEvent = {"kind": "invite", "name": guest.name}
    return await lobby.commit(invited, event, client_id, person.id)


def _event(person: Person, message: RoomAction) -> RoomEvent:
    """Return what the others in the room hear of a message."""
    event: RoomEvent = {"kind": str(message.__struct_config__.tag), "name": person.name}
    slot = getattr(message, "slot", None)
    if slot is not None:
        event["slot"] = slot
    return event


def _done(message: LobbyRequest, room: RoomState, version: int) -> Done:
    """Return the answer to what is done."""
    table = None if room.game is None or room.game.over else room.game.table
    return Done(message.id, version, room.id, table)
