"""`tantrix convert`: games from one format to another."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import chain, islice
from pathlib import Path
from typing import IO

import click

from tantrix import conversion
from tantrix.cli.common import STANDARD, binary_output, path, source_name
from tantrix.cli.i18n import command, complain, lang, option
from tantrix.cli.reading import problem_text
from tantrix.conversion.pictures import AnyGame, PictureOptions
from tantrix.notation import records
from tantrix.notation.race_records import RaceRecord
from tantrix.render.themes import THEMES
from tantrix.rules.core.errors import TantrixError


@command("convert")
@click.argument("source", type=path)
@click.argument("target", type=path)
@click.option(
    "--from",
    "source_form",
    type=click.Choice(conversion.READABLE),
    help="cli.option.convert.from",
)
@click.option(
    "--to", "target_form", type=click.Choice(conversion.WRITABLE), help="cli.option.convert.to"
)
@click.option(
    "--game",
    "number",
    type=click.IntRange(1, 10**9),
    metavar="NUMBER",
    help="cli.option.convert.game",
)
@option("at", type=click.IntRange(0, 10**6))
@option("theme", type=click.Choice(list(THEMES)), default="light")
@option("numbers/--no-numbers", default=True)
@click.option(
    "--delay",
    type=click.IntRange(20, 60_000),
    default=700,
    metavar="MS",
    help="cli.option.convert.delay",
)
@click.pass_context
def convert(  # noqa: PLR0913 - one parameter an option
    ctx: click.Context,
    source: Path,
    target: Path,
    *,
    source_form: str | None,
    target_form: str | None,
    number: int | None,
    at: int | None,
    theme: str,
    numbers: bool,
    delay: int,
) -> None:
    """Convert the games of a file; the exit status is 1 where anything was wrong with them."""
    from tantrix.cli.main import DONE, NO

    written_form = target_form or _form_to_write(target)
    reading = _Reading(source, source_form or _form(source), at, number)
    options = PictureOptions(theme, numbers, lang(), delay)
    games = reading.games()
    first = next(games, None)
    if first is None and number is not None:
        name = source_name(source)
        raise TantrixError("cli.no_game_number", file=name, number=number)
    if first is None:
        raise TantrixError("cli.no_game", file=source_name(source))
    try:
        with _written(target, written_form) as file:
            conversion.write_games(chain((first,), games), file, written_form, options)
    except OSError as error:
        name = click.format_filename(target)
        raise TantrixError("cli.unwritable", file=name, why=error.strerror) from None
    ctx.exit(NO if reading.problems else DONE)


class _Reading:
    """The games of a file on their way; their problems are listed on standard error."""

    def __init__(self, source: Path, form: str, at: int | None, number: int | None) -> None:
        self._source = source
        self._form = form
        self._at = at
        self._number = number
        self.problems = 0

    def games(self) -> Iterator[AnyGame]:
        """Yield what has a deal or a position, so that it is a game; raises `TantrixError`.

        Where one is chosen by its number, the others are passed over, their problems too.
        """
        name = source_name(self._source)
        with _read(self._source) as file:
            try:
                first, last = (self._number or 1) - 1, self._number
                for game, problems in islice(conversion.read_games(file, self._form), first, last):
                    for problem in problems:
                        place = {"line": problem.line, "column": problem.column}
                        complain("cli.problem", file=name, text=problem_text(problem), **place)
                    self.problems += len(problems)
                    if isinstance(game, RaceRecord):
                        yield self._cut_race(game)
                    elif game.deal is None or any(game.deal.hands):
                        yield self._cut(game)
            except UnicodeDecodeError as error:
                raise TantrixError("cli.not_text", file=name, at=error.start) from None

    def _cut_race(self, race: RaceRecord) -> RaceRecord:
        """Return a race without what follows the action of `--at`."""
        if self._at is None:
            return race
        if self._at > len(race.moves):
            raise TantrixError("cli.no_move", at=self._at, count=len(race.moves))
        stopped = race.stopped and self._at == len(race.moves)
        return replace(race, moves=race.moves[: self._at], stopped=stopped)

    def _cut(self, game: records.Game) -> records.Game:
        """Return a game without what follows the move of `--at`."""
        if self._at is not None:
            nodes = [game, *game.main_line()]
            if self._at >= len(nodes):
                raise TantrixError("cli.no_move", at=self._at, count=len(nodes) - 1)
            nodes[self._at].variations.clear()
        return game


def _form(file: Path) -> str:
    """Return the format of a file by its name."""
    return conversion.SUFFIXES.get(file.suffix.lower(), "text")


def _form_to_write(file: Path) -> str:
    """Return the format of a file by its name; raises `TantrixError` `cli.convert.suffix`."""
    suffix = file.suffix.lower()
    if suffix not in conversion.SUFFIXES and suffix not in conversion.TEXT_SUFFIXES:
        known = sorted({*conversion.SUFFIXES, *conversion.TEXT_SUFFIXES} - {""})
        sheets = {"reason": "pdf"} if suffix == ".pdf" else {}
        raise TantrixError("cli.convert.suffix", suffix=file.suffix, known=known, **sheets)
    return _form(file)


@contextmanager
def _read(file: Path) -> Iterator[IO[bytes]]:
    """Open a file, `-` for standard input. Raises `TantrixError` `cli.unreadable`."""
    if file == STANDARD:
        yield sys.stdin.buffer
        return
    try:
        opened = file.open("rb")
    except OSError as error:
        name = click.format_filename(file)
        raise TantrixError("cli.unreadable", file=name, why=error.strerror) from None
    with opened:
        yield opened


@contextmanager
def _written(file: Path, form: str) -> Iterator[IO[bytes]]:
    """Open a file to write, `-` for standard output; it takes its place when it is whole."""
    if file == STANDARD:
        yield binary_output() if form in conversion.BINARY else sys.stdout.buffer
        return
    unfinished = file.with_name(f"{file.name}.part")
    try:
        with unfinished.open("wb") as opened:
            yield opened
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
