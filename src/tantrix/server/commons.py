"""Where people meet: the lobby with its rooms, the chat, and those who keep order."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable

import msgspec

from tantrix.core.errors import TantrixError
from tantrix.notation.jsontypes import Json
from tantrix.server.chat.channel import Means as ChatMeans
from tantrix.server.chat.chat import Access, Chat, Sitting
from tantrix.server.chat.ignoring import Ignoring
from tantrix.server.chat.manners import Manners
from tantrix.server.chat.order import Order
from tantrix.server.house import House
from tantrix.server.lobby.hall import Means as HallMeans
from tantrix.server.lobby.lobby import Lobby
from tantrix.server.lobby.presence import Presence
from tantrix.server.lobby.searching import forget
from tantrix.server.people.names import DELETED
from tantrix.server.people.person import Person
from tantrix.server.people.register import person_of
from tantrix.server.protocol import Letter
from tantrix.server.store.base import Row
from tantrix.server.store.chat import ChatStore
from tantrix.server.store.lobby import LobbyStore
from tantrix.server.store.order import OrderStore
from tantrix.server.store.people import PeopleStore
from tantrix.server.table import Means

IsMaster = Callable[[str], Awaitable[bool]]
"""Tells whether a person has the points that masters games ask for [S0]."""


class Commons:
    """The lobby and the chat of a house; `is_master` tells who may play masters games."""

    def __init__(
        self, means: Means, house: House, people: PeopleStore, is_master: IsMaster
    ) -> None:
        self._store = means.store
        self._rooms = LobbyStore(means.store.database)
        self._people = people
        self.wall_ms = means.wall_ms
        database, lines = means.store.database, ChatStore(means.store.database)
        self.presence = Presence()
        self.ignoring = Ignoring(lines)
        self.order = Order(OrderStore(database), lines, means.wall_ms)
        self.lobby = Lobby(
            HallMeans(
                store=self._rooms,
                presence=self.presence,
                create=house.create_together,
                is_over=self._is_over,
                follower=self._rooms.follower,
                review=self._rooms.review,
                may_play_masters=is_master,
                named=self.named,
                wishes=self._wishes,
                apart=self.ignoring.apart,
                refuse_banned=self.order.refuse_banned,
                wall_ms=means.wall_ms,
                tick_ms=means.tick_ms,
            )
        )
        manners = Manners(means.tick_ms)
        self.chat = Chat(
            ChatMeans(lines, self.ignoring, manners, self.order, means.wall_ms, means.tick_ms),
            Access(self._sitting, self._seen, self._closed),
            self.presence,
        )

    async def open(self) -> None:
        """Let everything go on; raises `Unavailable`."""
        await self.order.open()
        self.lobby.keep_reaping()
        self.chat.keep_reaping()

    async def close(self) -> None:
        """Say to everybody that the house closes."""
        await self.lobby.close()
        await self.chat.close()

    async def named(self, name: str) -> Person | None:
        """Return somebody by name, None where there is nobody of that name."""
        here = self.presence.named(name)
        account = None if here is not None else await self._people.named(name)
        return here if account is None else person_of(account)

    async def renew(self, person: str) -> None:
        """Read anew what is stored of somebody who is no more, and have the lobby forget them."""
        await self.order.renew(person)
        for channel in self.chat.opened:
            await _unless_ended(channel.renew(person))
        for hall in self.lobby.opened:
            await _unless_ended(forget(hall, Person(person, DELETED)))

    async def _wishes(self, person: str) -> tuple[Letter, ...]:
        """Return the colours that somebody has said they like, the best first [S4]."""
        account = await self._people.account(person)
        wishes = () if account is None else (account.first_colour, account.second_colour)
        return tuple(msgspec.convert([one for one in wishes if one], list[Letter]))

    async def _is_over(self, table: str) -> bool:
        """Tell whether the game of a table is over; one that there is not never is."""
        row = await self._store.row(table)
        return row is not None and _table(row)["status"] == "over"

    async def _sitting(self, table: str, person: str) -> Sitting:
        """Return what a table is to a person; raises `TantrixError` `table.unknown`."""
        row = await self._store.row(table)
        if row is None:
            raise TantrixError("table.unknown")
        told = _table(row)
        alone = person == row.owner and not told.get("together")
        plays = alone or bool(await self._store.seats(person, [table]))
        seen_ms = self.wall_ms() - (0 if plays else 1000 * told.get("terms", {}).get("delay_s", 0))
        over = told["status"] == "over" and row.updated_ms <= seen_ms
        return Sitting(plays, over, told.get("terms", {}).get("room"))

    async def _seen(self, room: str, person: str) -> bool:
        """Let those pass who may see a room; raises `TantrixError` `lobby.unknown`.

        Tell whether they may write there: nobody helps those who play.
        """
        state = (await self.lobby.hall()).seen(room, person)
        if state.status != "playing" or state.game is None or person in state.players:
            return True
        return await self._is_over(state.game.table)

    async def _closed(self, room: str) -> bool:
        """Tell whether there is no such room any more."""
        return room not in (await self.lobby.hall()).rooms


def _table(row: Row) -> Json:
    """Return what a list knows of a table."""
    told: Json = msgspec.json.decode(row.summary)["table"]
    return told


async def _unless_ended(work: Awaitable[None]) -> None:
    """Do something in a room, unless it has ended meanwhile: it is then read anew."""
    with contextlib.suppress(TantrixError):
        await work
