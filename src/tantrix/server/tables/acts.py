"""What a message to a table does: the event that it leads to, or the reason why it is refused.

An action names the version that it was made for, and is refused where the table has gone on. What
may be placed the rules decide, what people settle among themselves `agreements`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tantrix.notation import moves
from tantrix.rules.core.errors import TantrixError
from tantrix.server.tables import agreements
from tantrix.server.tables.agreements import Facts
from tantrix.server.tables.events import AnyEvent, Paced, Resigned
from tantrix.server.tables.messages import (
    Action,
    AnswerOffer,
    ClaimMessage,
    MakeOffer,
    PlaceMessage,
    ResignMessage,
    SetPace,
    StepMessage,
    WithdrawOffer,
)
from tantrix.server.tables.state import TableState

_VERSIONED = (PlaceMessage, StepMessage, ResignMessage, MakeOffer, ClaimMessage)
"""What names the version of the table that it was made for."""


def decide(table: TableState, you: Sequence[int], message: Action, facts: Facts) -> AnyEvent:
    """Return the event of what somebody does who moves the players `you`; raises `TantrixError`."""
    if table.state.is_over and not _settles_a_rematch(message):
        raise TantrixError("table.over")
    if isinstance(message, _VERSIONED):
        refuse_stale(table, message.version)
    if isinstance(message, PlaceMessage | StepMessage):
        _refuse_turn(table, you)
        if isinstance(message, PlaceMessage):
            return table.play(moves.read_placement(message.placement), facts.used_ms)
        return table.play(message.action, facts.used_ms)
    if isinstance(message, ResignMessage):
        if message.player not in you:
            raise TantrixError("table.not_your_seat")
        return Resigned(used_ms=facts.used_ms, player=message.player)
    if isinstance(message, SetPace):
        return Paced(used_ms=facts.used_ms, pace=message.pace)
    return agreements.asked(table, you, message, facts)


def refuse_stale(table: TableState, version: int) -> None:
    """Refuse an action on a table that has gone on since `version`, or is not so far yet."""
    if not table.acted <= version <= table.version:
        raise TantrixError("table.stale_version")


def _refuse_turn(table: TableState, you: Collection[int]) -> None:
    """Refuse an action of somebody whose turn it is not, or where nobody plays now."""
    if table.player not in you:
        raise TantrixError("table.not_your_turn")
    if table.agreements.awaited:
        raise TantrixError("table.awaited")
    if table.running is None:
        raise TantrixError("table.on_hold")
    if table.robot is not None:
        raise TantrixError("table.robot_plays")


def _settles_a_rematch(message: Action) -> bool:
    """Tell whether a message is one of those that make sense after the end."""
    if isinstance(message, MakeOffer):
        return message.what == "rematch"
    return isinstance(message, AnswerOffer | WithdrawOffer)
