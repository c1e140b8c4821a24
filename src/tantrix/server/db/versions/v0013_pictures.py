"""Pictures of posts, as they are served."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.db.schema import BIG, STRICT

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "pictures",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("made_ms", BIG, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
        sa.Column("width", sa.Integer, nullable=False),
        sa.Column("height", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        **STRICT,
    )
    op.create_index("pictures_by_owner", "pictures", ["owner", "made_ms"])
    op.create_index("pictures_by_use", "pictures", ["used", "made_ms"])
