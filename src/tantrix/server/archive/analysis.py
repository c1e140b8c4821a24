"""Games that are over, and positions, analysed for the page: as `tantrix analyse --json` has them.

A game takes some ten seconds in a process of its own, and one is analysed at a time. A game that is
over does not change: what was found is kept in memory while it is among the last asked for.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeVar

import structlog
from starlette.requests import Request

from tantrix.analysis.views import GameAnalysisView, PositionAnalysisView
from tantrix.notation.json_types import Json
from tantrix.rules.core.errors import TantrixError
from tantrix.server.archive.http import SEEING, TABLE, ArchiveService
from tantrix.server.tables import views as table_views
from tantrix.server.tables.http import LARGEST_POSITION
from tantrix.server.web import cookies
from tantrix.server.web.budget import Rate, in_thread
from tantrix.server.web.route import READ, Query, Routes
from tantrix.server.workers.failures import WorkFailed
from tantrix.server.workers.searches import Turns
from tantrix.server.workers.single import SingleProcess

log = structlog.get_logger()

Found = TypeVar("Found")

PATIENCE_S = 60.0
"""How long a game may take."""

WAITING = 6
"""How many may wait while another game is analysed."""

KEPT = 200
"""How many games are kept; one takes some 40 KB."""

ASKS, ASKS_A_SECOND = 20, 0.2
"""How often one address may ask."""


class AnalysisRefused(NamedTuple):
    """Why a game cannot be analysed."""

    id: str
    params: Json


class AnalysisService:
    """Analyses one game at a time, and keeps the last ones."""

    def __init__(self, patience_s: float) -> None:
        self._process = SingleProcess(patience_s)
        self._queue = Turns(1, WAITING, each=1)
        self._kept: OrderedDict[str, GameAnalysisView] = OrderedDict()
        self._positions: OrderedDict[str, PositionAnalysisView] = OrderedDict()

    async def analysed(self, table: str, record: str) -> GameAnalysisView:
        """Return the analysis of a game that is over.

        Raises `TantrixError`: those of `analysis.check`, `limit.busy`, and `bad.analysis.failed`.
        """
        return await self._once(self._kept, table, partial(analysed, record))

    async def position(self, text: str) -> PositionAnalysisView:
        """Return the analysis of a position.

        Raises `TantrixError`: `bad.position`, `bad.analysis.players`, `bad.analysis.nothing`,
        `limit.busy`, and `bad.analysis.failed`.
        """
        return await self._once(self._positions, text, partial(analysed_position, text))

    async def _once(
        self, kept: OrderedDict[str, Found], key: str, work: Callable[[], Found | AnalysisRefused]
    ) -> Found:
        """Return what is kept under a key, or found by work that is kept then."""
        if key not in kept:
            async with self._queue.turn():
                if key not in kept:  # by who stood before us in the line
                    kept[key] = await self._found(key, work)
                    if len(kept) > KEPT:
                        kept.popitem(last=False)
        kept.move_to_end(key)
        return kept[key]

    async def _found(self, key: str, work: Callable[[], Found | AnalysisRefused]) -> Found:
        try:
            found: Found | AnalysisRefused = await self._process.ask(work)
        except WorkFailed as error:
            log.warning("analysis failed", of=key, why=str(error))
            raise TantrixError("bad.analysis.failed") from error
        if isinstance(found, AnalysisRefused):
            raise TantrixError(found.id, **found.params)
        return found


def analysed(text: str) -> GameAnalysisView | AnalysisRefused:
    """Analyse the game of a record, in this process."""
    from tantrix import analysis  # in the processes that analyse alone
    from tantrix.analysis import serializers
    from tantrix.notation import records
    from tantrix.robots.native import network

    try:
        record, _ = records.read(text)
        found = list(analysis.moments(record, network()))
        return serializers.game(found, records.replay(record).outcome(), complete=True)
    except TantrixError as error:
        return AnalysisRefused(error.id, dict(error.params))


def analysed_position(text: str) -> PositionAnalysisView | AnalysisRefused:
    """Analyse a position of its text, in this process."""
    from tantrix import analysis  # in the processes that analyse alone
    from tantrix.analysis import serializers
    from tantrix.notation.positions import strategy
    from tantrix.robots.native import network

    try:
        state = strategy.read(text)
        if state.is_over or state.drawing:
            raise TantrixError("bad.analysis.nothing")  # noqa: TRY301 - as all others
        return serializers.position(analysis.position(state, network()))
    except TantrixError as error:
        return AnalysisRefused(error.id, dict(error.params))


asks = Rate("archive.analyses", ASKS, ASKS_A_SECOND)
"""How often an address asks."""

routes = Routes()


@routes.get(
    "/api/tables/{table}/analysis",
    scope=READ,
    holder=TABLE,
    limit=asks,
    errors=(
        *SEEING,
        "bad.record.other_game",
        "bad.analysis.players",
        "bad.analysis.empty",
        "bad.analysis.running",
        "bad.analysis.failed",
        "limit.busy",
    ),
)
async def analyse_table(request: Request) -> GameAnalysisView:
    """Tell what each placement and each draw of a game of two was worth, once it is over."""
    table = request.path_params["table"]
    archive: ArchiveService = request.app.state.archive
    table_state = await archive.table_state(table, cookies.owner(request))
    if not table_state.state.is_over:
        raise TantrixError("bad.analysis.running")
    if table_state.config.game != "strategy":
        raise TantrixError("bad.record.other_game", game=table_state.config.game)
    record = await in_thread(table_views.record, table_state)
    return await _service(request).analysed(table, record)


class PositionAsked(Query, frozen=True):
    """A position in its text form."""

    text: str = ""


@routes.get(
    "/api/positions/analysis",
    scope=READ,
    limit=asks,
    errors=(
        *("bad.position", "bad.analysis.players", "bad.analysis.nothing", "bad.analysis.failed"),
        *("limit.frame", "limit.busy"),
    ),
)
async def analyse_position(request: Request, query: PositionAsked) -> PositionAnalysisView:
    """Tell what the placements of a position of two players are worth."""
    if len(query.text) > LARGEST_POSITION:
        raise TantrixError("limit.frame")
    return await _service(request).position(query.text)


def _service(request: Request) -> AnalysisService:
    service: AnalysisService = request.app.state.analysis
    return service
