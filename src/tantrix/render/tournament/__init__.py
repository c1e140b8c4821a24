"""Tournaments on paper: each list or form as one page of HTML that needs nothing else.

A browser prints it, or makes a PDF of it; the style is made for A4.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, get_args

from tantrix.render.tournament import cards, lists, sheets
from tantrix.render.tournament.frame import page
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments.state import StageState, TournamentState

Kind = Literal[
    "sheets", "pairings", "names", "standings", "wall", "cross", "control", "rules", "times"
]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""What can be printed."""

QR = Callable[[str], str]
"""What makes an SVG of a short text, to stand within HTML: a QR code."""


def printed(  # noqa: PLR0913 - what, of what, and what only some pages show
    kind: Kind,
    state: TournamentState,
    *,
    number: int | None = None,
    stage: int | None = None,
    qr: QR | None = None,
    mark: str = "",
    lang: str = "en",
) -> str:
    """Return a page to print.

    `number` is the round, by default the last one; `stage` is counted from 0, by default the last
    one that has begun. `qr` makes the code on each score sheet; `mark` is what the control sheet
    shows for the state of the file. Raises `TantrixError` for a round or a stage that is not there.
    """
    match kind:
        case "rules":
            body = cards.rules(lang)
        case "times":
            body = cards.times(state.settings.limit_ms, lang)
        case "sheets":
            body = sheets.sheets(state, _round(state, number), qr, lang)
        case "pairings":
            body = lists.pairings(state, _round(state, number), lang)
        case "names":
            body = lists.names(state, _round(state, number), lang)
        case "control":
            body = lists.control(state, _round(state, number), mark, lang)
        case "standings":
            body = lists.standings(state, _stage(state, stage), lang)
        case "wall":
            body = lists.wall(state, _stage(state, stage), lang)
        case "cross":
            body = lists.cross(state, _stage(state, stage), lang)
    return page(state.settings.name, body, lang, wide=kind in {"wall", "cross"})


def _round(state: TournamentState, number: int | None) -> int:
    """Return the number of a round that is there."""
    return state.round(max(len(state.rounds), 1) if number is None else number).number


def _stage(state: TournamentState, stage: int | None) -> StageState:
    """Return a stage that has begun."""
    if not state.stages:
        raise TantrixError("tournament.not_begun")
    if stage is not None and not 0 <= stage < len(state.stages):
        raise TantrixError("tournament.no_stage")
    return state.stages[-1 if stage is None else stage]
