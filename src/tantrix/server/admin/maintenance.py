"""Keeping a server: copies of it, and proof that every game is whole."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, func, select

from tantrix.notation.json_types import Json
from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.log import Damaged
from tantrix.server.admin.offline import open_file
from tantrix.server.archive.backfill import Backfill
from tantrix.server.archive.repository import GameStore, game_at
from tantrix.server.db.base import RACE, REVIEW, TABLE, TOURNAMENT, StoredEvent
from tantrix.server.db.engine import Database, Job
from tantrix.server.db.event_log import entries_of
from tantrix.server.db.schema.tables import tables
from tantrix.server.db.sqlite import SQLiteDatabase
from tantrix.server.db.store import Store
from tantrix.server.race.state import RACE_LOG
from tantrix.server.review.manager import log_of
from tantrix.server.tables import views
from tantrix.server.tables.finished import FinishedGame, refold
from tantrix.server.tables.state import TABLE_LOG, TableState
from tantrix.server.tournaments.deps import TOURNAMENT_LOG

STEP = 200
"""How many tables are looked at in one step."""

Progress = Callable[[int, int], None]
"""Hears how many tables are done, of how many."""


class Proof(NamedTuple):
    """What came of looking at every table.

    `damaged` are the ids of those that do not add up to a game, `differing` of those whose result
    is another than the one that is kept, `missing` of those that ended and are in no index.
    """

    tables: int
    ended: int
    damaged: list[str]
    differing: list[str]
    missing: list[str]

    @property
    def is_whole(self) -> bool:
        """Whether every game comes to what is kept of it."""
        return not (self.damaged or self.differing or self.missing)


class _Stored(NamedTuple):
    id: str
    kind: str
    owner: str
    version: int
    summary: bytes


async def prove(database: Database, progress: Progress) -> Proof:
    """Play every table again from its events, and compare what comes of it with what is kept."""
    proof = Proof(0, 0, [], [], [])
    total, after = await database.read(_count), ""
    while page := await database.read(_page(after)):
        for one in page:
            proof = await _proved(database, one, proof)
        after = page[-1].id
        progress(proof.tables, total)
    return proof


async def _proved(database: Database, one: _Stored, proof: Proof) -> Proof:
    """Return a proof with one more table."""
    entries, kept = await database.read(_whole(one.id))
    proof = proof._replace(tables=proof.tables + 1)
    try:
        if one.kind == REVIEW:
            await _review(database, one, entries)
            return proof
        came = _played(one, entries)
    except Damaged:
        proof.damaged.append(one.id)
        return proof
    if came is None and kept is None:
        if one.kind == TABLE and not _is_summary(one, entries):
            proof.differing.append(one.id)
        return proof
    if kept is None:
        proof.missing.append(one.id)
    elif came != kept or not _is_summary(one, entries):
        proof.differing.append(one.id)
    return proof._replace(ended=proof.ended + 1)


def _played(one: _Stored, entries: Sequence[StoredEvent]) -> FinishedGame | None:
    """Return what a table came to; raises `Damaged`, too where events are missing at the end."""
    if one.kind in {RACE, TOURNAMENT}:
        log = RACE_LOG if one.kind == RACE else TOURNAMENT_LOG
        log.replay(entries, one.version)
        return None
    TABLE_LOG.replay(entries, one.version)
    return refold(one.owner, entries)


def _is_summary(one: _Stored, entries: Sequence[StoredEvent]) -> bool:
    """Tell whether lists show of a table what its events come to, the seal of its deal included.

    The seal is what players were shown before the game: a seed that was changed does not fit it.
    What only one of the two summaries says, another version of the program has added or left out.
    """
    kept: Json = msgspec.json.decode(one.summary)
    state = TABLE_LOG.replay(entries, one.version)
    came: Json = msgspec.json.decode(views.summary(views.table(one.id, state), state).body)
    return _agree(kept, came)


def _agree(one: object, other: object) -> bool:
    """Tell whether two JSON values are equal in all that both of them have."""
    if isinstance(one, dict) and isinstance(other, dict):
        return all(_agree(one[name], other[name]) for name in one.keys() & other.keys())
    return one == other


async def _review(database: Database, one: _Stored, entries: Sequence[StoredEvent]) -> None:
    """Try every move of a review again, in the game that it is of; raises `Damaged`."""

    async def stand(table: str) -> TableState:
        return TABLE_LOG.replay(await database.read(entries_of(table)))

    (await log_of(entries, stand)).replay(entries, one.version)


def _count(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(tables)).scalar_one()


def _page(after: str) -> Job[list[_Stored]]:
    """Return the job that finds the next tables, in the order of their ids, which is their key."""
    columns = (tables.c[name] for name in _Stored._fields)
    query = select(*columns).where(tables.c.id > after).order_by(tables.c.id).limit(STEP)

    def job(connection: Connection) -> list[_Stored]:
        return [_Stored(*row) for row in connection.execute(query)]

    return job


def _whole(table: str) -> Job[tuple[list[StoredEvent], FinishedGame | None]]:
    """Return the job that finds the events of a table, and what is kept of its end."""

    def job(connection: Connection) -> tuple[list[StoredEvent], FinishedGame | None]:
        return entries_of(table)(connection), game_at(connection, table)

    return job


def back_up(source: Path, copy: Path) -> None:
    """Copy a file of SQLite, in use or not, as it is at one moment; the copy is checked.

    Raises `TantrixError` `admin.exists` (nothing is ever overwritten), `store.no_folder`,
    `store.unusable`, and `admin.bad_copy` where the copy is not sound.
    """
    if not copy.parent.is_dir():
        raise TantrixError("store.no_folder", path=str(copy), folder=str(copy.parent))
    if copy.exists():
        raise TantrixError("admin.exists", file=str(copy))
    part = copy.with_name(f"{copy.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with contextlib.closing(open_file(source)) as raw:
            _copy(raw, part)
        part.rename(copy)
        _sync(copy.resolve().parent)
    except (OSError, sqlite3.Error) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise TantrixError("store.unusable", path=str(copy), why=why) from error
    finally:
        part.unlink(missing_ok=True)


def _copy(raw: sqlite3.Connection, part: Path) -> None:
    """Fill a file with everything that a connection sees, check it, and sync it."""
    with contextlib.closing(sqlite3.connect(part, isolation_level=None)) as target:
        raw.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")
        sound = target.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        if not sound or target.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise TantrixError("admin.bad_copy", file=str(part))
    _sync(part)


def _sync(path: Path) -> None:
    """Have a file or a folder on the disk for good."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


async def restore(copy: Path, target: Path, progress: Progress) -> Proof:
    """Make a server of a copy, in a file that is not there yet, and prove every game of it.

    It is brought to the newest schema, and its index completed.
    """
    back_up(copy, target)
    store = Store(SQLiteDatabase(target))
    try:
        await Backfill(store, GameStore(store.database)).whole()
        return await prove(store.database, progress)
    finally:
        await store.close()
