"""What must hold before anything is decided: each raises `TantrixError` where it does not."""

from __future__ import annotations

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments.state import TournamentState


def going_on(state: TournamentState) -> None:
    """Raise `TantrixError` `tournament.over` for a tournament that is."""
    if state.status in {"finished", "cancelled"}:
        raise TantrixError("tournament.over")


def running(state: TournamentState) -> None:
    """Raise `TantrixError` unless the tournament has begun and is not over."""
    going_on(state)
    if state.status != "running":
        raise TantrixError("tournament.not_begun")


def reasoned(text: str) -> str:
    """Return the reason that somebody gives; raises `TantrixError` for an empty one."""
    if not text.strip():
        raise TantrixError("tournament.reason")
    return text
