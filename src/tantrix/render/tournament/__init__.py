"""Tournaments on paper: each list or form as one page of HTML that needs nothing else.

A browser prints it, or makes a PDF of it, as `printing.pages` does; the style is made for A4.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypedDict, Unpack, get_args

from tantrix.render.tournament import cards, lists, sheets
from tantrix.render.tournament.frame import page
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments.state import StageState, TournamentState

Kind = Literal[
    "sheets",
    "pairings",
    "names",
    "standings",
    "wall",
    "cross",
    "control",
    "rules",
    "times",
    "poster",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""What can be printed."""

QR = Callable[[str], str]
"""What makes an SVG of a short text, to stand within HTML: a QR code."""


class PageOptions(TypedDict, total=False):
    """What a page shows, and in which language.

    `number` is the round, by default the last one; `stage` is counted from 0, by default the last
    one that has begun. `qr` makes the code on each score sheet, and on the poster that of the
    `address` of the page of the venue; `mark` is what the control sheet shows for the state of the
    file.

    >>> from tantrix.render.tournament import PageOptions, printed
    >>> from tantrix.tournaments import directing, fold
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> options = PageOptions(lang="de")
    >>> 'lang="de"' in printed("rules", state, **options)
    True
    """

    number: int | None
    stage: int | None
    qr: QR | None
    mark: str
    address: str
    lang: str


def printed(kind: Kind, state: TournamentState, **options: Unpack[PageOptions]) -> str:
    """Return a page to print; raises `TantrixError` for a round or a stage that is not there.

    >>> from tantrix.render.tournament import printed
    >>> from tantrix.tournaments import directing, fold
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> "Open" in printed("rules", state)
    True
    """
    body = body_of(kind, state, **options)
    return page(state.settings.name, body, options.get("lang", "en"), wide=is_wide(kind))


def is_wide(kind: Kind) -> bool:
    """Tell whether a page lies on its side.

    >>> from tantrix.render.tournament import is_wide
    >>> is_wide("wall"), is_wide("standings")
    (True, False)
    """
    return kind in {"wall", "cross"}


def body_of(kind: Kind, state: TournamentState, **options: Unpack[PageOptions]) -> str:
    """Return what stands on a page, without its frame: well-formed XML too; raises as `printed`.

    >>> from tantrix.render.tournament import body_of
    >>> from tantrix.tournaments import directing, fold
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> "<html" in body_of("rules", state)
    False
    """
    lang, number, stage = options.get("lang", "en"), options.get("number"), options.get("stage")
    match kind:
        case "poster":
            address, code = options.get("address", ""), options.get("qr")
            drawn = code(address) if code and address else ""
            return cards.poster(state.settings, lang, drawn, address)
        case "rules" | "times":
            return _OF_NO_ROUND[kind](state.settings, lang)
        case "standings" | "wall" | "cross":
            return _OF_STAGE[kind](state, _stage(state, stage), lang)
    of_round, qr, mark = _round(state, number), options.get("qr"), options.get("mark", "")
    match kind:
        case "sheets":
            return sheets.sheets(state, of_round, qr, lang)
        case "control":
            return lists.control(state, of_round, mark, lang)
        case _:
            return _OF_ROUND[kind](state, of_round, lang)


_OF_NO_ROUND = {"rules": cards.rules, "times": cards.times}
_OF_ROUND = {"pairings": lists.pairings, "names": lists.names}
_OF_STAGE = {"standings": lists.standings, "wall": lists.wall, "cross": lists.cross}


OF_NO_ROUND = frozenset({*_OF_NO_ROUND, "poster"})
"""What is the same in every round."""


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
