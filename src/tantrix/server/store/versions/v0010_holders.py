"""Several processes: which of them holds what."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.store.tables import BIG, KEYED

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Say which process holds a table, and since which epoch."""
    op.add_column("tables", sa.Column("holder", sa.Text))
    op.add_column("tables", sa.Column("epoch", BIG, nullable=False, server_default="0"))
    op.create_table(
        "houses",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seen_ms", BIG, nullable=False),
        **KEYED,
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("holder", sa.Text),
        sa.Column("epoch", BIG, nullable=False),
        **KEYED,
    )
