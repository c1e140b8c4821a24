"""Games that wait: for people who are to come, for a Controller, and what happens if nobody does.

A game with a scheduled start waits until everybody has come to the table once; till then no clock
runs, and nobody moves. So does a live game with a clock that people have met for: its start is when
its table is made. Who has not come ten minutes after the start loses by default [S4], of those who
have met after the time for which who is away is waited for [O]; or a Controller is called, if
somebody has come, and may award that for ten more minutes. In a tournament somebody may ask a
Controller to stop a game whose other side takes far too long; without a ruling within ten minutes
it is scored as it stands [O]. So is a game that all have left, where no end of its round would stop
it: a Controller is called too, and whoever comes back meanwhile plays on [O].

When something falls due is part of the state, never of a timer: `fallen_due` is asked now and then,
and before whatever somebody does. The table itself is opened for it by its row in the database
(`due_tables`). While the server is closed nobody can come, and no Controller can decide: what was
under way when it was opened again gets its ten minutes anew, by an event.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from tantrix.rules.base import Halt, Resign
from tantrix.rules.core.errors import TantrixError
from tantrix.server.tables.config import TableConfig
from tantrix.server.tables.decisions import Decision, Hold, Release, TableRuling
from tantrix.server.tables.events import (
    Adjudicated,
    Arranged,
    Arrived,
    Extended,
    Held,
    NoShow,
    Released,
    Ruled,
    RulingAsked,
)
from tantrix.server.tables.offers import AgreementState
from tantrix.server.web.allowed import misplaced, unfit
from tantrix.tournaments.points import MINUTE_MS, SHARED

AnyConfig = TypeVar("AnyConfig", bound=TableConfig)

RULING_MS = 10 * MINUTE_MS
"""How long a Controller who is asked is waited for [O]."""


def awaiting(config: AnyConfig, wall_ms: int) -> AnyConfig:
    """Return the setup of a table that people make now, with all of them awaited.

    It is the same where no clock runs that could wait: by correspondence, and without a limit.
    """
    people = {config.seats[player].person for player in config.persons}
    if config.clock is None or config.terms.days is not None or len(people) < 2:
        return config
    terms = replace(config.terms, scheduled_ms=wall_ms, no_show_ms=config.terms.wait_s * 1000)
    return replace(config, terms=terms)


def at_first(config: TableConfig) -> AgreementState:
    """Return how the people of a table stand to each other at its beginning."""
    start_ms = config.terms.scheduled_ms
    if start_ms is None or not config.persons:
        return AgreementState(helped=config.terms.continues is not None)
    return AgreementState(
        awaited=frozenset(config.persons), until_ms=start_ms + config.terms.no_show_ms
    )


def fallen_due(
    agreements: AgreementState,
    used_ms: tuple[int, ...] | None,
    wall_ms: int,
    *,
    since_ms: int,
    config: TableConfig,
) -> NoShow | Extended | RulingAsked | Adjudicated | None:
    """Return the event of what has fallen due in a game that goes on, None where nothing has.

    The server has been open since `since_ms`, by the wall clock. Who has not come a while after the
    start is out, as the terms of `config` say.
    """
    until_ms, terms = agreements.due_ms, config.terms
    if until_ms is None:
        return None
    coming = bool(agreements.awaited) and agreements.asked is None
    wait_ms = terms.no_show_ms if coming else RULING_MS
    if until_ms - wait_ms < since_ms:
        return Extended(used_ms=used_ms, until_ms=since_ms + wait_ms)
    if wall_ms < until_ms:
        return None
    came = set(config.persons) - agreements.awaited
    if coming and came and terms.no_show_asks:
        late, until_ms = min(agreements.awaited), wall_ms + RULING_MS
        return RulingAsked(used_ms=used_ms, player=late, by=min(came), until_ms=until_ms)
    if agreements.awaited:
        return NoShow(used_ms=used_ms, players=tuple(sorted(agreements.awaited)))
    late, by = agreements.asked or (0, 0)
    return Adjudicated(used_ms=used_ms, player=late, by=by)


def all_left(
    config: TableConfig, player: int, used_ms: tuple[int, ...] | None, wall_ms: int
) -> RulingAsked:
    """Return the event that a Controller is called since all have left, at the turn of a player."""
    own = next(side for side in config.sides if player in side)
    by = next(one for one in config.persons if one not in own)
    until_ms = wall_ms + RULING_MS
    return RulingAsked(used_ms=used_ms, player=player, by=by, until_ms=until_ms, left=True)


def after(agreements: AgreementState, event: Arranged, at_ms: int) -> AgreementState:
    """Return how people stand to each other after an event of the schedule, or of a Controller."""
    return replace(agreements, **_changes(agreements, event, at_ms))


def _changes(agreements: AgreementState, event: Arranged, at_ms: int) -> dict[str, object]:
    """Return what an event changes."""
    changes: dict[str, object]
    match event:
        case Arrived():
            awaited = agreements.awaited - {event.player}
            changes = {"awaited": awaited, "asked": agreements.asked if awaited else None}
            changes["left"] = False
        case NoShow():
            gone = agreements.gone | set(event.players)
            changes = {"awaited": frozenset(), "absent": event.players, "gone": gone}
            changes["asked"] = None
        case Extended():
            changes = {"until_ms": event.until_ms}
        case RulingAsked():
            changes = {"asked": (event.player, event.by), "until_ms": event.until_ms}
            changes["left"] = event.left
        case Ruled():
            over = agreements.offers.over()
            changes = {"awaited": frozenset(), "offers": over, "ruling": event.ruling}
        case Held():
            changes = {"held": True, "paused_ms": at_ms}
        case Released():
            changes = {"held": False}
    return changes


def actions(event: Arranged, sides: Sequence[Sequence[int]]) -> list[Halt | Resign]:
    """Return what an event does to the game: it ends for those who are out, or for everybody."""
    if isinstance(event, NoShow):
        out = [side[0] for side in sides if not set(event.players).isdisjoint(side)]
        return [Halt.ABSENT] if len(out) == len(sides) else [Resign(player) for player in out]
    if not isinstance(event, Ruled):
        return []
    ruling = event.ruling
    if ruling.ends == "default":
        return [Resign(sides[ruling.out or 0][0])]
    return [_HALTS[ruling.ends]]


_HALTS = {
    "scores": Halt.ADJUDICATED,
    "tie": Halt.TIE,
    "absent": Halt.ABSENT,
    # Nobody has won on the board, and no ranking counts it [O].
    "entered": Halt.VOID,
    "cancelled": Halt.VOID,
    "unneeded": Halt.VOID,
}
"""How a ruling ends a game for everybody."""


def decided(
    agreements: AgreementState,
    decision: Decision,
    sides: int,
    used_ms: tuple[int, ...] | None,
) -> Ruled | Held | Released:
    """Return the event of what a Controller decides in a game of so many sides that goes on.

    Raises `TantrixError`: `bad.message` for a ruling that cannot be, `table.on_hold` and
    `table.not_on_hold`.
    """
    if isinstance(decision, Hold):
        if agreements.paused_ms is not None:
            raise TantrixError("table.on_hold")
        return Held(used_ms=used_ms)
    if isinstance(decision, Release):
        if not agreements.held:
            raise TantrixError("table.not_on_hold")
        return Released(used_ms=used_ms)
    _check_ruling(decision, sides)
    return Ruled(used_ms=used_ms, ruling=decision)


def _check_ruling(ruling: TableRuling, sides: int) -> None:
    """Refuse a ruling that does not say what it must, or says more."""
    if ruling.ends != "default" and ruling.out is not None:
        raise misplaced("out", ruling.out)
    if ruling.ends == "default" and ruling.out not in range(sides):
        raise unfit("out", f"Expected `int` from 0 to {sides - 1}")
    if sides != 2 and ruling.tenths is not None:
        raise misplaced("tenths", ruling.tenths)
    if ruling.tenths is not None and not 0 <= ruling.tenths <= SHARED:
        raise unfit("tenths", f"Expected `int` from 0 to {SHARED}")
