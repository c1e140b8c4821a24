"""What people have asked to be told, and whom they follow: exported, handed over, forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Select, delete, select, update

from tantrix.notation.json_types import Json
from tantrix.server.db.schema.auth import persons
from tantrix.server.db.schema.notifications import (
    follows,
    mail_tokens,
    notices,
    notification_settings,
    outbox,
    push_subscriptions,
)


def export(connection: Connection, person: str) -> dict[str, Sequence[Json]]:
    """Tell whom somebody follows, what they were told and sent, and how they want to hear of it."""
    followed = select(persons.c.name, follows.c.at_ms).join_from(
        follows, persons, persons.c.id == follows.c.other
    )
    told, chosen, sent, browser = notices.c, notification_settings.c, outbox.c, push_subscriptions.c
    wanted = (chosen.mail, chosen.push, chosen.lang, chosen.digest_hours, chosen.verified_address)
    queries = {
        "follows": followed.where(follows.c.person == person).order_by(follows.c.at_ms),
        "notices": select(told.kind, told.path, told.at_ms, told.seen_ms)
        .where(told.person == person)
        .order_by(told.at_ms),
        "notification_settings": select(*wanted).where(chosen.person == person),
        "push_browsers": select(browser.endpoint, browser.made_ms)
        .where(browser.person == person)
        .order_by(browser.made_ms),
        "messages_sent": select(sent.channel, sent.kind, sent.state, sent.made_ms)
        .where(sent.person == person)
        .order_by(sent.made_ms),
    }
    return {name: _rows(connection, query) for name, query in queries.items()}


def _rows(connection: Connection, query: Select[*tuple[Any, ...]]) -> list[Json]:
    return [dict(row) for row in connection.execute(query).mappings()]


def hand_over(connection: Connection, was: str, to: str) -> None:
    """Give follows, notices and browsers to another id; settings only where that one has none."""
    for mine, theirs in ((follows.c.person, follows.c.other), (follows.c.other, follows.c.person)):
        known = select(theirs).where(mine == to).scalar_subquery()
        connection.execute(delete(follows).where(mine == was, theirs.in_(known)))
        connection.execute(update(follows).where(mine == was).values({mine: to}))
    connection.execute(delete(follows).where(follows.c.person == follows.c.other))
    keys = select(notices.c.key).where(notices.c.person == to).scalar_subquery()
    connection.execute(delete(notices).where(notices.c.person == was, notices.c.key.in_(keys)))
    for column in (notices.c.person, notices.c.by, push_subscriptions.c.person):
        connection.execute(update(column.table).where(column == was).values({column: to}))
    chosen = notification_settings.c.person
    if connection.scalar(select(chosen).where(chosen == to)) is None:
        connection.execute(update(notification_settings).where(chosen == was).values(person=to))


def forget(connection: Connection, person: str, _: str) -> None:
    """Delete everything: nothing of it concerns anybody else, and nothing is sent any more."""
    for column in (
        *(follows.c.person, follows.c.other, notices.c.person, outbox.c.person),
        *(notification_settings.c.person, mail_tokens.c.person, push_subscriptions.c.person),
    ):
        connection.execute(delete(column.table).where(column == person))
    connection.execute(update(notices).where(notices.c.by == person).values(by=None))
