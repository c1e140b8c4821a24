"""What was built at the free table, and the record list of spaghettis, in a database."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from sqlalchemy import Connection, Table, func, or_, select

from tantrix.server.db.base import Conflict
from tantrix.server.db.engine import Database
from tantrix.server.db.schema.freetable import figures, spaghettis

_F, _S = figures.c, spaghettis.c


class Figure(NamedTuple):
    """A figure of the free table: its name, by whom, its number of tiles, and when it was kept."""

    id: str
    owner: str
    name: str
    by: str
    tiles: int
    made_ms: int


class Spaghetti(NamedTuple):
    """A spaghetti of whole sets: its name, by whom, how large it is, and when it was entered."""

    id: str
    owner: str
    name: str
    by: str
    tiles: int
    sets: int
    made_ms: int


class SpaghettiFile(NamedTuple):
    """The text of a spaghetti, and a digest that the same figure has wherever it lies."""

    text: str
    digest: bytes


_FIGURE = (_F.id, _F.owner, _F.name, _F.by_name, _F.tiles, _F.made_ms)
_SPAGHETTI = (_S.id, _S.owner, _S.name, _S.by_name, _S.tiles, _S.sets, _S.made_ms)


class FigureStore:
    """What was built at the free table. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, figure: Figure, placements: str, most: int) -> None:
        """Keep a figure with the codes of its placements for ever.

        Raises `Conflict` where its owner has `most` figures already.
        """
        await self._database.write(lambda c: _keep(c, figure, placements, most))

    async def figure(self, figure: str) -> tuple[Figure, str] | None:
        """Return a figure with the codes of its placements, None where there is no such one."""
        query = select(*_FIGURE, _F.placements).where(_F.id == figure)
        row = await self._database.read(lambda c: c.execute(query).one_or_none())
        return None if row is None else (Figure(*row[:-1]), row[-1])

    async def owned(self, owner: str) -> list[Figure]:
        """Return the figures of a session, newest first."""
        query = select(*_FIGURE).where(_F.owner == owner).order_by(_F.made_ms.desc(), _F.id)
        rows = await self._database.read(lambda c: c.execute(query).all())
        return [Figure(*row) for row in rows]

    async def enter(self, entered: Spaghetti, file: SpaghettiFile, most: int) -> Spaghetti:
        """Enter a spaghetti in the record list for ever and return it.

        A figure is entered once, wherever it lies: for one that is there already, that is returned.
        Raises `Conflict` where its owner has `most` already.
        """
        return await self._database.write(lambda c: _enter(c, entered, file, most))

    async def spaghetti(self, entered: str) -> tuple[Spaghetti, str] | None:
        """Return a spaghetti with the text of its file, None where there is no such one."""
        query = select(*_SPAGHETTI, _S.text).where(_S.id == entered)
        row = await self._database.read(lambda c: c.execute(query).one_or_none())
        return None if row is None else (Spaghetti(*row[:-1]), row[-1])

    async def records(self, owner: str, limit: int) -> list[tuple[int, Spaghetti]]:
        """Return the largest spaghettis and those of a session, each with its place."""
        place = func.rank().over(order_by=_S.tiles.desc()).label("place")
        order = [_S.tiles.desc(), _S.made_ms, _S.id]
        row = func.row_number().over(order_by=order).label("row")
        placed = select(place, *_SPAGHETTI, row).subquery()
        shown = [placed.c.place, *(placed.c[column.name] for column in _SPAGHETTI)]
        query = select(*shown).where(or_(placed.c.row <= limit, placed.c.owner == owner))
        rows = await self._database.read(lambda c: c.execute(query.order_by(placed.c.row)).all())
        return [(place, Spaghetti(*row)) for place, *row in rows]


def _keep(connection: Connection, figure: Figure, placements: str, most: int) -> None:
    if _owned(connection, figures, figure.owner) >= most:
        raise Conflict(f"{most} figures are kept already")
    row = dict(zip((column.name for column in _FIGURE), figure, strict=True))
    connection.execute(figures.insert().values(**row, placements=placements))


def _enter(connection: Connection, entered: Spaghetti, file: SpaghettiFile, most: int) -> Spaghetti:
    """Enter a spaghetti once; the digests of older ones are those of their texts."""
    digests = (file.digest, hashlib.sha256(file.text.encode()).digest())
    known = connection.execute(select(*_SPAGHETTI).where(_S.digest.in_(digests))).first()
    if known is not None:
        return Spaghetti(*known)
    if _owned(connection, spaghettis, entered.owner) >= most:
        raise Conflict(f"{most} spaghettis are entered already")
    row = dict(zip((column.name for column in _SPAGHETTI), entered, strict=True))
    connection.execute(spaghettis.insert().values(**row, digest=file.digest, text=file.text))
    return entered


def _owned(connection: Connection, table: Table, owner: str) -> int:
    """Return how many rows of a table are somebody's."""
    query = select(func.count()).select_from(table).where(table.c.owner == owner)
    return connection.execute(query).scalar_one()
