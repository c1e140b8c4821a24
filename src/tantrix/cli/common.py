"""What the subcommands share: JSON, files, and the terminal."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tantrix.cli.i18n import option
from tantrix.rules.core.errors import TantrixError

if TYPE_CHECKING:
    from rich.console import Console

LARGEST_FILE = 2**20
"""The largest text that is read, in bytes: a record takes a few thousand."""

STANDARD = Path("-")
"""The name of standard input and standard output."""

as_json = option("json", "as_json", is_flag=True)
"""The option of every subcommand whose answer other programs read."""

path = click.Path(path_type=Path)
"""The type of a file's name."""


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


def read_text(file: Path, largest: int = LARGEST_FILE) -> str:
    """Return the text of a file of so many bytes at most, `-` for standard input.

    Raises `TantrixError` `cli.unreadable`, `cli.too_large`, `cli.not_text`.
    """
    name = click.format_filename(file)
    try:
        if file == STANDARD:
            content = sys.stdin.buffer.read(largest + 1)
        else:
            with file.open("rb") as opened:
                content = opened.read(largest + 1)
    except OSError as error:
        raise TantrixError("cli.unreadable", file=name, why=error.strerror) from None
    if len(content) > largest:
        raise TantrixError("cli.too_large", file=name)
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise TantrixError("cli.not_text", file=name, at=error.start) from None


def write_text(file: Path, text: str) -> None:
    """Write a file. Raises `TantrixError` `cli.unwritable`."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        name = click.format_filename(file)
        raise TantrixError("cli.unwritable", file=name, why=error.strerror) from None


def terminal(*, stderr: bool = False) -> Console:
    """Return the terminal; it shows colours where it is one and nobody objects."""
    from rich.console import Console

    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)
