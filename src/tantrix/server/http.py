"""The house over HTTP: what a page asks before and beside the socket of a table."""

from __future__ import annotations

import hashlib

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import tantrix
from tantrix.core.errors import TantrixError
from tantrix.core.tiles import TILES
from tantrix.notation import jsonforms
from tantrix.notation.forms import strategy
from tantrix.robots.base import GAME_LEVELS, LEVELS
from tantrix.server import forms, sessions
from tantrix.server.house import House
from tantrix.server.kinds import NewTable
from tantrix.server.limits import Buckets
from tantrix.server.protocol import PROTOCOL, error_form
from tantrix.server.replies import answered_by, read_body, reply, visitor
from tantrix.server.table import Table

log = structlog.get_logger()

LARGEST_POSITION = 4096
"""Characters of a position."""

STATUS = {
    "api.members": 403,
    "api.no_token": 404,
    "api.not_for_tokens": 403,
    "api.scope": 403,
    "api.streams": 429,
    "api.token": 401,
    "api.tokens": 409,
    "bad.daily.future": 404,
    "bad.daily.past": 404,
    "bad.daily.unready": 503,
    "bad.figure.unknown": 404,
    "bad.game.unknown": 404,
    "bad.origin": 403,
    "bad.path": 404,
    "bad.ranking": 404,
    "bad.ranking.person": 404,
    "bad.post.changed": 409,
    "bad.post.moderators": 403,
    "bad.post.unknown": 404,
    "bad.spaghetti.unknown": 404,
    "chat.moderators": 403,
    "chat.no_line": 404,
    "chat.no_measure": 404,
    "chat.no_report": 404,
    "chat.peer": 403,
    "chat.playing": 403,
    "chat.visitor": 403,
    "limit.busy": 503,
    "limit.frame": 413,
    "limit.places": 429,
    "limit.rate": 429,
    "review.not_leading": 403,
    "review.unknown": 404,
    "table.closed": 403,
    "limit.slow": 408,
    "lobby.nobody": 404,
    "lobby.unknown": 404,
    "people.banned": 403,
    "people.busy": 503,
    "people.in": 409,
    "people.login": 401,
    "people.members": 403,
    "people.name.taken": 409,
    "people.none": 401,
    "people.slow": 429,
    "people.unknown": 404,
    "table.delayed": 403,
    "table.no_record": 404,
    "table.not_your_seat": 403,
    "table.paused": 503,
    "table.unknown": 404,
}
"""The status that goes with an error; all others are 400."""


TOO_MANY = 429
"""The status of an answer that says when to ask again."""


async def bootstrap(request: Request) -> Response:
    """Tell everything that stays as it is; a browser that knows it already gets no more than that.

    The sentences are files of the page, each with a hash of its text in its name.
    """
    tiles = [
        {"number": t.number, "edges": t.edges, "number_colour": t.number_colour}
        for t in TILES.values()
    ]
    told = {
        "protocol": PROTOCOL,
        "version": tantrix.__version__,
        "tiles": tiles,
        "robots": list(LEVELS),
        "levels": {game: list(levels) for game, levels in GAME_LEVELS.items()},
    }
    answer = reply(request, told)
    tag = f'"{hashlib.sha256(bytes(answer.body)).hexdigest()[:16]}"'
    if request.headers.get("if-none-match") == tag:
        answer = Response(status_code=304)
        sessions.remember(request, answer)
    answer.headers.update({"Cache-Control": "private, no-cache", "ETag": tag})
    return answer


async def tables(request: Request) -> Response:
    """List tables: those of the session, or with `all` every one."""
    every = request.query_params.get("all") == "1"
    listed = await _house(request).tables(sessions.owner(request), every=every)
    return reply(request, {"tables": listed})


async def create(request: Request) -> Response:
    """Make a table of the session."""
    sessions.check_origin(request)
    _limit(request)
    wish: NewTable = await read_body(request, NewTable)  # type: ignore[arg-type]
    made = await _house(request).create(sessions.owner(request), wish)
    return reply(request, {"table": made}, status=201)


async def rematch(request: Request) -> Response:
    """Make the table of the next game."""
    sessions.check_origin(request)
    _limit(request)
    made = await _house(request).rematch(sessions.owner(request), request.path_params["table"])
    return reply(request, {"table": made}, status=201)


async def table(request: Request) -> Response:
    """Tell all of a table."""
    return reply(request, (await _table(request)).snapshot(sessions.owner(request)))


async def replay(request: Request) -> Response:
    """Tell the steps of a game."""
    found = await _table(request)
    return reply(request, forms.replay(found.id, found.seen_by(sessions.owner(request))))


async def view(request: Request) -> Response:
    """Tell how a game stood after so many moves."""
    sheet = (await _table(request)).seen_by(sessions.owner(request))
    index: int = request.path_params["index"]
    if index > len(sheet.moves):
        raise TantrixError("bad.path")
    told = sheet.setup.view(forms.state_at(sheet, index))
    return reply(request, {"index": index, "view": told})


async def record(request: Request) -> Response:
    """Hand out the record of a game."""
    found = await _table(request)
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="tantrix-{found.id}.txt"',
    }
    text = forms.record(found.seen_by(sessions.owner(request)))
    return Response(text, media_type="text/plain", headers=headers)


async def position(request: Request) -> Response:
    """Tell what a position shows."""
    text = request.query_params.get("text", "")
    if len(text) > LARGEST_POSITION:
        raise TantrixError("limit.frame")
    return reply(request, {"view": jsonforms.view(strategy.parse(text))})


async def no_path(_: Request) -> Response:
    """Refuse what is nowhere."""
    raise TantrixError("bad.path")


async def refused(request: Request, error: Exception) -> Response:
    """Tell an error."""
    assert isinstance(error, TantrixError)  # noqa: S101 - it is the handler of these alone
    response = reply(request, {"error": error_form(error)}, status=STATUS.get(error.id, 400))
    if response.status_code == TOO_MANY:
        response.headers["Retry-After"] = str(error.params.get("seconds", 1))
    return response


def denial(error: TantrixError) -> Response:
    """Return what is told in place of a socket, or where nobody looks who asks."""
    told, headers = msgspec.json.encode({"error": error_form(error)}), {"Cache-Control": "no-store"}
    return Response(told, STATUS.get(error.id, 400), headers, "application/json")


async def unavailable(request: Request, error: Exception) -> Response:
    """Tell that the store fails; the log has the reason."""
    log.error("store failed", what=answered_by(request.scope), why=str(error))
    return await refused(request, TantrixError("table.paused"))


ROUTES = [
    Route("/api/bootstrap", bootstrap),
    Route("/api/tables", tables, methods=["GET"]),
    Route("/api/tables", create, methods=["POST"]),
    Route("/api/tables/{table}", table),
    Route("/api/tables/{table}/rematch", rematch, methods=["POST"]),
    Route("/api/tables/{table}/replay", replay),
    Route("/api/tables/{table}/views/{index:int}", view),
    Route("/api/tables/{table}/record", record),
    Route("/api/positions", position),
    Route("/api/{rest:path}", no_path, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
]


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def _table(request: Request) -> Table:
    """Return the table that the path names."""
    return await _house(request).room(request.path_params["table"])


def _limit(request: Request) -> None:
    """Refuse somebody who makes tables too fast."""
    buckets: Buckets = request.app.state.buckets
    buckets.take(visitor(request))
