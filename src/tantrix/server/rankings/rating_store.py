"""The folds of the rankings in the database: going on with new games, and beginning again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Table, and_, delete, or_, select

from tantrix.ratings import records, tables
from tantrix.ratings.formula import ENTRY, Ladder
from tantrix.ratings.glicko import Glicko, GlickoResult
from tantrix.ratings.months import month_of
from tantrix.ratings.records import Book, Feat, Feats, GameCount, HeldRecord
from tantrix.ratings.skill import Skill
from tantrix.ratings.tables import NO_MONTH, Fold, Key, LineChange, Numbers, RankingLine, Tables
from tantrix.server.db.engine import insert
from tantrix.server.db.schema.rankings import (
    ranking_changes,
    ranking_lines,
    ranking_numbers,
    ranking_state,
    record_book,
    record_tallies,
)

ALL = (
    ranking_state,
    ranking_lines,
    ranking_numbers,
    ranking_changes,
    record_book,
    record_tallies,
)

_LINE = [ranking_lines.c[name] for name in (*Key._fields, *RankingLine._fields)]


class Reached(NamedTuple):
    """How far the folds have come: by which rules, up to which game, ended when."""

    version: int = tables.VERSION
    last: int = 0
    at_ms: int = 0


class Folded(NamedTuple):
    """Everything that follows from some games."""

    tables: Tables
    book: Book
    changes: tuple[LineChange, ...]


NOTHING = Folded(tables.NOTHING, records.NOTHING, ())


def reached(connection: Connection) -> Reached:
    """Return how far the folds have come."""
    columns = [ranking_state.c[name] for name in Reached._fields]
    row = connection.execute(select(*columns)).one_or_none()
    return Reached() if row is None else Reached(*row)


def go_on(connection: Connection, games: Sequence[Feats]) -> None:
    """Count games that follow those counted before, and keep what has changed."""
    before = _around(connection, games)
    done = fold(games, before)
    people = {player.id for each in games for player in each.game.players}
    lines = {change.key: done.tables.lines[change.key] for change in done.changes}
    others = {one: found for one, found in done.tables.numbers.items() if one in people}
    tallies = {one: found for one, found in done.book.tallies.items() if one in people}
    _put_rows(connection, ranking_lines, _line_rows(lines))
    _put_rows(connection, ranking_numbers, _number_rows(others))
    _put_rows(connection, ranking_changes, _change_rows(done.changes))
    _put_rows(connection, record_book, _book_rows(done.book.held))
    _put_rows(connection, record_tallies, _tally_rows(tallies))
    _put_rows(connection, ranking_state, [_state_row(done.tables)])


def fold(games: Sequence[Feats], before: Folded = NOTHING) -> Folded:
    """Return what follows from more games, and all changes up to then, in order."""
    going = Fold(before.tables)
    changes = [change for each in games for change in going.add(each.game)]
    book = records.fold(games, before.book)
    return Folded(going.tables(), book, (*before.changes, *sorted(changes, key=_order)))


def whole(connection: Connection) -> Folded:
    """Return everything that is kept."""
    state = reached(connection)
    found = Tables(
        state.last,
        state.at_ms,
        _lines(connection.execute(select(*_LINE))),
        numbers(connection.execute(select(ranking_numbers))),
    )
    # Sorted here, since databases differ in how they sort texts.
    changes = sorted(map(_change, connection.execute(select(ranking_changes))), key=_order)
    return Folded(found, _book(connection, None, state.last), tuple(changes))


def replace(connection: Connection, done: Folded) -> None:
    """Keep this instead of everything that was there."""
    for table in ALL:
        connection.execute(delete(table))
    _put_rows(connection, ranking_lines, _line_rows(done.tables.lines))
    _put_rows(connection, ranking_numbers, _number_rows(done.tables.numbers))
    _put_rows(connection, ranking_changes, _change_rows(done.changes))
    _put_rows(connection, record_book, _book_rows(done.book.held))
    _put_rows(connection, record_tallies, _tally_rows(done.book.tallies))
    _put_rows(connection, ranking_state, [_state_row(done.tables)])


# --- reading -------------------------------------------------------------------------------------


def _around(connection: Connection, games: Sequence[Feats]) -> Folded:
    """Return all that can matter to some games: what is of their players, and who is a master."""
    state = reached(connection)
    people = {player.id for each in games for player in each.game.players}
    at_ms = max(state.at_ms, *(each.game.ended_ms for each in games))
    months = [NO_MONTH, *range(month_of(state.at_ms or at_ms), month_of(at_ms) + 1)]
    of = ranking_lines.c
    theirs = and_(of.person.in_(people), of.month.in_(months))
    high = and_(of.ladder == Ladder.ALL_TIME, of.month == NO_MONTH, of.ranking >= ENTRY)
    wanted = select(ranking_numbers).where(ranking_numbers.c.person.in_(people))
    found = Tables(
        state.last,
        state.at_ms,
        _lines(connection.execute(select(*_LINE).where(or_(theirs, high)))),
        numbers(connection.execute(wanted)),
    )
    return Folded(found, _book(connection, people, state.last), ())


def _lines(rows: Iterable[Any]) -> dict[Key, RankingLine]:
    found = {}
    for ladder, month, person, *line in rows:
        found[Key(Ladder(ladder), month, person)] = RankingLine(*line)
    return found


def numbers(rows: Iterable[Any]) -> dict[str, Numbers]:
    """Return what other systems say, by person."""
    found = {}
    for row in rows:
        results = msgspec.json.decode(row.results, type=tuple[GlickoResult, ...])
        glicko = Glicko(row.rating, row.deviation, row.volatility, row.month, results)
        found[row.person] = Numbers(glicko, Skill(row.mu, row.sigma), row.elo, row.elo_games)
    return found


def _book(connection: Connection, people: set[str] | None, last: int) -> Book:
    """Return the record book with the tallies of some people, or of all."""
    held = {
        Feat(row.feat): HeldRecord(row.value, row.person, row.number)
        for row in connection.execute(select(record_book))
    }
    wanted = select(record_tallies)
    if people is not None:
        wanted = wanted.where(record_tallies.c.person.in_(people))
    rows = connection.execute(wanted)
    return Book(last, held, {row.person: GameCount(row.played, row.streak) for row in rows})


def _change(row: Any) -> LineChange:  # noqa: ANN401 - a row
    return LineChange(
        Key(Ladder(row.ladder), row.month, row.person), row.number, row.before, row.after
    )


def _order(change: LineChange) -> tuple[int, Key]:
    return change.number, change.key


# --- writing -------------------------------------------------------------------------------------


def _put_rows(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Write rows, over those with the same key."""
    if not rows:
        return
    keys = [column.name for column in table.primary_key]
    made = insert(connection, table)
    others = {c.name: made.excluded[c.name] for c in table.columns if c.name not in keys}
    connection.execute(made.on_conflict_do_update(index_elements=keys, set_=others), list(rows))


