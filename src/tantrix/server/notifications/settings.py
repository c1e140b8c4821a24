"""How somebody wants to hear of things: by which channel of what, and where to.

Nothing is sent to who has not asked for it: without a row here nobody gets anything, and a kind of
notice is sent by a channel only where it is named for that channel. Mail goes to an address only
while it is the one in the account and its owner has followed the link sent to it.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection
from typing import Literal, NamedTuple

from sqlalchemy import Connection, delete, select, update

from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.engine import Database, insert
from tantrix.server.db.schema.auth import persons
from tantrix.server.db.schema.notifications import (
    mail_tokens,
    notification_keys,
    notification_settings,
    push_subscriptions,
)
from tantrix.server.notifications.notices import KINDS, Kind

Channel = Literal["mail", "push"]
Purpose = Literal["verify", "reset"]

MOST_SUBSCRIPTIONS = 10
"""How many browsers of one person are pushed to; a new one takes the place of the oldest."""

DAILY_H = 24


class NotificationSettings(NamedTuple):
    """What somebody wants: kinds by mail and by push, and how many hours a digest waits.

    `verified` is an address that they have shown to be theirs; `stop` the secret of their links to
    stop all mail.
    """

    mail: frozenset[Kind] = frozenset()
    push: frozenset[Kind] = frozenset()
    lang: str = "en"
    digest_hours: int = DAILY_H
    verified: str | None = None
    stop: str = ""


class Subscription(NamedTuple):
    """A browser that takes pushes: where to, and the keys by which they are encrypted."""

    hash: str
    person: str
    endpoint: str
    key: str
    secret: str
    made_ms: int


class MailToken(NamedTuple):
    """What a link in a mail shows: that somebody reads the mail of an address."""

    person: str
    purpose: Purpose
    address: str
    until_ms: int


_SETTINGS = notification_settings.c
_WANTED = select(
    *(_SETTINGS.mail, _SETTINGS.push, _SETTINGS.lang, _SETTINGS.digest_hours),
    *(_SETTINGS.verified_address, _SETTINGS.stop),
)
_SUBSCRIPTION = select(*(push_subscriptions.c[name] for name in Subscription._fields))


class SettingsStore:
    """What people want to hear of. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def wanted(self, person: str) -> NotificationSettings:
        """Return what somebody wants."""
        return await self._database.read(lambda connection: wanted(connection, person))

    async def change(
        self,
        person: str,
        mail: Collection[Kind],
        push: Collection[Kind],
        lang: str,
        digest_hours: int,
    ) -> NotificationSettings:
        """Keep what somebody wants, and return it."""
        row = {
            "mail": _words(mail),
            "push": _words(push),
            "lang": lang,
            "digest_hours": digest_hours,
        }

        def job(connection: Connection) -> NotificationSettings:
            _keep(connection, person, row)
            return wanted(connection, person)

        return await self._database.write(job)

    async def stop(self, secret: str, kind: Kind | None) -> bool:
        """Mail somebody no more of a kind, or of anything; tell whether it is anybody's secret."""

        def job(connection: Connection) -> bool:
            found = connection.execute(
                select(_SETTINGS.person, _SETTINGS.mail).where(_SETTINGS.stop == secret)
            ).one_or_none()
            if found is None:
                return False
            left = kinds(found.mail) - ({kind} if kind else set(KINDS))
            query = update(notification_settings).where(_SETTINGS.person == found.person)
            connection.execute(query.values(mail=_words(left)))
            return True

        return await self._database.write(job)

    # --- addresses ---------------------------------------------------------------------------

    async def redeem(self, token: str, purpose: Purpose, now_ms: int) -> MailToken:
        """Use up a token, once; what it shows about an address is kept.

        Raises `TantrixError` `notify.token` for one that is unknown, used, or too old, and where
        the account has another address by now.
        """

        def job(connection: Connection) -> MailToken:
            of = mail_tokens.c
            query = select(of.person, of.purpose, of.address, of.until_ms)
            row = connection.execute(query.where(of.hash == _hash(token))).one_or_none()
            if row is None or row.purpose != purpose or row.until_ms < now_ms:
                raise TantrixError("notify.token")
            connection.execute(delete(mail_tokens).where(of.person == row.person))
            address = select(persons.c.email).where(persons.c.id == row.person)
            if connection.scalar(address) != row.address:
                raise TantrixError("notify.token")
            _keep(connection, row.person, {"verified_address": row.address})
            return MailToken(*row)

        return await self._database.write(job)

    # --- browsers ----------------------------------------------------------------------------

    async def subscribe(self, one: Subscription) -> None:
        """Push to a browser from now on; whose it was before gets nothing there any more."""

        def job(connection: Connection) -> None:
            of = push_subscriptions.c
            connection.execute(delete(push_subscriptions).where(of.hash == one.hash))
            connection.execute(push_subscriptions.insert().values(**one._asdict()))
            newest = select(of.hash).where(of.person == one.person)
            newest = newest.order_by(of.made_ms.desc(), of.hash).offset(MOST_SUBSCRIPTIONS)
            old = list(connection.scalars(newest.limit(MOST_SUBSCRIPTIONS)))
            connection.execute(delete(push_subscriptions).where(of.hash.in_(old)))

        await self._database.write(job)

    async def unsubscribe(self, hash_: str, person: str | None = None) -> None:
        """Push to a browser no more; for a person only where it is theirs."""
        gone = delete(push_subscriptions).where(push_subscriptions.c.hash == hash_)
        if person is not None:
            gone = gone.where(push_subscriptions.c.person == person)
        await self._database.write(lambda connection: connection.execute(gone))

    async def subscription(self, hash_: str) -> Subscription | None:
        """Return a browser that takes pushes, None where it is no longer one."""
        query = _SUBSCRIPTION.where(push_subscriptions.c.hash == hash_)
        row = await self._database.read(lambda c: c.execute(query).one_or_none())
        return None if row is None else Subscription(*row)

    async def key(self, name: str, fresh: bytes) -> bytes:
        """Return a key of the server; the first time it is `fresh`, and kept for ever."""

        def job(connection: Connection) -> bytes:
            row = insert(connection, notification_keys).values(name=name, value=fresh)
            connection.execute(row.on_conflict_do_nothing())
            of = notification_keys.c
            return bytes(connection.execute(select(of.value).where(of.name == name)).scalar_one())

        return await self._database.write(job)


