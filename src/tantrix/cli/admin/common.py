"""What the commands for whoever keeps a house share: which house it is."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from functools import wraps
from pathlib import Path
from typing import TypeVar

from tantrix.cli.common import path
from tantrix.cli.spoken import option
from tantrix.core.errors import TantrixError
from tantrix.server.store.base import Unavailable
from tantrix.server.store.database import Database

Result = TypeVar("Result")
Where = Path | str


def of_house(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options that tell which house is meant, and hand it on as `where`."""

    @wraps(command)
    def called(
        *arguments: object,
        config: Path | None,
        data: Path | None,
        database: str | None,
        **more: object,
    ) -> None:
        command(*arguments, where=data or _place(config, database), **more)

    for add in (option("config", type=path), option("database"), option("data", type=path)):
        called = add(called)
    return called


def _place(config: Path | None, database: str | None) -> Where:
    """Return the file or the address of the house that the settings mean."""
    from tantrix.server import run, settings

    return run.place(settings.read({"database": database}, os.environ, config).database)


def file_of_house(where: Where) -> Path:
    """Return the file of a house; raises `TantrixError` `admin.no_file` for one on a server."""
    from tantrix.server.store.opening import file_of

    path = file_of(where)
    if path is None:
        raise TantrixError("admin.no_file")
    return path


def with_house(where: Where, work: Callable[[Database], Awaitable[Result]]) -> Result:
    """Do something with the database of a house that may be open meanwhile."""
    from tantrix.server.store.beside import beside

    async def run() -> Result:
        async with beside(where) as database:
            return await work(database)

    try:
        return asyncio.run(run())
    except Unavailable as error:
        raise TantrixError("admin.unavailable", why=str(error)) from error
