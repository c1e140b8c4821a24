"""The tokens of programs, and the accounts that are programs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.store.tables import BIG, KEYED

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the table of tokens, and note since when an account is that of a program."""
    op.create_table(
        "bot_tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("handle", sa.Text, nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("scopes", sa.Text, nullable=False),
        sa.Column("made_ms", BIG, nullable=False),
        sa.Column("used_ms", BIG),
        **KEYED,
    )
    op.create_index("bot_tokens_by_person", "bot_tokens", ["person", "made_ms"])
    op.add_column("persons", sa.Column("bot_ms", BIG))
