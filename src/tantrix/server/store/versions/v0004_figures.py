"""What was built at the free table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.store.tables import BIG, STRICT

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables of figures and of spaghettis."""
    op.create_table(
        "figures",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("by_name", sa.Text, nullable=False),
        sa.Column("tiles", sa.Integer, nullable=False),
        sa.Column("made_ms", BIG, nullable=False),
        sa.Column("placements", sa.Text, nullable=False),
        **STRICT,
    )
    op.create_index("figures_by_owner", "figures", ["owner", "made_ms"])
    op.create_table(
        "spaghettis",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("by_name", sa.Text, nullable=False),
        sa.Column("tiles", sa.Integer, nullable=False),
        sa.Column("sets", sa.Integer, nullable=False),
        sa.Column("made_ms", BIG, nullable=False),
        sa.Column("digest", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("text", sa.Text, nullable=False),
        **STRICT,
    )
    op.create_index("spaghettis_by_size", "spaghettis", ["tiles", "made_ms"])
    op.create_index("spaghettis_by_owner", "spaghettis", ["owner"])
