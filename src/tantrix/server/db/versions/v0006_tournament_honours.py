"""The badges that people won in tournaments, and what may be a record of tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.db.schema import BIG, KEYED

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add both; of tournaments that were over before, they are not known."""
    op.add_column("tournament_people", sa.Column("badges", sa.Text, nullable=True))
    op.create_table(
        "tournament_feats",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("feat", sa.Text, primary_key=True),
        sa.Column("value", BIG, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        **KEYED,
    )
    op.create_index("tournament_feats_by_value", "tournament_feats", ["feat", "value"])
