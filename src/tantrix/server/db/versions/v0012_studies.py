"""Studies: a text each, with what lists show of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.db.schema import BIG, STRICT

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "studies",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("visibility", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("made_ms", BIG, nullable=False),
        sa.Column("saved_ms", BIG, nullable=False),
        sa.Column("hidden_ms", BIG),
        sa.Column("text", sa.Text, nullable=False),
        **STRICT,
    )
    op.create_index("studies_by_owner", "studies", ["owner", "saved_ms", "id"])
    op.create_index("studies_by_visibility", "studies", ["visibility", "saved_ms", "id"])
