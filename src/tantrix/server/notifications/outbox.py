"""What is to be sent, as rows of the database: planned once, sent at most once.

Three steps, each a transaction of its own, and between them nothing is true that is not written:

1. `plan` decides what is sent of new notices, and marks them in the same commit as decided.
2. `claim` marks a message as `sending`, before anything of it leaves. Whether its person still
   wants it, and how much they have been sent, is looked at here once more.
3. `settle` notes what came of it: `sent`, `failed`, or `waiting` again where it is certain that
   nobody has got it (see `DeliveryOutcome`).

Mail and push have no way to ask whether a message has arrived. A server that is killed between 2
and 3 therefore leaves a message that may have been sent. It is not sent again: after `LEASE_MS` it
becomes `unknown`. A lost message costs a glance at the page, where every notice is listed anyway;
one that is sent twice costs trust. ADR 43 says more.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, Literal, NamedTuple, get_args

import msgspec
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Select,
    cast,
    delete,
    func,
    select,
    update,
)

from tantrix.server.db.engine import Database
from tantrix.server.db.schema import BIG
from tantrix.server.db.schema.auth import persons
from tantrix.server.db.schema.notifications import (
    mail_tokens,
    notices,
    notification_settings,
    outbox,
    push_subscriptions,
)
from tantrix.server.notifications.notices import Kind, Notice, as_notice, named
from tantrix.server.notifications.settings import (
    Channel,
    Purpose,
    mailed_to,
    new_token,
    wanted,
)

MINUTE_MS = 60_000
HOUR_MS = 60 * MINUTE_MS
DAY_MS = 24 * HOUR_MS

MAIL_AFTER_MS = 2 * MINUTE_MS
"""How long a notice waits for its person to see it in the page before it is mailed."""

MAILS_A_DAY = 20
"""How many mails one person, and one address, get in a day at most."""

TOKENS_A_DAY = 3
"""How many links that show who reads the mail of an address go to it in a day."""

PUSHES_AN_HOUR = 30
"""How many pushes one browser gets in an hour at most."""

LEASE_MS = 10 * MINUTE_MS
"""After how long a message that is being sent is one whose sender is no more."""

ATTEMPTS = 6
"""How often sending is tried."""

RETRY_MS = MINUTE_MS
"""How long the second try waits; each further one four times as long."""

KEPT_MS = 30 * DAY_MS
TOKEN_MS = DAY_MS
"""How long a settled message is kept, without its text, and how long a link in a mail is good."""

PURPOSES: tuple[Purpose, ...] = get_args(Purpose)

SOME = 50
"""How many notices are planned in one transaction: moves wait for no more than these."""

State = Literal["waiting", "sending", "sent", "failed", "unknown", "dropped"]


class DeliveryOutcome(Enum):
    """What came of sending."""

    SENT = "sent"
    LATER = "waiting"
    """Nobody has got it, for a reason that may pass: the connection was refused, or put off."""
    FAILED = "failed"
    """It was refused for good."""
    UNKNOWN = "unknown"
    """The connection broke where it may have been taken."""


class Item(msgspec.Struct, frozen=True):
    """What a message says of one notice: who caused it, and the path of the page about it.

    A reminder says the name of the tournament, in how many minutes that starts, and the number of
    its notice, without which it is not sent any more.
    """

    path: str
    by: str | None = None
    about: str | None = None
    minutes: int = 0
    notice: int = 0


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """What a message is made of when it is sent.

    `stop` is the secret of the link that stops all mail, `token` that of a link which shows that
    its reader reads the mail of an address.
    """

    lang: str
    items: tuple[Item, ...] = ()
    name: str = ""
    stop: str = ""
    token: str = ""


class Outgoing(NamedTuple):
    """A message that is being sent; `target` is an address, or the hash of a subscription."""

    number: int
    channel: Channel
    target: str
    kind: Kind | Purpose
    content: Content
    attempts: int


class Addressed(NamedTuple):
    """By what channel a message goes to whom, and what of."""

    channel: Channel
    person: str
    target: str
    kind: Kind | Purpose


class OutboxStore:
    """The outbox of a database. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, channel: Channel, now_ms: int) -> bool:
        """Tell whether there is something to plan or to send."""
        fresh, of = _fresh(channel, now_ms), outbox.c
        waiting = select(of.number).where(
            of.channel == channel, of.state == "waiting", of.due_ms <= now_ms
        )
        left = select(of.number).where(
            of.channel == channel, of.state == "sending", of.state_ms < now_ms - LEASE_MS
        )

        def job(connection: Connection) -> bool:
            queries = (query.limit(1) for query in (fresh, waiting, left))
            return any(connection.scalar(query) is not None for query in queries)

        return await self._database.read(job)

    async def plan(self, channel: Channel, now_ms: int) -> int:
        """Decide what is sent of new notices by a channel; return how many were looked at."""
        planned = _plan_mail if channel == "mail" else _plan_push
        return await self._database.write(lambda connection: planned(connection, now_ms))

    async def claim(self, channel: Channel, now_ms: int, most: int) -> list[Outgoing]:
        """Mark messages that are due as being sent, and return them; nobody else gets them."""
        return await self._database.write(lambda c: _claim(c, channel, now_ms, most))

    async def settle(self, message: Outgoing, outcome: DeliveryOutcome, now_ms: int) -> None:
        """Note what came of sending."""
        attempts = message.attempts
        if outcome is DeliveryOutcome.LATER and attempts < ATTEMPTS:
            due_ms = now_ms + RETRY_MS * 4 ** (attempts - 1)
            row: dict[str, object] = {"state": "waiting", "state_ms": now_ms, "due_ms": due_ms}
        else:
            row = _settled("failed" if outcome is DeliveryOutcome.LATER else outcome.value, now_ms)
        query = update(outbox).where(
            outbox.c.number == message.number,
            outbox.c.state == "sending",
            outbox.c.attempts == attempts,
        )
        await self._database.write(lambda connection: connection.execute(query.values(**row)))

    async def send_token(self, person: str, purpose: Purpose, lang: str, now_ms: int) -> bool:
        """Have a link mailed to the address of an account; tell whether it may be, by the limits.

        A link for a new password goes to a verified address only.
        """
        return await self._database.write(lambda c: _token(c, person, purpose, lang, now_ms))

    async def purge(self, now_ms: int) -> None:
        """Forget messages that were settled long ago, and links that are good no more."""

        def job(connection: Connection) -> None:
            of = outbox.c
            old = of.state_ms < now_ms - KEPT_MS, of.state.not_in(("waiting", "sending"))
            connection.execute(delete(outbox).where(*old))
            connection.execute(delete(mail_tokens).where(mail_tokens.c.until_ms < now_ms))

        await self._database.write(job)

    async def states(self) -> dict[tuple[Channel, State], int]:
        """Return how many messages there are of each channel and state."""
        of = outbox.c
        query = select(of.channel, of.state, func.count()).group_by(of.channel, of.state)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {(channel, state): count for channel, state, count in rows}


