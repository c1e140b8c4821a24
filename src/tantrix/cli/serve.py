"""`tantrix serve`: the house on this machine."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help="Port to listen at, 0 for any free one.  [default: 8765, or the next free one]",
)
@click.option(
    "--data",
    type=click.Path(path_type=Path),
    help="File with all tables.  [default: tantrix/house.db in the user's data directory]",
)
@click.option("--open/--no-open", "browse", default=False, help="Show the page in a browser.")
def serve(host: str, port: int | None, data: Path | None, *, browse: bool) -> None:
    """Open the house: a page to play, watch and replay on."""
    from tantrix import messages
    from tantrix.core.errors import TantrixError
    from tantrix.server import run

    def announce(address: str) -> None:
        click.echo(f"Tantrix is open at {address}")
        if browse:
            click.launch(address)

    try:
        run.serve(host, port, data or run.default_data(), announce)
    except TantrixError as error:
        click.echo(messages.say(error), err=True)
        raise SystemExit(2) from None
