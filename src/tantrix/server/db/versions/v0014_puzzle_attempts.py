"""Since when people have had the puzzles of the catalogue, and how long they took."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.db.schema import BIG, KEYED

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "puzzle_attempts",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("opened_ms", BIG, nullable=False),
        sa.Column("time_ms", BIG),
        sa.Column("counts", sa.Integer, nullable=False),
        **KEYED,
    )
    op.create_index("puzzle_attempts_by_time", "puzzle_attempts", ["puzzle", "counts", "time_ms"])
