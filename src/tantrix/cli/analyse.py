"""`tantrix analyse`: what a robot thinks of each placement, as JSON lines."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import click

from tantrix.cli.common import path, read_text
from tantrix.cli.i18n import command, option
from tantrix.robots.base import LEVELS


@command("analyse")
@click.argument("record", type=path, required=False)
@option("level", type=click.Choice(LEVELS), default=LEVELS[-1])
@option("think", type=click.FloatRange(0, 3600))
@option("multi", type=click.IntRange(1, 1000))
@option("seed", default="0")
@click.pass_context
def analyse(  # noqa: PLR0913 - one parameter an option
    ctx: click.Context,
    record: Path | None,
    *,
    level: str,
    think: float | None,
    multi: int | None,
    seed: str,
) -> None:
    """Answer the requests on standard input, or tell of every move of a record."""
    import msgspec

    from tantrix.cli.main import DONE, NO
    from tantrix.engine.analysis import Analyst, encode

    analyst = Analyst(random.Random(seed), lambda: time.monotonic_ns() // 10**6)
    if record is None:
        lines = _lines(sys.stdin.buffer)
    else:
        asked = {"record": read_text(record), "level": level, "seconds": think, "multi": multi}
        lines = iter([msgspec.json.encode(asked)])
    wrong = False
    for line in lines:
        for answer in analyst.answer(line):
            wrong = wrong or "problem" in answer or "error" in answer
            sys.stdout.buffer.write(encode(answer))
            sys.stdout.buffer.flush()
    ctx.exit(NO if wrong and record is not None else DONE)


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """Yield the lines that say something; of one that is too long only as much as shows it."""
    from tantrix.engine.analysis import LONGEST

    while line := source.readline(LONGEST + 2):
        rest = line
        while len(line) > LONGEST and rest and not rest.endswith(b"\n"):
            rest = source.readline(LONGEST + 2)
        if line.strip():
            yield line
