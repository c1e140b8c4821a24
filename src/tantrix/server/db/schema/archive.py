"""The tables of the games that ended.

`number` is the order in which games were entered, which every ranking follows. What lies at the
end is kept apart, so that looking through many games reads little.
"""

from __future__ import annotations

from sqlalchemy import Column, Index, Integer, LargeBinary, Table, Text

from tantrix.server.db.schema import BIG, KEYED, REAL, STRICT, metadata, partial

games = Table(
    "games",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("started_ms", BIG, nullable=False),
    Column("ended_ms", BIG, nullable=False),
    Column("placements", Integer, nullable=False),
    Column("opening", Integer),
    Column("termination", Text, nullable=False),
    Column("winner", Integer),
    Column("margin", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Index("games_by_time", "ended_ms", "number"),
    Index("games_by_game", "game", "number"),
    Index("games_by_kind", "kind", "number"),
    Index("games_by_opening", "opening", "number"),
    Index("games_by_end", "termination", "number"),
    Index("games_by_best", "best", "number"),
    sqlite_autoincrement=True,
    **STRICT,
)

game_seats = Table(
    "game_seats",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text),
    Column("name", Text, nullable=False),
    Column("known_as", Text, nullable=False),
    Column("level", Text),
    Column("colour", Text),
    Column("score", Integer, nullable=False),
    Column("result", Text, nullable=False),
    Column("points", REAL),
    Column("line", Integer, nullable=False),
    Column("loop", Integer, nullable=False),
    Column("used_ms", BIG, nullable=False),
    Column("overtime_ms", BIG, nullable=False),
    Column("gave_up", Integer, nullable=False, server_default="0"),
    Index("game_seats_by_person", "person", "number"),
    Index("game_seats_by_name", "known_as", "number"),
    **KEYED,
)

tournament_games = Table(
    "tournament_games",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("tournament", Text, nullable=False),
    Column("word", Text, nullable=False, unique=True),
    Column("ranked", Integer, nullable=False),
    Column("result", LargeBinary, nullable=False),
    Index("tournament_games_by_tournament", "tournament", "number"),
    **STRICT,
)

tournament_corrections = Table(
    "tournament_corrections",
    metadata,
    Column("word", Text, primary_key=True),
    Column("tenths", Integer),
    Column("revision", Integer, nullable=False),
    Column("counted", Integer, nullable=False, server_default="0"),
    **KEYED,
)
"""What those in office have made of games, by their words: what the first seat has, in tenths.

`tenths` are NULL where the game counts as not played. `revision` counts from 1 how often that has
changed, `counted` is the one that the rankings have.
"""

Index(
    "tournament_corrections_to_count",
    tournament_corrections.c.word,
    **partial("counted <> revision", "counted <> revision"),
)

game_boards = Table(
    "game_boards",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("codes", Text, nullable=False),
    **STRICT,
)
