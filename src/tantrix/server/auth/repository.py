"""People in a database: accounts, sessions, and what is kept for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, delete, func, or_, select, update

from tantrix.notation.json_types import Json
from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth import names
from tantrix.server.db.base import Conflict
from tantrix.server.db.engine import Database, Job, Result, insert
from tantrix.server.db.schema.auth import (
    people_challenges,
    people_kept,
    people_passkeys,
    people_recovery_codes,
    people_sessions,
    people_tickets,
    people_two_step,
    persons,
)
from tantrix.server.db.schema.bots import bot_tokens
from tantrix.server.db.schema.tables import tables
from tantrix.server.db.schema.tournaments import tournaments

GUEST, MEMBER, DELETED = "guest", "member", "deleted"
"""The kinds of accounts; of one that is deleted the id alone is left."""

ENTERED = "entered"
"""What is noted of a request to become a guest, beside the challenges of passkeys."""

AT_ONCE = 500
"""How many sessions are looked up in one query."""


class Account(NamedTuple):
    """An account. Times are milliseconds of the wall clock; `password` is a hash.

    `bot_ms` tells since when it is that of a program, None for a person.
    """

    id: str
    kind: str
    name: str
    made_ms: int
    role: str = "player"
    country: str | None = None
    first_colour: str | None = None
    second_colour: str | None = None
    email: str | None = None
    password: str | None = None
    banned_until_ms: int | None = None
    ban_reason: str | None = None
    bot_ms: int | None = None


class Session(NamedTuple):
    """A session, by the `hash` of its cookie; the `handle` names it to its person.

    `second_ms` tells when a second factor was shown in it, None where none was.
    """

    hash: str
    person: str
    handle: str
    made_ms: int
    seen_ms: int
    browser: str
    second_ms: int | None = None


class Entrance(NamedTuple):
    """A request to become a guest, by the hash of its id; until a time it is answered again."""

    digest: bytes
    until_ms: int


class CookieMatch(NamedTuple):
    """What a cookie is: that of a session, or the one that became the id of an account (`spent`).

    It is a visitor's where it is neither.
    """

    account: Account | None
    session: Session | None
    spent: bool


class PersonalData(NamedTuple):
    """What a part of the server does with what is somebody's, on the connection of a job.

    `export` tells lists of what they have made, by the name of each; `hand_over` gives everything
    of one id to another one, which keeps what it has itself; `forget` puts a word in the place of
    somebody's name; `rename` has what they made before they had a name, or under another one, bear
    their name.
    """

    export: Callable[[Connection, str], Mapping[str, Sequence[Json]]]
    hand_over: Callable[[Connection, str, str], None]
    forget: Callable[[Connection, str, str], None]
    rename: Callable[[Connection, str, str], None] | None = None


_ACCOUNT = select(*(persons.c[name] for name in Account._fields))
_SESSION = select(*(people_sessions.c[name] for name in Session._fields))


class PeopleStore:
    """The accounts and sessions of a database. Every method may raise `Unavailable`.

    What changes an account raises `TantrixError` `people.none` where that was deleted meanwhile.
    """

    def __init__(self, database: Database, estates: Sequence[PersonalData] = ()) -> None:
        self.database = database
        self._estates = estates

    # --- who is it --------------------------------------------------------------------------

    async def find(self, session: str) -> CookieMatch:
        """Return what the cookie with a hash is."""
        return await self.database.read(lambda c: _find(c, session))

    async def seen(self, session: str, at_ms: int) -> None:
        """Note that somebody is there."""
        query = update(people_sessions).where(people_sessions.c.hash == session)
        await self._do(lambda c: c.execute(query.values(seen_ms=at_ms)))

    async def account(self, person: str) -> Account | None:
        """Return an account, None where there is no such one."""
        return await self._one(_ACCOUNT.where(persons.c.id == person, persons.c.kind != DELETED))

    async def named(self, name: str) -> Account | None:
        """Return the account of a name, capitals or not."""
        wanted = names.folded(name)
        if not wanted.isprintable():  # not every database takes such a text
            return None
        return await self._one(_ACCOUNT.where(persons.c.folded == wanted))

    async def looks_like(self, name: str) -> Account | None:
        """Return the account whose name looks like another one, None where none does."""
        like = names.skeleton(name)
        return await self._one(_ACCOUNT.where(persons.c.skeleton == like)) if like else None

    async def listed(self, begins: str, limit: int) -> list[Account]:
        """Return the accounts whose names begin so, in order."""
        query = _ACCOUNT.where(
            persons.c.kind != DELETED,
            persons.c.folded.startswith(names.folded(begins), autoescape=True),
        )
        query = query.order_by(persons.c.folded).limit(limit)
        rows = await self.database.read(lambda c: c.execute(query).all())
        return [Account(*row) for row in rows]

    async def in_office(self) -> list[tuple[Account, int]]:
        """Return who keeps order or has made tournaments that are not over, and how many of these.

        They are in the order of their names.
        """
        going = (
            select(tables.c.owner, func.count().label("directs"))
            .join(tournaments, tournaments.c.id == tables.c.id)
            .where(tournaments.c.status.not_in(("finished", "cancelled")))
            .group_by(tables.c.owner)
            .subquery()
        )
        query = _ACCOUNT.add_columns(going.c.directs).outerjoin(
            going, going.c.owner == persons.c.id
        )
        kept = persons.c.kind != DELETED, or_(persons.c.role != "player", going.c.directs > 0)
        query = query.where(*kept).order_by(persons.c.folded)
        rows = await self.database.read(lambda c: c.execute(query).all())
        return [(Account(*row[:-1]), row[-1] or 0) for row in rows]

    # --- coming and going -------------------------------------------------------------------

    async def open(
        self, account: Account, session: Session, entrance: Entrance | None = None
    ) -> None:
        """Make an account with its first session; raises `TantrixError` `people.name.taken`."""

        def job(connection: Connection) -> None:
            row = {**account._asdict(), **_name(account.name)}
            connection.execute(persons.insert().values(**row))
            self._rename(connection, account.id, account.id)
            _begin(connection, session)
            if entrance is not None:
                _note_entrance(connection, entrance, account)

        await self._named(job)

    async def entered(self, entrance: Entrance, now_ms: int) -> Account | None:
        """Return the guest whom a request has made already, None where it has made none."""
        of = people_challenges.c
        query = _ACCOUNT.join(people_challenges, of.session == persons.c.id).where(
            of.challenge == entrance.digest,
            of.purpose == ENTERED,
            of.until_ms >= now_ms,
            persons.c.kind == GUEST,
        )
        return await self._one(query)

    async def join(self, account: Account, session: Session) -> None:
        """Make a member of a guest, whose sessions end; raises `people.name.taken`."""

        def job(connection: Connection) -> None:
            if _kind(connection, account.id) != GUEST:
                raise TantrixError("people.none")
            _end_all(connection, account.id)
            entrance = {"kind": MEMBER, "password": account.password, "email": account.email}
            change(connection, account.id, {**_name(account.name), **entrance})
            self._rename(connection, account.id, account.id)
            _begin(connection, session)

        await self._named(job)

    async def log_in(
        self, session: Session, before: str, was: str, check: Job[None] | None = None
    ) -> None:
        """Begin a session where `before` ends, and take over what the visitor or guest `was` made.

        The account of a guest is no more then; one who has become a member meanwhile stays that.
        `check` is done first, in the same transaction. Raises `TantrixError` `people.none`.
        """

        def job(connection: Connection) -> None:
            if check is not None:
                check(connection)
            _end(connection, before)
            if _kind(connection, session.person) == DELETED:
                raise TantrixError("people.none")
            if was and _kind(connection, was) is None:  # a visitor, who has had no name
                self._rename(connection, was, session.person)
            if was and _kind(connection, was) != MEMBER:
                for estate in self._estates:
                    estate.hand_over(connection, was, session.person)
                self._forget(connection, was)
            _begin(connection, session)

        await self._do(job)

    async def end(self, session: str) -> None:
        """End a session."""
        await self._do(lambda c: _end(c, session))

    async def sessions(self, person: str) -> list[Session]:
        """Return the sessions of somebody, the one last seen first."""
        query = _SESSION.where(people_sessions.c.person == person)
        query = query.order_by(people_sessions.c.seen_ms.desc(), people_sessions.c.handle)
        rows = await self.database.read(lambda c: c.execute(query).all())
        return [Session(*row) for row in rows]

    async def end_some(self, person: str, *, handle: str | None, but: str) -> list[str]:
        """End one session of somebody, or all `but` one, and return the hashes of the ended."""
        mine = people_sessions.c.person == person
        other = people_sessions.c.hash != but if handle is None else _handled(handle)

        def job(connection: Connection) -> list[str]:
            ended = list(connection.scalars(select(people_sessions.c.hash).where(mine, other)))
            connection.execute(delete(people_sessions).where(mine, other))
            return ended

        return await self.database.write(job)

    async def last_seen_ms(self) -> int:
        """Return when anybody was seen last, 0 where nobody has been."""
        latest = select(func.max(people_sessions.c.seen_ms))
        return await self.database.read(lambda c: c.scalar(latest)) or 0

    async def end_unseen(self, since_ms: int) -> int:
        """End the sessions in which nobody was seen since a time, and return how many."""
        old = delete(people_sessions).where(people_sessions.c.seen_ms < since_ms)
        return await self.database.write(lambda c: c.execute(old).rowcount)

    async def over(self, sessions: Mapping[str, str], now_ms: int) -> list[str]:
        """Return which sessions and tokens of accounts have ended, or are of somebody banned.

        `sessions` are their hashes, each with its person; those of visitors do not end.
        """
        return await self.database.read(lambda c: _over(c, sessions, now_ms))

    # --- the account ------------------------------------------------------------------------

    async def rename(self, person: str, name: str, **columns: object) -> None:
        """Give somebody another name, and change other columns with it.

        Raises `TantrixError` `people.name.taken`.
        """

        def job(connection: Connection) -> None:
            change(connection, person, {**_name(name), **columns})

        await self._named(job)

    async def rename_everywhere(self, person: str, name: str, note: Job[None]) -> None:
        """Give somebody another name, also on what they have made; `note` is done with it.

        Raises `TantrixError` `people.name.taken`, `people.none`.
        """

        def job(connection: Connection) -> None:
            for estate in self._estates:
                if estate.rename is not None:
                    estate.rename(connection, person, name)
            change(connection, person, _name(name))
            note(connection)

        await self._named(job)

    async def change(self, person: str, **columns: object) -> None:
        """Change what stands in an account, by the names of the columns."""
        await self._do(lambda c: change(c, person, columns))

    async def set_password(self, person: str, password: str, session: Session) -> None:
        """Change a password (its hash); all sessions end and one begins."""

        def job(connection: Connection) -> None:
            _end_all(connection, person)
            change(connection, person, {"password": password, "kind": MEMBER})
            _begin(connection, session)

        await self._do(job)

    async def forget(self, person: str) -> None:
        """Delete an account: its id is left, and what was made under its name, without the name."""
        await self._do(lambda c: self._forget(c, person))

    # --- what is kept -----------------------------------------------------------------------

    async def kept(self, person: str) -> dict[str, bytes]:
        """Return all that is kept for somebody, by its key."""
        query = select(people_kept.c.key, people_kept.c.value)
        query = query.where(people_kept.c.person == person).order_by(people_kept.c.key)
        rows = await self.database.read(lambda c: c.execute(query).all())
        return {row.key: row.value for row in rows}

    async def keep(self, person: str, key: str, value: bytes, at_ms: int, most: int) -> None:
        """Keep something, `most` bytes in all; raises `TantrixError` `people.kept.full`."""

        def job(connection: Connection) -> None:
            others = select(func.coalesce(func.sum(people_kept.c.size), 0))
            others = others.where(people_kept.c.person == person, people_kept.c.key != key)
            if connection.execute(others).scalar_one() + len(value) > most:
                raise TantrixError("people.kept.full", most=most)
            row = {"value": value, "size": len(value), "changed_ms": at_ms}
            made = insert(connection, people_kept).values(person=person, key=key, **row)
            connection.execute(made.on_conflict_do_update(index_elements=_KEPT, set_=row))

        await self._do(job)

    async def made(self, person: str) -> dict[str, Sequence[Json]]:
        """Return what somebody has made in every part of the server, by the name of each list."""

        def job(connection: Connection) -> dict[str, Sequence[Json]]:
            lists = (estate.export(connection, person) for estate in self._estates)
            return {name: made for parts in lists for name, made in parts.items()}

        return await self.database.read(job)

    # --- how it is done ---------------------------------------------------------------------

    def _rename(self, connection: Connection, person: str, account: str) -> None:
        """Have what an id has made bear the name of an account."""
        name = connection.scalar(select(persons.c.name).where(persons.c.id == account))
        for estate in self._estates:
            if estate.rename is not None and name is not None:
                estate.rename(connection, person, name)

    def _forget(self, connection: Connection, person: str) -> None:
        for table in _OF_ACCOUNT:
            connection.execute(delete(table).where(table.c.person == person))
        for estate in self._estates:
            estate.forget(connection, person, names.DELETED)
        kept = {"id", "made_ms"}
        gone = {name: None for name in (*Account._fields, *_name("")) if name not in kept}
        query = update(persons).where(persons.c.id == person)
        connection.execute(query.values({**gone, "kind": DELETED, "role": "player"}))

    async def _one(self, query: Select[*tuple[Any, ...]]) -> Account | None:
        row = await self.database.read(lambda c: c.execute(query).one_or_none())
        return None if row is None else Account(*row)

    async def _do(self, job: Job[object]) -> None:
        """Run a job whose result is of no use to anybody."""

        def alone(connection: Connection) -> None:
            job(connection)

        await self.database.write(alone)

    async def _named(self, job: Job[Result]) -> Result:
        """Run a job that gives a name; the database refuses one that looks like another's."""
        try:
            return await self.database.write(job)
        except Conflict:
            raise TantrixError("people.name.taken") from None


