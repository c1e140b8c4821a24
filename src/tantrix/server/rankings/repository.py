"""The rankings and the record book in a database: counted game by game, and read page by page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, and_, func, select

from tantrix.ratings import tables
from tantrix.ratings.formula import Ladder
from tantrix.ratings.records import Feat, Feats
from tantrix.ratings.tables import NO_MONTH, Key, Numbers, RankingLine
from tantrix.server.auth.names import folded
from tantrix.server.auth.repository import MEMBER
from tantrix.server.db.engine import Database
from tantrix.server.db.schema.archive import game_seats, games
from tantrix.server.db.schema.auth import persons
from tantrix.server.db.schema.rankings import (
    ranking_changes,
    ranking_lines,
    ranking_numbers,
    record_book,
)
from tantrix.server.rankings import rating_input, rating_store
from tantrix.server.rankings.rating_input import Correction
from tantrix.server.rankings.rating_store import Folded, Reached

_IS_MEMBER = persons.c.kind == MEMBER

_LINE = [ranking_lines.c[name] for name in RankingLine._fields]


class CountingProgress(NamedTuple):
    """How many games were counted, and which number is missing behind them, if one is."""

    counted: int
    gap: int | None


class RankedPerson(NamedTuple):
    """Somebody with an account: the id, the name, and the code of their country."""

    person: str
    name: str
    country: str | None


class ListedLine(NamedTuple):
    """A line of a table, and whose it is."""

    known: RankedPerson
    line: RankingLine


class Other(NamedTuple):
    """Whom somebody has met in a game: a person by name, or a robot by its level."""

    name: str
    level: str | None


class Moved(NamedTuple):
    """What a game changed for somebody: in which table, from what to what, and against whom."""

    number: int
    table: str
    ended_ms: int
    ladder: Ladder
    before: float
    after: float
    result: Literal["won", "tied", "lost"]
    others: tuple[Other, ...]


class StoredRecord(NamedTuple):
    """A record: how much, who holds it, and the game in which it was made.

    `name` is None where the account is no more.
    """

    feat: Feat
    value: int
    name: str | None
    number: int
    table: str
    ended_ms: int


class RankingStore:
    """The rankings of a database. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- counting ---------------------------------------------------------------------------

    async def reached(self) -> Reached:
        """Return how far the folds have come, and by which rules."""
        return await self._database.read(rating_store.reached)

    async def waiting(self) -> bool:
        """Tell whether there are games that are not counted yet."""
        return await self._database.read(_waiting)

    async def count(self, limit: int, past: int = 0) -> CountingProgress:
        """Count so many games more, each once, with how far it has come, in one transaction.

        It stops where numbers are missing, unless the first of these is `past` or before it: who
        enters a game at the same time may be about to fill them.
        """
        return await self._database.write(lambda c: _count(c, limit, past))

    async def corrections(self) -> list[Correction]:
        """Return what those in office have made of games that are counted otherwise so far."""
        return await self._database.read(_corrections)

    async def games(self, last: int, limit: int) -> list[Feats]:
        """Return the first games behind a number, as they are counted."""
        return await self._database.read(lambda c: rating_input.after(c, last, limit))

    async def whole(self) -> Folded:
        """Return everything that is kept."""
        return await self._database.read(rating_store.whole)

    async def replace(
        self, done: Folded, was: Reached, corrections: Sequence[Correction] = ()
    ) -> bool:
        """Keep this instead, unless the folds have gone on since; tell whether it is kept.

        It has these `corrections`, or later ones of the same games.
        """
        return await self._database.write(lambda c: _replace(c, done, was, corrections))

    # --- reading ----------------------------------------------------------------------------

    async def lines(self, ladder: Ladder, month: int = NO_MONTH) -> list[ListedLine]:
        """Return all lines of a table, in no order; of those who have no account, none."""
        of = ranking_lines.c
        joined = ranking_lines.join(persons, persons.c.id == of.person)
        wanted = and_(of.ladder == ladder.value, of.month == month, _IS_MEMBER)
        query = select(of.person, persons.c.name, persons.c.country, *_LINE)
        rows = await self._all(query.select_from(joined).where(wanted))
        return [ListedLine(RankedPerson(*row[:3]), RankingLine(*row[3:])) for row in rows]

    async def months(self) -> list[int]:
        """Return the months that have a table, the newest first."""
        of = ranking_lines.c
        query = select(of.month).where(of.ladder == Ladder.MONTHLY.value).distinct()
        return [row.month for row in await self._all(query.order_by(of.month.desc()))]

    async def numbers(self, people: Sequence[str]) -> dict[str, Numbers]:
        """Return what other systems say of some people."""
        query = select(ranking_numbers).where(ranking_numbers.c.person.in_(people))
        return await self._database.read(lambda c: rating_store.numbers(c.execute(query)))

    async def known(self, name: str) -> RankedPerson | None:
        """Return the member of a name, None where there is none."""
        query = select(persons.c.id, persons.c.name, persons.c.country)
        rows = await self._all(query.where(persons.c.folded == folded(name), _IS_MEMBER))
        return RankedPerson(*rows[0]) if rows else None

    async def own(self, person: str) -> dict[Key, RankingLine]:
        """Return all lines of somebody."""
        of = ranking_lines.c
        rows = await self._all(select(of.ladder, of.month, *_LINE).where(of.person == person))
        return {Key(Ladder(row.ladder), row.month, person): RankingLine(*row[2:]) for row in rows}

    async def history(self, person: str, before: int | None, limit: int) -> list[Moved]:
        """Return what so many games have changed for somebody, the newest first."""
        return await self._database.read(lambda c: _history(c, person, before, limit))

    async def records(self) -> list[StoredRecord]:
        """Return the record book, in the order of its feats."""
        return await self._database.read(_records)

    async def _all(self, query: Any) -> Sequence[Any]:  # noqa: ANN401 - rows of any kind
        return await self._database.read(lambda connection: connection.execute(query).all())


