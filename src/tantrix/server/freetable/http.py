"""The free table over HTTP: any tiles, figures kept and drawn, and the record list of spaghettis.

Placements are codes such as `25@0,-1:5`; a table is told whole each time. What is kept belongs to
the session, and stays for ever under its id.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Annotated

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tantrix.notation import moves, serializers
from tantrix.notation.json_types import Cell, LineView, RefusalView
from tantrix.puzzles import puzzle_board, spaghetti
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import IllegalAction, Refusal, TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.server.auth.accounts import AccountService
from tantrix.server.auth.names import clean_name
from tantrix.server.db.base import Conflict
from tantrix.server.freetable.repository import Figure, FigureStore, Spaghetti, SpaghettiFile
from tantrix.server.tables.messages import Code
from tantrix.server.web import cookies
from tantrix.server.web.budget import Rate, budget_of
from tantrix.server.web.protocol import Input, error_view
from tantrix.server.web.responses import reply, visitor
from tantrix.server.web.route import Routes
from tantrix.server.workers.pool import Executor

MOST_TILES = 1200
"""The most tiles of a free table, those of its tray included."""

MOST_FITS = 30_000
"""How many placements are told that fit: of tiles that lie together there are far fewer."""

FARTHEST = 400
"""How far from the middle a tile may lie, in q and in r."""

LARGEST_TABLE = 65_536
"""Bytes of a body that tells a table."""

LARGEST_FILE = 4 * 1024 * 1024
"""Characters of the file of a spaghetti, and nearly the bytes of the body that tells it."""

MOST_FIGURES, MOST_SPAGHETTIS = 500, 50
"""How many figures and spaghettis a session may keep."""

DAY_S = 86_400
KEPT_A_DAY, ENTRIES_A_DAY = 200, 12
"""How many figures and spaghettis one address may have kept for ever at once, and in a day."""

LISTED = 100
"""How many spaghettis the record list shows, beside those of whoever asks."""

LOOKS, LOOKS_A_SECOND = 300, 30.0
KEEPS, KEEPS_A_SECOND = 30, 0.5
FILES, FILES_A_SECOND = 12, 0.1
"""How often one address may look at a table, keep or draw one, and have a file checked."""

Tiles = Annotated[
    list[Annotated[int, msgspec.Meta(ge=1, le=56)]], msgspec.Meta(max_length=MOST_TILES)
]
Codes = Annotated[list[Code], msgspec.Meta(max_length=MOST_TILES)]
Name = Annotated[str, msgspec.Meta(max_length=60)]


class InspectFigure(Input, frozen=True):
    """All tiles of a table, laid or not, and what lies."""

    tiles: Tiles
    placements: Codes


class DrawFigure(Input, frozen=True):
    """A figure to be drawn in a theme."""

    placements: Codes
    theme: Annotated[str, msgspec.Meta(max_length=20)]


class SaveFigure(Input, frozen=True):
    """A figure to be kept, or entered as a spaghetti."""

    name: Name
    by: Name
    placements: Codes


class Filed(Input, frozen=True):
    """The file of a spaghetti to be entered."""

    name: Name
    by: Name
    text: Annotated[str, msgspec.Meta(max_length=LARGEST_FILE)]


class FreeLook(msgspec.Struct, frozen=True):
    """What a free table shows; `fits` tells by tile the codes of where it can go."""

    mismatches: list[tuple[Cell, Cell]]
    lines: list[LineView]
    fits: dict[str, list[str]]


class FigureKept(msgspec.Struct, frozen=True):
    """The id of a figure that is kept."""

    id: str


class FigureRow(msgspec.Struct, frozen=True):
    """A figure without its placements; nobody is told whose the others are."""

    id: str
    name: str
    by: str
    tiles: int
    made_ms: int
    mine: bool


class FigureView(FigureRow, frozen=True):
    """A figure with its placements."""

    placements: list[str]


class FigureList(msgspec.Struct, frozen=True):
    """The figures of the session, newest first."""

    figures: list[FigureRow]


class SpaghettiEntered(msgspec.Struct, frozen=True):
    """A spaghetti that is in the record list: how many tiles and whole sets it has."""

    id: str
    tiles: int
    sets: int


class SpaghettiRow(FigureRow, frozen=True):
    """A row of the record list; `place` is one more than there are larger ones."""

    place: int
    sets: int


class SpaghettiSources(msgspec.Struct, frozen=True):
    """What the sources know of the largest: its tiles, and how many built it."""

    tiles: int
    people: int


class SpaghettiRecords(msgspec.Struct, frozen=True):
    """The record list, and what the sources know."""

    sources: SpaghettiSources
    records: list[SpaghettiRow]


class ReasonedRefusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why nothing is entered: the first reason, and where there are several all of them."""

    error: RefusalView
    reasons: list[RefusalView] = []


class FigureService:
    """What the free tables of a server share: the store, the time, and who asks how often."""

    def __init__(self, store: FigureStore, wall_ms: Callable[[], int], executor: Executor) -> None:
        self.store = store
        self.wall_ms = wall_ms
        self.executor = executor


