"""Copies of a server, proof that it is whole, and what need not be kept."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from tantrix.cli.admin.common import (
    Where,
    database_file,
    finished,
    settings_of,
    with_database,
    with_database_options,
)
from tantrix.cli.common import STANDARD, as_json, binary_output, path, print_json
from tantrix.cli.i18n import command, option, say
from tantrix.cli.main import DONE, NO
from tantrix.rules.core.errors import TantrixError
from tantrix.server.admin.maintenance import Proof, back_up, prove
from tantrix.server.admin.maintenance import restore as restored
from tantrix.server.auth.repository import PeopleStore
from tantrix.server.db.engine import Database
from tantrix.server.run import default_data

DAY_MS = 86_400_000

EVERY = 1000
"""After how many tables a long work says how far it is."""


@command("backup")
@click.argument("file", type=path)
@with_database_options
def backup(file: Path, where: Where) -> None:
    """Copy a server, open or not, into a new file, or to standard output."""
    output = binary_output() if file == STANDARD else None
    with _beside(file) as copy:
        back_up(database_file(where), copy)
        if output:
            with copy.open("rb") as made:
                shutil.copyfileobj(made, output)
        else:
            click.echo(say("admin.copied", file=str(file), count=file.stat().st_size))


@command("restore")
@click.argument("file", type=path)
@with_database_options
@as_json
@click.pass_context
def restore(
    ctx: click.Context,
    file: Path,
    where: Where,
    *,
    as_json: bool,
) -> None:
    """Make a server of a copy, where there is none yet, and prove every game of it."""
    target = database_file(where)
    if target == default_data():
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with _beside(file) as copy:
        if file == STANDARD:
            with copy.open("wb") as taken:
                shutil.copyfileobj(sys.stdin.buffer, taken)
        proof = finished(restored(copy, target, _progress()))
    if not as_json:
        click.echo(say("cli.open.file", file=click.format_filename(target.absolute())))
    _answer(ctx, proof, as_json=as_json)


@command("verify")
@with_database_options
@as_json
@click.pass_context
def verify(
    ctx: click.Context,
    where: Where,
    *,
    as_json: bool,
) -> None:
    """Play every game again and compare what comes of it with what is kept."""
    proof = with_database(where, lambda database: prove(database, _progress()))
    _answer(ctx, proof, as_json=as_json)


@command("purge")
@option("days", type=click.IntRange(1, 36_500))
@with_database_options
@click.pass_context
def purge(ctx: click.Context, days: int | None, where: Where) -> None:
    """End the sessions in which nobody was seen for long, or as long as the settings say.

    Without `days`, as a timer runs it, time counts up to when anybody was seen last, so that a
    clock that is ahead ends no session.
    """
    kept_ms = (days or settings_of(ctx).visitor_days) * DAY_MS
    now_ms = time.time_ns() // 1_000_000

    async def ending(database: Database) -> int:
        people = PeopleStore(database)
        upto_ms = now_ms if days else min(now_ms, await people.last_seen_ms())
        return await people.end_unseen(upto_ms - kept_ms)

    count = with_database(where, ending)
    click.echo(say("admin.purged", count=count))


@contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """Lend the name of a copy: for `-` one that lasts as long as it is lent, and is never told."""
    if file != STANDARD:
        yield file
        return
    with TemporaryDirectory(prefix="tantrix-") as folder:
        copy = Path(folder, "copy.db")
        try:
            yield copy
        except TantrixError as error:
            told = {
                name: str(file) if one == str(copy) else one for name, one in error.params.items()
            }
            raise TantrixError(error.id, **told) from None


def _progress() -> Callable[[int, int], None]:
    """Return what says how far a long work is, on standard error."""
    reported = 0

    def report(done: int, total: int) -> None:
        nonlocal reported
        if done - reported >= EVERY:
            reported = done
            click.echo(say("admin.progress", done=done, total=total), err=True)

    return report


def _answer(ctx: click.Context, proof: Proof, *, as_json: bool) -> None:
    """Tell what a proof found; the exit status is 1 where not everything is whole."""
    if as_json:
        print_json({**proof._asdict(), "whole": proof.is_whole})
    else:
        click.echo(say("admin.proved", count=proof.tables, ended=proof.ended))
        for name in ("damaged", "differing", "missing"):
            for table in getattr(proof, name):
                click.echo(say(f"admin.{name}", table=table))
    ctx.exit(DONE if proof.is_whole else NO)
