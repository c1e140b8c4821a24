"""What people have made in every part of the server: exported, handed over, or left without a name.

Three things can happen to a person's data, and every part of the server must do all of them:

- `export` returns all of it as JSON, when somebody downloads their data.
- `hand_over` gives it to another id, when a guest becomes a member.
- `forget` replaces the name by a word, when an account is deleted. What others took part in (games,
  talk) stays, without the name.

`PersonalData` groups the three functions of one part, and `ESTATES` lists all parts: a new part
that stores something about people adds an entry. Each function runs inside one transaction of the
account's change: all parts change or none does.

Most are one UPDATE of a column. Tables and races are harder, as their events and summaries contain
names and ids: these are decoded, changed and encoded again, and what nothing changes in keeps its
very bytes. Read `tables_of`, `_seats` and `rewrite` first.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    Select,
    delete,
    exists,
    func,
    literal,
    or_,
    select,
    update,
)

from tantrix.notation.json_types import Json
from tantrix.server.auth.repository import PersonalData
from tantrix.server.bots import repository
from tantrix.server.db.base import TOURNAMENT
from tantrix.server.db.schema.archive import game_seats
from tantrix.server.db.schema.auth import persons
from tantrix.server.db.schema.daily import daily_attempts
from tantrix.server.db.schema.forum import forum_posts, forum_threads
from tantrix.server.db.schema.freetable import figures, spaghettis
from tantrix.server.db.schema.lobby import (
    chat_acts,
    chat_ignored,
    chat_lines,
    chat_measures,
    chat_reports,
    lobby_rooms,
)
from tantrix.server.db.schema.posts import pictures, post_texts
from tantrix.server.db.schema.rankings import ranking_changes, ranking_lines
from tantrix.server.db.schema.studies import studies
from tantrix.server.db.schema.tables import events, planned_answers, seats_of, tables
from tantrix.server.db.schema.training import puzzle_attempts, rush_runs, tactic_attempts
from tantrix.server.lobby.rooms import RoomState, forgotten
from tantrix.server.privacy import notifications, tournaments
from tantrix.server.tables.repository import known_as
from tantrix.server.web.cookies import Person


class _Row(NamedTuple):
    id: str
    owner: str
    kind: str
    created_ms: int
    summary: bytes


def _export_tables(connection: Connection, person: str) -> dict[str, list[Json]]:
    """Tell the tables and races of somebody, with the events of their own seats."""
    return {"games": [_exported(connection, person, row) for row in tables_of(connection, person)]}


def tables_of(connection: Connection, person: str) -> list[_Row]:
    """Return the tables that somebody made, and those at which they sit."""
    seated = select(seats_of.c.table_id).where(seats_of.c.person == person)
    mine = or_(tables.c.owner == person, tables.c.id.in_(seated.scalar_subquery()))
    query = select(*(tables.c[name] for name in _Row._fields))
    query = query.where(mine, tables.c.kind != TOURNAMENT)
    rows = connection.execute(query.order_by(tables.c.created_ms, tables.c.id)).all()
    return [_Row(*row) for row in rows]


def events_of(connection: Connection, table: str) -> list[tuple[int, int, Json]]:
    """Return number, time and JSON of each event of a table."""
    query = select(events.c.seq, events.c.at_ms, events.c.body).where(events.c.table_id == table)
    rows = connection.execute(query.order_by(events.c.seq)).all()
    return [(seq, at_ms, msgspec.json.decode(body)) for seq, at_ms, body in rows]


def _exported(connection: Connection, person: str, table: _Row) -> Json:
    happened = events_of(connection, table.id)
    seats = _seats([event for *_, event in happened], person, table.owner)
    own = [
        {"at_ms": at_ms, **event}
        for _, at_ms, event in happened
        if event.get("player") in seats or event.get("owner") == person
    ]
    data = {"table": table.id, "kind": table.kind, "made_ms": table.created_ms}
    return {**data, "seats": seats, "events": own}


def _seats(happened: Sequence[Json], person: str, owner: str) -> list[int]:
    """Return the seats that are somebody's at a table, or in a race, that `owner` made.

    In a race people sit down and stand up before it begins: the last one on a seat has it.
    """
    return sorted(n for n, one in sitting_at(happened, owner).items() if one.person == person)


class _Sitter(NamedTuple):
    """Who sits on a seat, and the name that stands there."""

    person: str
    name: str


def sitting_at(happened: Sequence[Json], owner: str) -> dict[int, _Sitter]:
    """Return the people at a table, or in a race, that `owner` made, by their seats."""
    first = happened[0]
    seats = first.get("config", first)["seats"]
    people = [(n, seat) for n, seat in enumerate(seats) if seat.get("kind") == "person"]
    sitting = {n: _Sitter(_sitter(seat, owner), seat.get("name", "")) for n, seat in people}
    for event in happened:
        if event["kind"] == "sit":
            sitting[event["seat"]] = _Sitter(event["owner"], event.get("name", ""))
        elif event["kind"] == "stand":
            sitting.pop(event["seat"], None)
    return sitting


def _sitter(seat: Json, owner: str) -> str:
    """Return who sits on a seat of a table or of a race that `owner` made."""
    sitter: str = seat.get("person") or seat.get("owner") or owner
    return sitter


def _hand_over_tables(connection: Connection, was: str, to: str) -> None:
    for table in tables_of(connection, was):
        rewrite(connection, table, was, lambda data: _reseat(data, was, to))
    theirs = seats_of.alias()
    both = theirs.c.table_id == seats_of.c.table_id, theirs.c.player == seats_of.c.player
    twice = exists().where(theirs.c.person == to, *both)
    connection.execute(delete(seats_of).where(seats_of.c.person == was, twice))
    for column in (tables.c.owner, seats_of.c.person, game_seats.c.person):
        _give(connection, column, was, to)


def _reseat(data: Json, was: str, to: str) -> None:
    """Have somebody's seats be another's, where it is said whose they are."""
    for seat in [*data.get("config", data).get("seats", ()), data]:
        for name in ("person", "owner"):
            if seat.get(name) == was:
                seat[name] = to


def _forget_tables(connection: Connection, person: str, word: str) -> None:
    for table in tables_of(connection, person):
        happened = events_of(connection, table.id)
        seats = _seats([event for *_, event in happened], person, table.owner)
        rename = partial(rename_seats, person=person, seats=seats, word=word)
        rewrite(connection, table, '"name"', rename)
    named = update(game_seats).where(game_seats.c.person == person)
    connection.execute(named.values(name=word, known_as=word))


def _name_tables(connection: Connection, person: str, name: str) -> None:
    """Put somebody's name on their seat at each table where they have one alone."""
    for table in tables_of(connection, person):
        happened = events_of(connection, table.id)
        seats = _seats([event for *_, event in happened], person, table.owner)
        if len(seats) == 1:
            rename = partial(rename_seats, person=person, seats=seats, word=name)
            rewrite(connection, table, '"name"', rename)
    alone = (
        select(game_seats.c.number)
        .where(game_seats.c.person == person)
        .group_by(game_seats.c.number)
        .having(func.count() == 1)
    )
    mine = game_seats.c.person == person, game_seats.c.number.in_(alone)
    named = update(game_seats).where(*mine)
    connection.execute(named.values(name=name, known_as=known_as(name, None)))


