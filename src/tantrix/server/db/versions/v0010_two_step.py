"""Two-step log-in: secrets, recovery codes, tickets for the second step, and marks of sessions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.db.schema import BIG, KEYED

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make three tables and a column."""
    op.add_column("people_sessions", sa.Column("second_ms", BIG))
    op.create_table(
        "people_two_step",
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("made_ms", BIG, nullable=False),
        sa.Column("on_ms", BIG),
        sa.Column("step", BIG, nullable=False),
        **KEYED,
    )
    op.create_table(
        "people_recovery_codes",
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        **KEYED,
    )
    op.create_table(
        "people_tickets",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("bound", sa.LargeBinary, nullable=False),
        sa.Column("until_ms", BIG, nullable=False),
        **KEYED,
    )
    op.create_index("people_tickets_by_time", "people_tickets", ["until_ms"])
    op.create_index("people_tickets_by_person", "people_tickets", ["person"])
