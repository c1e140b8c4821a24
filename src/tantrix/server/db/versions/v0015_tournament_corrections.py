"""What those in office have made of the games of tournaments, which the rankings follow."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.db.schema import KEYED

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Make the table; of results that were put right before, the rankings keep what they had."""
    op.create_table(
        "tournament_corrections",
        sa.Column("word", sa.Text, primary_key=True),
        sa.Column("tenths", sa.Integer),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("counted", sa.Integer, nullable=False, server_default="0"),
        **KEYED,
    )
    op.create_index(
        "tournament_corrections_to_count",
        "tournament_corrections",
        ["word"],
        sqlite_where=sa.text("counted <> revision"),
        postgresql_where=sa.text("counted <> revision"),
    )
