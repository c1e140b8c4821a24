"""Tables and their events."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.store.tables import BIG, KEYED

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("created_ms", BIG, nullable=False),
        sa.Column("updated_ms", BIG, nullable=False),
        sa.Column("version", BIG, nullable=False),
        sa.Column("robot_due", sa.Integer, nullable=False),
        sa.Column("rematch_of", sa.Text, unique=True),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        **KEYED,
    )
    op.create_index("tables_by_owner", "tables", ["owner", "updated_ms"])
    op.create_index("tables_by_time", "tables", ["updated_ms"])
    op.create_index(
        "tables_robot_due",
        "tables",
        ["id"],
        sqlite_where=sa.text("robot_due"),
        postgresql_where=sa.text("robot_due = 1"),
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", BIG, primary_key=True),
        sa.Column("at_ms", BIG, nullable=False),
        sa.Column("client_id", sa.Text),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_id", "client_id"),
        **KEYED,
    )
