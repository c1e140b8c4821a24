"""Who follows whom, what people are told of, and what is to be sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.db.schema import BIG, KEYED, STRICT

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the tables, in which there is nothing yet."""
    op.create_table(
        "follows",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True),
        sa.Column("at_ms", BIG, nullable=False),
        **KEYED,
    )
    op.create_index("follows_by_other", "follows", ["other"])
    op.create_table(
        "notices",
        sa.Column("number", BIG, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("by", sa.Text),
        sa.Column("path", sa.Text, nullable=False),
        sa.Column("at_ms", BIG, nullable=False),
        sa.Column("seen_ms", BIG),
        sa.Column("closed_ms", BIG),
        sa.Column("mailed", sa.Integer, nullable=False),
        sa.Column("pushed", sa.Integer, nullable=False),
        sa.UniqueConstraint("key", "person"),
        **STRICT,
    )
    op.create_index("notices_by_person", "notices", ["person", "at_ms"])
    op.create_index("notices_mailed", "notices", ["mailed", "at_ms"])
    op.create_index("notices_pushed", "notices", ["pushed", "at_ms"])
    op.create_table(
        "notification_settings",
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("mail", sa.Text, nullable=False),
        sa.Column("push", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("digest_hours", sa.Integer, nullable=False),
        sa.Column("digest_ms", BIG, nullable=False),
        sa.Column("verified_address", sa.Text),
        sa.Column("stop", sa.Text, nullable=False, unique=True),
        **KEYED,
    )
    op.create_table(
        "mail_tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("until_ms", BIG, nullable=False),
        **KEYED,
    )
    op.create_index("mail_tokens_by_person", "mail_tokens", ["person"])
    op.create_table(
        "push_subscriptions",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("made_ms", BIG, nullable=False),
        **KEYED,
    )
    op.create_index("push_subscriptions_by_person", "push_subscriptions", ["person", "made_ms"])
    op.create_table(
        "outbox",
        sa.Column("number", BIG, primary_key=True),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("made_ms", BIG, nullable=False),
        sa.Column("due_ms", BIG, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("state_ms", BIG, nullable=False),
        **STRICT,
    )
    op.create_index("outbox_due", "outbox", ["channel", "state", "due_ms"])
    op.create_index("outbox_by_person", "outbox", ["person", "made_ms"])
    op.create_index("outbox_by_target", "outbox", ["target", "made_ms"])
    op.create_table(
        "notification_keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
        **KEYED,
    )
