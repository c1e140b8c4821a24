"""Tournaments as lists find them; all else of a tournament is in its events.

`alive_ms` is when the process that keeps the tournament was last seen at work. `puzzles` are the
ids of those of a rally that is on, with blanks between them, which are played for until
`puzzles_until_ms`.
"""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Integer, Table, Text

from tantrix.server.db.schema import BIG, KEYED, metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("status", Text, nullable=False),
    Column("starts_ms", BIG, nullable=False),
    Column("updated_ms", BIG, nullable=False),
    Column("alive_ms", BIG, nullable=False),
    Column("hidden", Integer, nullable=False),
    Column("puzzles", Text),
    Column("puzzles_until_ms", BIG),
    Index("tournaments_by_status", "hidden", "status", "starts_ms"),
    **KEYED,
)

tournament_people = Table(
    "tournament_people",
    metadata,
    Column("person", Text, primary_key=True),
    Column("tournament", Text, ForeignKey("tables.id"), primary_key=True),
    Column("place", Integer),
    Column("badges", Text),
    **KEYED,
)
"""Whose tournaments they are: who has entered, and who holds an office.

`place` is the final one of whoever has played, once the tournament is over, and `badges` are what
they have won then, with blanks between them.
"""

tournament_feats = Table(
    "tournament_feats",
    metadata,
    Column("tournament", Text, ForeignKey("tables.id"), primary_key=True),
    Column("feat", Text, primary_key=True),
    Column("value", BIG, nullable=False),
    Column("person", Text, nullable=False),
    Index("tournament_feats_by_value", "feat", "value"),
    **KEYED,
)
"""The best that was achieved in tournaments that are over; `person` is empty for nobody's."""
