"""Where people meet: the lobby with its rooms, the chat, and those who keep order."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Collection

import msgspec

from tantrix.notation.json_types import Json
from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth.names import DELETED
from tantrix.server.auth.online import OnlinePresence
from tantrix.server.auth.repository import PeopleStore
from tantrix.server.auth.sessions import person_of
from tantrix.server.chat.channel import ChatDeps, ChatRateLimiter
from tantrix.server.chat.ignoring import Ignoring
from tantrix.server.chat.repository import ChatStore
from tantrix.server.chat.service import Access, ChatService, TableFacts
from tantrix.server.db.base import TOURNAMENT, TableRow
from tantrix.server.lobby.actor import LobbyDeps
from tantrix.server.lobby.manager import LobbyManager
from tantrix.server.lobby.matching import forget, rename
from tantrix.server.lobby.repository import LobbyStore
from tantrix.server.moderation.repository import ModerationStore
from tantrix.server.moderation.service import ModerationService, ShownNames
from tantrix.server.tables.deps import TableDeps
from tantrix.server.tables.manager import TableManager
from tantrix.server.web.cookies import Person
from tantrix.server.web.protocol import Letter

IsMaster = Callable[[str], Awaitable[bool]]
"""Tells whether a person has the points that masters games ask for [S0]."""


class SocialServices:
    """The lobby and the chat of a server; `is_master` tells who may play masters games.

    `shown` are the names that stand somewhere without an account.
    """

    def __init__(
        self,
        deps: TableDeps,
        table_manager: TableManager,
        people: PeopleStore,
        is_master: IsMaster,
        shown: ShownNames,
    ) -> None:
        self._store = deps.store
        self._rooms = LobbyStore(deps.store.database)
        self._people = people
        self._table_manager = table_manager
        self.shown = shown
        self.wall_ms = deps.wall_ms
        database, lines = deps.store.database, ChatStore(deps.store.database)
        self.presence = OnlinePresence()
        self.ignoring = Ignoring(lines)
        self.moderation = ModerationService(ModerationStore(database), lines, deps.wall_ms)
        self.lobby = LobbyManager(
            LobbyDeps(
                store=self._rooms,
                presence=self.presence,
                create=table_manager.create_together,
                is_over=self._is_over,
                follower=self._rooms.follower,
                review=self._rooms.review,
                may_play_masters=is_master,
                named=self.named,
                wishes=self._wishes,
                apart=self.ignoring.apart,
                refuse_banned=self.moderation.refuse_banned,
                wall_ms=deps.wall_ms,
                tick_ms=deps.tick_ms,
                budget=deps.budget,
            )
        )
        rate_limiter = ChatRateLimiter(deps.tick_ms, deps.budget)
        self.chat = ChatService(
            ChatDeps(
                lines, self.ignoring, rate_limiter, self.moderation, deps.wall_ms, deps.tick_ms
            ),
            Access(self._sitting, self._seen, self._closed, self._playing),
            self.presence,
        )

    async def open(self) -> None:
        """Let everything go on; raises `Unavailable`."""
        await self.moderation.open()
        self.lobby.keep_reaping()
        self.chat.keep_reaping()

    async def close(self) -> None:
        """Say to everybody that the server closes."""
        await self.lobby.close()
        await self.chat.close()

    async def named(self, name: str) -> Person | None:
        """Return somebody by name, None where there is nobody of that name."""
        here = self.presence.named(name)
        account = None if here is not None else await self._people.named(name)
        return here if account is None else person_of(account)

    async def known(self, person: str) -> Person | None:
        """Return somebody by id, None where that is no account's."""
        account = await self._people.account(person)
        return None if account is None else person_of(account)

    async def renew(self, person: str) -> None:
        """Read anew what is stored of somebody; the lobby forgets who is no more."""
        account = await self._people.account(person)
        now = Person(person, DELETED) if account is None else person_of(account)
        change = forget if account is None else rename
        await self.moderation.renew(person)
        for channel in self.chat.opened:
            await _unless_ended(channel.renew(person))
        for lobby in self.lobby.opened:
            await _unless_ended(change(lobby, now))

    async def _wishes(self, person: str) -> tuple[Letter, ...]:
        """Return the colours that somebody has said they like, the best first [S4]."""
        account = await self._people.account(person)
        wishes = () if account is None else (account.first_colour, account.second_colour)
        return tuple(msgspec.convert([one for one in wishes if one], list[Letter]))

    async def _is_over(self, table: str) -> bool:
        """Tell whether the game of a table is over; one that there is not never is."""
        row = await self._store.row(table)
        return row is not None and _table(row)["status"] == "over"

    async def _sitting(self, table: str, person: str) -> TableFacts:
        """Return what a table is to a person; raises `TantrixError` `table.unknown`."""
        row = await self._store.row(table)
        if row is None:
            raise TantrixError("table.unknown")
        listed = _table(row)
        alone = person == row.owner and not listed.get("together")
        plays = alone or bool(await self._store.seats(person, [table]))
        seen_ms = self.wall_ms() - (
            0 if plays else 1000 * listed.get("terms", {}).get("delay_s", 0)
        )
        over = listed["status"] == "over" and row.updated_ms <= seen_ms
        return TableFacts(plays, over, listed.get("terms", {}).get("room"))

    async def _seen(self, room: str, person: str) -> bool:
        """Let those pass who may see a room; raises `TantrixError` `lobby.unknown`.

        Tell whether they may write there: nobody helps those who play.
        """
        state = (await self.lobby.actor()).seen(room, person)
        if state.status != "playing" or state.game is None or person in state.players:
            return True
        return await self._is_over(state.game.table)

    async def _closed(self, room: str) -> bool:
        """Tell whether there is no such room any more."""
        return room not in (await self.lobby.actor()).rooms

    async def _playing(self, tournament: str, people: Collection[str]) -> set[str]:
        """Return who of some people plays a live game of a tournament.

        Raises `TantrixError` `tournament.unknown`, also for a draft, which nobody watches.
        """
        row = await self._store.row(tournament, TOURNAMENT)
        if row is None or msgspec.json.decode(row.summary)["status"] == "draft":
            raise TantrixError("tournament.unknown")
        return await self._table_manager.in_live_games_of(tournament, people)


def _table(row: TableRow) -> Json:
    """Return what a list knows of a table."""
    listed: Json = msgspec.json.decode(row.summary)["table"]
    return listed


async def _unless_ended(work: Awaitable[None]) -> None:
    """Do something in a room, unless it has ended meanwhile: it is then read anew."""
    with contextlib.suppress(TantrixError):
        await work
