"""What people have done with tactics and in rushes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.db.schema import BIG, KEYED

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "tactic_attempts",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("tactic", sa.Text, primary_key=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("solved_ms", BIG),
        **KEYED,
    )
    op.create_table(
        "rush_runs",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("started_ms", BIG, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("mistakes", sa.Integer, nullable=False),
        sa.Column("ended_ms", BIG),
        **KEYED,
    )
    op.create_index("rush_runs_by_owner", "rush_runs", ["owner", "minutes"])
    op.create_index("rush_runs_by_solved", "rush_runs", ["minutes", "solved"])