def _state_row(done: Tables) -> dict[str, Any]:
    return {"only": 1, **Reached(tables.VERSION, done.last, done.at_ms)._asdict()}


def _line_rows(lines: Mapping[Key, RankingLine]) -> list[dict[str, Any]]:
    return [
        {**key._asdict(), "ladder": key.ladder.value, **line._asdict()}
        for key, line in lines.items()
    ]


def _number_rows(numbers: Mapping[str, Numbers]) -> list[dict[str, Any]]:
    return [
        {
            "person": person,
            **one.glicko._asdict(),
            "results": msgspec.json.encode(one.glicko.results).decode(),
            **one.skill._asdict(),
            "elo": one.elo,
            "elo_games": one.elo_games,
        }
        for person, one in numbers.items()
    ]


def _change_rows(changes: Iterable[LineChange]) -> list[dict[str, Any]]:
    return [
        {
            **change.key._asdict(),
            "ladder": change.key.ladder.value,
            "number": change.number,
            "before": change.before,
            "after": change.after,
        }
        for change in changes
    ]


def _book_rows(held: Mapping[Feat, HeldRecord]) -> list[dict[str, Any]]:
    return [{"feat": feat.value, **one._asdict()} for feat, one in held.items()]


def _tally_rows(tallies: Mapping[str, GameCount]) -> list[dict[str, Any]]:
    return [{"person": person, **one._asdict()} for person, one in tallies.items()]
