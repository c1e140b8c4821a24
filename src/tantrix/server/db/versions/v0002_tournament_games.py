"""Games of tournaments in the index, and tables at which something falls due."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.db.schema import BIG, KEYED, STRICT

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "tournament_games",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("word", sa.Text, nullable=False, unique=True),
        sa.Column("ranked", sa.Integer, nullable=False),
        sa.Column("result", sa.LargeBinary, nullable=False),
        **STRICT,
    )
    op.create_index("tournament_games_by_tournament", "tournament_games", ["tournament", "number"])
    op.create_table(
        "due_tables",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("due_ms", BIG, nullable=False),
        **KEYED,
    )
    op.create_index("due_tables_by_time", "due_tables", ["due_ms"])
