"""Tournaments over HTTP, and their socket.

What changes a tournament is one request each, with the kind of the message as the last part of its
path. Whatever is asked of a round, a stage or a group that there is not is refused.
"""

from __future__ import annotations

import hashlib
from typing import Literal

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.websocket import SocketEndpoint, serve
from tantrix.server.tournaments import journal, standings, views
from tantrix.server.tournaments import messages as m
from tantrix.server.tournaments.actor import TournamentActor
from tantrix.server.tournaments.manager import TournamentManager
from tantrix.server.tournaments.offices import SEES_AHEAD, check_seen, office_of
from tantrix.server.tournaments.views import without_round_ahead
from tantrix.server.web import cookies
from tantrix.server.web.protocol import Accepted, Hello, Ping, Pong
from tantrix.server.web.ratelimit import makers
from tantrix.server.web.responses import reply
from tantrix.server.web.route import READ, Query, Routes
from tantrix.tournaments import exports, report
from tantrix.tournaments.events import Office
from tantrix.tournaments.state import TournamentState

TOURNAMENT = "table:{tournament}"
"""What the process holds that answers for a tournament."""

UNKNOWN = "tournament.unknown"
ENTRY = (UNKNOWN, "people.members", "tournament.over", "tournament.not_entered")
"""Why somebody cannot do something with an entry."""

OFFICE = (UNKNOWN, "people.members", "tournament.not_allowed", "tournament.over")
"""Why somebody cannot direct."""

ROUND = ("tournament.no_round", "tournament.no_table", "tournament.no_game")

routes = Routes()


# --- what is asked -------------------------------------------------------------------------------


class Listing(Query, frozen=True):
    """Which tournaments are asked for: `now` (in play), `soon`, `mine` or `past`; and a `page`."""

    when: Literal["now", "soon", "mine", "past"] = "now"
    page: str | None = None


class Sought(Query, frozen=True):
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


class Exported(Query, frozen=True):
    """Which table is handed out: the `standings` of a stage, or all `results`."""

    what: Literal["standings", "results"] = "standings"
    stage: str | None = None


class Before(Query, frozen=True):
    """The number of the event before which a page begins; without it, the newest."""

    before: str | None = None


# --- looking -------------------------------------------------------------------------------------


@routes.get("/api/tournaments", scope=READ)
async def list_tournaments(request: Request, query: Listing) -> m.TournamentList:
    """List tournaments: those in play, those to come, one's own, or those that are over."""
    person = cookies.owner(request)
    page = _number(query.page, "page") or 1
    return await _tournaments(request).listed(query.when, person, page)


@routes.post(
    "/api/tournaments",
    scope="direct",
    limit=makers,
    most=m.LARGEST_SETTINGS,
    status=201,
    errors=("people.members", "tournament.settings", "tournament.few_tables"),
)
async def create_tournament(request: Request, body: m.NewTournament) -> m.TournamentMade:
    """Make a tournament, as a draft that only those in office see; who asks is its owner."""
    made = await _tournaments(request).create(cookies.owner(request), body)
    return m.TournamentMade(made)


@routes.get("/api/tournaments/{tournament}", scope=READ, holder=TOURNAMENT, errors=(UNKNOWN,))
async def get_tournament(request: Request) -> m.TournamentSnapshot:
    """Tell all of a tournament but its entries, rounds and standings."""
    return (await _actor(request)).snapshot(cookies.owner(request))


@routes.get(
    "/api/tournaments/{tournament}/entries", scope=READ, holder=TOURNAMENT, errors=(UNKNOWN,)
)
async def list_entries(request: Request, query: Sought) -> m.EntryList:
    """Tell a page of the entries."""
    _, state, _ = await _seen(request)
    return views.entry_list(state, query.find[:40], _number(query.page, "page") or 1)


@routes.get(
    "/api/tournaments/{tournament}/rounds/{round:number}",
    scope=READ,
    holder=TOURNAMENT,
    errors=(UNKNOWN, "tournament.no_round"),
    answer=m.TournamentRound,
)
async def get_round(request: Request) -> Response:
    """Tell a round; one that is not published yet only to those in office."""
    _, state, office = await _seen(request)
    ahead = office in SEES_AHEAD
    return _tagged(request, views.round_view(state, request.path_params["round"], faults=ahead))


@routes.get(
    "/api/tournaments/{tournament}/standings",
    scope=READ,
    holder=TOURNAMENT,
    errors=(UNKNOWN, "tournament.no_stage"),
    answer=m.TournamentStandings,
)
async def get_standings(request: Request, query: AfterRounds) -> Response:
    """Tell a page of the standings of a stage or a group, and one's own row."""
    person, state, _ = await _seen(request)
    mine = views.entry_of(state, person)
    told = standings.standings_view(
        state,
        _where(state, query),
        _number(query.after, "after"),
        _number(query.page, "page") or 1,
        0 if mine is None else mine.number,
    )
    return _tagged(request, told)


