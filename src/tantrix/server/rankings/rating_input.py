"""Games of the index as the rankings and the record book count them, in order of their numbers.

What those in office have made of a game of a tournament counts for the tournament Elo; the other
tables and the record book go by what was played at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, select

from tantrix.ratings.games import DOUBLES, KINDS, PAIR, RANKED, RatedGame, RatedPlayer
from tantrix.ratings.records import Built, Feats
from tantrix.rules.base import Termination
from tantrix.server.db.schema.archive import (
    game_seats,
    games,
    tournament_corrections,
    tournament_games,
)
from tantrix.tournaments.points import SHARED, penalty

STRATEGY = "strategy"
"""The only game that is counted."""

VOID = frozenset({Termination.DEADLOCK, Termination.DEFAULT, Termination.ABSENT, Termination.VOID})
"""The ends of games that count nothing; in a tournament a tie does not either: it was ruled."""

Seat = Row[Any]


class Correction(NamedTuple):
    """A game that those in office have made something else of, by its word and its number."""

    word: str
    revision: int
    number: int


def corrections(connection: Connection) -> list[Correction]:
    """Return those of games in the index that the rankings do not have yet."""
    of, played = tournament_corrections.c, tournament_games.c
    joined = tournament_corrections.join(tournament_games, played.word == of.word)
    wanted = select(of.word, of.revision, played.number).select_from(joined)
    return [Correction(*row) for row in connection.execute(wanted.where(of.counted != of.revision))]


def note_counted(connection: Connection, counted: Sequence[Correction]) -> None:
    """Note that the rankings have these, unless they have changed again since they were read."""
    of = tournament_corrections
    for one in counted:
        row = of.update().where(of.c.word == one.word)
        connection.execute(row.values(counted=one.revision))


def after(connection: Connection, last: int, limit: int) -> list[Feats]:
    """Return the first games behind a number."""
    played, made_of = tournament_games.c, tournament_corrections.c
    joined = games.outerjoin(tournament_games, played.number == games.c.number)
    joined = joined.outerjoin(tournament_corrections, made_of.word == played.word)
    made = (made_of.revision.label("corrected"), made_of.tenths.label("corrected_tenths"))
    wanted = select(games, played.ranked, *made).select_from(joined)
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
    partners = len(set(sides)) < len(seats)
    tournament = row.ranked is not None
    kind = RANKED if row.ranked else row.kind
    kind = DOUBLES if partners and kind in KINDS else kind
    void = row.termination in VOID or (tournament and row.termination == Termination.TIE)
    shared = _shared(row, seats, void=void)
    players = tuple(
        _player(seat, seats, side, points)
        for seat, side, points in zip(seats, sides, shared, strict=True)
    )
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


def _shared(row: Row[Any], seats: Sequence[Seat], *, void: bool) -> list[float | None]:
    """Return the points of each seat, None where the game gives none."""
    if row.corrected is None or len(seats) != PAIR:
        return [None if void else seat.points for seat in seats]
    if row.corrected_tenths is None:
        return [None, None]
    return [row.corrected_tenths / 10, (SHARED - row.corrected_tenths) / 10]


def _player(seat: Seat, seats: Sequence[Seat], side: int, points: float | None) -> RatedPlayer:
    robot = seat.level is not None
    return RatedPlayer(
        id=seat.level if robot else seat.person or f"nobody {seat.seat}",
        side=side,
        place=_place(seat, seats),
        score=seat.score,
        late=penalty(seat.overtime_ms, 0) if seat.overtime_ms else 0,
        points=points,
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
