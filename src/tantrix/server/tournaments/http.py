"""Tournaments over HTTP, and their socket.

What changes a tournament is one request each, with the kind of the message as the last part of its
path. Whatever is asked of a round, a stage or a group that there is not is refused.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable
from functools import partial
from typing import Literal, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from tantrix.render.tournament import printed
from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.websocket import SocketEndpoint, serve
from tantrix.server.tournaments import calendar as calendars
from tantrix.server.tournaments import journal, listing, standings, views
from tantrix.server.tournaments import messages as m
from tantrix.server.tournaments import requests as q
from tantrix.server.tournaments.actor import TournamentActor
from tantrix.server.tournaments.calendar import calendar
from tantrix.server.tournaments.manager import TournamentManager
from tantrix.server.tournaments.offices import SEES_AHEAD, check_seen, office_of
from tantrix.server.tournaments.repository import ALWAYS, Listed, Span, When
from tantrix.server.tournaments.round_messages import PairingReason, PairingReasons, TournamentRound
from tantrix.server.tournaments.standings_messages import CrossTable, TournamentStandings, WallChart
from tantrix.server.tournaments.views import without_round_ahead
from tantrix.server.web import cookies
from tantrix.server.web.budget import in_thread
from tantrix.server.web.protocol import Hello, Ping, Pong
from tantrix.server.web.responses import reply
from tantrix.server.web.route import READ, Query, Routes
from tantrix.tournaments import exports, report
from tantrix.tournaments.events import Office
from tantrix.tournaments.reasons import reasons
from tantrix.tournaments.state import TournamentState

TOURNAMENT = "table:{tournament}"
"""What the process holds that answers for a tournament."""

MOMENT = 15
"""The digits of milliseconds since 1970, for a long time to come."""

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


class Spoken(Query, frozen=True):
    """The language of the words in a file, such as `fr`."""

    lang: str = "en"


class Exported(Query, frozen=True):
    """Which table is handed out: the `standings` of a stage, all `results`, or all `heats`."""

    what: Literal["standings", "results", "heats"] = "standings"
    stage: str | None = None


class Printed(Query, frozen=True):
    """Which list is printed, of a `round` or a `stage`, by default the last one; in a language."""

    what: Literal["standings", "pairings", "names", "wall", "cross"] = "standings"
    round: str | None = None
    stage: str | None = None
    lang: str = "en"


class Before(Query, frozen=True):
    """The number of the event before which a page begins; without it, the newest."""

    before: str | None = None


# --- looking -------------------------------------------------------------------------------------


@routes.get("/api/tournaments", scope=READ)
async def list_tournaments(request: Request, query: TournamentListing) -> m.TournamentList:
    """List tournaments: those in play, those to come, one's own, those over, or by their starts."""
    person = cookies.owner(request)
    page = _number(query.page, "page") or 1
    since, until = (_number(query.since, "since", MOMENT), _number(query.until, "until", MOMENT))
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
    _, state, _ = await _seen(request)
    return views.entry_list(state, query.find[:40], _number(query.page, "page") or 1)


@routes.get(
    "/api/tournaments/{tournament}/rounds/{round:number}",
    scope=READ,
    holder=TOURNAMENT,
    errors=(UNKNOWN, "tournament.no_round"),
    answer=TournamentRound,
)
async def get_round(request: Request) -> Response:
    """Tell a round; one that is not published yet only to those in office."""
    _, state, office = await _seen(request)
    ahead = office in SEES_AHEAD
    return _tagged(request, views.round_view(state, request.path_params["round"], faults=ahead))


@routes.get(
    "/api/tournaments/{tournament}/rounds/{round:number}/tables/{table:number}/why",
    scope=READ,
    holder=TOURNAMENT,
    errors=(UNKNOWN, "tournament.no_round", "tournament.no_table"),
)
async def get_pairing_reasons(request: Request) -> PairingReasons:
    """Tell why those at a table meet, from what the round was paired from."""
    _, state, _ = await _seen(request)
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
    person, state, _ = await _seen(request)
    mine = views.entry_of(state, person)
    where, after = _where(state, query), _number(query.after, "after")
    ranked = partial(standings.ranked, state, where, after)
    found = await _shared(request, state, ("standings", *where, after), ranked)
    page = _number(query.page, "page") or 1
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
    _, state, _ = await _seen(request)
    stage, _ = _where(state, query)
    page = _number(query.page, "page") or 1
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
    _, state, _ = await _seen(request)
    where = _where(state, query)
    work = partial(standings.cross_view, state, *where)
    return _tagged(request, await _shared(request, state, ("cross", *where), work))


@routes.get(
    "/api/tournaments/{tournament}/events", scope=READ, holder=TOURNAMENT, errors=(UNKNOWN,)
)
async def list_tournament_events(request: Request, query: Before) -> m.TournamentLines:
    """Tell a page of what happened, rulings among it, the newest first."""
    _, state, _ = await _seen(request)
    return journal.lines(state, _number(query.before, "before"))


@routes.get(
    "/api/tournaments/{tournament}/export.json",
    scope=READ,
    holder=TOURNAMENT,
    errors=(UNKNOWN,),
    answer=m.TournamentDocument,
)
async def export_events(request: Request) -> Response:
    """Hand out everything that happened as JSON, event by event."""
    _, state, _ = await _seen(request)
    content = await in_thread(exports.to_json, without_round_ahead(state))
    return _file(request, content, "json", "application/json")


