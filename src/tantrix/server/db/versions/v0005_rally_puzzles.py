"""The puzzles of rallies that are on, so that nobody has them solved meanwhile."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.db.schema import BIG

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the puzzles; those of a rally that is on come with its next event."""
    op.add_column("tournaments", sa.Column("puzzles", sa.Text, nullable=True))
    op.add_column("tournaments", sa.Column("puzzles_until_ms", BIG, nullable=True))
