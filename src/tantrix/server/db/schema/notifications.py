"""What people are told of and how, what is to be sent to them, and who follows whom."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
)

from tantrix.server.db.schema import BIG, KEYED, STRICT, metadata

follows = Table(
    "follows",
    metadata,
    Column("person", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    Column("at_ms", BIG, nullable=False),
    Index("follows_by_other", "other"),
    **KEYED,
)

notices = Table(
    "notices",
    metadata,
    Column("number", BIG, primary_key=True),
    Column("person", Text, nullable=False),
    Column("kind", Text, nullable=False),
    # What it is about: the same thing again replaces the notice of before.
    Column("key", Text, nullable=False),
    Column("by", Text),
    Column("path", Text, nullable=False),
    Column("at_ms", BIG, nullable=False),
    Column("seen_ms", BIG),
    Column("closed_ms", BIG),
    # Whether it has been decided, for each channel, if something is sent: 0 or 1.
    Column("mailed", Integer, nullable=False),
    Column("pushed", Integer, nullable=False),
    UniqueConstraint("key", "person"),
    Index("notices_by_person", "person", "at_ms"),
    Index("notices_mailed", "mailed", "at_ms"),
    Index("notices_pushed", "pushed", "at_ms"),
    **STRICT,
)

notification_settings = Table(
    "notification_settings",
    metadata,
    Column("person", Text, ForeignKey("persons.id"), primary_key=True),
    Column("mail", Text, nullable=False),
    Column("push", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("digest_hours", Integer, nullable=False),
    Column("digest_ms", BIG, nullable=False),
    # It counts as long as it is the address in the account.
    Column("verified_address", Text),
    # The secret of the links by which all mail is stopped without logging in.
    Column("stop", Text, nullable=False, unique=True),
    **KEYED,
)

mail_tokens = Table(
    "mail_tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("persons.id"), nullable=False),
    Column("purpose", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("until_ms", BIG, nullable=False),
    Index("mail_tokens_by_person", "person"),
    **KEYED,
)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("persons.id"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("made_ms", BIG, nullable=False),
    Index("push_subscriptions_by_person", "person", "made_ms"),
    **KEYED,
)

outbox = Table(
    "outbox",
    metadata,
    Column("number", BIG, primary_key=True),
    Column("channel", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("kind", Text, nullable=False),
    # Empty once it is settled.
    Column("body", LargeBinary, nullable=False),
    Column("made_ms", BIG, nullable=False),
    Column("due_ms", BIG, nullable=False),
    Column("state", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("state_ms", BIG, nullable=False),
    Index("outbox_due", "channel", "state", "due_ms"),
    Index("outbox_by_person", "person", "made_ms"),
    Index("outbox_by_target", "target", "made_ms"),
    **STRICT,
)

notification_keys = Table(
    "notification_keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
    **KEYED,
)
