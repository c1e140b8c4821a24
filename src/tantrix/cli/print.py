"""`tantrix print`: sheets of puzzles as PDF."""

from __future__ import annotations

from pathlib import Path

import click

from tantrix.cli.common import STANDARD, first_words, path, progress, write_bytes
from tantrix.cli.i18n import command, lang, option, say
from tantrix.printing import Paper, PuzzleSheet, SheetOptions, pdf
from tantrix.puzzles.known import known
from tantrix.render.themes import THEMES
from tantrix.solver import find

PAPERS: dict[str, Paper] = {"a4": "a4", "letter": "us-letter"}
"""The sizes of paper by the names that people give."""

SECONDS = 10.0
"""How long a solution of a puzzle is looked for."""


@command("print")
@click.argument("puzzles", nargs=-1, required=True)
@option("output", type=path, required=True)
@option("solutions", is_flag=True)
@option("theme", type=click.Choice(list(THEMES)), default="light")
@option("paper", type=click.Choice(list(PAPERS)), default="a4")
@click.option(
    "--size",
    type=click.IntRange(10, 80),
    default=30,
    metavar="MM",
    help="cli.option.print.size",
)
def print(  # noqa: A001, PLR0913 - the name of the command; one parameter an option
    puzzles: tuple[str, ...],
    *,
    output: Path,
    solutions: bool,
    theme: str,
    paper: str,
    size: int,
) -> None:
    """Write a PDF with a sheet for each puzzle."""
    shown = [known(name) for word in puzzles for name in first_words(word)]
    options = SheetOptions(theme, PAPERS[paper], size, lang())
    sheets = [PuzzleSheet(one) for one in shown]
    if solutions:
        found = progress(shown, len(shown), "cli.print.solving")
        sheets = [
            PuzzleSheet(one, next(iter(find(one, seconds=SECONDS).solutions), None))
            for one in found
        ]
    write_bytes(output, pdf(sheets, options))
    if output != STANDARD:
        click.echo(say("cli.written", file=click.format_filename(output)))