_KEPT = ["person", "key"]

_OF_ACCOUNT = (
    *(people_sessions, people_passkeys, people_two_step, people_recovery_codes, people_tickets),
    people_kept,
)
"""What is deleted with an account."""


def _find(connection: Connection, session: str) -> CookieMatch:
    row = connection.execute(_SESSION.where(people_sessions.c.hash == session)).one_or_none()
    if row is None:
        spent = select(persons.c.id).where(persons.c.id == session)
        return CookieMatch(None, None, spent=connection.execute(spent).one_or_none() is not None)
    account = connection.execute(_ACCOUNT.where(persons.c.id == row.person)).one()
    return CookieMatch(Account(*account), Session(*row), spent=False)


def _over(connection: Connection, sessions: Mapping[str, str], now_ms: int) -> list[str]:
    kept: set[str] = set()
    barred: dict[str, bool] = {}
    every = list(sessions.items())
    for at in range(0, len(every), AT_ONCE):
        hashes, people = zip(*every[at : at + AT_ONCE], strict=True)
        for table in (people_sessions, bot_tokens):
            kept |= set(connection.scalars(select(table.c.hash).where(table.c.hash.in_(hashes))))
        accounts = select(persons.c.id, persons.c.banned_until_ms).where(persons.c.id.in_(people))
        for person, until_ms in connection.execute(accounts):
            barred[person] = (until_ms or 0) > now_ms
    return [
        session
        for session, person in sessions.items()
        if person in barred and (barred[person] or session not in kept)
    ]


