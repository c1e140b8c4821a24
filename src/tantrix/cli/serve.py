"""`tantrix serve`: the house on this machine."""

from __future__ import annotations

from pathlib import Path

import click

from tantrix.cli.common import path
from tantrix.cli.spoken import command, option, say


@command("serve")
@option("host", default="127.0.0.1")
@option("port", type=click.IntRange(0, 65535))
@option("data", type=path)
@option("database")
@option("redis")
@option("open", "browse", is_flag=True)
def serve(  # noqa: PLR0913 - each is an option
    host: str,
    port: int | None,
    data: Path | None,
    database: str | None,
    redis: str | None,
    *,
    browse: bool,
) -> None:
    """Open the house: a page to play, watch and replay on."""
    from tantrix.server import run

    def announce(address: str) -> None:
        click.echo(say("cli.open", address=address))
        if browse:
            click.launch(address)

    run.serve(host, port, database or data or run.default_data(), announce, redis)
