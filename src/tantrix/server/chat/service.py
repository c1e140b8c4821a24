"""All channels of a server, who may enter which."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import NamedTuple

import msgspec
import structlog

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.actor import Subscriber
from tantrix.server.actors.registry import ActorRegistry, paused
from tantrix.server.auth.online import OnlinePresence, Whereabouts
from tantrix.server.chat.channel import SHOWN, Channel, ChatDeps
from tantrix.server.chat.messages import ChatMessage, LineAccepted, Say
from tantrix.server.db.base import Unavailable
from tantrix.server.web.cookies import Person
from tantrix.server.web.protocol import Hello, Ping, Pong

log = structlog.get_logger()


LOBBY = "lobby"


class TableFacts(NamedTuple):
    """A table as its chat sees it: whether a person plays there, and whether the game is over.

    `room` is the one from which those who play have come, None where there is none.
    """

    plays: bool
    over: bool
    room: str | None = None


class Access(NamedTuple):
    """Whom channels ask who may enter. Each may raise `TantrixError`.

    `table` returns what a table is to a person; `room` only lets those pass who may see a room,
    and tells whether they may write there now; `closed` tells whether there is no such room.
    `tournament` returns who of some people plays a live game of a tournament now.
    """

    table: Callable[[str, str], Awaitable[TableFacts]]
    room: Callable[[str, str], Awaitable[bool]]
    closed: Callable[[str], Awaitable[bool]]
    tournament: Callable[[str, Collection[str]], Awaitable[set[str]]]


class ChatEntrance(NamedTuple):
    """What a name of a channel is to a person: which one it opens, and where they are in it.

    `room` is that whose conversation it is; who `plays` at a table of it has the word there too
    when the room is closed. Of a `tournament` it is the spectators' conversation.
    """

    channel: str
    place: Whereabouts | None = None
    room: str | None = None
    plays: bool = False
    tournament: str | None = None


class ChatService(ActorRegistry[Channel]):
    """All channels: `lobby`, `room:ID`, `table:ID` of those who play, `watch:ID` of the others.

    A table to which people have come from a room has the conversation of the room. Those who watch
    a tournament have `tournament:ID`.
    """

    def __init__(self, deps: ChatDeps, access: Access, presence: OnlinePresence) -> None:
        super().__init__()
        self.deps = deps
        self._access = access
        self._presence = presence

    async def visit(self, name: str, person: Person) -> ChatVisit:
        """Let a person into a channel.

        Raises `TantrixError`: `chat.unknown`, `chat.players`, `chat.watchers`, and what says that
        there is no such room or table.
        """
        try:
            entrance = await self._entrance(name, person)
            await self.deps.ignoring.learn(person.id)
        except Unavailable as error:
            raise paused(name, error) from error
        channel = await self.room(entrance.channel)
        return ChatVisit(self, channel, person, entrance)

    def hush(self, person: str) -> None:
        """Tell the pages of a person everywhere whether they may write now."""
        for channel in self.opened:
            channel.hush(person)

    async def refuse_outsider(self, name: str, person: Person) -> None:
        """Refuse who may not enter a channel, as `visit` does; of a closed room nobody is told."""
        kind, _, about = name.partition(":")
        if kind != "room" or not await self._access.closed(about):
            await self._entrance(name, person)

    async def silence(self, entrance: ChatEntrance, person: Person) -> TantrixError | None:
        """Return why somebody may not write in a channel of a room now, None where they may."""
        if entrance.room is None:
            return None
        try:
            may = await self._access.room(entrance.room, person.id)
        except TantrixError as error:
            return None if entrance.plays else error
        except Unavailable as error:
            raise paused(entrance.channel, error) from error
        return None if may else TantrixError("chat.playing")

    async def refuse_player(self, tournament: str, person: Person) -> None:
        """Refuse who plays a live game of a tournament: nobody helps them.

        Raises `TantrixError`: `chat.watchers`, and `tournament.unknown` where there is none.
        """
        if await self._access.tournament(tournament, [person.id]):
            raise TantrixError("chat.watchers")

    def come(self, person: Person, place: Whereabouts) -> None:
        """Note where somebody is who listens."""
        self._presence.enter(person, place)

    def go(self, person: Person, place: Whereabouts) -> None:
        """Note that somebody who listened is no longer there."""
        self._presence.leave(person, place)

    async def delete(self, channel: str, number: int) -> None:
        """Take away a line that was deleted, for all who listen."""
        await (await self.room(channel)).delete(number)

    async def read(self, actor_id: str, on_end: Callable[[], None]) -> Channel:
        lines = await self.deps.store.lines(actor_id, SHOWN)
        kind, _, about = actor_id.partition(":")
        deaf = partial(self._access.tournament, about) if kind == "tournament" else None
        return Channel(actor_id, lines, self.deps, on_end, deaf)

    async def _entrance(self, name: str, person: Person) -> ChatEntrance:
        """Return what a name opens to somebody; refuse who may not enter."""
        kind, _, about = name.partition(":")
        if name == LOBBY:
            return ChatEntrance(name)
        if kind == "room" and about:
            await self._access.room(about, person.id)
            return ChatEntrance(name, room=about)
        if kind == "tournament" and about:
            await self.refuse_player(about, person)
            return ChatEntrance(name, tournament=about)
        if kind not in ("table", "watch") or not about:
            raise TantrixError("chat.unknown")
        return await self._at_table(kind, about, person)

    async def _at_table(self, kind: str, table: str, person: Person) -> ChatEntrance:
        """Keep players and those who watch apart, as long as the game goes on."""
        plays, over, room = await self._access.table(table, person.id)
        if not over and plays != (kind == "table"):
            raise TantrixError("chat.watchers" if plays else "chat.players")
        place = Whereabouts("table" if plays else "watch", table)
        if kind == "watch" or room is None:
            return ChatEntrance(f"{kind}:{table}", place)
        if not plays:
            await self._access.room(room, person.id)
        return ChatEntrance(f"room:{room}", place, room, plays)


class ChatVisit:
    """A person in a channel, as `actors.websocket.serve` knows rooms."""

    def __init__(
        self, chat: ChatService, channel: Channel, person: Person, entrance: ChatEntrance
    ) -> None:
        self._chat = chat
        self._channel = channel
        self._person = person
        self._entrance = entrance
        self._inside = False

    @property
    def version(self) -> int:
        """The number of the last line."""
        return self._channel.version

    async def subscribe(self, subscriber: Subscriber, _: str) -> None:
        """Show the last lines, and every line from there on."""
        await self._channel.enter(subscriber, self._person, await self._silence())
        if self._entrance.place is not None:
            self._chat.come(self._person, self._entrance.place)
            self._inside = True

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Leave."""
        self._channel.unsubscribe(subscriber)
        if self._inside and self._entrance.place is not None:
            self._inside = False
            self._chat.go(self._person, self._entrance.place)

    async def answer(self, _: str, message: ChatMessage) -> msgspec.Struct:
        """Return the answer to a message; raises `TantrixError`."""
        if isinstance(message, Ping):
            return Pong()
        if self._entrance.tournament is not None:
            await self._chat.refuse_player(self._entrance.tournament, self._person)
        if isinstance(message, Hello):
            return self._channel.snapshot(self._person, await self._silence())
        return await self.say(message)

    async def say(self, message: Say) -> LineAccepted:
        """Say something; raises `TantrixError`."""
        silent = await self._silence()
        if silent is not None and self._person.kind != "visitor":
            raise silent
        return await self._channel.say(self._person, message)

    async def _silence(self) -> TantrixError | None:
        return await self._chat.silence(self._entrance, self._person)
