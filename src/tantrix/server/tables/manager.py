"""The server: opens tables, keeps them while somebody is there, and closes them all."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from functools import partial

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.log import History, answers_of
from tantrix.server.actors.registry import FAREWELL, RESTARTING, SourcedRegistry, paused
from tantrix.server.db.base import TABLE, NewRow, Unavailable
from tantrix.server.tables import views
from tantrix.server.tables.actor import TableActor, TableDeps
from tantrix.server.tables.events import Started, TableSecret
from tantrix.server.tables.games import AnyTableConfig, NewTable
from tantrix.server.tables.messages import ListedTable
from tantrix.server.tables.notifications import GameStart
from tantrix.server.tables.state import TABLE_LOG, first

LISTED = 100
"""How many tables a list shows at most."""


class TableManager(SourcedRegistry[TableActor]):
    """All tables of a store; what asks for one may raise `TantrixError` `table.paused`."""

    def __init__(self, means: TableDeps) -> None:
        super().__init__(means, means.locks, TABLE)
        self._means = means

    async def tables(self, owner: str, *, every: bool) -> list[ListedTable]:
        """Return the newest tables of a session, or `every` newest one, as the session sees it."""
        try:
            rows = await self._means.store.rows(None if every else owner, LISTED)
            seats = await self._means.store.seats(owner, [row.id for row in rows])
        except Unavailable as error:
            raise paused("list", error) from error
        at_ms = self._means.wall_ms()
        return [views.listed(row, owner, seats.get(row.id, ()), at_ms) for row in rows]

    async def create(self, owner: str, wish: NewTable) -> str:
        """Make a table of a session and return its id; raises `TantrixError` `bad.message`."""
        return await self._create(owner, wish.setup())

    async def create_together(
        self, setup: AnyTableConfig, host: str, once: str | None = None
    ) -> str:
        """Make a table of the people who sit in `setup`, for the person `host`; return its id.

        For what has been made `once` already, the id of that one: of the next game after a table,
        `once` is its id.
        """
        return await self._create(host, setup, once)

    async def rematch(self, owner: str, table_id: str) -> str:
        """Make the table of the next game between the same players, once, and return its id.

        Raises `TantrixError` `table.unknown` or `table.not_your_seat`.
        """
        table = await self.room(table_id)
        setup = table.state.started.setup
        if setup.together or table.owner != owner:
            raise TantrixError("table.not_your_seat")
        return await self._follow(owner, setup, table_id)

    async def close(self) -> None:
        """Say to everybody that the server closes, put all tables away, and stop the robots."""
        self._means.news.close(FAREWELL, RESTARTING)
        await super().close()
        self._means.robots.close()

    async def read(self, actor_id: str, on_end: Callable[[], None]) -> TableActor:
        """See `ActorRegistry`."""
        row, entries = await self.stored(actor_id)
        states = [TABLE_LOG.replay(entries, row.version)]
        setup = states[0].started.setup
        if setup.terms.delay_s:
            states = list(TABLE_LOG.replay_steps(entries))
        history = History(row.id, row.owner, states, answers_of(entries))
        follow = partial(self._follow, row.owner, setup, actor_id)
        return TableActor(history, self._means, on_end, follow)

    async def _follow(self, owner: str, setup: AnyTableConfig, table_id: str) -> str:
        """Make the table of the next game between the same players, once, and return its id.

        Raises `TantrixError` `lobby.busy` where somebody plays another live game that counts.
        """
        if setup.terms.counts and setup.terms.days is None:
            for seat in setup.seats:
                if seat.person is not None and await self._counts(seat.person):
                    raise TantrixError("lobby.busy", name=seat.name)
        return await self._create(owner, setup.rematch(), table_id)

    async def _counts(self, person: str) -> bool:
        """Tell whether a person plays a live game that counts."""
        try:
            rows = await self._means.store.rows(person, LISTED)
            going = [row.id for row in rows if views.counts_live(row)]
            return bool(await self._means.store.seats(person, going))
        except Unavailable as error:
            raise paused("list", error) from error

    async def _create(
        self, owner: str, setup: AnyTableConfig, rematch_of: str | None = None
    ) -> str:
        """Deal, store the table, and let the robot go on if it begins.

        A table of several people is opened by the first of them who comes: where a server is
        several processes, it is then held where people are, not where the lobby is.
        """
        at_ms = self._means.wall_ms()
        started = deal(setup, self._means.new_seed())
        table_id = secrets.token_hex(8)
        sheet = first(started, at_ms)
        summary = views.summary(table_id, sheet)
        seats = tuple(
            (player, seat.person) for player, seat in enumerate(setup.seats) if seat.person
        )
        row = NewRow(
            table_id,
            owner,
            at_ms,
            summary,
            rematch_of,
            seats=seats,
            hidden=setup.together and setup.terms.kind == "private",
        )
        made = await self.insert(row, TABLE_LOG.encode(started))
        if made != table_id:
            return made
        if not setup.together or sheet.robot is not None:
            await self.room(made)
        self._means.news.emit(setup.people(owner), GameStart(made, views.table(made, sheet)))
        return made


def deal(setup: AnyTableConfig, seed: str) -> Started:
    """Return the beginning of a game, dealt at random from a seed."""
    dealt = setup.deal(random.Random(seed))
    return Started(
        used_ms=None if setup.clock is None else (0,) * len(setup.seats),
        setup=setup,
        hands=dealt.hands,
        starter=dealt.starter,
        start_draws=dealt.start_draws,
        laid=dealt.laid,
        secret=TableSecret(seed, dealt.bag, dealt.lot),
    )
