"""`tantrix solve`: solutions of a puzzle, their number, or the proof that there is none."""

from __future__ import annotations

from pathlib import Path
from typing import Unpack

import click

from tantrix.cli import common
from tantrix.cli.asking import Options, asked, asking
from tantrix.cli.common import STANDARD, as_json
from tantrix.cli.main import DONE, NO, STOPPED
from tantrix.cli.reports import Report, progress, report
from tantrix.cli.spoken import command, option
from tantrix.core.errors import TantrixError
from tantrix.solver import Answer, Search, Solution, Status

_SECONDS = 60
"""How long a better score is looked for where nobody says."""
_STATUSES = {Status.SOLVED: DONE, Status.UNSOLVABLE: NO, Status.STOPPED: STOPPED}


@command("solve")
@asking
@option("all", "every", is_flag=True)
@option("count", "number", is_flag=True)
@option("seconds", type=click.FloatRange(0, 10**7), default=None)
@option("threads", type=click.IntRange(1, 256), default=1)
@option("seed", type=click.IntRange(0, 2**63), default=0)
@option("svg", type=common.path, default=None)
@as_json
@click.pass_context
def solve(  # noqa: PLR0913 - one parameter an option
    ctx: click.Context,
    puzzle: str | None,
    *,
    every: bool,
    number: bool,
    seconds: float | None,
    threads: int,
    seed: int,
    svg: Path | None,
    as_json: bool,
    **options: Unpack[Options],
) -> None:
    """Solve a puzzle; Ctrl-C ends it early and keeps what was found."""
    if every and number:
        raise TantrixError("cli.solve.all_or_count")
    if svg == STANDARD and (as_json or every):
        raise TantrixError("cli.two_outputs")
    task = asked(puzzle, options)
    if task.scored and seconds is None:
        seconds = _SECONDS
    told = report(task, svg, as_json=as_json, every=every, number=number)
    first = not (every or number)
    keep = None if every else 1
    with Search(
        task, first=first, keep=keep, seconds=seconds, seed=seed, threads=threads
    ) as search:
        answer = _watched(search, told, every=every or not task.scored)
    told.end(answer)
    ctx.exit(_STATUSES[answer.status])


def _watched(search: Search, told: Report, *, every: bool) -> Answer:
    """Tell what is found, all or the last, until the search ends or somebody stops it."""
    last: Solution | None = None
    with progress() as show:
        while not search.ended:
            try:
                taken = search.take()
                if taken is not None and every:
                    told.solution(taken)
                last = taken or last
                show(search.progress)
            except KeyboardInterrupt:
                search.stop()
    if last and not every:
        told.solution(last)
    return search.answer([last] if last else [])
