"""The index of the games that ended: entered once, numbered, and searched by number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, exists, func, or_, select

from tantrix.server.db.base import TABLE
from tantrix.server.db.engine import Database
from tantrix.server.db.schema.archive import game_boards, game_seats, games, tournament_games
from tantrix.server.db.schema.auth import persons
from tantrix.server.db.schema.tables import tables
from tantrix.server.tables.finished import FinishedGame, FinishedInTournament, FinishedSeat
from tantrix.server.tables.options import LONGEST_DELAY_S
from tantrix.server.tables.repository import _OF_GAME, enter, read_result
from tantrix.server.tables.views import held_back_ms

FEW = 5000
"""Up to how many games it is quicker to sort those found than to look through all of them."""


class TableCursor(NamedTuple):
    """Where a table stands among all: by the time of its last event, then by its id."""

    updated_ms: int = -1
    table: str = ""


class IndexedGame(NamedTuple):
    """A game of the index."""

    number: int
    table: str
    ended: FinishedGame


class Sought(NamedTuple):
    """What games are sought by; None where anything will do.

    `player` and `opponent` are names as `known_as` makes them. Times are in milliseconds, the end
    of the span is not part of it. `result` is that of the player, or else how the game ended.
    Only games before the number `before` are found, and of hidden ones those of the person
    `viewer` alone. So are those whose end is still held back at `now_ms` from who watches late;
    None: nothing is held back.
    """

    player: str | None = None
    opponent: str | None = None
    from_ms: int | None = None
    until_ms: int | None = None
    result: str | None = None
    min_score: int | None = None
    opening: int | None = None
    kind: str | None = None
    game: str | None = None
    before: int | None = None
    viewer: str = ""
    now_ms: int | None = None


class UnindexedTable(NamedTuple):
    """A table that is in no index: where it stands, whose it is, and what a list shows of it."""

    place: TableCursor
    owner: str
    summary: bytes


class GameStore:
    """The index of the games that ended. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def search(self, sought: Sought, limit: int) -> list[IndexedGame]:
        """Return the newest games that are like that, the newest first."""
        return await self._database.read(lambda connection: search(connection, sought, limit))

    async def game(self, number: int, viewer: str, now_ms: int) -> IndexedGame | None:
        """Return a game, None where there is no such one that `viewer` may know of by now."""
        return await self._database.read(lambda c: game(c, number, viewer, now_ms))

    async def at(self, table: str, viewer: str, now_ms: int) -> IndexedGame | None:
        """Return the game of a table, None where there is none that `viewer` may know of by now."""

        def read(connection: Connection) -> list[IndexedGame]:
            seen = seen_by(connection, viewer, now_ms)
            return found(connection, select(games).where(games.c.table_id == table, seen))

        some = await self._database.read(read)
        return some[0] if some else None

    async def enter(self, table: str, ended: FinishedGame) -> int:
        """Enter a game that ended before there was an index, once, and return its number."""
        return await self._database.write(lambda connection: enter(connection, table, ended))

    async def missing(self, after: TableCursor, limit: int) -> list[UnindexedTable]:
        """Return the first tables after a place that are in no index, in order of their places."""
        return await self._database.read(lambda connection: missing(connection, after, limit))


def missing(connection: Connection, after: TableCursor, limit: int) -> list[UnindexedTable]:
    """Return the first tables after a place that are in no index, in order of their places."""
    at, name = tables.c.updated_ms, tables.c.id
    later = or_(at > after.updated_ms, and_(at == after.updated_ms, name > after.table))
    known = exists().where(games.c.table_id == name)
    rows = select(at, name, tables.c.owner, tables.c.summary)
    wanted = rows.where(at >= after.updated_ms, later, tables.c.kind == TABLE, ~known)
    ordered = connection.execute(wanted.order_by(at, name).limit(limit))
    return [UnindexedTable(TableCursor(*row[:2]), *row[2:]) for row in ordered]


def game(connection: Connection, number: int, viewer: str, now_ms: int) -> IndexedGame | None:
    """Return a game with what lies at its end, None where there is none that `viewer` may know."""
    seen = seen_by(connection, viewer, now_ms)
    wanted = select(games).where(games.c.number == number, seen)
    one = found(connection, wanted)
    return one[0] if one else None


def game_at(connection: Connection, table: str) -> FinishedGame | None:
    """Return what a table came to, None where it is in no index."""
    one = found(connection, select(games).where(games.c.table_id == table))
    return one[0].ended if one else None


