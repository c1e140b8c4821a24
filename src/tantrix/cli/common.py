"""What the subcommands share: JSON, files, and the terminal."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from errno import ENOENT
from os import PathLike, strerror
from pathlib import Path
from typing import IO, TYPE_CHECKING, TypeVar

import click
from click.shell_completion import CompletionItem

from tantrix.cli.i18n import complain, option, say, watched
from tantrix.rules.core.errors import TantrixError

if TYPE_CHECKING:
    from rich.console import Console

    from tantrix.server.config import Settings

T = TypeVar("T")

LARGEST_FILE = 2**20
"""The largest text that is read, in bytes: a record takes a few thousand."""

STANDARD = Path("-")
"""The name of standard input and standard output."""

as_json = option("json", "as_json", is_flag=True)
"""The option of every subcommand whose answer other programs read."""

path = click.Path(path_type=Path)
"""The type of a file's name; `-` is standard input or output."""


class StoredPath(click.Path):
    """The name of what is kept, and so cannot be standard input or output: a database, a folder."""

    def convert(
        self,
        value: str | PathLike[str],
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> str | bytes | PathLike[str]:
        """Return the name; raises `TantrixError` `cli.no_stream` for `-`."""
        if Path(value) == STANDARD:
            raise TantrixError("cli.no_stream")
        return super().convert(value, param, ctx)


stored_path = StoredPath(path_type=Path)
"""The type of the name of what is kept: `-` is refused."""


class PuzzleName(click.ParamType[str]):
    """The name or the id of a puzzle; a shell completes names."""

    name = "puzzle"

    def __init__(self, more: Iterable[str] = ()) -> None:
        """Take further words that may stand in its place."""
        self._more = tuple(more)

    def shell_complete(
        self,
        ctx: click.Context,  # noqa: ARG002 - click's interface
        param: click.Parameter,  # noqa: ARG002
        incomplete: str,
    ) -> list[CompletionItem]:
        """Return the names that begin so."""
        from tantrix.puzzles.catalogue import CATALOGUE, FAMILIES

        names = (*self._more, *CATALOGUE, *(f"{family}-" for family in FAMILIES))
        return [CompletionItem(name) for name in names if name.startswith(incomplete)]


def first_words(word: str) -> list[str]:
    """Return a word, or for `-` the first word of each line of standard input, as lists have ids.

    Raises `TantrixError` as `read_text` does.
    """
    if word != str(STANDARD):
        return [word]
    return [line.split()[0] for line in read_text(STANDARD).splitlines() if line.strip()]


def print_json(document: Mapping[str, object]) -> None:
    """Print the one JSON document of a subcommand."""
    click.echo(json.dumps(document))


def one_database(data: Path | None, database: str | None) -> str | None:
    """Return where the database is by the options, of which one alone may be given.

    Raises `TantrixError` `cli.two_databases`.
    """
    if data is not None and database is not None:
        raise TantrixError("cli.two_databases")
    return database if data is None else str(data)


def read_settings(flags: Mapping[str, object], file: Path | None) -> Settings:
    """Return the settings of a server, and tell of every variable that only looks like one.

    Raises `TantrixError` as `tantrix.server.config.read` does.
    """
    from tantrix.server import config

    for variable in config.foreign(os.environ):
        if variable not in config.OF_TESTS:
            name = variable.removeprefix(config.PREFIX).lower()
            if name in config.NAMES:
                complain("cli.linked_setting", where=variable, text=os.environ[variable])
            else:
                complain("cli.no_setting", where=variable, known=config.NAMES)
    return config.read(flags, os.environ, file)


def source_name(file: Path | str) -> str:
    """Return how people are told of a file that is read."""
    if Path(file) == STANDARD:
        return say("cli.standard_input")
    return click.format_filename(file)


PARQUET = b"PAR1"
"""How a file of Parquet begins."""


def read_text(file: Path, largest: int = LARGEST_FILE) -> str:
    """Return the text of a file of so many bytes at most, `-` for standard input.

    Raises `TantrixError` `cli.unreadable`, `cli.too_large`, `cli.not_text`, and `cli.parquet` for a
    file of games that `tantrix convert` makes text of.
    """
    name = source_name(file)
    try:
        if file == STANDARD:
            content = sys.stdin.buffer.read(largest + 1)
        else:
            with file.open("rb") as opened:
                content = opened.read(largest + 1)
    except OSError as error:
        raise TantrixError("cli.unreadable", file=name, why=error.strerror) from None
    if content.startswith(PARQUET):
        raise TantrixError("cli.parquet", file=name)
    if len(content) > largest:
        raise TantrixError("cli.too_large", file=name)
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise TantrixError("cli.not_text", file=name, at=error.start) from None


def write_text(file: Path, text: str) -> None:
    """Write a file, `-` for standard output. Raises `TantrixError` `cli.unwritable`."""
    if file == STANDARD:
        click.echo(text, nl=False)
        return
    with _writing(file):
        file.write_text(text, encoding="utf-8")


def write_bytes(file: Path, content: bytes) -> None:
    """Write a file, `-` for standard output; raises `cli.unwritable`, and as `binary_output`."""
    if file == STANDARD:
        binary_output().write(content)
        return
    with _writing(file):
        file.write_bytes(content)


def binary_output() -> IO[bytes]:
    """Return standard output for what is no text; raises `cli.binary` where it is a terminal."""
    if sys.stdout.isatty():
        raise TantrixError("cli.binary")
    return sys.stdout.buffer


@contextlib.contextmanager
def _writing(file: Path) -> Iterator[None]:
    """Say which file cannot be written."""
    try:
        yield
    except OSError as error:
        name = click.format_filename(file)
        raise TantrixError("cli.unwritable", file=name, why=error.strerror) from None


def check_picture(svg: Path | None, *, alone: bool) -> None:
    """Raise `TantrixError` where no SVG can be written, before anything else is done.

    It goes to standard output only where it is `alone` there, into a folder that exists, and under
    no name that promises another format.
    """
    if svg is None:
        return
    if svg == STANDARD:
        if not alone:
            raise TantrixError("cli.two_outputs")
        return
    name = click.format_filename(svg)
    if svg.suffix.lower() not in {"", ".svg"}:
        raise TantrixError("cli.not_svg", file=name)
    if not svg.parent.is_dir():
        raise TantrixError("cli.unwritable", file=name, why=strerror(ENOENT))


def progress(items: Iterable[T], total: int, sentence: str) -> Iterator[T]:
    """Yield items, with a bar on standard error that `sentence` describes where somebody looks."""
    if not watched():
        yield from items
        return
    from rich.progress import track

    console = terminal(stderr=True)
    yield from track(items, say(sentence), total, console=console, transient=True)


def terminal(*, stderr: bool = False) -> Console:
    """Return the terminal; it shows colours where it is one and nobody objects."""
    from rich.console import Console

    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)
