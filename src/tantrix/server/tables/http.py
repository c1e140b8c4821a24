"""Tables over HTTP: making them, listing them, their records; and the socket of a table."""

from __future__ import annotations

import hashlib
from typing import Annotated

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

import tantrix
from tantrix.notation import serializers
from tantrix.notation.json_types import GameView, Json
from tantrix.notation.positions import strategy
from tantrix.robots.base import LEVELS, ROBOTS
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.tiles import TILES
from tantrix.server.actors.websocket import SocketEndpoint, serve
from tantrix.server.auth.accounts import AccountService
from tantrix.server.tables import views
from tantrix.server.tables.actor import TableActor
from tantrix.server.tables.games import NewTable
from tantrix.server.tables.manager import TableManager
from tantrix.server.tables.messages import (
    ClientMessage,
    ListedTable,
    ServerMessage,
    TableSnapshot,
    decode,
)
from tantrix.server.tables.offline import OfflineGame
from tantrix.server.tables.plans import NewPlans, Plans
from tantrix.server.tables.state import TableState
from tantrix.server.web import cookies
from tantrix.server.web.budget import MAKES, TABLES, budget_of, in_thread
from tantrix.server.web.protocol import (
    PROTOCOL,
    Input,
)
from tantrix.server.web.responses import reply, visitor
from tantrix.server.web.route import READ, Query, Routes

log = structlog.get_logger()

SEEING = ("table.unknown", "table.delayed", "table.closed")
"""Why a table may not be seen."""

LARGEST_POSITION = 4096
"""Characters of a position."""


class TileView(msgspec.Struct, frozen=True):
    """A tile by its number: the colours of its edges by direction, and that of the number."""

    number: int
    edges: str
    number_colour: str


class Bootstrap(msgspec.Struct, frozen=True):
    """Everything that stays as it is: tiles, and the levels of the robots by game."""

    protocol: int
    version: str
    tiles: list[TileView]
    robots: list[str]
    levels: dict[str, list[str]]


class TableList(msgspec.Struct, frozen=True):
    """Tables, the newest first."""

    tables: list[ListedTable]


class TableMade(msgspec.Struct, frozen=True):
    """The id of a table that has been made."""

    table: str


class PositionInput(Input, frozen=True):
    """A position of a game: after so many moves."""

    moves: Annotated[int, msgspec.Meta(ge=0, le=1000)]


class ViewAt(msgspec.Struct, frozen=True):
    """How a game stood after so many moves."""

    index: int
    view: GameView


class PositionView(msgspec.Struct, frozen=True):
    """What a position shows."""

    view: GameView


class InLanguage(Query, frozen=True):
    """The language of an answer; English where it is unknown."""

    lang: str = "en"


class Listing(Query, frozen=True):
    """Which tables to list: with `all=1` every one, else those of who asks."""

    all: str = ""


class PositionText(Query, frozen=True):
    """A position in its text form."""

    text: str = ""


def bootstrap() -> Bootstrap:
    """Return what is the same for everybody as long as the version is."""
    return Bootstrap(
        protocol=PROTOCOL,
        version=tantrix.__version__,
        tiles=[TileView(t.number, t.edges, t.number_colour) for t in TILES.values()],
        robots=list(LEVELS),
        levels={game: list(levels) for game, levels in ROBOTS.items() if game != "strategy"},
    )


TABLE = "table:{table}"
"""What the process holds that answers for a table."""

routes = Routes()


@routes.get("/api/bootstrap", scope=READ, answer=Bootstrap)
async def get_bootstrap(request: Request) -> Response:
    """Tell everything that stays as it is; a browser that knows it already gets no more than that.

    The sentences are files of the page, each with a hash of its text in its name.
    """
    answer = reply(request, bootstrap())
    tag = f'"{hashlib.sha256(bytes(answer.body)).hexdigest()[:16]}"'
    if request.headers.get("if-none-match") == tag:
        answer = Response(status_code=304)
        cookies.remember(request, answer)
    kept = "no-store" if "set-cookie" in answer.headers else "public, no-cache"
    answer.headers.update({"Cache-Control": kept, "ETag": tag})
    return answer