def search(connection: Connection, sought: Sought, limit: int) -> list[IndexedGame]:
    """Return the newest games that are like that, the newest first."""
    return found(connection, query(connection, sought).limit(limit))


def query(connection: Connection, sought: Sought) -> Select[Any]:
    """Return the query of a search, newest first, such that an index leads it.

    Who is named leads; else a span of time, which is turned into one of numbers; else a score,
    where few reach it; else equality of one kind or other, each index being in order of number.
    """
    if sought.player is not None:
        return _of_player(connection, sought, sought.player)
    seen = seen_by(connection, sought.viewer, sought.now_ms)
    span = _span(connection, sought, games.c.number)
    wanted = [*_plain(sought), *span, *_ending(sought), seen]
    if sought.opponent is not None:
        wanted += _sits(connection, sought.opponent, games.c.number)
    if sought.min_score is not None:
        wanted.append(_reaching(connection, sought.min_score))
    return select(games).where(*wanted).order_by(games.c.number.desc())


def _of_player(connection: Connection, sought: Sought, player: str) -> Select[Any]:
    """Return the query of a player's games: along the index of people, or of names."""
    mine, twin = game_seats.alias("mine"), game_seats.alias("twin")
    who, name = _known_by(connection, player)
    before = twin.c.number == mine.c.number, twin.c[who] == name, twin.c.seat < mine.c.seat
    first = [mine.c[who] == name, ~exists().where(*before)]
    wanted = [*first, *_plain(sought), *_span(connection, sought, mine.c.number)]
    wanted.append(seen_by(connection, sought.viewer, sought.now_ms))
    if sought.before is not None:
        wanted.append(mine.c.number < sought.before)
    if sought.opponent is not None:
        wanted += _sits(connection, sought.opponent, mine.c.number, mine.c.seat)
    if sought.min_score is not None:
        wanted.append(mine.c.score >= sought.min_score)
    if sought.result in {"won", "tied", "lost"}:
        wanted.append(mine.c.result == sought.result)
    else:
        wanted += _ending(sought)
    joined = mine.join(games, games.c.number == mine.c.number)
    return select(games).select_from(joined).where(*wanted).order_by(mine.c.number.desc())


def _plain(sought: Sought) -> list[ColumnElement[bool]]:
    """Return what a game must be like, as far as one column tells."""
    wanted = []
    for name in ("opening", "kind", "game"):
        value = getattr(sought, name)
        wanted += [] if value is None else [games.c[name] == value]
    return wanted + ([] if sought.before is None else [games.c.number < sought.before])


def _ending(sought: Sought) -> list[ColumnElement[bool]]:
    """Return how the game must have ended: so, or without a winner."""
    if sought.result == "tied":
        tie = exists().where(game_seats.c.number == games.c.number, game_seats.c.result == "tied")
        return [tie]
    return [] if sought.result is None else [games.c.termination == sought.result]


def _times(sought: Sought) -> list[ColumnElement[bool]]:
    """Return when the game must have ended; a sum keeps the index of times out of it."""
    at_ms = games.c.ended_ms + 0
    after = [] if sought.from_ms is None else [at_ms >= sought.from_ms]
    return after + ([] if sought.until_ms is None else [at_ms < sought.until_ms])


def seen_by(connection: Connection, viewer: str, now_ms: int | None) -> ColumnElement[bool]:
    """Return that a person may know of the game.

    Nobody else does of a hidden one, or of one whose end who watches late has not seen yet.
    """
    hidden = exists().where(
        tables.c.id == games.c.table_id, tables.c.hidden == 1, tables.c.owner != viewer
    )
    mine = exists().where(game_seats.c.number == games.c.number, game_seats.c.person == viewer)
    late = [] if now_ms is None else _late(connection, now_ms)
    shown = and_(~hidden, games.c.number.not_in(late)) if late else ~hidden
    return or_(shown, mine)


def _late(connection: Connection, now_ms: int) -> list[int]:
    """Return the numbers of the games whose end is still held back from who watches late."""
    at_table = games.join(tables, tables.c.id == games.c.table_id)
    recent = select(games.c.number, games.c.ended_ms, tables.c.summary).select_from(at_table)
    lately = games.c.ended_ms > now_ms - 1000 * LONGEST_DELAY_S
    rows = connection.execute(recent.where(lately, tables.c.kind == TABLE))
    return [row.number for row in rows if now_ms < row.ended_ms + held_back_ms(row.summary)]


