"""The archive over HTTP: games found, pictures of them, and games to be taken away as files."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from functools import partial
from typing import NamedTuple

import msgspec
import structlog
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse

from tantrix import messages
from tantrix.render.themes import THEMES
from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.log import Damaged
from tantrix.server.archive import views
from tantrix.server.archive.query import GameSearch, sought
from tantrix.server.archive.repository import GameStore, IndexedGame, Sought
from tantrix.server.archive.views import FoundGame, FoundGames, WholeGame
from tantrix.server.db.base import RACE
from tantrix.server.db.store import Store
from tantrix.server.tables import views as table_views
from tantrix.server.tables.state import TABLE_LOG, TableState
from tantrix.server.web import cookies
from tantrix.server.web.allowed import not_among
from tantrix.server.web.budget import Rate, budget_of, in_thread
from tantrix.server.web.responses import visitor
from tantrix.server.web.route import READ, Query, Routes
from tantrix.server.workers.pool import Executor

log = structlog.get_logger()

PAGE = 20
"""How many games a page of a list has."""

NOBODY = ""
"""Sits at no table: sees what everybody may see."""

MIND = "mindgame"
"""The game whose pictures need more than what lies."""

LOOKS, LOOKS_A_SECOND = 200, 20.0
FILES, FILES_A_SECOND = 10, 0.05
"""How often one address may search or have a picture, and take a whole archive away."""


RaceRecord = Callable[[str, Mapping[str, str]], Awaitable[str]]
"""Returns the record of a race that is over, with more tags; raises `TantrixError`."""


class ArchiveService:
    """What the archive of a server shares: the store, races, and the processes that draw."""

    def __init__(
        self,
        store: Store,
        games: GameStore,
        race_record: RaceRecord,
        executor: Executor,
        wall_ms: Callable[[], int],
    ) -> None:
        self.store = store
        self.race_record = race_record
        self.executor = executor
        self.wall_ms = wall_ms
        self.games = games
        self.folding = asyncio.Lock()

    async def table_state(self, table: str, viewer: str) -> TableState:
        """Return the state of a table that a person may see as it is.

        Raises `TantrixError` `table.unknown`, or `table.delayed` while only those who play may.
        """
        row = await self.store.row(table)
        if row is None:
            raise TantrixError("table.unknown")
        table_state = await self._fold(table)
        terms = table_state.config.terms
        seen_ms = table_state.updated_ms + 1000 * terms.delay_s
        over = table_state.state.is_over and self.wall_ms() >= seen_ms
        open_to_all = over or (terms.watch and not terms.delay_s)
        open_to_all = open_to_all and self.wall_ms() >= terms.sealed_ms
        if not open_to_all and not table_state.config.players_of(viewer, row.owner):
            raise TantrixError("table.delayed")
        return table_state

    async def record(
        self, table: str, viewer: str, more: Mapping[str, str] = table_views.NO_TAGS
    ) -> str:
        """Return the record of a table or a race that is over, with more tags.

        Raises `TantrixError` as `table_state` does, `table.not_over` and `lobby.not_over`.
        """
        try:
            table_state = await self.table_state(table, viewer)
        except TantrixError as error:
            if error.id != "table.unknown":
                raise
            return await self.race_record(table, more)
        if not table_state.state.is_over:
            raise TantrixError("table.not_over")
        return await in_thread(partial(table_views.record, table_state, more=more))

    async def _fold(self, table: str) -> TableState:
        """Replay a table, one at a time and off the event loop, so that play goes on."""
        entries = await self.store.entries(table)
        async with self.folding:
            try:
                return await in_thread(TABLE_LOG.replay, entries)
            except Damaged as error:
                log.exception("game does not add up", table=table)
                raise TantrixError("table.paused") from error


lookers = Rate("archive.looks", LOOKS, LOOKS_A_SECOND)
"""How often an address looks."""


takers = Rate("archive.files", FILES, FILES_A_SECOND)
"""How often an address takes a whole archive away."""


class Drawing(Query, frozen=True):
    """How a picture is drawn."""

    theme: str = "dark"
    lang: str = "en"


class StepDrawing(Drawing, frozen=True):
    """How a picture of a table is drawn: with `small=1` only what lies."""

    small: str = ""


TABLE = "table:{table}"
SVG = "image/svg+xml"
SEEING = ("table.unknown", "table.delayed")

routes = Routes()


@routes.get("/api/games", scope=READ, limit=lookers)
async def search_games(request: Request, query: GameSearch) -> FoundGames:
    """Tell the games that are like what is sought, the newest first, a page of them."""
    found = await _archive(request).games.search(_wanted(request, query), PAGE + 1)
    page = found[:PAGE]
    following = page[-1].number if len(found) > PAGE else None
    return FoundGames(list(map(views.found, page)), following)


@routes.get("/api/games/{number:number}", scope=READ, limit=lookers, errors=("bad.game.unknown",))
async def get_game(request: Request) -> FoundGame:
    """Tell one game."""
    return views.found(await _game(request))


@routes.get(
    "/api/games/{number:number}/picture",
    scope=READ,
    limit=lookers,
    errors=("bad.game.unknown", *SEEING),
    media=SVG,
)
async def draw_game(request: Request, query: Drawing) -> Response:
    """Draw what lies at the end of a game."""
    archive, found, how = _archive(request), await _game(request), drawn_as(query)
    if found.ended.game == MIND:
        table_state = await archive.table_state(found.table, cookies.owner(request))
        drawn = await in_thread(views.small_mind_picture, table_state, *how)
    else:
        drawn = await in_thread(views.small_picture, found.ended.board, *how)
    return _picture(drawn, {"Cache-Control": "private, max-age=604800"})


@routes.get(
    "/api/tables/{table}/pictures/{index:number}",
    scope=READ,
    holder=TABLE,
    limit=lookers,
    errors=(*SEEING, "bad.path"),
    media=SVG,
)
async def draw_table_at(request: Request, query: StepDrawing) -> Response:
    """Draw a table after so many placements and steps, as a file."""
    archive, table = _archive(request), request.path_params["table"]
    table_state = await archive.table_state(table, cookies.owner(request))
    index: int = request.path_params["index"]
    if index > len(table_state.moves):
        raise TantrixError("bad.path")
    draw = views.small_picture_at if query.small == "1" else views.picture
    drawn = await in_thread(draw, table_state, index, *drawn_as(query))
    return _picture(drawn, as_file(f"tantrix-{table}-{index}.svg"))


@routes.get(
    "/api/tables/{table}/json",
    scope=READ,
    holder=TABLE,
    limit=lookers,
    errors=SEEING,
    answer=WholeGame,
)
async def download_game(request: Request) -> Response:
    """Hand out all of a game as JSON."""
    archive, table = _archive(request), request.path_params["table"]
    table_state = await archive.table_state(table, cookies.owner(request))
    content = msgspec.json.encode(views.whole(table, table_state))
    headers = as_file(f"tantrix-{table}.json")
    return Response(content, media_type="application/json", headers=headers)


class ExportFormat(NamedTuple):
    """A form of many games as one file: the end of its name, its type, and a game in it."""

    ending: str
    media_type: str
    write: Callable[[ArchiveService, IndexedGame, str], Awaitable[str]]


async def _record(archive: ArchiveService, found: IndexedGame, viewer: str) -> str:
    """Return the record of a game, or of a race."""
    return f"{await archive.record(found.table, viewer)}\n"


async def _line(archive: ArchiveService, found: IndexedGame, viewer: str) -> str:
    """Return a game as JSON; nothing of a race, which is no table."""
    if found.ended.game == RACE:
        return ""
    table_state = await archive.table_state(found.table, viewer)
    whole = await in_thread(views.whole, found.table, table_state)
    return f"{msgspec.json.encode(whole).decode()}\n"


FORMS = {
    "records": ExportFormat("txt", "text/plain; charset=utf-8", _record),
    "lines": ExportFormat("jsonl", "application/jsonl", _line),
}
"""Records one after another; or each game, but for races, as JSON in a line of its own."""


@routes.get(
    "/api/games/all/{form}", scope=READ, errors=("bad.path", "limit.rate"), media="text/plain"
)
async def download_games(request: Request, query: GameSearch) -> Response:
    """Hand out all games that are like what is sought as one file, game by game.

    `form` is `records`, records one after another, or `lines`, each game as JSON in a line, which
    leaves out races.
    """
    archive, form = _archive(request), FORMS.get(request.path_params["form"])
    if form is None:
        raise TantrixError("bad.path")
    wanted = _wanted(request, query)
    budget_of(request).take(visitor(request), takers)
    headers = as_file(f"tantrix.{form.ending}")
    texts = _texts(archive, wanted, form)
    return StreamingResponse(texts, media_type=form.media_type, headers=headers)


async def _texts(archive: ArchiveService, wanted: Sought, form: ExportFormat) -> AsyncIterator[str]:
    """Yield games one by one, so that no more than a page of them is ever held.

    What does not add up is left out.
    """
    while page := await archive.games.search(wanted, PAGE):
        for found in page:
            with contextlib.suppress(TantrixError):  # whatever fails is in the log
                if text := await form.write(archive, found, wanted.viewer):
                    yield text
        wanted = wanted._replace(before=page[-1].number)


async def records_of(
    archive: ArchiveService, tables: Iterable[tuple[str, Mapping[str, str]]]
) -> AsyncIterator[str]:
    """Yield the records of tables and races, each with more tags, one by one, as they are sent.

    Left out are games and races that are not over, those that not everybody may see yet, and what
    does not add up.
    """
    for table, tags in tables:
        with contextlib.suppress(TantrixError):  # whatever fails is in the log
            yield f"{await archive.record(table, NOBODY, tags)}\n"


def _archive(connection: HTTPConnection) -> ArchiveService:
    archive: ArchiveService = connection.app.state.archive
    return archive


def _wanted(request: Request, query: GameSearch) -> Sought:
    """Return what is sought, for whom."""
    now_ms = _archive(request).wall_ms()
    return sought(query)._replace(viewer=cookies.owner(request), now_ms=now_ms)


async def _game(request: Request) -> IndexedGame:
    """Return the game that the path names."""
    archive, number = _archive(request), request.path_params["number"]
    viewer = cookies.owner(request)
    now_ms = archive.wall_ms()
    found = await archive.games.game(number, viewer, now_ms) if number < 2**31 else None
    if found is None:
        raise TantrixError("bad.game.unknown")
    return found


def drawn_as(query: Drawing) -> tuple[str, str]:
    """Return in which theme and language a picture is asked for."""
    if query.theme not in THEMES:
        raise not_among("theme", query.theme, THEMES)
    return query.theme, messages.language(query.lang)


def as_file(name: str) -> dict[str, str]:
    """Return the headers of a file to be kept."""
    return {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{name}"'}


def _picture(drawn: str, headers: dict[str, str]) -> Response:
    return Response(drawn, media_type="image/svg+xml", headers=headers)
