"""Tables of several kinds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Say of which kind a table is."""
    op.add_column("tables", sa.Column("kind", sa.Text, nullable=False, server_default="table"))
