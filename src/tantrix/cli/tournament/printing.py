"""`tantrix tournament print`: pages for the browser's printer."""

from __future__ import annotations

from pathlib import Path

import click

from tantrix.cli.common import STANDARD, as_json, path, write_bytes, write_text
from tantrix.cli.i18n import command, lang, option, say
from tantrix.cli.tournament.common import answer, opened
from tantrix.render.tournament import KINDS, OF_NO_ROUND, Kind, PageOptions, printed
from tantrix.rules.core.errors import TantrixError


@command("tournament.print")
@click.argument("what", type=click.Choice([*KINDS]))
@option("round", "number", type=click.IntRange(1, 999), default=None)
@option("stage", type=click.IntRange(1, 8), default=None)
@option("address", default="")
@option("output", type=path, default=None)
@as_json
def print_command(  # noqa: PLR0913 - one parameter an option
    what: Kind,
    number: int | None,
    stage: int | None,
    address: str,
    output: Path | None,
    *,
    as_json: bool,
) -> None:
    """Write a page to print from the browser, or a PDF where the name of the file ends so."""
    file = opened()
    if address and what != "poster":
        raise TantrixError("cli.tournament.no_address")
    known = file.state.rounds
    of_round = f"-{number or len(known)}" if known and what not in OF_NO_ROUND else ""
    target = output or file.path.with_name(f"{file.path.stem}-{what}{of_round}.html")
    if target == STANDARD and as_json:
        raise TantrixError("cli.two_outputs")
    page: PageOptions = {
        "number": number,
        "stage": None if stage is None else stage - 1,
        "qr": _qr,
        "mark": f"{file.state.version} {file.head}",
        "address": address,
        "lang": lang(),
    }
    if target.suffix == ".pdf":
        from tantrix.printing import pages

        write_bytes(target, pages.pdf(what, file.state, **page))
    else:
        write_text(target, printed(what, file.state, **page))
    if target == STANDARD:
        return
    line = say("cli.tournament.written", file=click.format_filename(target))
    answer([line], {"file": str(target)}, as_json=as_json)


def _qr(content: str) -> str:
    """Return the QR code of a text as SVG; corners that coffee has reached can still be read."""
    import segno

    return segno.make(content, error="m", micro=False).svg_inline(omitsize=True, border=1)
