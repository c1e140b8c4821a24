"""The games of a room: when one may begin, in which order people play, and the room after it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection

import msgspec
from msgspec.structs import replace

from tantrix.rules.core.errors import TantrixError
from tantrix.server.lobby.room_settings import ColourSeat
from tantrix.server.lobby.rooms import RoomGame, RoomState, Slot, refuse_play
from tantrix.server.tables.games import AnyTableConfig


def check_start(room: RoomState, present: Collection[str]) -> None:
    """Refuse to begin a game where a slot is free, or somebody is not ready or not there.

    Where people play by correspondence nobody need be there.
    """
    refuse_play(room)
    if room.terms.seats == 0:
        raise TantrixError("lobby.no_slot")
    missing = room.terms.seats - len(room.taken)
    if missing:
        raise TantrixError("lobby.seats_free", count=missing)
    if not any(slot.person for slot in room.slots):
        raise TantrixError("lobby.no_seat")
    _refuse_names(room, "lobby.not_ready", lambda slot: not slot.ready)
    if room.terms.live:
        _refuse_names(room, "lobby.absent", lambda slot: slot.person not in present)


def can_go_on(room: RoomState, present: Collection[str]) -> bool:
    """Tell whether the next game of a room begins by itself: everybody wants it and is there."""
    if room.status != "over":
        return False
    try:
        check_start(room, present)
    except TantrixError:
        return False
    return True


def turns(room: RoomState) -> list[ColourSeat]:
    """Return who plays in the order of the turns, in which the next one begins every game [O].

    Where the colours say who begins, people change colours instead.
    """
    taken = [
        ColourSeat(slot.colour, slot.person, slot.name, slot.level, slot.country)
        for slot in room.taken
    ]
    by = 0 if room.terms.bound else room.games % max(1, len(taken))
    return taken[by:] + taken[:by]


def begun(room: RoomState, table: str) -> RoomState:
    """Return the room whose next game is played at a table."""
    game = RoomGame(table, tuple(room.persons))
    return replace(room, game=game, games=room.games + 1, review="")


def followed(room: RoomState, table: str) -> RoomState:
    """Return the room whose players go on at another table, as they have agreed at the last one."""
    persons = () if room.game is None else room.game.persons
    return replace(room, game=RoomGame(table, persons), games=room.games + 1, review="")


def last(room: RoomState) -> str:
    """Return the table of the game, now or last; empty before the first one."""
    return "" if room.game is None else room.game.table


def once(room: RoomState, config: AnyTableConfig) -> str:
    """Return a word that is the same for the same game, however often it is begun.

    Where those who played go on, it is their last table: they may agree on the next game there too.
    """
    if room.game is not None and set(room.persons) == set(room.game.persons):
        return room.game.table
    digest = hashlib.sha256(msgspec.json.encode(config)).hexdigest()
    return f"room:{room.id}:{room.games}:{digest[:16]}"


def finished(room: RoomState) -> RoomState:
    """Return the room after its game: nobody is ready yet, and seats move on."""
    slots = tuple(replace(slot, ready=slot.level is not None) for slot in room.slots)
    if room.terms.bound:
        slots = tuple(replace(slots[1 - n], colour=slot.colour) for n, slot in enumerate(slots))
    game = room.game and replace(room.game, over=True)
    return replace(room, game=game, slots=slots)


def _refuse_names(room: RoomState, error: str, lacks: Callable[[Slot], bool]) -> None:
    names = [slot.name for slot in room.slots if slot.person and lacks(slot)]
    if names:
        raise TantrixError(error, names=names)
