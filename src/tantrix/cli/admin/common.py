"""What the commands for whoever keeps a server share: which server it is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click

from tantrix.cli.common import one_database, path, read_settings, stored_path
from tantrix.cli.i18n import option
from tantrix.rules.core.errors import TantrixError
from tantrix.server import run
from tantrix.server.config import Settings
from tantrix.server.db.base import Unavailable
from tantrix.server.db.engine import Database

Result = TypeVar("Result")
Where = Path | str

SETTINGS = "tantrix.settings"
"""Under which name a command finds the settings of the server that is meant."""


def with_database_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options that tell which server is meant, and hand it on as `where`.

    Its settings are `settings_of` the context.
    """

    @wraps(command)
    def called(
        *arguments: object,
        config: Path | None,
        data: Path | None,
        database: str | None,
        **more: object,
    ) -> None:
        configured = read_settings({"database": one_database(data, database)}, config)
        click.get_current_context().meta[SETTINGS] = configured
        command(*arguments, where=run.place(configured.database), **more)

    for add in (
        option("config", type=path),
        option("database"),
        option("data", type=stored_path),
    ):
        called = add(called)
    return called


def settings_of(ctx: click.Context) -> Settings:
    """Return the settings of the server that is meant."""
    found: Settings = ctx.meta[SETTINGS]
    return found


def database_file(where: Where) -> Path:
    """Return the file of a server; raises `TantrixError` `admin.no_file` for one on a server."""
    from tantrix.server.db.store import file_of

    path = file_of(where)
    if path is None:
        raise TantrixError("admin.no_file")
    return path


def with_database(where: Where, work: Callable[[Database], Awaitable[Result]]) -> Result:
    """Do something with the database of a server that may be open meanwhile."""
    from tantrix.server.admin.offline import beside

    async def working() -> Result:
        async with beside(where) as database:
            return await work(database)

    return finished(working())


def finished(working: Coroutine[Any, Any, Result]) -> Result:
    """Return what comes of work on a database; raises `TantrixError` `admin.unavailable`."""
    try:
        return asyncio.run(working)
    except Unavailable as error:
        raise TantrixError("admin.unavailable", why=str(error)) from error
