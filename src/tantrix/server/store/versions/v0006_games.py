"""The index of the games that ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.store.tables import BIG, KEYED, REAL, STRICT

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the tables of games, of their seats, and of what lies at their end."""
    op.create_table(
        "games",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.Text, nullable=False, unique=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("started_ms", BIG, nullable=False),
        sa.Column("ended_ms", BIG, nullable=False),
        sa.Column("placements", sa.Integer, nullable=False),
        sa.Column("opening", sa.Integer),
        sa.Column("termination", sa.Text, nullable=False),
        sa.Column("winner", sa.Integer),
        sa.Column("margin", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sqlite_autoincrement=True,
        **STRICT,
    )
    op.create_index("games_by_time", "games", ["ended_ms", "number"])
    op.create_index("games_by_game", "games", ["game", "number"])
    op.create_index("games_by_kind", "games", ["kind", "number"])
    op.create_index("games_by_opening", "games", ["opening", "number"])
    op.create_index("games_by_end", "games", ["termination", "number"])
    op.create_index("games_by_best", "games", ["best", "number"])
    op.create_table(
        "game_seats",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("known_as", sa.Text, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("colour", sa.Text),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("points", REAL),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("loop", sa.Integer, nullable=False),
        sa.Column("used_ms", BIG, nullable=False),
        sa.Column("overtime_ms", BIG, nullable=False),
        **KEYED,
    )
    op.create_index("game_seats_by_person", "game_seats", ["person", "number"])
    op.create_index("game_seats_by_name", "game_seats", ["known_as", "number"])
    op.create_table(
        "game_boards",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("codes", sa.Text, nullable=False),
        **STRICT,
    )