def _name(name: str) -> dict[str, str]:
    """Return the columns of a name; the last two are no other person's."""
    return {"name": name, "folded": names.folded(name), "skeleton": names.skeleton(name)}


def _handled(handle: str) -> Any:  # noqa: ANN401 - a condition of SQLAlchemy
    return people_sessions.c.handle == handle


def _begin(connection: Connection, session: Session) -> None:
    connection.execute(people_sessions.insert().values(**session._asdict()))


def _note_entrance(connection: Connection, entrance: Entrance, account: Account) -> None:
    """Note which guest a request has made, and forget those to whom it is long no matter."""
    of = people_challenges
    connection.execute(delete(of).where(of.c.purpose == ENTERED, of.c.until_ms < account.made_ms))
    row = {"challenge": entrance.digest, "until_ms": entrance.until_ms}
    connection.execute(of.insert().values(**row, purpose=ENTERED, session=account.id))


def _end(connection: Connection, session: str) -> None:
    connection.execute(delete(people_sessions).where(people_sessions.c.hash == session))


def _end_all(connection: Connection, person: str) -> None:
    connection.execute(delete(people_sessions).where(people_sessions.c.person == person))


def _kind(connection: Connection, person: str) -> str | None:
    return connection.scalar(select(persons.c.kind).where(persons.c.id == person))


def change(connection: Connection, person: str, columns: Mapping[str, object]) -> None:
    """Change columns of an account; raises `TantrixError` `people.none` where it is no more."""
    there = persons.c.id == person, persons.c.kind != DELETED
    if connection.execute(update(persons).where(*there).values(**columns)).rowcount != 1:
        raise TantrixError("people.none")