# --- planning ------------------------------------------------------------------------------------


def _fresh(channel: Channel, now_ms: int) -> Select[*tuple[Any, ...]]:
    """Return the query for notices that are to be planned for a channel, the oldest first."""
    of = notices.c
    query = select(of.number, of.person, of.kind, of.seen_ms, of.closed_ms).order_by(of.at_ms)
    if channel == "push":
        return query.where(of.pushed == 0)
    return query.where(of.mailed == 0, of.at_ms <= now_ms - MAIL_AFTER_MS, _digest_due(now_ms))


def _digest_due(now_ms: int) -> ColumnElement[bool]:
    """Return the condition that a notice is no turn, or that a digest of turns may be sent now."""
    chosen = notification_settings.c
    early = select(chosen.person).where(
        chosen.person == notices.c.person,
        chosen.digest_ms + cast(chosen.digest_hours, BIG) * HOUR_MS > now_ms,
    )
    return (notices.c.kind != "turn") | ~early.exists()


def _plan_mail(connection: Connection, now_ms: int) -> int:
    """Make mails of notices; a digest of turns that is not due yet leaves them for later."""
    found = connection.execute(_fresh("mail", now_ms).limit(SOME)).all()
    turns = dict.fromkeys(row.person for row in found if row.kind == "turn" and not row.closed_ms)
    for row in found:
        if row.kind != "turn" and not row.seen_ms and not row.closed_ms:
            _mail(connection, row.person, row.kind, [row.number], now_ms)
    for person in turns:
        _mail(connection, person, "turn", _open_turns(connection, person), now_ms)
    _mark(connection, notices.c.mailed, [row.number for row in found])
    return len(found)


