"""What people at a table may ask of each other, and the event that comes of it.

Two kinds of requests. An *offer* (a draw, a rematch, a pause, taking back a move) needs the consent
of all other people in the game. At most one is open, and offering what somebody else already offers
is an answer to it. A *claim* needs nobody's consent but grounds: a player has been away for too
long, has let the days for a move pass, or has used far more time than the game allows. It ends with
a robot standing in, a default, or adjudication.

Everything here is a pure function of the table's state and of `Facts` (clocks and absences, which
the state does not know). It returns an event or raises a `TantrixError`, and changes nothing; the
actor stores the event and state.py applies it. So the list of what may be offered (`may_offer`) and
the check of a message use the same conditions and cannot disagree.

Robots never receive offers. A claim about absence or days needs a game in progress, and one against
a partner may only call in a robot. The times are from [S4], except where [O] marks our own choice.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from tantrix.notation.turns import turn_between
from tantrix.robots.base import STANDARD
from tantrix.rules.base import Resign, Step
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.server.tables.config import timed
from tantrix.server.tables.events import (
    Adjudicated,
    AgreedOn,
    Answered,
    AnyEvent,
    Defaulted,
    Offered,
    Resumed,
    Returned,
    RulingAsked,
    StoodIn,
    Withdrawn,
)
from tantrix.server.tables.messages import (
    Agreement,
    AnswerOffer,
    ClaimMessage,
    MakeOffer,
    Resume,
    WithdrawOffer,
)
from tantrix.server.tables.offers import Offer, What
from tantrix.server.tables.schedule import RULING_MS
from tantrix.server.tables.state import TableState
from tantrix.tournaments.points import adjudicable

MOST_ABSENCES = 3
"""Who was away that often in a game of a tournament is not waited for again [W]."""

RELOAD_MS = 15_000
"""For how long it is no absence that somebody is not there: a page is loaded again."""


class Facts(NamedTuple):
    """What is known beside the state: the clock, the wall clock, and for how long who is away.

    `away_ms` of a player who is there is None; `absences` counts how often one was away for long.
    """

    used_ms: tuple[int, ...] | None
    wall_ms: int
    away_ms: Callable[[int], int | None]
    absences: Callable[[int], int]


def asked(
    table: TableState, you: Sequence[int], message: Agreement, facts: Facts
) -> AgreedOn | RulingAsked:
    """Return the event of what somebody asks who moves the players `you`; raises `TantrixError`."""
    if isinstance(message, MakeOffer):
        return _offer(table, you, message, facts)
    if isinstance(message, AnswerOffer | WithdrawOffer):
        return _reply(table, you, message, facts)
    if isinstance(message, ClaimMessage):
        return _claim(table, you, message, facts)
    if isinstance(message, Resume):
        if table.agreements.paused_ms is None:
            raise TantrixError("table.not_on_hold")
        if table.agreements.held:
            raise TantrixError("table.held")
        return Resumed(used_ms=facts.used_ms, player=you[0])
    for player in you:
        if player in table.agreements.stand_ins:
            return Returned(used_ms=facts.used_ms, player=player)
    raise TantrixError("table.no_claim")


def may_offer(table: TableState) -> list[list[What]]:
    """Return what may be offered now, by player; nothing by robots."""
    config, offers = table.config, table.agreements.offers
    if offers.open is not None:
        return [[] for _ in config.seats]
    here = _offered_here(table)
    return [
        [what for what in here if seat.kind == "person" and _refusal(table, you, what) is None]
        for you, seat in zip(config.groups, config.seats, strict=True)
    ]


def turn_to_take_back(table: TableState, players: Collection[int]) -> int | None:
    """Return how many moves stay when the last turn of some players is taken back.

    None where they have made no move yet, or somebody has left the game since.
    """
    moves = table.moves
    at = len(moves) - 1
    while at >= 0 and moves[at].entry.player not in players:
        at -= 1
    while at > 0 and not turn_between(moves[at - 1].entry, moves[at].entry):
        at -= 1
    return None if at < 0 or _left_after(table, at) else at


def _may_take_back(table: TableState, players: Collection[int]) -> bool:
    """Tell whether there is a turn to take back.

    It is asked after every move, so where the turn begins is only looked for where it matters.
    """
    if table.agreements.gone:
        return turn_to_take_back(table, players) is not None
    return any(move.entry.player in players for move in reversed(table.moves))


def _left_after(table: TableState, moves: int) -> bool:
    """Tell whether somebody has left the game after so many moves and one more."""
    made = 0
    for action in table.state.history if table.agreements.gone else ():
        if isinstance(action, Resign) and made > moves:
            return True
        made += isinstance(action, Placement | Step)
    return False


def claim_wait_ms(table: TableState, player: int, away_ms: int | None, absences: int) -> int | None:
    """Return in how many milliseconds the absence of a player may be claimed; None if not so.

    In a tournament nobody waits any more for who was away that often [W], but as long as a page
    takes to come back that is loaded again [O].
    """
    if table.config.terms.days is not None or away_ms is None or table.running is None:
        return None
    if player in table.agreements.gone:
        return None
    if table.config.terms.tournament is not None and absences >= MOST_ABSENCES:
        return max(0, RELOAD_MS - away_ms)
    return max(0, table.config.terms.wait_s * 1000 - away_ms)


def plays_again(table: TableState, event: AnyEvent) -> bool:
    """Tell whether with an event all agree to play again."""
    if isinstance(event, Offered):
        return event.what == "rematch" and not event.waiting
    if not isinstance(event, Answered):
        return False
    _, agreed = table.agreements.offers.answered(event.players, accept=event.accept)
    return agreed is not None and agreed.what == "rematch"


def _offer(table: TableState, you: Sequence[int], message: MakeOffer, facts: Facts) -> AgreedOn:
    """Return the event of an offer, or of the agreement to the same one by somebody else."""
    standing = table.agreements.offers.open
    mine = [] if standing is None else [player for player in standing.waiting if player in you]
    if standing is not None and standing.what == message.what and mine:
        return Answered(used_ms=facts.used_ms, players=tuple(mine), accept=True)
    if table.config.terms.tournament is not None:
        raise TantrixError("table.tournament")
    if message.what not in _offered_here(table):
        raise TantrixError("table.not_offered")
    refusal = _refusal(table, you, message.what)
    if refusal is not None:
        raise TantrixError(refusal)
    moves = turn_to_take_back(table, you) if message.what == "take_back" else None
    waiting = _others(table, you)
    return Offered(
        used_ms=facts.used_ms, player=you[0], what=message.what, waiting=waiting, moves=moves
    )


def _others(table: TableState, you: Collection[int]) -> tuple[int, ...]:
    """Return the players of all other people who are still in the game."""
    return tuple(p for p in table.config.persons if p not in you and p not in table.agreements.gone)


def _offered_here(table: TableState) -> list[What]:
    """Return what can be offered at this table, as it stands, by anybody."""
    config, agreements = table.config, table.agreements
    if len(config.seats) < 2 or config.terms.tournament is not None or agreements.awaited:
        return []
    if table.state.is_over:
        return ["rematch"] if config.together and agreements.following is None else []
    here: dict[What, bool] = {
        "tie": config.ties and not config.robots,
        "take_back": not (config.robots and config.terms.counts),
        "pause": agreements.paused_ms is None,
        "hint": config.against_robots and table.running is not None,
    }
    return [what for what, offered in here.items() if offered]


def _refusal(table: TableState, you: Sequence[int], what: What) -> str | None:
    """Return the id of the reason why one person may not offer what others may, or None."""
    if what != "rematch" and table.agreements.gone.issuperset(you):
        return "table.not_offered"
    if what == "take_back" and not _may_take_back(table, you):
        return "table.not_offered"
    if what == "hint" and table.player not in you:
        return "table.not_your_turn"
    return table.agreements.offers.refusal(you[0], what)


def _reply(
    table: TableState, you: Sequence[int], message: AnswerOffer | WithdrawOffer, facts: Facts
) -> Answered | Withdrawn:
    """Return the event of an answer to the open offer, or of its end."""
    offer = table.agreements.offers.open
    if offer is None or offer.version != message.offer:
        raise TantrixError("table.no_offer")
    if isinstance(message, WithdrawOffer):
        return _withdrawal(offer, you, facts)
    players = tuple(player for player in offer.waiting if player in you)
    if not players:
        raise TantrixError("table.no_offer")
    return Answered(used_ms=facts.used_ms, players=players, accept=message.accept)


def _withdrawal(offer: Offer, you: Sequence[int], facts: Facts) -> Withdrawn:
    """Return the event of the end of an own offer."""
    if offer.by not in you:
        raise TantrixError("table.no_offer")
    return Withdrawn(used_ms=facts.used_ms, player=offer.by)


def _claim(
    table: TableState, you: Sequence[int], message: ClaimMessage, facts: Facts
) -> AgreedOn | RulingAsked:
    """Return the event of a claim against a player of somebody else."""
    player, used_ms = message.player, facts.used_ms
    by = next((one for one in you if one not in table.agreements.gone), None)
    if by is None or player not in _others(table, you) or table.running is None:
        raise TantrixError("table.no_claim")
    late = _overdue(table, player, facts)
    away = claim_wait_ms(table, player, facts.away_ms(player), facts.absences(player)) == 0
    if message.what == "robot" and (late or away) and player not in table.agreements.stand_ins:
        return StoodIn(used_ms=used_ms, player=player, level=STANDARD, by=by)
    rival = not any({player, by} <= set(side) for side in table.config.sides)
    if message.what == "default" and rival and (late or (away and not table.config.terms.counts)):
        return Defaulted(used_ms=used_ms, player=player, by=by)
    if message.what == "time" and rival and _far_too_long(table, player, used_ms):
        return _adjudication(table, player, by, facts)
    raise TantrixError("table.no_claim")


def _adjudication(
    table: TableState, player: int, by: int, facts: Facts
) -> Adjudicated | RulingAsked:
    """Return the event of a claim that a player takes far too long.

    In a tournament a Controller is asked, once [S4].
    """
    if table.config.terms.tournament is None:
        return Adjudicated(used_ms=facts.used_ms, player=player, by=by)
    if table.agreements.asked is not None:
        raise TantrixError("table.asked")
    until_ms = facts.wall_ms + RULING_MS
    return RulingAsked(used_ms=facts.used_ms, player=player, by=by, until_ms=until_ms)


def _overdue(table: TableState, player: int, facts: Facts) -> bool:
    """Tell whether the days of a player for a move have passed."""
    return table.player == player and table.due_ms is not None and facts.wall_ms >= table.due_ms


def _far_too_long(table: TableState, player: int, used_ms: tuple[int, ...] | None) -> bool:
    """Tell whether a game may be adjudicated for the time of a player, or of a pair."""
    if used_ms is None or table.config.late_from_ms is None:
        return False
    time = timed(table.config, player, used_ms)
    return time is not None and adjudicable(time.used_ms, time.limit_ms)
