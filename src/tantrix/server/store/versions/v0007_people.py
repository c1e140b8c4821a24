"""The people of the house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.store.tables import BIG, KEYED

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the tables of people, of their sessions and passkeys, and of what is kept for them."""
    op.create_table(
        "persons",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("folded", sa.Text, unique=True),
        sa.Column("skeleton", sa.Text, unique=True),
        sa.Column("made_ms", BIG, nullable=False),
        sa.Column("role", sa.Text, nullable=False, server_default="player"),
        sa.Column("country", sa.Text),
        sa.Column("first_colour", sa.Text),
        sa.Column("second_colour", sa.Text),
        sa.Column("email", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("banned_until_ms", BIG),
        sa.Column("ban_reason", sa.Text),
        **KEYED,
    )
    op.create_table(
        "people_sessions",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("handle", sa.Text, nullable=False, unique=True),
        sa.Column("made_ms", BIG, nullable=False),
        sa.Column("seen_ms", BIG, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        **KEYED,
    )
    op.create_index("people_sessions_by_person", "people_sessions", ["person"])
    op.create_table(
        "people_passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("uses", BIG, nullable=False),
        sa.Column("made_ms", BIG, nullable=False),
        sa.Column("used_ms", BIG),
        **KEYED,
    )
    op.create_index("people_passkeys_by_person", "people_passkeys", ["person"])
    op.create_table(
        "people_challenges",
        sa.Column("challenge", sa.LargeBinary, primary_key=True),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("session", sa.Text, nullable=False),
        sa.Column("until_ms", BIG, nullable=False),
        **KEYED,
    )
    op.create_index("people_challenges_by_time", "people_challenges", ["until_ms"])
    op.create_table(
        "people_kept",
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.Column("changed_ms", BIG, nullable=False),
        **KEYED,
    )
