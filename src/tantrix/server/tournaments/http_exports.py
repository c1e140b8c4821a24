"""Tournaments as files over HTTP: events, tables, reports, records, lists to print, calendars."""

from __future__ import annotations

from typing import Literal

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from tantrix.server.archive.http import ArchiveService, records_of, takers
from tantrix.server.tournaments import calendar as calendars
from tantrix.server.tournaments import listing, standings
from tantrix.server.tournaments import messages as m
from tantrix.server.tournaments.calendar import calendar, calendar_of
from tantrix.server.tournaments.games import rooms_of
from tantrix.server.tournaments.http import (
    TOURNAMENT,
    UNKNOWN,
    actor_of,
    seen,
    tournaments_of,
)
from tantrix.server.tournaments.repository import Listed
from tantrix.server.tournaments.views import without_round_ahead
from tantrix.server.web.budget import in_thread
from tantrix.server.web.queries import optional_number
from tantrix.server.web.route import READ, Query, Routes
from tantrix.tournaments import exports, report

routes = Routes()


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


@routes.get(
    "/api/tournaments/{tournament}/export.json",
    scope=READ,
    holder=TOURNAMENT,
    errors=(UNKNOWN,),
    answer=m.TournamentDocument,
)
async def export_events(request: Request) -> Response:
    """Hand out everything that happened as JSON, event by event."""
    _, state, _ = await seen(request)
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
    _, state, _ = await seen(request)
    stage = optional_number(query.stage, "stage")
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
    _, state, _ = await seen(request)
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
    _, state, _ = await seen(request)
    text = await in_thread(exports.trf, state)
    return _file(request, text.encode(), "trf", "text/plain; charset=utf-8")


@routes.get(
    "/api/tournaments/{tournament}/records",
    scope=READ,
    holder=TOURNAMENT,
    limit=takers,
    errors=(UNKNOWN,),
    media="text/plain",
)
async def export_records(request: Request) -> Response:
    """Hand out the records of all games and races that everybody may see by now, as one file.

    They come round by round; `Round` tells the round, the table and the game. Those of a copy of a
    director's file were played elsewhere: it has none.
    """
    _, state, _ = await seen(request)
    event = state.settings.name
    tables = (
        (room, {"Event": event, "Round": str(place)})
        for place, room in (() if state.from_file else rooms_of(state))
    )
    archive: ArchiveService = request.app.state.archive
    texts = records_of(archive, tables)
    return StreamingResponse(
        texts, media_type="text/plain; charset=utf-8", headers=_headers(request, "records.txt")
    )


@routes.get(
    "/api/tournaments/{tournament}/export.html",
    scope=READ,
    holder=TOURNAMENT,
    errors=(UNKNOWN, "tournament.no_stage", "tournament.no_round", "tournament.not_begun"),
    media="text/html",
)
async def export_to_print(request: Request, query: Printed) -> Response:
    """Hand out a list of a tournament as a page to print."""
    from tantrix.render.tournament import printed  # for the first list, not for the start

    _, state, _ = await seen(request)
    text = await in_thread(
        printed,
        query.what,
        state,
        number=optional_number(query.round, "round"),
        stage=optional_number(query.stage, "stage"),
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
    """Hand out one tournament, and its matches at times agreed on, as events of a calendar."""
    actor = await actor_of(request)
    _, state, _ = await seen(request)
    row = listing.row(Listed(actor.id, listing.summary(actor.state).body))
    content = calendar_of(row, state, _origin(request), query.lang)
    return _file(request, content, "ics", calendars.MEDIA)


def _origin(request: Request) -> str:
    """Return the address at which the server was asked."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}"


def _file(request: Request, content: bytes, ending: str, media_type: str) -> Response:
    """Return a file to be kept."""
    return Response(content, media_type=media_type, headers=_headers(request, ending))


def _headers(request: Request, ending: str) -> dict[str, str]:
    """Return the headers of a file to be kept, whose name ends so."""
    name = f"tantrix-{request.path_params['tournament']}.{ending}"
    return {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="{name}"',
    }
