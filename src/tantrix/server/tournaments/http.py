"""Tournaments as they are looked at over HTTP, and their socket.

What changes a tournament is in `http_acts`, what is handed out as a file in `http_exports`.
Whatever is asked of a round, a stage or a group that there is not is refused.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable
from functools import partial
from typing import TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.websocket import SocketEndpoint, serve
from tantrix.server.auth.identity import recheck
from tantrix.server.auth.two_step import TwoStepStore
from tantrix.server.tournaments import journal, standings, views
from tantrix.server.tournaments import messages as m
from tantrix.server.tournaments import requests as q
from tantrix.server.tournaments.actor import TournamentActor
from tantrix.server.tournaments.manager import TournamentManager
from tantrix.server.tournaments.office_requests import OfficeAction
from tantrix.server.tournaments.offices import SEES_AHEAD, check_seen, office_of
from tantrix.server.tournaments.repository import ALWAYS, Span, When
from tantrix.server.tournaments.round_messages import PairingReason, PairingReasons, TournamentRound
from tantrix.server.tournaments.round_views import round_view
from tantrix.server.tournaments.standings_messages import CrossTable, TournamentStandings, WallChart
from tantrix.server.web import cookies
from tantrix.server.web.protocol import Accepted, Hello, Ping, Pong
from tantrix.server.web.queries import MOMENT_DIGITS, optional_number
from tantrix.server.web.responses import reply
from tantrix.server.web.route import READ, Query, Routes
from tantrix.tournaments.events import Office
from tantrix.tournaments.reasons import reasons
from tantrix.tournaments.state import TournamentState

TOURNAMENT = "table:{tournament}"
"""What the process holds that answers for a tournament."""


UNKNOWN = "tournament.unknown"
Told = TypeVar("Told")
routes = Routes()


# --- what is asked -------------------------------------------------------------------------------


class TournamentListing(Query, frozen=True):
    """Which tournaments are asked for, and a `page` of them.

    `now` are those in play; `dates` those that start in the milliseconds from `since` up to and
    without `until`, in that order.
    """

    when: When = "now"
    page: str | None = None
    since: str | None = None
    until: str | None = None


class EntrySearch(Query, frozen=True):
    """A `page`, of those whose names have `find` in them."""

    page: str | None = None
    find: str = ""


class OfStage(Query, frozen=True):
    """A stage, by default the last one that has begun; a group of it; and a `page`."""

    stage: str | None = None
    group: str | None = None
    page: str | None = None


class AfterRounds(OfStage, frozen=True):
    """The same, `after` so many rounds of the stage; without it, after all."""

    after: str | None = None


class Before(Query, frozen=True):
    """The number of the event before which a page begins; without it, the newest."""

    before: str | None = None


# --- looking -------------------------------------------------------------------------------------


@routes.get("/api/tournaments", scope=READ)
async def list_tournaments(request: Request, query: TournamentListing) -> m.TournamentList:
    """List tournaments: those in play, those to come, one's own, those over, or by their starts."""
    person = cookies.owner(request)
    page = optional_number(query.page, "page") or 1
    since, until = (
        optional_number(query.since, "since", digits=MOMENT_DIGITS),
        optional_number(query.until, "until", digits=MOMENT_DIGITS),
    )
    span = Span(since or ALWAYS.since_ms, ALWAYS.until_ms if until is None else until)
    return await tournaments_of(request).listed(query.when, person, page, span)


@routes.get("/api/people/{name}/places", scope=READ, errors=("people.unknown",))
async def list_places(request: Request) -> m.PlacesWon:
    """List the places of somebody in tournaments that are over."""
    return m.PlacesWon(await tournaments_of(request).places_of(request.path_params["name"]))


@routes.get("/api/records/tournaments", scope=READ)
async def list_tournament_records(request: Request) -> m.TournamentRecords:
    """List the records of tournaments that are over and public."""
    return m.TournamentRecords(await tournaments_of(request).records())


@routes.get("/api/tournaments/{tournament}", scope=READ, holder=TOURNAMENT, errors=(UNKNOWN,))
async def get_tournament(request: Request) -> m.TournamentSnapshot:
    """Tell all of a tournament but its entries, rounds and standings."""
    return (await actor_of(request)).snapshot(cookies.owner(request))


