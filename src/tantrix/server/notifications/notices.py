"""Notices: what somebody is told of, as a list in the page, and what mail and push are made from.

A notice is written in the transaction of what it is about, so that neither is ever without the
other: each function here returns a job that the table, the room or the tournament adds to its own
commit. A notice has a key, and the same thing again takes the place of the notice of before: a
table has one notice of whose turn it is, however many moves are made. What no longer needs anybody
is `closed`, and then nothing is sent of it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Literal, NamedTuple, get_args

import msgspec
from sqlalchemy import Connection, Select, delete, func, literal, null, select, update

from tantrix.server.db.engine import Database, Job, insert
from tantrix.server.db.schema import BIG
from tantrix.server.db.schema.auth import persons
from tantrix.server.db.schema.notifications import follows, notices
from tantrix.server.db.schema.tables import tables

Kind = Literal["turn", "offer", "challenge", "round", "start", "followed", "reply", "renamed"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""It is your turn by correspondence, or something is offered to you there; you are challenged; \
your game of a tournament can begin; a tournament that you have entered starts soon; somebody whom \
you follow has opened a room; somebody has replied in a thread of the forum in which you have \
written; a moderator has given you another name."""

REMINDERS_MIN = (24 * 60, 60, 10)
"""How many minutes before its start somebody is reminded of a tournament."""

LISTED = 50
"""How many notices a list shows."""

KEPT_MS = 30 * 24 * 60 * 60 * 1000
"""How long a notice is kept."""

QUIET_MS = 6 * 60 * 60 * 1000
"""How long followers hear no more of somebody who has just opened a room."""

MOST_WRITERS = 500
"""How many who have written in a thread hear of a reply."""

MOST_FOLLOWERS = 500
"""How many followers hear of a room."""


class Notice(NamedTuple):
    """A notice as its person reads it; `by` is the name of who caused it, None where unknown.

    A reminder says of which tournament it is, and when that starts, as things are now.
    """

    number: int
    kind: Kind
    by: str | None
    path: str
    at_ms: int
    seen: bool
    about: str | None = None
    starts_ms: int | None = None


def turn_passed(table: str, by: str | None, to: str | None, at_ms: int) -> Job[None]:
    """Return the job that closes the turn of before at a table, and says whose it is now."""

    def job(connection: Connection) -> None:
        _close(connection, f"turn:{table}", at_ms)
        if to is not None and to != by:
            notice = _New("turn", f"turn:{table}", f"/table/{table}", at_ms)
            _notify(connection, notice, [(to, by)])

    return job


def offered(
    table: str, by: str | None, added: Iterable[str], gone: Iterable[str], at_ms: int
) -> Job[None]:
    """Return the job that tells who is to answer an offer at a table, and closes what is over."""

    def job(connection: Connection) -> None:
        key = f"offer:{table}"
        notice = _New("offer", key, f"/table/{table}", at_ms)
        _notify(connection, notice, [(one, by) for one in added])
        for person in gone:
            _close(connection, key, at_ms, person)

    return job


def replied(thread: int, post: int, by: str, people: Iterable[str], at_ms: int) -> Job[None]:
    """Return the job that tells people of a reply in a thread.

    Who has not yet seen that there is one is not told of the next.
    """

    def job(connection: Connection) -> None:
        path = f"{THREAD_PATH}{thread}?post={post}"
        notice = _New("reply", f"reply:{thread}", path, at_ms)
        _notify(connection, notice, [(one, by) for one in people], unseen=False)

    return job


def reply_hidden(thread: int, post: int | None, at_ms: int) -> Job[None]:
    """Return the job that closes what was told of a post, or of a whole thread (None)."""

    def job(connection: Connection) -> None:
        gone = [notices.c.key == f"reply:{thread}", notices.c.closed_ms.is_(None)]
        if post is not None:
            gone.append(notices.c.path == f"{THREAD_PATH}{thread}?post={post}")
        connection.execute(update(notices).where(*gone).values(closed_ms=at_ms))

    return job


