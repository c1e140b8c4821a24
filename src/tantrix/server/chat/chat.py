"""All channels of a house, and who may enter which."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec

from tantrix.core.errors import TantrixError
from tantrix.server.chat.channel import LINES, Channel, Means
from tantrix.server.chat.wire import ChatMessage
from tantrix.server.lobby.presence import Place, Presence
from tantrix.server.people.person import Person
from tantrix.server.protocol import Hello, Ping, Pong
from tantrix.server.room import Listener
from tantrix.server.rooms import Rooms, paused
from tantrix.server.store.base import Unavailable

LOBBY = "lobby"


class Sitting(NamedTuple):
    """A table as its chat sees it: whether a person plays there, and whether the game is over."""

    plays: bool
    over: bool


class Access(NamedTuple):
    """Whom channels ask who may enter. Each may raise `TantrixError`.

    `table` returns what a table is to a person, `room` only lets those pass who may see a room.
    """

    table: Callable[[str, str], Awaitable[Sitting]]
    room: Callable[[str, str], Awaitable[None]]


class Chat(Rooms[Channel]):
    """All channels: `lobby`, `room:ID`, `table:ID` of those who play, `watch:ID` of the others."""

    def __init__(self, means: Means, access: Access, presence: Presence) -> None:
        super().__init__()
        self.means = means
        self._access = access
        self._presence = presence

    async def visit(self, name: str, person: Person) -> ChatVisit:
        """Let a person into a channel.

        Raises `TantrixError`: `chat.unknown`, `chat.players`, `chat.watchers`, and what says that
        there is no such room or table.
        """
        try:
            place = await self._place(name, person)
            await self.means.ignoring.learn(person.id)
        except Unavailable as error:
            raise paused(name, error) from error
        return ChatVisit(await self.room(name), person, place, self._presence)

    def hush(self, person: str) -> None:
        """Tell the pages of a person everywhere whether they may write now."""
        for channel in self.opened:
            channel.hush(person)

    async def refuse_outsider(self, name: str, person: Person) -> None:
        """Refuse who may not enter a channel, as `visit` does."""
        await self._place(name, person)

    async def delete(self, channel: str, number: int) -> None:
        """Take away a line that was deleted, for all who listen."""
        await (await self.room(channel)).delete(number)

    async def read(self, room_id: str, leave: Callable[[], None]) -> Channel:
        """See `Rooms`."""
        lines = await self.means.store.lines(room_id, LINES)
        return Channel(room_id, lines, self.means, leave)

    async def _place(self, name: str, person: Person) -> Place | None:
        """Return where somebody is who listens to a channel; refuse who may not."""
        kind, _, about = name.partition(":")
        if name == LOBBY:
            return None
        if kind == "room" and about:
            await self._access.room(about, person.id)
            return None
        if kind not in ("table", "watch") or not about:
            raise TantrixError("chat.unknown")
        return await self._table_place(kind, about, person)

    async def _table_place(self, kind: str, table: str, person: Person) -> Place:
        """Keep players and those who watch apart, as long as the game goes on."""
        plays, over = await self._access.table(table, person.id)
        if not over and plays != (kind == "table"):
            raise TantrixError("chat.watchers" if plays else "chat.players")
        return Place("table" if plays else "watch", table)


class ChatVisit:
    """A person in a channel, as `ws.serve` knows rooms."""

    def __init__(
        self, channel: Channel, person: Person, place: Place | None, presence: Presence
    ) -> None:
        self._channel = channel
        self._person = person
        self._place = place
        self._presence = presence
        self._inside = False

    @property
    def version(self) -> int:
        """The number of the last line."""
        return self._channel.version

    async def join(self, listener: Listener, _: str) -> None:
        """Show the last lines, and every line from there on."""
        await self._channel.enter(listener, self._person)
        if self._place is not None:
            self._presence.enter(self._person, self._place)
            self._inside = True

    def part(self, listener: Listener) -> None:
        """Leave."""
        self._channel.part(listener)
        if self._inside and self._place is not None:
            self._inside = False
            self._presence.leave(self._person, self._place)

    async def answer(self, _: str, message: ChatMessage) -> msgspec.Struct:
        """Return the answer to a message; raises `TantrixError`."""
        if isinstance(message, Ping):
            return Pong()
        if isinstance(message, Hello):
            return self._channel.snapshot(self._person)
        return await self._channel.say(self._person, message)
