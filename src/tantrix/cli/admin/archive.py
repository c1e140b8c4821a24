"""The archive as files for others to count."""

from __future__ import annotations

from pathlib import Path

import click

from tantrix.cli.admin.common import Where, of_house, with_house
from tantrix.cli.common import as_json, path, print_json
from tantrix.cli.main import DONE, NO
from tantrix.cli.spoken import command, complain, say
from tantrix.core.errors import TantrixError


@command("export")
@click.argument("folder", type=path)
@of_house
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

    def tell(month: str, games: int) -> None:
        click.echo(say("admin.export.month", month=month, count=games), err=True)

    report = with_house(where, lambda house: exported(house, folder, tell))
    if as_json:
        print_json(report._asdict())
    else:
        click.echo(say("admin.exported", count=report.games, folder=str(folder)))
    for table in report.damaged:
        complain("admin.damaged", table=table)
    ctx.exit(NO if report.damaged else DONE)