def rename_seats(data: Json, person: str, seats: Collection[int], word: str) -> None:
    """Put a word in the place of a person's name: on their `seats`, and where it has their id."""
    shown = data.get("table") or data.get("config") or data
    for number, seat in enumerate(shown.get("seats", ())):
        theirs = seat["owner"] == person if "owner" in seat else number in seats
        if theirs and "name" in seat:
            seat["name"] = word
    if data.get("kind") == "sit" and data["owner"] == person:
        data["name"] = word


def rewrite(connection: Connection, table: _Row, mark: str, change: Callable[[Json], None]) -> None:
    """Change what is stored of who sits at a table: in its events, and in what lists show.

    Nothing is read in which the `mark` does not stand: most events are moves.
    """
    shown = _changed(table.summary, mark, change)
    connection.execute(update(tables).where(tables.c.id == table.id).values(summary=shown))
    query = select(events.c.seq, events.c.body).where(events.c.table_id == table.id)
    for seq, body in connection.execute(query).all():
        if (after := _changed(body, mark, change)) != body:
            row = update(events).where(events.c.table_id == table.id, events.c.seq == seq)
            connection.execute(row.values(body=after))


def _changed(body: bytes, mark: str, change: Callable[[Json], None]) -> bytes:
    """Return JSON after a change, the same bytes where nothing changes."""
    if mark.encode() not in body:
        return body
    data, before = msgspec.json.decode(body), msgspec.json.decode(body)
    change(data)
    return body if data == before else msgspec.json.encode(data)


def _export_plans(connection: Connection, person: str) -> dict[str, list[Json]]:
    query = select(planned_answers.c.table_id, planned_answers.c.body)
    rows = connection.execute(query.where(planned_answers.c.person == person))
    return {"plans": [{"table": one, **msgspec.json.decode(body)} for one, body in rows]}


