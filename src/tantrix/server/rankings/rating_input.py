"""Games of the index as the rankings and the record book count them, in order of their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, select

from tantrix.ratings.games import DOUBLES, KINDS, RANKED, RatedGame, RatedPlayer
from tantrix.ratings.records import Built, Feats
from tantrix.rules.base import Termination
from tantrix.server.db.schema.archive import game_seats, games, tournament_games
from tantrix.tournaments.points import penalty

STRATEGY = "strategy"
"""The only game that is counted."""

VOID = frozenset({Termination.DEADLOCK, Termination.DEFAULT, Termination.ABSENT, Termination.VOID})
"""The ends of games that count nothing; in a tournament a tie does not either: it was ruled."""

Seat = Row[Any]


def after(connection: Connection, last: int, limit: int) -> list[Feats]:
    """Return the first games behind a number."""
    joined = games.outerjoin(tournament_games, tournament_games.c.number == games.c.number)
    wanted = select(games, tournament_games.c.ranked).select_from(joined)
    wanted = wanted.where(games.c.number > last).order_by(games.c.number).limit(limit)
    rows = connection.execute(wanted).all()
    numbers = [row.number for row in rows]
    seats: dict[int, list[Seat]] = {number: [] for number in numbers}
    sat = select(game_seats).where(game_seats.c.number.in_(numbers))
    for seat in connection.execute(sat.order_by(game_seats.c.number, game_seats.c.seat)):
        seats[seat.number].append(seat)
    return [counted(row, seats[row.number]) for row in rows]


def counted(row: Row[Any], seats: Sequence[Seat]) -> Feats:
    """Return a game with what its players have built; of other games than Strategy, none counts."""
    sides = [_side(seat, seats) for seat in seats]
    players = tuple(_player(seat, side, seats) for seat, side in zip(seats, sides, strict=True))
    partners = len(set(sides)) < len(seats)
    tournament = row.ranked is not None
    kind = RANKED if row.ranked else row.kind
    kind = DOUBLES if partners and kind in KINDS else kind
    void = row.termination in VOID or (tournament and row.termination == Termination.TIE)
    return Feats(
        RatedGame(
            row.number,
            row.ended_ms,
            kind if row.game == STRATEGY else row.game,
            players,
            void=void,
            tournament=tournament,
        ),
        {seat.person: Built(seat.score, seat.line, seat.loop) for seat in seats if seat.person},
        row.ended_ms - row.started_ms if row.termination == "played" else None,
    )


def _side(seat: Seat, seats: Sequence[Seat]) -> int:
    """Return the side of a seat: partners have one colour."""
    if seat.colour is None:
        return int(seat.seat)
    return min(int(other.seat) for other in seats if other.colour == seat.colour)


def _player(seat: Seat, side: int, seats: Sequence[Seat]) -> RatedPlayer:
    robot = seat.level is not None
    return RatedPlayer(
        id=seat.level if robot else seat.person or f"nobody {seat.seat}",
        side=side,
        place=_place(seat, seats),
        score=seat.score,
        late=penalty(seat.overtime_ms, 0) if seat.overtime_ms else 0,
        points=seat.points,
        robot=robot,
        guest=not robot and seat.person is None,
        gave_up=bool(seat.gave_up),
    )


def _place(seat: Seat, seats: Sequence[Seat]) -> int:
    """Return the place of a seat: who has not lost is first, the others go by their scores.

    Who gave up is behind who played on.
    """
    if seat.result != "lost":
        return 1
    return 2 + sum(_order(one) < _order(seat) for one in seats if one.result == "lost")


def _order(seat: Seat) -> tuple[int, int]:
    return seat.gave_up, -seat.score