@routes.get("/api/tables", scope=READ)
async def list_tables(request: Request, query: Listing) -> TableList:
    """List tables: those of the session, or with `all` every one."""
    every = query.all == "1"
    return TableList(await _table_manager(request).tables(cookies.owner(request), every=every))


_PLACED = (
    "3@0,0:0 10@-1,0:1 2@-2,0:4 5@-3,0:1 12@-4,0:3 8@-5,0:3 9@-6,0:0 "
    "4@-7,0:1 6@-8,0:0 7@-9,0:0 13@-10,0:4 1@-11,0:0 11@-12,0:1 14@-13,0:0"
)
OFFLINE: Json = {
    "id": "0123456789abcdef",
    "table": {"game": "solitaire", "seats": [{"kind": "person", "name": "Ann"}]},
    "created_ms": 1_795_856_400_000,
    "deal": {
        "bag": [3, 10, 2, 5, 12, 8, 9, 4, 6, 7, 13, 1, 11, 14],
        "hands": [],
        "starter": 0,
        "start_draws": [],
    },
    "actions": [
        {"code": code, "at_ms": 5000 * number}
        for number, code in enumerate(_PLACED.split(), start=1)
    ],
}
"""A whole game of Solitaire, for the example."""


@routes.post(
    "/api/tables",
    scope="play",
    limit=MAKES,
    status=201,
    examples=(
        {
            "game": "strategy",
            "seats": [
                {"kind": "person", "name": "Ann", "colour": "R"},
                {"kind": "robot", "name": "", "level": "greedy", "colour": "Y"},
            ],
            "pace": "instant",
        },
        {
            "game": "solitaire",
            "seats": [{"kind": "person", "name": "Ann"}],
            "options": {"triple": "RYB", "goal": "best"},
        },
        {"game": "gobble", "seats": [{"kind": "person", "name": "Ann"}]},
        {
            "game": "mindgame",
            "seats": [
                {"kind": "person", "name": "Ann"},
                {"kind": "robot", "name": "", "level": "greedy"},
            ],
        },
    ),
)
async def create_table(request: Request, body: NewTable) -> TableMade:
    """Make a table of the session."""
    budget_of(request).take(visitor(request), TABLES)
    person = cookies.person(request)
    return TableMade(await _table_manager(request).create(person.id, body, person.name))


@routes.post(
    "/api/tables/offline",
    scope="play",
    limit=MAKES,
    status=201,
    examples=(OFFLINE,),
    errors=("offline.illegal", "offline.taken", "offline.unfinished"),
)
async def join_offline_game(request: Request, body: OfflineGame) -> TableMade:
    """Keep a game that the page played to its end without a network; it counts for nothing."""
    return TableMade(await _table_manager(request).join(cookies.owner(request), body))


@routes.get("/api/tables/{table}", scope=READ, holder=TABLE, errors=("table.unknown",))
async def get_table(request: Request) -> TableSnapshot:
    """Tell all of a table."""
    return (await _table(request)).snapshot(cookies.owner(request))


@routes.post(
    "/api/tables/{table}/rematch",
    scope="play",
    holder=TABLE,
    limit=MAKES,
    status=201,
    errors=("table.unknown", "table.not_your_seat", "lobby.busy"),
)
async def rematch_table(request: Request) -> TableMade:
    """Make the table of the next game."""
    made = await _table_manager(request).rematch(
        cookies.owner(request), request.path_params["table"]
    )
    return TableMade(made)


@routes.post(
    "/api/tables/{table}/continue",
    scope="play",
    holder=TABLE,
    limit=MAKES,
    status=201,
    examples=({"moves": 12},),
    errors=(*SEEING, "table.not_over", "bad.path"),
)
async def continue_table(request: Request, body: PositionInput) -> TableMade:
    """Make a table that goes on from a position of a game that is over; it counts for nothing."""
    table = request.path_params["table"]
    return TableMade(await _table_manager(request).go_on(cookies.owner(request), table, body.moves))


