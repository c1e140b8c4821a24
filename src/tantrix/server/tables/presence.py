"""Who is at a table, as it is sent."""

from __future__ import annotations

from collections.abc import Callable, Collection

from tantrix.server.tables.agreement_messages import Claim, SeatPresence, TablePresence
from tantrix.server.tables.agreements import claim_wait_ms
from tantrix.server.tables.state import TableState

PRESENCE_S = 1.0
"""How often at most everybody is told that others have come to watch, or have gone."""

NAMED = 50
"""How many of those who watch are named at most."""

AwayMs = Callable[[int], int | None]
"""For how long a player has been away, None for one who is there."""


def presence(sheet: TableState, away_ms: AwayMs, watchers: Collection[str]) -> TablePresence:
    """Return who is there, as it is told: `watchers` are names, empty where they have none."""
    names = sorted(set(watchers) - {""})[:NAMED]
    seats = range(len(sheet.setup.seats))
    return TablePresence([_seat(sheet, player, away_ms) for player in seats], len(watchers), names)


def _seat(sheet: TableState, player: int, away_ms: AwayMs) -> SeatPresence:
    """Return whether a player is there, and what may be claimed from one who is not."""
    if sheet.setup.seats[player].kind == "robot":
        return SeatPresence(None)
    away = away_ms(player)
    wait_ms = claim_wait_ms(sheet, player, away)
    if wait_ms is None:
        return SeatPresence(away is None, away)
    claims: tuple[Claim, ...] = ("robot",) if sheet.setup.terms.counts else ("robot", "default")
    return SeatPresence(away is None, away, wait_ms, claims)
