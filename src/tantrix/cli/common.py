"""What the subcommands share: the language, one line a complaint, JSON, files."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path

import click

from tantrix import messages
from tantrix.core.errors import TantrixError

LARGEST_FILE = 16 * 2**20
"""The largest file that is read, in bytes: a record takes a few thousand."""

as_json = click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
"""The option of every subcommand whose answer other programs read."""


def lang() -> str:
    """Return the language that the person asked for."""
    wanted = click.get_current_context().find_root().obj
    return messages.language(str(wanted or "en"))


def say(what: str | messages.Told, **params: object) -> str:
    """Return a sentence in the language of the person."""
    return messages.say(what, params, lang())


def complain(what: str | messages.Told, **params: object) -> None:
    """Say on stderr, in one line, what is wrong."""
    click.echo(" ".join(f"tantrix: {say(what, **params)}".split()), err=True)


def print_json(document: Mapping[str, object]) -> None:
    """Print the one JSON document of a subcommand."""
    click.echo(json.dumps(document))


def read_text(path: Path) -> str:
    """Return the text of a file. Raises `TantrixError` `cli.unreadable`, `cli.too_large`."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise TantrixError("cli.unreadable", file=str(path), why=error.strerror) from None
    if len(content) > LARGEST_FILE:
        raise TantrixError("cli.too_large", file=str(path))
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise TantrixError("cli.not_text", file=str(path), at=error.start) from None


def write_text(path: Path, text: str) -> None:
    """Write a file. Raises `TantrixError` `cli.unwritable`."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise TantrixError("cli.unwritable", file=str(path), why=error.strerror) from None


def coloured() -> bool:
    """Tell whether the output is a terminal, which shows colours."""
    return sys.stdout.isatty()