looks = Rate("figures.looks", LOOKS, LOOKS_A_SECOND)
"""How often an address looks at a table."""


keeps = Rate("figures.keeps", KEEPS, KEEPS_A_SECOND)
"""How often an address keeps or draws one."""


files = Rate("figures.files", FILES, FILES_A_SECOND)
"""How often an address has a file checked."""


kept = Rate("figures.kept", KEPT_A_DAY, KEPT_A_DAY / DAY_S)
entries = Rate("figures.entries", ENTRIES_A_DAY, ENTRIES_A_DAY / DAY_S)
"""How many figures and spaghettis an address has kept for ever: a new cookie lifts the limits of a
session, and costs nothing."""


LYING = ("bad.placement", "bad.figure.far", "limit.heavy", "bad.solution.overlap")
STREWN = (*LYING, "bad.figure.strewn")
SIGNING = ("bad.name", "people.name.taken")
SPAGHETTI = (*SIGNING, "limit.heavy", "limit.spaghettis", "bad.spaghetti.entered")
"""What may be wrong with what lies on a table or whose it is, and why no spaghetti is entered."""

routes = Routes()


@routes.post("/api/figures/look", limit=looks, most=LARGEST_TABLE, errors=STREWN)
async def look_at_table(request: Request, body: InspectFigure) -> FreeLook:
    """Tell what a table shows: clashes, the lines of every colour, and what fits."""
    return await _service(request).executor.do(_look, body)


@routes.post(
    "/api/figures/picture",
    limit=keeps,
    most=LARGEST_TABLE,
    errors=(*LYING, "bad.figure.empty", "bad.theme"),
    media="image/svg+xml",
)
async def draw_figure(request: Request, body: DrawFigure) -> Response:
    """Draw a figure as an SVG document."""
    drawn = await _service(request).executor.do(_picture, body)
    headers = {"Cache-Control": "no-store"}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


@routes.post(
    "/api/figures",
    limit=keeps,
    most=LARGEST_TABLE,
    status=201,
    errors=(*LYING, "bad.figure.empty", "limit.figures"),
)
async def keep_figure(request: Request, body: SaveFigure) -> FigureKept:
    """Keep a figure of the session for ever, and tell its id."""
    shop = _service(request)
    table = _laid(body.placements)
    name, by = await _signed(request, body)
    figure = Figure(_new_id(), cookies.owner(request), name, by, len(table), shop.wall_ms())
    budget_of(request).take(visitor(request), kept)
    try:
        await shop.store.keep(figure, " ".join(map(moves.write_placement, table)), MOST_FIGURES)
    except Conflict:
        raise TantrixError("limit.figures", most=MOST_FIGURES) from None
    return FigureKept(figure.id)


@routes.get("/api/figures/{figure}", errors=("bad.figure.unknown",))
async def get_figure(request: Request) -> FigureView:
    """Tell a figure with its placements."""
    found = await _service(request).store.figure(request.path_params["figure"])
    if found is None:
        raise TantrixError("bad.figure.unknown")
    row = _figure(found[0], cookies.owner(request))
    return FigureView(**msgspec.structs.asdict(row), placements=found[1].split())


@routes.get("/api/figures")
async def list_figures(request: Request) -> FigureList:
    """List the figures of the session, newest first."""
    owner = cookies.owner(request)
    found = await _service(request).store.owned(owner) if owner else []
    return FigureList([_figure(one, owner) for one in found])


@routes.post(
    "/api/spaghetti",
    limit=keeps,
    most=LARGEST_TABLE,
    status=201,
    errors=(*LYING, *SPAGHETTI, "bad.figure.empty"),
    refusal=ReasonedRefusal,
)
async def enter_spaghetti(request: Request, body: SaveFigure) -> SpaghettiEntered | Response:
    """Enter what lies on a table in the record list, if it is a spaghetti."""
    text = spaghetti.text_of(_laid(body.placements))
    return await _enter(request, body, text)


# A line break takes two bytes in JSON; what is too long in itself is told as such.
@routes.post(
    "/api/spaghetti/file",
    limit=files,
    most=LARGEST_FILE + LARGEST_FILE // 8,
    status=201,
    errors=SPAGHETTI,
    refusal=ReasonedRefusal,
)
async def enter_spaghetti_file(request: Request, body: Filed) -> SpaghettiEntered | Response:
    """Enter a file in the record list, if it holds a spaghetti."""
    return await _enter(request, body, body.text)


@routes.get("/api/spaghetti")
async def list_spaghettis(request: Request) -> SpaghettiRecords:
    """Tell the record list, and what the sources know."""
    owner = cookies.owner(request)
    found = await _service(request).store.records(owner, LISTED)
    sources = SpaghettiSources(spaghetti.SOURCES_TILES, spaghetti.SOURCES_PEOPLE)
    return SpaghettiRecords(sources, [_record(place, one, owner) for place, one in found])