@routes.get(
    "/api/tournaments/{tournament}/entries", scope=READ, holder=TOURNAMENT, errors=(UNKNOWN,)
)
async def list_entries(request: Request, query: EntrySearch) -> m.EntryList:
    """Tell a page of the entries."""
    _, state, _ = await seen(request)
    return views.entry_list(state, query.find[:40], optional_number(query.page, "page") or 1)


@routes.get(
    "/api/tournaments/{tournament}/rounds/{round:number}",
    scope=READ,
    holder=TOURNAMENT,
    errors=(UNKNOWN, "tournament.no_round"),
    answer=TournamentRound,
)
async def get_round(request: Request) -> Response:
    """Tell a round; one that is not published yet only to those in office."""
    _, state, office = await seen(request)
    ahead = office in SEES_AHEAD
    return _tagged(request, round_view(state, request.path_params["round"], faults=ahead))


@routes.get(
    "/api/tournaments/{tournament}/rounds/{round:number}/tables/{table:number}/why",
    scope=READ,
    holder=TOURNAMENT,
    errors=(UNKNOWN, "tournament.no_round", "tournament.no_table"),
)
async def get_pairing_reasons(request: Request) -> PairingReasons:
    """Tell why those at a table meet, from what the round was paired from."""
    _, state, _ = await seen(request)
    round_, table = request.path_params["round"], request.path_params["table"]
    work = partial(reasons, state, round_, table)
    found = await _shared(request, state, ("why", round_, table), work)
    told = [msgspec.convert(one._asdict(), PairingReason) for one in found]
    return PairingReasons(round_, table, told)


@routes.get(
    "/api/tournaments/{tournament}/standings",
    scope=READ,
    holder=TOURNAMENT,
    errors=(UNKNOWN, "tournament.no_stage"),
    answer=TournamentStandings,
)
async def get_standings(request: Request, query: AfterRounds) -> Response:
    """Tell a page of the standings of a stage or a group, and one's own row."""
    person, state, _ = await seen(request)
    mine = views.entry_of(state, person)
    where, after = _where(state, query), optional_number(query.after, "after")
    ranked = partial(standings.ranked, state, where, after)
    found = await _shared(request, state, ("standings", *where, after), ranked)
    page = optional_number(query.page, "page") or 1
    told = standings.standings_view(state, found, page, 0 if mine is None else mine.number)
    return _tagged(request, told)


@routes.get(
    "/api/tournaments/{tournament}/wall",
    scope=READ,
    holder=TOURNAMENT,
    errors=(UNKNOWN, "tournament.no_stage"),
    answer=WallChart,
)
async def get_wall_chart(request: Request, query: OfStage) -> Response:
    """Tell a page of the wall chart: what each entry did in every round of a stage."""
    _, state, _ = await seen(request)
    stage, _ = _where(state, query)
    page = optional_number(query.page, "page") or 1
    work = partial(standings.wall_view, state, stage, page)
    return _tagged(request, await _shared(request, state, ("wall", stage, page), work))


@routes.get(
    "/api/tournaments/{tournament}/cross",
    scope=READ,
    holder=TOURNAMENT,
    errors=(UNKNOWN, "tournament.no_stage"),
    answer=CrossTable,
)
async def get_cross_table(request: Request, query: OfStage) -> Response:
    """Tell who has what against whom, in a stage or a group."""
    _, state, _ = await seen(request)
    where = _where(state, query)
    work = partial(standings.cross_view, state, *where)
    return _tagged(request, await _shared(request, state, ("cross", *where), work))


@routes.get(
    "/api/tournaments/{tournament}/events", scope=READ, holder=TOURNAMENT, errors=(UNKNOWN,)
)
async def list_tournament_events(request: Request, query: Before) -> m.TournamentLines:
    """Tell a page of what happened, rulings among it, the newest first."""
    _, state, _ = await seen(request)
    return journal.lines(state, optional_number(query.before, "before"))


# --- the socket ----------------------------------------------------------------------------------


