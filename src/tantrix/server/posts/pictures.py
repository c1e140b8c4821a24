"""Pictures of posts in a database: kept as they are served, for ever once a text has shown them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, select

from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.engine import Database
from tantrix.server.db.schema.auth import persons
from tantrix.server.db.schema.posts import pictures
from tantrix.server.moderation.repository import ModerationAct, note_act
from tantrix.server.posts.encoding import Encoded
from tantrix.server.posts.markdown import NamedPicture, Size

_P = pictures.c


class NewPicture(NamedTuple):
    """A picture to be kept, under an `id` that nobody can guess."""

    id: str
    owner: str
    at_ms: int
    encoded: Encoded


class PictureStore:
    """The pictures of a server. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, picture: NewPicture) -> None:
        """Keep a picture that no text shows yet."""
        row = pictures.insert().values(
            id=picture.id,
            owner=picture.owner,
            made_ms=picture.at_ms,
            used=0,
            **picture.encoded._asdict(),
        )
        await self._database.write(lambda c: c.execute(row))

    async def body(self, picture: str) -> bytes | None:
        """Return the file of a picture, None where there is no such one."""
        query = select(_P.body).where(_P.id == picture)
        return await self._database.read(lambda c: c.scalar(query))

    async def sizes(self, named: Sequence[NamedPicture]) -> dict[str, Size]:
        """Return the sizes of those that are there, by their ids."""
        if not named:
            return {}
        query = select(_P.id, _P.width, _P.height).where(_P.id.in_({one.id for one in named}))
        rows = await self._database.read(lambda c: c.execute(query).all())
        return {picture: Size(width, height) for picture, width, height in rows}

    async def delete(self, picture: str, act: ModerationAct) -> None:
        """Take a picture away, and note it; raises `TantrixError` `bad.picture.unknown`.

        The note is about its owner.
        """

        def job(connection: Connection) -> None:
            gone = pictures.delete().where(_P.id == picture).returning(_P.owner)
            owner = connection.execute(gone).scalar_one_or_none()
            if owner is None:
                raise TantrixError("bad.picture.unknown")
            name = connection.scalar(select(persons.c.name).where(persons.c.id == owner))
            note_act(connection, act._replace(about=name or act.about))

        await self._database.write(job)

    async def forget_unused(self, before_ms: int) -> None:
        """Take those away that were uploaded before a time, and that no text has ever shown."""
        stale = (_P.used == 0) & (_P.made_ms < before_ms)
        looking = select(_P.id).where(stale).limit(1)
        if await self._database.read(lambda c: c.scalar(looking)) is not None:
            await self._database.write(lambda c: c.execute(pictures.delete().where(stale)))


def use(connection: Connection, named: Collection[NamedPicture]) -> None:
    """Note that a text shows pictures; raises `TantrixError` `bad.picture.gone` where one is not.

    Every version of a text is kept, so those that are used once are used for ever.
    """
    if not named:
        return
    wanted = _P.id.in_({one.id for one in named})
    found = {*connection.scalars(select(_P.id).where(wanted))}
    for one in named:
        if one.id not in found:
            raise TantrixError("bad.picture.gone", alt=one.alt)
    connection.execute(pictures.update().where(wanted).values(used=1))
