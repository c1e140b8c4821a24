"""What the events of a review add up to: the game that is looked at, and what was tried."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.base import StoredEvent
from tantrix.server.review import events
from tantrix.server.review.actor import ReviewState, first
from tantrix.server.review.events import Opened
from tantrix.server.review.tree import Beginning, of_record, of_sheet
from tantrix.server.tables.state import Damaged, TableState

Stand = Callable[[str], Awaitable[TableState]]
"""Tells how a table stands; may raise `TantrixError` and `Damaged`."""


async def notes_of(entries: Sequence[StoredEvent], stand: Stand) -> ReviewState:
    """Return the notes of all events of a review, every move of it tried anew by the rules.

    Raises `Damaged` where they do not add up to a review, or the game is not there any more.
    """
    try:
        opened, others = _decoded(entries)
        notes = first(opened, await _beginning(opened, stand))
        for event in others:
            notes = notes.after(event)
    except (TantrixError, msgspec.MsgspecError) as error:
        raise Damaged(str(error)) from error
    return notes


def _decoded(entries: Sequence[StoredEvent]) -> tuple[Opened, list[events.AnyEvent]]:
    """Return the events, of which the first tells what is looked at."""
    if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)):
        raise Damaged("its events are out of order")
    told = [events.decode(entry.body) for entry in entries]
    if not told or not isinstance(told[0], Opened):
        raise Damaged("it was never opened")
    return told[0], told[1:]


async def _beginning(opened: Opened, stand: Stand) -> Beginning:
    """Return the game that is looked at."""
    if opened.table is None:
        return of_record(opened.record or "")
    sheet = await stand(opened.table)
    if not sheet.state.is_over:
        raise Damaged("the game goes on")
    return of_sheet(opened.table, sheet)
