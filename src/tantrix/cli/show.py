"""`tantrix show`: a position or a record as text or as a picture."""

from __future__ import annotations

from pathlib import Path

import click

from tantrix.cli.common import as_json, coloured, lang, print_json, say, write_text
from tantrix.cli.reading import read_state


@click.command()
@click.argument("source")
@click.option(
    "--at", type=click.IntRange(0), help="Of a record: after so many moves.  [default: all]"
)
@click.option("--svg", type=click.Path(path_type=Path), help="Write a picture to this file.")
@click.option("--theme", default="light", show_default=True, help="Theme of the picture.")
@click.option("--numbers/--no-numbers", default=True, help="Show the reviewer's numbers.")
@as_json
def show(  # noqa: PLR0913 - one parameter an option
    source: str, at: int | None, svg: Path | None, theme: str, *, numbers: bool, as_json: bool
) -> None:
    """Show SOURCE: a position (one line of seven fields), or a file with one or with a record."""
    state = read_state(source, at)
    if svg:
        from tantrix.render.svg import state as draw

        write_text(svg, str(draw(state, numbers=numbers, theme=theme, lang=lang())))
    if as_json:
        from tantrix.notation.jsonforms import view

        print_json(view(state, numbers=numbers))
    elif svg:
        click.echo(say("cli.written", file=str(svg)))
    else:
        from tantrix.render.text import state as write

        click.echo(write(state, numbers=numbers, colour=coloured(), lang=lang()))
