"""The lobby: all rooms and seeks of the server, and everybody who looks at them.

One task makes all changes, one after another, so that of two people who reach for the same slot or
seek the first one gets it, without locks. What a message does to a room is in rooms.py and
actions.py, as functions from one state to the next; matching of seeks is in matching.py. This
module holds the open rooms, stores them, and tells people.

A room is stored before anybody hears of the change (`commit`). A seek lasts as long as its person
has a page of the lobby open, and is not stored.

People see different things: the lobby lists public rooms only, a room shows itself to those inside,
and everybody gets the list of their own rooms and games (`mine`). Every change is therefore sent as
one message to each of these audiences. Comings and goings are collected and sent together after a
moment, so that a crowd costs one message and not one for each person.

Whether a game is still going on is known by its table, not by its room: `looked_at` asks before a
room is shown or changed. Invariants: nobody plays two live games at once (starting.py), and taking
a slot in one room gives up the slots in others (`come_from_elsewhere` in actions.py).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.actor import Actor, Subscriber
from tantrix.server.actors.timing import Debouncer
from tantrix.server.auth.online import OnlinePresence, Whereabouts
from tantrix.server.db.engine import Job, all_of
from tantrix.server.lobby import games, rooms, views
from tantrix.server.lobby.audience import Audience
from tantrix.server.lobby.messages import (
    Done,
    LobbySnapshot,
    LobbyUpdate,
    OwnView,
    RoomEvent,
    RoomPresence,
    RoomSnapshot,
    RoomUpdate,
    RoomView,
)
from tantrix.server.lobby.repository import LobbyStore, StoredRoom
from tantrix.server.lobby.rooms import RoomState
from tantrix.server.lobby.seeks import Seek
from tantrix.server.notifications import notices
from tantrix.server.tables.games import AnyTableConfig
from tantrix.server.web.budget import PAYER, Budget, Rate
from tantrix.server.web.cookies import Person
from tantrix.server.web.cookies import form as form_of
from tantrix.server.web.protocol import Letter, encode

LOBBY = Whereabouts("lobby")

OFFER_MS = 8000
"""After how long a robot is offered to somebody who looks for any opponent."""

LISTED = 300
"""How many people and how many rooms the lobby lists at most."""

ASKS = Rate("lobby", 60, 3.0)
"""How much one person may ask for at once in the lobby and its rooms, and in the long run."""

ROOMS_OF_ADDRESS = Rate("rooms.address", 30, 30 / 3600)
INVITATIONS_OF_ADDRESS = Rate("invitations.address", 30, 0.1)
"""How many rooms and invitations may come from one address: new guests cost nothing."""

REMEMBERED = 1000
"""How many answers to messages of the lobby are remembered."""

GATHER_S = 0.3
"""For how long comings and goings are gathered before the lobby hears of them."""


@dataclass(frozen=True)
class LobbyDeps:
    """What the lobby needs of the world.

    `create` makes a table for a host, and for the same third word the same one; `is_over` tells
    whether the game of a table is, `follower` the table of the next game that was agreed on there;
    `may_play_masters` asks the rankings; `named` finds a person by name; `wishes` tells the colours
    that somebody likes best; `apart` whether one of two ignores the other; `refuse_banned` raises
    `TantrixError` for who may not take part now. `wall_ms` tells the time, `tick_ms` never goes
    back.
    """

    store: LobbyStore
    presence: OnlinePresence
    create: Callable[[AnyTableConfig, str, str], Awaitable[str]]
    is_over: Callable[[str], Awaitable[bool]]
    follower: Callable[[str], Awaitable[str | None]]
    review: Callable[[str, str], Awaitable[str | None]]
    may_play_masters: Callable[[str], Awaitable[bool]]
    named: Callable[[str], Awaitable[Person | None]]
    wishes: Callable[[str], Awaitable[tuple[Letter, ...]]]
    apart: Callable[[str, str], bool]
    refuse_banned: Callable[[str], None]
    wall_ms: Callable[[], int]
    tick_ms: Callable[[], int]
    budget: Budget


class LobbyActor(Actor):
    """All open rooms and seeks, with those who look at the lobby or at one of the rooms."""

    def __init__(
        self, kept: Iterable[RoomState], deps: LobbyDeps, on_end: Callable[[], None]
    ) -> None:
        super().__init__("lobby", deps.tick_ms, on_end)
        self.deps = deps
        self.rooms = {room.id: room for room in kept}
        self.seeks: dict[str, Seek] = {}
        self.answers: dict[str, Done] = {}
        self.version = 0
        self.visitors = Audience()
        self._inside: dict[str, Audience] = {}
        self._moved: dict[str, Person] = {}
        self._gathering = Debouncer(GATHER_S, self._emit_moves)
        deps.presence.changed = self._note_move

    # --- as a room of the server -------------------------------------------------------------

    def busy(self) -> bool:
        """See `Actor`: somebody is in the lobby or in one of the rooms."""
        return bool(self.visitors) or any(self._inside.values())

    def stop(self) -> None:
        """See `Actor`: nobody hears of comings and goings any more."""
        self._gathering.close()

    def _end(self, code: int, farewell: str | None = None) -> None:
        """Let go of everybody, in the lobby and in the rooms."""
        if not self.ended:
            super()._end(code, farewell)
            for audience in (self.visitors, *self._inside.values()):
                audience.close(code, farewell)

    def count(self, person: str) -> None:
        """Refuse who asks too often; raises `TantrixError` `limit.rate`."""
        self.deps.budget.take(person, ASKS)

    def count_for_address(self, rate: Rate) -> None:
        """Refuse what an address asks for too often, whoever it says it is."""
        payer = PAYER.get()
        if payer is not None:
            payer.take(rate)

    # --- who comes and goes -----------------------------------------------------------------

    async def enter(self, subscriber: Subscriber, person: Person) -> None:
        """Show somebody the lobby, who hears of every change from there on."""

        async def job() -> None:
            self.visitors.add(subscriber, person)
            self.deps.presence.enter(person, LOBBY)
            subscriber.send(encode(self.snapshot(person)))

        await self.post(job)

    def exit(self, subscriber: Subscriber) -> None:
        """Note that a page of the lobby is gone; with the last one goes the seek."""
        self.touch()
        person = self.visitors.remove(subscriber)
        if person is not None:
            self.deps.presence.leave(person, LOBBY)
            if person.id not in self.visitors.persons:
                self.withdraw(person.id)

    async def come_in(self, subscriber: Subscriber, room_id: str, person: Person) -> None:
        """Show somebody a room; raises `TantrixError` `lobby.unknown`."""
        await self.post(partial(self._recognise, room_id, person))

        async def job() -> None:  # waits for nothing: who is gone by now never comes in
            room = self.seen(room_id, person.id)
            self._inside.setdefault(room_id, Audience()).add(subscriber, person)
            self.deps.presence.enter(person, Whereabouts("room", room_id))
            subscriber.send(encode(self.room_snapshot(room, person)))
            self._emit_presence(room)

        await self.post(job)

    async def _recognise(self, room_id: str, person: Person) -> None:
        """Have a room know how its game stands, and what somebody is called by now."""
        room = await self.looked_at(self.seen(room_id, person.id))
        renamed = rooms.with_name_of(room, person)
        if renamed != room:
            await self.commit(renamed, {"kind": "rename", "name": person.name})

    def go_out(self, subscriber: Subscriber, room_id: str) -> None:
        """Note that a page of a room is gone."""
        self.touch()
        audience = self._inside.get(room_id, Audience())
        person = audience.remove(subscriber)
        if person is not None:
            self.deps.presence.leave(person, Whereabouts("room", room_id))
            if not audience:
                del self._inside[room_id]
            if room_id in self.rooms:
                self._emit_presence(self.rooms[room_id])

    # --- what is seen -----------------------------------------------------------------------

    def snapshot(self, person: Person) -> LobbySnapshot:
        """Return all of the lobby, as a person sees it."""
        presence = self.deps.presence
        return LobbySnapshot(
            version=self.version,
            you=form_of(person),
            rooms=list(map(self.form, self._listed())),
            seeks=[views.seek(seek) for seek in self.seeks.values()],
            people=views.people(presence, list(presence)[:LISTED], self.rooms.values()),
            count=len(presence),
            mine=self.mine(person.id),
        )

    def _listed(self) -> list[RoomState]:
        """Return the public rooms, of very many those where somebody can sit down, the newest.

        Rooms whose hosts are on come first: nobody fills the list with rooms and goes away.
        """
        public = [room for room in reversed(self.rooms.values()) if not room.private]
        person = self.deps.presence.person

        def rank(room: RoomState) -> tuple[bool, bool, bool]:
            host = person(room.host)
            return room.status != "seating", host is None, host is None or host.kind == "guest"

        return sorted(public, key=rank)[:LISTED]

    def mine(self, person: str) -> OwnView:
        """Return what is a person's own."""
        every = self.rooms.values()
        own = [room for room in every if person and person in (room.host, *room.persons)]
        invited = [room for room in every if person in room.invited]
        seek = self.seeks.get(person)
        return OwnView(
            rooms=list(map(self.form, own)),
            invitations=list(map(self.form, invited)),
            seek=None if seek is None else views.seek(seek),
            offer_ms=OFFER_MS,
        )

    def room_snapshot(self, room: RoomState, person: Person) -> RoomSnapshot:
        """Return all of a room, as a person sees it."""
        people = list(map(form_of, self.deps.presence.at(Whereabouts("room", room.id))))
        you = views.you(room, person.id)
        return RoomSnapshot(room.version, self.form(room), people, you)

    def form(self, room: RoomState) -> RoomView:
        """Return a room as it is told."""
        return views.room(room, self.present(room))

    def present(self, room: RoomState) -> set[str]:
        """Return the persons who are in a room, or play at its table."""
        places = [Whereabouts("room", room.id)]
        if room.game is not None:
            places.append(Whereabouts("table", room.game.table))
        return {person.id for place in places for person in self.deps.presence.at(place)}

    def seen(self, room_id: str, person: str) -> RoomState:
        """Return a room that a person may see.

        Raises `TantrixError` `lobby.unknown`, and says no more of a private room.
        """
        room = self.rooms.get(room_id)
        if room is None or not room.admits(person):
            raise TantrixError("lobby.unknown")
        return room

    # --- what changes -----------------------------------------------------------------------

    async def commit(
        self,
        room: RoomState,
        event: RoomEvent,
        client_id: str | None = None,
        by: str = "",
    ) -> RoomState:
        """Store the next state of a room, and only then let it be true and tell everybody.

        `by` is the person who invites, where somebody is invited.
        """
        before = self.rooms.get(room.id)
        room = room if before is None else rooms.with_answer(room, client_id)
        also = _notices(before, room, by, self.deps.wall_ms())
        if room.closed:
            await self.deps.store.forget(room.id, room.version - 1, also)
            self.rooms.pop(room.id)
        else:
            body = msgspec.json.encode(room)
            kept = StoredRoom(room.id, room.version, self.deps.wall_ms(), body)
            await self.deps.store.keep(kept, also)
            self.rooms[room.id] = room
        self._emit_room(room, event)
        self._emit_in_lobby(room)
        self._emit_mine(_concerned(room) | (set() if before is None else _concerned(before)))
        return room

    async def looked_at(self, room: RoomState) -> RoomState:
        """Return a room whose game may have ended since it was last looked at.

        Those who played may have agreed on the next one at the table.
        """
        if room.game is None:
            return await self._reviewed(room)
        if not room.game.over:
            if not await self.deps.is_over(room.game.table):
                return room
            room = await self.commit(games.finished(room), {"kind": "over"})
        table = await self.deps.follower(games.last(room))
        if table is None:
            return await self._reviewed(room)
        return await self.commit(games.followed(room, table), {"kind": "start", "table": table})

    async def look_again(self, room_id: str) -> None:
        """Tell a room what has come of its game elsewhere, if there is such a room."""

        async def job() -> None:
            if room_id in self.rooms:
                await self.looked_at(self.rooms[room_id])

        await self.post(job)

    async def _reviewed(self, room: RoomState) -> RoomState:
        """Return a room with the review of its game, once somebody has opened one."""
        if room.review or not room.finished:
            return room
        review = await self.deps.review(room.id, room.finished)
        if review is None:
            return room
        return await self.commit(replace(room, review=review), {"kind": "review"})

    def offer(self, seek: Seek) -> None:
        """Let everybody see a seek, in the place of an older one of its person."""
        self.withdraw(seek.person.id)
        self.seeks[seek.person.id] = seek
        self._emit_update(seeks=[views.seek(seek)])
        self._emit_mine({seek.person.id})

    def withdraw(self, person: str) -> Seek | None:
        """Take back the seek of a person, and return it if there was one."""
        seek = self.seeks.pop(person, None)
        if seek is not None:
            self._emit_update(gone=[seek.id])
            self._emit_mine({person})
        return seek

    def remember(self, client_id: str, answer: Done) -> None:
        """Remember the answer to a message of the lobby, among the latest."""
        self.answers[client_id] = answer
        while len(self.answers) > REMEMBERED:
            del self.answers[next(iter(self.answers))]

    # --- telling ----------------------------------------------------------------------------

    def emit_to(self, person: str, message: msgspec.Struct) -> None:
        """Tell all pages of the lobby that a person has."""
        for subscriber in self.visitors.pages(person):
            subscriber.send(encode(message))

    def _emit_update(self, **changes: Any) -> None:  # noqa: ANN401 - the fields of the message
        """Tell everybody in the lobby what has changed."""
        self.version += 1
        self.visitors.emit(encode(LobbyUpdate(self.version, **changes)))

    def _emit_in_lobby(self, room: RoomState) -> None:
        if room.closed:
            self._emit_update(closed=[room.id])
        elif not room.private:
            self._emit_update(rooms=[self.form(room)])

    def _emit_room(self, room: RoomState, event: RoomEvent) -> None:
        """Tell everybody in a room what has happened, each with what is theirs."""
        form = self.form(room)
        for subscriber, person in self._inside.get(room.id, ()):
            you = views.you(room, person.id)
            subscriber.send(encode(RoomUpdate(room.version, event, form, you)))

    def _emit_presence(self, room: RoomState) -> None:
        """Tell everybody in a room who is there."""
        people = list(map(form_of, self.deps.presence.at(Whereabouts("room", room.id))))
        text = encode(RoomPresence(people, views.here(room, self.present(room))))
        for subscriber, _ in self._inside.get(room.id, ()):
            subscriber.send(text)

    def _emit_mine(self, persons: set[str]) -> None:
        """Tell persons what is theirs now."""
        for person in self.visitors.persons & persons:
            self.emit_to(person, self.mine(person))

    def _note_move(self, person: Person) -> None:
        """Gather who comes, goes and moves, so that the lobby hears of a crowd at once."""
        self._moved[person.id] = person
        if not self.ended:
            self._gathering.soon()

    def _emit_moves(self) -> None:
        """Tell everybody who has come, gone or moved."""
        presence, moved, self._moved = self.deps.presence, self._moved, {}
        left = [person.name for person in moved.values() if presence.place(person.id) is None]
        people = views.people(presence, moved, self.rooms.values())
        self._emit_update(people=people, left=left, count=len(presence))
        for room_id in self._inside:
            # Who has gone over to the table is not away.
            if room_id in self.rooms and moved.keys() & set(self.rooms[room_id].persons):
                self._emit_presence(self.rooms[room_id])


def _notices(before: RoomState | None, room: RoomState, by: str, at_ms: int) -> Job[None]:
    """Return the job that tells people who are elsewhere what has changed in a room for them."""
    if room.closed:
        return notices.room_closed(room.host, room.id, at_ms)
    was = set() if before is None else set(before.invited)
    added, gone = sorted(set(room.invited) - was), sorted(was - set(room.invited))
    jobs = [notices.invited(room.id, by, added, gone, at_ms)]
    if before is None and not room.private and room.terms.kind != "review":
        jobs.append(notices.room_opened(room.host, room.id, at_ms))
    return all_of(jobs) or jobs[0]


def _concerned(room: RoomState) -> set[str]:
    """Return to whom a room is an own one."""
    return {room.host, *room.persons, *room.invited}