@routes.get("/api/spaghetti/{spaghetti}", errors=("bad.spaghetti.unknown",), media="text/plain")
async def download_spaghetti(request: Request) -> Response:
    """Hand out the file of a spaghetti."""
    found = await _service(request).store.spaghetti(request.path_params["spaghetti"])
    if found is None:
        raise TantrixError("bad.spaghetti.unknown")
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="spaghetti-{found[0].id}.txt"',
    }
    return Response(found[1], media_type="text/plain", headers=headers)


# --- what is asked -------------------------------------------------------------------------------


def _service(connection: HTTPConnection) -> FigureService:
    shop: FigureService = connection.app.state.figures
    return shop


def _new_id() -> str:
    return secrets.token_hex(8)


async def _signed(request: Request, asked: SaveFigure | Filed) -> tuple[str, str]:
    """Return what it is called, and by whom it is: everybody who has the link sees both."""
    people: AccountService = request.app.state.people
    name, by = clean_name(asked.name, "name"), clean_name(asked.by, "by")
    await people.refuse_others_name(cookies.person(request), by)
    return name, by


def _table(codes: Sequence[str]) -> list[Placement]:
    """Return placements that can lie together.

    Raises `TantrixError` `bad.placement`, `bad.figure.far`, `bad.solution.overlap`.
    """
    table = [moves.read_placement(code) for code in codes]
    far = [one.hex for one in table if max(abs(one.q), abs(one.r)) > FARTHEST]
    if far:
        raise IllegalAction([Refusal("bad.figure.far", {"most": FARTHEST}, tuple(far))])
    times = Counter(one.hex for one in table)
    if twice := sorted(at for at, count in times.items() if count > 1):
        raise IllegalAction([Refusal("bad.solution.overlap", {}, tuple(twice))])
    return table


def _laid(codes: Sequence[str]) -> list[Placement]:
    """Return the same in order, at least one; raises `TantrixError` `bad.figure.empty` too."""
    if not codes:
        raise TantrixError("bad.figure.empty")
    return sorted(_table(codes))


# --- what is told --------------------------------------------------------------------------------


def _look(asked: InspectFigure) -> FreeLook:
    board = Board(_table(asked.placements))
    fits = puzzle_board.fitting_freely(asked.tiles, board)
    if sum(map(len, fits.values())) > MOST_FITS:
        raise TantrixError("bad.figure.strewn")
    return FreeLook(
        mismatches=list(puzzle_board.mismatches(board)),
        lines=list(map(serializers.line, puzzle_board.all_tracks(board))),
        fits={str(tile): list(map(moves.write_placement, found)) for tile, found in fits.items()},
    )


def _check(text: str) -> tuple[spaghetti.SpaghettiReport, bytes]:
    """Check a file; return with the report a digest that the same figure has wherever it lies."""
    report, digest = spaghetti.check(text.splitlines()), hashlib.sha256()
    if not report.problems:
        for line in spaghetti.at_origin(text.splitlines()):
            digest.update(f"{line}\n".encode())
    return report, digest.digest()


def _picture(asked: DrawFigure) -> str:
    from tantrix.render import svg  # for the first picture, not for the start

    return svg.board(Board(_laid(asked.placements)), last=(), forced=False, theme=asked.theme)


def _figure(figure: Figure, owner: str) -> FigureRow:
    """Return a figure without its placements."""
    return FigureRow(
        id=figure.id,
        name=figure.name,
        by=figure.by,
        tiles=figure.tiles,
        made_ms=figure.made_ms,
        mine=figure.owner == owner,
    )


def _record(place: int, entered: Spaghetti, owner: str) -> SpaghettiRow:
    """Return a row of the record list."""
    fields = entered._asdict()
    mine = fields.pop("owner") == owner
    return SpaghettiRow(**fields, place=place, mine=mine)


async def _enter(
    request: Request, asked: SaveFigure | Filed, text: str
) -> SpaghettiEntered | Response:
    """Check the text of a file, and enter it or tell every reason why not."""
    shop = _service(request)
    name, by = await _signed(request, asked)
    report, digest = await shop.executor.do(_check, text)
    if report.problems:
        error = error_view(IllegalAction(report.problems))
        reasons = list(map(serializers.refusal, report.problems))
        return reply(request, ReasonedRefusal(error, reasons), status=400)
    owner = cookies.owner(request)
    size = (report.tiles, report.sets, shop.wall_ms())
    text = "".join(f"{line}\n" for line in text.splitlines())
    file = SpaghettiFile(text, digest)
    return await _entered(request, Spaghetti(_new_id(), owner, name, by, *size), file)


async def _entered(request: Request, wanted: Spaghetti, file: SpaghettiFile) -> SpaghettiEntered:
    """Enter a spaghetti; one that somebody else has entered is refused."""
    budget_of(request).take(visitor(request), entries)
    try:
        entered = await _service(request).store.enter(wanted, file, MOST_SPAGHETTIS)
    except Conflict:
        raise TantrixError("limit.spaghettis", most=MOST_SPAGHETTIS) from None
    if entered.owner != wanted.owner:
        raise TantrixError("bad.spaghetti.entered")
    return SpaghettiEntered(entered.id, entered.tiles, entered.sets)
