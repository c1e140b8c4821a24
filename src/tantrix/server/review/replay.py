"""Reading a review from its events, which say what is looked at, but not how that game went."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import msgspec

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.log import Damaged, EventLog
from tantrix.server.db.base import StoredEvent
from tantrix.server.review.actor import ReviewState, apply, first
from tantrix.server.review.events import AnyEvent, Opened
from tantrix.server.review.tree import Beginning, of_record, of_sheet
from tantrix.server.tables.state import TableState

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
    sheet = await stand(opened.table)
    if not sheet.state.is_over:
        raise Damaged("the game goes on")
    return of_sheet(opened.table, sheet)
