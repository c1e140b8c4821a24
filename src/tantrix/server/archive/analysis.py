"""Games that are over, analysed for the page: as `tantrix analyse --json` has them.

A game takes some ten seconds in a process of its own, and one is analysed at a time. A game that is
over does not change: what was found is kept in memory while it is among the last asked for.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

import structlog
from starlette.requests import Request

from tantrix import analysis
from tantrix.analysis import serializers
from tantrix.analysis.views import GameAnalysisView
from tantrix.notation import records
from tantrix.notation.json_types import Json
from tantrix.robots.native import network
from tantrix.rules.core.errors import TantrixError
from tantrix.server.archive.http import SEEING, TABLE, ArchiveService
from tantrix.server.tables import views as table_views
from tantrix.server.web import cookies
from tantrix.server.web.budget import Rate, in_thread
from tantrix.server.web.route import READ, Routes
from tantrix.server.workers.failures import WorkFailed
from tantrix.server.workers.searches import Turns
from tantrix.server.workers.single import SingleProcess

log = structlog.get_logger()

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

    def __init__(self, patience_s: float = PATIENCE_S) -> None:
        self._process = SingleProcess(patience_s)
        self._queue = Turns(1, WAITING, each=1)
        self._kept: OrderedDict[str, GameAnalysisView] = OrderedDict()

    async def analysed(self, table: str, record: str) -> GameAnalysisView:
        """Return the analysis of a game that is over.

        Raises `TantrixError`: those of `analysis.check`, `limit.busy`, and `bad.analysis.failed`.
        """
        if table not in self._kept:
            async with self._queue.turn():
                if table not in self._kept:  # by who stood before us in the line
                    self._keep(table, await self._found(table, record))
        self._kept.move_to_end(table)
        return self._kept[table]

    async def _found(self, table: str, record: str) -> GameAnalysisView:
        try:
            found: GameAnalysisView | AnalysisRefused = await self._process.ask(analysed, record)
        except WorkFailed as error:
            log.warning("analysis failed", table=table, why=str(error))
            raise TantrixError("bad.analysis.failed") from error
        if isinstance(found, AnalysisRefused):
            raise TantrixError(found.id, **found.params)
        return found

    def _keep(self, table: str, found: GameAnalysisView) -> None:
        self._kept[table] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def analysed(text: str) -> GameAnalysisView | AnalysisRefused:
    """Analyse the game of a record, in this process."""
    try:
        record, _ = records.read(text)
        found = list(analysis.moments(record, network()))
        return serializers.game(found, records.replay(record).outcome(), complete=True)
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
        "table.no_record",
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
    record = await in_thread(table_views.record, table_state)
    return await _service(request).analysed(table, record)


def _service(request: Request) -> AnalysisService:
    service: AnalysisService = request.app.state.analysis
    return service
