"""A tournament as it is told: what its state becomes on the wire, page by page, and in lists.

No id of a person leaves from here, no secret before the finish, and no round before it is
published but to those who may see it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

from tantrix.rules.core.errors import TantrixError
from tantrix.server.tournaments import messages as m
from tantrix.server.tournaments.forms import settings_form
from tantrix.server.tournaments.offices import SEES_AHEAD
from tantrix.server.tournaments.schedule import check_in_ms, due, has_round_ahead
from tantrix.server.web.protocol import error_view
from tantrix.tournaments import events, overview, protests
from tantrix.tournaments.events import Office
from tantrix.tournaments.honours import badges
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.state import (
    EntryState,
    Logged,
    StageState,
    TournamentState,
)
from tantrix.tournaments.steps import next_step

PAGE = 50
"""How many rows a page has."""

Item = TypeVar("Item")


@dataclass(frozen=True)
class TournamentMoment:
    """What is told of a tournament beside its state: who is there, the time, and what is wrong.

    `here` are the persons who listen; `stuck` is why the server cannot go on by itself, and
    `lot_ms` when the lot helps it on, if it does.
    """

    here: Collection[str]
    now_ms: int
    stuck: TantrixError | None = None
    lot_ms: int | None = None


class Part(NamedTuple):
    """A page of something: its number from 1, of so many, and how many rows there are in all."""

    page: int
    pages: int
    found: int


# --- what anybody may see ------------------------------------------------------------------------


def public(state: TournamentState, office: Office | None = None) -> TournamentState:
    """Return a tournament without the round that is not published yet, where that is hidden.

    Nobody sees the puzzles of a rally beforehand: directors may solve them too.
    """
    if not has_round_ahead(state):
        return state
    if office in SEES_AHEAD and not state.rounds[-1].puzzles:
        return state
    return overview.restricted(state, len(state.rounds) - 1)


def without_round_ahead(state: TournamentState) -> TournamentState:
    """Return a tournament whose log does not tell the round that was cut off by `public`."""

    def shown(logged: Logged) -> Logged:
        event = logged.event
        if not isinstance(event, events.Paired) or event.round <= len(state.rounds):
            return logged
        bare = events.Paired(
            stage=event.stage, round=event.round, games=event.games, playoff=event.playoff
        )
        return logged._replace(event=bare)

    return replace(state, log=tuple(map(shown, state.log)))


def paged(rows: Sequence[Item], page: int, size: int = PAGE) -> tuple[Sequence[Item], Part]:
    """Return a page of some rows; one that is too far on is the last one."""
    pages = max(1, -(-len(rows) // size))
    page = min(max(page, 1), pages)
    return rows[(page - 1) * size : page * size], Part(page, pages, len(rows))


# --- the whole -----------------------------------------------------------------------------------


def snapshot(
    tournament: str,
    owner: str,
    state: TournamentState,
    moment: TournamentMoment,
    you: m.TournamentYou,
) -> m.TournamentSnapshot:
    """Return all of a tournament that `owner` made, for whom `you` concerns."""
    return m.TournamentSnapshot(
        version=state.version, tournament=view(tournament, owner, state, moment), you=you
    )


def view(
    tournament: str, owner: str, state: TournamentState, moment: TournamentMoment
) -> m.TournamentView:
    """Return all of a tournament but its entries, rounds and standings."""
    return m.TournamentView(
        id=tournament,
        by=created_by(state),
        head=head(state, moment),
        settings=settings_form(state.settings),
        officers=_officers(owner, state, moment),
        stages=[_stage(public(state), stage) for stage in state.stages],
        check_in_ms=check_in_ms(state),
        seal=state.seal,
        places=_places(state) if state.status == "finished" else [],
    )


def _places(state: TournamentState) -> list[m.PlaceView]:
    """Return who came in where, with their badges."""
    places = overview.final_places(state)
    won = badges(state, places)
    return [m.PlaceView(place, entry, won.get(entry, [])) for place, entry in places]


def head(state: TournamentState, moment: TournamentMoment) -> m.TournamentHead:
    """Return how a tournament stands, in short."""
    step, here = next_step(state), officers_here(state, moment.here)
    falls_due = due(state, here=here)
    due_ms = 0 if falls_due is None else falls_due.at_ms
    presences = [entry.presence for entry in state.entries.values()]
    return m.TournamentHead(
        version=state.version,
        now_ms=moment.now_ms,
        status=state.status,
        entries=len(presences) - presences.count("left") - presences.count("waiting"),
        waiting=presences.count("waiting"),
        round=len(public(state).rounds),
        next=m.TournamentStep(step.kind, step.stage, step.round, len(step.tables)),
        starts_ms=state.starts_ms,
        due_ms=due_ms if moment.lot_ms is None else moment.lot_ms,
        checked_in=state.checked_in,
        stuck=None if moment.stuck is None else error_view(moment.stuck),
        key=state.opened_key,
        digest=state.digest,
        reason=state.reason,
        followed_by=state.followed_by or None,
        from_file=state.from_file,
        protests_ms=protests.until_ms(state),
    )


def officers_here(state: TournamentState, here: Collection[str]) -> bool:
    """Tell whether a director is there, beside the owner."""
    return any(person in here for person, one in state.officers.items() if one.office == "director")


def created_by(state: TournamentState) -> str:
    """Return the name of who made a tournament."""
    return str(getattr(state.log[0].event, "by", ""))


def _officers(owner: str, state: TournamentState, moment: TournamentMoment) -> list[m.OfficerView]:
    """Return who holds an office."""
    first = m.OfficerView(created_by(state), "owner", owner in moment.here)
    return [
        first,
        *(
            m.OfficerView(one.name, one.office, person in moment.here)
            for person, one in state.officers.items()
        ),
    ]


def _stage(state: TournamentState, stage: StageState) -> m.StageView:
    return m.StageView(
        number=stage.number,
        name=stage.settings.name,
        format=stage.settings.format,
        planned=stage.planned,
        rounds=[each.number for each in state.rounds_of(stage.number)],
        order=list(stage.order),
        groups=[list(group) for group in stage.groups],
        closed=stage.closed,
        through=list(stage.through),
    )


# --- who asks ------------------------------------------------------------------------------------


def entry_of(state: TournamentState, person: str) -> EntryState | None:
    """Return the entry of a person, None where they have none."""
    if not person:
        return None
    entries = reversed(list(state.entries.values()))
    return next((one for one in entries if person in one.registration.persons), None)


# --- entries -------------------------------------------------------------------------------------


def entry_view(entry: EntryState) -> m.TournamentEntry:
    """Return an entry: not whose account it is."""
    known = entry.registration
    return m.TournamentEntry(
        number=entry.number,
        name=known.name,
        members=list(known.members),
        captain=_captain(known),
        invited=[one.name for one in known.invited],
        country=known.country,
        club=known.club,
        elo=known.elo,
        games=known.games,
        preferences=known.preferences,
        robot=known.robot,
        junior=known.junior,
        presence=entry.presence,
        checked_in=entry.checked_in,
        joined=entry.joined,
        byes=sorted(entry.requested),
        reason=entry.reason,
        disqualified=entry.disqualified,
    )


def _captain(known: Registration) -> str:
    """Return the name of the captain of a team."""
    return dict(zip(known.persons, known.members, strict=False)).get(known.captain, "")


def entry_list(state: TournamentState, find: str, page: int) -> m.EntryList:
    """Return a page of the entries whose names have a text in them."""
    sought = " ".join(find.casefold().split())
    rows = [one for one in state.entries.values() if sought in one.name.casefold()]
    shown, part = paged(rows, page)
    return m.EntryList([entry_view(one) for one in shown], part.found, part.page, part.pages)