@routes.get(
    "/api/tournaments/{tournament}/wall",
    scope=READ,
    holder=TOURNAMENT,
    errors=(UNKNOWN, "tournament.no_stage"),
    answer=m.WallChart,
)
async def get_wall_chart(request: Request, query: OfStage) -> Response:
    """Tell a page of the wall chart: what each entry did in every round of a stage."""
    _, state, _ = await _seen(request)
    stage, _ = _where(state, query)
    return _tagged(request, standings.wall_view(state, stage, _number(query.page, "page") or 1))


@routes.get(
    "/api/tournaments/{tournament}/cross",
    scope=READ,
    holder=TOURNAMENT,
    errors=(UNKNOWN, "tournament.no_stage"),
    answer=m.CrossTable,
)
async def get_cross_table(request: Request, query: OfStage) -> Response:
    """Tell who has what against whom, in a stage or a group."""
    _, state, _ = await _seen(request)
    return _tagged(request, standings.cross_view(state, *_where(state, query)))


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
    return _file(request, exports.to_json(without_round_ahead(state)), "json", "application/json")


@routes.get(
    "/api/tournaments/{tournament}/export.csv",
    scope=READ,
    holder=TOURNAMENT,
    errors=(UNKNOWN, "tournament.no_stage"),
    media="text/csv",
)
async def export_table(request: Request, query: Exported) -> Response:
    """Hand out the standings of a stage, or all results, as comma-separated values."""
    _, state, _ = await _seen(request)
    stage = _number(query.stage, "stage")
    if stage is not None:
        standings.stage_at(state, stage)
    results = query.what == "results"
    text = exports.results_csv(state) if results else exports.standings_csv(state, stage)
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
    return _file(request, report.write(state).encode(), "txt", "text/plain; charset=utf-8")


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
    return _file(request, exports.trf(state).encode(), "trf", "text/plain; charset=utf-8")


# --- players -------------------------------------------------------------------------------------


@routes.post(
    "/api/tournaments/{tournament}/join",
    scope="play",
    holder=TOURNAMENT,
    limit=makers,
    errors=(
        *ENTRY,
        *("tournament.bad_preferences", "tournament.entered", "tournament.name_taken"),
        *("tournament.not_open", "tournament.people_only", "tournament.programs_only"),
        "tournament.too_late",
    ),
)
async def join_tournament(request: Request, body: m.JoinTournament) -> Accepted:
    """Enter a tournament."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/leave",
    scope="play",
    holder=TOURNAMENT,
    errors=(*ENTRY, "tournament.gone"),
)
async def leave_tournament(request: Request, body: m.LeaveTournament) -> Accepted:
    """Withdraw from a tournament."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/check-in",
    scope="play",
    holder=TOURNAMENT,
    errors=(*ENTRY, "tournament.no_check_in", "tournament.present", "tournament.gone"),
)
async def check_in_to_tournament(request: Request, body: m.CheckIn) -> Accepted:
    """Say that an entry is there for the start."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/away",
    scope="play",
    holder=TOURNAMENT,
    errors=(*ENTRY, "tournament.not_present"),
)
async def go_away(request: Request, body: m.GoAway) -> Accepted:
    """Be left out of the pairing until one is back."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/back",
    scope="play",
    holder=TOURNAMENT,
    errors=(*ENTRY, "tournament.present", "tournament.gone"),
)
async def come_back(request: Request, body: m.ComeBack) -> Accepted:
    """Be paired again."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/bye",
    scope="play",
    holder=TOURNAMENT,
    errors=(*ENTRY, "tournament.no_bye"),
)
async def request_bye(request: Request, body: m.RequestBye) -> Accepted:
    """Ask for a bye."""
    return await _act(request, body)


# --- offices -------------------------------------------------------------------------------------


@routes.post(
    "/api/tournaments/{tournament}/settings",
    scope="direct",
    holder=TOURNAMENT,
    most=m.LARGEST_SETTINGS,
    errors=(*OFFICE, "tournament.settings", "tournament.reason", "tournament.begun"),
)
async def change_settings(request: Request, body: m.ChangeSettings) -> Accepted:
    """Change the settings."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/open",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, "tournament.not_draft"),
)
async def open_entries(request: Request, body: m.OpenEntries) -> Accepted:
    """Take entries from now on."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/pair",
    scope="direct",
    holder=TOURNAMENT,
    most=m.LARGEST_SETTINGS,
    errors=(
        *OFFICE,
        *("tournament.bad_forced", "tournament.itself", "tournament.missing"),
        *("tournament.no_entry", "tournament.no_pairing", "tournament.no_stage"),
        *("tournament.not_open", "tournament.not_present", "tournament.reason"),
        *("tournament.round_ahead", "tournament.stage_over", "tournament.too_few"),
    ),
)
async def pair_round(request: Request, body: m.PairRound) -> Accepted:
    """Pair the next round."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/swap",
    scope="direct",
    holder=TOURNAMENT,
    errors=(
        *OFFICE,
        *("tournament.no_round_ahead", "tournament.not_paired", "tournament.reason"),
        *("tournament.no_entry", "tournament.itself"),
    ),
)
async def swap_entries(request: Request, body: m.SwapEntries) -> Accepted:
    """Put two entries in each other's places."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/unpair",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, "tournament.no_round_ahead", "tournament.reason"),
)
async def unpair_round(request: Request, body: m.UnpairRound) -> Accepted:
    """Take back the round that is not published yet."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/publish",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, "tournament.no_round_ahead"),
)
async def publish_round(request: Request, body: m.PublishRound) -> Accepted:
    """Show the paired round to everybody."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/forbid",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, "tournament.no_entry", "tournament.itself", "tournament.reason"),
)
async def forbid_meeting(request: Request, body: m.ForbidMeeting) -> Accepted:
    """Say that two entries are not to meet."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/result",
    scope="direct",
    holder=TOURNAMENT,
    errors=(
        *OFFICE,
        *ROUND,
        *("tournament.has_result", "tournament.match_over", "tournament.not_begun"),
        *("tournament.same_result", "tournament.score"),
    ),
)
async def enter_result(request: Request, body: m.EnterResult) -> Accepted:
    """Enter the result of a game that was played elsewhere."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/ruling",
    scope="direct",
    holder=TOURNAMENT,
    errors=(
        *OFFICE,
        *ROUND,
        *("tournament.interested", "tournament.no_entry", "tournament.no_place"),
        *("tournament.no_ruling", "tournament.reason"),
    ),
)
async def make_ruling(request: Request, body: m.MakeRuling) -> Accepted:
    """Decide as a Controller."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/correct",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, *ROUND, "tournament.no_result", "tournament.reason"),
)
async def correct_result(request: Request, body: m.CorrectResult) -> Accepted:
    """Put a result right."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/withdraw",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, "tournament.no_entry", "tournament.gone"),
)
async def withdraw_entry(request: Request, body: m.WithdrawEntry) -> Accepted:
    """Withdraw somebody's entry."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/undo",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, "tournament.no_event", "tournament.no_undo", "tournament.reason"),
)
async def undo_event(request: Request, body: m.UndoEvent) -> Accepted:
    """Have an event count no more."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/next-stage",
    scope="direct",
    holder=TOURNAMENT,
    errors=(
        *OFFICE,
        *("tournament.cut_tied", "tournament.last_stage", "tournament.not_begun"),
        "tournament.unfinished",
    ),
)
async def begin_next_stage(request: Request, body: m.NextStage) -> Accepted:
    """Begin the next stage."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/finish",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, "tournament.not_begun", "tournament.unfinished"),
)
async def finish_tournament(request: Request, body: m.FinishTournament) -> Accepted:
    """End the tournament."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/cancel",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, "tournament.reason"),
)
async def cancel_tournament(request: Request, body: m.CancelTournament) -> Accepted:
    """Break the tournament off."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/offices",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, "people.unknown"),
)
async def appoint(request: Request, body: m.Appoint) -> Accepted:
    """Give somebody an office, or take it away."""
    return await _act(request, body)