def _hand_over_plans(connection: Connection, was: str, to: str) -> None:
    """Give plans away, except at tables where the other one has some too."""
    known = select(planned_answers.c.table_id).where(planned_answers.c.person == to)
    twice = planned_answers.c.table_id.in_(known.scalar_subquery())
    connection.execute(delete(planned_answers).where(planned_answers.c.person == was, twice))
    _give(connection, planned_answers.c.person, was, to)


def _forget_plans(connection: Connection, person: str, _: str) -> None:
    """Delete them: whoever has gone places nothing any more."""
    connection.execute(delete(planned_answers).where(planned_answers.c.person == person))


def _export_days(connection: Connection, person: str) -> dict[str, list[Json]]:
    query = select(daily_attempts).where(daily_attempts.c.owner == person)
    return {"daily": _rows(connection, query.order_by(daily_attempts.c.date))}


def _hand_over_days(connection: Connection, was: str, to: str) -> None:
    """Give attempts away, except at days that the other one has opened too."""
    known = select(daily_attempts.c.date).where(daily_attempts.c.owner == to)
    twice = daily_attempts.c.date.in_(known.scalar_subquery())
    connection.execute(delete(daily_attempts).where(daily_attempts.c.owner == was, twice))
    _give(connection, daily_attempts.c.owner, was, to)


def _forget_days(connection: Connection, person: str, word: str) -> None:
    named = daily_attempts.c.owner == person, daily_attempts.c.name.is_not(None)
    connection.execute(update(daily_attempts).where(*named).values(name=word))


def _export_training(connection: Connection, person: str) -> dict[str, list[Json]]:
    data = {}
    for table in (tactic_attempts, rush_runs, puzzle_attempts):
        query = select(table).where(table.c.owner == person).order_by(*table.primary_key)
        data[table.name] = _rows(connection, query)
    return data


def _hand_over_training(connection: Connection, was: str, to: str) -> None:
    """Give attempts away, except at tactics and puzzles that the other one has tried too."""
    for table, key in (
        (tactic_attempts, tactic_attempts.c.tactic),
        (puzzle_attempts, puzzle_attempts.c.puzzle),
    ):
        known = select(key).where(table.c.owner == to)
        twice = key.in_(known.scalar_subquery())
        connection.execute(delete(table).where(table.c.owner == was, twice))
        _give(connection, table.c.owner, was, to)
    _give(connection, rush_runs.c.owner, was, to)


def _forget_training(connection: Connection, person: str, word: str) -> None:
    """Leave everything: who it was is looked up, and then has no name and no place."""


def _export_figures(connection: Connection, person: str) -> dict[str, list[Json]]:
    data = {}
    for table in (figures, spaghettis):
        shown = [column for column in table.c if column.name != "digest"]
        query = select(*shown).where(table.c.owner == person).order_by(table.c.made_ms)
        data[table.name] = _rows(connection, query)
    return data


def _hand_over_figures(connection: Connection, was: str, to: str) -> None:
    _give(connection, figures.c.owner, was, to)
    _give(connection, spaghettis.c.owner, was, to)


def _forget_figures(connection: Connection, person: str, word: str) -> None:
    for table in (figures, spaghettis):
        connection.execute(update(table).where(table.c.owner == person).values(by_name=word))


def _export_posts(connection: Connection, person: str) -> dict[str, list[Json]]:
    shown = [column for column in post_texts.c if column.name != "writer"]
    query = select(*shown).where(post_texts.c.writer == person)
    return {"posts": _rows(connection, query.order_by(post_texts.c.at_ms))}


def _hand_over_posts(connection: Connection, was: str, to: str) -> None:
    _give(connection, post_texts.c.writer, was, to)


def _forget_posts(connection: Connection, person: str, word: str) -> None:
    """Leave everything: who wrote it is looked up, and then has no name."""


def _export_pictures(connection: Connection, person: str) -> dict[str, list[Json]]:
    """Tell the pictures of somebody; each is at `/api/pictures/` with its id."""
    shown = [column for column in pictures.c if column.name != "body"]
    query = select(*shown).where(pictures.c.owner == person)
    return {"pictures": _rows(connection, query.order_by(pictures.c.made_ms, pictures.c.id))}


def _hand_over_pictures(connection: Connection, was: str, to: str) -> None:
    _give(connection, pictures.c.owner, was, to)


