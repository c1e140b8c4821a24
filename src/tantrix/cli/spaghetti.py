"""`tantrix spaghetti`: one matched group of very many tiles."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from time import perf_counter

import click

from tantrix.cli import common
from tantrix.cli.common import STANDARD, as_json, print_json, write_text
from tantrix.cli.i18n import command, lang, option, say
from tantrix.puzzles.spaghetti import write
from tantrix.render.spaghetti import page
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.tiles import TILES
from tantrix.solver.spaghetti import spaghetti as made


@command("spaghetti")
@click.argument("tiles", type=int)
@option("seed", type=click.IntRange(0, 2**63), default=0)
@option("output", type=common.path, default=None)
@option("page", "shown", type=common.path, default=None)
@as_json
def spaghetti(
    tiles: int, seed: int, output: Path | None, shown: Path | None, *, as_json: bool
) -> None:
    """Make a spaghetti of so many tiles, and write it, or a page that shows it."""
    if as_json + (output == STANDARD) + (shown == STANDARD) > 1:
        raise TantrixError("cli.two_outputs")
    began = perf_counter()
    columns = list(made(tiles, seed))
    seconds = perf_counter() - began
    text = StringIO()
    write(text, tiles // len(TILES), columns)
    if output:
        write_text(output, text.getvalue())
    if shown:
        write_text(shown, page(text.getvalue().splitlines(), lang=lang()))
    if as_json:
        print_json({"tiles": tiles, "columns": len(columns), "seconds": round(seconds, 6)})
    elif STANDARD not in {output, shown}:
        click.echo(say("cli.spaghetti", count=tiles, seconds=f"{seconds:.2f}"))
        for file in filter(None, (output, shown)):
            click.echo(say("cli.written", file=click.format_filename(file)))
