"""Who gave up in the games of the index."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Say of each seat whether it gave up: where one side alone was left, all others did."""
    op.add_column(
        "game_seats", sa.Column("gave_up", sa.Integer, nullable=False, server_default="0")
    )
    op.execute(
        "UPDATE game_seats SET gave_up = 1 WHERE result = 'lost' "
        "AND number IN (SELECT number FROM games WHERE termination = 'resigned')"
    )
