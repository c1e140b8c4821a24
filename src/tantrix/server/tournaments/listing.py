"""Tournaments in lists: what is stored of each, and how it is told."""

from __future__ import annotations

from typing import cast

import msgspec

from tantrix.server.db.base import Summary
from tantrix.server.tournaments.duration import lasts_ms
from tantrix.server.tournaments.messages import PlaceWonView, TournamentRecord, TournamentRow
from tantrix.server.tournaments.repository import HeldFeat, Listed, PlaceWon
from tantrix.server.tournaments.schedule import is_on
from tantrix.server.tournaments.views import created_by, public
from tantrix.tournaments.honours import Badge
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
        lasts_ms=lasts_ms(state.settings, taking_part),
    )
    return Summary(is_on(state), msgspec.json.encode(row))


def row(found: Listed) -> TournamentRow:
    """Return a tournament as a list tells it."""
    told = msgspec.json.decode(found.summary, type=TournamentRow)
    return msgspec.structs.replace(told, id=found.id)


def place_won(found: PlaceWon) -> PlaceWonView:
    """Return the place of somebody in a tournament as their profile tells it."""
    told = msgspec.json.decode(found.summary, type=TournamentRow)
    badges = [cast("Badge", badge) for badge in found.badges.split()]
    return PlaceWonView(
        found.tournament, told.name, found.place, told.entries, badges, found.ended_ms
    )


def record(found: HeldFeat) -> TournamentRecord:
    """Return a record of tournaments as the record book tells it."""
    title = msgspec.json.decode(found.summary, type=TournamentRow).name
    return TournamentRecord(
        found.feat, found.value, found.name, found.tournament, title, found.ended_ms
    )