def round_paired(table: str, people: Collection[str], path: str, at_ms: int) -> Job[None]:
    """Return the job that tells those who sit at a table of a tournament that it is ready."""
    of_two = len(set(people)) == 2

    def job(connection: Connection) -> None:
        rows = [
            (one, next(other for other in people if other != one) if of_two else None)
            for one in sorted(set(people))
        ]
        _notify(connection, _New("round", f"round:{table}", path, at_ms), rows)

    return job


def reminded(tournament: str, minutes: int, people: Collection[str], at_ms: int) -> Job[None]:
    """Return the job that reminds people, once, that a tournament starts in so many minutes.

    A reminder takes the place of those of before.
    """

    def job(connection: Connection) -> None:
        for other in REMINDERS_MIN:
            if other != minutes:
                _close(connection, _reminder(tournament, other), at_ms)
        row = {
            "kind": "start",
            "key": _reminder(tournament, minutes),
            "path": f"{TOURNAMENT_PATH}{tournament}",
            "at_ms": at_ms,
            "mailed": 0,
            "pushed": 0,
        }
        for person in sorted(people):
            told = insert(connection, notices).values(**row, person=person)
            connection.execute(told.on_conflict_do_nothing(index_elements=_UNIQUE))

    return job


def not_reminded(tournament: str, people: Collection[str], at_ms: int) -> Job[None]:
    """Return the job that closes the reminders of people who do not play in a tournament."""

    def job(connection: Connection) -> None:
        for minutes in REMINDERS_MIN:
            for person in sorted(people):
                _close(connection, _reminder(tournament, minutes), at_ms, person)

    return job


def start_over(tournament: str) -> Job[None]:
    """Return the job that forgets all reminders of a start that is past, moved or cancelled."""
    keys = [_reminder(tournament, minutes) for minutes in REMINDERS_MIN]

    def job(connection: Connection) -> None:
        connection.execute(delete(notices).where(notices.c.key.in_(keys)))

    return job


def invited(room: str, by: str, added: Iterable[str], gone: Iterable[str], at_ms: int) -> Job[None]:
    """Return the job that tells those who are invited to a room, and closes what is answered."""

    def job(connection: Connection) -> None:
        key = f"challenge:{room}"
        notice = _New("challenge", key, f"/room/{room}", at_ms)
        _notify(connection, notice, [(one, by) for one in added])
        for person in gone:
            _close(connection, key, at_ms, person)

    return job


def renamed(person: str, at_ms: int) -> Job[None]:
    """Return the job that tells somebody that a moderator has given them another name."""

    def job(connection: Connection) -> None:
        _notify(connection, _New("renamed", "renamed", "/me", at_ms), [(person, None)])

    return job


def room_opened(host: str, room: str, at_ms: int) -> Job[None]:
    """Return the job that tells the followers of a host of a public room, once in `QUIET_MS`."""

    def job(connection: Connection) -> None:
        told = select(
            follows.c.person,
            literal("followed"),
            literal(f"followed:{host}"),
            literal(host),
            literal(f"/room/{room}"),
            literal(at_ms, BIG),
            literal(0),
            literal(0),
        )
        told = told.where(follows.c.other == host).order_by(follows.c.at_ms).limit(MOST_FOLLOWERS)
        names = ["person", "kind", "key", "by", "path", "at_ms", "mailed", "pushed"]
        row = insert(connection, notices).from_select(names, told)
        again = {
            **{name: row.excluded[name] for name in ("path", "at_ms", "mailed", "pushed")},
            **{name: null() for name in ("seen_ms", "closed_ms")},
        }
        quiet = notices.c.at_ms < at_ms - QUIET_MS
        connection.execute(
            row.on_conflict_do_update(index_elements=_UNIQUE, set_=again, where=quiet)
        )

    return job


def room_closed(host: str, room: str, at_ms: int) -> Job[None]:
    """Return the job that closes what was said of a room."""

    def job(connection: Connection) -> None:
        _close(connection, f"challenge:{room}", at_ms)
        gone = notices.c.key == f"followed:{host}", notices.c.path == f"/room/{room}"
        connection.execute(update(notices).where(*gone).values(closed_ms=at_ms))

    return job


