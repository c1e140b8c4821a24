"""Rooms of the lobby, what is said there, and what keeps order."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.store.tables import BIG, KEYED, STRICT

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the tables of rooms, of chat and of moderators."""
    _rooms()
    _lines()
    _order()


def _rooms() -> None:
    op.create_table(
        "lobby_rooms",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("version", BIG, nullable=False),
        sa.Column("updated_ms", BIG, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        **KEYED,
    )


def _lines() -> None:
    op.create_table(
        "chat_lines",
        sa.Column("number", BIG, primary_key=True),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("at_ms", BIG, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("client_id", sa.Text, nullable=False),
        sa.Column("deleted_ms", BIG),
        sa.UniqueConstraint("person", "client_id"),
        **STRICT,
    )
    op.create_index("chat_lines_by_channel", "chat_lines", ["channel", "number"])
    op.create_table(
        "chat_ignored",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at_ms", BIG, nullable=False),
        **KEYED,
    )


def _order() -> None:
    op.create_table(
        "chat_reports",
        sa.Column("number", BIG, primary_key=True),
        sa.Column("at_ms", BIG, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("by_name", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("line", BIG),
        sa.Column("context", sa.LargeBinary, nullable=False),
        sa.Column("closed_ms", BIG),
        sa.Column("closed_by", sa.Text),
        sa.Column("verdict", sa.Text),
        **STRICT,
    )
    op.create_index("chat_reports_closed", "chat_reports", ["closed_ms", "number"])
    op.create_table(
        "chat_measures",
        sa.Column("number", BIG, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at_ms", BIG, nullable=False),
        sa.Column("until_ms", BIG, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("by_name", sa.Text, nullable=False),
        sa.Column("lifted_ms", BIG),
        **STRICT,
    )
    op.create_index("chat_measures_until", "chat_measures", ["until_ms"])
    op.create_table(
        "chat_acts",
        sa.Column("number", BIG, primary_key=True),
        sa.Column("at_ms", BIG, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("by_name", sa.Text, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        **STRICT,
    )
