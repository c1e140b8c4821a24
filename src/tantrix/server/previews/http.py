"""Cards: pictures for previews of links, as PNG, which is what other sites show."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from tantrix.notation.moves import read_placement
from tantrix.puzzles.daily import read_day
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.lines import Line, best_line
from tantrix.server.archive.http import ArchiveService
from tantrix.server.daily.http import DAYS
from tantrix.server.daily.service import DailyService
from tantrix.server.learn import articles
from tantrix.server.puzzles.http import WRONG, ById, served
from tantrix.server.tables.finished import FinishedGame
from tantrix.server.web.budget import Rate, in_thread
from tantrix.server.web.route import READ, Routes

if TYPE_CHECKING:
    from tantrix.render.markup import Svg

PNG = "image/png"

LOOKS, LOOKS_A_SECOND = 60, 4.0
"""How many cards one address may ask for at once, and in the long run."""

REMEMBERED = 64
"""How many cards are kept, for a link that many people are shown at once."""

SITE = "middle-game"
"""The article whose first picture is that of the whole site."""

askers = Rate("previews.cards", LOOKS, LOOKS_A_SECOND)
"""How often an address asks for a card."""

routes = Routes()


@routes.get("/api/cards/site", scope=READ, limit=askers, media=PNG)
async def draw_site_card(_: Request) -> Response:
    """Draw the card of pages that have none of their own."""
    return _picture(await in_thread(_of_article, SITE))


@routes.get(
    "/api/cards/articles/{article}",
    scope=READ,
    limit=askers,
    media=PNG,
    errors=("bad.learn.unknown",),
)
async def draw_article_card(request: Request) -> Response:
    """Draw the first board of an article."""
    name: str = request.path_params["article"]
    if name not in articles.NAMES or not articles.drawings(name, "en"):
        raise TantrixError("bad.learn.unknown")
    return _picture(await in_thread(_of_article, name))


@routes.get(
    "/api/cards/games/{table}",
    scope=READ,
    limit=askers,
    media=PNG,
    errors=("table.unknown",),
)
async def draw_game_card(request: Request) -> Response:
    """Draw the end of a game that everybody may know of, with the best line of each player."""
    archive: ArchiveService = request.app.state.archive
    found = await archive.games.at(request.path_params["table"], "", archive.wall_ms())
    if found is None or found.ended.game == "mindgame":
        raise TantrixError("table.unknown")
    return _picture(await in_thread(_card, found.ended.board, _colours(found.ended)))


@routes.get("/api/cards/puzzle", scope=READ, limit=askers, media=PNG, errors=WRONG)
async def draw_puzzle_card(_: Request, query: ById) -> Response:
    """Draw a puzzle as it begins."""
    return _picture(await in_thread(_of_puzzle, query.id))


@routes.get("/api/cards/daily/{date}", scope=READ, limit=askers, media=PNG, errors=DAYS)
async def draw_daily_card(request: Request) -> Response:
    """Draw how hard the Daily Match of a day is; nothing else is told before it is opened."""
    days: DailyService = request.app.state.days
    grade, _ = await days.told(read_day(request.path_params["date"]))
    return _picture(await in_thread(_of_day, grade))


def _of_article(name: str) -> bytes:
    drawn = articles.drawings(name, "en")[0]
    return _card(" ".join(drawn.codes), drawn.options.get("trace", ""))


def _colours(ended: FinishedGame) -> str:
    """Return the colours whose lines are traced, each once."""
    return "".join(dict.fromkeys(seat.colour for seat in ended.seats if seat.colour))


@lru_cache(REMEMBERED)
def _card(codes: str, colours: str) -> bytes:
    """Return a board with the best lines of some colours as PNG."""
    from tantrix.render import cards  # for the first card, not for the start

    board = Board(map(read_placement, codes.split()))
    best: list[Line | None] = [best_line(board, colour) for colour in colours]
    return _png(cards.board(board, lines=[line for line in best if line]))


@lru_cache(REMEMBERED)
def _of_puzzle(name: str) -> bytes:
    from tantrix.render import cards  # for the first card, not for the start

    return _png(cards.puzzle(served(name)))


@lru_cache(REMEMBERED)
def _of_day(grade: int) -> bytes:
    from tantrix.render import cards  # for the first card, not for the start

    return _png(cards.day(grade))


def _png(card: Svg) -> bytes:
    import resvg_py  # for the first card, not for the start

    return bytes(resvg_py.svg_to_bytes(svg_string=str(card), skip_system_fonts=True))


def _picture(drawn: bytes) -> Response:
    return Response(drawn, media_type=PNG, headers={"Cache-Control": "public, max-age=86400"})
