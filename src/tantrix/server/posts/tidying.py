"""Pictures that no text shows are deleted a day after they were uploaded."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from tantrix.server.db.base import Unavailable
from tantrix.server.posts.pictures import PictureStore
from tantrix.server.web.tasks import end_tasks

UNUSED_MS = 24 * 60 * 60 * 1000
"""How long a picture is kept that no text shows."""

LOOK_S = 60 * 60.0
"""How often it is looked."""

log = structlog.get_logger()


class PictureTidier:
    """Looks now and then for pictures that nobody has used."""

    def __init__(self, store: PictureStore, wall_ms: Callable[[], int]) -> None:
        self._store = store
        self._wall_ms = wall_ms
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin, beside everything else."""
        self._task = asyncio.create_task(self._run(), name="tidying pictures")

    async def close(self) -> None:
        """Break off."""
        await end_tasks(self._task)

    async def tidy(self) -> None:
        """Delete what has not been used; raises `Unavailable`."""
        await self._store.forget_unused(self._wall_ms() - UNUSED_MS)

    async def _run(self) -> None:
        while True:
            try:
                await self.tidy()
            except Unavailable as error:
                log.error("store failed", what="pictures", why=str(error))  # noqa: TRY400
            except Exception:
                log.exception("pictures not looked after")
            await asyncio.sleep(LOOK_S)
