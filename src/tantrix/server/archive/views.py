"""What the archive answers: games in lists and whole, as records and as pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from tantrix.notation import moves
from tantrix.notation.json_types import Json
from tantrix.render.themes import Theme, theme_of
from tantrix.rules.base import Termination
from tantrix.rules.core.board import Board
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.state import MindGameState
from tantrix.rules.strategy.state import StrategyState
from tantrix.server.archive.repository import IndexedGame
from tantrix.server.tables import views
from tantrix.server.tables.config import StagedState
from tantrix.server.tables.finished import FinishedSeat, Result
from tantrix.server.tables.messages import ResultView
from tantrix.server.tables.state import TableState
from tantrix.server.tables.views import Replay
from tantrix.server.web.times import iso


class FoundSeat(msgspec.Struct, frozen=True):
    """What a seat of a game came to; see `FinishedSeat`."""

    name: str
    level: str | None
    colour: str | None
    score: int
    result: Result
    points: float | None
    line: int
    loop: int
    used_ms: int
    overtime_ms: int
    gave_up: bool


class FoundGame(msgspec.Struct, frozen=True):
    """A game of a list. Games are numbered in the order in which they ended.

    `opening` is the first tile laid, `winner` the first seat of the side that won alone, `margin`
    what the best side has more than the next.
    """

    number: int
    table: str
    game: str
    kind: str
    started: str
    ended: str
    placements: int
    opening: int | None
    termination: Termination
    winner: int | None
    margin: int
    seats: list[FoundSeat]


class FoundGames(msgspec.Struct, frozen=True):
    """A page of games; `before` is the number before which the next page begins."""

    games: list[FoundGame]
    before: int | None


class DealView(msgspec.Struct, frozen=True):
    """How a game was dealt, and the seed of it; what a game does not have is empty."""

    bag: list[int]
    hands: list[list[int]]
    starter: int
    start_draws: list[int]
    laid: list[str]
    lot: int
    seed: str


class WholeGame(Replay):
    """All of a game; how it was dealt only when it is over."""

    result: ResultView | None
    used_ms: list[int] | None
    deal: DealView | None


SMALL = 24.0
"""Pixels of a tile in a small picture."""


def found(one: IndexedGame) -> FoundGame:
    """Return a game of a list; who sat there is told by name alone."""
    came = one.ended
    return FoundGame(
        number=one.number,
        table=one.table,
        game=came.game,
        kind=came.kind,
        started=iso(came.started_ms),
        ended=iso(came.ended_ms),
        placements=came.placements,
        opening=came.opening,
        termination=Termination(came.termination),
        winner=came.winner,
        margin=came.margin,
        seats=[_seat(seat) for seat in came.seats],
    )


def whole(table_id: str, table_state: TableState) -> Json:
    """Return all of a game; how it was dealt only when it is over."""
    dealt = table_state.started.dealt._asdict() | {"seed": table_state.started.secret.seed}
    fields: dict[str, Any] = {
        **views.replay(table_id, table_state),
        "result": views.result(table_state),
        "used_ms": table_state.used_ms,
        "deal": dealt if table_state.state.is_over else None,
    }
    plain: Json = msgspec.to_builtins(fields)
    return plain


def small_picture(codes: str, theme: str, lang: str) -> str:
    """Return a small picture of tiles that lie, as an SVG document, without a ground."""
    return _small(Board(map(moves.read_placement, codes.split())), theme, lang)


def _small(board: Board, theme: str, lang: str) -> str:
    from tantrix.render import svg  # for the first picture, not for the start

    return svg.board(board, last=(), forced=False, size=SMALL, theme=_bare(theme), lang=lang)


def small_picture_at(table_state: TableState, index: int, theme: str, lang: str) -> str:
    """Return the same of what lies after `index` placements and steps."""
    state: StagedState = views.state_at(table_state, index).hidden()
    if isinstance(state, MindGameState):
        return _small_mind(state, theme, lang)
    if isinstance(state, StrategyState):
        return _small(state.board, theme, lang)
    return _small(Board(_laid(state, table_state)), theme, lang)


def small_mind_picture(table_state: TableState, theme: str, lang: str) -> str:
    """Return the same of a table of the Mind Game, as it stands."""
    state = table_state.state
    assert isinstance(state, MindGameState)  # noqa: S101 - asked of such tables only
    return _small_mind(state, theme, lang)


def _small_mind(state: MindGameState, theme: str, lang: str) -> str:
    from tantrix.render.mindgame import svg  # for the first picture, not for the start

    return svg.board(state.board, last=(), size=SMALL, theme=_bare(theme), lang=lang)


def _bare(theme: str) -> Theme:
    """Return a theme whose table is not drawn: small pictures lie on the ground of a page."""
    return replace(theme_of(theme), table="none")


def picture(table_state: TableState, index: int, theme: str, lang: str) -> str:
    """Return a picture of a game after `index` placements and steps, as an SVG document."""
    from tantrix.render import svg  # for the first picture, not for the start
    from tantrix.render.mindgame import svg as mindgame

    state: StagedState = views.state_at(table_state, index).hidden()
    names = [seat.name or seat.level or "" for seat in table_state.config.seats]
    if isinstance(state, StrategyState):
        return svg.state(state, names=names, theme=theme, lang=lang)
    if isinstance(state, MindGameState):
        return mindgame.state(state, names=names, theme=theme, lang=lang)
    return svg.board(Board(_laid(state, table_state)), theme=theme, lang=lang)


def _laid(state: StagedState, table_state: TableState) -> list[Placement]:
    """Return what lies on the board of a game for one."""
    laid = list(map(moves.read_placement, table_state.started.laid))
    return laid + [action for action in state.history if isinstance(action, Placement)]


def _seat(seat: FinishedSeat) -> FoundSeat:
    fields = seat._asdict()
    del fields["person"]
    return FoundSeat(**fields)
