"""The server: opens tables, keeps them while somebody is there, and closes them all."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Collection
from functools import partial

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.log import History, answers_of
from tantrix.server.actors.registry import FAREWELL, RESTARTING, SourcedRegistry, paused
from tantrix.server.db.base import TABLE, NewRow, Unavailable
from tantrix.server.tables import views
from tantrix.server.tables.actor import TableActor, TableDeps
from tantrix.server.tables.decisions import Decision
from tantrix.server.tables.events import Started, TableSecret
from tantrix.server.tables.games import AnyTableConfig, NewTable
from tantrix.server.tables.messages import ListedTable
from tantrix.server.tables.notifications import GameStart
from tantrix.server.tables.repository import TournamentResult, due, results_of
from tantrix.server.tables.state import TABLE_LOG, first
from tantrix.server.tables.tournament_tables import TournamentTable

LISTED = 100
"""How many tables a list shows at most."""


class TableManager(SourcedRegistry[TableActor]):
    """All tables of a store; what asks for one may raise `TantrixError` `table.paused`."""

    def __init__(self, deps: TableDeps) -> None:
        super().__init__(deps, deps.locks, TABLE)
        self._deps = deps
        self._since_ms = deps.wall_ms()
        self.decide_elsewhere: Callable[[str, Decision, str], None] = _nowhere
        """Has other processes decide at a table that one of them holds."""

    async def open(self) -> None:
        self._since_ms = self._deps.wall_ms()
        await super().open()

    async def tables(self, owner: str, *, every: bool) -> list[ListedTable]:
        """Return the newest tables of a session, or `every` newest one, as the session sees it."""
        try:
            rows = await self._deps.store.rows(None if every else owner, LISTED)
            seats = await self._deps.store.seats(owner, [row.id for row in rows])
        except Unavailable as error:
            raise paused("list", error) from error
        at_ms = self._deps.wall_ms()
        return [views.listed(row, owner, seats.get(row.id, ()), at_ms) for row in rows]

    async def create(self, owner: str, wish: NewTable) -> str:
        """Make a table of a session and return its id; raises `TantrixError` `bad.message`."""
        return await self._create(owner, wish.config())

    async def create_together(
        self, config: AnyTableConfig, host: str, once: str | None = None
    ) -> str:
        """Make a table of the people who sit in `config`, for the person `host`; return its id.

        For what has been made `once` already, the id of that one: of the next game after a table,
        `once` is its id.
        """
        return await self._create(host, config, once)

    async def create_for_tournament(self, wish: TournamentTable) -> str:
        """Make a table for a tournament and return its id; asked again, the id of the same table.

        Raises `TantrixError`: `bad.colours` where sides share a colour, and `table.paused`.
        """
        config = wish.config()
        host = next((seat.person for seat in wish.seats if seat.person), "")
        once = f"tournament:{wish.game.word}"
        return await self._create(host, config, once, hidden=wish.hidden, seed=wish.seed)

    async def results(self, words: Collection[str]) -> list[TournamentResult]:
        """Return what came of games of tournaments that have ended, by their words.

        A tournament asks for those that it still waits for, so that none is missed that was entered
        out of order. Raises `TantrixError` `table.paused`.
        """
        try:
            return await self._deps.store.database.read(partial(results_of, words=words))
        except Unavailable as error:
            raise paused("results", error) from error

    async def decide(self, table_id: str, decision: Decision, word: str) -> bool:
        """Do what a Controller decides at a table, once under a word; tell whether it is done.

        If not, another process holds the table and is told, which may fail: ask again until the
        table shows it. Raises `TantrixError` as `decided` does, `table.over` and `table.unknown`.
        """
        try:
            table = await self.room(table_id)
        except TantrixError as error:
            if error.id != "table.paused":
                raise
            self.decide_elsewhere(table_id, decision, word)
            return False
        await table.decide(decision, word)
        return True

    async def rematch(self, owner: str, table_id: str) -> str:
        """Make the table of the next game between the same players, once, and return its id.

        Raises `TantrixError` `table.unknown` or `table.not_your_seat`.
        """
        table = await self.room(table_id)
        config = table.state.started.config
        if config.together or table.owner != owner:
            raise TantrixError("table.not_your_seat")
        return await self._follow(owner, config, table_id)

    async def close(self) -> None:
        """Say to everybody that the server closes, put all tables away, and stop the robots."""
        self._deps.news.close(FAREWELL, RESTARTING)
        await super().close()
        self._deps.robots.close()

    async def read(self, actor_id: str, on_end: Callable[[], None]) -> TableActor:
        row, entries = await self.stored(actor_id)
        states = [TABLE_LOG.replay(entries, row.version)]
        config = states[0].started.config
        if config.terms.delay_s:
            states = list(TABLE_LOG.replay_steps(entries))
        history = History(row.id, row.owner, states, answers_of(entries))
        follow = partial(self._follow, row.owner, config, actor_id)
        return TableActor(history, self._deps, on_end, follow, self._since_ms)

    async def due(self) -> list[str]:
        return await self._deps.store.database.read(due(self._deps.wall_ms()))

    async def _follow(self, owner: str, config: AnyTableConfig, table_id: str) -> str:
        """Make the table of the next game between the same players, once, and return its id.

        Raises `TantrixError` `lobby.busy` where somebody plays another live game that counts.
        """
        if config.terms.counts and config.terms.days is None:
            for seat in config.seats:
                if seat.person is not None and await self._counts(seat.person):
                    raise TantrixError("lobby.busy", name=seat.name)
        return await self._create(owner, config.rematch(), table_id)

    async def _counts(self, person: str) -> bool:
        """Tell whether a person plays a live game that counts."""
        try:
            rows = await self._deps.store.rows(person, LISTED)
            going = [row.id for row in rows if views.counts_live(row)]
            return bool(await self._deps.store.seats(person, going))
        except Unavailable as error:
            raise paused("list", error) from error

    async def _create(
        self,
        owner: str,
        config: AnyTableConfig,
        rematch_of: str | None = None,
        *,
        hidden: bool = False,
        seed: str | None = None,
    ) -> str:
        """Deal, store the table, and let the robot go on if it begins.

        A table of several people is opened by the first of them who comes: where a server is
        several processes, it is then held where people are, not where the lobby is.
        """
        at_ms = self._deps.wall_ms()
        started = deal(config, seed or self._deps.new_seed())
        table_id = secrets.token_hex(8)
        table_state = first(started, at_ms)
        summary = views.summary(table_id, table_state)
        seats = tuple(
            (player, seat.person) for player, seat in enumerate(config.seats) if seat.person
        )
        row = NewRow(
            table_id,
            owner,
            at_ms,
            summary,
            rematch_of,
            seats=seats,
            hidden=hidden or (config.together and config.terms.kind == "private"),
            due_ms=table_state.falls_due_ms,
        )
        made = await self.insert(row, TABLE_LOG.encode(started))
        if made != table_id:
            return made
        if not config.together or table_state.robot is not None:
            await self.room(made)
        self._deps.news.emit(config.people(owner), GameStart(made, views.table(made, table_state)))
        return made


def _nowhere(table_id: str, decision: Decision, word: str) -> None:
    """Tell nobody: there is no other process."""


def deal(config: AnyTableConfig, seed: str) -> Started:
    """Return the beginning of a game, dealt at random from a seed."""
    dealt = config.deal(random.Random(seed))
    return Started(
        used_ms=None if config.clock is None else (0,) * len(config.seats),
        config=config,
        hands=dealt.hands,
        starter=dealt.starter,
        start_draws=dealt.start_draws,
        laid=dealt.laid,
        secret=TableSecret(seed, dealt.bag, dealt.lot),
    )
