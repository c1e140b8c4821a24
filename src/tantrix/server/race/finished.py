"""What a race came to, for the index of games that have ended."""

from __future__ import annotations

from sqlalchemy import Connection

from tantrix.notation.moves import write_placement
from tantrix.ratings.games import TOURNAMENT
from tantrix.rules.base import Termination
from tantrix.rules.race.state import RaceState
from tantrix.server.db.base import RACE
from tantrix.server.db.engine import Job
from tantrix.server.db.schema.tables import tables
from tantrix.server.race.state import COMPANY, RaceSeat, RaceTableState
from tantrix.server.tables.finished import FinishedGame, FinishedSeat
from tantrix.server.tables.repository import keeping


def entering(race: str, table: RaceTableState) -> Job[None]:
    """Return the job that enters a race that has ended; one against robots alone stays hidden."""
    entered = keeping(race, ended(table), None)

    def job(connection: Connection) -> None:
        entered(connection)
        hidden = tables.update().where(tables.c.id == race)
        connection.execute(hidden.values(hidden=int(table.people < COMPANY)))

    return job


def ended(table: RaceTableState) -> FinishedGame | None:
    """Return what a race came to, None while it goes on.

    The score of a seat is how many others it left behind.
    """
    finish = None if table.state is None else table.state.outcome()
    if table.state is None or finish is None:
        return None
    codes = [write_placement(placed) for placed in table.state.board.sorted_placements()]
    seats = tuple(
        _seat(table, table.state, player, place) for player, place in enumerate(finish.places)
    )
    first = [player for player, place in enumerate(finish.places) if place == 1]
    return FinishedGame(
        game=RACE,
        kind=_kind(table),
        started_ms=table.went_ms,
        ended_ms=table.updated_ms,
        placements=len(codes),
        opening=None,
        termination=(Termination.VOID if table.closed else finish.termination).value,
        winner=first[0] if len(first) == 1 and table.closed is None else None,
        margin=0,
        board=" ".join(codes),
        seats=seats,
    )


def _kind(table: RaceTableState) -> str:
    if table.terms is not None:
        return TOURNAMENT
    return "private" if table.people < COMPANY else "unranked"


def _seat(table: RaceTableState, state: RaceState, player: int, place: int) -> FinishedSeat:
    seat: RaceSeat = table.seats[player]
    out_ms = table.out_ms[player]
    return FinishedSeat(
        person=seat.person if seat.kind == "person" else None,
        name=seat.name,
        level=seat.level if seat.kind == "robot" else None,
        colour=None,
        score=len(table.seats) - place,
        result="tied" if table.closed else "won" if place == 1 else "lost",
        points=None,
        line=0,
        loop=0,
        used_ms=max(0, table.updated_ms - table.went_ms) if out_ms is None else out_ms,
        overtime_ms=0,
        gave_up=player in state.resigned and table.closed is None,
    )
