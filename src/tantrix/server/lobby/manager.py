"""The lobby of a server: opens its actor, lets people in and out, closes rooms that are over."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.actor import Subscriber
from tantrix.server.actors.registry import ActorRegistry
from tantrix.server.lobby import actions, matching, rooms
from tantrix.server.lobby.actor import LobbyActor, LobbyDeps
from tantrix.server.lobby.messages import LobbyMessage, RoomMessage
from tantrix.server.lobby.rooms import RoomState
from tantrix.server.web.cookies import Person
from tantrix.server.web.protocol import Hello, Ping, Pong

HANDOVER_MS = 120_000
"""After how long a host who is not there hands over to somebody who is."""

EMPTY_MS = 600_000
EMPTY_DAYS_MS = 7 * 86_400_000
"""After how long a room without anybody is closed, and one for play by correspondence."""


class RoomJanitor:
    """Tidies the rooms of a lobby now and then, and notes who has been away since when."""

    def __init__(self, lobby: LobbyActor) -> None:
        self._lobby = lobby
        self._empty_ms: dict[str, int] = {}
        self._hostless_ms: dict[str, int] = {}

    async def look(self) -> None:
        """Note games that are over, have hosts hand over who are gone, and close empty rooms."""
        lobby = self._lobby
        for room in list(lobby.rooms.values()):
            state = await lobby.looked_at(room)
            present = lobby.present(state)
            empty_ms = self._since(self._empty_ms, room.id, here=bool(present))
            hostless_ms = self._since(self._hostless_ms, room.id, here=state.host in present)
            if empty_ms >= _patience_ms(state) and state.status != "playing":
                await lobby.commit(replace(state, closed=True), {"kind": "close"})
            elif hostless_ms >= HANDOVER_MS and present.intersection(state.persons):
                await lobby.commit(rooms.handed_on(state, present), {"kind": "host"})
        self._forget()

    def _since(self, away: dict[str, int], room: str, *, here: bool) -> int:
        """Return for how long somebody has been away from a room."""
        now_ms = self._lobby.deps.tick_ms()
        if here:
            away.pop(room, None)
        return 0 if here else now_ms - away.setdefault(room, now_ms)

    def _forget(self) -> None:
        """Forget rooms that are closed."""
        for away in (self._empty_ms, self._hostless_ms):
            for room in away.keys() - self._lobby.rooms.keys():
                del away[room]


def _patience_ms(room: RoomState) -> int:
    return EMPTY_MS if room.terms.days is None else EMPTY_DAYS_MS


THE_LOBBY = "lobby"


class TidiedLobby(LobbyActor):
    """A lobby whose rooms are tidied."""

    def __init__(self, kept: list[RoomState], deps: LobbyDeps, on_end: Callable[[], None]) -> None:
        super().__init__(kept, deps, on_end)
        self._janitor = RoomJanitor(self)

    async def reap(self) -> None:
        """See `Actor`; rooms in which nothing happens are looked after."""
        if not self.ended:
            await self.post(self._janitor.look)
        await super().reap()


class LobbyManager(ActorRegistry[TidiedLobby]):
    """The one lobby of a server, opened anew from the store after a failure."""

    def __init__(self, deps: LobbyDeps) -> None:
        super().__init__()
        self.deps = deps

    async def actor(self) -> LobbyActor:
        """Return the lobby; raises `TantrixError` `table.paused`."""
        return await self.room(THE_LOBBY)

    async def read(self, actor_id: str, on_end: Callable[[], None]) -> TidiedLobby:  # noqa: ARG002
        kept = await self.deps.store.rooms()
        states = [msgspec.json.decode(room, type=RoomState) for room in kept]
        return TidiedLobby(states, self.deps, on_end)


class LobbyVisit:
    """A person in the lobby, as `actors.websocket.serve` knows rooms."""

    def __init__(self, lobby: LobbyActor, person: Person) -> None:
        self._lobby = lobby
        self._person = person

    @property
    def version(self) -> int:
        """The number of changes."""
        return self._lobby.version

    async def subscribe(self, subscriber: Subscriber, _: str) -> None:
        """Show the lobby, and every change from there on."""
        await self._lobby.enter(subscriber, self._person)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Leave."""
        self._lobby.exit(subscriber)

    async def answer(self, _: str, message: LobbyMessage) -> msgspec.Struct:
        """Return the answer to a message; raises `TantrixError`."""
        if isinstance(message, Ping):
            return Pong()
        if isinstance(message, Hello):
            return self._lobby.snapshot(self._person)
        return await matching.act(self._lobby, self._person, message)


class RoomVisit:
    """A person in a room, as `actors.websocket.serve` knows rooms."""

    def __init__(self, lobby: LobbyActor, room_id: str, person: Person) -> None:
        self._lobby = lobby
        self._room_id = room_id
        self._person = person

    @property
    def version(self) -> int:
        """The number of changes."""
        room = self._lobby.rooms.get(self._room_id)
        return 0 if room is None else room.version

    async def subscribe(self, subscriber: Subscriber, _: str) -> None:
        """Show the room, and every change from there on."""
        await self._lobby.come_in(subscriber, self._room_id, self._person)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Leave."""
        self._lobby.go_out(subscriber, self._room_id)

    async def answer(self, _: str, message: RoomMessage) -> msgspec.Struct:
        """Return the answer to a message; raises `TantrixError`."""
        if isinstance(message, Ping):
            return Pong()
        if isinstance(message, Hello):
            room = self._lobby.seen(self._room_id, self._person.id)
            return self._lobby.room_snapshot(room, self._person)
        return await actions.act(self._lobby, self._person, self._room_id, message)


async def admitted(lobby: LobbyActor, room_id: str, key: str, person: Person) -> None:
    """Let a person see a private room who has the key of its link.

    Raises `TantrixError` `lobby.visitor` for a visitor with the key, who has to be somebody first.
    """

    async def job() -> None:
        room = lobby.rooms.get(room_id)
        if room is not None and not room.admits(person.id) and rooms.opens(room, key):
            if person.kind == "visitor":
                raise TantrixError("lobby.visitor")
            state = rooms.admit(room, person.id)
            await lobby.commit(state, {"kind": "admit", "name": person.name})

    await lobby.post(job)