def _plan_push(connection: Connection, now_ms: int) -> int:
    """Make pushes of notices, one for each browser of their persons."""
    found = connection.execute(_fresh("push", now_ms).limit(SOME)).all()
    browsers = push_subscriptions.c
    for row in found:
        settings = wanted(connection, row.person)
        if row.seen_ms or row.closed_ms or row.kind not in settings.push:
            continue
        content = _content(connection, row.person, [row.number], now_ms)
        query = select(browsers.hash).where(browsers.person == row.person)
        for target in connection.scalars(query).all():
            _put(connection, Addressed("push", row.person, target, row.kind), content, now_ms)
    _mark(connection, notices.c.pushed, [row.number for row in found])
    return len(found)


def _open_turns(connection: Connection, person: str) -> list[int]:
    """Return the notices of all games at which it is somebody's turn, seen or not."""
    of = notices.c
    query = select(of.number).where(of.person == person, of.kind == "turn", of.closed_ms.is_(None))
    return list(connection.scalars(query.order_by(of.at_ms).limit(SOME)))


def _mail(
    connection: Connection, person: str, kind: Kind, numbers: Sequence[int], now_ms: int
) -> None:
    """Put a mail into the outbox, if its person wants it."""
    settings = wanted(connection, person)
    address = mailed_to(connection, person)
    if address is None or kind not in settings.mail:
        return
    if kind == "turn":
        chosen = notification_settings
        query = update(chosen).where(chosen.c.person == person).values(digest_ms=now_ms)
        connection.execute(query)
    content = _content(connection, person, numbers, now_ms)
    _put(connection, Addressed("mail", person, address, kind), content, now_ms)


def _content(connection: Connection, person: str, numbers: Sequence[int], now_ms: int) -> Content:
    """Return what a message to somebody about some notices is made of."""
    settings = wanted(connection, person)
    name = connection.scalar(select(persons.c.name).where(persons.c.id == person)) or ""
    of = notices.c
    query = named().where(of.number.in_(numbers)).order_by(of.at_ms, of.number)
    news = [as_notice(row) for row in connection.execute(query).all()]
    items = tuple(_item(one, now_ms) for one in news)
    return Content(lang=settings.lang, items=items, name=name, stop=settings.stop)


