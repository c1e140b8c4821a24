"""The free table over HTTP: any tiles, figures kept and drawn, and the record list of spaghettis.

Placements are codes such as `25@0,-1:5`; a table is told whole each time. What is kept belongs to
the session, and stays for ever under its id.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tantrix.notation import moves, serializers
from tantrix.notation.serializers import Json
from tantrix.puzzles import puzzle_board, spaghetti
from tantrix.render import svg
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import IllegalAction, Refusal, TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.server.auth import cookies
from tantrix.server.db import Conflict, Figure, Figures, Spaghetti
from tantrix.server.tables.config import clean_name
from tantrix.server.tables.messages import Code, Input, error_view
from tantrix.server.web.ratelimit import Bucket, Buckets
from tantrix.server.web.responses import read_body, reply, visitor

MOST_TILES = 1200
"""The most tiles of a free table, those of its tray included."""

FARTHEST = 400
"""How far from the middle a tile may lie, in q and in r."""

LARGEST_TABLE = 65_536
"""Bytes of a body that tells a table."""

LARGEST_FILE = 4 * 1024 * 1024
"""Characters of the file of a spaghetti, and nearly the bytes of the body that tells it."""

MOST_FIGURES, MOST_SPAGHETTIS = 500, 50
"""How many figures and spaghettis a session may keep."""

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


class FigureService:
    """What the free tables of a server share: the store, the time, and who asks how often."""

    def __init__(
        self, store: Figures, wall_ms: Callable[[], int], tick_ms: Callable[[], int]
    ) -> None:
        self.store = store
        self.wall_ms = wall_ms
        self.checking = asyncio.Lock()
        self.looks = Buckets(lambda: Bucket(LOOKS, LOOKS_A_SECOND, tick_ms))
        self.keeps = Buckets(lambda: Bucket(KEEPS, KEEPS_A_SECOND, tick_ms))
        self.files = Buckets(lambda: Bucket(FILES, FILES_A_SECOND, tick_ms))


async def look(request: Request) -> Response:
    """Tell what a table shows: clashes, the lines of every colour, and what fits."""
    _ask(request, _shop(request).looks)
    asked = await read_body(request, InspectFigure, LARGEST_TABLE)
    return reply(request, await asyncio.to_thread(_look, asked))


async def picture(request: Request) -> Response:
    """Draw a figure as an SVG document."""
    _ask(request, _shop(request).keeps)
    asked = await read_body(request, DrawFigure, LARGEST_TABLE)
    drawn = await asyncio.to_thread(_picture, asked)
    headers = {"Cache-Control": "no-store"}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


async def keep(request: Request) -> Response:
    """Keep a figure of the session for ever, and tell its id."""
    shop = _shop(request)
    _ask(request, shop.keeps)
    asked = await read_body(request, SaveFigure, LARGEST_TABLE)
    table = _laid(asked.placements)
    name, by = _signed(asked)
    figure = Figure(_new_id(), cookies.owner(request), name, by, len(table), shop.wall_ms())
    try:
        await shop.store.keep(figure, " ".join(map(moves.code, table)), MOST_FIGURES)
    except Conflict:
        raise TantrixError("limit.figures", most=MOST_FIGURES) from None
    return reply(request, {"id": figure.id}, status=201)


async def figure(request: Request) -> Response:
    """Tell a figure with its placements."""
    found = await _shop(request).store.figure(request.path_params["figure"])
    if found is None:
        raise TantrixError("bad.figure.unknown")
    told = _figure(found[0], cookies.owner(request))
    return reply(request, {**told, "placements": found[1].split()})


async def figures(request: Request) -> Response:
    """List the figures of the session, newest first."""
    owner = cookies.owner(request)
    found = await _shop(request).store.owned(owner) if owner else []
    return reply(request, {"figures": [_figure(one, owner) for one in found]})


async def enter(request: Request) -> Response:
    """Enter what lies on a table in the record list, if it is a spaghetti."""
    _ask(request, _shop(request).keeps)
    asked = await read_body(request, SaveFigure, LARGEST_TABLE)
    text = spaghetti.text_of(_laid(asked.placements))
    return await _enter(request, asked, text)


async def enter_file(request: Request) -> Response:
    """Enter a file in the record list, if it holds a spaghetti."""
    _ask(request, _shop(request).files)
    # A line break takes two bytes in JSON; what is too long in itself is told as such.
    asked = await read_body(request, Filed, LARGEST_FILE + LARGEST_FILE // 8)
    return await _enter(request, asked, asked.text)


async def records(request: Request) -> Response:
    """Tell the record list, and what the sources know."""
    owner = cookies.owner(request)
    found = await _shop(request).store.records(owner, LISTED)
    sources = {"tiles": spaghetti.SOURCES_TILES, "people": spaghetti.SOURCES_PEOPLE}
    rows = [{"place": place, **_record(one, owner)} for place, one in found]
    return reply(request, {"sources": sources, "records": rows})


async def file(request: Request) -> Response:
    """Hand out the file of a spaghetti."""
    found = await _shop(request).store.spaghetti(request.path_params["spaghetti"])
    if found is None:
        raise TantrixError("bad.spaghetti.unknown")
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="spaghetti-{found[0].id}.txt"',
    }
    return Response(found[1], media_type="text/plain", headers=headers)


ROUTES = [
    Route("/api/figures/look", look, methods=["POST"]),
    Route("/api/figures/picture", picture, methods=["POST"]),
    Route("/api/figures", keep, methods=["POST"]),
    Route("/api/figures", figures, methods=["GET"]),
    Route("/api/figures/{figure}", figure, methods=["GET"]),
    Route("/api/spaghetti", enter, methods=["POST"]),
    Route("/api/spaghetti", records, methods=["GET"]),
    Route("/api/spaghetti/file", enter_file, methods=["POST"]),
    Route("/api/spaghetti/{spaghetti}", file, methods=["GET"]),
]


# --- what is asked -------------------------------------------------------------------------------


def _shop(request: Request) -> FigureService:
    shop: FigureService = request.app.state.figures
    return shop


def _ask(request: Request, buckets: Buckets) -> None:
    """Refuse a page of another site, and somebody who asks too often."""
    cookies.check_origin(request)
    buckets.take(visitor(request))


def _new_id() -> str:
    return secrets.token_hex(8)


def _signed(asked: SaveFigure | Filed) -> tuple[str, str]:
    """Return what it is called, and by whom it is."""
    return clean_name(asked.name, "name"), clean_name(asked.by, "by")


def _table(codes: Sequence[str]) -> list[Placement]:
    """Return placements that can lie together.

    Raises `TantrixError` `bad.placement`, `bad.figure.far`, `bad.solution.overlap`.
    """
    table = [moves.parse_code(code) for code in codes]
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


def _look(asked: InspectFigure) -> Json:
    board = Board(_table(asked.placements))
    fits = puzzle_board.fitting_freely(asked.tiles, board)
    return {
        "mismatches": [[list(cell) for cell in pair] for pair in puzzle_board.mismatches(board)],
        "lines": [serializers.line(line) for line in puzzle_board.all_tracks(board)],
        "fits": {str(tile): list(map(moves.code, found)) for tile, found in fits.items()},
    }


def _picture(asked: DrawFigure) -> str:
    return svg.board(Board(_laid(asked.placements)), last=(), forced=False, theme=asked.theme)


def _figure(figure: Figure, owner: str) -> Json:
    """Return a figure without its placements; nobody is told whose the others are."""
    told = {"id": figure.id, "name": figure.name, "by": figure.by, "tiles": figure.tiles}
    return {**told, "made_ms": figure.made_ms, "mine": figure.owner == owner}


def _record(entered: Spaghetti, owner: str) -> Json:
    """Return a row of the record list."""
    told = entered._asdict()
    mine = told.pop("owner") == owner
    return {**told, "mine": mine}


async def _enter(request: Request, asked: SaveFigure | Filed, text: str) -> Response:
    """Check the text of a file, one at a time, and enter it or tell every reason why not."""
    shop = _shop(request)
    name, by = _signed(asked)
    async with shop.checking:
        report = await asyncio.to_thread(lambda: spaghetti.check(text.splitlines()))
    if report.problems:
        error = error_view(IllegalAction(report.problems))
        reasons = [serializers.refusal(problem) for problem in report.problems]
        return reply(request, {"error": error, "reasons": reasons}, status=400)
    owner = cookies.owner(request)
    size = (report.tiles, report.sets, shop.wall_ms())
    text = "".join(f"{line}\n" for line in text.splitlines())
    return await _entered(request, Spaghetti(_new_id(), owner, name, by, *size), text)


async def _entered(request: Request, wanted: Spaghetti, text: str) -> Response:
    """Enter a spaghetti; one that somebody else has entered is refused."""
    try:
        entered = await _shop(request).store.enter(wanted, text, MOST_SPAGHETTIS)
    except Conflict:
        raise TantrixError("limit.spaghettis", most=MOST_SPAGHETTIS) from None
    if entered.owner != wanted.owner:
        raise TantrixError("bad.spaghetti.entered")
    told = {"id": entered.id, "tiles": entered.tiles, "sets": entered.sets}
    return reply(request, told, status=201)