def _forget_pictures(connection: Connection, person: str, _: str) -> None:
    """Leave what is in posts, as their texts, and delete what is in none."""
    unused = pictures.c.owner == person, pictures.c.used == 0
    connection.execute(delete(pictures).where(*unused))


def _export_forum(connection: Connection, person: str) -> dict[str, list[Json]]:
    """Tell what somebody has written, each post with the title of its thread."""
    shown = forum_posts.c.thread, forum_threads.c.section, forum_threads.c.title
    written = forum_posts.c.place, forum_posts.c.lang, forum_posts.c.at_ms, forum_posts.c.body
    query = select(*shown, *written).select_from(forum_posts.join(forum_threads))
    query = query.where(forum_posts.c.author == person).order_by(forum_posts.c.id)
    return {"forum": _rows(connection, query)}


def _hand_over_forum(connection: Connection, was: str, to: str) -> None:
    """Give posts away; two persons may have given their messages the same ids."""
    marked = literal(f"{was}:") + forum_posts.c.client_id
    mine = update(forum_posts).where(forum_posts.c.author == was)
    connection.execute(mine.values(author=to, client_id=marked))


def _forget_forum(connection: Connection, person: str, word: str) -> None:
    """Leave what was said, by nobody: who wrote it is looked up, and then has no name."""


def _export_studies(connection: Connection, person: str) -> dict[str, list[Json]]:
    """Tell the studies of somebody, each with its text."""
    query = select(studies).where(studies.c.owner == person)
    return {"studies": _rows(connection, query.order_by(studies.c.made_ms, studies.c.id))}


def _hand_over_studies(connection: Connection, was: str, to: str) -> None:
    _give(connection, studies.c.owner, was, to)


def _forget_studies(connection: Connection, person: str, _: str) -> None:
    """Delete everything: a study is its owner's alone, who wrote all of it.

    Those of others have no name of this person, but where they wrote it themselves.
    """
    connection.execute(delete(studies).where(studies.c.owner == person))


def _rows(connection: Connection, query: Select[*tuple[Any, ...]]) -> list[Json]:
    """Return rows as they are told to who owns them, without the id of that person."""
    rows = connection.execute(query).mappings()
    return [{name: value for name, value in row.items() if name != "owner"} for row in rows]


def _give(connection: Connection, column: Column[Any], was: str, to: str) -> None:
    """Have all that is one's in a column be another's."""
    connection.execute(update(column.table).where(column == was).values({column.name: to}))


def _export_chat(connection: Connection, person: str) -> dict[str, list[Json]]:
    """Tell what somebody has said and reported, whom they ignore, and what holds against them."""
    said = select(chat_lines.c.channel, chat_lines.c.at_ms, chat_lines.c.text)
    lines = said.where(chat_lines.c.person == person).order_by(chat_lines.c.number)
    ignored = select(chat_ignored.c.name).where(chat_ignored.c.person == person)
    complaint, measure = chat_reports.c, chat_measures.c
    reports = select(complaint.at_ms, complaint.name, complaint.reason)
    reports = reports.where(complaint.by == person).order_by(complaint.number)
    measures = select(measure.kind, measure.at_ms, measure.until_ms, measure.reason)
    measures = measures.where(measure.person == person).order_by(measure.number)
    queries = {"chat": lines, "ignored": ignored, "reports": reports, "measures": measures}
    return {name: _rows(connection, query) for name, query in queries.items()}


def _hand_over_chat(connection: Connection, was: str, to: str) -> None:
    """Give away lines, reports and measures; who is ignored by both is so once.

    Two persons may have given their messages the same ids: those of the one keep apart.
    """
    marked = literal(f"{was}:") + chat_lines.c.client_id
    lines = update(chat_lines).where(chat_lines.c.person == was)
    connection.execute(lines.values(person=to, client_id=marked))
    for column in (chat_reports.c.person, chat_reports.c.by, chat_measures.c.person):
        _give(connection, column, was, to)
    known = select(chat_ignored.c.other).where(chat_ignored.c.person == to)
    twice = chat_ignored.c.other.in_(known.scalar_subquery())
    connection.execute(delete(chat_ignored).where(chat_ignored.c.person == was, twice))
    _give(connection, chat_ignored.c.person, was, to)


def _forget_chat(connection: Connection, person: str, word: str) -> None:
    """Keep what was said, by nobody; what was reported stays, for those who keep order."""
    for table in (chat_lines, chat_reports, chat_measures):
        connection.execute(update(table).where(table.c.person == person).values(name=word))
    for table in (chat_reports, chat_acts):
        connection.execute(update(table).where(table.c.by == person).values(by_name=word))
    _forget_name(connection, person, word)
    ignored = or_(chat_ignored.c.person == person, chat_ignored.c.other == person)
    connection.execute(delete(chat_ignored).where(ignored))


