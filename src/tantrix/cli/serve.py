"""`tantrix serve`: the server on this machine."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from tantrix.cli.common import one_database, path, read_settings, stored_path
from tantrix.cli.i18n import command, option, say


@command("serve")
@option("host")
@option("port", type=click.IntRange(0, 65535))
@option("data", type=stored_path)
@option("database")
@option("redis")
@option("config", type=path)
@option("open", "browse", is_flag=True)
def serve(  # noqa: PLR0913, PLR0917 - one parameter an option
    host: str | None,
    port: int | None,
    data: Path | None,
    database: str | None,
    redis: str | None,
    config: Path | None,
    *,
    browse: bool,
) -> None:
    """Open the server: a page to play, watch and replay on."""
    with _uncollected(), _without("rich"):
        from tantrix.server import run
        from tantrix.server.db.store import file_of

    def announce(address: str) -> None:
        click.echo(say("cli.open", address=address))
        if file is not None:
            configured = "cli.open.new" if is_new else "cli.open.file"
            click.echo(say(configured, file=click.format_filename(file.absolute())))
        if browse:
            click.launch(address)

    flags = {"host": host, "port": port, "database": one_database(data, database), "redis": redis}
    configured = read_settings(flags, config)
    file = file_of(run.place(configured.database))
    is_new = file is not None and not (file.is_file() and file.stat().st_size)
    run.serve(configured, announce)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Load modules without looking for garbage meanwhile, nor among them ever after.

    They stay as long as the process, and looking through them takes a fifth of the start.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


@contextmanager
def _without(library: str) -> Iterator[None]:
    """Load modules that find a library missing which they can do without, unless it is loaded.

    structlog draws tracebacks in colours by rich where rich is installed; the log is JSON. Python
    takes a module that is None for one that is not there.
    """
    if library in sys.modules:
        yield
        return
    sys.modules[library] = None  # type: ignore[assignment]
    try:
        yield
    finally:
        del sys.modules[library]