@routes.socket(
    "/ws/tournament/{tournament}",
    holder=TOURNAMENT,
    receives=q.TournamentClientMessage,
    sends=m.TournamentServerMessage,
)
async def tournament_socket(websocket: WebSocket) -> None:
    """Serve one socket of a tournament, from its opening to its end."""

    async def answer(
        actor: TournamentActor, person: str, message: q.TournamentClientMessage
    ) -> msgspec.Struct:
        """Answer one message, as in the session whose socket it is."""
        if isinstance(message, Ping):
            return Pong()
        if isinstance(message, Hello):
            return actor.snapshot(person)
        return await act(websocket, actor, message)

    door = SocketEndpoint(tournaments_of(websocket).room, q.decode, answer)
    await serve(websocket, door, websocket.path_params["tournament"])


# --- within --------------------------------------------------------------------------------------


async def act(
    connection: HTTPConnection, actor: TournamentActor, message: q.TournamentAction
) -> Accepted:
    """Do what a request or a message on a socket asks, once.

    Raises `TantrixError` `people.second` where a second factor is missing.
    """
    person = cookies.owner(connection)
    if actor.state.settings.online.ranked and _directs(actor, person, message):
        await recheck(connection)
        cookies.check_second_factor(connection, "director")
    return await actor.act(person, message)


def _directs(actor: TournamentActor, person: str, message: q.TournamentAction) -> bool:
    """Tell whether somebody in office asks for what players cannot ask for themselves."""
    if office_of(actor.state, actor.owner, person) is None:
        return False
    mine, entry = views.entry_of(actor.state, person), getattr(message, "entry", None)
    another = entry is not None and (mine is None or mine.number != entry)
    return another or isinstance(message, OfficeAction)


def tournaments_of(connection: HTTPConnection) -> TournamentManager:
    """Return the tournaments of the server that is asked."""
    tournaments: TournamentManager = connection.app.state.tournaments
    return tournaments


async def actor_of(request: Request) -> TournamentActor:
    """Return the tournament that the path names."""
    return await tournaments_of(request).room(request.path_params["tournament"])


@routes.get(
    "/api/tournaments/{tournament}/offices",
    holder=TOURNAMENT,
    errors=(UNKNOWN, "tournament.not_allowed"),
)
async def list_second_factors(request: Request) -> m.SecondFactors:
    """Tell the owner which of those in office have a second factor: a code, or a passkey."""
    actor = await actor_of(request)
    if cookies.owner(request) != actor.owner:
        check_seen(actor.state, office_of(actor.state, actor.owner, cookies.owner(request)))
        raise TantrixError("tournament.not_allowed")
    store: TwoStepStore = request.app.state.two_step.store
    officers = {person: one.name for person, one in actor.state.officers.items()}
    named = {actor.owner: views.created_by(actor.state), **officers}
    having = await store.having(named)
    return m.SecondFactors([name for person, name in named.items() if person in having])


async def seen(request: Request) -> tuple[str, TournamentState, Office | None]:
    """Return who asks, the tournament as they may see it, and their office."""
    actor, person = await actor_of(request), cookies.owner(request)
    office = office_of(actor.state, actor.owner, person)
    check_seen(actor.state, office)
    return person, views.public(actor.state, office), office


async def _shared(
    request: Request, state: TournamentState, key: tuple[Hashable, ...], work: Callable[[], Told]
) -> Told:
    """Return what is computed of a tournament as somebody may see it, once for all who ask."""
    actor = await actor_of(request)
    return await actor.shared.get(actor.version, (len(state.rounds), *key), work)


def _where(state: TournamentState, query: OfStage) -> tuple[int, int | None]:
    """Return the stage and the group that are asked for."""
    stage = optional_number(query.stage, "stage")
    return len(state.stages) - 1 if stage is None else stage, optional_number(query.group, "group")


def _tagged(request: Request, told: msgspec.Struct) -> Response:
    """Return an answer that a browser need not read again while it is the same."""
    answer = reply(request, told)
    tag = f'"{hashlib.sha256(bytes(answer.body)).hexdigest()[:16]}"'
    if request.headers.get("if-none-match") == tag:
        answer = Response(status_code=304)
        cookies.remember(request, answer)
    kept = "no-store" if "set-cookie" in answer.headers else "private, no-cache"
    answer.headers.update({"Cache-Control": kept, "ETag": tag})
    return answer
