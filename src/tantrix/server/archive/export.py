"""The whole archive as Parquet files: a file of games and one of moves for each month.

A month that has nothing new is left alone; any other is written anew, to a file of another name
that takes the place of the old one when it is whole. The same games give the same bytes.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable, Iterable
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple, Self

import pyarrow as pa
from pyarrow import parquet

from tantrix.notation.moves import read_placement
from tantrix.notation.positions import registry
from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.log import Damaged
from tantrix.server.archive.months import Month, months, of_month
from tantrix.server.archive.repository import IndexedGame
from tantrix.server.db.base import StoredEvent
from tantrix.server.db.engine import Database
from tantrix.server.db.event_log import entries_of
from tantrix.server.tables.state import TABLE_LOG, Move, TableState

STEP = 200
"""How many games are held at once, and make a group of rows."""


class ExportReport(NamedTuple):
    """What an export did: the months written, how many games, and the tables that do not add up."""

    months: list[str]
    games: int
    damaged: list[str]


_SEAT = pa.struct(
    {
        "name": pa.string(),
        "level": pa.string(),
        "colour": pa.string(),
        "score": pa.int16(),
        "result": pa.string(),
        "points": pa.float32(),
        "line": pa.int16(),
        "loop": pa.int16(),
        "used_ms": pa.int64(),
        "overtime_ms": pa.int64(),
    }
)
GAME_COLUMNS = {
    "number": pa.int32(),
    "table": pa.string(),
    "game": pa.string(),
    "kind": pa.string(),
    "started": pa.timestamp("ms"),
    "ended": pa.timestamp("ms"),
    "players": pa.int8(),
    "placements": pa.int16(),
    "opening": pa.int8(),
    "opener": pa.int8(),
    "best": pa.int16(),
    "termination": pa.string(),
    "winner": pa.int8(),
    "margin": pa.int16(),
    "position": pa.string(),
    "board": pa.string(),
    "seats": pa.list_(_SEAT),
}
MOVE_COLUMNS = {
    "number": pa.int32(),
    "step": pa.int16(),
    "player": pa.int8(),
    "stage": pa.string(),
    "forced": pa.bool_(),
    "action": pa.string(),
    "tile": pa.int8(),
    "q": pa.int16(),
    "r": pa.int16(),
    "rotation": pa.int8(),
    "drawn": pa.list_(pa.int8()),
    "at_ms": pa.int64(),
    "took_ms": pa.int64(),
}
"""The columns of both kinds of files; `at_ms` is the time since the table was made."""


Progress = Callable[[str, int], None]
"""Hears of each month, and how many games of it are written."""


async def export(database: Database, folder: Path, progress: Progress) -> ExportReport:
    """Write what is new to a folder; raises `TantrixError` `cli.unwritable`."""
    report = ExportReport([], 0, [])
    try:
        _make(folder)
        for month in await database.read(months):
            if not _is_written(folder, month):
                count = await _write(database, folder, month, report.damaged, progress)
                report.months.append(month.name)
                report = report._replace(games=report.games + count)
    except OSError as error:
        raise TantrixError("cli.unwritable", file=str(folder), why=error.strerror) from error
    return report


def _make(folder: Path) -> None:
    """Make the folder where there is none, with or without games to put into it."""
    folder.mkdir(parents=True, exist_ok=True)


def _mark(month: Month) -> dict[str, str]:
    """Return what is written into files of a month, to know whether there is anything new.

    Whoever deletes their account since is named there no longer.
    """
    metadata = {"games": month.games, "last": month.last, "deleted": month.deleted}
    return {f"tantrix.{name}": str(value) for name, value in metadata.items()}


def _paths(folder: Path, month: Month) -> tuple[Path, Path]:
    """Return the files of a month: of its games, and of their moves."""
    name = f"{month.name}.parquet"
    return folder / "games" / name, folder / "moves" / name


def _is_written(folder: Path, month: Month) -> bool:
    """Tell whether both files of a month are there, with all its games."""
    for path in _paths(folder, month):
        try:
            kept = parquet.read_schema(path).metadata or {}
        except (OSError, pa.ArrowInvalid):
            return False
        if any(kept.get(key.encode()) != text.encode() for key, text in _mark(month).items()):
            return False
    return True


async def _write(
    database: Database, folder: Path, month: Month, damaged: list[str], progress: Progress
) -> int:
    """Write both files of a month, and return how many games they hold."""
    games, moves = _paths(folder, month)
    done = 0
    with (
        _Rows(games, GAME_COLUMNS, month) as game_rows,
        _Rows(moves, MOVE_COLUMNS, month) as move_rows,
    ):
        async for page in _pages(database, month):
            tables = [await _replayed(database, found, damaged) for found in page]
            game_rows.add(map(_game, page, tables))
            move_rows.add(chain.from_iterable(map(_moves, page, tables)))
            done += len(page)
            progress(month.name, done)
    for rows in (move_rows, game_rows):
        rows.put()
    return done


async def _pages(database: Database, month: Month) -> AsyncIterator[list[IndexedGame]]:
    """Yield the games of a month in order of number, some at a time."""
    after = 0
    while page := await database.read(of_month(month, after, STEP)):
        yield page
        after = page[-1].number


class _Rows:
    """A file of rows in the making, under another name until `put`, for its owner alone."""

    def __init__(self, path: Path, columns: dict[str, Any], month: Month) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._temporary = path.with_suffix(".part")
        self._temporary.unlink(missing_ok=True)
        self._temporary.touch(0o600, exist_ok=False)
        self._schema = pa.schema(columns, metadata=_mark(month))
        self._writer = parquet.ParquetWriter(
            self._temporary, self._schema, compression="zstd", version="2.6"
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        self._writer.close()
        if kind is not None:
            self._temporary.unlink(missing_ok=True)

    def add(self, rows: Iterable[dict[str, Any]]) -> None:
        """Add rows as a group of their own."""
        self._writer.write_table(pa.Table.from_pylist(list(rows), self._schema))

    def put(self) -> None:
        """Let the file take its place, safe on the disk."""
        with self._temporary.open("rb") as written:
            os.fsync(written.fileno())
        self._temporary.replace(self._path)


def _game(found: IndexedGame, table_state: TableState | None) -> dict[str, Any]:
    """Return the row of a game; nobody's id is in it."""
    came = found.ended
    row = {name: value for name, value in came._asdict().items() if name in GAME_COLUMNS}
    seats = [{name: getattr(seat, name) for name in _SEAT.names} for seat in came.seats]
    times = {"started": _time(came.started_ms), "ended": _time(came.ended_ms)}
    scores = [seat.score for seat in came.seats]
    began = {
        "position": None if table_state is None else _position(table_state),
        "opener": None if table_state is None else _opener(table_state),
        "best": max(scores, default=None),
        "players": len(came.seats),
    }
    return {**row, **times, **began, "number": found.number, "table": found.table, "seats": seats}


