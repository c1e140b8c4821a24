"""What follows from the games: the archive as files for others to count, and the rankings."""

from __future__ import annotations

import time
from pathlib import Path

import click

from tantrix.cli.admin.common import Where, with_database, with_database_options
from tantrix.cli.common import as_json, print_json, stored_path
from tantrix.cli.i18n import command, complain, say
from tantrix.cli.main import DONE, NO
from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.engine import Database
from tantrix.server.rankings.repository import RankingStore
from tantrix.server.rankings.updater import RatingUpdater


@command("export")
@click.argument("folder", type=stored_path)
@with_database_options
@as_json
@click.pass_context
def export(
    ctx: click.Context,
    folder: Path,
    where: Where,
    *,
    as_json: bool,
) -> None:
    """Write the archive as Parquet files, two a month."""
    try:
        from tantrix.server.archive.export import export as exported
    except ModuleNotFoundError as error:
        raise TantrixError("admin.no_extra", extra="archive") from error

    def report_month(month: str, games: int) -> None:
        click.echo(say("admin.export.month", month=month, count=games), err=True)

    report = with_database(where, lambda database: exported(database, folder, report_month))
    if as_json:
        print_json(report._asdict())
    else:
        click.echo(say("admin.exported", count=report.games, folder=str(folder)))
    for table in report.damaged:
        complain("admin.damaged", table=table)
    ctx.exit(NO if report.damaged else DONE)


@command("recompute")
@with_database_options
@click.pass_context
def recompute(ctx: click.Context, where: Where) -> None:
    """Compute all rankings and records again, from the first game on."""

    async def work(database: Database) -> bool:
        keeper = RatingUpdater(RankingStore(database), lambda: time.monotonic_ns() // 1_000_000)
        return await keeper.recompute()

    equal = with_database(where, work)
    click.echo(say("admin.equal" if equal else "admin.unequal"))
    ctx.exit(DONE if equal else NO)