def _item(told: Notice, now_ms: int) -> Item:
    """Return what a message says of a notice, some time before a tournament starts."""
    if told.starts_ms is None:
        return Item(told.path, told.by)
    minutes = -(-(told.starts_ms - now_ms) // MINUTE_MS)
    return Item(told.path, about=told.about, minutes=max(minutes, 1), notice=told.number)


def _put(connection: Connection, to: Addressed, content: Content, now_ms: int) -> None:
    """Put a message into the outbox."""
    row = {
        **to._asdict(),
        "body": msgspec.json.encode(content),
        "made_ms": now_ms,
        "due_ms": now_ms,
        "state_ms": now_ms,
        "state": "waiting",
        "attempts": 0,
    }
    connection.execute(outbox.insert().values(**row))


def _mark(connection: Connection, done: Column[int], numbers: Sequence[int]) -> None:
    """Note that it has been decided what is sent of some notices."""
    query = update(notices).where(notices.c.number.in_(numbers))
    connection.execute(query.values({done: 1}))


def _token(connection: Connection, person: str, purpose: Purpose, lang: str, now_ms: int) -> bool:
    query = select(persons.c.email, persons.c.name).where(persons.c.id == person)
    row = connection.execute(query).one_or_none()
    address = None if row is None else row.email
    if purpose == "reset":
        address = mailed_to(connection, person)
    if row is None or address is None:
        return False
    asked = outbox.c.kind.in_(PURPOSES), outbox.c.made_ms >= now_ms - DAY_MS
    if _most(connection, person, address, *asked) >= TOKENS_A_DAY:
        return False
    token = new_token(connection, person, purpose, address, now_ms + TOKEN_MS)
    content = Content(lang=lang, name=row.name, token=token)
    _put(connection, Addressed("mail", person, address, purpose), content, now_ms)
    return True


# --- sending -------------------------------------------------------------------------------------


def _claim(connection: Connection, channel: Channel, now_ms: int, most: int) -> list[Outgoing]:
    """Mark messages as being sent, and those whose sender is no more as `unknown`."""
    of = outbox.c
    lost = of.channel == channel, of.state == "sending", of.state_ms < now_ms - LEASE_MS
    connection.execute(update(outbox).where(*lost).values(**_settled("unknown", now_ms)))
    query = select(of.number, of.person, of.target, of.kind, of.body, of.attempts)
    query = query.where(of.channel == channel, of.state == "waiting", of.due_ms <= now_ms)
    claimed = []
    for row in connection.execute(query.order_by(of.due_ms, of.number).limit(most)).all():
        mine = update(outbox).where(of.number == row.number)
        content = msgspec.json.decode(row.body, type=Content)
        to = Addressed(channel, row.person, row.target, row.kind)
        if not _stands(connection, content) or not _may_send(connection, to, now_ms):
            connection.execute(mine.values(**_settled("dropped", now_ms)))
            continue
        attempts = row.attempts + 1
        connection.execute(mine.values(state="sending", state_ms=now_ms, attempts=attempts))
        claimed.append(Outgoing(row.number, channel, row.target, row.kind, content, attempts))
    return claimed


def _settled(state: State, now_ms: int) -> dict[str, object]:
    """Return what is kept of a message that is done with: not what it said."""
    return {"state": state, "state_ms": now_ms, "body": b""}


def _stands(connection: Connection, content: Content) -> bool:
    """Tell whether all that a message reminds of is still to come."""
    needed = {item.notice for item in content.items if item.notice}
    of = notices.c
    still = select(func.count()).where(of.number.in_(needed), of.closed_ms.is_(None))
    return not needed or connection.scalar(still) == len(needed)


def _may_send(connection: Connection, to: Addressed, now_ms: int) -> bool:
    """Tell whether its person still wants a message, and has not been sent too much."""
    settings, of = wanted(connection, to.person), outbox.c
    taken = of.channel == to.channel, of.state.in_(("sending", "sent", "unknown"))
    if to.channel == "push":
        browsers = push_subscriptions.c
        there = browsers.hash == to.target, browsers.person == to.person
        wants = connection.scalar(select(browsers.hash).where(*there)) is not None
        recent = select(func.count()).where(
            *taken, of.target == to.target, of.state_ms > now_ms - HOUR_MS
        )
        few = (connection.scalar(recent) or 0) < PUSHES_AN_HOUR
        return wants and few and to.kind in settings.push
    if to.kind == "verify":
        address = connection.scalar(select(persons.c.email).where(persons.c.id == to.person))
    else:
        address = mailed_to(connection, to.person)
    wants = address == to.target and (to.kind in PURPOSES or to.kind in settings.mail)
    recently = of.state_ms > now_ms - DAY_MS
    return wants and _most(connection, to.person, to.target, *taken, recently) < MAILS_A_DAY


def _most(connection: Connection, person: str, address: str, *which: ColumnElement[bool]) -> int:
    """Return how many of some mails are one person's, or go to one address: the larger number."""
    of = outbox.c
    counts = (
        connection.scalar(select(func.count()).where(*which, whose))
        for whose in (of.person == person, of.target == address)
    )
    return max(count or 0 for count in counts)