def wanted(connection: Connection, person: str) -> NotificationSettings:
    """Return what somebody wants."""
    row = connection.execute(_WANTED.where(_SETTINGS.person == person)).one_or_none()
    if row is None:
        return NotificationSettings()
    return NotificationSettings(kinds(row[0]), kinds(row[1]), *row[2:])


def mailed_to(connection: Connection, person: str) -> str | None:
    """Return the address to which mail for somebody goes: that of the account, if verified."""
    query = select(persons.c.email).join_from(
        persons, notification_settings, _SETTINGS.person == persons.c.id
    )
    query = query.where(persons.c.id == person, persons.c.email == _SETTINGS.verified_address)
    return connection.scalar(query)


def new_token(
    connection: Connection, person: str, purpose: Purpose, address: str, until: int
) -> str:
    """Make a token, in the place of older ones for the same purpose, and return its secret."""
    of, token = mail_tokens.c, secrets.token_urlsafe(24)
    connection.execute(delete(mail_tokens).where(of.person == person, of.purpose == purpose))
    row = MailToken(person, purpose, address, until)
    connection.execute(mail_tokens.insert().values(hash=_hash(token), **row._asdict()))
    return token


def kinds(text: str) -> frozenset[Kind]:
    """Return the kinds that a column names."""
    return frozenset(kind for kind in KINDS if kind in text.split())


def _words(some: Collection[Kind]) -> str:
    return " ".join(kind for kind in KINDS if kind in some)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _keep(connection: Connection, person: str, row: dict[str, object]) -> None:
    """Change what somebody wants; the first time, the rest is that they want nothing."""
    blank = NotificationSettings(stop=secrets.token_urlsafe(18))
    fresh = {
        "mail": "",
        "push": "",
        "lang": blank.lang,
        "digest_hours": blank.digest_hours,
        "digest_ms": 0,
        "stop": blank.stop,
        "person": person,
    }
    made = insert(connection, notification_settings).values(**{**fresh, **row})
    connection.execute(made.on_conflict_do_update(index_elements=["person"], set_=row))
