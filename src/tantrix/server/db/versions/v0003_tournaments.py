"""Tournaments as lists find them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.db.schema import BIG, KEYED

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("starts_ms", BIG, nullable=False),
        sa.Column("updated_ms", BIG, nullable=False),
        sa.Column("alive_ms", BIG, nullable=False),
        sa.Column("hidden", sa.Integer, nullable=False),
        **KEYED,
    )
    op.create_index("tournaments_by_status", "tournaments", ["hidden", "status", "starts_ms"])
    op.create_table(
        "tournament_people",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("tournament", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        **KEYED,
    )
