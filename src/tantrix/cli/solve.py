"""`tantrix solve`: solutions of a puzzle, their number, or the proof that there is none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import isnan
from os import cpu_count
from pathlib import Path
from typing import Unpack

import click

from tantrix.cli import common
from tantrix.cli.check import read_solutions
from tantrix.cli.common import as_json, check_picture
from tantrix.cli.i18n import command, option
from tantrix.cli.main import DONE, NO, STOPPED
from tantrix.cli.puzzle_options import PuzzleOptions, puzzle_of, with_puzzle_options
from tantrix.cli.reports import SolveReport, progress, report
from tantrix.puzzles.ids import ad_hoc
from tantrix.puzzles.puzzle import Puzzle
from tantrix.puzzles.verify import table_faults
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.solver import Climb, Running, Search, Solution, Status, improve
from tantrix.solver import longest as longest_of
from tantrix.solver.search import MOST_THREADS

_SECONDS = 60
"""How long something better is looked for where nobody says."""

_STATUSES = {Status.SOLVED: DONE, Status.UNSOLVABLE: NO, Status.STOPPED: STOPPED}


@command("solve")
@with_puzzle_options
@option("all", "every", is_flag=True)
@option("count", "number", is_flag=True)
@option("longest", is_flag=True)
@option("seconds", type=click.FloatRange(0, 10**7), default=None)
@option("threads", type=click.IntRange(1, 256), default=None)
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
    threads: int | None,
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
    check_picture(svg, alone=not (as_json or every))
    task = puzzle_of(puzzle, options, some=longest)
    if number and task.scored is not None:
        raise TantrixError("bad.search.scored")
    laid = _laid(table, task, longest=longest)
    if longest:
        running: Running = _longest(task, seconds or _SECONDS, seed)
    elif task.scored is not None:
        time = _SECONDS if seconds is None else seconds
        threads = threads or min(cpu_count() or 1, MOST_THREADS)
        running = improve(task, task.scored, laid, seconds=time, seed=seed, threads=threads)
    else:
        first = not (every or number)
        keep = None if every else 1
        running = Search(
            task, laid, first=first, keep=keep, seconds=seconds, seed=seed, threads=threads or 1
        )
    found: list[Solution] = []
    if isinstance(running, Climb):
        picture = report(task, svg, as_json=as_json, every=every, number=number)
        _watch(running, found.append if longest else _live(found, picture, svg))
        task = _of_these(task, found[-1:]) if longest else task
    output = report(task, svg, as_json=as_json, every=every, number=number)
    for one in found if every else found[-1:]:
        output.solution(one)
    if not isinstance(running, Climb):
        _watch(running, output.solution)
    answer = running.answer(found)
    output.end(answer)
    ctx.exit(_STATUSES[answer.status])


def _laid(table: Path | None, task: Puzzle, *, longest: bool) -> list[Placement]:
    """Return the one arrangement of a file, from which the search goes on."""
    if table is None:
        return []
    if longest:
        raise TantrixError("cli.solve.from")
    found = read_solutions(table)
    if len(found) != 1:
        raise TantrixError("cli.solve.from_one", count=len(found))
    if task.scored is None and (faults := table_faults(task, found[0])):
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


def _live(
    found: list[Solution], picture: SolveReport, svg: Path | None
) -> Callable[[Solution], None]:
    """Return what keeps each arrangement, and draws it in a file that can be watched."""

    def keep(one: Solution) -> None:
        found.append(one)
        if svg != common.STANDARD:
            picture.draw(one, len(found))

    return keep


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
