"""`tantrix print`: sheets of puzzles as PDF."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from tantrix.cli.common import STANDARD, path, progress, read_text, write_bytes
from tantrix.cli.i18n import command, lang, option, say
from tantrix.printing import Paper, PuzzleSheet, SheetOptions, pdf
from tantrix.puzzles.known import known
from tantrix.puzzles.puzzle import Puzzle
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
    shown = list(_named(puzzles))
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


def _named(words: tuple[str, ...]) -> Iterator[Puzzle]:
    """Yield the puzzles that are named; `-` is a list of them, each the first word of a line."""
    for word in words:
        if word != str(STANDARD):
            yield known(word)
        else:
            lines = map(str.split, read_text(STANDARD).splitlines())
            yield from (known(line[0]) for line in lines if line)
