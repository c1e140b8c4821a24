"""Making tournaments: one that somebody asks for, or the next of a series."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from msgspec.structs import replace

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.event_sourced import in_one
from tantrix.server.db.base import TOURNAMENT, NewRow, StoredEvent
from tantrix.server.tournaments import listing
from tantrix.server.tournaments.deps import TOURNAMENT_LOG, TournamentDeps
from tantrix.server.tournaments.repository import keeping
from tantrix.tournaments import directing, events
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.fold import refold
from tantrix.tournaments.recurrence import next_start
from tantrix.tournaments.state import Logged, TournamentState


async def make(deps: TournamentDeps, owner: str, log: Sequence[Logged], once: str) -> str:
    """Store a tournament with its first events, and return its id.

    Asked again with the same `once`, nothing is stored, and it is the same id. Raises
    `TantrixError` where the events cannot follow one another, and `Unavailable`.
    """
    state, tournament = refold(log), secrets.token_hex(8)
    summary = listing.summary(state)
    row = NewRow(tournament, owner, state.created_ms, summary, once, TOURNAMENT)
    first, *others = (
        StoredEvent(number, at_ms, None, TOURNAMENT_LOG.encode(event))
        for number, (event, at_ms) in enumerate(log, start=1)
    )
    kept = keeping(tournament, state, people_of(state) | {owner}, new=True)
    return await deps.store.create(row, first, in_one(tournament, others, summary, [kept]))


async def announce_next(
    deps: TournamentDeps, tournament: str, owner: str, state: TournamentState
) -> list[AnyEvent]:
    """Make the next tournament of a series, which takes entries at once; return that it is there.

    It has the same settings and offices. Done again after a kill, it is the same one. A series
    whose owner may make no tournaments any more is over.
    """
    recurrence = state.settings.online.recurrence
    if recurrence is None:
        return []
    try:
        by = (await deps.people.member(owner)).name
    except TantrixError:
        return [events.NextAnnounced()]
    now_ms = deps.wall_ms()
    starts_ms = next_start(recurrence, max(now_ms, state.starts_ms))
    settings = replace(state.settings, starts_ms=starts_ms)
    happened: list[AnyEvent] = [
        directing.create(settings, deps.new_key(), by),
        *_offices(state),
        events.EntriesOpened(by=by),
    ]
    log = [Logged(event, now_ms) for event in happened]
    return [events.NextAnnounced(tournament=await make(deps, owner, log, f"{tournament}/next"))]


def _offices(state: TournamentState) -> list[AnyEvent]:
    """Return who holds an office in a series, and who is invited to it by name."""
    admitted = {event.person: event for event, _ in state.log if isinstance(event, events.Admitted)}
    return [
        *(
            events.Appointed(person=person, name=one.name, office=one.office)
            for person, one in state.officers.items()
        ),
        *(admitted[person] for person in sorted(state.admitted)),
    ]


def people_of(state: TournamentState) -> set[str]:
    """Return those whose tournament it is, beside who made it."""
    found = {*state.officers, *state.invitations, *state.admitted}
    found |= {wish.partner for wish in state.invitations.values()}
    for entry in state.entries.values():
        found |= {*entry.registration.persons}
        found |= {one.person for one in entry.registration.invited}
    return found