@routes.post(
    "/api/tables/{table}/share",
    scope="play",
    holder=TABLE,
    limit=MAKES,
    errors=("table.unknown", "table.not_your_seat", "bad.name", "people.name.taken"),
)
async def share_table(request: Request) -> TableMade:
    """Have an own table listed for everybody, among those to watch and in the archive.

    Nobody sits there under a name that passes for that of somebody else.
    """
    table, people = request.path_params["table"], _people(request)
    for seat in (await _table(request)).state.config.seats:
        if seat.kind == "person":
            await people.refuse_others_name(cookies.person(request), seat.name)
    await _table_manager(request).share(cookies.owner(request), table)
    return TableMade(table)


@routes.get(
    "/api/tables/{table}/plans",
    scope=READ,
    holder=TABLE,
    errors=("table.unknown", "table.not_your_seat"),
)
async def get_plans(request: Request) -> Plans:
    """Tell the answers that one has planned at a table; nobody else is told."""
    return await (await _table(request)).plans_of(cookies.owner(request))


@routes.post(
    "/api/tables/{table}/plans",
    scope="play",
    holder=TABLE,
    limit=MAKES,
    examples=({"version": 17, "answers": [{"foretold": ["25@0,-1:5"], "answer": ["7@1,-1:2"]}]},),
    errors=(
        "table.unknown",
        "table.not_your_seat",
        "table.over",
        "table.stale_version",
        "table.robot_plays",
        "bad.placement",
        "plans.illegal",
        "plans.not_correspondence",
        "plans.too_many",
        "plans.twice",
        "plans.your_turn",
    ),
)
async def make_plans(request: Request, body: NewPlans) -> Plans:
    """Plan answers for one's next turn, in the place of those of before."""
    return await (await _table(request)).plan(cookies.owner(request), body)


@routes.get("/api/tables/{table}/replay", scope=READ, holder=TABLE, errors=SEEING)
async def replay_table(request: Request) -> views.Replay:
    """Tell the steps of a game."""
    found = await _table(request)
    return await in_thread(views.replay, found.id, found.seen_by(cookies.owner(request)))


@routes.get(
    "/api/tables/{table}/views/{index:number}",
    scope=READ,
    holder=TABLE,
    errors=(*SEEING, "bad.path"),
)
async def view_table_at(request: Request) -> ViewAt:
    """Tell how a game stood after so many moves."""
    table_state = (await _table(request)).seen_by(cookies.owner(request))
    index: int = request.path_params["index"]
    if index > len(table_state.moves):
        raise TantrixError("bad.path")
    return ViewAt(index, await in_thread(_view_at, table_state, index))


@routes.get(
    "/api/tables/{table}/record",
    scope=READ,
    holder=TABLE,
    errors=SEEING,
    media="text/plain",
)
async def download_record(request: Request) -> Response:
    """Hand out the record of a game."""
    found = await _table(request)
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="tantrix-{found.id}.txt"',
    }
    text = await in_thread(views.record, found.seen_by(cookies.owner(request)))
    return Response(text, media_type="text/plain", headers=headers)


@routes.get("/api/positions", scope=READ, errors=("bad.position", "limit.frame"))
async def view_position(_: Request, query: PositionText) -> PositionView:
    """Tell what a position shows."""
    if len(query.text) > LARGEST_POSITION:
        raise TantrixError("limit.frame")
    return PositionView(await in_thread(_view_of, query.text))


def _view_at(table_state: TableState, index: int) -> GameView:
    """Return how a game stood after so many moves."""
    return table_state.config.view(views.state_at(table_state, index))


def _view_of(text: str) -> GameView:
    """Return what a position shows; raises `TantrixError` `bad.position`."""
    return serializers.view(strategy.read(text))


def _table_manager(request: Request) -> TableManager:
    table_manager: TableManager = request.app.state.table_manager
    return table_manager


def _people(request: Request) -> AccountService:
    people: AccountService = request.app.state.people
    return people


async def _table(request: Request) -> TableActor:
    """Return the table that the path names."""
    return await _table_manager(request).room(request.path_params["table"])


@routes.socket("/ws/tables/{table}", holder=TABLE, receives=ClientMessage, sends=ServerMessage)
async def table_socket(websocket: WebSocket) -> None:
    """Serve one socket of a table, from its opening to its end."""
    table_manager: TableManager = websocket.app.state.table_manager
    door = SocketEndpoint(table_manager.room, decode, TableActor.answer, TableActor.version_for)
    await serve(websocket, door, websocket.path_params["table"])
