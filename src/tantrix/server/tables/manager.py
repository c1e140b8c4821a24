"""The server: opens tables, keeps them while somebody is there, and closes them all."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Collection
from functools import partial

from msgspec import structs
from sqlalchemy import Connection

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.log import History, answers_of
from tantrix.server.actors.registry import FAREWELL, RESTARTING, SourcedRegistry, paused
from tantrix.server.db.base import TABLE, Conflict, NewRow, Unavailable
from tantrix.server.db.engine import Job, all_of
from tantrix.server.db.event_log import append, through
from tantrix.server.notifications.notices import round_paired, turn_passed
from tantrix.server.tables import offline, views
from tantrix.server.tables.actor import TableActor
from tantrix.server.tables.continuing import continued
from tantrix.server.tables.decisions import Decision
from tantrix.server.tables.deps import TableDeps
from tantrix.server.tables.events import Started, TableSecret
from tantrix.server.tables.finished import ended
from tantrix.server.tables.games import AnyTableConfig, NewTable
from tantrix.server.tables.messages import ListedTable
from tantrix.server.tables.notifications import GameStart
from tantrix.server.tables.offline import OfflineGame
from tantrix.server.tables.repository import (
    MOST_DELETED,
    TournamentResult,
    delete_unplayed,
    due,
    keeping,
    results_of,
)
from tantrix.server.tables.schedule import awaiting
from tantrix.server.tables.state import TABLE_LOG, BegunGame, TableState, first
from tantrix.server.tables.tournament_tables import TournamentTable

LISTED = 100
"""How many tables a list shows at most."""


UNPLAYED_MS = 7 * 24 * 60 * 60 * 1000
"""After how long a table is deleted at which no person has done anything."""

TIDY_MS = 60 * 60 * 1000
"""How often such tables are looked for."""

LEFT_ALONE_MS = 24 * 60 * 60 * 1000
"""After a day without an event a live game is thought to be left alone."""


class TableManager(SourcedRegistry[TableActor]):
    """All tables of a store; what asks for one may raise `TantrixError` `table.paused`."""

    def __init__(self, deps: TableDeps) -> None:
        super().__init__(deps, deps.locks, TABLE)
        self._deps = deps
        self._since_ms = deps.wall_ms()
        self._tidied_ms = 0
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

    async def create(self, owner: str, wish: NewTable, name: str = "") -> str:
        """Make a table of a session and return its id; raises `TantrixError` `bad.message`.

        The first person who sits there is the session's own; with an account they have its `name`.
        """
        config = wish.config()
        return await self._create(owner, named(config, name) if name else config)

    async def join(self, owner: str, game: OfflineGame) -> str:
        """Store a game that a page of `owner` has played to its end, once, and return its id.

        Raises `TantrixError` as `offline.replayed` does, `offline.taken` where the id is that of
        another table, and `table.paused`.
        """
        try:
            row = await self._deps.store.row(game.id)
        except Unavailable as error:
            raise paused(game.id, error) from error
        if row is not None:
            if row.owner != owner:
                raise TantrixError("offline.taken")
            return game.id
        joining = offline.replayed(game, self._deps.wall_ms())
        try:
            return await self._insert_begun(owner, game.id, joining, f"offline:{game.id}")
        except Conflict:
            raise TantrixError("offline.taken") from None

    async def go_on(self, owner: str, table_id: str, moves: int) -> str:
        """Make a table that goes on after so many moves of a game that is over; return its id.

        Raises `TantrixError` as `continued` does, `table.unknown`, and as `seen_by` does.
        """
        table = await self.room(table_id)
        table_state = table.seen_by(owner)
        you = table_state.config.players_of(owner, table.owner)
        made = continued(table_id, table_state, moves, you, self._deps.wall_ms())
        new_id = await self._insert_begun(owner, secrets.token_hex(8), made)
        await self.room(new_id)
        return new_id

    async def _insert_begun(
        self, owner: str, table_id: str, game: BegunGame, once: str | None = None
    ) -> str:
        """Store a game with all that has happened in it, hidden from lists; return its id."""
        entries, state = game
        summary = views.summary(views.table(table_id, state), state)
        at_ms = entries[0].at_ms
        new = NewRow(table_id, owner, at_ms, summary, rematch_of=once, hidden=True)

        def also(connection: Connection) -> None:
            for entry in entries[1:]:
                append(through(connection), table_id, entry, summary)
            if state.state.is_over:
                keeping(table_id, ended(owner, state), None)(connection)

        return await self.insert(new, entries[0].body, also)

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

    async def share(self, owner: str, table_id: str) -> None:
        """Have a session's own table listed for everybody, which it is not before.

        Raises `TantrixError` `table.unknown`, `table.not_your_seat` or `table.paused`.
        """
        table = await self.room(table_id)
        if table.state.started.config.together or table.owner != owner:
            raise TantrixError("table.not_your_seat")
        try:
            await self._deps.store.show(table_id)
        except Unavailable as error:
            raise paused("share", error) from error

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

    async def tidy(self) -> None:
        now_ms = self._deps.wall_ms()
        if now_ms - self._tidied_ms >= TIDY_MS:
            self._tidied_ms = now_ms
            job = delete_unplayed(now_ms - UNPLAYED_MS, self.in_use)
            more = True
            while more:
                more = await self._deps.store.database.write(job) == MOST_DELETED

    async def _follow(self, owner: str, config: AnyTableConfig, table_id: str) -> str:
        """Make the table of the next game between the same players, once, and return its id.

        Raises `TantrixError` `lobby.busy` where somebody plays another live game that counts.
        """
        if config.terms.counts and config.terms.days is None:
            for seat in config.seats:
                if seat.person is not None and await self._counts(seat.person):
                    raise TantrixError("lobby.busy", name=seat.name)
        following = awaiting(config.rematch(), self._deps.wall_ms())
        return await self._create(owner, following, table_id)

    async def at_live_games(self, people: Collection[str], but: str) -> set[str]:
        """Return who of some people plays a live game that counts, but for those of a tournament.

        A game in which nothing has happened for a day is left alone.
        """
        games = await self._live_games(people)
        return {person for person, tournament in games if tournament != but}

    async def in_live_games_of(self, tournament: str, people: Collection[str]) -> set[str]:
        """Return who of some people plays a live game of a tournament."""
        return {person for person, of in await self._live_games(people) if of == tournament}

    async def _live_games(self, people: Collection[str]) -> list[tuple[str, str | None]]:
        """Return who of some people plays a live game that counts, and of which tournament."""
        since_ms = self._deps.wall_ms() - LEFT_ALONE_MS
        try:
            rows = await self._deps.store.seated(people, since_ms)
        except Unavailable as error:
            raise paused("list", error) from error
        return [
            (person, views.tournament_of(row)) for person, row in rows if views.counts_live(row)
        ]

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
        summary = views.summary(views.table(table_id, table_state), table_state)
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
            hidden=hidden or config.terms.kind == "private",
            due_ms=table_state.falls_due_ms,
        )
        made = await self.insert(
            row, TABLE_LOG.encode(started), _notices(table_id, table_state, at_ms)
        )
        if made != table_id:
            return made
        if not config.together or table_state.robot is not None:
            await self.room(made)
        self._deps.news.emit(config.people(owner), GameStart(made, views.table(made, table_state)))
        return made


def _notices(table_id: str, table_state: TableState, at_ms: int) -> Job[None] | None:
    """Return the job that tells people of a new game: of a tournament, or by correspondence."""
    config, jobs = table_state.config, []
    persons = [seat.person for seat in config.seats if seat.person]
    if config.terms.tournament is not None:
        jobs.append(round_paired(table_id, persons, f"/table/{table_id}", at_ms))
    if config.terms.days is not None:
        to = config.person_of(table_state.player, "")
        jobs.append(turn_passed(table_id, None, to or None, at_ms))
    return all_of(jobs)


def _nowhere(table_id: str, decision: Decision, word: str) -> None:
    """Tell nobody: there is no other process."""


def named(config: AnyTableConfig, name: str) -> AnyTableConfig:
    """Return a setup in which the first person who sits there has a name."""
    own = next((seat for seat in config.seats if seat.kind == "person"), None)
    seats = tuple(
        structs.replace(seat, name=name) if seat is own else seat for seat in config.seats
    )
    return structs.replace(config, seats=seats)


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
