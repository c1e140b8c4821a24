"""The record of a race that is over, from its events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tantrix.notation.race_records import race_record_of, write_race
from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.base import StoredEvent
from tantrix.server.race.state import RACE_LOG, RaceActionDone, RaceStarted
from tantrix.server.tables.views import NO_TAGS
from tantrix.server.web.times import iso


def record(entries: Sequence[StoredEvent], more: Mapping[str, str] = NO_TAGS) -> str:
    """Return a race as text, with its date, `more` tags, its players, and the time of each action.

    Who did not come gave up as it began. Raises `TantrixError` `lobby.not_over` before its end, for
    it has the piles, and where nobody came: such a race is closed as it begins. Raises `Damaged`.
    """
    table = RACE_LOG.replay(entries)
    if table.state is None or table.status != "over" or len(table.absent) == len(table.seats):
        raise TantrixError("lobby.not_over")
    events = [(RACE_LOG.decode(entry.body), entry.at_ms) for entry in entries]
    deal = next(event.deal for event, _ in events if isinstance(event, RaceStarted))
    acted = [at_ms for event, at_ms in events if isinstance(event, RaceActionDone)]
    clocks = [0] * len(table.absent) + [max(0, at_ms - table.went_ms) for at_ms in acted]
    tags = {"Date": iso(table.created_ms)[:10], **more}
    for number, seat in enumerate(table.seats, start=1):
        tags[f"Player{number}"] = seat.name or seat.level or ""
    return write_race(race_record_of(deal, table.state, tags, clocks))