def _name_lines(connection: Connection, person: str, name: str) -> None:
    """Put somebody's name on what they said, and in lists of whom others ignore.

    A report goes on telling the name that was reported, but not in what was said around it.
    """
    was = connection.scalar(select(persons.c.name).where(persons.c.id == person))
    if was is not None:
        _rename_around(connection, was, name)
    connection.execute(update(chat_lines).where(chat_lines.c.person == person).values(name=name))
    ignored = update(chat_ignored).where(chat_ignored.c.other == person)
    connection.execute(ignored.values(name=name))


def _forget_name(connection: Connection, person: str, word: str) -> None:
    """Put a word in the place of somebody's name where those who keep order have no id of them."""
    name = connection.scalar(select(persons.c.name).where(persons.c.id == person))
    if name is None:
        return
    for column in (chat_measures.c.by_name, chat_reports.c.closed_by):
        _give(connection, column, name, word)
    about = chat_acts.c.about == name, chat_acts.c.act != "close"  # which tells a number
    connection.execute(update(chat_acts).where(*about).values(about=word))
    _rename_around(connection, name, word)


def _rename_around(connection: Connection, name: str, word: str) -> None:
    """Put a word in the place of a name in what was said around what is reported."""
    reports = select(chat_reports.c.number, chat_reports.c.context)
    for number, context in connection.execute(reports).all():
        data = msgspec.json.decode(context)
        lines = [{**one, "name": word} if one["name"] == name else one for one in data["lines"]]
        if lines != data["lines"]:
            row = update(chat_reports).where(chat_reports.c.number == number)
            connection.execute(row.values(context=msgspec.json.encode({**data, "lines": lines})))


def _forget_rooms(connection: Connection, person: str, word: str) -> None:
    """Rename whoever is told of in rooms of the lobby; one that is open there is told too."""
    query = select(lobby_rooms.c.id, lobby_rooms.c.body)
    for room, body in connection.execute(query).all():
        if person.encode() in body:
            data = forgotten(msgspec.json.decode(body, type=RoomState), Person(person, word))
            row = update(lobby_rooms).where(lobby_rooms.c.id == room)
            connection.execute(row.values(body=msgspec.json.encode(data)))


def _export_nothing(_: Connection, __: str) -> dict[str, list[Json]]:
    """Tell nothing: rooms of the lobby are those of everybody in them, and soon closed."""
    return {}


def _leave_rooms(_: Connection, __: str, ___: str) -> None:
    """Leave rooms as they are: whoever is somebody else now takes a seat again."""


def _export_rankings(connection: Connection, person: str) -> dict[str, list[Json]]:
    data = {}
    for table in (ranking_lines, ranking_changes):
        shown = [column for column in table.c if column.name != "person"]
        query = select(*shown).where(table.c.person == person).order_by(*shown)
        data[table.name] = _rows(connection, query)
    return data


def _leave_rankings(_: Connection, __: str, ___: str) -> None:
    """Leave rankings as they are: only members have any, under an id that never changes."""


ESTATES = (
    PersonalData(_export_tables, _hand_over_tables, _forget_tables, _name_tables),
    PersonalData(_export_plans, _hand_over_plans, _forget_plans),
    PersonalData(_export_days, _hand_over_days, _forget_days, _forget_days),
    PersonalData(_export_training, _hand_over_training, _forget_training),
    PersonalData(_export_figures, _hand_over_figures, _forget_figures, _forget_figures),
    PersonalData(_export_posts, _hand_over_posts, _forget_posts),
    PersonalData(_export_pictures, _hand_over_pictures, _forget_pictures),
    PersonalData(_export_forum, _hand_over_forum, _forget_forum),
    PersonalData(_export_studies, _hand_over_studies, _forget_studies),
    PersonalData(_export_chat, _hand_over_chat, _forget_chat, _name_lines),
    PersonalData(_export_nothing, _leave_rooms, _forget_rooms),
    PersonalData(repository.export, repository.hand_over, repository.forget),
    PersonalData(tournaments.export, tournaments.hand_over, tournaments.forget, tournaments.forget),
    PersonalData(notifications.export, notifications.hand_over, notifications.forget),
    PersonalData(_export_rankings, _leave_rankings, _leave_rankings),
)
"""What every part of the server does with what is somebody's."""