# --- the socket ----------------------------------------------------------------------------------


@routes.socket(
    "/ws/tournament/{tournament}",
    holder=TOURNAMENT,
    receives=m.TournamentClientMessage,
    sends=m.TournamentServerMessage,
)
async def tournament_socket(websocket: WebSocket) -> None:
    """Serve one socket of a tournament, from its opening to its end."""
    door = SocketEndpoint(_tournaments(websocket).room, m.decode, _at_tournament)
    await serve(websocket, door, websocket.path_params["tournament"])


async def _at_tournament(
    actor: TournamentActor, person: str, message: m.TournamentClientMessage
) -> msgspec.Struct:
    """Return the answer of a tournament to one message."""
    if isinstance(message, Ping):
        return Pong()
    if isinstance(message, Hello):
        return actor.snapshot(person)
    return await actor.act(person, message)


# --- within --------------------------------------------------------------------------------------


def _tournaments(connection: HTTPConnection) -> TournamentManager:
    tournaments: TournamentManager = connection.app.state.tournaments
    return tournaments


async def _actor(request: Request) -> TournamentActor:
    """Return the tournament that the path names."""
    return await _tournaments(request).room(request.path_params["tournament"])


async def _act(request: Request, message: m.TournamentAction) -> Accepted:
    """Do what a request asks, once."""
    return await (await _actor(request)).act(cookies.owner(request), message)


async def _seen(request: Request) -> tuple[str, TournamentState, Office | None]:
    """Return who asks, the tournament as they may see it, and their office."""
    actor, person = await _actor(request), cookies.owner(request)
    office = office_of(actor.state, actor.owner, person)
    check_seen(actor.state, office)
    return person, views.public(actor.state, office), office


def _where(state: TournamentState, query: OfStage) -> tuple[int, int | None]:
    """Return the stage and the group that are asked for."""
    stage = _number(query.stage, "stage")
    return len(state.stages) - 1 if stage is None else stage, _number(query.group, "group")


def _number(asked: str | None, name: str) -> int | None:
    """Return a whole number that may be asked for."""
    if asked is None:
        return None
    if not (asked.isascii() and asked.isdigit() and len(asked) <= 9):
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