@routes.get(
    "/api/tournaments/{tournament}/export.csv",
    scope=READ,
    holder=TOURNAMENT,
    errors=(UNKNOWN, "tournament.no_stage"),
    media="text/csv",
)
async def export_table(request: Request, query: Exported) -> Response:
    """Hand out the standings of a stage, all results or all heats as comma-separated values."""
    _, state, _ = await _seen(request)
    stage = _number(query.stage, "stage")
    if stage is not None:
        standings.stage_at(state, stage)
    match query.what:
        case "results":
            text = await in_thread(exports.results_csv, state)
        case "heats":
            text = await in_thread(exports.heats_csv, state)
        case "standings":
            text = await in_thread(exports.standings_csv, state, stage)
    return _file(request, text.encode(), "csv", "text/csv; charset=utf-8")


@routes.get(
    "/api/tournaments/{tournament}/export.txt",
    scope=READ,
    holder=TOURNAMENT,
    errors=(UNKNOWN,),
    media="text/plain",
)
async def export_report(request: Request) -> Response:
    """Hand out the report of a tournament as text."""
    _, state, _ = await _seen(request)
    text = await in_thread(report.write, state)
    return _file(request, text.encode(), "txt", "text/plain; charset=utf-8")


@routes.get(
    "/api/tournaments/{tournament}/export.trf",
    scope=READ,
    holder=TOURNAMENT,
    errors=(UNKNOWN,),
    media="text/plain",
)
async def export_for_chess(request: Request) -> Response:
    """Hand out a tournament as TRF16, the report of chess programs."""
    _, state, _ = await _seen(request)
    text = await in_thread(exports.trf, state)
    return _file(request, text.encode(), "trf", "text/plain; charset=utf-8")


@routes.get(
    "/api/tournaments/{tournament}/export.html",
    scope=READ,
    holder=TOURNAMENT,
    errors=(UNKNOWN, "tournament.no_stage", "tournament.no_round", "tournament.not_begun"),
    media="text/html",
)
async def export_to_print(request: Request, query: Printed) -> Response:
    """Hand out a list of a tournament as a page to print."""
    _, state, _ = await _seen(request)
    text = await in_thread(
        printed,
        query.what,
        state,
        number=_number(query.round, "round"),
        stage=_number(query.stage, "stage"),
        lang=query.lang,
    )
    return _file(request, text.encode(), "html", "text/html; charset=utf-8")


@routes.get("/api/calendar.ics", scope=READ, media="text/calendar")
async def get_tournament_calendar(request: Request, query: Spoken) -> Response:
    """Hand out what is in play and to come as a calendar that other programs can follow."""
    found = tournaments_of(request)
    rows = [row for when in ("now", "soon") for row in (await found.listed(when, "", 1)).rows]
    content = calendar(rows, _origin(request), query.lang)
    return Response(content, headers={"Cache-Control": "no-store"}, media_type=calendars.MEDIA)


@routes.get(
    "/api/tournaments/{tournament}/calendar.ics",
    scope=READ,
    holder=TOURNAMENT,
    errors=(UNKNOWN,),
    media="text/calendar",
)
async def get_tournament_event(request: Request, query: Spoken) -> Response:
    """Hand out one tournament as an event of a calendar."""
    actor = await actor_of(request)
    await _seen(request)
    row = listing.row(Listed(actor.id, listing.summary(actor.state).body))
    content = calendar([row], _origin(request), query.lang)
    return _file(request, content, "ics", calendars.MEDIA)


# --- the socket ----------------------------------------------------------------------------------


@routes.socket(
    "/ws/tournament/{tournament}",
    holder=TOURNAMENT,
    receives=q.TournamentClientMessage,
    sends=m.TournamentServerMessage,
)
async def tournament_socket(websocket: WebSocket) -> None:
    """Serve one socket of a tournament, from its opening to its end."""
    door = SocketEndpoint(tournaments_of(websocket).room, q.decode, _at_tournament)
    await serve(websocket, door, websocket.path_params["tournament"])


async def _at_tournament(
    actor: TournamentActor, person: str, message: q.TournamentClientMessage
) -> msgspec.Struct:
    """Return the answer of a tournament to one message."""
    if isinstance(message, Ping):
        return Pong()
    if isinstance(message, Hello):
        return actor.snapshot(person)
    return await actor.act(person, message)


# --- within --------------------------------------------------------------------------------------


def tournaments_of(connection: HTTPConnection) -> TournamentManager:
    """Return the tournaments of the server that is asked."""
    tournaments: TournamentManager = connection.app.state.tournaments
    return tournaments


async def actor_of(request: Request) -> TournamentActor:
    """Return the tournament that the path names."""
    return await tournaments_of(request).room(request.path_params["tournament"])


async def _seen(request: Request) -> tuple[str, TournamentState, Office | None]:
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


def _origin(request: Request) -> str:
    """Return the address at which the server was asked."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}"


def _where(state: TournamentState, query: OfStage) -> tuple[int, int | None]:
    """Return the stage and the group that are asked for."""
    stage = _number(query.stage, "stage")
    return len(state.stages) - 1 if stage is None else stage, _number(query.group, "group")


def _number(asked: str | None, name: str, digits: int = 9) -> int | None:
    """Return a whole number of so many digits that may be asked for."""
    if asked is None:
        return None
    if not (asked.isascii() and asked.isdigit() and len(asked) <= digits):
        raise TantrixError("bad.message", field=name)
    return int(asked)


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


def _file(request: Request, content: bytes, ending: str, media_type: str) -> Response:
    """Return a file to be kept."""
    name = f"tantrix-{request.path_params['tournament']}.{ending}"
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="{name}"',
    }
    return Response(content, media_type=media_type, headers=headers)