def _span(
    connection: Connection, sought: Sought, number: ColumnElement[int]
) -> list[ColumnElement[bool]]:
    """Return the same with the numbers between which all such games lie."""
    times = _times(sought)
    if not times:
        return []
    after = [] if sought.from_ms is None else [games.c.ended_ms >= sought.from_ms]
    until = [] if sought.until_ms is None else [games.c.ended_ms < sought.until_ms]
    ends = select(func.min(games.c.number), func.max(games.c.number)).where(*after, *until)
    low, high = connection.execute(ends).one()
    return [*times, number >= (low or 0), number <= (high or -1)]


def _reaching(connection: Connection, score: int) -> ColumnElement[bool]:
    """Return that somebody reaches a score: by the index where few do, else game by game."""
    reaching = games.alias("reaching")
    reached = select(reaching.c.number).where(reaching.c.best >= score)
    if _are_few(connection, reached):
        return games.c.number.in_(reached)
    return games.c.best + 0 >= score


def _sits(
    connection: Connection,
    name: str,
    number: ColumnElement[int],
    beside: ColumnElement[int] | None = None,
) -> list[ColumnElement[bool]]:
    """Return that somebody sits at the table of a number, on another seat than `beside`.

    Where they have few games, those lead.
    """
    other, theirs = game_seats.alias("other"), game_seats.alias("theirs")
    who, value = _known_by(connection, name)
    seated = and_(other.c.number == games.c.number, other.c[who] == value)
    sits = exists().where(seated if beside is None else and_(seated, other.c.seat != beside))
    numbers = select(theirs.c.number).where(theirs.c[who] == value)
    return [sits, number.in_(numbers)] if _are_few(connection, numbers) else [sits]


def _are_few(connection: Connection, query: Select[Any]) -> bool:
    """Tell whether a query finds few rows; no more than these are looked at."""
    count = select(func.count()).select_from(query.limit(FEW).subquery())
    return (connection.scalar(count) or 0) < FEW


def _known_by(connection: Connection, name: str) -> tuple[str, str]:
    """Return the column that tells somebody's seats, and its value: the account of a name first."""
    query = select(persons.c.id).where(persons.c.folded == name)
    person: str | None = connection.scalar(query)
    return ("known_as", name) if person is None else ("person", person)


def found(connection: Connection, wanted: Select[Any]) -> list[IndexedGame]:
    """Return games with their seats and boards."""
    rows = connection.execute(wanted).mappings().all()
    numbers = [row["number"] for row in rows]
    seats = _seats(connection, numbers)
    boards = _boards(connection, numbers)
    played_for = _tournaments(connection, numbers)
    return [
        IndexedGame(
            row["number"],
            row["table_id"],
            FinishedGame(
                **{name: row[name] for name in _OF_GAME},
                board=boards.get(row["number"], ""),
                seats=seats.get(row["number"], ()),
                tournament=played_for.get(row["number"]),
            ),
        )
        for row in rows
    ]


def _seats(connection: Connection, numbers: Sequence[int]) -> dict[int, tuple[FinishedSeat, ...]]:
    """Return the seats of some games."""
    columns = [game_seats.c[name] for name in FinishedSeat._fields]
    ordered = select(game_seats.c.number, *columns).where(game_seats.c.number.in_(numbers))
    sat: dict[int, tuple[FinishedSeat, ...]] = {}
    for row in connection.execute(ordered.order_by(game_seats.c.number, game_seats.c.seat)):
        seat = FinishedSeat(*row[1:])._replace(gave_up=bool(row.gave_up))
        sat[row[0]] = (*sat.get(row[0], ()), seat)
    return sat


def _tournaments(connection: Connection, numbers: Sequence[int]) -> dict[int, FinishedInTournament]:
    """Return what those of some games came to that were played for a tournament."""
    of = tournament_games.c
    columns = [of[name] for name in FinishedInTournament._fields]
    rows = connection.execute(select(of.number, *columns).where(of.number.in_(numbers)))
    return {
        row.number: FinishedInTournament(
            row.tournament, row.word, bool(row.ranked), read_result(row.result)
        )
        for row in rows
    }


def _boards(connection: Connection, numbers: Sequence[int]) -> dict[int, str]:
    """Return what lies at the end of some games."""
    wanted = select(game_boards.c.number, game_boards.c.codes)
    rows = connection.execute(wanted.where(game_boards.c.number.in_(numbers)))
    return {row.number: row.codes for row in rows}
