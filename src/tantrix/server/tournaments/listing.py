"""Tournaments in lists: what is stored of each, and how it is told."""

from __future__ import annotations

import msgspec

from tantrix.server.db.base import Summary
from tantrix.server.tournaments.messages import TournamentRow
from tantrix.server.tournaments.repository import Listed
from tantrix.server.tournaments.schedule import is_on
from tantrix.server.tournaments.views import created_by, public
from tantrix.tournaments.state import TournamentState


def summary(state: TournamentState) -> Summary:
    """Return what lists show of a tournament, and whether something happens there by itself."""
    shown, entries = public(state), state.entries.values()
    taking_part = sum(one.presence in {"present", "away"} for one in entries)
    stage = shown.stages[-1] if shown.stages else None
    first = state.settings.stages[0]
    row = TournamentRow(
        id="",
        name=state.settings.name,
        status=state.status,
        formats=[one.format for one in state.settings.stages],
        kind=state.settings.kind,
        starts_ms=state.starts_ms,
        entries=taking_part,
        capacity=state.settings.capacity,
        round=len(shown.rounds),
        rounds=stage.planned if stage is not None else first.planned(taking_part),
        limit_ms=state.settings.limit_ms,
        by=created_by(state),
    )
    return Summary(is_on(state), msgspec.json.encode(row))


def row(found: Listed) -> TournamentRow:
    """Return a tournament as a list tells it."""
    told = msgspec.json.decode(found.summary, type=TournamentRow)
    return msgspec.structs.replace(told, id=found.id)
