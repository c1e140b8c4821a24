"""All reviews of a server: made of a game that is over, and read from the store again.

The events of a review say which game is reviewed, but not how it went: that is read from its table.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import msgspec

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.log import Damaged, EventLog, History
from tantrix.server.actors.registry import SourcedRegistry, paused
from tantrix.server.db.base import REVIEW, NewRow, StoredEvent, Unavailable, review_of
from tantrix.server.lobby.repository import LobbyStore
from tantrix.server.review.actor import NOTHING, ReviewActor, ReviewDeps
from tantrix.server.review.messages import NewReview
from tantrix.server.review.state import AnyEvent, Opened, ReviewState, apply, first
from tantrix.server.review.tree import Beginning, of_record, of_table
from tantrix.server.tables.deps import TableDeps
from tantrix.server.tables.state import TABLE_LOG, TableState
from tantrix.server.web.allowed import not_one_of
from tantrix.server.web.budget import in_thread
from tantrix.server.web.cookies import Person

Stand = Callable[[str], Awaitable[TableState]]
"""Tells how a table stands; may raise `TantrixError` and `Damaged`."""

ReviewLog = EventLog[ReviewState, AnyEvent]
"""The events of one review, which begin with the game that is looked at."""


async def log_of(entries: Sequence[StoredEvent], stand: Stand) -> ReviewLog:
    """Return the log of a review, by which its events are replayed and more are added.

    Raises `Damaged` where the first event says of no game, or the game is not there any more.
    """
    try:
        opened = msgspec.json.decode(entries[0].body, type=Opened)
        return ReviewLog(AnyEvent, partial(first, await _beginning(opened, stand)), apply)
    except (IndexError, TantrixError, msgspec.MsgspecError) as error:
        raise Damaged(f"nothing is looked at: {error}") from error


async def _beginning(opened: Opened, stand: Stand) -> Beginning:
    """Return the game that is looked at."""
    if opened.table is None:
        return of_record(opened.record or "")
    table_state = await stand(opened.table)
    if not table_state.state.is_over:
        raise Damaged("the game goes on")
    return of_table(opened.table, table_state)


class ReviewManager(SourcedRegistry[ReviewActor]):
    """All reviews of a store; what asks for one may raise `TantrixError` `table.paused`."""

    def __init__(self, deps: TableDeps) -> None:
        super().__init__(deps, deps.locks, REVIEW, "review.unknown")
        self._lobby = LobbyStore(deps.store.database)
        self.made: Callable[[str, str, str], None] = _nobody
        """Told the room, the table and the review that has just been made for them."""
        self._deps = ReviewDeps(deps.store, deps.wall_ms, deps.tick_ms)

    async def create(self, person: Person, wish: NewReview) -> str:
        """Make a review that a person leads, and return its id.

        Raises `TantrixError`: `bad.message`, `table.unknown`, `review.not_over`, `review.record`.
        """
        try:
            await self._checked(person.id, wish)
        except (Unavailable, Damaged) as error:
            raise paused(wish.table or "", error) from error
        opened = Opened(person.id, wish.table, wish.record, wish.room)
        at_ms = self._deps.wall_ms()
        once = wish.room and review_of(wish.room, wish.table or "")
        row = NewRow(secrets.token_hex(8), "", at_ms, NOTHING, once, REVIEW)
        made = await self.insert(row, msgspec.json.encode(opened))
        if wish.room and wish.table and made == row.id:
            self.made(wish.room, wish.table, made)
        return made

    async def of_table(self, person: str, table: str) -> str | None:
        """Return the review to which those come who were at a table, None where there is none yet.

        Raises `TantrixError` `table.unknown`.
        """
        try:
            owner, table_state = await self._table(table)
            room = table_state.config.terms.room
            if room is None or not self._may_see(person, owner, table_state):
                return None
            return await self._lobby.review(room, table)
        except (Unavailable, Damaged) as error:
            raise paused(table, error) from error

    async def read(self, actor_id: str, on_end: Callable[[], None]) -> ReviewActor:
        row, entries = await self.stored(actor_id)
        log = await log_of(entries, self._stand)
        history = History(row.id, "", [log.replay(entries, row.version)], {})
        return ReviewActor(history, log, self._deps, on_end)

    async def _checked(self, person: str, wish: NewReview) -> None:
        """Refuse what cannot be looked at."""
        if (wish.table is None) == (wish.record is None):
            raise not_one_of(["table", "record"])
        if wish.table is None:
            await in_thread(of_record, wish.record or "")
        elif not self._may_see(person, *await self._table(wish.table)):
            raise TantrixError("review.not_over")

    async def _table(self, table: str) -> tuple[str, TableState]:
        """Return who made a table, and how it stands, without opening it.

        Raises `TantrixError` `table.unknown`.
        """
        row = await self._deps.store.row(table)
        if row is None:
            raise TantrixError("table.unknown")
        entries = await self._deps.store.entries(table)
        return row.owner, await in_thread(TABLE_LOG.replay, entries)

    def _may_see(self, person: str, owner: str, table_state: TableState) -> bool:
        """Tell whether somebody may know the end of a game: those who watch late, late."""
        config, since_ms = table_state.config, self._deps.wall_ms() - table_state.updated_ms
        late = since_ms < 1000 * config.terms.delay_s and not config.players_of(person, owner)
        return table_state.state.is_over and not late

    async def _stand(self, table: str) -> TableState:
        """Return how a table stands."""
        return (await self._table(table))[1]


def _nobody(room: str, table: str, review: str) -> None:
    """Tell nobody of a review."""