# --- counting ------------------------------------------------------------------------------------


def _waiting(connection: Connection) -> bool:
    state = rating_store.reached(connection)
    newest = connection.scalar(select(func.max(games.c.number)))
    return state.version == tables.VERSION and (newest or 0) > state.last


def _corrections(connection: Connection) -> list[Correction]:
    last = rating_store.reached(connection).last
    return [one for one in rating_input.corrections(connection) if one.number <= last]


def _count(connection: Connection, limit: int, past: int) -> CountingProgress:
    before = last = rating_store.reached(connection).last
    corrections = rating_input.corrections(connection)
    found = rating_input.after(connection, last, limit)
    counted: list[Feats] = []
    for feats in found:
        if feats.game.number > last + 1 > past:
            break
        counted.append(feats)
        last = feats.game.number
    if counted:
        rating_store.go_on(connection, counted)
        now = [one for one in corrections if before < one.number <= last]
        rating_input.note_counted(connection, now)
    return CountingProgress(len(counted), last + 1 if len(counted) < len(found) else None)


def _replace(
    connection: Connection, done: Folded, was: Reached, corrections: Sequence[Correction]
) -> bool:
    if rating_store.reached(connection) != was:
        return False
    rating_store.replace(connection, done)
    rating_input.note_counted(connection, corrections)
    return True


# --- reading -------------------------------------------------------------------------------------


def _history(connection: Connection, person: str, before: int | None, limit: int) -> list[Moved]:
    of = ranking_changes.c
    numbers = select(of.number).where(of.person == person).distinct()
    if before is not None:
        numbers = numbers.where(of.number < before)
    some = list(connection.scalars(numbers.order_by(of.number.desc()).limit(limit)))
    changes = select(ranking_changes, games.c.table_id, games.c.ended_ms).select_from(
        ranking_changes.join(games, games.c.number == of.number)
    )
    theirs = changes.where(of.person == person, of.number.in_(some))
    seats = _seats(connection, some)
    rows = connection.execute(theirs.order_by(of.number.desc(), of.ladder))
    return [_moved(row, seats[row.number]) for row in rows]


def _seats(connection: Connection, numbers: Sequence[int]) -> dict[int, list[Any]]:
    """Return the seats of some games, with the names that people have now."""
    joined = game_seats.outerjoin(persons, persons.c.id == game_seats.c.person)
    wanted = select(game_seats, persons.c.name.label("now")).select_from(joined)
    wanted = wanted.where(game_seats.c.number.in_(numbers))
    found: dict[int, list[Any]] = {number: [] for number in numbers}
    for seat in connection.execute(wanted.order_by(game_seats.c.number, game_seats.c.seat)):
        found[seat.number].append(seat)
    return found


def _moved(row: Any, seats: Sequence[Any]) -> Moved:  # noqa: ANN401 - a row
    own = next(seat for seat in seats if seat.person == row.person)
    others = (
        s for s in seats if s.seat != own.seat and (s.colour is None or s.colour != own.colour)
    )
    return Moved(
        row.number,
        row.table_id,
        row.ended_ms,
        Ladder(row.ladder),
        row.before,
        row.after,
        own.result,
        tuple(Other(seat.now or seat.name, seat.level) for seat in others),
    )


def _records(connection: Connection) -> list[StoredRecord]:
    joined = record_book.join(games, games.c.number == record_book.c.number)
    joined = joined.outerjoin(persons, persons.c.id == record_book.c.person)
    query = select(record_book, games.c.table_id, games.c.ended_ms, persons.c.name)
    query = query.select_from(joined)
    rows = {row.feat: row for row in connection.execute(query)}
    return [
        StoredRecord(feat, row.value, row.name, *row[3:-1])
        for feat in Feat
        if (row := rows.get(feat.value)) is not None
    ]
