"""`tantrix solve`: solutions of a puzzle, their number, or the proof that there is none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from errno import ENOENT
from math import isnan
from os import strerror
from pathlib import Path
from typing import Unpack

import click

from tantrix.cli import common
from tantrix.cli.check import read_solutions
from tantrix.cli.common import STANDARD, as_json
from tantrix.cli.i18n import command, option
from tantrix.cli.main import DONE, NO, STOPPED
from tantrix.cli.puzzle_options import PuzzleOptions, puzzle_of, with_puzzle_options
from tantrix.cli.reports import progress, report
from tantrix.puzzles.ids import ad_hoc
from tantrix.puzzles.puzzle import Puzzle
from tantrix.puzzles.verify import table_faults
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.solver import Climb, Running, Search, Solution, Status
from tantrix.solver import longest as longest_of
from tantrix.solver import solve as solving

_SECONDS = 60
"""How long something better is looked for where nobody says."""

_STATUSES = {Status.SOLVED: DONE, Status.UNSOLVABLE: NO, Status.STOPPED: STOPPED}


@command("solve")
@with_puzzle_options
@option("all", "every", is_flag=True)
@option("count", "number", is_flag=True)
@option("longest", is_flag=True)
@option("seconds", type=click.FloatRange(0, 10**7), default=None)
@option("threads", type=click.IntRange(1, 256), default=1)
@option("seed", type=click.IntRange(0, 2**63), default=0)
@option("from", "table", type=common.path, default=None)
@option("svg", type=common.path, default=None)
@as_json
@click.pass_context
def solve(  # noqa: PLR0913 - one parameter an option
    ctx: click.Context,
    puzzle: str | None,
    *,
    every: bool,
    number: bool,
    longest: bool,
    seconds: float | None,
    threads: int,
    seed: int,
    table: Path | None,
    svg: Path | None,
    as_json: bool,
    **options: Unpack[PuzzleOptions],
) -> None:
    """Solve a puzzle; Ctrl-C ends it early and keeps what was found."""
    if seconds is not None and isnan(seconds):
        raise TantrixError("cli.no_seconds", option="--seconds")
    if every + number + longest > 1:
        raise TantrixError("cli.solve.one_wish")
    _check_picture(svg, alone=not (as_json or every))
    task = puzzle_of(puzzle, options, some=longest)
    if number and task.scored is not None:
        raise TantrixError("bad.search.scored")
    laid = _laid(table, task, longest=longest)
    if longest:
        running: Running = _longest(task, seconds or _SECONDS, seed)
    elif task.scored is not None:
        time = _SECONDS if seconds is None else seconds
        running = solving(task, seconds=time, seed=seed, threads=threads)
    else:
        first = not (every or number)
        keep = None if every else 1
        running = Search(
            task, laid, first=first, keep=keep, seconds=seconds, seed=seed, threads=threads
        )
    found: list[Solution] = []
    if isinstance(running, Climb):
        _watch(running, found.append)
        task = _of_these(task, found[-1:]) if longest else task
    output = report(task, svg, as_json=as_json, every=every, number=number)
    for one in found if every else found[-1:]:
        output.solution(one)
    if not isinstance(running, Climb):
        _watch(running, output.solution)
    answer = running.answer(found)
    output.end(answer)
    ctx.exit(_STATUSES[answer.status])


def _check_picture(svg: Path | None, *, alone: bool) -> None:
    """Raise `TantrixError` where no picture can be written, before anything is searched."""
    if svg == STANDARD and not alone:
        raise TantrixError("cli.two_outputs")
    if svg and svg != STANDARD and not svg.parent.is_dir():
        name = click.format_filename(svg)
        raise TantrixError("cli.unwritable", file=name, why=strerror(ENOENT))


def _laid(table: Path | None, task: Puzzle, *, longest: bool) -> list[Placement]:
    """Return the tiles that lie already: the one arrangement of a file."""
    if table is None:
        return []
    if longest or task.scored is not None:
        raise TantrixError("cli.solve.from")
    found = read_solutions(table)
    if len(found) != 1:
        raise TantrixError("cli.solve.from_one", count=len(found))
    if faults := table_faults(task, found[0]):
        raise IllegalAction(faults)
    return found[0]


def _longest(task: Puzzle, seconds: float, seed: int) -> Climb:
    """Begin to look for the longest loop or line of the one colour that is asked for."""
    if len(task.choices) > 1 or len(task.choices[0]) != 1 or task.board or task.givens:
        raise TantrixError("cli.solve.longest")
    (goal,) = task.choices[0]
    return longest_of(task.tiles, goal, holes=task.holes, seconds=seconds, seed=seed)


def _of_these(task: Puzzle, best: list[Solution]) -> Puzzle:
    """Return the puzzle of the tiles that the longest loop or line has taken."""
    if not best:
        return task
    return ad_hoc(replace(task, tiles=tuple(sorted(one.tile for one in best[0]))))


def _watch(running: Running, report: Callable[[Solution], None]) -> None:
    """Tell what is found until the search ends, or somebody stops it."""
    with running, progress() as show:
        while not running.ended:
            try:
                taken = running.take()
                if taken is not None:
                    report(taken)
                show(running.progress)
            except KeyboardInterrupt:
                running.stop()