class NoticeStore:
    """The notices of a database. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def listed(self, person: str) -> list[Notice]:
        """Return the newest notices of somebody, the newest first."""
        of = notices.c
        query = named().where(of.person == person, of.closed_ms.is_(None))
        query = query.order_by(of.at_ms.desc(), of.number.desc()).limit(LISTED)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [as_notice(row) for row in rows]

    async def unread(self, person: str) -> int:
        """Return how many notices somebody has not seen."""
        of = notices.c
        query = select(func.count()).where(
            of.person == person, of.seen_ms.is_(None), of.closed_ms.is_(None)
        )
        return await self._database.read(lambda connection: connection.scalar(query)) or 0

    async def see(self, person: str, upto_ms: int, at_ms: int) -> None:
        """Note that somebody has seen what was told up to a time."""
        of = notices.c
        seen = of.person == person, of.seen_ms.is_(None), of.at_ms <= upto_ms
        query = update(notices).where(*seen).values(seen_ms=at_ms)
        await self._database.write(lambda connection: connection.execute(query))

    async def purge(self, before_ms: int) -> None:
        """Forget what is older than a time."""
        old = delete(notices).where(notices.c.at_ms < before_ms)
        await self._database.write(lambda connection: connection.execute(old))


def named() -> Select[int, Kind, str | None, str, int, int | None, bytes | None]:
    """Return the query for notices with who caused them, and what they are about.

    `as_notice` reads it.
    """
    of = notices.c
    tournament = func.substr(of.path, len(TOURNAMENT_PATH) + 1)
    causes = notices.outerjoin(persons, persons.c.id == of.by)
    causes = causes.outerjoin(tables, (of.kind == "start") & (tables.c.id == tournament))
    columns = (of.number, of.kind, persons.c.name, of.path, of.at_ms, of.seen_ms)
    return select(*columns, tables.c.summary).select_from(causes)


def as_notice(row: tuple[int, Kind, str | None, str, int, int | None, bytes | None]) -> Notice:
    """Return a row of `named` as a notice."""
    number, kind, by, path, at_ms, seen_ms, summary = row
    told = Notice(number, kind, by, path, at_ms, seen_ms is not None)
    if summary is None:
        return told
    start = msgspec.json.decode(summary, type=_Start)
    return told._replace(about=start.name, starts_ms=start.starts_ms)


class _Start(msgspec.Struct):
    """What lists say of a tournament, as far as a reminder says it too."""

    name: str
    starts_ms: int


class _New(NamedTuple):
    """A notice that is to be written."""

    kind: Kind
    key: str
    path: str
    at_ms: int


_UNIQUE = ["key", "person"]

TOURNAMENT_PATH = "/tournament/"
THREAD_PATH = "/forum/thread/"


def _reminder(tournament: str, minutes: int) -> str:
    """Return the key of a reminder: whoever has it is told no second time."""
    return f"start:{tournament}:{minutes}"


def _notify(
    connection: Connection,
    notice: _New,
    people: Iterable[tuple[str, str | None]],
    *,
    unseen: bool = True,
) -> None:
    """Write a notice for some people, each with who caused it.

    One that somebody has not seen is left as it is where `unseen` ones are not replaced.
    """
    news = {"path": notice.path, "at_ms": notice.at_ms, "mailed": 0, "pushed": 0}
    for person, by in people:
        told = {"person": person, "kind": notice.kind, "key": notice.key, "by": by}
        row = insert(connection, notices).values(**told, **news)
        again = {**news, "by": by, "seen_ms": None, "closed_ms": None}
        old = notices.c.seen_ms.is_not(None) | notices.c.closed_ms.is_not(None)
        replaced = None if unseen else old
        connection.execute(
            row.on_conflict_do_update(index_elements=_UNIQUE, set_=again, where=replaced)
        )


def _close(connection: Connection, key: str, at_ms: int, person: str | None = None) -> None:
    """Have a notice need nobody any more: that of one person, or of all."""
    still = [notices.c.key == key, notices.c.closed_ms.is_(None)]
    if person is not None:
        still.append(notices.c.person == person)
    connection.execute(update(notices).where(*still).values(closed_ms=at_ms))
