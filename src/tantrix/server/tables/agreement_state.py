"""What the people at a table have agreed on, claimed, or left to robots: a part of its sheet."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from tantrix.notation.turns import Moment, turn_between
from tantrix.rules.base import Draw, Halt, Resign, Stage, Step
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.server.tables.events import (
    Adjudicated,
    Answered,
    AnyEvent,
    Defaulted,
    NextTableMade,
    Offered,
    Resumed,
    Returned,
    StoodIn,
    Withdrawn,
)
from tantrix.server.tables.offers import Offer, Offers

if TYPE_CHECKING:
    from tantrix.server.tables.state import Move, TableState


class AgreementState(msgspec.Struct, frozen=True):
    """Who is there in which way: offers, a pause since a wall-clock time, robots that stand in.

    `stand_ins` are the levels of robots that play for people who are away, by player; `gone` the
    players who have given up, and of them `defaults` those who did not go on; `following` is the
    next table of the same people.
    """

    offers: Offers = Offers()
    paused_ms: int | None = None
    stand_ins: Mapping[int, str] = {}
    gone: frozenset[int] = frozenset()
    defaults: tuple[int, ...] = ()
    following: str | None = None

    def acted(self, player: int, *, gone: bool = False) -> AgreementState:
        """Return this after an action of a player: what was offered is no longer."""
        left = self.gone | {player} if gone else self.gone
        return replace(self, offers=self.offers.acted(player), gone=left)


def after(sheet: TableState, event: AnyEvent) -> TableState:
    """Return a sheet, whose version counts the event already, with what the event agrees on.

    Raises `TantrixError` where the rules of the game do not allow it.
    """
    if isinstance(event, Offered | Answered | Withdrawn):
        return _offering(sheet, event)
    if isinstance(event, Defaulted | Adjudicated):
        return _ended(sheet, event)
    if isinstance(event, StoodIn | Returned):
        return _replaced(sheet, event)
    if isinstance(event, NextTableMade):
        return _with(sheet, offers=Offers(), following=event.table)
    return _resumed(sheet) if isinstance(event, Resumed) else sheet


def may_take_back(sheet: TableState, players: Collection[int]) -> bool:
    """Tell whether there is a turn of some players that can be taken back."""
    if sheet.company.gone:
        return turn_to_take_back(sheet, players) is not None
    return any(move.entry.player in players for move in reversed(sheet.moves))


def turn_to_take_back(sheet: TableState, players: Collection[int]) -> int | None:
    """Return how many moves stay when the last turn of some players is taken back.

    None where they have made no move yet, or somebody has left the game since.
    """
    at = len(sheet.moves) - 1
    while at >= 0 and sheet.moves[at].entry.player not in players:
        at -= 1
    while at > 0 and not turn_between(_moment(sheet.moves[at - 1]), _moment(sheet.moves[at])):
        at -= 1
    return None if at < 0 or _left_after(sheet, at) else at


def _moment(move: Move) -> Moment:
    """Return the moment at which a move was made."""
    return Moment(move.entry.player, Stage(move.entry.stage))


def _left_after(sheet: TableState, moves: int) -> bool:
    """Tell whether somebody has left the game after so many moves and one more."""
    made = 0
    for action in sheet.state.history if sheet.company.gone else ():
        if isinstance(action, Resign) and made > moves:
            return True
        made += isinstance(action, Placement | Step)
    return False


def _with(sheet: TableState, **changes: object) -> TableState:
    """Return a sheet with some changes of its company."""
    return replace(sheet, company=replace(sheet.company, **changes))


def _offering(sheet: TableState, event: Offered | Answered | Withdrawn) -> TableState:
    """Return a sheet with an offer, or with the answer to one."""
    offers = sheet.company.offers
    if isinstance(event, Withdrawn):
        return _with(sheet, offers=offers.over())
    if isinstance(event, Answered):
        offers, agreed = offers.answered(event.players, accept=event.accept)
    else:
        offer = Offer(sheet.version, event.what, event.player, event.waiting, event.moves)
        offers, agreed = offers.made(offer), None if event.waiting else offer
    sheet = _with(sheet, offers=offers)
    return sheet if agreed is None else _agreed(sheet, agreed)


def _agreed(sheet: TableState, offer: Offer) -> TableState:
    """Return a sheet on which an offer is done to which all have agreed."""
    if offer.what == "tie":
        return _halted(sheet, Halt.TIE)
    if offer.what == "pause":
        return _with(sheet, paused_ms=sheet.updated_ms)
    return _taken_back(sheet, offer.moves or 0) if offer.what == "take_back" else sheet


def _taken_back(sheet: TableState, moves: int) -> TableState:
    """Return a sheet after its first moves; what was drawn since is in the bag again, in order."""
    state = sheet.state.copy()
    made = len(sheet.moves)
    while made > moves:
        made -= isinstance(state.pop(), Placement | Step)
    kept = sum(not isinstance(action, Draw) for action in state.history)
    return replace(
        sheet,
        state=state,
        moves=sheet.moves[:moves],
        placements=sum(move.lays for move in sheet.moves[:moves]),
        clocks=sheet.clocks[:kept],
        acted=sheet.version,
        turn_ms=sheet.updated_ms,
    )


def _halted(sheet: TableState, halt: Halt) -> TableState:
    """Return a sheet of a game that ends as it stands."""
    state = sheet.state.copy()
    state.play(halt)
    return replace(sheet, state=state, acted=sheet.version, clocks=(*sheet.clocks, None))


def _ended(sheet: TableState, event: Defaulted | Adjudicated) -> TableState:
    """Return a sheet on which somebody has claimed what another one did not do in time."""
    sheet = _with(sheet, offers=sheet.company.offers.over())
    if isinstance(event, Adjudicated):
        return _halted(sheet, Halt.ADJUDICATED)
    state = sheet.state.copy()
    state.play(Resign(event.player))
    clock = None if event.used_ms is None else event.used_ms[event.player]
    company = sheet.company
    sheet = _with(
        sheet,
        gone=company.gone | {event.player},
        defaults=(*company.defaults, event.player),
    )
    return replace(
        sheet,
        state=state,
        acted=sheet.version,
        clocks=(*sheet.clocks, clock),
        turn_ms=sheet.updated_ms,
    )


def _replaced(sheet: TableState, event: StoodIn | Returned) -> TableState:
    """Return a sheet on which a robot plays for somebody, or no longer does."""
    rest = {p: level for p, level in sheet.company.stand_ins.items() if p != event.player}
    if isinstance(event, StoodIn):
        return _with(sheet, stand_ins={**rest, event.player: event.level})
    turn_ms = sheet.updated_ms if sheet.player == event.player else sheet.turn_ms
    return replace(_with(sheet, stand_ins=rest), turn_ms=turn_ms)


def _resumed(sheet: TableState) -> TableState:
    """Return a sheet on which play goes on; the pause is nobody's time."""
    since_ms = sheet.company.paused_ms
    if since_ms is None:
        raise TantrixError("table.not_on_hold")
    turn_ms = sheet.turn_ms + sheet.updated_ms - since_ms
    # A turn that began in the pause, as when somebody gave up, begins now.
    return replace(_with(sheet, paused_ms=None), turn_ms=min(turn_ms, sheet.updated_ms))
