"""Games that are over as animations, board by board, as `tantrix convert` makes them."""

from __future__ import annotations

from io import BytesIO
from typing import cast

from starlette.requests import Request
from starlette.responses import Response

from tantrix.notation.records import Game, read_game
from tantrix.notation.records.model import TurnState
from tantrix.rules.core.errors import TantrixError
from tantrix.server.archive.http import SEEING, TABLE, ArchiveService, Drawing, as_file, drawn_as
from tantrix.server.tables.state import TableState
from tantrix.server.web import cookies
from tantrix.server.web.budget import Rate, in_thread
from tantrix.server.web.route import READ, Routes

GIF = "image/gif"

ASKS, ASKS_A_SECOND = 6, 0.1
"""How many animations one address may ask for at once, and in the long run."""

asks = Rate("archive.animations", ASKS, ASKS_A_SECOND)
"""How often an address asks for an animation: one takes a process some seconds."""

routes = Routes()


@routes.get(
    "/api/tables/{table}/animation",
    scope=READ,
    holder=TABLE,
    limit=asks,
    errors=(*SEEING, "table.not_over", "limit.busy", "limit.heavy"),
    media=GIF,
)
async def animate_table(request: Request, query: Drawing) -> Response:
    """Draw every board of a game that is over, as a file."""
    archive: ArchiveService = request.app.state.archive
    table, (theme, lang) = request.path_params["table"], drawn_as(query)
    table_state = await archive.table_state(table, cookies.owner(request))
    if not table_state.state.is_over:
        raise TantrixError("table.not_over")
    text = await in_thread(_written, table_state)
    drawn = await archive.executor.do(animated, text, theme, lang)
    return Response(drawn, media_type=GIF, headers=as_file(f"tantrix-{table}.gif"))


def _written(table_state: TableState) -> str:
    """Return a game as text for a process: it has the moves, and nobody's name."""
    return str(Game.played(cast(TurnState, table_state.state)))


def animated(text: str, theme: str, lang: str) -> bytes:
    """Return the animation of a game from its text, in this process."""
    from tantrix import conversion  # in the processes that draw alone
    from tantrix.conversion.pictures import PictureOptions

    game, _ = read_game(text)
    file = BytesIO()
    conversion.write_games([game], file, "gif", PictureOptions(theme=theme, lang=lang))
    return file.getvalue()
