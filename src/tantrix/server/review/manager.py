"""All reviews of a server: made of a game that is over, and read from the store again."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.log import Damaged, History
from tantrix.server.actors.registry import SourcedRegistry, paused
from tantrix.server.db.base import REVIEW, NewRow, Unavailable, review_of
from tantrix.server.lobby.repository import LobbyStore
from tantrix.server.review.actor import NOTHING, ReviewActor, ReviewDeps
from tantrix.server.review.events import Opened
from tantrix.server.review.messages import NewReview
from tantrix.server.review.replay import log_of
from tantrix.server.review.tree import of_record
from tantrix.server.tables import actor as tables
from tantrix.server.tables.state import TABLE_LOG, TableState
from tantrix.server.web.person import Person


class ReviewManager(SourcedRegistry[ReviewActor]):
    """All reviews of a store; what asks for one may raise `TantrixError` `table.paused`."""

    def __init__(self, means: tables.TableDeps) -> None:
        super().__init__(means, means.locks, REVIEW, "review.unknown")
        self._lobby = LobbyStore(means.store.database)
        self.made: Callable[[str, str, str], None] = _nobody
        """Told the room, the table and the review that has just been made for them."""
        self._means = ReviewDeps(means.store, means.wall_ms, means.tick_ms)

    async def create(self, person: Person, wish: NewReview) -> str:
        """Make a review that a person leads, and return its id.

        Raises `TantrixError`: `bad.message`, `table.unknown`, `review.not_over`, `review.record`.
        """
        try:
            await self._checked(person.id, wish)
        except (Unavailable, Damaged) as error:
            raise paused(wish.table or "", error) from error
        opened = Opened(person.id, wish.table, wish.record, wish.room)
        at_ms = self._means.wall_ms()
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
            owner, sheet = await self._table(table)
            room = sheet.setup.terms.room
            if room is None or not self._may_see(person, owner, sheet):
                return None
            return await self._lobby.review(room, table)
        except (Unavailable, Damaged) as error:
            raise paused(table, error) from error

    async def read(self, actor_id: str, on_end: Callable[[], None]) -> ReviewActor:
        """See `ActorRegistry`."""
        row, entries = await self.stored(actor_id)
        log = await log_of(entries, self._stand)
        history = History(row.id, "", [log.replay(entries, row.version)], {})
        return ReviewActor(history, log, self._means, on_end)

    async def _checked(self, person: str, wish: NewReview) -> None:
        """Refuse what cannot be looked at."""
        if (wish.table is None) == (wish.record is None):
            raise TantrixError("bad.message", field="table")
        if wish.table is None:
            of_record(wish.record or "")
        elif not self._may_see(person, *await self._table(wish.table)):
            raise TantrixError("review.not_over")

    async def _table(self, table: str) -> tuple[str, TableState]:
        """Return who made a table, and how it stands, without opening it.

        Raises `TantrixError` `table.unknown`.
        """
        row = await self._means.store.row(table)
        if row is None:
            raise TantrixError("table.unknown")
        return row.owner, TABLE_LOG.replay(await self._means.store.entries(table))

    def _may_see(self, person: str, owner: str, sheet: TableState) -> bool:
        """Tell whether somebody may know the end of a game: those who watch late, late."""
        setup, since_ms = sheet.setup, self._means.wall_ms() - sheet.updated_ms
        late = since_ms < 1000 * setup.terms.delay_s and not setup.players_of(person, owner)
        return sheet.state.is_over and not late

    async def _stand(self, table: str) -> TableState:
        """Return how a table stands."""
        return (await self._table(table))[1]


def _nobody(room: str, table: str, review: str) -> None:
    """Tell nobody of a review."""
