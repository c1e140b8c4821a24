"""Who sits at the tables of several people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.store.tables import KEYED

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Say whose seats are at a table, and which tables are in no list."""
    op.add_column("tables", sa.Column("hidden", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "seats_of",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player", sa.Integer, primary_key=True, autoincrement=False),
        **KEYED,
    )