def _position(table_state: TableState) -> str:
    """Return the position in which a game began, the order of its bag included."""
    state = table_state.state.copy()
    for _ in state.history:
        state.pop()
    return registry.write(state)


def _opener(table_state: TableState) -> int | None:
    """Return the player who placed the first tile, None where nobody did."""
    return next((move.entry.player for move in table_state.moves if move.lays), None)


def _time(at_ms: int) -> datetime:
    return datetime.fromtimestamp(at_ms / 1000, UTC).replace(tzinfo=None)


async def _replayed(
    database: Database, found: IndexedGame, damaged: list[str]
) -> TableState | None:
    """Return a table as it ended; None, and a word, where it does not add up."""
    entries: list[StoredEvent] = await database.read(entries_of(found.table))
    try:
        return TABLE_LOG.replay(entries)
    except Damaged:
        damaged.append(found.table)
        return None


def _moves(found: IndexedGame, table_state: TableState | None) -> list[dict[str, Any]]:
    """Return the rows of the moves of a game, none of one that does not add up."""
    moves = () if table_state is None else table_state.moves
    before = (0, *(move.at_ms for move in moves))
    numbered = enumerate(zip(moves, before, strict=False), start=1)
    return [_move(found.number, step, move, since) for step, (move, since) in numbered]


def _move(number: int, step: int, move: Move, since: int) -> dict[str, Any]:
    """Return the row of a placement or step."""
    entry = move.entry
    drawn = entry.drawn if isinstance(entry.drawn, tuple) else (entry.drawn,)
    laid = read_placement(entry.code) if move.lays else None
    return {
        "number": number,
        "step": step,
        "player": entry.player,
        "stage": entry.stage,
        "forced": entry.forced,
        "action": entry.code,
        **({} if laid is None else laid._asdict()),
        "drawn": [tile for tile in drawn if tile is not None],
        "at_ms": move.at_ms,
        "took_ms": move.at_ms - since,
    }
