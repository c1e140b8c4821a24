"""The place of everybody in a tournament that is over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the place; of tournaments that were over before, it is not known."""
    op.add_column("tournament_people", sa.Column("place", sa.Integer, nullable=True))
