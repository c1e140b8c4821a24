"""Games that go on from a position of another one: somebody tries what else could have been.

The new table has the tiles of the old one, in the same order, and all that was done up to the
position; so the same tiles come, whatever is played. One person plays, against robots, on no clock,
and the game counts for nothing.
"""

from __future__ import annotations

from msgspec.structs import replace

from tantrix.robots.base import STANDARD, levels_of
from tantrix.rules.base import Draw, Resign, Step
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.server.db.base import StoredEvent
from tantrix.server.tables.config import Seat
from tantrix.server.tables.events import AnyEvent, Resigned, Started
from tantrix.server.tables.options import TableOptions
from tantrix.server.tables.state import TABLE_LOG, BegunGame, TableState, apply, first
from tantrix.server.tables.views import state_at


def continued(
    table_id: str, table_state: TableState, moves: int, you: list[int], now_ms: int
) -> BegunGame:
    """Return the events of a game that goes on after so many moves of one that is over.

    Somebody who moved the players `you` moves the first of them again; anybody else moves the
    player who is to act. Raises `TantrixError`: `table.not_over`, `table.closed`, and `bad.path`
    where there are not so many moves, or the game ended with them.
    """
    if not table_state.state.is_over:
        raise TantrixError("table.not_over")
    if now_ms < table_state.config.terms.sealed_ms:
        raise TantrixError("table.closed")
    if moves >= len(table_state.moves):
        raise TantrixError("bad.path")
    position = state_at(table_state, moves)
    player = you[0] if you else position.player
    started = _started(table_id, table_state, player)
    state = first(started, now_ms)
    entries = [StoredEvent(1, now_ms, None, TABLE_LOG.encode(started))]
    for action in position.history:
        if isinstance(action, Draw):
            continue
        event: AnyEvent
        if isinstance(action, Placement | Step):
            event = state.play(action, None)
        elif isinstance(action, Resign):
            event = Resigned(player=action.player)
        else:
            raise TantrixError("bad.path")
        state = apply(state, event, now_ms)
        entries.append(StoredEvent(state.version, now_ms, None, TABLE_LOG.encode(event)))
    return BegunGame(entries, state)


def _started(table_id: str, table_state: TableState, player: int) -> Started:
    """Return the same deal for one person, who moves `player`, and robots."""
    old = table_state.started
    seats = tuple(
        _seat(seat, old.config.game, person=number == player)
        for number, seat in enumerate(old.config.seats)
    )
    config = replace(
        old.config,
        seats=seats,
        clock=None,
        pace=table_state.pace,
        terms=TableOptions(continues=table_id),
    )
    return replace(old, used_ms=None, config=config)


def _seat(seat: Seat, game: str, *, person: bool) -> Seat:
    """Return a seat for the one person, or for a robot: the one that sat there, or another."""
    if person:
        name = seat.name if seat.kind == "person" else ""
        return Seat("person", name, None, seat.colour)
    if seat.kind == "robot":
        return seat
    levels = levels_of(game)
    return Seat("robot", "", STANDARD if STANDARD in levels else levels[-1], seat.colour)
